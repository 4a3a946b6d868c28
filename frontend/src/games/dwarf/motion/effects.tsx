// The animations of Dwarf: cards come out of the mountain, workers go and return, monsters strike, goods change hands.
// Each event is shown on the table as it was before, in the order of the rules.
import { render } from "preact";
import type { Line } from "../../../client/types.ts";
import { type Effect, type Effects, mayMove, wait } from "../../../components/motion.tsx";
import { Worker } from "../pieces.tsx";
import type { Gains } from "../types.ts";
import { artAt, CARD, countOf, layCard, layGood, laySign, placeOf, seatOf, TOKEN, workersOf } from "./flying.tsx";
import { carry, find, flash, lay, middle, MOVE, move, type Place, play, pulse, STEP } from "./overlay.ts";

const EDGE = 9;
/** When many stacks change together, each animation starts before the last has ended. */
const HASTE = 90;

/** Workers that a seat has just paid, until the pile is known. */
let paid: { seat: number; workers: number } | null = null;
/** The pile from which the landing card was taken. */
let taken: HTMLElement | undefined;

/** A card goes onto its stack, whose number pulses once. */
async function toStack(
  root: HTMLElement,
  card: string,
  location: unknown,
  from: HTMLElement | undefined,
): Promise<void> {
  const spot = placeOf(root, location);
  if (!spot) return;
  const to = middle(artAt(spot), CARD);
  const start = from?.isConnected ? middle(from.getBoundingClientRect(), CARD) : to;
  await move(layCard(card, location, start), start, to, STEP);
  void pulse(find(spot, ".n, b"));
}

const drew: Effect = (event, root) => {
  const mountain = Number(event["location"]) > 9 ? 2 : 1;
  return toStack(root, String(event["card"]), event["location"], find(root, `[data-mountain="${mountain}"]`));
};

const landed: Effect = (event, root) => toStack(root, String(event["card"]), event["location"], taken);

/** A card comes up from below the top. */
const recalled: Effect = async (event, root) => {
  const spot = placeOf(root, event["location"]);
  if (!spot) return;
  const to = middle(artAt(spot), CARD);
  await move(layCard(String(event["card"]), event["location"], to), { ...to, y: to.y + CARD }, to, STEP);
};

/** A card goes back into the mountain. */
const returned: Effect = async (event, root) => {
  const [spot, mountain] = [
    placeOf(root, event["location"]),
    find(root, `[data-mountain="${Number(event["location"]) > 9 ? 2 : 1}"]`),
  ];
  if (!spot || !mountain) return;
  const [from, to] = [middle(artAt(spot), CARD), middle(mountain.getBoundingClientRect(), CARD)];
  const card = layCard(String(event["card"]), event["location"], from);
  void move(card, from, to, MOVE).then(() => card.remove());
  await wait(HASTE * 2);
};

/** Stacks that are turned over or shuffled: they shake, and their new top is shown. */
const changed: Effect = async (event, root) => {
  const spot = placeOf(root, event["location"]);
  if (!spot) return;
  void play(spot, [0, -1.6, 1.6, 0].map((turn) => ({ transform: `rotate(${turn}deg)` })), MOVE);
  layCard(String(event["card"]), event["location"], artAt(spot));
  await wait(HASTE);
};

const shuffled: Effect = async (event, root) => {
  const mountain = find(root, `[data-mountain="${event["mountain"]}"]`);
  if (mountain) await play(mountain, [0, -6, 6, -4, 0].map((x) => ({ transform: `translateX(${x}px)` })), MOVE);
};

/** The place for the next worker at a location: at its foot, beside the others. */
function footOf(spot: HTMLElement): Place {
  const foot = find(spot, ".loc__foot");
  const box = middle((foot ?? spot).getBoundingClientRect(), TOKEN);
  if (!foot) return box;
  const there = foot.querySelectorAll("[data-thing]").length;
  return { ...box, x: foot.getBoundingClientRect().x + EDGE + there * (TOKEN + 2) };
}

/** A worker goes to a location and stays there while the rest is shown. */
const placed: Effect = async (event, root) => {
  const spot = placeOf(root, event["location"]);
  if (!spot) return;
  const to = footOf(spot);
  const own = workersOf(root, event.seat, Number(event["worker"]));
  if (own.length) return carry(own, to);
  const home = seatOf(root, event.seat);
  const thing = document.createElement("div");
  render(<Worker seat={event.seat ?? 0} />, thing);
  const from = home ? middle(home.getBoundingClientRect(), TOKEN) : to;
  await move(lay(thing, from), from, to, MOVE);
};

const paidWorkers: Effect = (event) => {
  paid = { seat: event.seat ?? 0, workers: Number(event["workers"]) };
  return Promise.resolve();
};

/** The paid workers go to the pile, whose card is lifted. */
const took: Effect = async (event, root) => {
  const pile = find(root, `[data-pile="${event["pile"]}"]`);
  if (!pile) return;
  const place = pile.getBoundingClientRect();
  if (paid) await carry(workersOf(root, paid.seat, ...[1, 2].slice(0, paid.workers)), place);
  paid = null;
  taken = pile;
  await flash(pile, "ghost--ring", STEP);
};

