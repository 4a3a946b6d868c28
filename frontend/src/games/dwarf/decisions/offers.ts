// What the special decisions of Dwarf share: the choices, and the location that a choice is about.
import type { Closed, Snapshot } from "../../../client/types.ts";
import { parseAction } from "../actions.ts";
import type { Gains, SentChoice } from "../types.ts";

/** Whether the prompt takes the whole stage; otherwise the mine stays, with its locations as the choices. */
export function takesStage(snapshot: Snapshot): boolean {
  return snapshot.decision?.kind === "recall";
}

/** The location that a choice, open or closed, is about. */
export function locationOf(choice: { words: string }): number | null {
  const { verb, number } = parseAction(choice.words);
  return verb === "special" ? null : number;
}

export function offersOf(snapshot: Snapshot): readonly SentChoice[] {
  return (snapshot.decision?.choices ?? []) as readonly SentChoice[];
}

export function offerOf(snapshot: Snapshot, words: string | null): SentChoice | undefined {
  return offersOf(snapshot).find((offer) => offer.words === words);
}

/** The goods that an action names: `sell 2 iron 3 gold`; null if it names none. */
export function mixOf(choice: { words: string }): Gains | null {
  const { verb, goods } = parseAction(choice.words);
  return verb === "sell" || verb === "order" ? goods : null;
}

export function sumOf(mix: Gains): number {
  return Object.values(mix).reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
}

/** The choice, open or closed, with exactly this mix. */
export function meaning<Named extends { words: string }>(choices: readonly Named[], mix: Gains): Named | undefined {
  return choices.find((choice) => {
    const own = mixOf(choice);
    return own && sumOf(own) === sumOf(mix) && Object.entries(own).every(([good, amount]) => mix[good] === amount);
  });
}

/** The least and the most of a good in any mix of the decision. */
export function rangeOf(snapshot: Snapshot, good: string): [number, number] {
  const named: readonly (SentChoice | Closed)[] = [...offersOf(snapshot), ...(snapshot.decision?.closed ?? [])];
  const amounts = named.flatMap((choice) => {
    const mix = mixOf(choice);
    return mix ? [mix[good] ?? 0] : [];
  });
  return [Math.min(...amounts), Math.max(...amounts)];
}

/** The total number of resources in a mix. */
export function wholeOf(snapshot: Snapshot): number {
  return Math.max(...offersOf(snapshot).map((offer) => sumOf(mixOf(offer) ?? {})));
}
