// Nidavellir in words: names of cards, coins, columns, heroes, places and taverns, and actions as phrases.
import type { Closed, Snapshot } from "../../client/types.ts";
import { TABLES } from "../../generated/nidavellir.ts";
import { listNames } from "../../i18n/list.ts";
import { type Args, hasMessage, say, signed } from "../../i18n/texts.ts";
import { parseAction } from "./actions.ts";
import type { NidavellirChoice, NidavellirSheet } from "./types.ts";

/** The name of a card, with its points. */
export function card(words: string): string {
  const [kind = "", value = ""] = words.split(" ");
  if (kind === "?") return "?";
  if (kind === "offering") return say("card-offering-plus", { plus: value });
  if (kind === "smith") return say("card-smith");
  if (!hasMessage(`class-${kind}`)) return hero(kind);
  const name = say(`class-${kind}`);
  return value ? say("card-class-points", { class: name, points: value }) : name;
}

/** The name of a card, without its points. */
export function cardName(words: string): string {
  const [kind = ""] = words.split(" ");
  return hasMessage(`class-${kind}`) ? say(`class-${kind}`) : card(words);
}

export function coin(words: string): string {
  if (words === "3s") return say("coin-special");
  return words === "5t" ? say("coin-treasury-5") : words;
}

export function coins(words: string): string {
  return listNames(words.split(" ").map(coin));
}

export function column(name: string): string {
  return say(`class-${name}.plural`);
}

/** A hero's short name. */
export function hero(name: string): string {
  const key = `hero-${name}`;
  return say(hasMessage(`${key}.short`) ? `${key}.short` : key);
}

export function place(name: string): string {
  return say(name === "?" ? "place-unknown" : `place-${name}`);
}

export function tavern(name: string): string {
  return say(`tavern-${TABLES.taverns.findIndex((tavern) => tavern === name) + 1}`);
}

/** A part of a score. */
export function part(name: string): string {
  return hasMessage(`class-${name}`) ? column(name) : say(`score-part-${name}`);
}

/** A row of the score sheet, where heroes without a column have their own. */
export function sheetPart(name: string): string {
  return name === "heroes" ? say("nid-sheet-neutral") : part(name);
}

/** How a part of a seat's score is reached, in the words printed beside the figure. */
export function figure(sheet: NidavellirSheet, name: string, snapshot: Snapshot): string {
  return sheet.terms[name]?.map(({ key, args }) => named(key, args, snapshot)).join(", ") ?? "";
}

/** An action as a person would say it. */
export function action(choice: NidavellirChoice): string {
  const { verb, names, name } = parseAction(choice.words);
  switch (verb) {
    case "stay":
      return say("action-stay");
    case "take":
    case "keep":
      return card(name);
    case "hero":
      return hero(name);
    case "place":
    case "discard":
      return listNames(names.map(column));
    case "bid":
      return names.map(coin).join(", ");
    case "transform":
      return say("action-transform", { coin: coin(name), place: place(names[0]!) });
    case "trade":
      return say("action-trade", { high: coin(names[0]!), low: coin(name) });
    default:
      return say(`action-${verb}`, { coin: coin(name) });
  }
}

/** The immediate effects of a choice, each as a phrase. */
export function effects(choice: NidavellirChoice): string[] {
  const { words: _words, code: _code, gives, ...rest } = choice;
  return Object.entries(rest).map(([name, value]) => {
    let args: Args = { value: value as string | number };
    if (name === "gets") args = { gives: coins(gives ?? ""), gets: coins(String(value)) };
    else if (name === "pouch" || name === "trade") args = { value: coins(String(value)) };
    else if (name === "points") args = { value: Number(value), signed: signed(Number(value)) };
    else if (name === "discards") args = { value: listNames(String(value).split(", ").map(card)) };
    return say(`effect-${name.replaceAll("_", "-")}`, args);
  });
}

/** Why a choice is closed; its rule is shown beside it. */
export function closed(reason: Closed, snapshot: Snapshot): string {
  return named(reason.reason, reason.args, snapshot);
}

/** A message whose arguments are items of the game, each by its name. */
export function named(key: string, things: Readonly<Record<string, unknown>>, snapshot: Snapshot): string {
  const printers: Record<string, (value: string) => string> = { card, coin, column, hero, place, tavern };
  const args = Object.entries(things).map(([name, value]) => {
    if (name === "seat") return [name, snapshot.chairs[Number(value)]?.name ?? ""];
    return [name, printers[name]?.(String(value)) ?? value];
  });
  return say(key, Object.fromEntries(args) as Args);
}

/** The name of a choice out of context; a bid coin by coin with its tavern. */
export function choice(one: NidavellirChoice): string {
  const { verb, names } = parseAction(one.words);
  if (verb !== "bid") return action(one);
  const short = (at: number) => say(`tavern-${at + 1}.short`);
  return names.map((words, at) => say("hint-bid", { coin: coin(words), tavern: short(at) })).join(", ");
}
