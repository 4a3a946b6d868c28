// What people do at a table before the game: sit down, get up, give a chair to a bot, begin.
import { signal } from "@preact/signals";
import { request } from "../client/requests.ts";
import { errorText } from "../i18n/errors.ts";
import { releaseSeat } from "../client/heldSeats.ts";

/** Something is under way. */
export const acting = signal(false);
/** Why the last act was refused. */
export const refused = signal<string | null>(null);

/** Do something; what is refused is said. Tells whether it is done. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  if (acting.value) return false;
  acting.value = true;
  refused.value = null;
  try {
    await work();
    return true;
  } catch (error) {
    refused.value = errorText(error);
    return false;
  } finally {
    acting.value = false;
  }
}

/** Get up from a seat. */
export async function standUp(table: string, seat: number, token: string): Promise<void> {
  await request(`/api/tables/${table}/leave`, {}, token);
  releaseSeat(table, seat);
}

/** Give a chair to a bot, or an absent player's seat. */
export async function handOver(table: string, seat: number, mind: string, token: string): Promise<void> {
  await request(`/api/tables/${table}/hand-over`, { seat, mind }, token);
}
