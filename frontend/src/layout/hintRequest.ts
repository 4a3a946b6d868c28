// What would you do? One hint at a time, for the decision that its seat is asked; with that it goes away.
import { signal } from "@preact/signals";
import type { Hint } from "../client/types.ts";
import type { ViewerClient } from "../client/viewerClient.ts";
import { sendFromDock } from "./selection.ts";

interface HintRequest {
  viewer: ViewerClient;
  decision: string;
  /** The bid that was sealed then: a new one answers the hint. */
  bid: string | null;
  /** Null while it is thought about. */
  hint: Hint | null;
}

const current = signal<HintRequest | null>(null);

/** The hint for what this viewer is asked now, or the request for one; null if there is none. */
export function hintFor(viewer: ViewerClient): HintRequest | null {
  const [found, snapshot] = [current.value, viewer.snapshot.value];
  if (!found || found.viewer !== viewer || found.decision !== snapshot?.decision?.id || found.bid !== snapshot.bid) {
    return null;
  }
  return found;
}

/** Ask for a hint; what comes after its moment is dropped. */
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

/** The hint is not shown any more. */
export function dismissHint(): void {
  current.value = null;
}
