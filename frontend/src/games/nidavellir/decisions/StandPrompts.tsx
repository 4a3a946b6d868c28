// Pick a column: where Thrud stands, and where Ylud joins, moves or stays.
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

/** A completed line, lines that are lost, or that there is none. */
function LineNews({ snapshot, choice, none }: { snapshot: Snapshot; choice: Option; none: string }) {
  if (choice.lines === undefined) return <>{none}</>;
  if (choice.lines < factsOf(snapshot).seats[asked(snapshot)]!.lines) {
    return <b class="l">{say("web-special-lines-left", { lines: choice.lines })}</b>;
  }
  return (
    <>
      <b class="g">{say("web-special-line-complete", { line: choice.lines })}</b>{" "}
      {choice.hero && say("web-special-line-hero")}
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
      title={say("web-special-thrud-title")}
      asked={say("web-special-thrud-asked")}
      note={say("web-special-thrud-note")}
      go={{
        text: choice
          ? say("web-special-put-go", { hero: phrases.hero("thrud"), column: phrases.column(columnOf(choice)) })
          : say("web-special-choose-column"),
        words: choice?.words ?? null,
      }}
      chosen={choice && change && (
        <>
          <Face hero="thrud" />
          <ChosenText
            first={say("web-special-put-ranks", {
              hero: phrases.hero("thrud"),
              column: phrases.column(columnOf(choice)),
              before: change.ranks[0],
              after: change.ranks[1],
            })}
            then={say(choice.lines ? "web-special-thrud-line" : "web-special-thrud-end", { line: choice.lines ?? 0 })}
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
              <LineNews snapshot={snapshot} choice={one} none={say("web-special-thrud-no-line")} />
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
      title={say("web-special-ylud-title", { age })}
      asked={say(stay ? "web-special-ylud-asked-move" : "web-special-ylud-asked")}
      note={say(
        stay ? "web-special-ylud-note-move" : age === 1 ? "web-special-ylud-note" : "web-special-ylud-note-late",
      )}
      go={{
        text: !choice
          ? say("web-special-choose-column")
          : stays
          ? say("web-special-ylud-stay-go")
          : say("web-special-put-go", { hero: phrases.hero("ylud"), column: phrases.column(columnOf(choice)) }),
        words: choice?.words ?? null,
      }}
      chosen={choice && (
        <>
          <Face hero="ylud" />
          {stays
            ? (
              <ChosenText
                first={say("web-special-ylud-stays", { column: phrases.column(own ?? "explorer") })}
                then={say("web-special-ylud-stays-note")}
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
              <b class="g">{say("web-special-ylud-stay")}</b>{" "}
              {shut && <span data-closed={shut.words}>{phrases.closed(shut, snapshot)} ({shut.rule})</span>}
            </ColumnTile>
          );
        })}
        {stay && own && option(snapshot, printAction("place", own ?? "")) && (
          <button type="button" class={`place ${stays ? "place--on" : ""}`} {...single(stay)}>
            <span>{say("web-special-ylud-stay")}</span>
            <Face hero="ylud" />
            {say("web-special-ylud-stay-under", { column: phrases.column(own) })}
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
      first={say("web-special-put-ranks", {
        hero: phrases.hero("ylud"),
        column: phrases.column(column),
        before: ranks[0],
        after: ranks[1],
      })}
      then={choice.details.lifts
        ? say("web-special-ylud-lifts")
        : phrases.effects(pick(choice)).join(", ") || say("web-special-no-points")}
    />
  );
}

/** The effects that are worth repeating in the dock. */
function pick({ points, lines, hero }: Option): NidavellirChoice {
  const snapshot = { ...(points ? { points } : {}), ...(lines ? { lines } : {}), ...(hero ? { hero } : {}) };
  return snapshot as NidavellirChoice;
}

/** Compared with not moving: the difference, what it brings here, what it costs where she lies. */
function YludBrings(
  { snapshot, choice, column, moving }: { snapshot: Snapshot; choice: Option; column: Class; moving: boolean },
) {
  const change = choice.details.columns[column];
  const here = change ? change.points[1] - change.points[0] : 0;
  const lost = here - (choice.points ?? 0);
  return (
    <>
      <Signed points={choice.points ?? 0} /> {moving && lost > 0
        ? say("web-special-ylud-here-lost", { here, lost })
        : change && change.points[0] !== change.points[1] && <Change from={change.points[0]} to={change.points[1]} />}
      {choice.lines !== undefined || choice.hero
        ? (
          <>
            {" "}
            <LineNews snapshot={snapshot} choice={choice} none={say("web-special-line-hero-due")} />
          </>
        )
        : null}
      {choice.details.lifts && ` ${say("web-special-ylud-lifts")}`}
    </>
  );
}
