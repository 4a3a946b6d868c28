// A tavern being resolved: its cards with what they bring, the coins in play order, ties with their coming swap; in
// small beside it the other taverns, done and to come.
import { signal } from "@preact/signals";
import type { Snapshot } from "../../../client/types.ts";
import { Group } from "../../../components/Group.tsx";
import { nameOf, SeatMark } from "../../../components/seats.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { say } from "../../../i18n/texts.ts";
import { Explainable } from "../../../layout/explainable.tsx";
import { chosen } from "../../../layout/selection.ts";
import { printAction } from "../actions.ts";
import * as phrases from "../phrases.ts";
import { Card, Coin, Gem, SealedCoin, type Tavern, TAVERNS } from "../pieces.tsx";
import { coinAt, knownAt, sceneOf, who, whoArgs } from "../scene.ts";
import type { NidavellirChoice, NidavellirFacts } from "../types.ts";
import { Brings } from "./Brings.tsx";
import { KnownCoin, Sign } from "./Niche.tsx";
import { Rank } from "./Rank.tsx";
import type { Slot, TurnHistory } from "./turnHistory.ts";

interface At {
  snapshot: Snapshot;
  history: TurnHistory;
  tavern: Tavern;
}

/** Which of several equal cards was tapped: they are one choice, but only one is highlighted. */
const picked = signal("");

type TieSeen = NidavellirFacts["ties"][number];

function label(tavern: Tavern, moment: string): string {
  const number = TAVERNS.indexOf(tavern) + 1;
  return say("nid-tavern-moment", { number, name: phrases.tavern(tavern), moment });
}

export function OpenTavern({ snapshot, history, tavern }: At) {
  const { view } = sceneOf(snapshot);
  const slots = history.slots[tavern];
  const left = slots.filter(({ taker }) => taker === null).length;
  const asks = snapshot.decision?.kind === "take";
  return (
    <section class="panel tavern tavern--now" aria-label={label(tavern, say("nid-now"))} data-tavern={tavern}>
      <Sign tavern={tavern}>
        <span class="tavern__n">
          {view.awaiting === "take"
            ? say("nid-cards-left", { count: left, ...whoArgs(snapshot, view.actor) })
            : say("nid-cards-here", { count: left })}
        </span>
      </Sign>
      <Group class="take" all={asks} label={say("nid-cards")} style={{ "--n": Math.max(3, slots.length) }}>
        {slots.map((slot, at) => (
          <Offer key={at} snapshot={snapshot} slot={slot} thing={`${history.turn} ${tavern} ${at}`} />
        ))}
      </Group>
      <Order snapshot={snapshot} tavern={tavern} />
    </section>
  );
}

/** A card here: a choice, something to explain, or the gap that a taken card left. */
function Offer({ snapshot, slot, thing }: { snapshot: Snapshot; slot: Slot; thing: string }) {
  if (slot.taker !== null) {
    const kind = slot.card.split(" ")[0];
    return (
      <div class={`pickcard ${kind}`}>
        <span class={`card card--hole ${kind}`}>
          <SeatMark seat={slot.taker} />
          {say("nid-took", whoArgs(snapshot, slot.taker))}
          <span class="k">{phrases.card(slot.card)}</span>
        </span>
      </div>
    );
  }
  const words = printAction("take", slot.card);
  const choice = snapshot.decision?.kind === "take"
    ? (snapshot.decision.choices as NidavellirChoice[]).find((one) => one.words === words)
    : undefined;
  if (!choice) {
    return (
      <Explainable thing={`card ${slot.card}`} class="pickcard pickcard--still" name={phrases.card(slot.card)}>
        <Card card={slot.card} thing={thing} />
        <Brings snapshot={snapshot} card={slot.card} />
      </Explainable>
    );
  }
  return (
    <button
      type="button"
      class="pickcard"
      data-choice={words}
      data-help={`card ${slot.card}`}
      data-item
      aria-pressed={chosen.value === words && picked.value === thing}
      onClick={() => {
        picked.value = thing;
        chosen.value = words;
      }}
    >
      <span class="vh">{phrases.card(slot.card)}</span>
      <Card card={slot.card} thing={thing} />
      <Brings snapshot={snapshot} card={slot.card} choice={choice} />
    </button>
  );
}

/** The coins in play order, with brackets under ties. */
function Order({ snapshot, tavern }: { snapshot: Snapshot; tavern: Tavern }) {
  const { view, facts } = sceneOf(snapshot);
  const settled = (view.order?.length ?? 0) > 0;
  const seats = settled ? view.order! : snapshot.chairs.map(({ seat }) => seat);
  return (
    <ol class="order" style={{ "--n": seats.length }} aria-label={say("nid-order")}>
      {seats.map((seat, at) => {
        const now = settled && at === view.played && view.awaiting !== "running";
        const coin = facts.laid?.[seat] || coinAt(view.seats[seat]!, tavern);
        return (
          <li
            key={seat}
            class={`turn ${now ? "turn--now" : ""}`}
            data-seat={seat}
            aria-current={now ? "step" : undefined}
          >
            {coin && coin !== "-"
              ? <Coin coin={coin} thing={`seal ${seat} ${tavern}`} />
              : <span class="slot slot--s" aria-hidden="true" />}
            <span>
              <b class="who">
                <SeatMark seat={seat} />
                <span class="name">{who(snapshot, seat)}</span>
              </b>
              <small>
                {settled ? role(snapshot, seat, at) : say(coin && coin !== "-" ? "nid-revealed" : "nid-lays-now")}
              </small>
            </span>
          </li>
        );
      })}
      {(facts.ties ?? []).map((tie) => (
        <Tie key={tie.value} tie={tie} snapshot={snapshot} first={seats.indexOf(tie.seats[0]!)} />
      ))}
    </ol>
  );
}

