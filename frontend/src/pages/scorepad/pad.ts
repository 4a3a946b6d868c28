// The pad: columns of players with what they hold. This device stores it; the server adds it up.
import { computed, signal } from "@preact/signals";
import { stored } from "../../client/storage.ts";
import { type Game, GAMES, type Holdings } from "../../games/index.ts";
import { say } from "../../i18n/texts.ts";

/** A player with what he or she holds, which the game knows how to read. */
export type Seat = Holdings & { readonly name: string };

export interface Pad {
  /** Its id in the history, once it is saved. */
  id: string | null;
  date: string;
  /** The automated opponent, or none. */
  solo: string;
  /** The game's other options. */
  options: Record<string, unknown>;
  seats: readonly Seat[];
}

export const MOST = 5;
const FEWEST = 2;
const FIRST = 3;
const NOBODY = "none";

export const game = signal<Game>(GAMES[0]);
/** By the names of the games. */
const pads = stored<Record<string, Pad>>("score", {});
export const pad = computed(() => pads.value[game.value.name] ?? emptyPad(FIRST));
/** The visible column, if only one fits. */
export const shown = signal(0);
/** Whether the pad has changed since it was saved. */
export const changed = signal(false);

function emptySeat(): Seat {
  return { name: "", ...game.value.scorepad.emptyHoldings };
}

export function emptyPad(players: number): Pad {
  return { id: null, date: today(), solo: NOBODY, options: {}, seats: Array.from({ length: players }, emptySeat) };
}

function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Show another pad of the game. */
export function putPad(next: Pad): void {
  pads.value = { ...pads.value, [game.value.name]: next };
  shown.value = Math.min(shown.value, next.seats.length - 1);
}

/** Change something of the pad. */
export function change(changes: Partial<Pad>): void {
  changed.value = true;
  putPad({ ...pad.value, ...changes });
}

/** Change something of a seat. */
export function changeSeat(seat: number, changes: Partial<Seat>): void {
  change({ seats: pad.value.seats.map((held, at) => (at === seat ? { ...held, ...changes } : held)) });
}

export function addPlayer(): void {
  change({ seats: [...pad.value.seats, emptySeat()] });
  shown.value = pad.value.seats.length - 1;
}

export function removePlayer(seat: number): void {
  change({ seats: pad.value.seats.filter((_, at) => at !== seat) });
}

export function mayAdd(): boolean {
  return pad.value.solo === NOBODY && pad.value.seats.length < MOST;
}

export function mayRemove(): boolean {
  return pad.value.solo === NOBODY && pad.value.seats.length > FEWEST;
}

/** Play alone against an opponent, or among people again. */
export function playAgainst(solo: string): void {
  const seats = solo === NOBODY ? pad.value.seats : pad.value.seats.slice(0, FEWEST);
  change({ solo, seats });
}

/** The displayed name of a seat; an opponent has its own. */
export function nameOf(seat: number): string {
  if (isOpponent(seat)) return say(`opponent-${pad.value.solo}`);
  return pad.value.seats[seat]?.name || say(`seat-${seat + 1}`);
}

/** Whether a column is the automated opponent's, whose name is fixed. */
export function isOpponent(seat: number): boolean {
  return pad.value.solo !== NOBODY && seat > 0;
}

/** The pad as the server reads it. */
export function padForServer(): Record<string, unknown> {
  const { date, solo, seats } = pad.value;
  const options = { ...pad.value.options, ...(solo === NOBODY ? {} : { solo }) };
  const held = seats.map((seat) => ({ name: seat.name, ...game.value.scorepad.toServer(seat) }));
  return { options, ...(date ? { date } : {}), seats: held };
}

/** A pad from what the server stores or shows. */
export function padOf(
  from: { id?: string; date?: string; options?: Record<string, unknown>; seats: readonly Record<string, unknown>[] },
): Pad {
  const seats = from.seats.map((seat) => ({
    ...game.value.scorepad.fromServer(seat),
    name: String(seat["name"] ?? ""),
  }));
  const { solo = NOBODY, players: _, ...options } = from.options ?? {};
  return { id: from.id ?? null, date: from.date ?? today(), solo: String(solo), options, seats };
}

/** Whether unsaved entries would be lost. */
export function isAtRisk(): boolean {
  return changed.value && pad.value.seats.some((seat) => !game.value.scorepad.isEmpty(seat));
}
