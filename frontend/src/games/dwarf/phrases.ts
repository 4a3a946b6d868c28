// Dwarf in words: names of cards, Special Actions, goods and losses, and actions as phrases.
import type { Closed, Snapshot } from "../../client/types.ts";
import { listNames } from "../../i18n/list.ts";
import { type Args, hasMessage, say, signed } from "../../i18n/texts.ts";
import { parseAction } from "./actions.ts";
import type { Gains, SentChoice } from "./types.ts";

const DECKS = ["a", "b", "s"];
/** The effects that an action's own words already state. */
const SAID_BY_ACTION: Record<string, readonly string[]> = {
  worker: ["card"],
  recall: ["card"],
  exchange: ["card", "location"],
  decline: ["card", "location"],
  special: ["action"],
  sell: ["gains"],
  order: ["gains"],
};
/** The effects that are stated together with others, or that the table shows. */
const SAID_BY_TABLE = ["words", "code", "answer_card", "answer_rule", "answer_aims", "strikes", "losses", "saves"];

/** Strip a card's words of the letter of its deck: `forge axe a` is a `forge axe`. */
export function plain(card: string): string {
  const parts = card.split(" ");
  return DECKS.includes(parts.at(-1)!) ? parts.slice(0, -1).join(" ") : card;
}

/** The name of a card; words that are not a card are returned unchanged. */
export function card(words: string): string {
  const key = `dwarf-card-${plain(words).replaceAll(" ", "-")}`;
  return hasMessage(key) ? say(key) : words;
}

/** The name of a card if room is scarce and its drawing is beside it: «Sword», not «Forge Sword». */
export function cardName(words: string): string {
  const key = `dwarf-web-name-${plain(words).replaceAll(" ", "-")}`;
  return hasMessage(key) ? say(key) : card(words);
}

/** A location with its card: «4 Gold Seam». */
export function place(location: number, words: string): string {
  return say("dwarf-web-place", { location, card: cardName(words) });
}

export function special(action: string): string {
  return say(`special-${action.replaceAll(" ", "-")}`);
}

export function good(name: string): string {
  return say(`good-${name}`);
}

/** Gains and losses with their signs: −3 iron, +2 steel. */
export function gains(changes: Gains): string {
  return amounts(changes, signed).join(", ");
}

/** Amounts without signs: 3 iron, 2 steel. */
export function goods(given: Gains): string {
  return amounts(given, (amount) => String(Math.abs(amount))).join(", ");
}

function amounts(given: Gains, sign: (amount: number) => string): string[] {
  return Object.entries(given).map(([name, amount = 0]) =>
    say(`goods-${name}`, { count: Math.abs(amount), signed: sign(amount) })
  );
}

/** What an attack takes from each seat; seats that lose nothing are left out. */
export function losses(lost: readonly Gains[], names: readonly string[]): string {
  const parts = lost.map((one, seat) => ({ one, name: names[seat] ?? "" })).filter(({ one }) =>
    Object.keys(one).length > 0
  );
  if (!parts.length) return say("dwarf-no-losses");
  return `${parts.map(({ one, name }) => say("labelled", { label: name, text: gains(one) })).join("; ")}.`;
}

/** An action as a person would say it. */
export function action(choice: SentChoice, asked: string): string {
  const { verb, number, card: named, goods: mix, glory } = parseAction(choice.words);
  switch (verb) {
    case "worker":
      return card(choice.card ?? "");
    case "special":
      return say(`dwarf-action-special${glory ? "-glory" : ""}`, {
        action: special(choice.action ?? ""),
        pile: number!,
      });
    case "sell":
    case "order":
      return say(`dwarf-action-${verb}`, { goods: goods(mix) });
    case "pass":
      return say(asked === "helper" ? "dwarf-action-pass-helper" : "dwarf-action-pass");
    default:
      return say(`dwarf-action-${verb}`, {
        location: number ?? "",
        card: card(named || (choice.card ?? "")),
      });
  }
}

/** The immediate effects of a choice, each as a phrase. */
export function effects(choice: SentChoice, names: readonly string[]): string[] {
  const said = [...(SAID_BY_ACTION[parseAction(choice.words).verb] ?? []), ...SAID_BY_TABLE];
  const left = Object.entries(choice).filter(([name]) => !said.includes(name));
  return left.map(([name, value]) => {
    const key = name === "answer_helpers" ? "helpers" : name.replaceAll("_", "-");
    return say(`dwarf-effect-${key}`, effectArgs(name, value, choice, names));
  });
}

function effectArgs(name: string, value: unknown, choice: SentChoice, names: readonly string[]): Args {
  switch (name) {
    case "answer":
      return { value: Number(value), rule: choice.answer_rule ?? "" };
    case "answer_helpers":
      return { value: listNames((value as number[]).map(String)) };
    case "early":
      return { value: listNames((value as number[]).map((seat) => names[seat] ?? "")) };
    case "short":
      return { value: goods(value as Gains) };
    case "card":
      return { value: card(String(value)) };
    case "action":
      return { value: special(String(value)) };
    default:
      return { value: typeof value === "object" ? gains(value as Gains) : (value as string | number) };
  }
}

/** Why a choice is closed; its rule is shown beside it. */
export function closed(reason: Closed, seats: Snapshot): string {
  return named(reason.reason, reason.args, seats);
}

/** A message whose arguments are items of the game, each by its name; an automated opponent sits after the players. */
export function named(key: string, things: Readonly<Record<string, unknown>>, seats: Snapshot): string {
  const names = [...seats.chairs.map(({ name }) => name), ...seats.opponents];
  const printers: Record<string, (value: never) => string> = {
    seat: (seat: number) => names[seat] ?? "",
    card,
    action: special,
    good,
    gains,
    goods,
  };
  const args = Object.entries(things).map(([name, value]) => [name, printers[name]?.(value as never) ?? value]);
  return say(key, Object.fromEntries(args) as Args);
}

/** The name of a choice out of context; a worker's location with its number. */
export function choice(one: SentChoice, asked: string): string {
  const { verb, number } = parseAction(one.words);
  if (verb !== "worker") return action(one, asked);
  return say("dwarf-web-place", { location: number!, card: card(one.card ?? "") });
}
