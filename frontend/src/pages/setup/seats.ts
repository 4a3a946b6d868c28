// The seats of a table that is being set up.
import type { ChairRequest } from "../../client/tables.ts";
import { say } from "../../i18n/texts.ts";

export type Kind = "link" | "device" | "bot";
export const KINDS: readonly Kind[] = ["link", "device", "bot"];

/** A seat besides the user's own, which is always the first. */
export interface Seat {
  /** Stays with the seat while others come and go. */
  id: number;
  kind: Kind;
  /** The name of the person who shares this device. */
  name: string;
  mind: string;
}

let last = 0;

/** A new seat. */
export function newSeat(kind: Kind, mind: string, name = ""): Seat {
  last += 1;
  return { id: last, kind, mind, name };
}

/** The seats as the server expects them. */
export function chairRequests(me: string, seats: readonly Seat[]): ChairRequest[] {
  return [
    { name: me },
    ...seats.map(({ kind, name, mind }) => kind === "bot" ? { mind } : kind === "device" ? { name } : {}),
  ];
}

/** What is missing before the table can be opened; null if nothing. */
export function missingText(me: string, seats: readonly Seat[], players: readonly number[]): string | null {
  if (!me.trim()) return say("start-missing-own");
  const nameless = seats.findIndex(({ kind, name }) => kind === "device" && !name.trim());
  if (nameless >= 0) return say("start-missing-name", { seat: say(`seat-${nameless + 2}`) });
  if (!players.includes(seats.length + 1)) return say("start-missing-seats", { least: Math.min(...players) });
  return null;
}
