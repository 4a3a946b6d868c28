// One viewer of one table: a socket that comes back by itself, what was told over it, and what was asked through it.
import { signal } from "@preact/signals";
import { likes } from "./preferences.ts";
import { Refusal } from "./requests.ts";
import type { Hint, Line, Said, Told } from "./types.ts";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
/** A socket that says nothing for so long is asked whether somebody is there. */
const QUIET = 15_000;
const REFUSED = 4400;
const TOO_MANY = 4429;

interface Asked {
  id: string;
  message: unknown;
  done(said: Said): void;
  failed(error: Refusal): void;
}

/** How news are shown: the new state is in force when the promise is kept. `waiting` more have come already. */
export type Show = (before: Told | null, after: Told, put: () => void, waiting: number) => Promise<void>;

/** What a seat, or a spectator, sees of a table. */
export class Eyes {
  readonly told = signal<Told | null>(null);
  readonly log = signal<readonly Line[]>([]);
  readonly live = signal(false);
  readonly refused = signal<Refusal | null>(null);
  /** News are being shown and not all in force yet. */
  readonly showing = signal(false);
  /** How the page shows news; without it they are there at once. */
  show: Show | null = null;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #closed = false;
  #timer = 0;
  #quiet = 0;
  #number = 0;
  #asked = new Map<string, Asked>();
  #news: Told[] = [];
  #since = 0;

  /** Eyes that are not live have no socket: they see what is put before them. */
  constructor(readonly table: string, readonly seat: number | null, readonly token: string | null, live = true) {
    if (live) this.#open();
  }

  /** Close for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#quiet);
    this.#socket?.close();
  }

  /** Begin anew at once, as after a change of the language. */
  again(): void {
    if (this.#closed || !this.#socket) return;
    this.#since = 0;
    this.#news = [];
    clearTimeout(this.#timer);
    this.#socket.onclose = this.#socket.onmessage = this.#socket.onopen = null;
    this.#socket.close();
    this.#open();
  }

  /** Decide. The promise is kept when the server has kept the action. */
  async act(action: string, decision = this.told.value?.decision?.id ?? ""): Promise<void> {
    await this.#ask({ type: "act", decision, action });
  }

  /** Take the last action back. */
  async undo(): Promise<void> {
    await this.#ask({ type: "undo" });
  }

  /** What a strong mind would do at a decision of this seat. */
  async hint(decision: string): Promise<Hint> {
    return await this.#ask({ type: "hint", decision }) as Hint;
  }

  #ask(message: Record<string, unknown>): Promise<Said> {
    this.#number += 1;
    const id = `${Date.now().toString(36)}-${this.#number}`;
    return new Promise((done, failed) => {
      const asked = { id, message: { ...message, id }, done, failed };
      this.#asked.set(id, asked);
      this.#send(asked.message);
    });
  }

  #send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    const address = new URL(`/api/tables/${this.table}/live`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#send({ token: this.token, since: this.#since, lang: likes.value.language });
      for (const asked of this.#asked.values()) this.#send(asked.message);
      this.#listen();
    };
    socket.onmessage = (event) => {
      this.#listen();
      this.#hear(JSON.parse(String(event.data)) as Said);
    };
    socket.onclose = (event) => this.#gone(event.code);
  }

  /** Whoever has not spoken for long is asked; who does not answer is gone. */
  #listen(): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => {
      this.#send({ type: "ping" });
      this.#quiet = setTimeout(() => this.#socket?.close(), QUIET);
    }, QUIET);
  }

  #gone(code: number): void {
    clearTimeout(this.#quiet);
    this.live.value = false;
    if (this.#closed || (code >= REFUSED && code < TOO_MANY)) return;
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  #hear(said: Said): void {
    switch (said.type) {
      case "state":
      case "update":
        this.live.value = true;
        this.#since = said.number;
        this.#news.push(said);
        void this.#showAll();
        break;
      case "done":
      case "hint":
        this.#asked.get(said.id)?.done(said);
        this.#asked.delete(said.id);
        break;
      case "error": {
        const refusal = new Refusal(0, said.key, said.text, said.rule);
        if (said.id === null) this.refused.value = refusal;
        else this.#asked.get(said.id)?.failed(refusal);
        this.#asked.delete(said.id ?? "");
        break;
      }
    }
  }

  /** News are shown one after the other; a page that is slow on purpose lags behind and loses nothing. */
  async #showAll(): Promise<void> {
    if (this.showing.peek()) return;
    this.showing.value = true;
    for (let next = this.#news.shift(); next; next = this.#news.shift()) {
      const news = next;
      const put = () => this.#put(news);
      if (this.show && news.type === "update") await this.show(this.told.value, news, put, this.#news.length);
      else put();
    }
    this.showing.value = false;
  }

  #put(news: Told): void {
    if (this.told.value === news) return;
    const undone = new Set(news.undone);
    this.log.value = [...this.log.value.slice(0, news.since), ...news.log];
    this.undone.value = undone;
    this.told.value = news;
  }

  readonly undone = signal<ReadonlySet<number>>(new Set());
}
