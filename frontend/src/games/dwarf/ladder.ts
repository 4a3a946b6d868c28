// The ladder of automated opponents: whom this device has played, and the results (D8.9).
import { stored } from "../../client/storage.ts";
import { TABLES } from "../../generated/dwarf.ts";

export const OPPONENTS = TABLES.opponents.filter((opponent) => opponent !== "none");

/** The result of a game of the solo ladder, newest last. */
export interface LadderGame {
  table: string;
  opponent: string;
  won: boolean;
}

export const ladder = stored<LadderGame[]>("ladder", []);

/** Remember the result of a ladder game; each table counts once. */
export function recordLadderGame(game: LadderGame): void {
  if (!ladder.value.some((other) => other.table === game.table)) ladder.value = [...ladder.value, game];
}

/** Whether this device has beaten an opponent. */
export function isBeaten(opponent: string): boolean {
  return ladder.value.some((game) => game.won && game.opponent === opponent);
}
