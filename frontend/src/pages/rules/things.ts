// The things of the games that the page explains, found by their words: `card warrior 6`, `coin 5t`, `location forge axe b`.
import { TABLES } from "../../generated/tables.ts";
import { coin as coinName } from "../../games/nidavellir/phrases.ts";
import { say } from "../../i18n/texts.ts";
import { coinKind } from "../../games/nidavellir/pieces.tsx";
import type { Game } from "./rules.ts";

export interface Thing {
  words: string;
  name: string;
  art: string;
  rules: string;
  text: string;
}

export interface ThingGroup {
  name: string;
  things: readonly Thing[];
}

/** A thing as it was asked for: which one, what it is called, and the number on it. */
export interface Shown {
  thing: Thing;
  title: string;
  value: string;
}

export function groupsOf(game: Game): ThingGroup[] {
  return Object.entries(TABLES.things[game]).map(([name, things]) => ({ name, things: things as readonly Thing[] }));
}

const ALL: readonly Thing[] = (Object.keys(TABLES.things) as Game[]).flatMap((game) =>
  groupsOf(game).flatMap(({ things }) => things)
);

function thing(words: string): Thing | null {
  return ALL.find((one) => one.words === words) ?? null;
}

/** The thing that words name; null if there is none. */
export function find(words: string): Shown | null {
  const [kind = "", name = "", ...more] = words.split(" ");
  const found = special(kind, name, more.join(" ")) ?? plain(thing(words)) ?? byBeginning(words);
  return found ?? plain(ALL.find((one) => one.words.endsWith(` ${words.slice(kind.length + 1) || kind}`)) ?? null);
}

export function plain(found: Thing | null): Shown | null {
  return found && { thing: found, title: say(found.name), value: "" };
}

/** Things that carry a number. */
function special(kind: string, name: string, value: string): Shown | null {
  if (kind === "coin") return coin(name);
  if (kind === "gem") return numbered(thing(name === "6" ? "gem 6" : "gem"), "help-gem-value", name);
  if (kind === "offering") return numbered(thing("card offering"), "card-offering-plus", name);
  if (kind !== "card" && kind !== "class") return null;
  if (name in TABLES.heroes) return plain(thing(`hero ${name}`));
  const found = thing(`card ${name}`);
  if (name === "offering") return numbered(found, "card-offering-plus", value);
  if (!found || !value) return plain(found);
  return { thing: found, title: say("card-class-points", { class: say(found.name), points: value }), value };
}

function numbered(found: Thing | null, key: string, value: string): Shown | null {
  if (!found || !value) return plain(found);
  return { thing: found, title: say(key, { value, plus: value }), value };
}

function coin(name: string): Shown | null {
  const exact = thing(`coin ${name}`);
  if (exact) return { thing: exact, title: say(exact.name), value: /\d/.test(name) ? name : "" };
  const found = thing(`coin ${coinKind(name)}`);
  return found && { thing: found, title: say("help-coin-value", { coin: coinName(name) }), value: name };
}

/** Words that go on after the thing's own, as cards have the letter of their deck. */
function byBeginning(words: string): Shown | null {
  const begins = ALL.filter((one) => words.startsWith(`${one.words} `));
  return plain(begins.sort((a, b) => b.words.length - a.words.length)[0] ?? null);
}
