// The tables at which this device has seats, as the server knows them.
import { signal } from "@preact/signals";
import { forgetTables, heldSeats } from "../../client/heldSeats.ts";
import { Refusal, request } from "../../client/requests.ts";
import type { MyTable } from "../../client/types.ts";

/** The most seats in one request. */
const AT_ONCE = 32;

/** A table with all seats that this device holds there. */
export interface OwnTable {
  table: MyTable;
  seats: readonly MyTable[];
}

/** Null until the server has answered. */
export const ownTables = signal<readonly OwnTable[] | null>(null);

/** Load the state of the device's own tables; forget tables that no longer exist. */
export async function loadOwnTables(): Promise<void> {
  const held = Object.entries(heldSeats.value).flatMap(([table, all]) => all.map(({ token }) => ({ table, token })));
  const found: MyTable[] = [];
  for (let from = 0; from < held.length; from += AT_ONCE) {
    const asked = held.slice(from, from + AT_ONCE);
    found.push(...(await request<{ tables: MyTable[] }>("/api/mine", { seats: asked })).tables);
  }
  ownTables.value = sorted(found);
  const missing = held.filter(({ table }) => !found.some((one) => one.table === table));
  for (const { table, token } of missing) if (await isGone(table, token)) forgetTables([table]);
}

/**
 * Whether a table is certainly gone. It may also be missing because the server has a problem, and then its seat must be
 * kept.
 */
async function isGone(table: string, token: string): Promise<boolean> {
  try {
    await request(`/api/tables/${table}`, undefined, token);
    return false;
  } catch (error) {
    return error instanceof Refusal && (error.status === 404 || error.status === 403);
  }
}

function rank({ table, seats }: OwnTable): number {
  if (table.phase === "over") return 3;
  if (table.phase === "open") return 2;
  return seats.some(({ asked }) => asked) ? 0 : 1;
}

function sorted(found: readonly MyTable[]): OwnTable[] {
  const names = [...new Set(found.map(({ table }) => table))].reverse();
  const all = names.map((name) => {
    const seats = found.filter(({ table }) => table === name);
    return { table: seats[0]!, seats };
  });
  return all.sort((one, other) => rank(one) - rank(other));
}
