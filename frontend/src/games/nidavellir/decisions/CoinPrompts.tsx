// Prompts for picking a coin: the one to transform, or the 5 that leaves.
import type { ComponentChildren } from "preact";
import type { Closed, Snapshot } from "../../../client/types.ts";
import { Group } from "../../../components/Group.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { say } from "../../../i18n/texts.ts";
import type { TableProps } from "../../../layout/currentGame.ts";
import { RuleLink } from "../../../layout/RuleLink.tsx";
import { chosen } from "../../../layout/selection.ts";
import { parseAction } from "../actions.ts";
import { chosenOption, type Option, options, toggle, viewOf } from "../decision.ts";
import { Signed, Why } from "../parts.tsx";
import * as phrases from "../phrases.ts";
import { Coin, type Tavern, TAVERNS } from "../pieces.tsx";
import { ChosenText, PromptFrame } from "./PromptFrame.tsx";

/** A place with a coin: what happens if it is chosen. */
export function PlaceChoice({ choice, children }: { choice: Option; children: ComponentChildren }) {
  const on = chosen.value === choice.words;
  return (
    <button
      type="button"
      class={`place ${on ? "place--on" : ""}`}
      data-choice={choice.words}
      data-item
      aria-pressed={on}
      onClick={() => toggle(choice.words)}
    >
      {children}
    </button>
  );
}

/** A coin that cannot be chosen, and why. */
export function ClosedPlace({ snapshot, closed, label }: { snapshot: Snapshot; closed: Closed; label: string }) {
  return (
    <article class="place place--closed" data-closed={closed.words}>
      <span>{label}</span>
      <Coin coin={coinOf(closed)} />
      <Why snapshot={snapshot} closed={closed} />
    </article>
  );
}

/** Old → new. */
export function Swap({ gives, gets, size = "m" }: { gives: string; gets: string; size?: "m" | "l" }) {
  return (
    <span class="swap">
      <Coin coin={gives} size={size} />
      <Symbol name="ui-arrow" />
      <span class="vh">{say("nid-becomes")}</span>
      <Coin coin={gets} size={size} />
    </span>
  );
}

export function coinOf(choice: { words: string }): string {
  return parseAction(choice.words).name;
}

// A coin grows

function placeOf(choice: { words: string }): string {
  return parseAction(choice.words).names[0]!;
}

export function TransformPrompt(props: TableProps) {
  const { snapshot } = props;
  const choice = chosenOption(snapshot);
  const plus = viewOf(snapshot).plus ?? 0;
  const coin = choice && phrases.coin(coinOf(choice));
  const place = choice ? placeOf(choice) : "";
  return (
    <PromptFrame
      {...props}
      title={say("nid-transform-title", { plus })}
      asked={say("nid-transform-asked", { plus })}
      note={say("nid-transform-note")}
      go={{
        text: coin ? say("nid-transform-go", { coin }) : say("nid-choose-coin"),
        words: choice?.words ?? null,
      }}
      chosen={choice && coin && (
        <>
          <Swap gives={choice.gives ?? coinOf(choice)} gets={choice.gets ?? coinOf(choice)} />
          <ChosenText
            first={say("nid-transform-becomes", {
              coin,
              place: placeName(snapshot, place),
              gets: phrases.coin(choice.gets ?? ""),
            })}
            then={
              <>
                {choice.details.gone ? say("nid-coin-gone", { coin }) : say("nid-coin-back", { coin })}{" "}
                {choice.details.known && (
                  <>
                    {say("nid-coin-known", { coin: phrases.coin(choice.gets ?? "") })} <RuleLink id="N13.4" />
                  </>
                )}
              </>
            }
          />
        </>
      )}
    >
      <Group class="places" all>
        {options(snapshot).map((one) => (
          <PlaceChoice choice={one} key={one.words}>
            <span>{placeName(snapshot, placeOf(one))}</span>
            <Swap gives={one.gives ?? coinOf(one)} gets={one.gets ?? coinOf(one)} />
            <Signed points={one.points ?? 0} />
            <Grows choice={one} />
          </PlaceChoice>
        ))}
        {snapshot.decision!.closed.map((closed) => (
          <ClosedPlace snapshot={snapshot} closed={closed} label={placeName(snapshot, placeOf(closed))} />
        ))}
      </Group>
    </PromptFrame>
  );
}

/** The consequences of where the coin lies and of what the treasure has. */
function Grows({ choice }: { choice: Option }) {
  const { missing, stands, known } = choice.details;
  const texts = [
    missing ? say("nid-coin-missing", { wanted: missing, gets: phrases.coin(choice.gets ?? "") }) : "",
    stands ? say("nid-coin-stands") : "",
    known ? say("nid-coin-seen") : "",
  ];
  return <>{texts.filter(Boolean).map((text) => <span class="place__line" key={text}>{text}</span>)}</>;
}

/** Where a coin lies, and whether it is open. */
function placeName(snapshot: Snapshot, place: string): string {
  const [at, now] = [TAVERNS.indexOf(place as Tavern), TAVERNS.indexOf(viewOf(snapshot).tavern as Tavern)];
  const name = phrases.place(place);
  if (at < 0) return say(`nid-place-${place}`);
  return say(at < now ? "nid-place-up" : at === now ? "nid-place-here" : "nid-place-down", {
    place: name,
  });
}

// Two fives

export function DropPrompt(props: TableProps) {
  const { snapshot } = props;
  const choice = chosenOption(snapshot);
  const kept = (coin: string) => coin === "5t" ? "5" : "5t";
  const name = (coin: string) => coin === "5" ? say("nid-drop-basic") : phrases.coin(coin);
  return (
    <PromptFrame
      {...props}
      title={say("nid-drop-title")}
      asked={say("nid-drop-asked")}
      note={say("nid-drop-note", { gets: options(snapshot)[0]?.gets ?? "" })}
      go={{
        text: choice ? say("nid-drop-go", { coin: name(coinOf(choice)) }) : say("nid-drop-choose"),
        words: choice?.words ?? null,
      }}
      chosen={choice && (
        <>
          <Coin coin={kept(coinOf(choice))} />
          <Coin coin={choice.gets ?? "?"} />
          <ChosenText
            first={say("nid-drop-have", { coin: name(kept(coinOf(choice))), gets: choice.gets ?? "" })}
            then={say("nid-drop-same")}
          />
        </>
      )}
    >
      <Group class="places two2" all>
        {options(snapshot).map((one) => (
          <PlaceChoice choice={one} key={one.words}>
            <span>{say("nid-drop-leaves", { coin: name(coinOf(one)) })}</span>
            <Swap gives={coinOf(one)} gets={one.gets ?? "?"} size="l" />
            <b>{say("nid-drop-keep", { coin: name(kept(coinOf(one))) })}</b>
            <Signed points={one.points ?? 0} />
            <span class="place__line">
              {one.details.gone
                ? say("nid-coin-gone", { coin: name(coinOf(one)) })
                : say("nid-coin-back", { coin: name(coinOf(one)) })}
            </span>
          </PlaceChoice>
        ))}
      </Group>
    </PromptFrame>
  );
}
