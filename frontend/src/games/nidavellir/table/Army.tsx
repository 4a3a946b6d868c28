// An army: one row for each rank, the same in every column, so that a line of the game is a row.
import type { Snapshot } from "../../../client/types.ts";
import { Group } from "../../../components/Group.tsx";
import { nameOf, SeatMark } from "../../../components/seats.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { say } from "../../../i18n/texts.ts";
import { Explainable } from "../../../layout/explainable.tsx";
import { chosen } from "../../../layout/selection.ts";
import { parseAction } from "../actions.ts";
import * as phrases from "../phrases.ts";
import { type Class, CLASSES, Coin, Gem, helpOf, TAVERNS, words } from "../pieces.tsx";
import { sceneOf, whoArgs } from "../scene.ts";
import type { NidavellirSeat } from "../types.ts";
import { CommandZone } from "./CommandZone.tsx";
import { lowerHalf } from "./lowerHalf.ts";
import { Rank } from "./Rank.tsx";
import { Score } from "./Score.tsx";
import type { TurnHistory } from "./turnHistory.ts";

const FEWEST = 4;
/** Extra rows that are drawn if there is room. */
const SPARE = 8;

/** The words of a card that lies in a column: `6` among warriors is `warrior 6`. */
function cardIn(column: Class, word: string): string {
  if (word === "-") return column;
  return /^\d+$/.test(word) ? `${column} ${word}` : word;
}

/** Which of this turn's cards each card is, so that it flies here from its tavern. */
function flown(history: TurnHistory, seat: number, column: Class, cards: readonly string[]): (string | undefined)[] {
  const things: (string | undefined)[] = cards.map(() => undefined);
  for (const tavern of TAVERNS) {
    history.slots[tavern].forEach(({ card, taker }, at) => {
      if (taker !== seat || card.split(" ")[0] !== column) return;
      const place = cards.findLastIndex((one, here) => one === card && things[here] === undefined);
      if (place >= 0) things[place] = `${history.turn} ${tavern} ${at}`;
    });
  }
  return things;
}

export function Army({ snapshot, history, seat }: { snapshot: Snapshot; history: TurnHistory; seat: number }) {
  const { view, facts, me } = sceneOf(snapshot);
  const held = view.seats[seat]!;
  const mine = seat === me;
  const at = facts.seats[seat]!;
  const rows = rowsOf(snapshot, seat);
  const coming = mine && snapshot.decision?.kind === "take" && chosen.value
    ? facts.brings?.[parseAction(chosen.value).name]
    : undefined;
  return (
    <section class="panel army" aria-label={title(snapshot, seat)} data-seat={seat}>
      <Head snapshot={snapshot} seat={seat} held={held} />
      <div class={`army__grid ${rows > 5 ? "army__grid--deep" : ""}`} style={{ "--rows": rows }}>
        <Lines rows={rows} heroes={namesOf(history, held, seat)} lines={at.lines} owned={at.heroes} left={at.to_hero} />
        {CLASSES.map((name, first) => (
          <Column
            key={name}
            name={name}
            first={first === 0}
            snapshot={snapshot}
            seat={seat}
            history={history}
            coming={coming?.column === name}
          />
        ))}
        <CommandZone snapshot={snapshot} seat={seat} />
      </div>
    </section>
  );
}

/** The number of rows that an army needs; a few empty ones always show where cards go. */
export function rowsOf(snapshot: Snapshot, seat: number): number {
  const at = sceneOf(snapshot).facts.seats[seat]!;
  const deepest = Math.max(...CLASSES.map((name) => at.ranks[name]! + (at.missing[name] ?? 0)));
  return Math.max(deepest, at.heroes + 1, FEWEST);
}

export function title(snapshot: Snapshot, seat: number): string {
  return say("nid-army", whoArgs(snapshot, seat));
}

/** Heroes in the order in which they were recruited; if the log begins later, in the order of the list. */
function namesOf(history: TurnHistory, held: NidavellirSeat, seat: number): string[] {
  const came = history.heroes.get(seat) ?? [];
  const owned = words(held.heroes);
  return came.length === owned.length ? came : owned;
}

