// Panels beside the score sheet: where the game was won, who had which heroes, and how to verify the deal.
import type { Points, Snapshot } from "../../../client/types.ts";
import { nameOf, SeatMark } from "../../../components/seats.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { say } from "../../../i18n/texts.ts";
import { factsOf, viewOf } from "../decision.ts";
import * as phrases from "../phrases.ts";
import { CLASSES, Face, words } from "../pieces.tsx";

/** A seat's name, or “you” for the viewer. */
export function youOr(snapshot: Snapshot, seat: number): string {
  return seat === snapshot.seat ? say("nid-ask-you") : nameOf(snapshot, seat);
}

/** The part in which the winner was furthest ahead of the second. */
export function WonPanel({ snapshot, scores }: { snapshot: Snapshot; scores: readonly Points[] }) {
  const { best = [], part = "" } = factsOf(snapshot).won ?? {};
  const [first, second] = best.map((seat) => scores[seat]);
  if (!first || !second) return null;
  const text = !part ? say("nid-sheet-won-tie") : say("nid-sheet-won-by", {
    part: phrases.sheetPart(part),
    name: youOr(snapshot, first.seat),
    points: first.parts[part] ?? 0,
    other: youOr(snapshot, second.seat),
    fewer: second.parts[part] ?? 0,
  });
  const taken = viewOf(snapshot).distinctions;
  return (
    <section class="panel">
      <h2>{say("nid-sheet-won-where")}</h2>
      <p>{text}</p>
      <h2>{say("nid-sheet-distinctions")}</h2>
      <ul class="dist-end">
        {CLASSES.map((column) => {
          const seat = taken[column];
          return (
            <li key={column} class={column}>
              <Symbol name={`distinction-${column}`} />
              <span>{say(`distinction-${column}`)}</span>
              {seat === undefined ? <small>{say("nid-sheet-no-distinction")}</small> : (
                <small data-seat={seat}>
                  <SeatMark seat={seat} />
                  {youOr(snapshot, seat)}
                </small>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function HeroesPanel({ snapshot }: { snapshot: Snapshot }) {
  return (
    <section class="panel">
      <h2>{say("nid-sheet-heroes")}</h2>
      <ul class="heroes-end">
        {viewOf(snapshot).seats.map((seat, number) => (
          <li data-seat={number} key={number}>
            <SeatMark seat={number} />
            <span class="vh">{nameOf(snapshot, number)}</span>
            {words(seat.heroes).map((hero) => <Face hero={hero} key={hero} />)}
            {!seat.heroes && <small>{say("nid-sheet-none")}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The server's commitment, which the record proves. */
export function ProofPanel({ snapshot, table }: { snapshot: Snapshot; table: string }) {
  return (
    <section class="panel">
      <h2>{say("sheet-proof")}</h2>
      <p>{say("sheet-proof-text")}</p>
      <details>
        <summary>{say("nid-sheet-proof-number")}</summary>
        <code>{snapshot.commitment}</code>
      </details>
      <p>
        <a class="rule" href={`/api/tables/${table}/record`} download={`nidavellir-${table}.json`}>
          {say("nid-sheet-record")}
        </a>
      </p>
    </section>
  );
}
