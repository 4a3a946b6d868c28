// The draft of a bid: which coin is on which tavern, and which one is lifted. Nothing leaves the device before it is
// submitted.
import { signal } from "@preact/signals";
import type { Snapshot } from "../../../client/types.ts";
import { fly } from "../../../components/motion.tsx";
import { parseAction, printAction } from "../actions.ts";
import { type Tavern, TAVERNS, words } from "../pieces.tsx";
import { sceneOf } from "../scene.ts";
import type { NidavellirChoice } from "../types.ts";

/** The index of a coin among the seat's coins, for each tavern. */
export type Laid = Readonly<Record<Tavern, number | null>>;

const NONE: Laid = { goblin: null, dragon: null, horse: null };

export const laid = signal<Laid>(NONE);
/** The lifted coin of the hand, which is placed next. */
export const lifted = signal<number | null>(null);
/** The place over which a coin is being dragged. */
export const over = signal<Tavern | "hand" | null>(null);

/** The coins of the seat that bids, in their order. */
export function coinsOf(snapshot: Snapshot): string[] {
  return snapshot.seat === null ? [] : words(sceneOf(snapshot).view.seats[snapshot.seat]?.coins);
}

/** The bid that the draft belongs to. */
let begun = "";

/** Start from the sealed bid, or with all coins in the hand; a draft for the same bid is kept. */
export function begin(table: string, snapshot: Snapshot): void {
  const bid = [table, snapshot.seat, snapshot.decision?.id, snapshot.bid].join();
  if (bid === begun) return;
  begun = bid;
  lay(snapshot, snapshot.bid ?? "");
}

/** Lay the coins as the words of a bid say. */
export function lay(snapshot: Snapshot, bid: string): void {
  const free = coinsOf(snapshot);
  const next: Record<Tavern, number | null> = { ...NONE };
  parseAction(bid).names.forEach((coin, at) => {
    const place = free.indexOf(coin);
    next[TAVERNS[at]!] = place < 0 ? null : place;
    delete free[place];
  });
  laid.value = next;
  lifted.value = null;
}

export function placeOf(coin: number): Tavern | null {
  return TAVERNS.find((tavern) => laid.value[tavern] === coin) ?? null;
}

/** The number of taverns without a coin. */
export function wanting(): number {
  return TAVERNS.filter((tavern) => laid.value[tavern] === null).length;
}

/** Lift a coin, or put it down again; a coin on a tavern returns to the hand. */
export function lift(coin: number): void {
  const from = placeOf(coin);
  if (from) back(from);
  else lifted.value = lifted.value === coin ? null : coin;
}

/** Put a coin on a tavern. A coin that lay there returns; a coin from another tavern leaves it. */
export function put(coin: number, tavern: Tavern): void {
  const from = placeOf(coin);
  moving(() => {
    const next = { ...laid.value };
    if (from) next[from] = next[tavern];
    next[tavern] = coin;
    laid.value = next;
    lifted.value = null;
  });
}

/** Return the coin of a tavern to the hand. */
export function back(tavern: Tavern): void {
  moving(() => {
    laid.value = { ...laid.value, [tavern]: null };
    lifted.value = null;
  });
}

/** Tap a place: the lifted coin goes there, otherwise its own coin returns. */
export function tap(tavern: Tavern): void {
  if (lifted.value !== null) put(lifted.value, tavern);
  else if (laid.value[tavern] !== null) back(tavern);
}

/** The choice that the placed coins make, once there are three. */
export function choiceOf(snapshot: Snapshot): NidavellirChoice | null {
  if (snapshot.decision?.kind !== "bid" || wanting()) return null;
  const coins = coinsOf(snapshot);
  const said = printAction("bid", ...TAVERNS.map((tavern) => coins[laid.value[tavern]!]!));
  return (snapshot.decision.choices as NidavellirChoice[]).find((choice) => choice.words === said) ?? null;
}

/** Change where coins lie, and animate it. */
function moving(change: () => void): void {
  const before = new Map(coinElements().map((coin) => [coin.dataset["thing"], coin.getBoundingClientRect()]));
  change();
  requestAnimationFrame(() => {
    for (const coin of coinElements()) {
      const from = before.get(coin.dataset["thing"]);
      if (from) void fly(coin, from);
    }
  });
}

function coinElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-thing^="mine "]')];
}
