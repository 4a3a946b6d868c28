// The notation of actions: written and parsed only here on the page. The server's counterpart is notation/actions.py.

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

/** A parsed action: its verb and what it names. A card is one name. */
export interface Action {
  verb: Verb;
  names: readonly string[];
  /** The last name, which for most actions is the only one; empty if it names nothing. */
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
