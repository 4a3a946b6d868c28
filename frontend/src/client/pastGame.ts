// A past game, step by step: fetched in pieces, and shown to a viewer without a socket.
import { request } from "./requests.ts";
import type { BriefStep, Line, PastSteps, Snapshot, Step, TableState } from "./types.ts";
import { ViewerClient } from "./viewerClient.ts";

/** The point of view: everything open, a seat, or the requester (a spectator if without a seat). */
export type Perspective = "all" | "me" | number;

const AT_ONCE = 20;
/** Beyond the last step: the answer then has only what holds for all steps. */
const NO_STEP = 100_000;

/** How a game shows a view with everything open. */
export type OpenView = (game: string, view: Step["view"]) => Step["view"];

/** A viewer of the past: it sees one step at a time and sends nothing. */
export class PastViewer extends ViewerClient {
  constructor(table: string, seat: number | null) {
    super(table, seat, null, false);
    this.isConnected.value = true;
  }

  put(snapshot: Snapshot, log: readonly Line[]): void {
    this.log.value = log;
    this.snapshot.value = snapshot;
  }

  override submit(): Promise<void> {
    return Promise.resolve();
  }

  override undo(): Promise<void> {
    return Promise.resolve();
  }
}

/** All steps of a game from one perspective; the table at a step is fetched when it is shown. */
export class PastGame {
  #steps = new Map<number, Step>();
  #asked = new Map<number, Promise<void>>();
  readonly viewer: PastViewer;

  private constructor(
    readonly table: string,
    readonly perspective: Perspective,
    readonly state: TableState,
    readonly token: string | undefined,
    readonly brief: readonly BriefStep[],
    seat: number | null,
    readonly openView: OpenView,
  ) {
    this.viewer = new PastViewer(table, seat);
  }

  static async load(
    table: string,
    perspective: Perspective,
    token: string | undefined,
    openView: OpenView = (_, view) => view,
  ): Promise<PastGame> {
    const path = `/api/tables/${table}`;
    const [state, past] = await Promise.all([
      request<TableState>(path, undefined, token),
      request<PastSteps>(`${path}/history?eyes=${perspective}&brief=true`, undefined, token),
    ]);
    const seat = typeof past.eyes === "number" ? past.eyes : null;
    return new PastGame(table, perspective, state, token, past.steps as BriefStep[], seat, openView);
  }

  /** Whether everybody may see everything. */
  static async isOpen(table: string, token: string | undefined): Promise<boolean> {
    const path = `/api/tables/${table}/history?brief=true&from=${NO_STEP}`;
    return (await request<PastSteps>(path, undefined, token)).open;
  }

  get last(): number {
    return this.brief.length - 1;
  }

  /** The step of a log line; the last one if it has none. */
  stepOf(line: number): number {
    return this.brief.find(({ log }) => log.some(({ number }) => number === line))?.number ?? this.last;
  }

  /** Return what the viewer saw at a step. */
  async at(number: number): Promise<Snapshot> {
    const known = this.#steps.get(number) ?? await this.#fetched(number);
    const next = number + AT_ONCE / 2;
    if (next <= this.last && !this.#steps.has(next)) void this.#fetched(next);
    return this.#snapshot(known);
  }

  /** All lines up to a step. */
  linesUntil(number: number): Line[] {
    return this.brief.slice(0, number + 1).flatMap(({ log }) => log);
  }

  async #fetched(number: number): Promise<Step> {
    const first = number - number % AT_ONCE;
    const asked = this.#asked.get(first) ?? this.#fetch(first);
    this.#asked.set(first, asked);
    try {
      await asked;
    } finally {
      this.#asked.delete(first);
    }
    return this.#steps.get(number)!;
  }

  async #fetch(first: number): Promise<void> {
    const path = `/api/tables/${this.table}/history?eyes=${this.perspective}&from=${first}&count=${AT_ONCE}`;
    const { steps } = await request<PastSteps>(path, undefined, this.token);
    for (const step of steps as Step[]) this.#steps.set(step.number, step);
  }

  #snapshot({ number, view, facts, asked, plain, scores, log }: Step): Snapshot {
    const chairs = this.state.chairs.map((chair) => ({ ...chair, present: true, bid: null }));
    return {
      ...this.state,
      type: "update",
      phase: "running",
      seat: this.viewer.seat,
      number,
      since: 0,
      chairs,
      view: this.perspective === "all" ? this.openView(this.state.game, view) : view,
      facts,
      asked,
      plain,
      scores,
      log,
      undone: [],
      decision: null,
      bid: null,
      clock: null,
      may: { undo: false, hand_over: [] },
      result: null,
    };
  }
}
