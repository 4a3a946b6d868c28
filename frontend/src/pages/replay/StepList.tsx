// The steps of a replay in words, with the current one marked.
import { useEffect, useRef } from "preact/hooks";
import type { BriefStep, Line } from "../../client/types.ts";
import { SeatMark } from "../../components/seats.tsx";
import { gameOf } from "../../games/index.ts";
import { say } from "../../i18n/texts.ts";
import type { ReplayPlayer } from "../../layout/replay/player.ts";
import { RuleLink } from "../../layout/RuleLink.tsx";

export function StepList({ player }: { player: ReplayPlayer }) {
  const { brief, state } = player.past;
  const { lineText } = gameOf(state).replay;
  const at = player.at.value;
  return (
    <ol class="steps" aria-label={say("replay-steps")}>
      {brief.map((step) => (
        <OneStep
          key={step.number}
          step={step}
          now={step.number === at}
          lineText={(line) => lineText(line, step, (seat) => state.chairs[seat]?.name ?? "")}
          go={() => player.jump(step.number)}
        />
      ))}
    </ol>
  );
}

interface OneStepProps {
  step: BriefStep;
  now: boolean;
  lineText(line: Line): string;
  go(): void;
}

function OneStep({ step, now, lineText, go }: OneStepProps) {
  const box = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (now) box.current?.scrollIntoView({ block: "center" });
  }, [now]);
  return (
    <li class={now ? "now" : ""} aria-current={now ? "step" : undefined} ref={box}>
      <button type="button" class="n" data-step={step.number} onClick={go}>
        <span class="vh">{say("replay-step")}</span>
        {step.number}
      </button>
      <ul>
        {step.log.map((line) => (
          <li key={line.number} data-seat={line.seat ?? undefined}>
            {line.seat === null ? <span /> : <SeatMark seat={line.seat} />}
            <span>
              {lineText(line)} {line.rule && <RuleLink id={line.rule} />}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}
