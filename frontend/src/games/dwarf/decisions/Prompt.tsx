// The special decisions of Dwarf, each with its own sentence and button; for all but one the mine stays in view.
import type { ComponentChildren } from "preact";
import type { Snapshot } from "../../../client/types.ts";
import { listNames } from "../../../i18n/list.ts";
import { say } from "../../../i18n/texts.ts";
import type { TableProps } from "../../../layout/currentGame.ts";
import { Dock } from "../../../layout/Dock.tsx";
import { chosen } from "../../../layout/selection.ts";
import * as phrases from "../phrases.ts";
import { Changes } from "../pieces.tsx";
import { sceneOf, topOf, who } from "../scene.ts";
import { Mine, mines, TwoMines } from "../table/Mine.tsx";
import { type SentChoice } from "../types.ts";
import { Besides, CardFace, Consequence, Gets, Owned } from "./Consequence.tsx";
import { locationOf, offerOf, offersOf } from "./offers.ts";
import { PaymentDock } from "./PaymentDock.tsx";
import { RecallStage } from "./RecallStage.tsx";

export { OpenStack } from "../table/OpenStack.tsx";

/** The dock of a special decision, and its stage if it needs one. */
export function Prompt(props: TableProps) {
  const { snapshot } = props;
  const key = snapshot.decision?.id;
  switch (snapshot.decision?.kind) {
    case "sell":
    case "order":
      return <OnTheMine snapshot={snapshot} dock={<PaymentDock key={key} {...props} />} />;
    case "recall":
      return (
        <>
          <RecallDock {...props} />
          <RecallStage key={key} snapshot={snapshot} />
        </>
      );
    case "turn":
      return <OnTheMine snapshot={snapshot} dock={<TurnDock {...props} />} />;
    case "join":
      return <OnTheMine snapshot={snapshot} dock={<JoinDock {...props} />} />;
    case "sort":
      return <OnTheMine snapshot={snapshot} dock={<SortDock {...props} />} />;
    case "exchange":
      return <OnTheMine snapshot={snapshot} dock={<ExchangeDock {...props} />} />;
    default:
      return null;
  }
}

/** The mine stays in place; if locations are the choices, they can be clicked. */
function OnTheMine({ snapshot, dock }: { snapshot: Snapshot; dock: ComponentChildren }) {
  const scene = sceneOf(snapshot);
  return (
    <>
      {dock}
      <main class="stage">
        <h1 class="vh">{say("dwarf-prompt-mine")}</h1>
        {mines(scene) > 1 ? <TwoMines scene={scene} /> : <Mine scene={scene} copy={1} />}
      </main>
    </>
  );
}

/** The decision's rule and the current choice, as every dock needs them. */
function useChoice({ snapshot }: TableProps): { offer: SentChoice | undefined; location: number; rule: string } {
  const offer = offerOf(snapshot, chosen.value);
  return { offer, location: (offer && locationOf(offer)) ?? 0, rule: snapshot.decision!.rule };
}

function RecallDock(props: TableProps) {
  const { viewer, snapshot } = props;
  const { offer, location, rule } = useChoice(props);
  const scene = sceneOf(snapshot);
  const card = phrases.card(offer?.card ?? "");
  return (
    <Dock
      viewer={viewer}
      asked={say("dwarf-prompt-ask-recall")}
      note={say("dwarf-prompt-note-recall")}
      rule={rule}
      go={{
        text: offer ? say("dwarf-prompt-go-recall", { card }) : say("dwarf-prompt-more-recall"),
        words: chosen.value,
      }}
    >
      {offer
        ? (
          <Consequence snapshot={snapshot} card={offer.card!} title={say("dwarf-prompt-becomes", { card, location })}>
            {offer.buried && say("dwarf-prompt-buried")}
            {offer.stirs && say("dwarf-prompt-stirs")}
            {offer.calms && say("dwarf-prompt-calms", { card: phrases.card(topOf(scene, location)) })}
            <Besides scene={scene} offer={offer} />
          </Consequence>
        )
        : <Owned snapshot={snapshot} />}
    </Dock>
  );
}

function TurnDock(props: TableProps) {
  const { viewer, snapshot } = props;
  const { offer, location, rule } = useChoice(props);
  const scene = sceneOf(snapshot);
  const [card, leaves] = [phrases.card(offer?.card ?? ""), phrases.card(topOf(scene, location))];
  return (
    <Dock
      viewer={viewer}
      asked={say("dwarf-prompt-ask-turn")}
      note={say("dwarf-prompt-note-turn")}
      rule={rule}
      go={{
        text: offer ? say("dwarf-prompt-go-turn", { location }) : say("dwarf-prompt-more-place"),
        words: chosen.value,
      }}
    >
      {offer
        ? (
          <Consequence
            snapshot={snapshot}
            card={offer.card!}
            title={say("dwarf-prompt-turned", { card, leaves, location })}
          >
            <Gets offer={offer} />
            <Besides scene={scene} offer={offer} />
          </Consequence>
        )
        : <Owned snapshot={snapshot} />}
    </Dock>
  );
}

