// The other players: gem, coins, ranks of each class, distance to the next hero, current score, and what they are
// doing.
import type { Snapshot } from "../../../client/types.ts";
import { nameOf, SeatMark } from "../../../components/seats.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { say } from "../../../i18n/texts.ts";
import { absenceOf } from "../../../layout/absence.ts";
import * as phrases from "../phrases.ts";
import { CLASSES, Coin, Face, Gem, TAVERNS, words } from "../pieces.tsx";
import { sceneOf } from "../scene.ts";
import type { NidavellirSeat } from "../types.ts";
import { lowerHalf, showInLowerHalf } from "./lowerHalf.ts";
import { role } from "./OpenTavern.tsx";
import { Score } from "./Score.tsx";
import type { TurnHistory } from "./turnHistory.ts";

export function Others({ snapshot, history }: { snapshot: Snapshot; history: TurnHistory }) {
  const { me } = sceneOf(snapshot);
  return (
    <div class="rail__players">
      <h2 class="vh">{say(me === null ? "nid-players" : "nid-others")}</h2>
      {snapshot.chairs.filter(({ seat }) => seat !== me).map(({ seat }) => (
        <Player key={seat} snapshot={snapshot} history={history} seat={seat} />
      ))}
    </div>
  );
}

function Player({ snapshot, history, seat }: { snapshot: Snapshot; history: TurnHistory; seat: number }) {
  const { view } = sceneOf(snapshot);
  const held = view.seats[seat]!;
  const open = lowerHalf.value?.kind === "army" && lowerHalf.value.seat === seat;
  return (
    <section
      class={`panel player seat-${(seat % 5) + 1} ${open ? "player--open" : ""}`}
      aria-label={nameOf(snapshot, seat)}
      data-seat={seat}
    >
      <div class="player__h">
        <h3>
          <button
            type="button"
            class="player__open"
            data-open={`seat ${seat}`}
            aria-expanded={open}
            aria-label={say("nid-show-army", { name: nameOf(snapshot, seat) })}
            onClick={() => showInLowerHalf({ kind: "army", seat })}
          >
            <SeatMark seat={seat} />
            <span class="player__name">{nameOf(snapshot, seat)}</span>
          </button>
        </h3>
        <span data-help={`gem ${held.gem}`}>
          <Gem gem={held.gem} thing={`gem ${held.gem}`} />
        </span>
        <Doing snapshot={snapshot} seat={seat} />
        <Score snapshot={snapshot} seat={seat} class="score" />
      </div>
      <div class="coins">
        <Coins held={held} />
        <span class="faces fold">
          {words(held.heroes).map((hero) => (
            <span key={hero} data-help={`hero ${hero}`}>
              <Face hero={hero} />
            </span>
          ))}
        </span>
      </div>
      <Ranks snapshot={snapshot} history={history} seat={seat} />
    </section>
  );
}

/** What a seat is doing: bidding, sealed, choosing, waiting for its turn. */
function Doing({ snapshot, seat }: { snapshot: Snapshot; seat: number }) {
  const { view } = sceneOf(snapshot);
  const chair = snapshot.chairs[seat]!;
  const place = view.order?.indexOf(seat) ?? -1;
  if (chair.bid) {
    return (
      <span class="chip chip--good fold">
        <Symbol name="ui-check" />
        {say("nid-sealed")}
      </span>
    );
  }
  const missing = absenceOf(snapshot, seat);
  if (missing) return <span class="chip fold">{missing}</span>;
  const asked = snapshot.asked?.seats.includes(seat);
  const text = chair.bid === false
    ? say("nid-bidding")
    : asked
    ? say("nid-decides", { name: nameOf(snapshot, seat), you: "no" })
    : view.awaiting === "bid"
    ? say("nid-lays-later")
    : place >= 0
    ? role(snapshot, seat, place, "nid-plays-short")
    : "";
  const now = asked && chair.bid === null;
  return text ? <span class={`chip fold ${now ? "chip--now" : ""}`}>{text}</span> : null;
}

/** A seat's coins or, if they are secret, those that left and came. */
function Coins({ held }: { held: NidavellirSeat }) {
  if (held.coins) {
    return (
      <>
        <span class="vh">{say("nid-coins-owned")}</span>
        {words(held.coins).map((coin, at) => (
          <span key={at} data-help={`coin ${coin}`}>
            <Coin coin={coin} size="s" />
          </span>
        ))}
      </>
    );
  }
  const [out, come] = [held.coins_out ?? [], held.coins_in ?? []];
  return (
    <span class="coins__secret">
      <span class="note">{say(out.length ? "nid-coins-changed" : "nid-coins-first")}</span>
      {out.map((coin, at) => (
        <span key={at} class="coin-out">
          <span class="vh">{say("nid-coin-out")}</span>
          {Number.parseInt(coin)}
        </span>
      ))}
      {come.length > 0 && <Symbol name="ui-arrow" class="i coins__to" />}
      {come.map((coin, at) => <Coin key={at} coin={coin} size="s" />)}
    </span>
  );
}

/** Ranks of each class, and those missing for the next hero. */
function Ranks({ snapshot, history, seat }: { snapshot: Snapshot; history: TurnHistory; seat: number }) {
  const { facts } = sceneOf(snapshot);
  const { ranks, most, to_hero } = facts.seats[seat]!;
  return (
    <div class="mini mini--6 fold">
      {CLASSES.map((name) => (
        <div
          key={name}
          class={`${name} ${ranks[name] ? "" : "zero"} ${most.includes(name) ? "most" : ""}`}
          data-thing={landed(history, seat, name)}
          data-help={`class ${name}`}
        >
          <Symbol name={`class-${name}`} />
          <span>
            <span class="vh">{phrases.column(name)}</span>
            {ranks[name]}
            {most.includes(name) && <span class="vh">{say("nid-most")}</span>}
          </span>
        </div>
      ))}
      <div class="next" title={say("nid-next-hero", { count: to_hero })}>
        <Symbol name="hero" />
        <span aria-hidden="true">{to_hero}</span>
        <span class="vh">{say("nid-next-hero", { count: to_hero })}</span>
      </div>
    </div>
  );
}

/** The last card of this turn that this seat added to a class: it flies here. */
function landed(history: TurnHistory, seat: number, name: string): string | undefined {
  const found = TAVERNS.flatMap((tavern) =>
    history.slots[tavern].map(({ card, taker }, at) => ({ card, taker, thing: `${history.turn} ${tavern} ${at}` }))
  );
  return found.findLast(({ card, taker }) => taker === seat && card.split(" ")[0] === name)?.thing;
}
