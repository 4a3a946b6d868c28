// The grid of the pad: a row for each part, a column for each player; on phones one player at a time.
import { preferences } from "../../client/preferences.ts";
import type { Finding, SeatTally } from "../../client/types.ts";
import { SeatMark } from "../../components/seats.tsx";
import { Symbol } from "../../components/Symbol.tsx";
import type { ScorePadRow } from "../../games/index.ts";
import { say } from "../../i18n/texts.ts";
import { RuleLink } from "../../layout/RuleLink.tsx";
import { changeSeat, game, isOpponent, mayRemove, nameOf, pad, removePlayer, shown } from "./pad.ts";
import { tally } from "./tally.ts";

export function PadGrid() {
  const { rows } = game.value.scorepad;
  const seats = pad.value.seats.map((_, seat) => seat);
  const counted = tally.value?.game === game.value.name ? tally.value : null;
  const findings = counted?.findings ?? [];
  return (
    <>
      <Tabs />
      <section class={`pad pad--${seats.length}`} aria-label={say("score-sheet")} lang={preferences.value.language}>
        <div class="pad__p pad__corner" />
        {seats.map((seat) => <Who key={seat} seat={seat} />)}
        {rows.map((row) => (
          <RowOf
            key={row.part}
            row={row}
            seats={seats}
            tallies={counted?.seats ?? []}
            findings={findings}
          />
        ))}
        <div class="pad__k neutral pad__k--t">
          <span>{counted?.total ?? say("sheet-total")}</span>
        </div>
        {seats.map((seat) => <Total key={seat} seat={seat} tally={counted?.seats[seat]} />)}
      </section>
    </>
  );
}

/** Tabs to choose the column, if only one fits. */
function Tabs() {
  return (
    <div class="tabs" role="group" aria-label={say("score-player")}>
      {pad.value.seats.map((_, seat) => (
        <button
          type="button"
          key={seat}
          class={`btn tab ${seat === shown.value ? "tab--on" : ""}`}
          aria-pressed={seat === shown.value}
          onClick={() => (shown.value = seat)}
        >
          <SeatMark seat={seat} />
          <span>{nameOf(seat)}</span> <b>{tally.value?.seats[seat]?.total ?? ""}</b>
        </button>
      ))}
    </div>
  );
}

/** The name above a column. */
function Who({ seat }: { seat: number }) {
  const number = seat + 1;
  return (
    <div class={`pad__p ${seat === shown.value ? "pad__on" : ""}`}>
      <SeatMark seat={seat} />
      {isOpponent(seat) ? <b>{nameOf(seat)}</b> : (
        <input
          class="pad__name"
          value={pad.value.seats[seat]!.name}
          placeholder={say(`seat-${number}`)}
          maxLength={24}
          aria-label={say("score-name-label", { number })}
          onInput={(event) => changeSeat(seat, { name: event.currentTarget.value })}
        />
      )}
      {mayRemove() && (
        <button
          type="button"
          class="btn btn--quiet btn--icon noprint"
          aria-label={say("score-remove-player", { name: nameOf(seat) })}
          onClick={() => removePlayer(seat)}
        >
          <Symbol name="ui-close" />
        </button>
      )}
    </div>
  );
}

interface RowProps {
  row: ScorePadRow;
  seats: readonly number[];
  tallies: readonly SeatTally[];
  findings: readonly Finding[];
}

function RowOf({ row, seats, tallies, findings }: RowProps) {
  const { Cell, showsFigure } = game.value.scorepad;
  const rule = tallies[0]?.parts.find(({ part }) => part === row.part);
  const label = row.label();
  return (
    <>
      <div class={`pad__k ${row.kind}`}>
        <Symbol name={row.icon} />
        <span>
          {label}
          <small>{say(`score-note-${row.part}`)} {rule && <RuleLink id={rule.rule} />}</small>
        </span>
      </div>
      {seats.map((seat) => {
        const odd = findings.filter((finding) => finding.seat === seat && finding.part === row.part);
        const held = pad.value.seats[seat]!;
        const found = tallies[seat]?.parts.find(({ part }) => part === row.part);
        return (
          <div
            key={seat}
            role="group"
            aria-label={`${label}, ${nameOf(seat)}`}
            class={`pad__c ${odd.length ? "pad__c--odd" : ""} ${seat === shown.value ? "pad__on" : ""}`}
            data-seat={seat}
            data-part={row.part}
          >
            <Cell
              part={row.part}
              label={label}
              name={nameOf(seat)}
              holdings={held}
              change={(changes) => changeSeat(seat, changes(pad.peek().seats[seat]!))}
              tally={found}
            />
            <span class="pad__sum">
              <b>{found?.points ?? ""}</b>
              {found && found.points > 0 && !showsFigure(row.part, held) && <small>{found.how}</small>}
            </span>
            {odd.map((finding) => <FindingNote key={finding.text} finding={finding} />)}
          </div>
        );
      })}
    </>
  );
}

/** Something impossible or unlikely: pointed out, not forbidden. */
export function FindingNote({ finding }: { finding: Finding }) {
  return (
    <p class={`pad__odd ${finding.impossible ? "" : "pad__odd--maybe"}`}>
      <Symbol name="ui-alert" />
      <span>
        {finding.text} <RuleLink id={finding.rule} />
      </span>
    </p>
  );
}

function Total({ seat, tally }: { seat: number; tally: SeatTally | undefined }) {
  const place = tally &&
    say(tally.shared ? "sheet-shared" : "sheet-place", { place: tally.place });
  return (
    <div
      class={`pad__c pad__c--t ${tally?.place === 1 ? "padwin" : ""} ${seat === shown.value ? "pad__on" : ""}`}
      data-seat={seat}
      data-part="total"
    >
      <span class="note">{place}</span>
      <b>{tally?.total ?? ""}</b>
    </div>
  );
}
