// The animations of Nidavellir, in the order of the rules, with the durations of the design. Cards and coins that keep
// their identity fly by themselves when the new state comes (motion.tsx). This file has what that does not show: coins
// that turn together, gems that cross, the coins of a trade, a completed line, a hero who arrives.
import type { Line, Snapshot } from "../../../client/types.ts";
import { type Effect, type Effects, mayMove, moved, wait } from "../../../components/motion.tsx";
import { viewOf } from "../decision.ts";
import { Coin, Face, Gem } from "../pieces.tsx";
import { heroClass } from "../table/HeroTile.tsx";
import { exchange } from "./coinExchange.tsx";
import { draw, find, hide, lift, move, play, ring, ringLater } from "./overlay.tsx";

const MOVE = 260;
const REVEAL = 420;
const STEP = 700;

/** The next event in the same snapshot. */
function next(event: Line, after: Snapshot): Line | undefined {
  return after.log[after.log.findIndex(({ number }) => number === event.number) + 1];
}

const mine = (event: Line, after: Snapshot): boolean => event.seat === after.seat;

const slab = (seat: unknown): string[] => [
  `.rail [data-seat="${seat}"]`,
  `.army[data-seat="${seat}"] .army__h`,
  `[data-seat="${seat}"]`,
];
const coins = (seat: unknown): string[] => [`[data-coins="${seat}"]`, `[data-seat="${seat}"] .coins`, ...slab(seat)];
const gem = (seat: unknown): string[] => [
  `[data-gem="${seat}"]`,
  `.rail [data-seat="${seat}"] .gem`,
  `.army[data-seat="${seat}"] .gem`,
];
const laid = (tavern: unknown, seat: unknown): string[] => [
  `[data-tavern="${tavern}"] [data-laid="${seat}"] .coin`,
  `[data-tavern="${tavern}"] [data-laid="${seat}"]`,
  `[data-thing="seal ${seat} ${tavern}"]`,
];

let turning: Promise<void>[] = [];

/** All coins of one tavern turn together. */
const revealed: Effect = async (event, root, after) => {
  const coin = find(root, ...laid(event["tavern"], event.seat));
  if (coin) turning.push(turn(coin, String(event["coin"])));
  if (!mayMove()) ringLater(root, ...laid(event["tavern"], event.seat));
  const following = next(event, after);
  if (following?.kind === "revealed" && following["tavern"] === event["tavern"]) return;
  await Promise.all(turning);
  turning = [];
  await wait(MOVE);
};

async function turn(thing: HTMLElement, coin: string): Promise<void> {
  const at = thing.getBoundingClientRect();
  const back = thing.classList.contains("coin--back");
  if (!mayMove()) {
    hide(thing);
    draw(<Coin coin={coin} size={sizeOf(at)} />, at);
    return wait(REVEAL);
  }
  const box = lift(thing);
  const flat = { transform: "rotateY(90deg)" };
  const open = { transform: "none" };
  if (!back) return play(box, [open, { transform: "scale(1.15)" }, open], REVEAL);
  await play(box, [open, flat], REVEAL / 2);
  box.remove();
  await play(draw(<Coin coin={coin} size={sizeOf(at)} />, at), [flat, open], REVEAL / 2);
}

/** The coin size that fits a place. */
function sizeOf(at: DOMRect): "s" | "m" | "l" {
  if (at.width < 40) return "s";
  return at.width < 52 ? "m" : "l";
}

/** Uline's coin comes out of her hand. */
const laidLast: Effect = async (event, root) => {
  const from = find(root, ...coins(event.seat));
  const to = find(root, ...laid(event["tavern"], event.seat), `[data-tavern="${event["tavern"]}"]`);
  if (!from || !to) return;
  if (!mayMove()) return ringLater(root, ...laid(event["tavern"], event.seat));
  const box = draw(<Coin coin={String(event["coin"])} />, from.getBoundingClientRect());
  await move(box, to.getBoundingClientRect(), REVEAL);
};

/** Equal coins: their gems light up. */
const tied: Effect = async (event, root, after) => {
  for (const thing of [find(root, ...gem(event.seat)), find(root, ...laid(viewOf(after).tavern, event.seat))]) {
    if (thing) ring(thing, STEP);
  }
  if (next(event, after)?.kind !== "ordered") await wait(REVEAL);
};

/** The two gems cross along an arc; their figures stay upright. */
const swapped: Effect = async (event, root) => {
  const [one, other] = [find(root, ...gem(event.seat)), find(root, ...gem(event["other"]))];
  if (!one || !other) return;
  if (!mayMove()) {
    ringLater(root, ...gem(event.seat));
    ringLater(root, ...gem(event["other"]));
    return wait(REVEAL);
  }
  for (const thing of [one, other]) if (thing.dataset["thing"]) moved.add(thing.dataset["thing"]);
  const places = [one.getBoundingClientRect(), other.getBoundingClientRect()] as const;
  const arc = Math.min(60, Math.hypot(places[0].x - places[1].x, places[0].y - places[1].y) / 3);
  await Promise.all([move(lift(one), places[1], REVEAL, arc), move(lift(other), places[0], REVEAL, arc)]);
  await wait(MOVE / 2);
};

