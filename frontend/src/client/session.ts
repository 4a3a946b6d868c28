// A table as this device uses it: with one seat, with several (a curtain separates them), or as a spectator.
import { computed, effect, signal } from "@preact/signals";
import type { HeldSeat } from "./heldSeats.ts";
import { ViewerClient } from "./viewerClient.ts";

/** Milliseconds for which the viewers of one device may differ, since updates reach them one after the other. */
const TOGETHER = 150;

/** The device has to be passed on: to one person or, if `to` is null, to any of those who share it. */
export interface CurtainState {
  to: ViewerClient | null;
}

function viewersOf(table: string, held: readonly HeldSeat[]): ViewerClient[] {
  return held.length
    ? held.map(({ seat, token }) => new ViewerClient(table, seat, token))
    : [new ViewerClient(table, null, null)];
}

/** All viewers of this device at one table; `active` is the one whose table is shown. */
export class Session {
  readonly active = signal<ViewerClient>(undefined as unknown as ViewerClient);
  /** A spectator's viewer, for the curtain; only a device with several seats needs it. */
  readonly publicViewer: ViewerClient | null;
  /** Set while nothing secret of any seat may be shown. */
  readonly curtain = signal<CurtainState | null>(null);
  /** Whether all viewers have a snapshot; before that, nothing is known about what is secret. */
  readonly isLoaded = computed(() =>
    this.#all().every((one) => one.snapshot.value !== null || one.refusal.value !== null)
  );
  /** Whether the person of the active seat is known to be at the device; after a reload nobody is. */
  readonly #isSomebodyHere = signal(false);
  /** The bid that its owner reviews while others still decide. */
  readonly #reviewedBid = signal("");
  readonly #next = computed(() => this.#nextToDecide());
  readonly #wanted = computed(() => this.#wantedCurtain());
  readonly #stops: (() => void)[] = [];

  /** `fresh` means that the person of the first seat has just opened the table. */
  constructor(
    readonly table: string,
    held: readonly HeldSeat[],
    fresh = false,
    readonly viewers: readonly ViewerClient[] = viewersOf(table, held),
  ) {
    this.#isSomebodyHere.value = fresh;
    this.active.value = viewers[0]!;
    this.publicViewer = this.isShared ? new ViewerClient(table, null, null) : null;
    if (this.isShared) this.#stops.push(effect(() => this.#follow()), effect(() => this.#drawCurtain()));
  }

  get isShared(): boolean {
    return this.viewers.length > 1;
  }

  get isWatching(): boolean {
    return this.viewers[0]!.seat === null;
  }

  /** Show the table of a seat whose person has the device. */
  handTo(viewer: ViewerClient): void {
    this.active.value = viewer;
    this.#isSomebodyHere.value = true;
    this.#reviewedBid.value = this.#bidKey();
    this.curtain.value = null;
  }

  /** Reconnect all viewers, as after a change of language. */
  reconnect(): void {
    for (const one of this.#all()) one.reconnect();
  }

  close(): void {
    for (const end of this.#stops) end();
    for (const one of this.#all()) one.close();
  }

  #all(): ViewerClient[] {
    return this.publicViewer ? [...this.viewers, this.publicViewer] : [...this.viewers];
  }

  /** Follow the game: people who met in the lobby are at the device; if nothing is secret, turn to the next seat. */
  #follow(): void {
    const snapshot = this.active.value.snapshot.value;
    if (snapshot && snapshot.phase !== "running") this.#isSomebodyHere.value = snapshot.phase === "open";
    const next = this.#next.value;
    if (next && !this.#hasSecret(next)) this.handTo(next);
  }

  /**
   * The curtain falls after a short delay, since updates reach the seats one after the other; it rises at once. While
   * nobody is known to be at the device it stays down.
   */
  #drawCurtain(): (() => void) | void {
    const wanted = this.#wanted.value;
    if (!wanted) {
      this.curtain.value = null;
      return;
    }
    if (this.curtain.peek() || !this.#isSomebodyHere.peek()) {
      this.curtain.value = wanted;
      return;
    }
    const timer = setTimeout(() => (this.curtain.value = wanted), TOGETHER);
    return () => clearTimeout(timer);
  }

  /**
   * The next seat that owes a decision while the active one owes none; a sealed bid that is in is not owed any more.
   */
  #nextToDecide(): ViewerClient | null {
    const { active } = this;
    const seen = active.value.snapshot.value;
    // Finish showing the current events first.
    if (seen?.phase !== "running" || active.value.isShowing.value) return null;
    const owing = this.viewers.filter((one) => {
      const snapshot = one.snapshot.value;
      return snapshot?.phase === "running" && snapshot.decision !== null && snapshot.bid === null;
    });
    if (this.#isSomebodyHere.value && owing.includes(active.value)) return null;
    return owing.find((one) => seen.asked?.seats.includes(one.seat!)) ?? null;
  }

  #wantedCurtain(): CurtainState | null {
    const next = this.#next.value;
    if (next) return this.#hasSecret(next) ? { to: next } : null;
    const snapshot = this.active.value.snapshot.value;
    if (!this.isShared || snapshot?.phase !== "running" || this.active.value.isShowing.value) return null;
    const bids = this.viewers.some((one) => one.snapshot.value?.bid != null);
    const rest = this.#isSomebodyHere.value
      ? bids && this.#doOthersBid() && this.#reviewedBid.value !== this.#bidKey()
      : this.viewers.some((one) => this.#hasSecret(one));
    return rest ? { to: null } : null;
  }

  /** The bid and moment of the active seat's bid; empty if there is none. */
  #bidKey(): string {
    const snapshot = this.active.value.snapshot.value;
    return snapshot?.bid == null ? "" : `${snapshot.seat} ${snapshot.decision?.id} ${snapshot.bid}`;
  }

  /** Whether people at other devices still have to bid, so that this device may wait. */
  #doOthersBid(): boolean {
    const own = this.viewers.map((one) => one.seat);
    const chairs = this.active.value.snapshot.value?.chairs ?? [];
    return chairs.some((chair) =>
      chair.bid === false && chair.kind === "human" && !chair.mind && !own.includes(chair.seat)
    );
  }

  /** Whether a seat sees, or is about to decide, something that others may not see. */
  #hasSecret(one: ViewerClient): boolean {
    const [snapshot, open] = [one.snapshot.value, this.publicViewer?.snapshot.value];
    if (!snapshot || !open) return true;
    const bids = snapshot.chairs.some((chair) => chair.seat === one.seat && chair.bid !== null);
    return bids || snapshot.number !== open.number || JSON.stringify(snapshot.view) !== JSON.stringify(open.view);
  }
}
