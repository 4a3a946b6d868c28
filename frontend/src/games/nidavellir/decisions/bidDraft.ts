// A bid in the making: which coin lies on which tavern and which one is lifted. Nothing of it leaves the device before the button.
import { signal } from "@preact/signals";
import type { Snapshot } from "../../../client/types.ts";
import { fly } from "../../../components/motion.tsx";
import { parseAction, printAction } from "../actions.ts";
import { type Tavern, TAVERNS, words } from "../pieces.tsx";
import { sceneOf } from "../scene.ts";
import type { NidavellirChoice } from "../types.ts";

/** The place of a coin among the seat's coins, for each tavern. */
export type Laid = Readonly<Record<Tavern, number | null>>;

const NONE: Laid = { goblin: null, dragon: null, horse: null };

export const laid = signal<Laid>(NONE);
/** The coin in the hand that goes somewhere next. */
export const lifted = signal<number | null>(null);
/** The place over which a coin is being dragged. */
export const over = signal<Tavern | "hand" | null>(null);

/** The coins of the seat that bids, in their order. */
export function coinsOf(snapshot: Snapshot): string[] {
  return snapshot.seat === null ? [] : words(sceneOf(snapshot).view.seats[snapshot.seat]?.coins);
}

/** Whose bid the coins were laid for. */
let begun = "";

/** Lay the coins as the sealed bid has them, or take all back into the hand; what was laid for the same bid stays. */
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

/** How many taverns still have no coin. */
export function wanting(): number {
  return TAVERNS.filter((tavern) => laid.value[tavern] === null).length;
}

/** Lift a coin, or lay it down again; one that lies on a tavern comes back. */
export function lift(coin: number): void {
  const from = placeOf(coin);
  if (from) back(from);
  else lifted.value = lifted.value === coin ? null : coin;
}

/** Put a coin on a tavern. What lay there comes back; a coin from another tavern leaves that one. */
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

/** The coin of a tavern comes back into the hand. */
export function back(tavern: Tavern): void {
  moving(() => {
    laid.value = { ...laid.value, [tavern]: null };
    lifted.value = null;
  });
}

/** Tapping a place: the lifted coin goes there, otherwise its own coin comes back. */
export function tap(tavern: Tavern): void {
  if (lifted.value !== null) put(lifted.value, tavern);
  else if (laid.value[tavern] !== null) back(tavern);
}

/** The choice that the laid coins make, if three lie there. */
export function choiceOf(snapshot: Snapshot): NidavellirChoice | null {
  if (snapshot.decision?.kind !== "bid" || wanting()) return null;
  const coins = coinsOf(snapshot);
  const said = printAction("bid", ...TAVERNS.map((tavern) => coins[laid.value[tavern]!]!));
  return (snapshot.decision.choices as NidavellirChoice[]).find((choice) => choice.words === said) ?? null;
}

/** Change where coins lie; they fly there. */
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
