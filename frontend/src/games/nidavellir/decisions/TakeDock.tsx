// Taking a card: the dock repeats the chosen one with all its consequences.
import { useEffect } from "preact/hooks";
import type { Snapshot } from "../../../client/types.ts";
import type { ViewerClient } from "../../../client/viewerClient.ts";
import { nameOf } from "../../../components/seats.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { listNames } from "../../../i18n/list.ts";
import { say, signed } from "../../../i18n/texts.ts";
import { Dock } from "../../../layout/Dock.tsx";
import { InfoButton } from "../../../layout/explainable.tsx";
import { RuleLink } from "../../../layout/RuleLink.tsx";
import { chosen } from "../../../layout/selection.ts";
import { parseAction, printAction } from "../actions.ts";
import * as phrases from "../phrases.ts";
import { artOf, cardParts } from "../pieces.tsx";
import { sceneOf } from "../scene.ts";
import type { NidavellirChoice } from "../types.ts";

export function TakeDock({ viewer, snapshot }: { viewer: ViewerClient; snapshot: Snapshot }) {
  const decision = snapshot.decision!;
  const { view } = sceneOf(snapshot);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest?.("input, textarea")) {
        return;
      }
      const cards = document.querySelectorAll<HTMLElement>(`[data-choice^="${printAction("take", "")}"]`);
      const card = cards[Number(event.key) - 1];
      if (event.key === "Escape" && chosen.value) chosen.value = null;
      else if (card) {
        card.click();
        card.focus();
      } else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  const choice = (decision.choices as NidavellirChoice[]).find(({ words }) => words === chosen.value);
  const card = choice && parseAction(choice.words).name;
  const after = view.order!.slice(view.played! + 1).map((seat) => nameOf(snapshot, seat));
  const place = { place: view.played! + 1, of: view.order!.length };
  return (
    <Dock
      viewer={viewer}
      asked={card
        ? say("nid-take-this", { card: phrases.card(card) })
        : say("nid-take", { tavern: phrases.tavern(view.tavern) })}
      note={after.length
        ? say("nid-take-place", { ...place, names: listNames(after), count: after.length })
        : say("nid-take-last", place)}
      beside={
        <small>
          <RuleLink id={decision.rule} />
        </small>
      }
      go={choice ? { text: say("nid-take-go", { card: phrases.card(card!) }), words: choice.words } : {
        text: say("nid-choose-card"),
        words: null,
      }}
    >
      {choice && card ? <Consequence snapshot={snapshot} choice={choice} card={card} /> : <span />}
    </Dock>
  );
}

function Consequence({ snapshot, choice, card }: { snapshot: Snapshot; choice: NidavellirChoice; card: string }) {
  const { facts, me } = sceneOf(snapshot);
  const parts = cardParts(card);
  const after = facts.brings?.[card];
  const tie = facts.ties?.find(({ seats }) => seats.includes(me!));
  const place = tie?.seats.indexOf(me!) ?? -1;
  const trades = facts.trades?.includes(me!);
  return (
    <div class="row consequence">
      <span class={`face-s ${parts.class}`}>
        <Symbol name={artOf(parts)} class="" />
      </span>
      <div class="consequence__says">
        <b>
          {after
            ? say("nid-ranks-change", {
              class: phrases.column(after.column),
              before: facts.seats[me!]!.ranks[after.column]!,
              after: after.ranks,
              points: signed(choice.points ?? 0),
            })
            : say("nid-offering-change", { plus: choice.plus ?? 0 })}{" "}
          {choice.lines ? say("nid-completes", { line: choice.lines }) : ""} {choice.hero ? say("nid-hero-comes") : ""}
        </b>
        <br />
        <span class="note">
          {tie && tie.gems[place] !== tie.after[place] && (
            <>
              {say("nid-gem-becomes", { gem: tie.gems[place]!, after: tie.after[place]! })} <RuleLink id="N6.1" />
              {" "}
            </>
          )}
          {say(trades ? "nid-then-trade" : "nid-no-trade", { coin: phrases.coin(facts.laid?.[me!] ?? "") })}
        </span>
      </div>
      <InfoButton thing={`card ${card}`} name={phrases.card(card)} />
    </div>
  );
}
