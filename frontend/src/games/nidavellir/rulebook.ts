// The rules and items of Nidavellir. Cards, coins and gems carry numbers, so many words name one item.
import { TABLES } from "../../generated/nidavellir.ts";
import { say } from "../../i18n/texts.ts";
import type { FoundThing, Rulebook, Thing } from "../game.ts";
import * as phrases from "./phrases.ts";
import { coinKind } from "./pieces.tsx";
import { ThingArt } from "./ThingArt.tsx";

const groups = Object.entries(TABLES.things).map(([name, things]) => ({ name, things: things as readonly Thing[] }));

export const rulebook: Rulebook = { rules: TABLES.rules.split(" "), groups, findNumbered, ThingArt };

function thing(words: string): Thing | null {
  return groups.flatMap(({ things }) => things).find((one) => one.words === words) ?? null;
}

function findNumbered(words: string): FoundThing | null {
  const [kind = "", name = "", ...more] = words.split(" ");
  const value = more.join(" ");
  if (kind === "coin") return findCoin(name);
  if (kind === "gem") return numbered(thing(name === "6" ? "gem 6" : "gem"), "help-gem-value", name);
  if (kind === "offering") return numbered(thing("card offering"), "card-offering-plus", name);
  if (kind !== "card" && kind !== "class") return null;
  if (name in TABLES.heroes) return plain(thing(`hero ${name}`));
  const found = thing(`card ${name}`);
  if (name === "offering") return numbered(found, "card-offering-plus", value);
  if (!found || !value) return plain(found);
  return { thing: found, title: say("card-class-points", { class: say(found.name), points: value }), value };
}

function findCoin(name: string): FoundThing | null {
  const exact = thing(`coin ${name}`);
  if (exact) return { thing: exact, title: say(exact.name), value: /\d/.test(name) ? name : "" };
  const found = thing(`coin ${coinKind(name)}`);
  return found && { thing: found, title: say("help-coin-value", { coin: phrases.coin(name) }), value: name };
}

function numbered(found: Thing | null, key: string, value: string): FoundThing | null {
  if (!found || !value) return plain(found);
  return { thing: found, title: say(key, { value, plus: value }), value };
}

function plain(found: Thing | null): FoundThing | null {
  return found && { thing: found, title: say(found.name), value: "" };
}
