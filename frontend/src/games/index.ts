// The games of the page. Whoever is outside this folder gets to know a game only here, by its name.
import { dwarf } from "./dwarf/index.ts";
import type { Game } from "./game.ts";
import { nidavellir } from "./nidavellir/index.ts";

export type { FoundThing, Game, Holdings, Rulebook, ScorePad, ScorePadRow, Thing, ThingGroup } from "./game.ts";

export const GAMES: readonly [Game, ...Game[]] = [nidavellir, dwarf];

/** The game of a name; undefined if there is none. */
export function findGame(name: string): Game | undefined {
  return GAMES.find((game) => game.name === name);
}

/** The game of a table. */
export function gameOf({ game }: { readonly game: string }): Game {
  const found = findGame(game);
  if (!found) throw new Error(`no game ${game}`);
  return found;
}
