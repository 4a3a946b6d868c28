// A table as this device sits at it: with one seat, with several (a curtain falls between them), or only watching.
import { computed, effect, signal } from "@preact/signals";
import { Eyes } from "./viewerClient.ts";
import type { Held } from "./preferences.ts";

/** So many milliseconds the eyes of one device may differ because their news come one after the other. */
const TOGETHER = 150;

/** The device has to be passed on: to one person, or (`to` is null) to any of those who share it. */
export interface Falling {
  to: Eyes | null;
}

function eyesOf(table: string, held: readonly Held[]): Eyes[] {
  return held.length ? held.map(({ seat, token }) => new Eyes(table, seat, token)) : [new Eyes(table, null, null)];
}

/** All eyes of this device on one table; `active` is the seat whose eyes are open. */
export class Session {
  readonly active = signal<Eyes>(undefined as unknown as Eyes);
  /** What everybody may know: all that the curtain shows. Only a device with several seats needs it. */
  readonly open: Eyes | null;
  /** Set while nothing of any seat may be shown. */
  readonly curtain = signal<Falling | null>(null);
  /** Whether every seat of the device has been told, and what everybody may know; before that nobody can say what is secret. */
  readonly told = computed(() => this.#all().every((one) => one.told.value !== null || one.refused.value !== null));
  /** Whether the person of the active seat is at the device; after a reload nobody knows who sits there. */
  readonly #somebody = signal(false);
  /** The bid that its person looks at again while others still think. */
  readonly #looked = signal("");
  readonly #next = computed(() => this.#owing());
  readonly #wanted = computed(() => this.#falling());
  readonly #ends: (() => void)[] = [];

  /** `fresh` tells that who holds the first seat has opened the table just now. */
  constructor(
    readonly table: string,
    held: readonly Held[],
    fresh = false,
    readonly eyes: readonly Eyes[] = eyesOf(table, held),
  ) {
    this.#somebody.value = fresh;
    this.active.value = eyes[0]!;
    this.open = this.shared ? new Eyes(table, null, null) : null;
    if (this.shared) this.#ends.push(effect(() => this.#follow()), effect(() => this.#draw()));
  }

  get shared(): boolean {
    return this.eyes.length > 1;
  }

  get watching(): boolean {
    return this.eyes[0]!.seat === null;
  }

  /** Open the eyes of a seat: its person has the device. */
  pass(eyes: Eyes): void {
    this.active.value = eyes;
    this.#somebody.value = true;
    this.#looked.value = this.#bid();
    this.curtain.value = null;
  }

  /** Hear everything anew, as after a change of the language. */
  again(): void {
    for (const one of this.#all()) one.again();
  }

  close(): void {
    for (const end of this.#ends) end();
    for (const one of this.#all()) one.close();
  }

  #all(): Eyes[] {
    return this.open ? [...this.eyes, this.open] : [...this.eyes];
  }

  /** Who sat together before the game has begun is at the device; where nothing is secret the table turns to who is next. */
  #follow(): void {
    const told = this.active.value.told.value;
    if (told && told.phase !== "running") this.#somebody.value = told.phase === "open";
    const next = this.#next.value;
    if (next && !this.#secret(next)) this.pass(next);
  }

  /**
   * The curtain falls a moment after it is wanted, since news reach the seats one after the other; it rises at once.
   * While nobody is known to sit there it is down from the beginning.
   */
  #draw(): (() => void) | void {
    const wanted = this.#wanted.value;
    if (!wanted) {
      this.curtain.value = null;
      return;
    }
    if (this.curtain.peek() || !this.#somebody.peek()) {
      this.curtain.value = wanted;
      return;
    }
    const timer = setTimeout(() => (this.curtain.value = wanted), TOGETHER);
    return () => clearTimeout(timer);
  }

  /** Who owes a decision while the person at the device owes none; a sealed bid that is in is owed no more. */
  #owing(): Eyes | null {
    const { active } = this;
    const seen = active.value.told.value;
    // What the person at the device is being shown comes to its end first.
    if (seen?.phase !== "running" || active.value.showing.value) return null;
    const owing = this.eyes.filter((one) => {
      const told = one.told.value;
      return told?.phase === "running" && told.decision !== null && told.bid === null;
    });
    if (this.#somebody.value && owing.includes(active.value)) return null;
    return owing.find((one) => seen.asked?.seats.includes(one.seat!)) ?? null;
  }

  #falling(): Falling | null {
    const next = this.#next.value;
    if (next) return this.#secret(next) ? { to: next } : null;
    const told = this.active.value.told.value;
    if (!this.shared || told?.phase !== "running" || this.active.value.showing.value) return null;
    const bids = this.eyes.some((one) => one.told.value?.bid != null);
    const rest = this.#somebody.value
      ? bids && this.#othersBid() && this.#looked.value !== this.#bid()
      : this.eyes.some((one) => this.#secret(one));
    return rest ? { to: null } : null;
  }

  /** Which bid of which moment the active seat has; empty if none. */
  #bid(): string {
    const told = this.active.value.told.value;
    return told?.bid == null ? "" : `${told.seat} ${told.decision?.id} ${told.bid}`;
  }

  /** People at other devices still think about their bids, so the device may lie there for a while. */
  #othersBid(): boolean {
    const own = this.eyes.map((one) => one.seat);
    const chairs = this.active.value.told.value?.chairs ?? [];
    return chairs.some((chair) =>
      chair.bid === false && chair.kind === "human" && !chair.mind && !own.includes(chair.seat)
    );
  }

  /** Whether a seat sees, or is about to decide, what the others may not see. */
  #secret(one: Eyes): boolean {
    const [told, open] = [one.told.value, this.open?.told.value];
    if (!told || !open) return true;
    const bids = told.chairs.some((chair) => chair.seat === one.seat && chair.bid !== null);
    return bids || told.number !== open.number || JSON.stringify(told.view) !== JSON.stringify(open.view);
  }
}
