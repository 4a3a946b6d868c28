// The cells of the pad: ranks and points or cards, heroes, coins and the gem.
import { useState } from "preact/hooks";
import { Figure, Stepper } from "../../../components/NumberField.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { say } from "../../../i18n/texts.ts";
import type { ScorePadCellProps } from "../../game.ts";
import { Coin, Face, words } from "../pieces.tsx";
import { CardChip } from "./CardChip.tsx";
import { type CountedColumn, holdingsOf } from "./holdings.ts";
import { CardPicker, CoinPicker, HeroPicker } from "./pickers.tsx";

/** Classes whose cards carry points. */
const POINTED = ["warrior", "miner", "explorer"];

export function Cell(props: ScorePadCellProps) {
  if (props.part === "heroes") return <HeroesCell {...props} />;
  if (props.part === "coins") return <CoinsCell {...props} />;
  return <ColumnCell {...props} />;
}

/** A column of an army: the picked cards, or its ranks and points. */
function ColumnCell(props: ScorePadCellProps) {
  const { part, label, name, holdings, change } = props;
  const [open, setOpen] = useState(false);
  const column = holdingsOf(holdings).army[part] ?? {};
  const set = (next: CountedColumn) => change((now) => ({ army: { ...holdingsOf(now).army, [part]: next } }));
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
      {open && <CardPicker {...props} onDone={() => setOpen(false)} />}
    </>
  );
}

/** Leave out what is not known. */
function counted({ ranks, points }: { ranks?: number | undefined; points?: number | undefined }): CountedColumn {
  return { ...(ranks === undefined ? {} : { ranks }), ...(points === undefined ? {} : { points }) };
}

function HeroesCell(props: ScorePadCellProps) {
  const { name, holdings } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      {words(holdingsOf(holdings).heroes).map((hero, at) => <Face key={at} hero={hero} />)}
      <button
        type="button"
        class="btn btn--icon noprint"
        data-act="pick"
        aria-label={say("score-choose-heroes", { name })}
        onClick={() => setOpen(true)}
      >
        <Symbol name="ui-plus" />
      </button>
      {open && <HeroPicker {...props} onDone={() => setOpen(false)} />}
    </>
  );
}

function CoinsCell(props: ScorePadCellProps) {
  const { name, holdings, change } = props;
  const [open, setOpen] = useState(false);
  const { coins, gem } = holdingsOf(holdings);
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
        onClick={() => change(() => ({ gem: gem === 6 ? 0 : 6 }))}
      >
        <Symbol name="gem-6" class="" />
        <span>6</span>
      </button>
      {open && <CoinPicker {...props} onDone={() => setOpen(false)} />}
    </>
  );
}