/** What a seat pays goes to the location; what it gets comes from there. */
async function exchanged(event: Line, root: HTMLElement): Promise<void> {
  const { seat } = event;
  const gains = Object.entries((event["gains"] ?? {}) as Gains) as [string, number][];
  const source = placeOf(root, event["location"]) ?? seatOf(root, seat);
  if (!source) return;
  const at = artAt(source);
  const pays = gains.filter(([, amount]) => amount < 0);
  await all(pays.map(([good, amount], i) => fly(root, seat, good, amount, beside(at, i), false)));
  await all(
    gains.filter(([, amount]) => amount > 0).map(([good, amount], i) =>
      fly(root, seat, good, amount, beside(at, i), true)
    ),
  );
}

/** Spread the amounts of one exchange so that they do not cover each other. */
function beside(at: Place, number: number): Place {
  return { x: at.x, y: at.y + number * TOKEN, width: at.width, height: at.height };
}

async function all(flights: readonly Promise<void>[]): Promise<void> {
  if (flights.length) await Promise.all(flights);
}

async function fly(root: HTMLElement, seat: number | null, good: string, amount: number, at: Place, home: boolean) {
  const count = countOf(root, seat, good);
  if (!count) return;
  const there = middle(count.getBoundingClientRect(), TOKEN);
  const here = mayMove() ? middle(at, TOKEN) : there;
  const thing = layGood(good, amount, home ? here : there);
  await move(thing, home ? here : there, home ? there : here);
  if (home) void pulse(count);
  await fade(thing);
}

async function fade(thing: HTMLElement): Promise<void> {
  if (mayMove()) await play(thing, [{ opacity: 1 }, { opacity: 0 }], HASTE);
  thing.remove();
}

/** The stripes run once, then each player's losses leave. */
const attacked: Effect = async (event, root) => {
  const spot = placeOf(root, event["location"]);
  if (!spot) return;
  const head = find(spot, ".loc__h") ?? spot;
  await play(head, [{ backgroundPosition: "0 0" }, { backgroundPosition: "138px 0" }], STEP, "linear");
  const losses = (event["losses"] ?? []) as Gains[];
  const flights = losses.flatMap((lost, seat) =>
    Object.entries(lost).map(([good, amount = 0]) => leave(root, seat, good, amount))
  );
  if (flights.length) await Promise.all(flights);
};

async function leave(root: HTMLElement, seat: number, good: string, amount: number): Promise<void> {
  const count = countOf(root, seat, good);
  if (!count) return;
  const from = middle(count.getBoundingClientRect(), TOKEN);
  const thing = layGood(good, amount, from);
  await move(thing, from, { ...from, y: from.y + (amount < 0 ? TOKEN : 0) }, STEP);
  thing.remove();
}

/** Orc Raiders: every Mine card is locked for this round. */
const minesClosed: Effect = async (_event, root) => {
  for (const spot of root.querySelectorAll<HTMLElement>("[data-location].k-mine")) {
    if (spot.getClientRects().length) laySign("ui-lock", artAt(spot));
  }
  await wait(STEP);
};

/** Nothing happens there: show a lock, or the army that keeps a monster away. */
function shown(sign: string): Effect {
  return async (event, root) => {
    const spot = placeOf(root, event["location"]);
    if (!spot) return;
    const thing = laySign(sign, artAt(spot));
    await wait(STEP);
    thing.remove();
  };
}

const resolves: Effect = (event, root) => flash(placeOf(root, event["location"]), "ghost--ring", STEP);

/** The opponent looks at a location. */
const aims: Effect = (event, root) =>
  event["location"]
    ? flash(placeOf(root, event["location"]), `ghost--aim seat-${(event.seat ?? 1) + 1}`, MOVE)
    : Promise.resolve();

const marker: Effect = async ({ seat }, root) => {
  const [thing, to] = [find(root, '[data-thing="marker"]'), seatOf(root, seat)];
  if (thing && to) await carry([thing], to.getBoundingClientRect());
  else await flash(to);
};

/** All workers leave together; the new state shows them at home. */
const home: Effect = async (_event, root) => {
  const out = [...root.querySelectorAll<HTMLElement>('[data-thing^="worker "]')];
  const going = out.map((worker) => {
    const to = seatOf(root, Number(worker.dataset["thing"]!.split(" ")[1]));
    return to ? carry([worker], to.getBoundingClientRect(), MOVE, { opacity: 0 }) : Promise.resolve();
  });
  await Promise.all(going);
};

const ends: Effect = (event, root) =>
  flash(
    event["mountain"] ? find(root, `[data-mountain="${event["mountain"]}"]`) : seatOf(root, event.seat),
    "ghost--ring",
    STEP,
  );

export const EFFECTS: Effects = {
  drew,
  landed,
  recalled,
  returned,
  collapsed: changed,
  mixed: changed,
  shuffled,
  placed,
  paid: paidWorkers,
  "took-special": took,
  early: resolves,
  claimed: resolves,
  defended: exchanged,
  mined: exchanged,
  forged: exchanged,
  sold: exchanged,
  commissioned: exchanged,
  renown: exchanged,
  attacked,
  "mines-closed": minesClosed,
  "kept-away": shown("special-muster"),
  "held-off": shown("special-muster"),
  "too-poor": shown("ui-lock"),
  declined: shown("ui-lock"),
  aims,
  "marker-passed": marker,
  "workers-home": home,
  "four-items": ends,
  "mountain-empty": ends,
  "won-by-glory": ends,
};
