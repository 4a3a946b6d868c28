// The steps of a replay in words; the one before the eyes is marked. Bids are told where these eyes may know them.
import { useEffect, useRef } from "preact/hooks";
import { coins } from "../../games/nidavellir/phrases.ts";
import { say } from "../../i18n/texts.ts";
import { RuleLink } from "../../layout/RuleLink.tsx";
import { SeatMark } from "../../components/seats.tsx";
import type { BriefStep, Line } from "../../client/types.ts";
import type { ReplayPlayer } from "../../layout/replay/player.ts";

export function StepList({ player }: { player: ReplayPlayer }) {
  const { brief, state } = player.past;
  const at = player.at.value;
  return (
    <ol class="steps" aria-label={say("replay-steps")}>
      {brief.map((step) => (
        <OneStep
          key={step.number}
          step={step}
          now={step.number === at}
          name={(seat) => state.chairs[seat]?.name ?? ""}
          go={() => player.jump(step.number)}
        />
      ))}
    </ol>
  );
}

interface OneStepProps {
  step: BriefStep;
  now: boolean;
  name(seat: number): string;
  go(): void;
}

function OneStep({ step, now, name, go }: OneStepProps) {
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
              {lineText(step, line, name)} {line.rule && <RuleLink id={line.rule} />}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A line; that somebody has bid becomes what was bid. */
function lineText(step: BriefStep, line: Line, name: (seat: number) => string): string {
  const bid = line.kind === "sealed" && step.answers.find(({ seat }) => seat === line.seat)?.words;
  if (!bid || line.seat === null) return line.text;
  return say("replay-bid", { name: name(line.seat), coins: coins(bid.replace("bid ", "")) });
}
