// Choosing one of the Pioneer's three cards, which nobody else sees.
import { Group } from "../../../components/Group.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { say, signed } from "../../../i18n/texts.ts";
import type { TableProps } from "../../../layout/currentGame.ts";
import { InfoButton } from "../../../layout/explainable.tsx";
import { chosen } from "../../../layout/selection.ts";
import { parseAction, printAction } from "../actions.ts";
import { chosenOption, type Option, option, toggle, viewOf } from "../decision.ts";
import { Change } from "../parts.tsx";
import * as phrases from "../phrases.ts";
import { artOf, Card, cardParts, type Class } from "../pieces.tsx";
import { ChosenText, PromptFrame } from "./PromptFrame.tsx";

const SEEN = 3;

export function KeepPrompt(props: TableProps) {
  const { snapshot } = props;
  const choice = chosenOption(snapshot);
  const deck = viewOf(snapshot).deck;
  const cards = Array.isArray(deck) ? deck.slice(0, SEEN) : [];
  return (
    <PromptFrame
      {...props}
      title={say("nid-keep-title", { distinction: say("distinction-explorer") })}
      asked={say("nid-keep-asked")}
      note={say("nid-keep-note")}
      go={{
        text: choice ? say("nid-keep-go", { card: phrases.card(cardOf(choice)) }) : say("nid-keep-choose"),
        words: choice?.words ?? null,
      }}
      chosen={choice && <Kept choice={choice} />}
    >
      <p class="onlyyou">
        <Symbol name="ui-eye" />
        {say("nid-keep-only-you")}
      </p>
      <Group class="three gapt" all>
        {cards.map((card, at) => {
          const one = option(snapshot, printAction("keep", card));
          return one && (
            <button
              type="button"
              key={at}
              class="pickcard"
              data-choice={one.words}
              data-help={`card ${card}`}
              data-item
              aria-pressed={chosen.value === one.words}
              onClick={() => toggle(one.words)}
            >
              <Card card={card} />
              <KeptCardEffects choice={one} card={card} />
            </button>
          );
        })}
      </Group>
    </PromptFrame>
  );
}

function cardOf(choice: Option): string {
  return parseAction(choice.words).name;
}

/** What a card would bring now. */
export function KeptCardEffects({ choice, card }: { choice: Option; card: string }) {
  const change = choice.details.columns[cardParts(card).class as Class];
  return (
    <span class="brings">
      {choice.plus ? <b>{say("nid-keep-coin", { plus: choice.plus })}</b> : <b>{signed(choice.points ?? 0)}</b>}
      {choice.hero && (
        <>
          {" "}
          <Symbol name="hero" />
          {say("nid-keep-hero")}
        </>
      )}
      <br />
      <small>
        {change && (
          <>
            <Change from={change.points[0]} to={change.points[1]} />
            <br />
            {say("nid-ask-ranks", { count: change.ranks[1] })}
            {choice.lines && (
              <>
                <br />
                {say("nid-ask-line-complete", { line: choice.lines })}
              </>
            )}
          </>
        )}
        {choice.plus && say("nid-keep-offering", { plus: choice.plus })}
      </small>
    </span>
  );
}

function Kept({ choice }: { choice: Option }) {
  const card = cardOf(choice);
  const parts = cardParts(card);
  const change = choice.details.columns[parts.class as Class];
  return (
    <>
      <span class={`face-s ${parts.class}`}>
        <Symbol name={artOf(parts)} class="" />
      </span>
      <ChosenText
        first={change
          ? say("nid-keep-ranks", {
            column: phrases.column(parts.class),
            before: change.ranks[0],
            after: change.ranks[1],
            signed: signed(choice.points ?? 0),
          })
          : say("nid-keep-offering", { plus: choice.plus ?? 0 })}
        then={choice.hero ? say("nid-keep-line", { line: choice.lines ?? 0 }) : say("nid-keep-others")}
      />
      <InfoButton thing={`card ${card}`} name={phrases.card(card)} />
    </>
  );
}
