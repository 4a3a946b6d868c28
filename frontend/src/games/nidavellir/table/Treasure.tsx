// What belongs to nobody: the royal treasure coin by coin, the hall in small, distinctions, deck and discards.
import { TABLES } from "../../../generated/tables.ts";
import * as speech from "../phrases.ts";
import { say } from "../../../i18n/texts.ts";
import { nameOf, SeatMark } from "../../../components/seats.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import type { Told } from "../../../client/types.ts";
import { Asked, Group } from "../../../layout/explainable.tsx";
import { look, lookAt } from "./lowerHalf.ts";
import { sightOf } from "../scene.ts";
import { CLASSES, Coin, Face } from "../pieces.tsx";

/** The treasury coin of a value: the 5 has a name of its own, since there is a basic 5. */
function treasuryCoin(value: number): string {
  return value === 5 ? "5t" : String(value);
}

export function Treasure({ told, crowded }: { told: Told; crowded: boolean }) {
  const { view } = sightOf(told);
  const left = (value: number) => view.treasury[String(value)] ?? 0;
  const count = TABLES.treasury.reduce((sum, value) => sum + left(value), 0);
  return (
    <section class="panel player treasure" aria-label={say("nid-treasure")}>
      <div class="player__h">
        <Symbol name="treasure" />
        <h3>{say("nid-treasure")}</h3>
        <span class="note">{say(crowded ? "nid-coins-dots" : "nid-coins-count", { count })}</span>
      </div>
      <Group class={crowded ? "tre" : "treasury"} label={say("nid-treasure")}>
        {TABLES.treasury.filter((value) => crowded || left(value) > 0).map((value) => (
          <Asked
            key={value}
            thing={`coin ${treasuryCoin(value)}`}
            name={say("nid-coin-left", { coin: value, count: left(value) })}
            class={crowded ? `tre__coin ${left(value) ? "" : "out"}` : "askcoin treasury__coin"}
          >
            {crowded
              ? (
                <span aria-hidden="true">
                  {value}
                  <span>{Array.from({ length: left(value) }, (_, at) => <i key={at} />)}</span>
                </span>
              )
              : (
                <span aria-hidden="true" class="treasury__one">
                  <Coin coin={treasuryCoin(value)} size="s" thing={`treasury ${value}`} />
                  {left(value) > 1 && <span class="n">×{left(value)}</span>}
                </span>
              )}
          </Asked>
        ))}
      </Group>
    </section>
  );
}

/** The hall in small; where the rail is full, only on phones, which have room below. */
export function HallSmall({ told, tight }: { told: Told; tight: boolean }) {
  const { view } = sightOf(told);
  return (
    <section class={`panel player hall-small ${tight ? "only-s" : ""}`} aria-label={say("nid-hall")}>
      <div class="player__h">
        <Symbol name="hero" />
        <h3>{say("nid-hall")}</h3>
        <span class="note">{say("nid-on-display", { count: view.hall.length })}</span>
        <HallButton />
      </div>
      <Group class="hall-mini" label={say("nid-hall")}>
        {view.hall.map((hero) => (
          <Asked key={hero} thing={`hero ${hero}`} class="askface">
            <Face hero={hero} />
          </Asked>
        ))}
      </Group>
    </section>
  );
}

/** Opens the whole hall to look at. */
export function HallButton({ count }: { count?: number }) {
  const open = look.value?.kind === "hall";
  return (
    <button
      type="button"
      class={`btn btn--quiet ${count === undefined ? "" : "only-l"}`}
      data-open="hall"
      aria-expanded={open}
      onClick={() => lookAt({ kind: "hall" })}
    >
      {count !== undefined && <Symbol name="hero" />}
      {count === undefined ? say(open ? "nid-close" : "nid-open") : say("nid-heroes-left", { count })}
    </button>
  );
}

/** Who has which distinction; before they are given, who would win it now. */
export function Distinctions({ told }: { told: Told }) {
  const { view, facts } = sightOf(told);
  const given = view.age === 2 || view.stage === "end";
  return (
    <section class="panel player distinctions" aria-label={say("nid-distinctions")}>
      <div class="player__h">
        <h3>{say("nid-distinctions")}</h3>
        <span class="note">{say(given ? "nid-distinctions-given" : "nid-distinctions-to-come")}</span>
      </div>
      <Group class="dists" label={say("nid-distinctions")}>
        {CLASSES.map((name) => {
          const owner = view.distinctions[name] ?? (given ? -1 : facts.leads[name] ?? -1);
          const won = view.distinctions[name] !== undefined;
          return (
            <Asked key={name} thing={`distinction ${name}`} class={`dists__one ${name}`}>
              <Symbol name={`distinction-${name}`} />
              <span class="vh">
                {say("nid-distinction-said", {
                  distinction: say(`distinction-${name}`),
                  class: speech.column(name),
                  name: owner < 0 ? "" : nameOf(told, owner),
                  state: owner < 0 ? "nobody" : won ? "won" : "leads",
                })}
              </span>
              {owner < 0 ? <span aria-hidden="true" class="dists__none">–</span> : <SeatMark seat={owner} />}
            </Asked>
          );
        })}
      </Group>
    </section>
  );
}

/** Deck and discards, as numbers; the discards can be looked through. */
export function Piles({ told }: { told: Told }) {
  const { view } = sightOf(told);
  const deck = typeof view.deck === "number" ? view.deck : view.deck.length;
  return (
    <div class="piles-row">
      <span class="chip">
        <Symbol name="ui-stack" />
        {say("nid-deck", { count: deck })}
      </span>
      <button
        type="button"
        class="btn btn--quiet"
        data-open="discards"
        aria-expanded={look.value?.kind === "discards"}
        onClick={() => lookAt({ kind: "discards" })}
      >
        {say("nid-discards", { count: view.discards.length })}
      </button>
    </div>
  );
}
