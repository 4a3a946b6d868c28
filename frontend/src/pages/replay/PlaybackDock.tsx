// The dock of a replay: first, back, play, next, last, the current step, and the perspective. Its edge is plain: there
// is no decision.
import type { Perspective } from "../../client/pastGame.ts";
import type { TableState } from "../../client/types.ts";
import { SeatMark } from "../../components/seats.tsx";
import { Symbol } from "../../components/Symbol.tsx";
import { gameOf } from "../../games/index.ts";
import { listNames } from "../../i18n/list.ts";
import { say } from "../../i18n/texts.ts";
import type { ReplayPlayer } from "../../layout/replay/player.ts";

interface PlaybackDockProps {
  player: ReplayPlayer;
  perspective: Perspective;
  /** Whether any perspective may be chosen. */
  open: boolean;
  onPerspective(perspective: Perspective): void;
}

export function PlaybackDock({ player, perspective, open, onPerspective }: PlaybackDockProps) {
  const { past } = player;
  const at = Math.max(0, player.at.value);
  return (
    <section class="dock dock--play" id="decision" tabIndex={-1} aria-labelledby="replay-steps">
      <h2 class="vh" id="replay-steps">{say("replay-steps")}</h2>
      <div class="row">
        <Tool text="replay-first" icon="ui-end" flip act="first" off={at === 0} go={() => player.jump(0)} />
        <Tool text="replay-back" icon="ui-play" flip act="back" off={at === 0} go={() => player.step(-1)} />
        <button type="button" class="btn btn--icon" data-act="play" onClick={() => player.toggle()}>
          <Symbol name={player.playing.value ? "ui-pause" : "ui-replay"} class="i spin" />
          <span class="vh">{say(player.playing.value ? "replay-pause" : "replay-play")}</span>
        </button>
        <button
          type="button"
          class="btn"
          data-act="next"
          aria-disabled={at === past.last}
          onClick={() => player.step(1)}
        >
          <Symbol name="ui-play" />
          {say("replay-next")}
        </button>
        <Tool text="replay-last" icon="ui-end" act="last" off={at === past.last} go={() => player.jump(past.last)} />
      </div>
      <div class="scrub">
        <input
          type="range"
          min={0}
          max={past.last}
          value={at}
          aria-label={say("replay-step")}
          aria-valuetext={say("replay-step-of", { step: at, last: past.last })}
          onInput={(event) => player.jump(Number(event.currentTarget.value))}
        />
        <p>
          <span>{say("replay-step-of", { step: at, last: past.last })}</span>
          <span>{resultText(past.state)}</span>
        </p>
      </div>
      {open && <PerspectiveChoice state={past.state} perspective={perspective} onPerspective={onPerspective} />}
      {!open && (
        <p class="replay__own">
          <Symbol name="ui-eye" /> {say(past.viewer.seat === null ? "replay-public" : "replay-own")}
        </p>
      )}
    </section>
  );
}

interface ToolProps {
  text: string;
  icon: string;
  act: string;
  flip?: boolean;
  off: boolean;
  go(): void;
}

function Tool({ text, icon, act, flip = false, off, go }: ToolProps) {
  return (
    <button type="button" class="btn btn--icon" data-act={act} aria-disabled={off} onClick={go}>
      <Symbol name={icon} class={flip ? "i flip" : "i"} />
      <span class="vh">{say(text)}</span>
    </button>
  );
}

function PerspectiveChoice(
  { state, perspective, onPerspective }: {
    state: TableState;
    perspective: Perspective;
    onPerspective(perspective: Perspective): void;
  },
) {
  return (
    <fieldset class="choice">
      <legend class="vh">{say("replay-whose")}</legend>
      <label class="opt">
        <input
          type="radio"
          name="eyes"
          data-eyes="all"
          checked={perspective === "all"}
          onChange={() => onPerspective("all")}
        />
        <span>
          <Symbol name="ui-eye" />
          <b>{say("replay-all-open")}</b>
        </span>
      </label>
      {state.chairs.map(({ seat, name }) => (
        <label class="opt" key={seat} data-seat={seat}>
          <input
            type="radio"
            name="eyes"
            data-eyes={seat}
            checked={perspective === seat}
            onChange={() => onPerspective(seat)}
          />
          <span>
            <SeatMark seat={seat} />
            <b class="vn">{name}</b>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Who won, and with how much. */
function resultText({ result, chairs, opponents, game }: TableState): string {
  if (!result) return "";
  const names = [...chairs.map(({ name }) => name), ...opponents];
  const best = result.scores.filter(({ place }) => place === 1);
  return say(gameOf({ game }).replay.resultMessage, {
    names: listNames(best.map(({ seat }) => names[seat] ?? "")),
    points: best[0]?.total ?? 0,
  });
}
