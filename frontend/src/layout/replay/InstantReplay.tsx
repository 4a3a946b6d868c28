// The last moves are shown again at their table; then the present comes back by itself.
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

/** So many steps are shown to who only watches. */
const WATCHED = 3;

/** What is shown once more, with a session of its own: nothing can be done there. */
export interface InstantReplay {
  /** Whose past it is: no other viewer may see it. */
  viewer: ViewerClient;
  player: ReplayPlayer;
  session: Session;
}

/** What is shown once more now. */
export const instantReplay = signal<InstantReplay | null>(null);

export function endInstantReplay(): void {
  instantReplay.value = null;
}

/** Show the step of a line of the log once more. */
export function replayLine(viewer: ViewerClient, line: number): Promise<void> {
  return replaySteps(viewer, (past) => [past.stepOf(line), past.stepOf(line)]);
}

/** Show once more all that happened since the seat itself did something. */
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
  // What cannot be fetched is said in the dock, like an action that is refused.
  await sendFromDock(opened(viewer, chosen).then((fresh) => void (player = fresh)));
  if (player) await play(player, chosen);
}

/** The past, at the moment before the first of the steps. */
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

/** The button that shows the last moves once more; in a replay there are steps instead. */
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

/** The dock meanwhile: nothing is asked, and one can go back at once. */
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
