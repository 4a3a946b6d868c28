// What the Dwarf table needs from a snapshot, looked up once for all its parts.
import type { Closed, Snapshot } from "../../client/types.ts";
import { nameOf } from "../../components/seats.tsx";
import { say } from "../../i18n/texts.ts";
import { chosen } from "../../layout/selection.ts";
import { parseAction, printAction, type Verb } from "./actions.ts";
import type { DwarfChoice, DwarfFacts, DwarfView, Gains, SentChoice } from "./types.ts";

export type Aim = NonNullable<DwarfChoice["answer_aims"]>[number];

export interface Scene {
  snapshot: Snapshot;
  view: DwarfView;
  facts: DwarfFacts;
  /** The viewer's seat; null for a spectator. */
  me: number | null;
  /** The kind of the viewer's decision. */
  asked: string | null;
  choices: ReadonlyMap<string, SentChoice>;
  closed: ReadonlyMap<string, Closed>;
  /** What is chosen but not yet confirmed. */
  chosen: SentChoice | null;
  /** The automated opponent, by its word, and its seat. */
  opponent: string | null;
  him: number;
  /** The monsters that strike if nobody else comes, after what is chosen, by location. */
  strikes: ReadonlyMap<number, string>;
}

/** A worker, at a location or elsewhere. Workers count from 1; the third and fourth are helpers. */
export interface Standing {
  seat: number;
  worker: number;
  placed: number;
  spent: boolean;
}

export const REGULAR = 2;

export function sceneOf(snapshot: Snapshot): Scene {
  const view = snapshot.view as DwarfView;
  const facts = snapshot.facts as DwarfFacts;
  const choices = new Map((snapshot.decision?.choices ?? []).map((one) => [one.words, one as SentChoice]));
  const picked = chosen.value === null ? undefined : choices.get(chosen.value);
  const solo = String(snapshot.options["solo"] ?? "none");
  return {
    snapshot,
    view,
    facts,
    me: snapshot.seat,
    asked: snapshot.decision?.kind ?? null,
    choices,
    closed: new Map((snapshot.decision?.closed ?? []).map((one) => [one.words, one])),
    chosen: picked ?? null,
    opponent: solo === "none" ? null : solo,
    him: snapshot.chairs.length,
    strikes: strikesAfter(view, facts, picked),
  };
}

/** Actions that are chosen at a location: placing a worker, turning a card back, joining a worker, going first. */
const AT_LOCATIONS: readonly Verb[] = ["worker", "turn", "join", "first"];

/** The choice at a location. */
export function choiceAt<Named>(choices: ReadonlyMap<string, Named>, location: number): Named | undefined {
  const words = AT_LOCATIONS.map((verb) => printAction(verb, { number: location })).find((one) => choices.has(one));
  return words === undefined ? undefined : choices.get(words);
}

/** Whether the choice places a worker or leaves one out: only then is it always known what strikes. */
function isPlacing(choice: SentChoice): boolean {
  return ["pass", "worker", "turn", "join"].includes(parseAction(choice.words).verb);
}

/** What strikes after a choice or, if that is not known yet, as things stand. */
function strikesAfter(view: DwarfView, facts: DwarfFacts, picked: SentChoice | undefined): Map<number, string> {
  const now = facts.strikes.map(({ location }) => `${location} ${view.mine[String(location)]?.at(-1)}`);
  const after = picked?.strikes ?? (picked && isPlacing(picked) ? [] : now);
  return new Map(after.map((words) => [Number.parseInt(words), words.slice(words.indexOf(" ") + 1)]));
}

/** A seat's name, or «You». */
export function who(scene: Scene, seat: number): string {
  return seat === scene.me ? say("dwarf-web-you") : nameOf(scene.snapshot, seat);
}

export function namesOf(scene: Scene): string[] {
  return scene.view.seats.map((_, seat) => nameOf(scene.snapshot, seat));
}

export function stackOf({ view }: Scene, location: number): readonly string[] {
  return view.mine[String(location)] ?? [];
}

/** The top card of a location. */
export function topOf(scene: Scene, location: number): string {
  return stackOf(scene, location).at(-1) ?? "";
}

/** Who stands on a location, in the order of placing. */
export function standingAt({ view }: Scene, location: number): Standing[] {
  const found = view.seats.flatMap(({ workers }, seat) =>
    workers.flatMap((worker, index) =>
      typeof worker === "object" && worker.at === location
        ? [{ seat, worker: index + 1, placed: worker.placed, spent: Boolean(worker.spent) }]
        : []
    )
  );
  return found.sort((one, other) => one.placed - other.placed);
}

/** A seat's workers still to be placed; helpers only if the seat has a claim to them. */
export function waiting({ view, facts }: Scene, seat: number): number[] {
  const helpers = view.stage === "help" && facts.claims.includes(seat);
  return (view.seats[seat]?.workers ?? []).flatMap((worker, index) =>
    worker === "home" && (index < REGULAR ? !helpers : helpers) ? [index + 1] : []
  );
}

/** Workers that were paid and lie on a pile. */
export function paid({ view }: Scene, seat: number): number[] {
  return (view.seats[seat]?.workers ?? []).flatMap((worker, index) => (worker === "pile" ? [index + 1] : []));
}

/** Everything that the coming strikes take from the viewer, given the current choice. */
export function lossesOf({ facts, chosen, me }: Scene): Gains {
  if (me === null) return {};
  if (chosen && (chosen.strikes || isPlacing(chosen))) return chosen.losses ?? {};
  const sum: Gains = {};
  for (const { losses } of facts.strikes) {
    for (const [good, amount] of Object.entries(losses[me] ?? {})) sum[good] = (sum[good] ?? 0) + (amount ?? 0);
  }
  return Object.fromEntries(Object.entries(sum).filter(([, amount]) => amount !== 0));
}
