// The mountain and the piles of Special Actions: what the top card does, what it costs, where it lands.
import { SHAPES } from "../../../components/seats.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { listNames } from "../../../i18n/list.ts";
import { say } from "../../../i18n/texts.ts";
import { explain } from "../../../layout/panelState.ts";
import { RuleLink } from "../../../layout/RuleLink.tsx";
import { chosen } from "../../../layout/selection.ts";
import { printAction } from "../actions.ts";
import * as phrases from "../phrases.ts";
import { specialArt } from "../pieces.tsx";
import { type Scene, who } from "../scene.ts";
import { type SentChoice } from "../types.ts";

/** A mountain with its number of cards and about how many rounds they last. */
export function Mountain({ scene, number }: { scene: Scene; number: number }) {
  const { cards, rounds } = scene.facts.mountains[number - 1]!;
  return (
    <section class="panel player mountainbox only-l" data-mountain={number}>
      <div class="player__h">
        <Symbol name="mountain" class="mt" />
        <div>
          <h3>{say("dwarf-web-mountain-name")}</h3>
          <span class="note">{say("dwarf-web-mountain-cards", { cards, rounds })}</span>
        </div>
      </div>
    </section>
  );
}

/** All piles of one copy with their costs. */
export function Piles({ scene }: { scene: Scene }) {
  return (
    <>
      <h2 class="panel__h">{say("dwarf-web-specials")}</h2>
      <p class="note">
        <PilesNote scene={scene} />
      </p>
      {scene.facts.piles.map(({ pile }) => <Pile key={pile} scene={scene} pile={pile} />)}
    </>
  );
}

function PilesNote({ scene }: { scene: Scene }) {
  if (scene.asked === "second" || scene.asked === "helper") {
    return (
      <>
        {say("dwarf-web-specials-first")} <RuleLink id="D4.4" />
      </>
    );
  }
  const glory = scene.me === null ? undefined : scene.view.seats[scene.me]?.glory;
  const left = scene.facts.specials_left;
  return (
    <>
      {say(glory === undefined ? "dwarf-web-specials-cost" : "dwarf-web-specials-cost-you", { glory: glory ?? 0 })}{" "}
      {left >= 0 && say("dwarf-web-specials-left", { left })}
    </>
  );
}

/** One pile; choosing it pays with both workers, its second button with one worker and glory. */
export function Pile({ scene, pile }: { scene: Scene; pile: number }) {
  const { action, left, lands, card } = scene.facts.piles[pile - 1]!;
  const words = printAction("special", { number: pile });
  const choice = scene.choices.get(words);
  const closed = scene.closed.get(words);
  const glory = scene.choices.get(printAction("special", { number: pile, glory: true }));
  const on = scene.chosen !== null && (scene.chosen === choice || scene.chosen === glory);
  const later = scene.asked !== null && !choice && !closed;
  return (
    <div class={`panel pile ${on ? "pile--on" : ""} ${closed || later ? "pile--closed" : ""}`} data-pile={pile}>
      <span class="pile__art">
        <Symbol name={action ? specialArt(action) : "ui-lock"} class="" />
      </span>
      <span class="pile__n" aria-hidden={choice ? "true" : undefined}>
        <span>{action ? phrases.special(action) : say("dwarf-web-pile", { pile })}</span>
        <small>{say("dwarf-web-left", { left })}</small>
      </span>
      {action && (
        <button
          type="button"
          class="loc__tool pile__info"
          aria-label={say("dwarf-web-about", { thing: phrases.special(action) })}
          onClick={() => explain(`special ${action}`)}
        >
          <Symbol name="ui-info" />
        </button>
      )}
      {action && (
        <span class="pile__t" aria-hidden={choice ? "true" : undefined}>
          {say(`dwarf-web-special-${action.replaceAll(" ", "-")}`)}
        </span>
      )}
      <PileNote scene={scene} pile={pile} lands={lands} card={card} choice={choice} />
      <PilePick scene={scene} choice={choice} />
      <GloryPick scene={scene} pile={pile} choice={glory} />
    </div>
  );
}

interface PickProps {
  scene: Scene;
  pile: number;
  choice: SentChoice | undefined;
}

function PilePick({ scene, choice }: Omit<PickProps, "pile">) {
  if (!choice) return null;
  return (
    <button
      type="button"
      class="loc__pick"
      data-choice={choice.words}
      aria-pressed={scene.chosen === choice}
      onClick={() => (chosen.value = choice.words)}
    >
      <span class="vh">
        {phrases.action(choice, "act")}. {say(`special-${(choice.action ?? "").replaceAll(" ", "-")}.text`)}{" "}
        {consequences(scene, choice).join(" ")}
      </span>
    </button>
  );
}

/** Pay one worker and glory instead of both workers. */
function GloryPick({ scene, pile, choice }: PickProps) {
  const closed = scene.closed.get(printAction("special", { number: pile, glory: true }));
  const price = (
    <>
      <Symbol name={`worker-${SHAPES[(scene.me ?? 0) % SHAPES.length]}`} /> + 4 <Symbol name="glory" />
    </>
  );
  if (choice) {
    return (
      <button
        type="button"
        class="btn pile__glory"
        data-choice={choice.words}
        aria-pressed={scene.chosen === choice}
        onClick={() => (chosen.value = choice.words)}
      >
        {price}
        <span class="vh">{phrases.action(choice, "act")}</span>
      </button>
    );
  }
  if (!closed || scene.closed.has(printAction("special", { number: pile }))) return null;
  return (
    <span class="pile__glory pile__shut" data-closed={closed.words}>
      <Symbol name="ui-lock" />
      {price}
      <span class="vh">{phrases.closed(closed, scene.snapshot)}</span> <RuleLink id={closed.rule} />
    </span>
  );
}

interface NoteProps extends PickProps {
  lands: number;
  card: string;
}

function PileNote({ scene, pile, lands, card, choice }: NoteProps) {
  const closed = scene.closed.get(printAction("special", { number: pile }));
  if (closed) {
    return (
      <span class="pile__t wide note" data-closed={closed.words}>
        <Symbol name="ui-lock" /> {phrases.closed(closed, scene.snapshot)} <RuleLink id={closed.rule} />
      </span>
    );
  }
  if (!card) return null;
  const parts = choice
    ? consequences(scene, choice)
    : [say("dwarf-web-lands", { location: lands, card: phrases.card(card) })];
  const brief = [say("dwarf-web-lands-short", { location: lands, card: phrases.cardName(card) })];
  if (choice?.no_effect) brief.push(say("dwarf-web-no-effect"));
  return (
    <>
      <span class="pile__t wide note pile__full" aria-hidden={choice ? "true" : undefined}>{parts.join(" ")}</span>
      <span class="pile__t wide note pile__brief" aria-hidden="true">{brief.join(" · ")}</span>
    </>
  );
}

/** Where the card lands, who resolves early there, whether it has an effect, how the opponent answers. */
export function consequences(scene: Scene, choice: SentChoice): string[] {
  const parts = [say("dwarf-web-lands", { location: choice.lands ?? 0, card: phrases.card(choice.card ?? "") })];
  if (choice.no_effect) parts.unshift(say("dwarf-web-no-effect"));
  if (choice.early) {
    const names = [...new Set(choice.early)].map((seat) => who(scene, seat));
    parts.push(say("dwarf-web-early", { names: listNames(names), count: names.length }));
  }
  if (choice.opponent_glory) parts.push(say("dwarf-web-gives-glory", { glory: choice.opponent_glory }));
  if (choice.answer) parts.push(say("dwarf-web-would-answer", { location: choice.answer }));
  return parts;
}
