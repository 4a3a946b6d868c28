// The whole hall and the discards, read-only, in place of the player's own army.
import type { Snapshot } from "../../../client/types.ts";
import { Group } from "../../../components/Group.tsx";
import { nameOf, SeatMark } from "../../../components/seats.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { TABLES } from "../../../generated/nidavellir.ts";
import { say } from "../../../i18n/texts.ts";
import { Explainable } from "../../../layout/explainable.tsx";
import * as phrases from "../phrases.ts";
import { BROTHERS, CLASSES, type Hero, heroArt, HEROES, words } from "../pieces.tsx";
import { sceneOf } from "../scene.ts";
import { lowerHalf } from "./lowerHalf.ts";
import { Rank } from "./Rank.tsx";

function Back({ text }: { text: string }) {
  return (
    <div class="army__h">
      <h2>{text}</h2>
      <button type="button" class="btn army__back" onClick={() => (lowerHalf.value = null)}>
        <Symbol name="ui-undo" />
        {say("nid-back")}
      </button>
    </div>
  );
}

export function Hall({ snapshot }: { snapshot: Snapshot }) {
  const { view } = sceneOf(snapshot);
  const owners = new Map(view.seats.flatMap((seat, at) => words(seat.heroes).map((hero) => [hero, at] as const)));
  const tile = (hero: Hero) => <HallTile key={hero} snapshot={snapshot} hero={hero} owner={owners.get(hero)} />;
  return (
    <section class="panel army hall-look" aria-label={say("nid-hall-all")}>
      <Back text={say("nid-hall")} />
      <Group class="hall" label={say("nid-hall")}>
        {CLASSES.map((name) => (
          <div key={name} class={`hall-look__col ${name}`}>
            <h3 class="col__h">
              <Symbol name={`class-${name}`} />
              {phrases.column(name)}
            </h3>
            {HEROES.filter((hero) => TABLES.heroes[hero].class === name).map(tile)}
          </div>
        ))}
        <div class="hall-look__rest neutral">
          <h3 class="col__h">{say("nid-neutral")}</h3>
          {HEROES.filter((hero) => TABLES.heroes[hero].class === "" && !BROTHERS.includes(hero)).map(tile)}
          <Brothers snapshot={snapshot} owners={owners} />
        </div>
      </Group>
    </section>
  );
}

/** The five brothers are one kind of hero: the remaining ones, and who has the others. */
function Brothers({ snapshot, owners }: { snapshot: Snapshot; owners: ReadonlyMap<string, number> }) {
  const here = BROTHERS.filter((hero) => sceneOf(snapshot).view.hall.includes(hero));
  return (
    <Explainable thing="hero dwerg" class={`hero neutral hall-look__dwergs ${here.length ? "" : "hero--gone"}`}>
      <span class="hero__art">
        {BROTHERS.map((hero) => (
          <span key={hero} class={here.includes(hero) ? "" : "gone"}>
            <Symbol name={heroArt(hero)} class="" />
          </span>
        ))}
      </span>
      <span class="hero__name">{say("hero-dwerg")}</span>
      <span class="hero__does">
        {say("hero-dwerg.text")}
        {BROTHERS.filter((hero) => owners.has(hero)).map((hero) => (
          <span key={hero} class="hero__owner">
            <SeatMark seat={owners.get(hero)!} />
            {say("nid-brother-taken", { hero: phrases.hero(hero), name: nameOf(snapshot, owners.get(hero)!) })}
          </span>
        ))}
      </span>
    </Explainable>
  );
}

/** A hero: name, power, and owner. */
function HallTile({ snapshot, hero, owner }: { snapshot: Snapshot; hero: Hero; owner: number | undefined }) {
  const { view } = sceneOf(snapshot);
  const { class: kind, ranks } = TABLES.heroes[hero];
  const here = view.hall.includes(hero);
  return (
    <Explainable thing={`hero ${hero}`} class={`hero ${kind || "neutral"} ${here ? "" : "hero--gone"}`}>
      <span class="hero__art">
        <span class="hero__ranks" aria-hidden="true">
          {Array.from({ length: ranks }, (_, at) => (
            <span key={at}>
              <Symbol name="rank" />
            </span>
          ))}
        </span>
        <Symbol name={heroArt(hero)} class="" />
      </span>
      <span class="hero__name">{say(`hero-${hero}`)}</span>
      <span class="hero__does">
        {here ? say(`hero-${hero}.text`) : owner === undefined ? say("nid-hero-out") : (
          <span class="hero__owner">
            <SeatMark seat={owner} />
            {say("nid-hero-taken", { name: nameOf(snapshot, owner) })}
          </span>
        )}
      </span>
    </Explainable>
  );
}

export function Discards({ snapshot }: { snapshot: Snapshot }) {
  const { view } = sceneOf(snapshot);
  return (
    <section class="panel army discards" aria-label={say("nid-discards", { count: view.discards.length })}>
      <Back text={say("nid-discards", { count: view.discards.length })} />
      {view.discards.length === 0 && <p class="note">{say("nid-discards-empty")}</p>}
      <Group class="discards__list" label={say("nid-cards")}>
        {view.discards.map((card, at) => (
          <Explainable key={at} thing={`card ${card}`} name={phrases.card(card)} class="askrank">
            <Rank card={card} top />
          </Explainable>
        ))}
      </Group>
    </section>
  );
}
