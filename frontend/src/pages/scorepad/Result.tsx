// Below the pad: what decided the game, how each score compares, and findings that belong to no cell.
import { SeatMark } from "../../components/seats.tsx";
import { formatNumber } from "../../i18n/numbers.ts";
import { say } from "../../i18n/texts.ts";
import { RuleLink } from "../../layout/RuleLink.tsx";
import { game } from "./pad.ts";
import { FindingNote } from "./PadGrid.tsx";
import { tally } from "./tally.ts";

export function Result() {
  const counted = tally.value;
  if (!counted || counted.game !== game.value.name) return null;
  const loose = counted.findings.filter(({ seat, part }) => seat === null || part === null);
  return (
    <div class="facts facts--pad">
      <section class="panel">
        <h2>{say("score-decided")}</h2>
        {counted.decided.map(({ text, rule }) => (
          <p key={text}>
            {text} <RuleLink id={rule} />
          </p>
        ))}
        {loose.map((finding) => <FindingNote key={finding.text} finding={finding} />)}
        <p class="note noprint">{counted.findings.length === 0 && say("score-no-findings")}</p>
      </section>
      <section class="panel">
        <h2>{say("score-compared")}</h2>
        <ul class="special">
          {counted.seats.map(({ name, total, special }, seat) => (
            <li key={seat}>
              <SeatMark seat={seat} />
              <span class="special__who">
                {name} <b>{total}</b>
              </span>
              <span class="special__bar" aria-hidden="true">
                <meter min={0} max={100} value={special.lower} />
              </span>
              <span class="special__say">{say("score-beats", { percent: formatNumber(special.lower, 1) })}</span>
            </li>
          ))}
        </ul>
        <p class="note">{say("score-compared-note", compared(counted.seats[0]?.special))}</p>
      </section>
    </div>
  );
}

function compared(special: { scores: number; middle: number } | undefined) {
  return { scores: special?.scores ?? 0, middle: special?.middle ?? 0 };
}
