// Taking a card: the dock repeats the chosen one with all that follows from it.
import { useEffect } from "preact/hooks";
import { chosen } from "../../../layout/selection.ts";
import { Dock } from "../../../layout/Dock.tsx";
import * as speech from "../phrases.ts";
import { say, signed } from "../../../i18n/texts.ts";
import { Rule } from "../../../layout/RuleLink.tsx";
import { nameOf } from "../../../components/seats.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import type { Eyes } from "../../../client/viewerClient.ts";
import type { NidavellirChoice, Told } from "../../../client/types.ts";
import { Info } from "../../../layout/explainable.tsx";
import { list, sightOf } from "../scene.ts";
import { artOf, cardParts } from "../pieces.tsx";

export function TakeDock({ eyes, told }: { eyes: Eyes; told: Told }) {
  const decision = told.decision!;
  const { view } = sightOf(told);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest?.("input, textarea")) {
        return;
      }
      const cards = document.querySelectorAll<HTMLElement>('[data-choice^="take "]');
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
  const card = choice?.words.slice(5);
  const after = view.order!.slice(view.played! + 1).map((seat) => nameOf(told, seat));
  const place = { place: view.played! + 1, of: view.order!.length };
  return (
    <Dock
      eyes={eyes}
      asked={card
        ? say("nid-take-this", { card: speech.card(card) })
        : say("nid-take", { tavern: speech.tavern(view.tavern) })}
      note={after.length
        ? say("nid-take-place", { ...place, names: list(after), count: after.length })
        : say("nid-take-last", place)}
      beside={
        <small>
          <Rule id={decision.rule} />
        </small>
      }
      go={choice ? { text: say("nid-take-go", { card: speech.card(card!) }), words: choice.words } : {
        text: say("nid-choose-card"),
        words: null,
      }}
    >
      {choice && card ? <Consequence told={told} choice={choice} card={card} /> : <span />}
    </Dock>
  );
}

function Consequence({ told, choice, card }: { told: Told; choice: NidavellirChoice; card: string }) {
  const { facts, me } = sightOf(told);
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
              class: speech.column(after.column),
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
              {say("nid-gem-becomes", { gem: tie.gems[place]!, after: tie.after[place]! })} <Rule id="N6.1" />
              {" "}
            </>
          )}
          {say(trades ? "nid-then-trade" : "nid-no-trade", { coin: speech.coin(facts.laid?.[me!] ?? "") })}
        </span>
      </div>
      <Info thing={`card ${card}`} name={speech.card(card)} />
    </div>
  );
}
