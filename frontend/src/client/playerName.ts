// Names for people who have not chosen one: dwarves of the old poem Völuspá.
import { useState } from "preact/hooks";
import { preferences, setPreferences } from "./preferences.ts";

const SAGA = [
  "Dvalin",
  "Ginnar",
  "Lofar",
  "Skirfir",
  "Virfir",
  "Hornbori",
  "Andvari",
  "Jari",
  "Fundin",
  "Nali",
  "Vindalf",
  "Hanar",
  "Loni",
  "Aurvang",
  "Nyr",
  "Draupnir",
] as const;

/** A name that is not taken. */
export function freeName(taken: readonly string[]): string {
  const free = SAGA.filter((name) => !taken.includes(name));
  return free[Math.floor(Math.random() * free.length)] ?? SAGA[0];
}

/** The name of the person at this device; one from the poem if none was chosen. */
export function ownName(): string {
  if (!preferences.peek().name.trim()) setPreferences({ name: freeName([]) });
  return preferences.peek().name;
}

/** The name in an input field: filled in at first, and empty while somebody clears it to type another. */
export function useOwnName(): string {
  useState(ownName);
  return preferences.value.name;
}
