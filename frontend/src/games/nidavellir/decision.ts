// What a special decision of Nidavellir needs from a message, with its types.
import { chosen } from "../../layout/selection.ts";
import type {
  Closed,
  NidavellirChoice,
  NidavellirDetails,
  NidavellirFacts,
  NidavellirSeat,
  NidavellirView,
  Told,
} from "../../client/types.ts";

/** What a choice changes; what does not change is left out. */
export type Details = Pick<NidavellirDetails, "columns"> & Partial<NidavellirDetails>;

/** A choice with what it does and changes. */
export type Option = Pick<NidavellirChoice, "words" | "code"> & Partial<NidavellirChoice> & { details: Details };

const NO_DETAILS: Details = { columns: {} };

export function viewOf(told: Told): NidavellirView {
  return told.view as NidavellirView;
}

export function factsOf(told: Told): NidavellirFacts {
  return told.facts as NidavellirFacts;
}

/** The seat that is asked. */
export function asked(told: Told): number {
  return told.decision?.seat ?? told.seat ?? 0;
}

export function mySeat(told: Told): NidavellirSeat {
  return viewOf(told).seats[asked(told)]!;
}

/** All legal choices. */
export function options(told: Told): Option[] {
  const decision = told.decision;
  const choices = (decision?.choices ?? []) as NidavellirChoice[];
  return choices.map((choice) => ({ ...choice, details: decision?.details[choice.words] ?? NO_DETAILS }));
}

export function option(told: Told, words: string): Option | undefined {
  return options(told).find((one) => one.words === words);
}

/** What is chosen now, if it is a choice of this decision. */
export function chosenOption(told: Told): Option | undefined {
  return chosen.value === null ? undefined : option(told, chosen.value);
}

export function closedOne(told: Told, words: string): Closed | undefined {
  return told.decision?.closed.find((one) => one.words === words);
}

/** A click chooses, a second one puts back. */
export function toggle(words: string): void {
  chosen.value = chosen.value === words ? null : words;
}

/** What lies on top of a column of a seat: a word of the view, or nothing. */
export function topOf(seat: NidavellirSeat, column: string): string {
  const cards = (seat.army as Record<string, string>)[column] ?? "";
  return cards.split(" ").filter(Boolean).at(-1) ?? "";
}

/** The card that a word inside a column means: its points, `-`, `smith`, or a hero. */
export function cardIn(column: string, word: string): string {
  if (/^\d+$/.test(word)) return `${column} ${word}`;
  return word === "-" ? column : word;
}
