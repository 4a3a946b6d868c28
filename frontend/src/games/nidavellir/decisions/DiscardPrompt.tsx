// Choosing columns: the top dwarves that Dagda or Bonfur discards.
import type { Snapshot } from "../../../client/types.ts";
import { Group } from "../../../components/Group.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { say, signed } from "../../../i18n/texts.ts";
import type { TableProps } from "../../../layout/currentGame.ts";
import { parseAction, printAction } from "../actions.ts";
import { cardIn, chosenOption, closedOne, mySeat, type Option, options, topOf, viewOf } from "../decision.ts";
import { Change, Signed } from "../parts.tsx";
import * as phrases from "../phrases.ts";
import { cardParts, CLASSES } from "../pieces.tsx";
import { ColumnTile, single } from "./ColumnTile.tsx";
import { pairProps, usePairChoice } from "./pairChoice.ts";
import { ChosenText, PromptFrame } from "./PromptFrame.tsx";

/** Dagda's two or Bonfur's one. */
export function DiscardPrompt(props: TableProps) {
  const { snapshot } = props;
  const count = viewOf(snapshot).discards_due ?? 1;
  const all = options(snapshot);
  const has = (one: Option, column: string) => parseAction(one.words).names.includes(column);
  const two = usePairChoice(CLASSES, (one, other) => all.find((choice) => has(choice, one) && has(choice, other)));
  const choice = chosenOption(snapshot);
  const missing = count - (count === 2 ? two.picked.length : 0);
  return (
    <PromptFrame
      {...props}
      title={say(count === 2 ? "nid-dagda-title" : "nid-bonfur-title")}
      asked={say(count === 2 ? "nid-dagda-asked" : "nid-bonfur-asked")}
      note={say(count === 2 ? "nid-dagda-note" : "nid-bonfur-note")}
      go={{
        text: choice ? say("nid-discard-go", { count }) : say("nid-discard-choose", { count: missing }),
        words: choice?.words ?? null,
      }}
      chosen={choice && (
        <>
          {parseAction(choice.words).names.map((column) => <Gone snapshot={snapshot} column={column} key={column} />)}
          <ChosenText
            first={say("effect-points", {
              value: choice.points ?? 0,
              signed: choice.points ? signed(choice.points) : "0",
            })}
            then={choice.lines === undefined
              ? say("nid-discard-lines-stay")
              : say("nid-discard-lines", { lines: choice.lines })}
          />
        </>
      )}
    >
      <Group class="pick5" all>
        {CLASSES.map((column) => {
          const one = all.find((each) => has(each, column));
          if (!one) {
            return (
              <ColumnTile
                snapshot={snapshot}
                column={column}
                closed={closedOne(snapshot, printAction("discard", column))}
                key={column}
              />
            );
          }
          const change = one.details.columns[column];
          const on = count === 2 ? two.isOn(column) : choice?.words === one.words;
          return (
            <ColumnTile
              key={column}
              snapshot={snapshot}
              column={column}
              option={one}
              on={on}
              attributes={count === 2 ? pairProps(two, column) : single(one)}
            >
              {change && (
                <>
                  <Signed points={change.points[1] - change.points[0]} />{" "}
                  <Change from={change.points[0]} to={change.points[1]} />
                </>
              )}
            </ColumnTile>
          );
        })}
      </Group>
    </PromptFrame>
  );
}

/** A card to discard. */
function Gone({ snapshot, column }: { snapshot: Snapshot; column: string }) {
  const card = cardIn(column, topOf(mySeat(snapshot), column));
  return (
    <span class="chip chip--bad">
      <Symbol name={`class-${cardParts(card).class}`} />
      {phrases.card(card)}
    </span>
  );
}
