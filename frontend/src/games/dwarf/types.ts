// The types of what the server sends about Dwarf.
import type { Schemas } from "../../client/types.ts";

export type DwarfView = Schemas["DwarfView"];
export type DwarfSeat = Schemas["DwarfSeat"];
export type DwarfFacts = Schemas["DwarfFacts"];
export type DwarfChoice = Schemas["DwarfChoice"];

/** Gains or losses of each good. */
export type Gains = { [good: string]: number | undefined };

/** A choice as sent: members with default values are left out. */
export type SentChoice = Partial<DwarfChoice> & { words: string };
