// A current score, with its parts one tap away.
import { useEffect, useRef } from "preact/hooks";
import type { Points, Snapshot } from "../../../client/types.ts";
import { nameOf, SeatMark } from "../../../components/seats.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { say } from "../../../i18n/texts.ts";
import * as phrases from "../phrases.ts";
import { CLASSES } from "../pieces.tsx";

const GLYPHS: Record<string, string> = { heroes: "hero", coins: "treasure" };

function army(points: Points): number {
  return CLASSES.reduce((sum, name) => sum + (points.parts[name] ?? 0), 0);
}

export function Score(
  { snapshot, seat, class: kind, long = false }: { snapshot: Snapshot; seat: number; class: string; long?: boolean },
) {
  const root = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const open = root.current;
      if (!open?.open) return;
      if (event instanceof KeyboardEvent ? event.key !== "Escape" : open.contains(event.target as Node)) return;
      open.open = false;
    };
    addEventListener("pointerdown", close);
    addEventListener("keydown", close);
    return () => {
      removeEventListener("pointerdown", close);
      removeEventListener("keydown", close);
    };
  }, []);
  const points = snapshot.scores?.[seat];
  if (!points) return null;
  const { heroes = 0, coins = 0 } = points.parts;
  return (
    <details class={`parts ${kind}`} ref={root}>
      <summary>
        {long && (
          <span class="note only-l">
            {say(heroes ? "nid-sum-heroes" : "nid-sum", { army: army(points), heroes, coins })}
          </span>
        )}{" "}
        <b>
          <span class="vh">{say("nid-score-of", { name: nameOf(snapshot, seat) })}</span>
          {points.total}
        </b>{" "}
        <small aria-hidden="true">{say("nid-now-points")}</small>
      </summary>
      <dl class="parts__list panel">
        {Object.entries(points.parts).map(([name, value]) => (
          <div key={name} class={name in GLYPHS ? "neutral" : name}>
            <dt>
              <Symbol name={GLYPHS[name] ?? `class-${name}`} />
              {phrases.part(name)}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div class="parts__total">
          <dt>
            <SeatMark seat={seat} />
            {nameOf(snapshot, seat)}
          </dt>
          <dd>{points.total}</dd>
        </div>
      </dl>
    </details>
  );
}
