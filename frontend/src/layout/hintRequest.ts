// The current hint: one at a time, for one decision; it disappears with the decision.
import { signal } from "@preact/signals";
import type { Hint } from "../client/types.ts";
import type { ViewerClient } from "../client/viewerClient.ts";
import { sendFromDock } from "./selection.ts";

interface HintRequest {
  viewer: ViewerClient;
  decision: string;
  /** The sealed bid at that time; a new one removes the hint. */
  bid: string | null;
  /** Null while the bot thinks. */
  hint: Hint | null;
}

const current = signal<HintRequest | null>(null);

/** The hint or the pending request for this viewer's current decision; null if there is none. */
export function hintFor(viewer: ViewerClient): HintRequest | null {
  const [found, snapshot] = [current.value, viewer.snapshot.value];
  if (!found || found.viewer !== viewer || found.decision !== snapshot?.decision?.id || found.bid !== snapshot.bid) {
    return null;
  }
  return found;
}

/** Ask for a hint; an answer that comes too late is dropped. */
export async function requestHint(viewer: ViewerClient): Promise<void> {
  const snapshot = viewer.snapshot.value;
  const decision = snapshot?.decision?.id;
  if (!decision || hintFor(viewer)) return;
  const mine: HintRequest = { viewer, decision, bid: snapshot.bid, hint: null };
  current.value = mine;
  const came = await sendFromDock(
    viewer.hint(decision).then((hint) => {
      if (current.value === mine) current.value = { ...mine, hint };
    }),
    false,
  );
  if (!came && current.value === mine) dismissHint();
}

/** Hide the hint. */
export function dismissHint(): void {
  current.value = null;
}
