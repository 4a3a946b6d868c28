// What is entered in a cell of the pad: ranks and points or cards, heroes, coins, goods.
import { useState } from "preact/hooks";
import { Coin, Face, words } from "../pieces.tsx";
import { say } from "../../../i18n/texts.ts";
import { Symbol } from "../../../components/Symbol.tsx";
import { CardChip } from "./CardChip.tsx";
import { type Counted, hold, nameOf, pad } from "../../../pages/scorepad/pad.ts";
import { CardPicker, CoinPicker, HeroPicker } from "./pickers.tsx";

/** Classes whose cards carry points. */
const POINTED = ["warrior", "miner", "explorer"];

interface CellProps {
  seat: number;
  label: string;
}

/** A column of an army: the cards that were tapped, or its ranks and points. */
export function ColumnCell({ part, seat, label }: CellProps & { part: string }) {
  const [open, setOpen] = useState(false);
  const { army } = pad.value.seats[seat]!;
  const column = army[part] ?? {};
  const set = (next: string | Counted) => hold(seat, { army: { ...army, [part]: next } });
  const name = nameOf(seat);
  return (
    <>
      {typeof column === "string"
        ? (
          <button type="button" class="pad__cards" data-act="pick" onClick={() => setOpen(true)}>
            <span class="vh">{say("score-choose-cards", { part: label, name })}</span>
            {words(column).map((card, at) => <CardChip key={at} card={card} part={part} />)}
          </button>
        )
        : (
          <>
            {POINTED.includes(part) && (
              <Figure
                label={say("score-points")}
                what={say("score-entry", { what: say("score-points"), part: label, name })}
                value={column.points}
                most={999}
                onValue={(points) => set(counted({ ...column, points }))}
              />
            )}
            <Stepper
              label={say("score-ranks")}
              what={say("score-entry", { what: say("score-ranks"), part: label, name })}
              value={column.ranks}
              most={99}
              onValue={(ranks) => set(counted({ ...column, ranks }))}
            />
            <button
              type="button"
              class="btn btn--icon pad__tap noprint"
              data-act="pick"
              aria-label={say("score-choose-cards", { part: label, name })}
              title={say("score-cards")}
              onClick={() => setOpen(true)}
            >
              <Symbol name="ui-stack" />
            </button>
          </>
        )}
      {open && <CardPicker part={part} seat={seat} label={label} onDone={() => setOpen(false)} />}
    </>
  );
}

/** What is not known is left out. */
function counted({ ranks, points }: { ranks?: number | undefined; points?: number | undefined }): Counted {
  return { ...(ranks === undefined ? {} : { ranks }), ...(points === undefined ? {} : { points }) };
}

export function HeroesCell({ seat }: { seat: number }) {
  const [open, setOpen] = useState(false);
  const name = nameOf(seat);
  return (
    <>
      {words(pad.value.seats[seat]!.heroes).map((hero, at) => <Face key={at} hero={hero} />)}
      <button
        type="button"
        class="btn btn--icon noprint"
        data-act="pick"
        aria-label={say("score-choose-heroes", { name })}
        onClick={() => setOpen(true)}
      >
        <Symbol name="ui-plus" />
      </button>
      {open && <HeroPicker seat={seat} onDone={() => setOpen(false)} />}
    </>
  );
}

export function CoinsCell({ seat }: { seat: number }) {
  const [open, setOpen] = useState(false);
  const { coins, gem } = pad.value.seats[seat]!;
  const name = nameOf(seat);
  return (
    <>
      {words(coins).map((coin, at) => <Coin key={at} coin={coin} size="s" />)}
      <button
        type="button"
        class="btn btn--icon noprint"
        data-act="pick"
        aria-label={say("score-choose-coins", { name })}
        onClick={() => setOpen(true)}
      >
        <Symbol name="ui-plus" />
      </button>
      <button
        type="button"
        class={`btn btn--icon pad__gem ${gem === 6 ? "tab--on" : "pad__gem--off"}`}
        aria-pressed={gem === 6}
        aria-label={`${say("score-gem-six")}, ${name}`}
        onClick={() => hold(seat, { gem: gem === 6 ? 0 : 6 })}
      >
        <Symbol name="gem-6" class="" />
        <span>6</span>
      </button>
      {open && <CoinPicker seat={seat} onDone={() => setOpen(false)} />}
    </>
  );
}

export function GoodsCell({ good, seat, label }: CellProps & { good: string }) {
  const { goods } = pad.value.seats[seat]!;
  const name = nameOf(seat);
  return (
    <Stepper
      label=""
      what={`${label}, ${name}`}
      value={goods[good]}
      most={9999}
      onValue={(amount) => hold(seat, { goods: { ...goods, [good]: amount ?? 0 } })}
    />
  );
}

interface FigureProps {
  label: string;
  /** What it is for who does not see where it stands. */
  what: string;
  value: number | undefined;
  most: number;
  onValue(value: number | undefined): void;
}

/** A figure to be typed. */
export function Figure({ label, what, value, most, onValue }: FigureProps) {
  return (
    <label>
      <span aria-hidden="true">{label}</span>
      <NumberField what={what} value={value} most={most} onValue={onValue} />
    </label>
  );
}

/** A figure to be typed or counted up and down, by its arrows too: so the buttons are no stops of the keyboard. */
export function Stepper({ label, what, value, most, onValue }: FigureProps) {
  const now = value ?? 0;
  return (
    <span class="lab">
      {label && <span aria-hidden="true">{label}</span>}
      <span class="step">
        <button
          type="button"
          tabIndex={-1}
          aria-label={say("score-less", { what })}
          disabled={now <= 0}
          onClick={() => onValue(now - 1)}
        >
          −
        </button>
        <NumberField what={what} value={value} most={most} onValue={onValue} />
        <button
          type="button"
          tabIndex={-1}
          aria-label={say("score-more", { what })}
          disabled={now >= most}
          onClick={() => onValue(now + 1)}
        >
          +
        </button>
      </span>
    </span>
  );
}

function NumberField({ what, value, most, onValue }: Omit<FigureProps, "label">) {
  const step = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (!by) return;
    event.preventDefault();
    onValue(Math.min(most, Math.max(0, (value ?? 0) + by)));
  };
  return (
    <input
      class="num"
      inputMode="numeric"
      autocomplete="off"
      size={4}
      aria-label={what}
      value={value ?? ""}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={step}
      onInput={(event) => {
        const digits = event.currentTarget.value.replaceAll(/\D/g, "");
        const number = digits === "" ? undefined : Math.min(most, Number(digits));
        event.currentTarget.value = number === undefined ? "" : String(number);
        onValue(number);
      }}
    />
  );
}
