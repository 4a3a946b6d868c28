// What this device remembers: who plays, how the page looks, which seats it holds. Everything works without it, too.
import { effect, type Signal, signal } from "@preact/signals";
import type { Language } from "./types.ts";

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "instant";

/** How the person at this device likes it. */
export interface Preferences {
  name: string;
  language: Language;
  theme: Theme;
  speed: Speed;
}

/** A seat that this device holds, by its token. */
export interface HeldSeat {
  seat: number;
  token: string;
}

/** The result of a game of the solo ladder, newest last. */
export interface LadderGame {
  table: string;
  opponent: string;
  won: boolean;
}

const LANGUAGES: readonly Language[] = ["en", "fr", "de"];

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((one) => LANGUAGES.some((known) => known === one))) ??
    "en";
}

function read<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`dvergar-${key}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`dvergar-${key}`, JSON.stringify(value));
  } catch {
    // No room or not allowed: the page goes on without remembering.
  }
}

export const preferences = signal<Preferences>({
  name: "",
  language: preferredLanguage(),
  theme: "auto",
  speed: "normal",
  ...read<Partial<Preferences>>("likes", {}),
});
effect(() => write("likes", preferences.value));

/** Change some of the likes. */
export function setPreferences(changes: Partial<Preferences>): void {
  preferences.value = { ...preferences.value, ...changes };
}

/** Something that this device keeps under a name. */
export function stored<T>(key: string, fallback: T): Signal<T> {
  const kept = signal<T>(read(key, fallback));
  effect(() => write(key, kept.value));
  return kept;
}

export const heldSeats = stored<Record<string, HeldSeat[]>>("seats", {});

/** Remember seats of a table that this device was given. */
export function keepSeats(table: string, given: readonly HeldSeat[]): void {
  const others = (heldSeats.value[table] ?? []).filter((held) => !given.some((one) => one.seat === held.seat));
  heldSeats.value = { ...heldSeats.value, [table]: [...others, ...given].sort((a, b) => a.seat - b.seat) };
}

/** Forget one seat, from which its person got up. */
export function releaseSeat(table: string, seat: number): void {
  const kept = (heldSeats.value[table] ?? []).filter((held) => held.seat !== seat);
  if (kept.length === 0) forgetTables([table]);
  else heldSeats.value = { ...heldSeats.value, [table]: kept };
}

/** Forget tables that are no more. */
export function forgetTables(tables: readonly string[]): void {
  heldSeats.value = Object.fromEntries(Object.entries(heldSeats.value).filter(([table]) => !tables.includes(table)));
}

export const ladder = stored<LadderGame[]>("ladder", []);

/** Remember how a game of the ladder ended; each table counts once. */
export function recordLadderGame(game: LadderGame): void {
  if (!ladder.value.some((other) => other.table === game.table)) ladder.value = [...ladder.value, game];
}

// Another tab of this device may have sat down somewhere.
addEventListener("storage", (event) => {
  if (event.key === "dvergar-seats") heldSeats.value = read("seats", {});
});
