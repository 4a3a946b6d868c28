// The words of actions: printed and parsed here and nowhere else on the page. The server's are in notation/actions.py.

export type Verb =
  | "bid"
  | "lay"
  | "take"
  | "transform"
  | "hero"
  | "discard"
  | "place"
  | "stay"
  | "trade"
  | "drop"
  | "keep";

/** An action by itself: its verb and what it names. A card is one name. */
export interface Action {
  verb: Verb;
  names: readonly string[];
  /** What it names last, which is all that most actions name; empty if it names nothing. */
  name: string;
}

export function parseAction(words: string): Action {
  const [verb, ...rest] = words.split(" ") as [Verb, ...string[]];
  const names = verb === "take" || verb === "keep" ? [rest.join(" ")] : rest;
  return { verb, names, name: names.at(-1) ?? "" };
}

export function printAction(verb: Verb, ...names: readonly string[]): string {
  return [verb, ...names].join(" ");
}
