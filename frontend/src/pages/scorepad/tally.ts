// The server adds up what is on the pad, and keeps it.
import { effect, signal } from "@preact/signals";
import { announce } from "../../layout/Announcer.tsx";
import { say } from "../../i18n/texts.ts";
import { preferences, stored } from "../../client/preferences.ts";
import { Refusal, request } from "../../client/requests.ts";
import type { KeptPad, ScoreHistory, Tally } from "../../client/types.ts";
import { body, change, changed, emptyPad, type Game, game, lay, pad, padOf } from "./pad.ts";

/** So long after a change the server is asked: who types fast is not waited upon at every figure. */
const PAUSE = 120;

export const tallied = signal<Tally | null>(null);
export const trouble = signal("");
export const history = signal<ScoreHistory | null>(null);
const ownBook = stored("book", "");
/** Which history is open: that of this machine, or one of this device's own. */
export const book = signal("");

/** Ask again whenever the pad, the game or the language changes. */
export function addUp(): () => void {
  let timer = 0;
  let last = 0;
  const stop = effect(() => {
    const [asked, wanted, _] = [body(), game.value, preferences.value.language];
    clearTimeout(timer);
    timer = setTimeout(() => void add(wanted, asked, ++last), PAUSE);
  });
  const add = async (wanted: Game, asked: unknown, number: number) => {
    try {
      const found = await request<Tally>(`/api/score/${wanted}`, asked);
      if (number !== last) return;
      tallied.value = found;
      trouble.value = "";
      announce(found.seats.map(({ name, total }) => say("score-running", { name, total })).join(", "));
    } catch (error) {
      if (number === last) trouble.value = (error instanceof Refusal && error.message) || say("score-no-server");
    }
  };
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Do something that the server may refuse, and say so. */
async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
    trouble.value = "";
  } catch (error) {
    trouble.value = (error instanceof Refusal && error.message) || say("score-no-server");
  }
}

/** Learn which history is this device's, and what is in it. */
export function openBook(): Promise<void> {
  return attempt(async () => {
    const { book: shared } = await request<{ book: string | null }>("/api/scores");
    if (!shared && !ownBook.value) ownBook.value = freshId();
    book.value = shared ?? ownBook.value;
    await readBook();
  });
}

async function readBook(): Promise<void> {
  history.value = await request<ScoreHistory>(`/api/scores/${book.value}`);
}

/** Keep the pad, or its corrections. */
export function keep(): Promise<void> {
  const id = pad.value.id ?? freshId();
  return attempt(async () => {
    await request<KeptPad>(`/api/scores/${book.value}/${id}`, { ...body(), game: game.value }, undefined, "PUT");
    change({ id });
    changed.value = false;
    announce(say("score-kept"));
    await readBook();
  });
}

/** Take a pad out of the history; on the table it stays. */
export function remove(id: string): Promise<void> {
  return attempt(async () => {
    await request(`/api/scores/${book.value}/${id}`, {}, undefined, "DELETE");
    if (pad.value.id === id) change({ id: null });
    await readBook();
  });
}

/** The filled pad that shows how it is done. */
export function showDemo(): Promise<void> {
  return attempt(async () => {
    lay(padOf(await request<{ seats: Record<string, unknown>[] }>(`/api/score/${game.value}/demo`)));
    changed.value = true;
  });
}

/** Put a kept pad on the table again. */
export function open(kept: KeptPad): void {
  lay(padOf(kept));
  changed.value = false;
}

/** An empty sheet for the same people. */
export function newSheet(): void {
  const names = pad.value.seats.map(({ name }) => name);
  const fresh = emptyPad(names.length);
  lay({ ...fresh, solo: pad.value.solo, seats: fresh.seats.map((seat, at) => ({ ...seat, name: names[at] ?? "" })) });
  changed.value = false;
}

/** An id of 128 bits, in the letters that an address may have. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
