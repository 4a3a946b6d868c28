// The points of every seat, step by step. Lines differ by dashes, not only by colour.
import { useId, useState } from "preact/hooks";
import type { BriefStep } from "../../client/types.ts";
import { SeatMark } from "../../components/seats.tsx";
import { gameOf } from "../../games/index.ts";
import { say } from "../../i18n/texts.ts";
import type { ReplayPlayer } from "../../layout/replay/player.ts";

const DASHES = ["none", "14 4", "3 4", "10 4 3 4", "1 5"] as const;
const [WIDTH, HEIGHT] = [1000, 160];

export function ScoreChart({ player }: { player: ReplayPlayer }) {
  const { brief, state, last } = player.past;
  const [part, setPart] = useState("total");
  const choice = useId();
  const names = [...state.chairs.map(({ name }) => name), ...state.opponents];
  const values = names.map((_, seat) => brief.map((step) => points(step, seat, part)));
  const [least, most] = [Math.min(0, ...values.flat()), Math.max(1, ...values.flat())];
  const x = (step: number) => last ? step / last * WIDTH : 0;
  const y = (value: number) => HEIGHT - (value - least) / (most - least) * HEIGHT;
  const at = Math.max(0, player.at.value);
  const standing = names.map((name, seat) => say("replay-standing", { name, points: values[seat]![at] ?? 0 }));
  return (
    <section class="panel chart" aria-label={say("replay-curve")}>
      <div class="chart__h">
        <h3>{say("replay-points")}</h3>
        <label for={choice} class="vh">{say("replay-part")}</label>
        <select id={choice} value={part} onChange={(event) => setPart(event.currentTarget.value)}>
          {["total", ...Object.keys(brief[0]?.scores[0]?.parts ?? {})].map((name) => (
            <option key={name} value={name}>{gameOf(state).replay.partName(name)}</option>
          ))}
        </select>
      </div>
      <div class="chart__box">
        <span class="chart__y" aria-hidden="true">
          <span>{most}</span>
          <span>{least}</span>
        </span>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={standing.join(", ")}
          onClick={(event) => player.jump(stepAt(event, last))}
        >
          <path class="chart__grid" d={`M0 0h${WIDTH}M0 ${HEIGHT / 2}h${WIDTH}M0 ${HEIGHT}h${WIDTH}`} />
          {brief.filter(gameOf(state).replay.beginsPart).map(({ number }) => (
            <path key={number} class="chart__age" d={`M${x(number)} 0v${HEIGHT}`} />
          ))}
          {values.map((line, seat) => (
            <polyline
              key={seat}
              class={`chart__line seat-${seat % DASHES.length + 1}`}
              points={line.map((value, step) => `${x(step).toFixed(1)},${y(value).toFixed(1)}`).join(" ")}
              stroke-dasharray={DASHES[seat % DASHES.length]}
            />
          ))}
          <path class="chart__now" d={`M${x(at)} -4v${HEIGHT + 8}`} />
        </svg>
      </div>
      <ul class="key">
        {names.map((name, seat) => (
          <li key={seat}>
            <SeatMark seat={seat} />
            <svg class={`key__dash seat-${seat % DASHES.length + 1}`} viewBox="0 0 34 4" aria-hidden="true">
              <path class="chart__line" d="M0 2h34" stroke-dasharray={DASHES[seat % DASHES.length]} />
            </svg>
            {name} <b>{values[seat]![at]}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function points({ scores }: BriefStep, seat: number, part: string): number {
  const score = scores.find((one) => one.seat === seat);
  return (part === "total" ? score?.total : score?.parts[part]) ?? 0;
}

function stepAt(event: MouseEvent, last: number): number {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return Math.round((event.clientX - box.left) / box.width * last);
}
