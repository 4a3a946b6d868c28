// The three taverns side by side in the order in which they are resolved: sign, cards, and the niche with the coins.
import * as speech from "../phrases.ts";
import { say } from "../../../i18n/texts.ts";
import type { Told } from "../../../client/types.ts";
import { Asked, Group } from "../../../layout/explainable.tsx";
import { Place } from "../decisions/Bid.tsx";
import { laid, lifted, over } from "../decisions/bidDraft.ts";
import type { History } from "./turnHistory.ts";
import { OpenTavern, TavernDone, TavernToCome } from "./OpenTavern.tsx";
import { OthersAt, Sign } from "./Niche.tsx";
import { coinAt, moment, sightOf } from "../scene.ts";
import { Card, Coin, type Tavern, TAVERNS } from "../pieces.tsx";

export function Taverns({ told, history }: { told: Told; history: History }) {
  const { view } = sightOf(told);
  const open = TAVERNS.some((tavern) => moment(view, tavern) === "now");
  return (
    <div class={`taverns ${open ? `taverns--open taverns--${view.tavern}` : ""}`}>
      <h2 class="vh">{say("nid-taverns")}</h2>
      {TAVERNS.map((tavern) => <TavernAt key={tavern} told={told} history={history} tavern={tavern} />)}
    </div>
  );
}

function TavernAt({ told, history, tavern }: { told: Told; history: History; tavern: Tavern }) {
  const props = { told, history, tavern };
  switch (moment(sightOf(told).view, tavern)) {
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

/** A tavern while bids are made. */
function TavernBidden({ told, history, tavern }: { told: Told; history: History; tavern: Tavern }) {
  const cards = history.slots[tavern];
  const bids = told.decision?.kind === "bid";
  const alive = bids && lifted.value !== null && laid.value[tavern] === null;
  const label = say("nid-tavern-label", { number: TAVERNS.indexOf(tavern) + 1, name: speech.tavern(tavern) });
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
          <Asked key={at} thing={`card ${card}`} class="askcard" name={speech.card(card)}>
            <Card card={card} thing={`${history.turn} ${tavern} ${at}`} />
          </Asked>
        ))}
      </Group>
      <div class="shelf">
        {bids ? <Place told={told} tavern={tavern} /> : <OwnPlace told={told} tavern={tavern} />}
        <OthersAt told={told} tavern={tavern} />
      </div>
    </section>
  );
}

/** The own place when one has nothing to decide: Uline's owner and bots in one's place. */
function OwnPlace({ told, tavern }: { told: Told; tavern: Tavern }) {
  const { me, view } = sightOf(told);
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
