// The seats that this device holds, table by table.
import { readStored, stored } from "./storage.ts";

/** A seat held by this device, with its token. */
export interface HeldSeat {
  seat: number;
  token: string;
}

export const heldSeats = stored<Record<string, HeldSeat[]>>("seats", {});

/** Remember seats that this device was given at a table. */
export function keepSeats(table: string, given: readonly HeldSeat[]): void {
  const others = (heldSeats.value[table] ?? []).filter((held) => !given.some((one) => one.seat === held.seat));
  heldSeats.value = { ...heldSeats.value, [table]: [...others, ...given].sort((a, b) => a.seat - b.seat) };
}

/** Forget a seat whose person got up. */
export function releaseSeat(table: string, seat: number): void {
  const kept = (heldSeats.value[table] ?? []).filter((held) => held.seat !== seat);
  if (kept.length === 0) forgetTables([table]);
  else heldSeats.value = { ...heldSeats.value, [table]: kept };
}

/** Forget tables that no longer exist. */
export function forgetTables(tables: readonly string[]): void {
  heldSeats.value = Object.fromEntries(Object.entries(heldSeats.value).filter(([table]) => !tables.includes(table)));
}

// Another tab may have taken a seat.
addEventListener("storage", (event) => {
  if (event.key === "dvergar-seats") heldSeats.value = readStored("seats", {});
});
