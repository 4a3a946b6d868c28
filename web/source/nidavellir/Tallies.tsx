// An army in one line: five classes with ranks, points, and what lies on top.
import * as speech from "../speech/nidavellir.ts";
import { say } from "../speech/texts.ts";
import { SeatMark } from "../things/seats.tsx";
import { Symbol } from "../things/Symbol.tsx";
import type { Told } from "../wire/types.ts";
import { cardIn, factsOf, topOf, viewOf } from "./asking.ts";
import { cardParts, CLASSES } from "./things.tsx";

export function Tallies({ told, seat }: { told: Told; seat: number }) {
  const held = viewOf(told).seats[seat]!;
  const points = told.scores?.find((score) => score.seat === seat)?.parts ?? {};
  return (
    <div class="strip5" data-seat={seat}>
      <h2>
        <SeatMark seat={seat} />
        {say("web-special-your-army")}
      </h2>
      {CLASSES.map((column) => (
        <div class={`tally ${column}`} data-column={column}>
          <Symbol name={`class-${column}`} />
          <span class="vh">{speech.column(column)}</span>
          <b>{factsOf(told).seats[seat]!.ranks[column]}</b>
          <small>
            {say("table-points", { points: points[column] ?? 0 })}
            <br />
            {onTop(column, topOf(held, column))}
          </small>
        </div>
      ))}
    </div>
  );
}

/** A hero on top closes the column for some powers, a dwarf does not: that is what one wants to know. */
function onTop(column: string, word: string): string {
  if (!word) return say("table-empty");
  const card = cardIn(column, word);
  return cardParts(card).kind === "dwarf"
    ? say("web-special-top-dwarf")
    : say("web-special-top-card", { card: speech.card(card) });
}
