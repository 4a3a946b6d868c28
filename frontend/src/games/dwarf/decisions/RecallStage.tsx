// Past Glories: the mine in small, one stack open, and each card below its top is a choice (D5.4).
import { useEffect } from "preact/hooks";
import type { Closed, Snapshot } from "../../../client/types.ts";
import { Symbol } from "../../../components/Symbol.tsx";
import { say } from "../../../i18n/texts.ts";
import { RuleLink } from "../../../layout/RuleLink.tsx";
import { chosen, usePartialChoice } from "../../../layout/selection.ts";
import { printAction } from "../actions.ts";
import * as phrases from "../phrases.ts";
import { kindOf, Worker } from "../pieces.tsx";
import { type Scene, sceneOf, stackOf, standingAt, topOf } from "../scene.ts";
import { openStack } from "../table/openStackState.ts";
import { Meeples, type StackCard, stackCardClass, StackCardFace, stackCardsOf } from "../table/StackCard.tsx";
import { type SentChoice } from "../types.ts";
import { locationOf, offersOf } from "./offers.ts";

export function RecallStage({ snapshot }: { snapshot: Snapshot }) {
  const scene = sceneOf(snapshot);
  const [picked, pick] = usePartialChoice(openStack.value);
  useEffect(() => {
    // The stack that was open beside the mine is the one that is open here.
    if (openStack.value === null) return;
    pick(openStack.value);
    openStack.value = null;
  }, []);
  const able = offersOf(snapshot).map(locationOf);
  const open = (able.includes(picked) ? picked : able[0]) ?? 1;
  const locations = Object.keys(scene.view.mine).map(Number);
  const leaves = stackCardsOf(stackOf(scene, open), open);
  return (
    <main class="stage stage--leaf">
      <h1 class="vh">{phrases.special("past glories")}</h1>
      <div class="leaf">
        <div class={locations.length > 9 ? "maps maps--2" : "maps"}>
          {[locations.slice(0, 9), locations.slice(9)].filter((mine) => mine.length).map((mine) => (
            <div class="map9" key={mine[0]}>
              {mine.map((location) => (
                <Spot
                  key={location}
                  scene={scene}
                  location={location}
                  open={open}
                  pick={() => pick(location)}
                />
              ))}
            </div>
          ))}
        </div>
        <section>
          <h2 class="lh">{say("dwarf-leaf-title", { location: open, count: leaves.length })}</h2>
          <div class="leafs">{leaves.map((leaf) => <Recallable key={leaf.place} scene={scene} leaf={leaf} />)}</div>
        </section>
      </div>
    </main>
  );
}

interface SpotProps {
  scene: Scene;
  location: number;
  open: number;
  pick(): void;
}

/** A location in small: it opens its stack, or says that there is none to choose from. */
function Spot({ scene, location, open, pick }: SpotProps) {
  const card = topOf(scene, location);
  const depth = stackOf(scene, location).length;
  const closed = scene.closed.get(printAction("recall", { number: location, card }));
  const inside = (
    <>
      <b>{location}</b>
      <span class="d">
        {standingAt(scene, location).map(({ seat, worker }) => <Worker key={worker} seat={seat} kind="worker--s" />)}
        <Symbol name={depth > 1 ? "ui-stack" : "ui-lock"} />
        {depth}
      </span>
      <span class="nm">{phrases.cardName(card)}</span>
    </>
  );
  if (depth === 1 && closed) {
    return (
      <div class={`k-${kindOf(card)} shut`} data-location={location} data-closed={closed.words}>
        {inside}
        <span class="vh">{phrases.closed(closed, scene.snapshot)}</span>
        <RuleLink id={closed.rule} />
      </div>
    );
  }
  return (
    <button
      type="button"
      class={`k-${kindOf(card)}`}
      data-location={location}
      data-open={`stack ${location}`}
      aria-pressed={location === open}
      onClick={pick}
    >
      {inside}
      <span class="vh">{say("dwarf-leaf-title", { location, count: depth })}</span>
    </button>
  );
}

/** A card of the open stack: alive, chosen, or on top already. */
function Recallable({ scene, leaf }: { scene: Scene; leaf: StackCard }) {
  const words = printAction("recall", { number: leaf.location, card: leaf.card });
  const offer = scene.choices.get(words);
  const closed = scene.closed.get(words);
  const seat = scene.me ?? 0;
  if (!offer) {
    return (
      <article class={`${stackCardClass(leaf)} leafc--closed`} data-closed={words}>
        <StackCardFace leaf={leaf} seat={seat}>{closed && <Why scene={scene} closed={closed} />}</StackCardFace>
      </article>
    );
  }
  const on = chosen.value === words;
  return (
    <button
      type="button"
      class={`${stackCardClass(leaf)} ${on ? "leafc--on" : ""}`}
      data-choice={words}
      aria-pressed={on}
      onClick={() => (chosen.value = words)}
    >
      <StackCardFace leaf={leaf} seat={seat}>
        {recallNews(offer).map((text) => <span class="loc__now" key={text}>{text}</span>)}
        {scene.opponent && <Meeples leaf={leaf} />}
      </StackCardFace>
    </button>
  );
}

function Why({ scene, closed }: { scene: Scene; closed: Closed }) {
  return (
    <span class="hero__why">
      <Symbol name="ui-lock" />
      <span>
        {phrases.closed(closed, scene.snapshot)} <RuleLink id={closed.rule} />
      </span>
    </span>
  );
}

/** What a card that comes up means for the player, in short sentences. */
function recallNews(offer: SentChoice): string[] {
  const found: string[] = [];
  if (offer.buried) found.push(say("dwarf-prompt-buried"));
  if (offer.stirs) found.push(say("dwarf-prompt-stirs"));
  if (offer.poor) found.push(say("dwarf-prompt-poor"));
  else if (offer.help) found.push(say("dwarf-prompt-help"));
  else if (offer.gains) found.push(say("dwarf-prompt-gives", { gains: phrases.gains(offer.gains) }));
  return found;
}
