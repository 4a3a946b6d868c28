// One viewer of one table: a socket that reconnects automatically, the snapshots it receives, and the requests it
// sends.
import { signal } from "@preact/signals";
import { preferences } from "./preferences.ts";
import { Refusal } from "./requests.ts";
import type { Hint, Line, ServerMessage, Snapshot } from "./types.ts";

const FIRST_RETRY = 300;
const LONGEST_RETRY = 5000;
/** Milliseconds of silence after which the server is pinged. */
const SILENCE = 15_000;
const REFUSED = 4400;
const TOO_MANY = 4429;

interface PendingRequest {
  id: string;
  message: unknown;
  resolve(answer: ServerMessage): void;
  reject(error: Refusal): void;
}

/** Show an update, then apply it. `waiting` is the number of further updates that have already arrived. */
export type ShowUpdate = (
  before: Snapshot | null,
  after: Snapshot,
  apply: () => void,
  waiting: number,
) => Promise<void>;

/** What a seat, or a spectator, sees of a table. */
export class ViewerClient {
  readonly snapshot = signal<Snapshot | null>(null);
  readonly log = signal<readonly Line[]>([]);
  /** The numbers of the undone log lines. */
  readonly undone = signal<ReadonlySet<number>>(new Set());
  readonly isConnected = signal(false);
  readonly refusal = signal<Refusal | null>(null);
  /** Whether updates are being shown that are not all applied yet. */
  readonly isShowing = signal(false);
  /** How the page shows an update; if null, updates are applied at once. */
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

  /** A viewer that is not live has no socket and shows what it is given. */
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

  /** Open a new socket and ask for everything again, as after a change of language. */
  reconnect(): void {
    if (this.#closed || !this.#socket) return;
    this.#since = 0;
    this.#updates = [];
    clearTimeout(this.#timer);
    this.#socket.onclose = this.#socket.onmessage = this.#socket.onopen = null;
    this.#socket.close();
    this.#open();
  }

  /** Submit an action. Resolves once the server has stored it. */
  async submit(action: string, decision = this.snapshot.value?.decision?.id ?? ""): Promise<void> {
    await this.#request({ type: "act", decision, action });
  }

  /** Take the last action back. */
  async undo(): Promise<void> {
    await this.#request({ type: "undo" });
  }

  /** Ask what a strong bot would do for a decision of this seat. */
  async hint(decision: string): Promise<Hint> {
    return await this.#request({ type: "hint", decision }) as Hint;
  }

  #request(message: Record<string, unknown>): Promise<ServerMessage> {
    this.#requests += 1;
    const id = `${Date.now().toString(36)}-${this.#requests}`;
    return new Promise((resolve, reject) => {
      const pending = { id, message: { ...message, id }, resolve, reject };
      this.#pending.set(id, pending);
      this.#send(pending.message);
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
      for (const { message } of this.#pending.values()) this.#send(message);
      this.#watchSilence();
    };
    socket.onmessage = (event) => {
      this.#watchSilence();
      this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => this.#onClose(event.code);
  }

  /** Ping a server that has been silent for long; close a socket that does not answer. */
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

  #receive(received: ServerMessage): void {
    switch (received.type) {
      case "state":
      case "update":
        this.isConnected.value = true;
        this.#since = received.number;
        this.#updates.push(received);
        void this.#showUpdates();
        break;
      case "done":
      case "hint":
        this.#pending.get(received.id)?.resolve(received);
        this.#pending.delete(received.id);
        break;
      case "error": {
        const refusal = new Refusal(0, received.key, received.text, received.rule);
        if (received.id === null) this.refusal.value = refusal;
        else this.#pending.get(received.id)?.reject(refusal);
        this.#pending.delete(received.id ?? "");
        break;
      }
    }
  }

  /** Show updates one after the other; a slow page lags behind but loses nothing. */
  async #showUpdates(): Promise<void> {
    if (this.isShowing.peek()) return;
    this.isShowing.value = true;
    for (let next = this.#updates.shift(); next; next = this.#updates.shift()) {
      const update = next;
      const apply = () => this.#apply(update);
      if (this.show && update.type === "update") {
        await this.show(this.snapshot.value, update, apply, this.#updates.length);
      } else apply();
    }
    this.isShowing.value = false;
  }

  #apply(update: Snapshot): void {
    if (this.snapshot.value === update) return;
    const undone = new Set(update.undone);
    this.log.value = [...this.log.value.slice(0, update.since), ...update.log];
    this.undone.value = undone;
    this.snapshot.value = update;
  }
}
