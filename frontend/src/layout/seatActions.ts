// What people do at a table before the game: sit down, get up, give a chair to a bot, begin.
import { signal } from "@preact/signals";
import { releaseSeat } from "../client/heldSeats.ts";
import { request } from "../client/requests.ts";
import { errorText } from "../i18n/errors.ts";

/** Something is under way. */
export const isBusy = signal(false);
/** Why the last act was refused. */
export const refusalText = signal<string | null>(null);

/** Do something and keep the text of a refusal. Returns whether it was done. */
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

/** Give a chair to a bot, or an absent player's seat. */
export async function handOver(table: string, seat: number, mind: string, token: string): Promise<void> {
  await request(`/api/tables/${table}/hand-over`, { seat, mind }, token);
}
