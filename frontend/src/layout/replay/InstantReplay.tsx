// An instant replay: the last moves are shown again at their table, then the present returns by itself.
import { signal } from "@preact/signals";
import { useContext, useEffect, useMemo, useRef } from "preact/hooks";
import { PastGame } from "../../client/pastGame.ts";
import { Session } from "../../client/session.ts";
import type { ViewerClient } from "../../client/viewerClient.ts";
import { Symbol } from "../../components/Symbol.tsx";
import { say } from "../../i18n/texts.ts";
import { busy, sendFromDock } from "../selection.ts";
import { pauseTime, ReplayPlayer } from "./player.ts";
import { ReplayContext, type ReplayFrame } from "./ReplayContext.ts";

/** Steps shown to a spectator. */
const WATCHED = 3;

/** The replayed table, with a session of its own, where nothing can be done. */
export interface InstantReplay {
  /** The viewer whose past it is: no other may see it. */
  viewer: ViewerClient;
  player: ReplayPlayer;
  session: Session;
}

/** The running instant replay. */
export const instantReplay = signal<InstantReplay | null>(null);

export function endInstantReplay(): void {
  instantReplay.value = null;
}

/** Replay the step of a log line. */
export function replayLine(viewer: ViewerClient, line: number): Promise<void> {
  return replaySteps(viewer, (past) => [past.stepOf(line), past.stepOf(line)]);
}

/** Replay everything since the seat itself last acted. */
function replayLatest(viewer: ViewerClient): Promise<void> {
  return replaySteps(viewer, (past) => {
    const own = past.brief.findLast(({ log }) => log.some(({ seat }) => seat !== null && seat === viewer.seat));
    const first = own ? own.number + 1 : past.last + 1 - WATCHED;
    return [Math.min(first, past.last), past.last];
  });
}

async function replaySteps(viewer: ViewerClient, chosen: (past: PastGame) => [number, number]): Promise<void> {
  if (busy.peek()) return;
  let player: ReplayPlayer | null = null;
  // A failed request is reported in the dock, like a refused action.
  await sendFromDock(opened(viewer, chosen).then((fresh) => void (player = fresh)));
  if (player) await play(player, chosen);
}

/** Open the past at the moment before the first of the steps. */
async function opened(viewer: ViewerClient, chosen: (past: PastGame) => [number, number]): Promise<ReplayPlayer> {
  const past = await PastGame.load(viewer.table, "me", viewer.token ?? undefined);
  const player = new ReplayPlayer(past);
  await player.go(Math.max(1, chosen(past)[0]) - 1);
  instantReplay.value = { viewer, player, session: new Session(viewer.table, [], false, [past.viewer]) };
  return player;
}

async function play(player: ReplayPlayer, chosen: (past: PastGame) => [number, number]): Promise<void> {
  const [first, last] = chosen(player.past);
  for (let step = Math.max(1, first); step <= Math.max(1, last); step++) {
    await wait(pauseTime());
    if (instantReplay.peek()?.player !== player) return;
    await player.go(step);
  }
  await wait(pauseTime());
  if (instantReplay.peek()?.player === player) endInstantReplay();
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** The button that replays the last moves; a full replay has its steps instead. */
export function ShowAgainButton({ viewer, class: kind = "" }: { viewer: ViewerClient; class?: string }) {
  if (useContext(ReplayContext)) return null;
  return (
    <button
      type="button"
      class={`btn btn--quiet ${kind}`}
      data-act="again"
      onClick={() => void replayLatest(viewer)}
    >
      <Symbol name="ui-replay" />
      {say("panel-show-last")}
    </button>
  );
}

/** The dock meanwhile: no decision, and a way back at any time. */
export function useInstantReplay(): ReplayFrame {
  useEffect(() => () => {
    endInstantReplay();
    requestAnimationFrame(() => document.getElementById("decision")?.focus({ preventScroll: true }));
  }, []);
  return useMemo(() => ({ dock: <BackDock /> }), []);
}

function BackDock() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <section class="dock" id="decision" tabIndex={-1} aria-label={say("panel-shown-again")}>
      <div class="dock__ask">
        <h2>{say("panel-shown-again")}</h2>
        <p>{say("panel-shown-again-note")}</p>
      </div>
      <span />
      <div class="dock__go">
        <button ref={button} type="button" class="btn" data-act="now" onClick={endInstantReplay}>
          {say("panel-back-to-now")}
        </button>
      </div>
    </section>
  );
}
