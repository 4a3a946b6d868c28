// The options of a game while a table is being set up.
import type { Options } from "../../client/tables.ts";
import type { Offer, Option } from "../../client/types.ts";
import { findGame } from "../../games/index.ts";

/** What somebody has chosen; the rest is as in the edition or the box. */
export type Chosen = Readonly<Record<string, string>>;

export function sortedOptions(offer: Offer, alone: boolean): { first: Option[]; more: Option[] } {
  const fitting = offer.options.filter((option) => alone || !option.alone);
  const main = findGame(offer.name)?.setup.mainOptions ?? [];
  const first = main.flatMap((name) => fitting.filter((option) => option.name === name));
  return { first, more: fitting.filter((option) => !first.includes(option)) };
}

/** The current value: chosen, or as in the edition, or the first one. */
export function valueOf(offer: Offer, option: Option, chosen: Chosen): string {
  const edition = offer.editions[chosen["edition"] ?? String(offer.options[0]?.values[0])];
  const usual = edition?.[option.name] ?? option.values.find((value) => value !== "none");
  return chosen[option.name] || String(usual);
}

/** Add a choice; another edition brings its own values. */
export function withChoice(offer: Offer, chosen: Chosen, name: string, value: string): Chosen {
  if (name !== "edition") return { ...chosen, [name]: value };
  const kept = Object.entries(chosen).filter(([other]) => !(other in (offer.editions[value] ?? {})));
  return { ...Object.fromEntries(kept), edition: value };
}

/** The chosen options for the server, which completes the rest. */
export function chosenOptions(offer: Offer, chosen: Chosen, alone: boolean): Options {
  const given: Options = {};
  for (const option of offer.options) {
    const value = (option.values as Options[string][]).find((one) => String(one) === chosen[option.name]);
    if (value !== undefined && (alone || !option.alone)) given[option.name] = value;
  }
  return given;
}
