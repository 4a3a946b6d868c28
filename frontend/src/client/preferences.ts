// The preferences of the person at this device: name, language, theme and speed.
import { stored } from "./storage.ts";
import type { Language } from "./types.ts";

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "instant";

export interface Preferences {
  name: string;
  language: Language;
  theme: Theme;
  speed: Speed;
}

const LANGUAGES: readonly Language[] = ["en", "fr", "de"];

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((one) => LANGUAGES.some((known) => known === one))) ??
    "en";
}

const DEFAULTS: Preferences = { name: "", language: preferredLanguage(), theme: "auto", speed: "normal" };

/** Stored as `likes`, the name that existing devices use. */
export const preferences = stored<Preferences>("likes", DEFAULTS);
preferences.value = { ...DEFAULTS, ...preferences.value };

/** Change some of the preferences. */
export function setPreferences(changes: Partial<Preferences>): void {
  preferences.value = { ...preferences.value, ...changes };
}
