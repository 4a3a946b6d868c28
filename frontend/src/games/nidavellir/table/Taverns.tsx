// The three taverns side by side in the order in which they are resolved: sign, cards, and the niche with the coins.
import type { Snapshot } from "../../../client/types.ts";
import { Group } from "../../../components/Group.tsx";
import { say } from "../../../i18n/texts.ts";
import { Explainable } from "../../../layout/explainable.tsx";
import { BidPlace } from "../decisions/Bid.tsx";
import { laid, lifted, over } from "../decisions/bidDraft.ts";
import * as phrases from "../phrases.ts";
import { Card, Coin, type Tavern, TAVERNS } from "../pieces.tsx";
import { coinAt, moment, sceneOf } from "../scene.ts";
import { OthersAt, Sign } from "./Niche.tsx";
import { OpenTavern, TavernDone, TavernToCome } from "./OpenTavern.tsx";
import type { TurnHistory } from "./turnHistory.ts";

export function Taverns({ snapshot, history }: { snapshot: Snapshot; history: TurnHistory }) {
  const { view } = sceneOf(snapshot);
  const open = TAVERNS.some((tavern) => moment(view, tavern) === "now");
  return (
    <div class={`taverns ${open ? `taverns--open taverns--${view.tavern}` : ""}`}>
      <h2 class="vh">{say("nid-taverns")}</h2>
      {TAVERNS.map((tavern) => <TavernAt key={tavern} snapshot={snapshot} history={history} tavern={tavern} />)}
    </div>
  );
}

function TavernAt({ snapshot, history, tavern }: { snapshot: Snapshot; history: TurnHistory; tavern: Tavern }) {
  const props = { snapshot, history, tavern };
  switch (moment(sceneOf(snapshot).view, tavern)) {
    case "now":
      return <OpenTavern {...props} />;
    case "done":
      return <TavernDone {...props} />;
    case "next":
      return <TavernToCome {...props} />;
    default:
      return <TavernBidden {...props} />;
  }
}

/** A tavern during the bids. */
function TavernBidden({ snapshot, history, tavern }: { snapshot: Snapshot; history: TurnHistory; tavern: Tavern }) {
  const cards = history.slots[tavern];
  const bids = snapshot.decision?.kind === "bid";
  const alive = bids && lifted.value !== null && laid.value[tavern] === null;
  const label = say("nid-tavern-label", { number: TAVERNS.indexOf(tavern) + 1, name: phrases.tavern(tavern) });
  return (
    <section
      class={`panel tavern ${alive || over.value === tavern ? "tavern--next" : ""}`}
      aria-label={label}
      data-tavern={tavern}
      data-drop={bids ? tavern : undefined}
    >
      <Sign tavern={tavern}>
        <span class="tavern__n">{say("nid-tavern-order", { number: TAVERNS.indexOf(tavern) + 1 })}</span>
      </Sign>
      <Group class="tavern__cards" label={say("nid-cards")} style={{ "--n": cards.length }}>
        {cards.map(({ card }, at) => (
          <Explainable key={at} thing={`card ${card}`} class="askcard" name={phrases.card(card)}>
            <Card card={card} thing={`${history.turn} ${tavern} ${at}`} />
          </Explainable>
        ))}
      </Group>
      <div class="shelf">
        {bids ? <BidPlace snapshot={snapshot} tavern={tavern} /> : <OwnPlace snapshot={snapshot} tavern={tavern} />}
        <OthersAt snapshot={snapshot} tavern={tavern} />
      </div>
    </section>
  );
}

/** The player's place without a decision: for Uline's owner, or if a bot stands in. */
function OwnPlace({ snapshot, tavern }: { snapshot: Snapshot; tavern: Tavern }) {
  const { me, view } = sceneOf(snapshot);
  if (me === null) return null;
  const coin = coinAt(view.seats[me]!, tavern);
  const later = view.seats[me]!.heroes.split(" ").includes("uline");
  return (
    <span class="shelf__mine">
      {coin && coin !== "-"
        ? <Coin coin={coin} size="l" thing={`seal ${me} ${tavern}`} />
        : <span class="slot" aria-hidden="true" />}
      <span class="note">{later ? say("nid-lays-later") : ""}</span>
    </span>
  );
}
