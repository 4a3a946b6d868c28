// The middle of the dock: what the chosen thing does or, while nothing is chosen, what the player owns.
import type { ComponentChildren } from "preact";
import type { Snapshot } from "../../../client/types.ts";
import { Symbol } from "../../../components/Symbol.tsx";
import { listNames } from "../../../i18n/list.ts";
import { say } from "../../../i18n/texts.ts";
import { RuleLink } from "../../../layout/RuleLink.tsx";
import * as phrases from "../phrases.ts";
import { artOf, kindOf, Resources } from "../pieces.tsx";
import { namesOf, type Scene, sceneOf } from "../scene.ts";
import type { SentChoice } from "../types.ts";

/** A card's small picture. */
export function CardFace({ card }: { card: string }) {
  return (
    <span class={`face-s cardface k-${kindOf(card)}`}>
      <Symbol name={artOf(card)} class="" />
    </span>
  );
}

/** What the player owns; always in view, whatever the decision. */
export function Owned({ snapshot }: { snapshot: Snapshot }) {
  const scene = sceneOf(snapshot);
  const goods = scene.me === null ? undefined : scene.view.seats[scene.me];
  if (!goods) return null;
  return (
    <div class="dock__mine row" data-seat={scene.me}>
      <Resources goods={goods} />
    </div>
  );
}

interface Props {
  snapshot: Snapshot;
  /** The card that it is about. */
  card: string;
  title: ComponentChildren;
  /** What it brings, sentence by sentence. */
  children?: ComponentChildren;
}

export function Consequence({ snapshot, card, title, children }: Props) {
  return (
    <div class="then">
      <CardFace card={card} />
      <p class="then__says">
        <b>{title}</b>
        <span class="note">{children}</span>
      </p>
      <Owned snapshot={snapshot} />
    </div>
  );
}

/** What the worker of a choice would get there. */
export function Gets({ offer }: { offer: SentChoice }) {
  if (offer.help) return <>{say("dwarf-prompt-help")}</>;
  if (offer.poor) {
    return (
      <>
        {say("dwarf-prompt-poor")} <RuleLink id="D6.7" />
      </>
    );
  }
  return <>{offer.gains ? say("dwarf-prompt-gets", { gains: phrases.gains(offer.gains) }) : null}</>;
}

/** Further consequences: who resolves early, and where the opponent would answer. */
export function Besides({ scene, offer }: { scene: Scene; offer: SentChoice }) {
  const names = namesOf(scene);
  return (
    <>
      {offer.early && (
        <>
          {" "}
          {say("dwarf-prompt-early", { names: listNames(offer.early.map((seat) => names[seat] ?? "")) })}{" "}
          <RuleLink id="D4.3" />
        </>
      )}
      {offer.answer && (
        <>
          {" "}
          {say("dwarf-prompt-answer", { location: offer.answer })}{" "}
          {offer.answer_rule && <RuleLink id={offer.answer_rule} />}
        </>
      )}
    </>
  );
}
