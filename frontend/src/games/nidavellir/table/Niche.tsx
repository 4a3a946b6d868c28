// What every tavern has: its sign, and the other players' coins in the niche.
import type { ComponentChildren } from "preact";
import type { Snapshot } from "../../../client/types.ts";
import { nameOf, SeatMark } from "../../../components/seats.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { say } from "../../../i18n/texts.ts";
import { Explainable } from "../../../layout/explainable.tsx";
import * as phrases from "../phrases.ts";
import { SealedCoin, type Tavern } from "../pieces.tsx";
import { coinAt, knownAt, sceneOf } from "../scene.ts";

/** The sign over the door, with a note beside it. */
export function Sign({ tavern, children }: { tavern: Tavern; children?: ComponentChildren }) {
  return (
    <div class="tavern__sign">
      <Explainable thing={`tavern ${tavern}`} class="tavern__board">
        <Symbol name={`tavern-${tavern}`} class="" />
        <span class="vh">{say("nid-what-is", { name: phrases.tavern(tavern) })}</span>
      </Explainable>
      <h3>{phrases.tavern(tavern)}</h3>
      {children}
    </div>
  );
}

/** The other players' coins: sealed, or a ring if there is none yet. */
export function OthersAt({ snapshot, tavern }: { snapshot: Snapshot; tavern: Tavern }) {
  const { me, view } = sceneOf(snapshot);
  return (
    <span class="shelf__others row">
      {snapshot.chairs.filter(({ seat }) => seat !== me).map(({ seat, bid }) => {
        const coin = coinAt(view.seats[seat]!, tavern);
        const known = knownAt(view.seats[seat]!, tavern);
        const lies = bid === true || (coin !== "" && coin !== "-");
        return (
          <span key={seat} class={`sealed ${lies ? "" : "sealed--wait"}`} data-seat={seat}>
            {known
              ? <KnownCoin coin={known} thing={`seal ${seat} ${tavern}`} />
              : lies
              ? <SealedCoin thing={`seal ${seat} ${tavern}`} />
              : <span class="hole" aria-hidden="true" />}
            <span>
              <SeatMark seat={seat} />
              <span class="name">{nameOf(snapshot, seat)}</span>
              <span class="vh">{lies ? say("nid-sealed") : say("nid-not-yet")}</span>
            </span>
          </span>
        );
      })}
    </span>
  );
}

/** A face-down coin that everybody knows. */
export function KnownCoin({ coin, thing }: { coin: string; thing?: string }) {
  return (
    <span class="coin coin--back coin--m coin--known" data-thing={thing}>
      <Symbol name="coin-sealed" class="" />
      <b>
        <span class="vh">{say("nid-known-coin")}</span>
        {Number.parseInt(coin)}
      </b>
    </span>
  );
}
