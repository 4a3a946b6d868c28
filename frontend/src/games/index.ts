// The games of the page. Code outside this folder gets a game only from here, by its name.
import { offers } from "../client/tables.ts";
import { dwarf } from "./dwarf/index.ts";
import type { Game, TableGame } from "./game.ts";
import { nidavellir } from "./nidavellir/index.ts";
import { textGame } from "./textgame/index.ts";

export type {
  FoundThing,
  Game,
  Holdings,
  Rulebook,
  ScorePad,
  ScorePadRow,
  TableGame,
  Thing,
  ThingGroup,
} from "./game.ts";

/** The games that the page draws. */
export const GAMES: readonly [Game, ...Game[]] = [nidavellir, dwarf];

/** Find a game by its name, if the page draws it. */
export function findGame(name: string): Game | undefined {
  return GAMES.find((game) => game.name === name);
}

/** The game of a table; one that the page does not draw is shown as text. */
export function gameOf({ game }: { readonly game: string }): TableGame {
  return findGame(game) ?? textGame(game);
}

/** All games of this server, as far as they are known. */
export function allGames(): readonly TableGame[] {
  const others = offers.value?.games.filter(({ name }) => !findGame(name)) ?? [];
  return [...GAMES, ...others.map(({ name }) => textGame(name))];
}
