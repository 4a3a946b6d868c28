// The items that the page explains, found by their words: `card warrior 6`, `coin 5t`, `location forge axe b`.
import { type FoundThing, type Game, GAMES, type Thing } from "../../games/index.ts";
import { say } from "../../i18n/texts.ts";

/** An item that was found, with its game. */
export interface ShownThing extends FoundThing {
  game: Game;
}

interface Entry {
  game: Game;
  thing: Thing;
}

const ALL: readonly Entry[] = GAMES.flatMap((game) =>
  game.rulebook.groups.flatMap(({ things }) => things.map((thing) => ({ game, thing })))
);

/** Find the item that words name; null if there is none. */
export function findThing(words: string): ShownThing | null {
  for (const game of GAMES) {
    const found = game.rulebook.findNumbered(words);
    if (found) return { game, ...found };
  }
  const kind = words.split(" ")[0]!;
  const end = ` ${words.slice(kind.length + 1) || kind}`;
  const found = ALL.find(({ thing }) => thing.words === words) ?? byBeginning(words) ??
    ALL.find(({ thing }) => thing.words.endsWith(end));
  return found ? { ...found, title: say(found.thing.name), value: "" } : null;
}

/** Find an item by the beginning of the words: cards end with the letter of their deck. */
function byBeginning(words: string): Entry | undefined {
  const begins = ALL.filter(({ thing }) => words.startsWith(`${thing.words} `));
  return begins.sort((a, b) => b.thing.words.length - a.thing.words.length)[0];
}
