// What the log says about the current turn: which cards came, who bid and took what, which heroes came in which order.
import type { Line } from "../../../client/types.ts";
import { type Tavern, TAVERNS } from "../pieces.tsx";

/** A card's place in a tavern, and who took the card, if anybody. */
export interface Slot {
  card: string;
  taker: number | null;
}

/** What a seat did at a tavern. */
export interface Visit {
  seat: number;
  coin: string;
  card: string;
  traded: boolean;
}

export interface TurnHistory {
  /** The turn, as part of the identities of things. */
  turn: string;
  slots: Record<Tavern, Slot[]>;
  visits: Record<Tavern, Visit[]>;
  /** Heroes of each seat in the order in which they were recruited. */
  heroes: Map<number, string[]>;
}

const of = (line: Line, name: string): string => String(line[name] ?? "");

/** Read the log, without undone lines. */
export function turnHistoryOf(
  log: readonly Line[],
  undone: ReadonlySet<number>,
  seen: Record<string, string[]>,
): TurnHistory {
  const heroes = new Map<number, string[]>();
  let turn = "";
  let slots = emptied<Slot>();
  let visits = emptied<Visit>();
  let coins = new Map<string, string>();
  for (const line of log) {
    if (undone.has(line.number)) continue;
    const tavern = of(line, "tavern") as Tavern;
    if (line.kind === "turn-began") {
      turn = `${of(line, "age")}.${of(line, "turn")}`;
      [slots, visits, coins] = [emptied(), emptied(), new Map()];
    } else if (line.kind === "filled") {
      slots[tavern] = (line["cards"] as string[]).map((card) => ({ card, taker: null }));
    } else if (line.kind === "revealed" || line.kind === "laid") {
      coins.set(`${tavern} ${line.seat}`, of(line, "coin"));
    } else if (line.kind === "took" && line.seat !== null) {
      const slot = slots[tavern].find(({ card, taker }) => taker === null && card === of(line, "card"));
      if (slot) slot.taker = line.seat;
      const coin = coins.get(`${tavern} ${line.seat}`) ?? "?";
      visits[tavern].push({ seat: line.seat, coin, card: of(line, "card"), traded: false });
    } else if (line.kind === "traded") {
      const visit = TAVERNS.flatMap((name) => visits[name]).findLast(({ seat }) => seat === line.seat);
      if (visit) visit.traded = true;
    } else if (line.kind === "recruited" && line.seat !== null) {
      heroes.set(line.seat, [...(heroes.get(line.seat) ?? []), of(line, "hero")]);
    }
  }
  for (const tavern of TAVERNS) slots[tavern] = agreed(slots[tavern], seen[tavern] ?? []);
  return { turn, slots, visits, heroes };
}

function emptied<T>(): Record<Tavern, T[]> {
  return { goblin: [], dragon: [], horse: [] };
}

/** The places of a tavern, if they match its cards; if the log begins later, only the cards. */
function agreed(slots: Slot[], seen: readonly string[]): Slot[] {
  const left = slots.filter(({ taker }) => taker === null).map(({ card }) => card);
  const fits = left.toSorted().join() === seen.toSorted().join() || seen.length === 0;
  return fits ? slots : seen.map((card) => ({ card, taker: null }));
}