function JoinDock(props: TableProps) {
  const { viewer, snapshot } = props;
  const { offer, location, rule } = useChoice(props);
  const scene = sceneOf(snapshot);
  const names = scene.view.seats.flatMap(({ workers }, seat) =>
    seat !== scene.me && workers.some((worker) => typeof worker === "object" && worker.at === location)
      ? [who(scene, seat)]
      : []
  );
  return (
    <Dock
      viewer={viewer}
      asked={say("dwarf-prompt-ask-join")}
      note={say("dwarf-prompt-note-join")}
      rule={rule}
      go={{
        text: offer ? say("dwarf-prompt-go-join", { location }) : say("dwarf-prompt-more-place"),
        words: chosen.value,
      }}
    >
      {offer
        ? (
          <Consequence
            snapshot={snapshot}
            card={offer.card!}
            title={say("dwarf-prompt-joined", { names: listNames(names), card: phrases.card(offer.card!), location })}
          >
            <Gets offer={offer} />
            <Besides scene={scene} offer={offer} />
          </Consequence>
        )
        : <Owned snapshot={snapshot} />}
    </Dock>
  );
}

/** Which of two workers goes first; both tiles show what both bring in that order. */
function SortDock(props: TableProps) {
  const { viewer, snapshot } = props;
  const { offer, location, rule } = useChoice(props);
  return (
    <Dock
      viewer={viewer}
      asked={say("dwarf-prompt-ask-sort")}
      note={say("dwarf-prompt-note-sort")}
      rule={rule}
      go={{
        text: offer ? say("dwarf-prompt-go-sort", { location }) : say("dwarf-prompt-more-sort"),
        words: chosen.value,
      }}
    >
      <div class="either">
        {offersOf(snapshot).map((one) => (
          <Tile
            key={one.words}
            offer={one}
            title={say("dwarf-prompt-first", { location: locationOf(one)!, card: phrases.card(one.card!) })}
          >
            <Changes changes={one.together ?? {}} />
            <span class="note">
              {say(one.poor ? "dwarf-prompt-sort-poor" : "dwarf-prompt-sort-gets", {
                gains: phrases.gains(one.gains ?? {}),
              })} {say("dwarf-prompt-together", { gains: phrases.gains(one.together ?? {}) })}
            </span>
          </Tile>
        ))}
        <Owned snapshot={snapshot} />
      </div>
    </Dock>
  );
}

/** Make an exchange, or decline it (D6.7). */
function ExchangeDock(props: TableProps) {
  const { viewer, snapshot } = props;
  const { offer, rule } = useChoice(props);
  const any = offersOf(snapshot)[0]!;
  const card = phrases.card(any.card ?? "");
  const verb = offer?.words ?? "more";
  return (
    <Dock
      viewer={viewer}
      asked={say("dwarf-prompt-ask-exchange", { card, location: any.location ?? 0 })}
      note={say("dwarf-prompt-note-exchange")}
      rule={rule}
      go={{ text: say(`dwarf-prompt-go-${verb === "more" ? "more-exchange" : verb}`), words: chosen.value }}
    >
      <div class="either">
        {offersOf(snapshot).map((one) => (
          <Tile key={one.words} offer={one} title={say(`dwarf-prompt-go-${one.words}`)}>
            {one.gains && <Changes changes={one.gains} />}
            <span class="note">
              {one.gains ? phrases.gains(one.gains) : say("dwarf-prompt-declined")}
            </span>
          </Tile>
        ))}
        <Owned snapshot={snapshot} />
      </div>
    </Dock>
  );
}

/** One of two answers in the dock. */
function Tile({ offer, title, children }: { offer: SentChoice; title: string; children: ComponentChildren }) {
  const on = chosen.value === offer.words;
  return (
    <button
      type="button"
      class={`place ${on ? "place--on" : ""}`}
      data-choice={offer.words}
      aria-pressed={on}
      onClick={() => (chosen.value = offer.words)}
    >
      {offer.card && <CardFace card={offer.card} />}
      <span class="place__t">
        <b>{title}</b>
        {children}
      </span>
    </button>
  );
}