/** What a seat does at its place in this order. */
export function role(snapshot: Snapshot, seat: number, at: number, plays = "nid-plays"): string {
  const { view, facts } = sceneOf(snapshot);
  const trades = facts.trades?.includes(seat) ? "yes" : "no";
  if (at < (view.played ?? 0)) return say("nid-has-played");
  if (at === view.played) {
    return say(view.awaiting === "take" ? "nid-chooses" : "nid-decides", whoArgs(snapshot, seat));
  }
  return say(plays, { place: at + 1, last: at === view.order!.length - 1 ? "yes" : "no", trades });
}

function Tie({ tie, snapshot, first }: { tie: TieSeen; snapshot: Snapshot; first: number }) {
  const moved = tie.seats.flatMap((seat, at) => tie.gems[at] === tie.after[at] ? [] : [{ seat, gem: tie.after[at]! }]);
  return (
    <li class="tie" style={{ gridColumn: `${first + 1} / span ${tie.seats.length}` }}>
      {say("nid-tie", { coin: tie.value })}
      {tie.gems.map((gem, at) => (
        <span key={gem} class="row tie__gem">
          {at > 0 && say("nid-before")}
          <Gem gem={gem} />
        </span>
      ))}
      <span class="swap">
        {moved.length
          ? (
            <>
              <Symbol name="trade" />
              {say("nid-will-swap")}
              <span class="vh">
                {moved.map(({ seat, gem }) => say("nid-gets-gem", { name: nameOf(snapshot, seat), gem })).join(" ")}
              </span>
            </>
          )
          : say("nid-no-swap")}
      </span>
    </li>
  );
}

/** A resolved tavern: who paid what for which card. */
export function TavernDone({ snapshot, history, tavern }: At) {
  const { view, me } = sceneOf(snapshot);
  const visits = history.visits[tavern].length
    ? history.visits[tavern]
    : view.seats.map((seat, at) => ({ seat: at, coin: coinAt(seat, tavern), card: "", traded: false }));
  const mine = visits.find(({ seat }) => seat === me);
  return (
    <section class="panel tavern tavern--done" aria-label={label(tavern, say("nid-done"))} data-tavern={tavern}>
      <Sign tavern={tavern}>
        <span class="tavern__n only-s">
          {mine?.card ? say("nid-done-mine", { card: phrases.card(mine.card) }) : say("nid-done")}
        </span>
      </Sign>
      <ol class="pay body">
        {visits.map(({ seat, coin, card, traded }) => (
          <li key={seat} data-seat={seat}>
            {coin && coin !== "-" ? <Coin coin={coin} size="s" /> : <span class="slot slot--s" aria-hidden="true" />}
            <span>
              <span class="who">
                <SeatMark seat={seat} />
                {who(snapshot, seat)}
              </span>
              <span class="note">
                {card && say("nid-paid", { card: phrases.card(card), traded: traded ? "yes" : "no" })}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A tavern to come: its cards as strips, the coins still sealed. */
export function TavernToCome({ snapshot, history, tavern }: At) {
  const { view, me } = sceneOf(snapshot);
  const mine = me === null ? "" : coinAt(view.seats[me]!, tavern);
  const others = view.seats.map((seat, at) => ({ seat, at })).filter(({ at }) => at !== me);
  return (
    <section class="panel tavern" aria-label={label(tavern, say("nid-to-come"))} data-tavern={tavern}>
      <Sign tavern={tavern}>
        <span class="tavern__n only-s">
          {mine && mine !== "-" ? say("nid-next-mine", { coin: phrases.coin(mine) }) : say("nid-to-come")}
        </span>
      </Sign>
      <div class="body">
        <Group class="mini4" label={say("nid-cards")}>
          {history.slots[tavern].map(({ card }, at) => (
            <Explainable key={at} thing={`card ${card}`} name={phrases.card(card)} class="askrank">
              <Rank card={card} top thing={`${history.turn} ${tavern} ${at}`} />
            </Explainable>
          ))}
        </Group>
        <div class="shelf">
          {mine && mine !== "-" && <Coin coin={mine} thing={`seal ${me} ${tavern}`} />}
          <span class="sealed sealed--row">
            {others.map(({ seat, at }) => {
              const known = knownAt(seat, tavern);
              const lies = coinAt(seat, tavern) !== "-";
              return (
                <span key={at} class="sealed__one">
                  {known
                    ? <KnownCoin coin={known} thing={`seal ${at} ${tavern}`} />
                    : lies
                    ? <SealedCoin size="s" thing={`seal ${at} ${tavern}`} />
                    : <span class="slot slot--s" aria-hidden="true" />}
                  <SeatMark seat={at} />
                  <span class="vh">{nameOf(snapshot, at)}</span>
                </span>
              );
            })}
          </span>
        </div>
      </div>
    </section>
  );
}
