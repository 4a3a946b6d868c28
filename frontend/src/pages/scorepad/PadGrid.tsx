// The pad itself: a row for each part, a column for each player; on phones one player at a time.
import { say } from "../../i18n/texts.ts";
import { RuleLink } from "../../layout/RuleLink.tsx";
import { SeatMark } from "../../components/seats.tsx";
import { Symbol } from "../../components/Symbol.tsx";
import { preferences } from "../../client/preferences.ts";
import type { Finding, SeatTally } from "../../client/types.ts";
import { tallied } from "./tally.ts";
import { CoinsCell, ColumnCell, GoodsCell, HeroesCell } from "../../games/nidavellir/scorepad/cells.tsx";
import { game, hold, isOpponent, mayRemove, nameOf, pad, removePlayer, shown } from "./pad.ts";

interface Row {
  part: string;
  icon: string;
  kind: string;
}

const CLASSES = ["warrior", "hunter", "miner", "blacksmith", "explorer"];
const NIDAVELLIR: readonly Row[] = [
  ...CLASSES.map((part) => ({ part, icon: `class-${part}`, kind: part })),
  { part: "heroes", icon: "hero", kind: "neutral" },
  { part: "coins", icon: "treasure", kind: "neutral" },
];
const DWARF: readonly Row[] = [
  { part: "steel", icon: "steel", kind: "explorer" },
  { part: "gold", icon: "gold", kind: "miner" },
  { part: "items", icon: "item", kind: "warrior" },
  { part: "glory", icon: "glory", kind: "neutral" },
  { part: "iron", icon: "iron", kind: "neutral" },
];

export function PadGrid() {
  const rows = game.value === "dwarf" ? DWARF : NIDAVELLIR;
  const seats = pad.value.seats.map((_, seat) => seat);
  const told = tallied.value?.game === game.value ? tallied.value : null;
  const findings = told?.findings ?? [];
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
            told={told?.seats ?? []}
            findings={findings}
          />
        ))}
        <div class="pad__k neutral pad__k--t">
          <span>{told?.total ?? say("web-special-sheet-total")}</span>
        </div>
        {seats.map((seat) => <Total key={seat} seat={seat} told={told?.seats[seat]} />)}
      </section>
    </>
  );
}

/** Whose column it is: where only one has room. */
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
          <span>{nameOf(seat)}</span> <b>{tallied.value?.seats[seat]?.total ?? ""}</b>
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
          onInput={(event) => hold(seat, { name: event.currentTarget.value })}
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
  row: Row;
  seats: readonly number[];
  told: readonly SeatTally[];
  findings: readonly Finding[];
}

function RowOf({ row, seats, told, findings }: RowProps) {
  const rule = told[0]?.parts.find(({ part }) => part === row.part);
  const label = say(game.value === "dwarf" ? `good-${row.part}` : partLabel(row.part));
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
        const found = told[seat]?.parts.find(({ part }) => part === row.part);
        return (
          <div
            key={seat}
            role="group"
            aria-label={`${label}, ${nameOf(seat)}`}
            class={`pad__c ${odd.length ? "pad__c--odd" : ""} ${seat === shown.value ? "pad__on" : ""}`}
            data-seat={seat}
            data-part={row.part}
          >
            <Entry part={row.part} seat={seat} label={label} />
            <span class="pad__sum">
              <b>{found?.points ?? ""}</b>
              {found && found.points > 0 && !isSeen(row.part, seat) && <small>{found.how}</small>}
            </span>
            {odd.map((finding) => <Odd key={finding.text} finding={finding} />)}
          </div>
        );
      })}
    </>
  );
}

/** Whether the cell shows already how its figure came: coins do, unless a gem adds to them. */
function isSeen(part: string, seat: number): boolean {
  return part === "coins" && !pad.value.seats[seat]!.gem;
}

function Entry({ part, seat, label }: { part: string; seat: number; label: string }) {
  if (game.value === "dwarf") return <GoodsCell good={part} seat={seat} label={label} />;
  if (part === "heroes") return <HeroesCell seat={seat} />;
  if (part === "coins") return <CoinsCell seat={seat} />;
  return <ColumnCell part={part} seat={seat} label={label} />;
}

/** Something that cannot be, or hardly: pointed out, not forbidden. */
export function Odd({ finding }: { finding: Finding }) {
  return (
    <p class={`pad__odd ${finding.impossible ? "" : "pad__odd--maybe"}`}>
      <Symbol name="ui-alert" />
      <span>
        {finding.text} <RuleLink id={finding.rule} />
      </span>
    </p>
  );
}

function Total({ seat, told }: { seat: number; told: SeatTally | undefined }) {
  const place = told &&
    say(told.shared ? "web-special-sheet-shared" : "web-special-sheet-place", { place: told.place });
  return (
    <div
      class={`pad__c pad__c--t ${told?.place === 1 ? "padwin" : ""} ${seat === shown.value ? "pad__on" : ""}`}
      data-seat={seat}
      data-part="total"
    >
      <span class="note">{place}</span>
      <b>{told?.total ?? ""}</b>
    </div>
  );
}

function partLabel(part: string): string {
  return part === "heroes"
    ? "web-special-sheet-neutral"
    : part === "coins"
    ? "score-part-coins"
    : `class-${part}.plural`;
}
