// A location of the mine: its top card, its effect for the player now, who stands there, where the opponent would
// answer, what strikes.
import type { ComponentChildren } from "preact";
import type { Closed } from "../../../client/types.ts";
import { SHAPES } from "../../../components/seats.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { say } from "../../../i18n/texts.ts";
import { explain } from "../../../layout/panelState.ts";
import { RuleLink } from "../../../layout/RuleLink.tsx";
import { chosen } from "../../../layout/selection.ts";
import * as phrases from "../phrases.ts";
import { artOf, Deal, GoodSign, kindOf, Token, Worker } from "../pieces.tsx";
import { choiceAt, type Scene, stackOf, standingAt, topOf, waiting, who } from "../scene.ts";
import { type SentChoice } from "../types.ts";
import { attack, effectOf, spokenEffect } from "./choiceEffects.ts";
import { openStack } from "./openStackState.ts";

export function Location({ scene, location }: { scene: Scene; location: number }) {
  const card = topOf(scene, location);
  const depth = stackOf(scene, location).length;
  const choice = choiceAt(scene.choices, location);
  const closed = choiceAt(scene.closed, location);
  const mine = standingAt(scene, location).some(({ seat }) => seat === scene.me);
  const on = choice !== undefined && scene.chosen === choice;
  const answer = scene.chosen?.answer === location || (scene.chosen?.answer_helpers ?? []).includes(location);
  const strike = scene.strikes.has(location);
  const look = [
    `loc k-${kindOf(card)} loc--${Math.min(depth, 3)}`,
    on ? "loc--on" : "",
    strike ? "loc--strike" : "",
    closed && !mine ? "loc--closed" : "",
    answer ? `loc--answer ${seatClass(scene.him)}` : "",
    choice ? "" : "loc--still",
  ];
  return (
    <article class={look.join(" ")} data-location={location} data-thing={`card ${location} ${depth}`}>
      <span class="loc__h">
        <span class="n" aria-hidden="true">{location}</span>
        <span class="loc__name" aria-hidden="true">{phrases.cardName(card)}</span>
        <button
          type="button"
          class="loc__tool loc__info"
          aria-label={say("dwarf-web-about", { thing: phrases.card(card) })}
          onClick={() => explain(`location ${phrases.plain(card)}`)}
        >
          <Symbol name="ui-info" />
        </button>
        <button
          type="button"
          class="loc__tool depth"
          data-open={`stack ${location}`}
          aria-label={say("dwarf-web-leaf", { location, count: depth })}
          onClick={() => (openStack.value = location)}
        >
          <Symbol name="ui-stack" />
          {depth}
        </button>
      </span>
      <span class="loc__art">
        <Symbol name={artOf(card)} class="" />
      </span>
      <span class="loc__txt" aria-hidden={choice ? "true" : undefined}>
        <Deal card={card} seat={scene.me ?? 0} />
        <span class="loc__now">
          <NowText scene={scene} location={location} choice={choice} closed={closed} mine={mine} />
        </span>
      </span>
      <Foot scene={scene} location={location} choice={choice} on={on} />
      <Pick scene={scene} location={location} choice={choice} closed={closed} on={on} />
    </article>
  );
}

interface Part {
  scene: Scene;
  location: number;
  choice: SentChoice | undefined;
}

/** The whole location is the button; its label describes all that is drawn. */
function Pick({ scene, location, choice, closed, on }: Part & { closed: Closed | undefined; on: boolean }) {
  const card = topOf(scene, location);
  if (!choice) {
    return (
      <button
        type="button"
        class="loc__pick"
        data-closed={closed?.words}
        onClick={() => explain(`location ${phrases.plain(card)}`)}
      >
        <span class="vh">
          {locationText(scene, location)}
          {closed ? ` ${phrases.closed(closed, scene.snapshot)}.` : ""}
        </span>
      </button>
    );
  }
  return (
    <button
      type="button"
      class="loc__pick"
      data-choice={choice.words}
      aria-pressed={on}
      onClick={(event) => pick(choice.words, event)}
    >
      <span class="vh">{spokenEffect(scene, choice, locationText(scene, location))} {answered(choice)}</span>
    </button>
  );
}

/** Choosing the same location again moves the focus on to the button, for keyboard players. */
function pick(words: string, event: MouseEvent): void {
  if (chosen.value === words && event.detail === 0) document.querySelector<HTMLElement>("[data-act=go]")?.focus();
  chosen.value = words;
}

/** A location in words. */
function locationText(scene: Scene, location: number): string {
  const parts = [say("dwarf-web-location", { location, card: phrases.card(topOf(scene, location)) })];
  const here = standingAt(scene, location).map(({ seat, worker, spent }) =>
    say("dwarf-web-stands", { name: who(scene, seat), worker, spent: String(spent) })
  );
  if (here.length) parts.push(...here);
  const monster = scene.strikes.get(location);
  if (monster) parts.push(say("dwarf-web-strikes-now"), attack(monster));
  return parts.join(" ");
}

