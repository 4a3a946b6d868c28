// The last choices on the start page, so that the next game is one click away.
import { stored } from "./storage.ts";
import { defaultBot, offers } from "./tables.ts";

/** The opponents for each game by its name, and the level of its bots by `levelKey`. */
export const lastChoices = stored<Record<string, string>>("picks", {});

/** Remember a choice. */
export function rememberChoice(key: string, choice: string): void {
  lastChoices.value = { ...lastChoices.value, [key]: choice };
}

/** The key under which the level of a game's bots is remembered. */
export function levelKey(game: string): string {
  return `${game} level`;
}

/** The bot that one click plays against: the last one chosen for this game. */
export function pickedBot(game: string): string {
  return offers.value?.bots.find((bot) => bot === lastChoices.value[levelKey(game)]) ?? defaultBot();
}
