// Choosing a column: where Thrud stands, and where Ylud joins, moves or stays.
import type { Snapshot } from "../../../client/types.ts";
import { Group } from "../../../components/Group.tsx";
import { say } from "../../../i18n/texts.ts";
import type { TableProps } from "../../../layout/currentGame.ts";
import { parseAction, printAction } from "../actions.ts";
import { asked, chosenOption, closedOne, factsOf, mySeat, type Option, option, viewOf } from "../decision.ts";
import { Change, Signed } from "../parts.tsx";
import * as phrases from "../phrases.ts";
import { type Class, CLASSES, Face } from "../pieces.tsx";
import type { NidavellirChoice } from "../types.ts";
import { ColumnTile, single } from "./ColumnTile.tsx";
import { ChosenText, PromptFrame } from "./PromptFrame.tsx";

function columnOf(choice: Option): Class {
  return parseAction(choice.words).name as Class;
}

/** A completed line, lost lines, or no line. */
function LineNews({ snapshot, choice, none }: { snapshot: Snapshot; choice: Option; none: string }) {
  if (choice.lines === undefined) return <>{none}</>;
  if (choice.lines < factsOf(snapshot).seats[asked(snapshot)]!.lines) {
    return <b class="l">{say("nid-lines-left", { lines: choice.lines })}</b>;
  }
  return (
    <>
      <b class="g">{say("nid-ask-line-complete", { line: choice.lines })}</b> {choice.hero && say("nid-line-hero")}
    </>
  );
}

export function ThrudPrompt(props: TableProps) {
  const { snapshot } = props;
  const choice = chosenOption(snapshot);
  const change = choice?.details.columns[columnOf(choice)];
  return (
    <PromptFrame
      {...props}
      title={say("nid-thrud-title")}
      asked={say("nid-thrud-asked")}
      note={say("nid-thrud-note")}
      go={{
        text: choice
          ? say("nid-put-go", { hero: phrases.hero("thrud"), column: phrases.column(columnOf(choice)) })
          : say("nid-choose-column"),
        words: choice?.words ?? null,
      }}
      chosen={choice && change && (
        <>
          <Face hero="thrud" />
          <ChosenText
            first={say("nid-put-ranks", {
              hero: phrases.hero("thrud"),
              column: phrases.column(columnOf(choice)),
              before: change.ranks[0],
              after: change.ranks[1],
            })}
            then={say(choice.lines ? "nid-thrud-line" : "nid-thrud-end", { line: choice.lines ?? 0 })}
          />
        </>
      )}
    >
      <Group class="pick5" all>
        {CLASSES.map((column) => {
          const one = option(snapshot, printAction("place", column))!;
          return (
            <ColumnTile
              key={column}
              snapshot={snapshot}
              column={column}
              option={one}
              on={choice?.words === one.words}
              attributes={single(one)}
            >
              <LineNews snapshot={snapshot} choice={one} none={say("nid-thrud-no-line")} />
            </ColumnTile>
          );
        })}
      </Group>
    </PromptFrame>
  );
}

export function YludPrompt(props: TableProps) {
  const { snapshot } = props;
  const choice = chosenOption(snapshot);
  const stay = option(snapshot, printAction("stay"));
  const own = mySeat(snapshot).ylud as Class | undefined;
  const age = viewOf(snapshot).age;
  const stays = choice !== undefined && choice.words === stay?.words;
  return (
    <PromptFrame
      {...props}
      title={say("nid-ylud-title", { age })}
      asked={say(stay ? "nid-ylud-asked-move" : "nid-ylud-asked")}
      note={say(
        stay ? "nid-ylud-note-move" : age === 1 ? "nid-ylud-note" : "nid-ylud-note-late",
      )}
      go={{
        text: !choice
          ? say("nid-choose-column")
          : stays
          ? say("nid-ylud-stay-go")
          : say("nid-put-go", { hero: phrases.hero("ylud"), column: phrases.column(columnOf(choice)) }),
        words: choice?.words ?? null,
      }}
      chosen={choice && (
        <>
          <Face hero="ylud" />
          {stays
            ? (
              <ChosenText
                first={say("nid-ylud-stays", { column: phrases.column(own ?? "explorer") })}
                then={say("nid-ylud-stays-note")}
              />
            )
            : <YludMoves choice={choice} />}
        </>
      )}
    >
      <Group all class={`pick5 ${stay && option(snapshot, printAction("place", own ?? "")) ? "pick5--stay" : ""}`}>
        {CLASSES.map((column) => {
          const one = option(snapshot, printAction("place", column));
          const shut = closedOne(snapshot, printAction("place", column));
          if (one) {
            return (
              <ColumnTile
                key={column}
                snapshot={snapshot}
                column={column}
                option={one}
                on={choice?.words === one.words}
                attributes={single(one)}
              >
                <YludBrings snapshot={snapshot} choice={one} column={column} moving={Boolean(stay)} />
              </ColumnTile>
            );
          }
          return stay && (
            <ColumnTile snapshot={snapshot} column={column} on={stays} attributes={single(stay)}>
              <b class="g">{say("nid-ylud-stay")}</b>{" "}
              {shut && <span data-closed={shut.words}>{phrases.closed(shut, snapshot)} ({shut.rule})</span>}
            </ColumnTile>
          );
        })}
        {stay && own && option(snapshot, printAction("place", own ?? "")) && (
          <button type="button" class={`place ${stays ? "place--on" : ""}`} {...single(stay)}>
            <span>{say("nid-ylud-stay")}</span>
            <Face hero="ylud" />
            {say("nid-ylud-stay-under", { column: phrases.column(own) })}
          </button>
        )}
      </Group>
    </PromptFrame>
  );
}

function YludMoves({ choice }: { choice: Option }) {
  const column = columnOf(choice);
  const change = choice.details.columns[column];
  const ranks = change?.ranks ?? [0, 0];
  return (
    <ChosenText
      first={say("nid-put-ranks", {
        hero: phrases.hero("ylud"),
        column: phrases.column(column),
        before: ranks[0],
        after: ranks[1],
      })}
      then={choice.details.lifts
        ? say("nid-ylud-lifts")
        : phrases.effects(pick(choice)).join(", ") || say("nid-no-points")}
    />
  );
}

/** The effects that are worth repeating in the dock. */
function pick({ points, lines, hero }: Option): NidavellirChoice {
  const snapshot = { ...(points ? { points } : {}), ...(lines ? { lines } : {}), ...(hero ? { hero } : {}) };
  return snapshot as NidavellirChoice;
}

/** Compared with not moving: the difference, the gain here, the cost in her current column. */
function YludBrings(
  { snapshot, choice, column, moving }: { snapshot: Snapshot; choice: Option; column: Class; moving: boolean },
) {
  const change = choice.details.columns[column];
  const here = change ? change.points[1] - change.points[0] : 0;
  const lost = here - (choice.points ?? 0);
  return (
    <>
      <Signed points={choice.points ?? 0} /> {moving && lost > 0
        ? say("nid-ylud-here-lost", { here, lost })
        : change && change.points[0] !== change.points[1] && <Change from={change.points[0]} to={change.points[1]} />}
      {choice.lines !== undefined || choice.hero
        ? (
          <>
            {" "}
            <LineNews snapshot={snapshot} choice={choice} none={say("nid-line-hero-due")} />
          </>
        )
        : null}
      {choice.details.lifts && ` ${say("nid-ylud-lifts")}`}
    </>
  );
}
