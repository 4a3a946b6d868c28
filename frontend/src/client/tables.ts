// Requests for opening a table and taking seats, for the start page, the setup and the lobby.
import { signal } from "@preact/signals";
import { keepSeats } from "./heldSeats.ts";
import { nonce, request } from "./requests.ts";
import type { Games, Joined } from "./types.ts";

export type Options = Record<string, boolean | number | string>;

/** Who should sit in a seat: a person (`name` if at this device), or a bot. */
export interface ChairRequest {
  name?: string;
  mind?: string;
}

/** A table to open. */
export interface TableRequest {
  game: string;
  options: Options;
  places: readonly ChairRequest[];
  clock?: number;
  open?: boolean;
}

/** The games and bots of this server; null until it has answered. */
export const offers = signal<Games | null>(null);

/** Load the games and bots. */
export async function loadOffers(): Promise<void> {
  offers.value ??= await request<Games>("/api/games");
}

const DEFAULT_BOT = "journeyman";

/** The bot that takes a seat if nobody chose one. */
export function defaultBot(): string {
  const bots = offers.value?.bots ?? [];
  return bots.find((bot) => bot === DEFAULT_BOT) ?? bots[bots.length - 1] ?? DEFAULT_BOT;
}

/** For this many milliseconds the person who opened a table is certainly still at the device. */
const FRESH = 10_000;
let fresh = { table: "", at: 0 };

/** Note that a table was just opened at this device. */
export function markOpened(table: string): void {
  fresh = { table, at: Date.now() };
}

/** Whether a table was just opened at this device. */
export function wasJustOpened(table: string): boolean {
  return table === fresh.table && Date.now() - fresh.at < FRESH;
}

// A table that was opened but nobody could join yet: a second try with another name needs no second table.
let unfinished: { wanted: string; table: string } | null = null;

/** Open a table and seat the people at this device; if all seats are taken, start the game. Returns the table's id. */
export async function openTable(wanted: TableRequest): Promise<string> {
  const chairs = wanted.places.map(({ mind }) => mind === undefined ? { kind: "human" } : { kind: "bot", mind });
  const body = {
    game: wanted.game,
    options: { ...wanted.options, players: chairs.length },
    chairs,
    clock: wanted.clock ?? null,
    open: wanted.open ?? false,
  };
  const same = JSON.stringify(body);
  const table = unfinished?.wanted === same
    ? unfinished.table
    : (await request<{ table: string }>("/api/tables", body)).table;
  unfinished = { wanted: same, table };
  const here = wanted.places.flatMap(({ name }, seat) => name === undefined ? [] : [{ seat, name }]);
  const token = await sitDown(table, here);
  unfinished = null;
  markOpened(table);
  if (wanted.places.every(({ name, mind }) => name !== undefined || mind !== undefined)) await startGame(table, token);
  return table;
}

/** Take seats for people at this device. Returns the token of the first. */
export async function sitDown(table: string, people: readonly { seat: number; name: string }[]): Promise<string> {
  const seats = people.map((one) => ({ ...one, nonce: nonce() }));
  const joined = await request<Joined>(`/api/tables/${table}/join`, { seats });
  keepSeats(table, joined.seats);
  return joined.seats[0]!.token;
}

/** Start the game. */
export async function startGame(table: string, token: string): Promise<void> {
  await request(`/api/tables/${table}/start`, {}, token);
}
