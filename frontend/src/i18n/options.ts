// What the options of a game and their values are called.

/** The key of an option's name; a value's name has the value behind it, and a sentence about it as attribute `note`. */
export function optionKey(game: string, option: string, value?: unknown): string {
  return ["option", game, option, ...(value === undefined ? [] : [value])].join("-").replaceAll("_", "-");
}
