// Where things of the Dwarf table are while events are shown, and what they look like in flight.
import { render } from "preact";
import { Symbol } from "../../../components/Symbol.tsx";
import { signed } from "../../../i18n/texts.ts";
import { artOf, kindOf } from "../pieces.tsx";
import { find, lay, middle, type Place } from "./overlay.ts";

export const CARD = 76;
export const TOKEN = 34;

export function placeOf(root: HTMLElement, location: unknown): HTMLElement | undefined {
  return find(root, `[data-location="${location}"]`);
}

/** The picture of a location, which shows its top card. */
export function artAt(spot: HTMLElement): Place {
  return (find(spot, ".loc__art") ?? spot).getBoundingClientRect();
}

export function seatOf(root: HTMLElement, seat: number | null): HTMLElement | undefined {
  return find(root, `[data-seat="${seat}"]`);
}

/** Where a seat's amount of a good is shown. */
export function countOf(root: HTMLElement, seat: number | null, good: string): HTMLElement | undefined {
  return find(root, `[data-seat="${seat}"] [data-good="${good}"]`) ?? seatOf(root, seat);
}

export function workersOf(root: HTMLElement, seat: number | null, ...numbers: readonly number[]): HTMLElement[] {
  return numbers.flatMap((number) => find(root, `[data-thing="worker ${seat} ${number}"]`) ?? []);
}

/** Put a card above the table. */
export function layCard(card: string, location: unknown, at: Place): HTMLElement {
  const thing = document.createElement("div");
  thing.className = `ghost--card k-${kindOf(card)}`;
  Object.assign(thing.style, { width: `${CARD}px`, height: `${CARD}px` });
  render(
    <>
      <b>{String(location)}</b>
      <Symbol name={artOf(card)} class="" />
    </>,
    thing,
  );
  return lay(thing, middle(at, CARD));
}

/** Put an amount of a good above the table. */
export function layGood(good: string, amount: number, at: Place): HTMLElement {
  const thing = document.createElement("div");
  thing.className = `ghost--good ${amount < 0 ? "ghost--loss" : "ghost--gain"}`;
  render(
    <>
      {signed(amount)}
      <Symbol name={good === "items" ? "item" : good} />
    </>,
    thing,
  );
  return lay(thing, middle(at, TOKEN));
}

export function laySign(name: string, at: Place): HTMLElement {
  const thing = document.createElement("div");
  thing.className = "ghost--sign";
  render(<Symbol name={name} class="" />, thing);
  return lay(thing, middle(at, TOKEN));
}
