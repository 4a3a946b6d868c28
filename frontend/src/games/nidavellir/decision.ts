// What a special decision of Nidavellir needs from a snapshot, with its types.
import type { Closed, Snapshot } from "../../client/types.ts";
import { chosen } from "../../layout/selection.ts";
import type { NidavellirChoice, NidavellirDetails, NidavellirFacts, NidavellirSeat, NidavellirView } from "./types.ts";

/** What a choice changes; unchanged members are left out. */
export type Details = Pick<NidavellirDetails, "columns"> & Partial<NidavellirDetails>;

/** A choice with its effects and changes. */
export type Option = Pick<NidavellirChoice, "words" | "code"> & Partial<NidavellirChoice> & { details: Details };

const NO_DETAILS: Details = { columns: {} };

export function viewOf(snapshot: Snapshot): NidavellirView {
  return snapshot.view as NidavellirView;
}

export function factsOf(snapshot: Snapshot): NidavellirFacts {
  return snapshot.facts as NidavellirFacts;
}

/** The seat that has to decide. */
export function asked(snapshot: Snapshot): number {
  return snapshot.decision?.seat ?? snapshot.seat ?? 0;
}

export function mySeat(snapshot: Snapshot): NidavellirSeat {
  return viewOf(snapshot).seats[asked(snapshot)]!;
}

/** All legal choices. */
export function options(snapshot: Snapshot): Option[] {
  const decision = snapshot.decision;
  const choices = (decision?.choices ?? []) as NidavellirChoice[];
  return choices.map((choice) => ({ ...choice, details: decision?.details[choice.words] ?? NO_DETAILS }));
}

export function option(snapshot: Snapshot, words: string): Option | undefined {
  return options(snapshot).find((one) => one.words === words);
}

/** The current choice, if it belongs to this decision. */
export function chosenOption(snapshot: Snapshot): Option | undefined {
  return chosen.value === null ? undefined : option(snapshot, chosen.value);
}

export function closedOne(snapshot: Snapshot, words: string): Closed | undefined {
  return snapshot.decision?.closed.find((one) => one.words === words);
}

/** A click chooses, a second one clears the choice. */
export function toggle(words: string): void {
  chosen.value = chosen.value === words ? null : words;
}

/** The card on top of a seat's column: a word of the view, or nothing. */
export function topOf(seat: NidavellirSeat, column: string): string {
  const cards = (seat.army as Record<string, string>)[column] ?? "";
  return cards.split(" ").filter(Boolean).at(-1) ?? "";
}

/** The card that a word in a column means: its points, `-`, `smith`, or a hero. */
export function cardIn(column: string, word: string): string {
  if (/^\d+$/.test(word)) return `${column} ${word}`;
  return word === "-" ? column : word;
}
