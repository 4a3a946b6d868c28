// What happened is shown once more at its table: the past is put before the eyes, moves, and the present comes back by itself.
import { signal } from "@preact/signals";
import { useContext, useEffect, useMemo, useRef } from "preact/hooks";
import { busy, send } from "../selection.ts";
import { say } from "../../i18n/texts.ts";
import { Symbol } from "../../components/Symbol.tsx";
import type { Eyes } from "../../client/viewerClient.ts";
import { Session } from "../../client/session.ts";
import { Past } from "../../client/pastGame.ts";
import { pause, Player } from "./player.ts";
import { type InReplay, Replaying } from "./ReplayContext.ts";

/** So many steps are shown to who only watches. */
const WATCHED = 3;

/** What is shown once more, with a session of its own: nothing can be done there. */
export interface OnceMore {
  /** Whose past it is: no other eyes may see it. */
  of: Eyes;
  player: Player;
  session: Session;
}

/** What is shown once more now. */
export const onceMore = signal<OnceMore | null>(null);

export function backToNow(): void {
  onceMore.value = null;
}

/** Show the step of a line of the log once more. */
export function showLine(eyes: Eyes, line: number): Promise<void> {
  return showSteps(eyes, (past) => [past.stepOf(line), past.stepOf(line)]);
}

/** Show once more all that happened since the seat itself did something. */
function showLast(eyes: Eyes): Promise<void> {
  return showSteps(eyes, (past) => {
    const own = past.brief.findLast(({ log }) => log.some(({ seat }) => seat !== null && seat === eyes.seat));
    const first = own ? own.number + 1 : past.last + 1 - WATCHED;
    return [Math.min(first, past.last), past.last];
  });
}

async function showSteps(eyes: Eyes, chosen: (past: Past) => [number, number]): Promise<void> {
  if (busy.peek()) return;
  let player: Player | null = null;
  // What cannot be fetched is said in the dock, like an action that is refused.
  await send(opened(eyes, chosen).then((fresh) => void (player = fresh)));
  if (player) await play(player, chosen);
}

/** The past, at the moment before the first of the steps. */
async function opened(eyes: Eyes, chosen: (past: Past) => [number, number]): Promise<Player> {
  const past = await Past.of(eyes.table, "me", eyes.token ?? undefined);
  const player = new Player(past);
  await player.go(Math.max(1, chosen(past)[0]) - 1);
  onceMore.value = { of: eyes, player, session: new Session(eyes.table, [], false, [past.eyes]) };
  return player;
}

async function play(player: Player, chosen: (past: Past) => [number, number]): Promise<void> {
  const [first, last] = chosen(player.past);
  for (let step = Math.max(1, first); step <= Math.max(1, last); step++) {
    await wait(pause());
    if (onceMore.peek()?.player !== player) return;
    await player.go(step);
  }
  await wait(pause());
  if (onceMore.peek()?.player === player) backToNow();
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** The button that shows the last moves once more; in a replay there are steps instead. */
export function Again({ eyes, class: kind = "" }: { eyes: Eyes; class?: string }) {
  if (useContext(Replaying)) return null;
  return (
    <button type="button" class={`btn btn--quiet ${kind}`} data-act="again" onClick={() => void showLast(eyes)}>
      <Symbol name="ui-replay" />
      {say("panel-show-last")}
    </button>
  );
}

/** The dock meanwhile: nothing is asked, and one can go back at once. */
export function useOnceMore(): InReplay {
  useEffect(() => () => {
    backToNow();
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
        <button ref={button} type="button" class="btn" data-act="now" onClick={backToNow}>
          {say("panel-back-to-now")}
        </button>
      </div>
    </section>
  );
}
