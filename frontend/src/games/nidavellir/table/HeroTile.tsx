// One hero of the hall: available, chosen, closed with its reason, taken, or read-only.
import type { ComponentChildren } from "preact";
import type { Closed, Snapshot } from "../../../client/types.ts";
import { nameOf, SeatMark } from "../../../components/seats.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { TABLES } from "../../../generated/nidavellir.ts";
import { say } from "../../../i18n/texts.ts";
import { explain } from "../../../layout/panelState.ts";
import { RuleLink } from "../../../layout/RuleLink.tsx";
import { chosen } from "../../../layout/selection.ts";
import { printAction } from "../actions.ts";
import { asked, closedOne, type Option, option, toggle, viewOf } from "../decision.ts";
import { Change, Signed, Why } from "../parts.tsx";
import * as phrases from "../phrases.ts";
import { BROTHERS, type Hero, heroArt, words } from "../pieces.tsx";

export function heroClass(hero: string): string {
  return hero in TABLES.heroes ? TABLES.heroes[hero as Hero].class || "neutral" : "neutral";
}

/** The epithet after a hero's short name, if the language has one. */
export function byname(hero: string): string {
  const [full, short] = [say(`hero-${hero}`), phrases.hero(hero)];
  return full.startsWith(`${short} `) ? full.slice(short.length + 1) : "";
}

/** The seats that own a hero, or brothers. */
export function owners(snapshot: Snapshot, hero: string): number[] {
  const wanted: readonly string[] = hero === "dwerg" ? BROTHERS : [hero];
  return viewOf(snapshot).seats.flatMap((seat, number) =>
    words(seat.heroes).filter((one) => wanted.includes(one)).map(() => number)
  );
}

function facesOf(snapshot: Snapshot, hero: string): readonly string[] {
  if (hero !== "dwerg") return [hero];
  const left = BROTHERS.filter((one) => viewOf(snapshot).hall.includes(one));
  return left.length ? left : BROTHERS;
}

/** A tile of the hall. With a decision it is a choice, otherwise it opens the help on its hero. */
export function HeroTile({ snapshot, hero }: { snapshot: Snapshot; hero: string }) {
  const action = printAction("hero", hero);
  const open = snapshot.decision?.kind === "hero" ? option(snapshot, action) : undefined;
  if (open) return <Alive snapshot={snapshot} hero={hero} choice={open} />;
  const closed = snapshot.decision?.kind === "hero" ? closedOne(snapshot, action) : undefined;
  const there = facesOf(snapshot, hero).some((face) => viewOf(snapshot).hall.includes(face));
  if (!there) return <Taken snapshot={snapshot} hero={hero} {...(closed ? { closed } : {})} />;
  return closed ? <Shut snapshot={snapshot} hero={hero} closed={closed} /> : <Shown snapshot={snapshot} hero={hero} />;
}

function Alive({ snapshot, hero, choice }: { snapshot: Snapshot; hero: string; choice: Option }) {
  const on = chosen.value === choice.words;
  return (
    <button
      type="button"
      class={`hero ${heroClass(hero)} ${hero === "dwerg" ? "dwergs" : ""} ${on ? "hero--on" : ""}`}
      data-choice={choice.words}
      data-item
      data-hero={hero}
      data-help={`hero ${hero}`}
      aria-pressed={on}
      onClick={() => toggle(choice.words)}
    >
      <Portrait snapshot={snapshot} hero={hero} />
      <Names snapshot={snapshot} hero={hero} />
      <span class="hero__does">{say(`nid-hero-does-${hero}`)}</span>
      <span class="hero__gain">
        <Gain snapshot={snapshot} hero={hero} choice={choice} />
      </span>
    </button>
  );
}

/** What the hero brings now: points first, then their source or the consequences. */
function Gain({ snapshot, hero, choice }: { snapshot: Snapshot; hero: string; choice: Option }) {
  const own = Object.entries(choice.details.columns).find(([column]) => column === heroClass(hero))?.[1];
  const follow: ComponentChildren[] = [];
  if (own) follow.push(<Change from={own.points[0]} to={own.points[1]} />);
  if (choice.plus) follow.push(say("nid-hero-then-coin", { plus: choice.plus }));
  if (choice.discard) follow.push(say("nid-hero-then-discard", { count: choice.discard }));
  if (hero === "dwerg") {
    const mine = owners(snapshot, hero).filter((seat) => seat === asked(snapshot)).length;
    follow.push(say("nid-hero-brother", { number: mine + 1 }));
  } else if (hero === "ylud") follow.push(say("nid-hero-waits", { age: viewOf(snapshot).age }));
  else if (!own && choice.points && !choice.plus) follow.push(say("nid-hero-at-end"));
  if (choice.hero) follow.push(say("nid-hero-another"));
  return (
    <>
      {choice.points ? <Signed points={choice.points} /> : null}
      {follow.map((text, place) => <small key={place}>{text}</small>)}
    </>
  );
}

