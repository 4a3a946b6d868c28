// Lets the server add up the pad, and save it.
import { effect, signal } from "@preact/signals";
import { preferences } from "../../client/preferences.ts";
import { Refusal, request } from "../../client/requests.ts";
import { stored } from "../../client/storage.ts";
import type { KeptPad, ScoreHistory, Tally } from "../../client/types.ts";
import { say } from "../../i18n/texts.ts";
import { announce } from "../../layout/Announcer.tsx";
import { change, changed, emptyPad, game, pad, padForServer, padOf, putPad } from "./pad.ts";

/** Milliseconds between a change and the request, so that fast typing does not send one for every digit. */
const PAUSE = 120;

export const tally = signal<Tally | null>(null);
export const trouble = signal("");
export const history = signal<ScoreHistory | null>(null);
const ownHistory = stored("book", "");
/** The open history: that of this machine, or one of this device. */
export const historyId = signal("");

/** Request the sum whenever the pad, the game or the language changes. */
export function addUp(): () => void {
  let timer = 0;
  let last = 0;
  const stop = effect(() => {
    const [asked, wanted, _] = [padForServer(), game.value.name, preferences.value.language];
    clearTimeout(timer);
    timer = setTimeout(() => void add(wanted, asked, ++last), PAUSE);
  });
  const add = async (wanted: string, asked: unknown, number: number) => {
    try {
      const found = await request<Tally>(`/api/score/${wanted}`, asked);
      if (number !== last) return;
      tally.value = found;
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

/** Try something that the server may refuse, and report a refusal. */
async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
    trouble.value = "";
  } catch (error) {
    trouble.value = (error instanceof Refusal && error.message) || say("score-no-server");
  }
}

/** Find out which history is this device's, and load it. */
export function openHistory(): Promise<void> {
  return attempt(async () => {
    const { book: shared } = await request<{ book: string | null }>("/api/scores");
    if (!shared && !ownHistory.value) ownHistory.value = newId();
    historyId.value = shared ?? ownHistory.value;
    await readHistory();
  });
}

async function readHistory(): Promise<void> {
  history.value = await request<ScoreHistory>(`/api/scores/${historyId.value}`);
}

/** Save the pad, or its corrections. */
export function keepPad(): Promise<void> {
  const id = pad.value.id ?? newId();
  return attempt(async () => {
    await request<KeptPad>(
      `/api/scores/${historyId.value}/${id}`,
      { ...padForServer(), game: game.value.name },
      undefined,
      "PUT",
    );
    change({ id });
    changed.value = false;
    announce(say("score-kept"));
    await readHistory();
  });
}

/** Remove a pad from the history; it stays on the page. */
export function removeKept(id: string): Promise<void> {
  return attempt(async () => {
    await request(`/api/scores/${historyId.value}/${id}`, {}, undefined, "DELETE");
    if (pad.value.id === id) change({ id: null });
    await readHistory();
  });
}

/** Show a sample pad. */
export function showDemo(): Promise<void> {
  return attempt(async () => {
    putPad(padOf(await request<{ seats: Record<string, unknown>[] }>(`/api/score/${game.value.name}/demo`)));
    changed.value = true;
  });
}

/** Show a saved pad again. */
export function openKept(kept: KeptPad): void {
  putPad(padOf(kept));
  changed.value = false;
}

/** Start an empty sheet for the same people. */
export function newSheet(): void {
  const names = pad.value.seats.map(({ name }) => name);
  const fresh = emptyPad(names.length);
  putPad({
    ...fresh,
    solo: pad.value.solo,
    seats: fresh.seats.map((seat, at) => ({ ...seat, name: names[at] ?? "" })),
  });
  changed.value = false;
}

/** An id of 128 bits, in characters that are valid in addresses. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
