// What was chosen last on the cards of the start page, so that the next game is one click away.
import { signal } from "@preact/signals";

const KEY = "dvergar-picks";

function read(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export const lastChoices = signal(read());

/** Remember a choice of opponents. */
export function rememberChoice(game: string, against: string): void {
  lastChoices.value = { ...lastChoices.value, [game]: against };
  try {
    localStorage.setItem(KEY, JSON.stringify(lastChoices.value));
  } catch {
    // No room or not allowed: the page goes on without remembering.
  }
}
