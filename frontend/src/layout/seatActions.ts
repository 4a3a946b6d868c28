// What people do at a table before the game: take a seat, get up, give a seat to a bot, start.
import { signal } from "@preact/signals";
import { releaseSeat } from "../client/heldSeats.ts";
import { request } from "../client/requests.ts";
import { errorText } from "../i18n/errors.ts";

/** Whether a request is running. */
export const isBusy = signal(false);
/** Why the last request was refused. */
export const refusalText = signal<string | null>(null);

/** Try something and keep the text of a refusal. Returns whether it worked. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  if (isBusy.value) return false;
  isBusy.value = true;
  refusalText.value = null;
  try {
    await work();
    return true;
  } catch (error) {
    refusalText.value = errorText(error);
    return false;
  } finally {
    isBusy.value = false;
  }
}

/** Get up from a seat. */
export async function standUp(table: string, seat: number, token: string): Promise<void> {
  await request(`/api/tables/${table}/leave`, {}, token);
  releaseSeat(table, seat);
}

/** Give a free seat, or an absent player's, to a bot. */
export async function handOver(table: string, seat: number, mind: string, token: string): Promise<void> {
  await request(`/api/tables/${table}/hand-over`, { seat, mind }, token);
}
