// The notation of actions: written and parsed only here on the page. The server's counterpart is notation/actions.py.
import type { Gains } from "./types.ts";

export type Verb =
  | "worker"
  | "special"
  | "pass"
  | "sell"
  | "recall"
  | "order"
  | "turn"
  | "join"
  | "first"
  | "exchange"
  | "decline";

/** A parsed action. */
export interface Action {
  verb: Verb;
  /** Its location or pile; null if it names none. */
  number: number | null;
  card: string;
  goods: Gains;
  glory: boolean;
}

export function parseAction(words: string): Action {
  const [verb, ...rest] = words.split(" ") as [Verb, ...string[]];
  const plain = { verb, number: null, card: "", goods: {}, glory: false };
  switch (verb) {
    case "sell":
    case "order":
      return {
        ...plain,
        goods: Object.fromEntries(rest.flatMap((word, at) => at % 2 ? [[word, Number(rest[at - 1])]] : [])),
      };
    case "special":
      return { ...plain, number: Number(rest[0]), glory: rest.length > 1 };
    case "pass":
    case "exchange":
    case "decline":
      return plain;
    default:
      return { ...plain, number: Number(rest[0]), card: rest.slice(1).join(" ") };
  }
}

export function printAction(
  verb: Verb,
  { number, card, glory }: { number?: number; card?: string; glory?: boolean } = {},
): string {
  return [verb, number, card, glory && "glory"].filter(Boolean).join(" ");
}
