// The hall of heroes. As a decision it takes the stage, and the army is reduced to what the choice depends on.
import type { Snapshot } from "../../../client/types.ts";
import { Group } from "../../../components/Group.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { TABLES } from "../../../generated/nidavellir.ts";
import { say } from "../../../i18n/texts.ts";
import type { TableProps } from "../../../layout/currentGame.ts";
import { Dock } from "../../../layout/Dock.tsx";
import { InfoButton } from "../../../layout/explainable.tsx";
import { parseAction } from "../actions.ts";
import { asked, chosenOption, factsOf, type Option, options, viewOf } from "../decision.ts";
import * as phrases from "../phrases.ts";
import { BROTHERS, CLASSES, Face } from "../pieces.tsx";
import { ArmySummary } from "../table/ArmySummary.tsx";
import { heroClass, HeroTile, owners } from "../table/HeroTile.tsx";

const HEROES = Object.entries(TABLES.heroes);
/** The rows of the hall: the first hero of each class, then the second. */
const ROWS = [0, 1].map((row) => CLASSES.map((column) => HEROES.filter(([, hero]) => hero.class === column)[row]![0]));
const NEUTRAL = [
  ...HEROES.filter(([name, hero]) => hero.class === "" && !name.startsWith("dwerg_")).map(([name]) => name),
  "dwerg",
];

/** The decision `hero`: dock, hall and tallies, three children of the table. */
export function HeroStage({ viewer, snapshot }: TableProps) {
  const choice = chosenOption(snapshot);
  const facts = factsOf(snapshot).seats[asked(snapshot)]!;
  const open = options(snapshot).length;
  const shut = snapshot.decision!.closed.filter((one) =>
    one.reason !== "closed-hero-taken" && one.reason !== "closed-hero-out"
  );
  const due = facts.lines - facts.heroes;
  return (
    <>
      <Dock
        viewer={viewer}
        asked={say("nid-hero-asked", { due })}
        note={say("nid-hero-note", { lines: facts.lines, heroes: facts.heroes, open, all: open + shut.length })}
        rule={snapshot.decision!.rule}
        go={{
          text: choice ? say("nid-hero-go", { hero: nameOf(choice) }) : say("nid-hero-choose"),
          words: choice?.words ?? null,
        }}
      >
        {choice ? <Chosen choice={choice} snapshot={snapshot} /> : <span />}
      </Dock>
      <main class="stage" data-phase={snapshot.phase}>
        <h1 class="vh">{say("nid-title")}</h1>
        <h2 class="vh">{say("nid-ask-hall")}</h2>
        <HallChoice snapshot={snapshot} />
      </main>
      <section class="army-zone army-zone--bare" aria-label={say("nid-your-army")}>
        <ArmySummary snapshot={snapshot} seat={asked(snapshot)} />
      </section>
    </>
  );
}

function wordOf(choice: Option): string {
  return parseAction(choice.words).name;
}

function nameOf(choice: Option): string {
  return phrases.hero(wordOf(choice));
}

/** The chosen hero with the consequences. */
function Chosen({ choice, snapshot }: { choice: Option; snapshot: Snapshot }) {
  const hero = wordOf(choice);
  const face = hero === "dwerg" ? BROTHERS.find((one) => viewOf(snapshot).hall.includes(one)) ?? BROTHERS[0]! : hero;
  return (
    <div class="row dock__chosen">
      <Face hero={face} />
      <div>
        <b>{say(`hero-${hero}`)}</b>
        <br />
        <span class="note">{consequence(choice, snapshot)}</span>
      </div>
      <InfoButton thing={`hero ${hero}`} name={phrases.hero(hero)} />
    </div>
  );
}

/** Where the hero goes and what changes there, in one sentence. */
function consequence(choice: Option, snapshot: Snapshot): string {
  const hero = wordOf(choice);
  const column = heroClass(hero);
  const change = choice.details.columns[column as keyof typeof choice.details.columns];
  if (change) {
    const [before, after] = change.ranks;
    const [from, to] = change.points;
    const key = choice.discard
      ? "nid-hero-goes-discards"
      : choice.details.lifts
      ? "nid-hero-goes-lifts"
      : "nid-hero-goes";
    return say(key, { column: phrases.column(column), before, after, from, to, count: choice.discard ?? 0 });
  }
  if (hero === "dwerg") {
    const mine = owners(snapshot, hero).filter((seat) => seat === asked(snapshot)).length;
    return say("nid-hero-goes-brother", { number: mine + 1, points: choice.points ?? 0 });
  }
  return say(`nid-hero-goes-${hero}`, {
    points: choice.points ?? 0,
    plus: choice.plus ?? 0,
    age: viewOf(snapshot).age,
  });
}

/** The whole hall: five class columns, the others below. Without a decision it is read-only. */
export function HallChoice({ snapshot }: { snapshot: Snapshot }) {
  const here = (hero: string) =>
    viewOf(snapshot).hall.some((one) => one === hero || (hero === "dwerg" && one.startsWith("dwerg_")));
  const neutral = [...NEUTRAL.filter(here), ...NEUTRAL.filter((hero) => !here(hero))];
  return (
    <>
      <Group class="hall" all label={say("nid-ask-hall")}>
        {CLASSES.map((column) => (
          <h3 class={`col__h ${column} only-l`}>
            <Symbol name={`class-${column}`} />
            {phrases.column(column)}
          </h3>
        ))}
        {ROWS.flat().map((hero) => <HeroTile snapshot={snapshot} hero={hero} key={hero} />)}
      </Group>
      <h3 class="col__h neutral">
        <Symbol name="command" />
        {say("nid-hall-neutral")}
      </h3>
      <Group class="hall hall--neutral" all label={say("nid-hall-neutral")}>
        {neutral.map((hero) => <HeroTile snapshot={snapshot} hero={hero} key={hero} />)}
      </Group>
    </>
  );
}
