// What belongs to every tavern: its sign, and the coins of the others in the niche.
import type { ComponentChildren } from "preact";
import * as speech from "../phrases.ts";
import { say } from "../../../i18n/texts.ts";
import { nameOf, SeatMark } from "../../../components/seats.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import type { Told } from "../../../client/types.ts";
import { Asked } from "../../../layout/explainable.tsx";
import { coinAt, knownAt, sightOf } from "../scene.ts";
import { SealedCoin, type Tavern } from "../pieces.tsx";

/** The sign over the door, with what is to be said beside it. */
export function Sign({ tavern, children }: { tavern: Tavern; children?: ComponentChildren }) {
  return (
    <div class="tavern__sign">
      <Asked thing={`tavern ${tavern}`} class="tavern__board">
        <Symbol name={`tavern-${tavern}`} class="" />
        <span class="vh">{say("nid-what-is", { name: speech.tavern(tavern) })}</span>
      </Asked>
      <h3>{speech.tavern(tavern)}</h3>
      {children}
    </div>
  );
}

/** The coins of the others: sealed, or a ring where none lies yet. */
export function OthersAt({ told, tavern }: { told: Told; tavern: Tavern }) {
  const { me, view } = sightOf(told);
  return (
    <span class="shelf__others row">
      {told.chairs.filter(({ seat }) => seat !== me).map(({ seat, bid }) => {
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
              <span class="name">{nameOf(told, seat)}</span>
              <span class="vh">{lies ? say("nid-sealed") : say("nid-not-yet")}</span>
            </span>
          </span>
        );
      })}
    </span>
  );
}

/** A coin that lies face down although everybody knows it. */
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
