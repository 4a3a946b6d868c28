// What is on the pad: columns of players with what they hold. This device remembers it; the server adds it up.
import { computed, signal } from "@preact/signals";
import { say } from "../../i18n/texts.ts";
import { stored } from "../../client/preferences.ts";

export type Game = "nidavellir" | "dwarf";

/** A column of an army without its cards; what is not known is left out. */
export interface Counted {
  ranks?: number;
  points?: number;
}

/** What somebody holds. Nidavellir has an army, heroes, coins and a gem; Dwarf has goods. */
export interface Seat {
  name: string;
  army: Record<string, string | Counted>;
  heroes: string;
  coins: string;
  gem: number;
  goods: Record<string, number>;
}

export interface Pad {
  /** Under which it is kept in the history, once it is. */
  id: string | null;
  date: string;
  /** The automated opponent of Dwarf, or none. */
  solo: string;
  /** What else was said about the game. */
  options: Record<string, unknown>;
  seats: Seat[];
}

export const MOST = 5;
const FEWEST = 2;
const NOBODY = "none";

export const game = signal<Game>("nidavellir");
const pads = stored<Record<Game, Pad>>("score", { nidavellir: emptyPad(3), dwarf: emptyPad(3) });
export const pad = computed(() => pads.value[game.value]);
/** Whose column is shown where only one has room. */
export const shown = signal(0);
/** Whether the pad has changed since it was kept. */
export const changed = signal(false);

export function emptySeat(): Seat {
  return { name: "", army: {}, heroes: "", coins: "", gem: 0, goods: {} };
}

export function emptyPad(players: number): Pad {
  return { id: null, date: today(), solo: NOBODY, options: {}, seats: Array.from({ length: players }, emptySeat) };
}

function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Put another pad of the game on the table. */
export function lay(next: Pad): void {
  pads.value = { ...pads.value, [game.value]: next };
  shown.value = Math.min(shown.value, next.seats.length - 1);
}

/** Change something of the pad. */
export function change(changes: Partial<Pad>): void {
  changed.value = true;
  lay({ ...pad.value, ...changes });
}

/** Change something of what a seat holds. */
export function hold(seat: number, changes: Partial<Seat>): void {
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

/** Play alone against somebody, or among people again. */
export function against(solo: string): void {
  const seats = solo === NOBODY ? pad.value.seats : pad.value.seats.slice(0, FEWEST);
  change({ solo, seats });
}

/** The name of a seat as it is said on the page; an opponent goes by his own. */
export function nameOf(seat: number): string {
  if (isOpponent(seat)) return say(`opponent-${pad.value.solo}`);
  return pad.value.seats[seat]?.name || say(`seat-${seat + 1}`);
}

/** Whether a column is the automated opponent's, whose name nobody changes. */
export function isOpponent(seat: number): boolean {
  return pad.value.solo !== NOBODY && seat > 0;
}

/** The pad as the server reads it. */
export function body(): Record<string, unknown> {
  const { date, solo, seats } = pad.value;
  const options = { ...pad.value.options, ...(solo === NOBODY ? {} : { solo }) };
  const held = seats.map(({ name, army, heroes, coins, gem, goods }) =>
    game.value === "dwarf" ? { name, ...goods } : { name, army, heroes, coins, gem }
  );
  return { options, ...(date ? { date } : {}), seats: held };
}

/** A pad from what the server keeps or shows. */
export function padOf(
  from: { id?: string; date?: string; options?: Record<string, unknown>; seats: readonly Record<string, unknown>[] },
): Pad {
  const seats = from.seats.map(({ name, army, heroes, coins, gem, ...goods }) => ({
    ...emptySeat(),
    name: String(name ?? ""),
    army: (army ?? {}) as Seat["army"],
    heroes: String(heroes ?? ""),
    coins: String(coins ?? ""),
    gem: Number(gem ?? 0),
    goods: goods as Record<string, number>,
  }));
  const { solo = NOBODY, players: _, ...options } = from.options ?? {};
  return { id: from.id ?? null, date: from.date ?? today(), solo: String(solo), options, seats };
}

/** Whether something would be lost that nobody has kept. */
export function isAtRisk(): boolean {
  const written = pad.value.seats.some(({ army, heroes, coins, gem, goods }) =>
    heroes || coins || gem || Object.keys(army).length || Object.values(goods).some(Boolean)
  );
  return changed.value && written;
}

/** Words with blanks between, with one more. */
export function withWord(words: string, word: string): string {
  return words ? `${words} ${word}` : word;
}

/** Words without the one at a place. */
export function withoutWord(words: string, place: number): string {
  return words.split(" ").filter((_, at) => at !== place).join(" ");
}
