// The types of what the server sends about Dwarf.
import type { Schemas } from "../../client/types.ts";

export type DwarfView = Schemas["DwarfView"];
export type DwarfSeat = Schemas["DwarfSeat"];
export type DwarfFacts = Schemas["DwarfFacts"];
export type DwarfChoice = Schemas["DwarfChoice"];

/** So much of each good comes, or goes. */
export type Gains = { [good: string]: number | undefined };

/** A choice as it is sent: what is not the case is left out. */
export type SentChoice = Partial<DwarfChoice> & { words: string };
