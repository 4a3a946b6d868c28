// One viewer of one table: a socket that comes back by itself, what was told over it, and what was asked through it.
import { signal } from "@preact/signals";
import { preferences } from "./preferences.ts";
import { Refusal } from "./requests.ts";
import type { Hint, Line, ServerMessage, Snapshot } from "./types.ts";

const FIRST_RETRY = 300;
const LONGEST_RETRY = 5000;
/** A socket that says nothing for so long is asked whether somebody is there. */
const SILENCE = 15_000;
const REFUSED = 4400;
const TOO_MANY = 4429;

interface PendingRequest {
  id: string;
  message: unknown;
  done(said: ServerMessage): void;
  failed(error: Refusal): void;
}

/** How news are shown: the new state is in force when the promise is kept. `waiting` more have come already. */
export type ShowUpdate = (before: Snapshot | null, after: Snapshot, put: () => void, waiting: number) => Promise<void>;

/** What a seat, or a spectator, sees of a table. */
export class ViewerClient {
  readonly snapshot = signal<Snapshot | null>(null);
  readonly log = signal<readonly Line[]>([]);
  readonly isConnected = signal(false);
  readonly refusal = signal<Refusal | null>(null);
  /** News are being shown and not all in force yet. */
  readonly isShowing = signal(false);
  /** How the page shows news; without it they are there at once. */
  show: ShowUpdate | null = null;
  #socket: WebSocket | null = null;
  #retryDelay = FIRST_RETRY;
  #closed = false;
  #timer = 0;
  #silence = 0;
  #requests = 0;
  #pending = new Map<string, PendingRequest>();
  #updates: Snapshot[] = [];
  #since = 0;

  /** Eyes that are not live have no socket: they see what is put before them. */
  constructor(readonly table: string, readonly seat: number | null, readonly token: string | null, live = true) {
    if (live) this.#open();
  }

  /** Close for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#socket?.close();
  }

  /** Begin anew at once, as after a change of the language. */
  reconnect(): void {
    if (this.#closed || !this.#socket) return;
    this.#since = 0;
    this.#updates = [];
    clearTimeout(this.#timer);
    this.#socket.onclose = this.#socket.onmessage = this.#socket.onopen = null;
    this.#socket.close();
    this.#open();
  }

  /** Decide. The promise is kept when the server has kept the action. */
  async submit(action: string, decision = this.snapshot.value?.decision?.id ?? ""): Promise<void> {
    await this.#request({ type: "act", decision, action });
  }

  /** Take the last action back. */
  async undo(): Promise<void> {
    await this.#request({ type: "undo" });
  }

  /** What a strong mind would do at a decision of this seat. */
  async hint(decision: string): Promise<Hint> {
    return await this.#request({ type: "hint", decision }) as Hint;
  }

  #request(message: Record<string, unknown>): Promise<ServerMessage> {
    this.#requests += 1;
    const id = `${Date.now().toString(36)}-${this.#requests}`;
    return new Promise((done, failed) => {
      const asked = { id, message: { ...message, id }, done, failed };
      this.#pending.set(id, asked);
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
      this.#retryDelay = FIRST_RETRY;
      this.#send({ token: this.token, since: this.#since, lang: preferences.value.language });
      for (const asked of this.#pending.values()) this.#send(asked.message);
      this.#watchSilence();
    };
    socket.onmessage = (event) => {
      this.#watchSilence();
      this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => this.#onClose(event.code);
  }

  /** Whoever has not spoken for long is asked; who does not answer is gone. */
  #watchSilence(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#send({ type: "ping" });
      this.#silence = setTimeout(() => this.#socket?.close(), SILENCE);
    }, SILENCE);
  }

  #onClose(code: number): void {
    clearTimeout(this.#silence);
    this.isConnected.value = false;
    if (this.#closed || (code >= REFUSED && code < TOO_MANY)) return;
    this.#timer = setTimeout(() => this.#open(), this.#retryDelay);
    this.#retryDelay = Math.min(LONGEST_RETRY, this.#retryDelay * 2);
  }

  #receive(said: ServerMessage): void {
    switch (said.type) {
      case "state":
      case "update":
        this.isConnected.value = true;
        this.#since = said.number;
        this.#updates.push(said);
        void this.#showUpdates();
        break;
      case "done":
      case "hint":
        this.#pending.get(said.id)?.done(said);
        this.#pending.delete(said.id);
        break;
      case "error": {
        const refusal = new Refusal(0, said.key, said.text, said.rule);
        if (said.id === null) this.refusal.value = refusal;
        else this.#pending.get(said.id)?.failed(refusal);
        this.#pending.delete(said.id ?? "");
        break;
      }
    }
  }

  /** News are shown one after the other; a page that is slow on purpose lags behind and loses nothing. */
  async #showUpdates(): Promise<void> {
    if (this.isShowing.peek()) return;
    this.isShowing.value = true;
    for (let next = this.#updates.shift(); next; next = this.#updates.shift()) {
      const news = next;
      const put = () => this.#apply(news);
      if (this.show && news.type === "update") await this.show(this.snapshot.value, news, put, this.#updates.length);
      else put();
    }
    this.isShowing.value = false;
  }

  #apply(news: Snapshot): void {
    if (this.snapshot.value === news) return;
    const undone = new Set(news.undone);
    this.log.value = [...this.log.value.slice(0, news.since), ...news.log];
    this.undone.value = undone;
    this.snapshot.value = news;
  }

  readonly undone = signal<ReadonlySet<number>>(new Set());
}
