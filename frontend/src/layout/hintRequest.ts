// What would you do? One hint at a time, for the decision that its seat is asked; with that it goes away.
import { signal } from "@preact/signals";
import type { Eyes } from "../client/viewerClient.ts";
import type { Hint } from "../client/types.ts";
import { send } from "./selection.ts";

interface Asked {
  of: Eyes;
  decision: string;
  /** The bid that was sealed then: a new one answers the hint. */
  bid: string | null;
  /** Null while it is thought about. */
  told: Hint | null;
}

const asked = signal<Asked | null>(null);

/** The hint for what these eyes are asked now, or that one is thought about. */
export function hintFor(eyes: Eyes): Asked | null {
  const [found, told] = [asked.value, eyes.told.value];
  if (!found || found.of !== eyes || found.decision !== told?.decision?.id || found.bid !== told.bid) return null;
  return found;
}

/** Ask for a hint; what comes after its moment is dropped. */
export async function ask(eyes: Eyes): Promise<void> {
  const told = eyes.told.value;
  const decision = told?.decision?.id;
  if (!decision || hintFor(eyes)) return;
  const mine: Asked = { of: eyes, decision, bid: told.bid, told: null };
  asked.value = mine;
  const came = await send(
    eyes.hint(decision).then((hint) => {
      if (asked.value === mine) asked.value = { ...mine, told: hint };
    }),
    false,
  );
  if (!came && asked.value === mine) forget();
}

/** The hint is not shown any more. */
export function forget(): void {
  asked.value = null;
}