function Shut({ snapshot, hero, closed }: { snapshot: Snapshot; hero: string; closed: Closed }) {
  return (
    <article
      class={`hero hero--closed ${heroClass(hero)}`}
      data-closed={closed.words}
      data-hero={hero}
      data-help={`hero ${hero}`}
      aria-label={say("nid-hero-closed", { hero: phrases.hero(hero) })}
    >
      <Portrait snapshot={snapshot} hero={hero} />
      <Names snapshot={snapshot} hero={hero} help />
      <span />
      <Why snapshot={snapshot} closed={closed} />
    </article>
  );
}

function Shown({ snapshot, hero }: { snapshot: Snapshot; hero: string }) {
  return (
    <button
      type="button"
      class={`hero hero--shown ${heroClass(hero)} ${hero === "dwerg" ? "dwergs" : ""}`}
      data-hero={hero}
      data-help={`hero ${hero}`}
      onClick={() => explain(`hero ${hero}`)}
    >
      <Portrait snapshot={snapshot} hero={hero} />
      <Names snapshot={snapshot} hero={hero} />
      <span class="hero__does">{say(`nid-hero-does-${hero}`)}</span>
      <span />
    </button>
  );
}

/** Taken, or left out of a first game: small, with the owner. */
function Taken({ snapshot, hero, closed }: { snapshot: Snapshot; hero: string; closed?: Closed }) {
  const seats = owners(snapshot, hero);
  return (
    <article
      class={`hero hero--taken ${heroClass(hero)}`}
      data-closed={closed?.words}
      data-hero={hero}
      data-help={`hero ${hero}`}
    >
      <span class="hero__art">
        <Symbol name={heroArt(facesOf(snapshot, hero)[0]!)} class="" />
      </span>
      <Names snapshot={snapshot} hero={hero} help plain />
      <span class="hero__who">
        {seats.length === 0
          ? (
            <>
              {say("nid-ask-hero-out")} <RuleLink id={closed?.rule ?? "N2.3"} />
            </>
          )
          : [...new Set(seats)].map((seat) => (
            <span data-seat={seat}>
              <SeatMark seat={seat} />
              {seat === snapshot.seat ? say("nid-hero-yours") : nameOf(snapshot, seat)}
            </span>
          ))}
        {seats.length > 0 && closed && <RuleLink id={closed.rule} />}
      </span>
    </article>
  );
}

function Portrait({ snapshot, hero }: { snapshot: Snapshot; hero: string }) {
  const row = hero in TABLES.heroes ? TABLES.heroes[hero as Hero] : { ranks: 0, points: 0 };
  return (
    <span class="hero__art">
      {row.ranks > 0 && (
        <span class="hero__ranks">
          {Array.from({ length: row.ranks }, (_, rank) => (
            <span>
              <Symbol name="rank" />
              {row.points > 0 && (rank === 0 ? row.points : 0)}
            </span>
          ))}
          <span class="vh">{say("nid-ask-ranks", { count: row.ranks })}</span>
        </span>
      )}
      {facesOf(snapshot, hero).map((face) => <Symbol name={heroArt(face)} class="" key={face} />)}
    </span>
  );
}

/** The name; if the tile itself is not a button, it opens the help. */
function Names(
  { snapshot, hero, help = false, plain = false }: {
    snapshot: Snapshot;
    hero: string;
    help?: boolean;
    plain?: boolean;
  },
) {
  const name = hero === "dwerg" ? say("hero-dwerg") : phrases.hero(hero);
  const more = hero === "dwerg" ? say("nid-hero-left", { count: facesOf(snapshot, hero).length }) : byname(hero);
  return (
    <span class="hero__name">
      {help
        ? (
          <button type="button" class="hero__help" onClick={() => explain(`hero ${hero}`)}>
            {name}
            <span class="vh">{say("nid-help")}</span>
          </button>
        )
        : name}
      {!plain && more && <small>{more}</small>}
    </span>
  );
}
