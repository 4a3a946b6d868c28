// An army in one line: five classes with ranks, points, and the top card.
import type { Snapshot } from "../../../client/types.ts";
import { SeatMark } from "../../../components/seats.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { say } from "../../../i18n/texts.ts";
import { cardIn, factsOf, topOf, viewOf } from "../decision.ts";
import * as phrases from "../phrases.ts";
import { cardParts, CLASSES } from "../pieces.tsx";

export function ArmySummary({ snapshot, seat }: { snapshot: Snapshot; seat: number }) {
  const held = viewOf(snapshot).seats[seat]!;
  const points = snapshot.scores?.find((score) => score.seat === seat)?.parts ?? {};
  return (
    <div class="strip5" data-seat={seat}>
      <h2>
        <SeatMark seat={seat} />
        {say("nid-your-army")}
      </h2>
      {CLASSES.map((column) => (
        <div class={`tally ${column}`} data-column={column}>
          <Symbol name={`class-${column}`} />
          <span class="vh">{phrases.column(column)}</span>
          <b>{factsOf(snapshot).seats[seat]!.ranks[column]}</b>
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

/** The hero on top of a column, which matters: it closes the column for some powers, a dwarf does not. */
function onTop(column: string, word: string): string {
  if (!word) return say("table-empty");
  const card = cardIn(column, word);
  return cardParts(card).kind === "dwarf" ? say("nid-top-dwarf") : say("nid-top-card", { card: phrases.card(card) });
}