/** Gem 6 replaces the old gem. */
const crowned: Effect = async (event, root) => {
  const thing = find(root, ...gem(event.seat));
  if (!thing) return;
  if (!mayMove()) return ringLater(root, ...gem(event.seat));
  const old = lift(thing);
  await play(old, [{ transform: "none", opacity: 1 }, { transform: "translateY(-24px)", opacity: 0 }], MOVE);
  const fresh = draw(<Gem gem={6} />, thing.getBoundingClientRect());
  await play(fresh, [{ transform: "translateY(-40px)", opacity: 0 }, { transform: "none", opacity: 1 }], REVEAL);
};

/** The place that the viewer has just chosen in a prompt. */
const picked = (event: Line, after: Snapshot): string[] => mine(event, after) ? [".stage .place--on"] : [];

const traded: Effect = (event, root, after) =>
  exchange(event, root, after, [...picked(event, after), ...coins(event.seat)]);

const transformed: Effect = (event, root, after) => {
  const here = [
    `[data-tavern="${event["place"]}"] [data-laid="${event.seat}"]`,
    `[data-thing="seal ${event.seat} ${event["place"]}"]`,
  ];
  return exchange(event, root, after, [...picked(event, after), ...here, ...coins(event.seat)]);
};

/** A card that completes a line goes there before the row lights up, since the hall takes the stage then. */
const took: Effect = async (event, root, after) => {
  const due = after.log.some((one) => (one.kind === "due" || one.kind === "chained") && one.seat === event.seat);
  const column = String(event["card"]).split(" ")[0];
  const card = find(
    root,
    `[data-tavern="${event["tavern"]}"] [data-card="${event["card"]}"] .card`,
    `[data-tavern="${event["tavern"]}"] [data-help="card ${event["card"]}"] .card`,
  );
  const to = find(root, `[data-landing="${column}"]`, `.army [data-column="${column}"]`);
  if (!due || !mine(event, after) || !card || !to || !mayMove()) return;
  if (card.dataset["thing"]) moved.add(card.dataset["thing"]);
  const [size, room] = [card.getBoundingClientRect(), to.getBoundingClientRect()];
  await move(lift(card), room, MOVE, 0, Math.min(1, room.height / size.height));
};

/** The completed row lights up from left to right; for other players their slab does. */
const due: Effect = async (event, root, after) => {
  const row = mine(event, after)
    ? find(root, `[data-row="${event["lines"]}"]`, `[data-line="${event["lines"]}"]`)
    : find(root, ...slab(event.seat));
  if (!row) return;
  if (!mine(event, after) || !mayMove()) {
    ring(row, mayMove() ? STEP : undefined);
    return wait(REVEAL);
  }
  const at = row.getBoundingClientRect();
  const band = draw(<span class="showing__band" style={{ width: `${at.width}px`, height: `${at.height}px` }} />, at);
  await play(band, [{ clipPath: "inset(0 100% 0 0)" }, { clipPath: "inset(0)" }], REVEAL);
  await wait(MOVE);
};

/** A hero leaves the hall for an army. */
const recruited: Effect = async (event, root, after) => {
  const hero = String(event["hero"]);
  const word = hero.startsWith("dwerg_") ? "dwerg" : hero;
  const from = find(root, `[data-hero="${word}"]`, `[data-help="hero ${hero}"]`, `[data-open="hall"]`);
  const to = find(
    root,
    ...(mine(event, after) ? [`.strip5 [data-column="${heroClass(hero)}"]`, ".strip5", ".army"] : []),
    ...slab(event.seat),
  );
  if (!to) return;
  if (!mayMove() || !from) return ringLater(root, ...slab(event.seat));
  const box = draw(<Face hero={hero} />, from.getBoundingClientRect(), "showing__face");
  await play(box, [{ transform: "scale(1)" }, { transform: "scale(1.6)" }], MOVE);
  await move(box, to.getBoundingClientRect(), REVEAL);
};

/** A card leaves the top of one of the viewer's columns. */
const discarded: Effect = async (event, root, after) => {
  const column = `[data-column="${event["column"]}"]`;
  const cards = mine(event, after)
    ? [...root.querySelectorAll<HTMLElement>(`.pick5 ${column} .rank, .army ${column} .rank--top`)]
    : [];
  const top = cards.find((card) => card.getBoundingClientRect().width > 0);
  if (!top) return ringLater(root, ...slab(event.seat));
  const away = [{ transform: "none", opacity: 1 }, { transform: "translateY(-36px)", opacity: 0 }];
  if (mayMove()) await play(lift(top), away, MOVE);
};

/** A distinction goes to the player with the most. */
const awarded: Effect = async (event, root) => {
  const column = event["column"];
  const from = find(root, `[data-distinction="${column}"]`, `[data-help="distinction ${column}"]`);
  const to = find(root, ...slab(event.seat));
  if (!to) return;
  ring(to, mayMove() ? STEP * 2 : undefined);
  if (!from || !mayMove()) return wait(STEP);
  await move(lift(from), to.getBoundingClientRect(), STEP);
};

/** An age ends or begins: announced in the middle of the stage. */
const age: Effect = async (event, root) => {
  const stage = find(root, ".stage") ?? root;
  const board = draw(<p class="showing__board">{event.text}</p>, stage.getBoundingClientRect());
  await play(
    board,
    [{ opacity: 0 }, { opacity: 1, offset: .2 }, { opacity: 1, offset: .85 }, { opacity: 0 }],
    STEP * 2,
  );
};

export const EFFECTS: Effects = {
  revealed,
  laid: laidLast,
  tied,
  swapped,
  crowned,
  traded,
  transformed,
  hunted: traded,
  took,
  due,
  chained: due,
  recruited,
  discarded,
  awarded,
  "age-ended": age,
  "age-began": age,
};
