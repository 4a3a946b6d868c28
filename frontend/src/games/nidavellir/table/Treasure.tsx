// Common supplies: the royal treasure coin by coin, the hall in small, distinctions, deck and discards.
import type { Snapshot } from "../../../client/types.ts";
import { Group } from "../../../components/Group.tsx";
import { nameOf, SeatMark } from "../../../components/seats.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { TABLES } from "../../../generated/nidavellir.ts";
import { say } from "../../../i18n/texts.ts";
import { Explainable } from "../../../layout/explainable.tsx";
import * as phrases from "../phrases.ts";
import { CLASSES, Coin, Face } from "../pieces.tsx";
import { sceneOf } from "../scene.ts";
import { lowerHalf, showInLowerHalf } from "./lowerHalf.ts";

/** The treasury coin of a value: the 5 has its own name, since there is a basic 5. */
function treasuryCoin(value: number): string {
  return value === 5 ? "5t" : String(value);
}

export function Treasure({ snapshot, crowded }: { snapshot: Snapshot; crowded: boolean }) {
  const { view } = sceneOf(snapshot);
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
          <Explainable
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
          </Explainable>
        ))}
      </Group>
    </section>
  );
}

/** The hall in small; if the rail is full, only on phones, which have room below. */
export function HallSmall({ snapshot, tight }: { snapshot: Snapshot; tight: boolean }) {
  const { view } = sceneOf(snapshot);
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
          <Explainable key={hero} thing={`hero ${hero}`} class="askface">
            <Face hero={hero} />
          </Explainable>
        ))}
      </Group>
    </section>
  );
}

/** Opens the whole hall, read-only. */
export function HallButton({ count }: { count?: number }) {
  const open = lowerHalf.value?.kind === "hall";
  return (
    <button
      type="button"
      class={`btn btn--quiet ${count === undefined ? "" : "only-l"}`}
      data-open="hall"
      aria-expanded={open}
      onClick={() => showInLowerHalf({ kind: "hall" })}
    >
      {count !== undefined && <Symbol name="hero" />}
      {count === undefined ? say(open ? "nid-close" : "nid-open") : say("nid-heroes-left", { count })}
    </button>
  );
}

/** Who has which distinction; before they are awarded, who would win each now. */
export function Distinctions({ snapshot }: { snapshot: Snapshot }) {
  const { view, facts } = sceneOf(snapshot);
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
            <Explainable key={name} thing={`distinction ${name}`} class={`dists__one ${name}`}>
              <Symbol name={`distinction-${name}`} />
              <span class="vh">
                {say("nid-distinction-said", {
                  distinction: say(`distinction-${name}`),
                  class: phrases.column(name),
                  name: owner < 0 ? "" : nameOf(snapshot, owner),
                  state: owner < 0 ? "nobody" : won ? "won" : "leads",
                })}
              </span>
              {owner < 0 ? <span aria-hidden="true" class="dists__none">–</span> : <SeatMark seat={owner} />}
            </Explainable>
          );
        })}
      </Group>
    </section>
  );
}

/** Sizes of deck and discards; the discards can be opened. */
export function Piles({ snapshot }: { snapshot: Snapshot }) {
  const { view } = sceneOf(snapshot);
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
        aria-expanded={lowerHalf.value?.kind === "discards"}
        onClick={() => showInLowerHalf({ kind: "discards" })}
      >
        {say("nid-discards", { count: view.discards.length })}
      </button>
    </div>
  );
}
