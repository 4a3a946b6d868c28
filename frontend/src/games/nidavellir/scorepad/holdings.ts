// What a player of Nidavellir holds, as the score pad stores it.
import type { Holdings } from "../../game.ts";

/** A column of an army without its cards; what is not known is left out. */
export interface CountedColumn {
  ranks?: number;
  points?: number;
}

export interface NidavellirHoldings {
  /** By class: the picked cards, or only their ranks and points. */
  army: Readonly<Record<string, string | CountedColumn>>;
  heroes: string;
  coins: string;
  gem: number;
}

export const EMPTY = { army: {}, heroes: "", coins: "", gem: 0 };

export function holdingsOf(holdings: Holdings): NidavellirHoldings {
  return { ...EMPTY, ...holdings };
}

/** Words separated by spaces, with one more. */
export function withWord(words: string, word: string): string {
  return words ? `${words} ${word}` : word;
}

/** Words without the one at an index. */
export function withoutWord(words: string, place: number): string {
  return words.split(" ").filter((_, at) => at !== place).join(" ");
}
