// What this device remembers: who plays, how the page looks, which seats it holds. Everything works without it, too.
import { effect, type Signal, signal } from "@preact/signals";
import type { Language } from "./types.ts";

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "instant";

/** How the person at this device likes it. */
export interface Likes {
  name: string;
  language: Language;
  theme: Theme;
  speed: Speed;
}

/** A seat that this device holds, by its token. */
export interface Held {
  seat: number;
  token: string;
}

/** The result of a game of the solo ladder, newest last. */
export interface Climbed {
  table: string;
  opponent: string;
  won: boolean;
}

const LANGUAGES: readonly Language[] = ["en", "fr", "de"];

function preferred(): Language {
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

export const likes = signal<Likes>({
  name: "",
  language: preferred(),
  theme: "auto",
  speed: "normal",
  ...read<Partial<Likes>>("likes", {}),
});
effect(() => write("likes", likes.value));

/** Change some of the likes. */
export function like(changes: Partial<Likes>): void {
  likes.value = { ...likes.value, ...changes };
}

/** Something that this device keeps under a name. */
export function remembered<T>(key: string, fallback: T): Signal<T> {
  const kept = signal<T>(read(key, fallback));
  effect(() => write(key, kept.value));
  return kept;
}

export const seats = remembered<Record<string, Held[]>>("seats", {});

/** Remember seats of a table that this device was given. */
export function hold(table: string, given: readonly Held[]): void {
  const others = (seats.value[table] ?? []).filter((held) => !given.some((one) => one.seat === held.seat));
  seats.value = { ...seats.value, [table]: [...others, ...given].sort((a, b) => a.seat - b.seat) };
}

/** Forget one seat, from which its person got up. */
export function release(table: string, seat: number): void {
  const kept = (seats.value[table] ?? []).filter((held) => held.seat !== seat);
  if (kept.length === 0) forget([table]);
  else seats.value = { ...seats.value, [table]: kept };
}

/** Forget tables that are no more. */
export function forget(tables: readonly string[]): void {
  seats.value = Object.fromEntries(Object.entries(seats.value).filter(([table]) => !tables.includes(table)));
}

export const ladder = remembered<Climbed[]>("ladder", []);

/** Remember how a game of the ladder ended; each table counts once. */
export function climbed(game: Climbed): void {
  if (!ladder.value.some((other) => other.table === game.table)) ladder.value = [...ladder.value, game];
}

// Another tab of this device may have sat down somewhere.
addEventListener("storage", (event) => {
  if (event.key === "dvergar-seats") seats.value = read("seats", {});
});