function Head({ snapshot, seat, held }: { snapshot: Snapshot; seat: number; held: NidavellirSeat }) {
  const { facts, me } = sceneOf(snapshot);
  const { missing, to_hero } = facts.seats[seat]!;
  const classes = CLASSES.filter((name) => missing[name]);
  const only = classes.length === 1 ? say(`class-${classes[0]}`) : "";
  return (
    <div class="army__h">
      <SeatMark seat={seat} />
      <h2>{title(snapshot, seat)}</h2>
      <Explainable thing={`gem ${held.gem}`} class="askgem">
        <Gem gem={held.gem} {...(seat === me ? { thing: `gem ${held.gem}` } : {})} />
      </Explainable>
      <span class="chip">
        <Symbol name="hero" />
        <span class="only-l">
          {only
            ? say("nid-next-hero-class", { count: to_hero, class: only })
            : say("nid-next-hero", { count: to_hero })}
        </span>
        <span class="only-s">{say("nid-ranks-missing", { count: to_hero })}</span>
      </span>
      {held.pouch && (
        <span class="chip">
          <Symbol name="pouch" />
          {say("nid-pouch-holds", { coins: phrases.coins(held.pouch) })}
        </span>
      )}
      {seat !== me && (held.coins ?? "") !== "" && (
        <Group class="coins army__coins" label={say("nid-coins-of", { name: nameOf(snapshot, seat) })}>
          {words(held.coins).map((coin, at) => (
            <Explainable key={at} thing={`coin ${coin}`} class="askcoin">
              <Coin coin={coin} size="s" />
            </Explainable>
          ))}
        </Group>
      )}
      <Score snapshot={snapshot} seat={seat} class="mysum" long />
      {lowerHalf.value && (
        <button type="button" class="btn btn--quiet army__back" onClick={() => (lowerHalf.value = null)}>
          <Symbol name="ui-undo" />
          {me === null ? say("nid-close") : say("nid-own-army")}
        </button>
      )}
    </div>
  );
}

function Lines(
  { rows, heroes, lines, owned, left }: { rows: number; heroes: string[]; lines: number; owned: number; left: number },
) {
  return (
    <ol class="lines" aria-label={say("nid-lines")}>
      {Array.from(
        { length: rows + SPARE },
        (_, at) => (
          <li key={at} class={at < lines ? "full" : ""} data-line={at + 1} aria-hidden={at < rows ? undefined : "true"}>
            <Symbol name={at < owned ? "hero" : "line"} />
            <b>{at + 1}</b>
            <small>
              {at < owned
                ? heroes[at] && phrases.hero(heroes[at])
                : at === owned
                ? say("nid-missing-count", { count: left })
                : ""}
            </small>
            <span class="vh">{at < lines ? say("nid-line-complete") : ""}</span>
          </li>
        ),
      )}
    </ol>
  );
}

interface ColumnProps {
  name: Class;
  first: boolean;
  snapshot: Snapshot;
  seat: number;
  history: TurnHistory;
  coming: boolean;
}

function Column({ name, first, snapshot, seat, history, coming }: ColumnProps) {
  const { view, facts } = sceneOf(snapshot);
  const cards = words(view.seats[seat]!.army[name]).map((word) => cardIn(name, word));
  // Cards of other players fly to their slab in the rail.
  const things = seat === snapshot.seat ? flown(history, seat, name, cards) : [];
  const { ranks, missing, columns } = facts.seats[seat]!;
  const gaps = missing[name] ?? 0;
  return (
    <div class={`col ${name} ${first ? "col--first" : ""}`} data-column={name}>
      <h3 class="col__h">
        <Explainable thing={`class ${name}`} class="col__ask">
          <Symbol name={`class-${name}`} />
          <span class="vh">{phrases.column(name)}</span>
          <b>{ranks[name]}</b>
          <span class="vh">{say("nid-ranks", { count: ranks[name]! })}</span>
          <span class="col__sum">
            {say(`nid-column-${name}`, { ...columns[name]! })}
          </span>
        </Explainable>
      </h3>
      <Group label={say("nid-column", { class: phrases.column(name) })}>
        {cards.map((card, at) => (
          <Explainable
            key={`${at} ${card}`}
            thing={helpOf(card)}
            name={phrases.card(card)}
            class="askrank"
          >
            <Rank
              card={card}
              column={name}
              top={at === cards.length - 1}
              {...(things[at] ? { thing: things[at] } : {})}
            />
          </Explainable>
        ))}
        {coming && <Gap name={name} text="nid-here" coming />}
        {Array.from(
          { length: Math.max(0, gaps - (coming ? 1 : 0)) },
          (_, at) => <Gap key={at} name={name} text="nid-missing" />,
        )}
      </Group>
    </div>
  );
}

function Gap({ name, text, coming = false }: { name: Class; text: string; coming?: boolean }) {
  return (
    <div class={`rank rank--gap ${coming ? "rank--coming" : ""}`} data-landing={coming ? name : undefined}>
      <Symbol name={`class-${name}`} />
      <span class="t">{say(text)}</span>
    </div>
  );
}