function answered(choice: SentChoice): string {
  return choice.answer ? say("dwarf-web-would-answer", { location: choice.answer }) : "";
}

interface NowProps extends Part {
  closed: Closed | undefined;
  mine: boolean;
}

function NowText({ scene, location, choice, closed, mine }: NowProps) {
  const card = topOf(scene, location);
  if (choice) {
    const { text, bad, rule } = effectOf(scene, choice);
    return (
      <>
        {choice.card !== card && `${say("dwarf-web-then-card", { card: phrases.cardName(choice.card ?? "") })} `}
        <span class={bad ? "short" : undefined}>{text}</span> {rule && <span class="rule rule--plain">{rule}</span>}
      </>
    );
  }
  if (closed) {
    const text = mine ? say("dwarf-web-yours") : phrases.closed(closed, scene.snapshot);
    return (
      <>
        {text} <RuleLink id={closed.rule} />
      </>
    );
  }
  if (mine) return <>{say("dwarf-web-yours")}</>;
  return <>{scene.strikes.get(location) === card ? attack(card) : ""}</>;
}

function Foot({ scene, location, choice, on }: Part & { on: boolean }) {
  const here = standingAt(scene, location);
  const parts: ComponentChildren[] = here.map(({ seat, worker, spent }) => (
    <>
      <Token seat={seat} worker={worker} spent={spent} />
      {here.length === 1 && <span class="long">{who(scene, seat)}</span>}
    </>
  ));
  if (on && scene.me !== null && !here.some(({ seat }) => seat === scene.me)) parts.push(<Coming scene={scene} />);
  const helped = (scene.chosen?.answer_helpers ?? []).includes(location);
  if (scene.chosen?.answer === location || helped) parts.push(<HisNext scene={scene} helper={helped} />);
  else if (scene.strikes.has(location)) parts.push(<Strike scene={scene} location={location} />);
  if (choice?.short && !choice.later) parts.push(<ShortChip short={choice.short} />);
  if (choice?.answer && scene.chosen?.answer !== location) {
    parts.push(<Answer scene={scene} location={choice.answer} />);
  }
  return <span class="loc__foot" aria-hidden="true">{parts}</span>;
}

/** A monster that nobody guards; one that only appears through the current choice is named. */
function Strike({ scene, location }: { scene: Scene; location: number }) {
  const card = scene.strikes.get(location)!;
  const known = card === topOf(scene, location);
  return (
    <>
      <Symbol name="ui-strike" />
      <span class="strikeword">
        {known ? say("dwarf-web-strikes") : say("dwarf-web-strikes-name", { card: phrases.cardName(card) })}
      </span>
      {known && <span class="strikeround">{say("dwarf-web-strikes-round")}</span>}
    </>
  );
}

/** The player's worker, where it would stand. */
function Coming({ scene }: { scene: Scene }) {
  const seat = scene.me!;
  const helper = (waiting(scene, seat)[0] ?? 1) > 2;
  return (
    <span class={helper ? `token helper ${seatClass(seat)}` : "token"}>
      <Worker seat={seat} />
      {helper && <Symbol name="ui-plus" />}
      <span class="long">{say("dwarf-web-you")}</span>
    </span>
  );
}

/** The opponent's next answer, at this location. */
function HisNext({ scene, helper }: { scene: Scene; helper: boolean }) {
  return (
    <span class={`ghosted ${seatClass(scene.him)}`}>
      <Worker seat={scene.him} />
      <span class="long">{say(helper ? "dwarf-web-his-helper-comes" : "dwarf-web-he-comes")}</span>
      <span class="only-s">{say("dwarf-web-next")}</span>
    </span>
  );
}

/** Where the opponent would answer a worker here. */
function Answer({ scene, location }: { scene: Scene; location: number }) {
  return (
    <span class="answer">
      <Symbol name={`worker-${SHAPES[scene.him % SHAPES.length]}`} class={`i ansmark ${seatClass(scene.him)}`} />
      <span class="long">{say("dwarf-web-answers-on")}</span>
      <Symbol name="ui-arrow" class="i ansarrow only-s" />
      <b>{location}</b>
    </span>
  );
}

function ShortChip({ short }: { short: Record<string, number> }) {
  return (
    <span class="chip chip--bad">
      {Object.entries(short).map(([good, amount]) => (
        <>
          {amount}
          <GoodSign good={good} />
        </>
      ))}
      <span class="long">{say("dwarf-web-short")}</span>
    </span>
  );
}

export function seatClass(seat: number): string {
  return `seat-${(seat % SHAPES.length) + 1}`;
}
