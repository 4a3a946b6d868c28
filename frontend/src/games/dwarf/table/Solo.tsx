// Solo: the automated opponent, its next answer or the reason for its last one, and the ladder of the three opponents.
import { useEffect } from "preact/hooks";
import type { Line, Snapshot } from "../../../client/types.ts";
import { nameOf, SeatMark } from "../../../components/seats.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { listNames } from "../../../i18n/list.ts";
import { say } from "../../../i18n/texts.ts";
import { explain } from "../../../layout/panelState.ts";
import { RuleLink } from "../../../layout/RuleLink.tsx";
import { ladder, OPPONENTS, recordLadderGame } from "../ladder.ts";
import { parseAction } from "../actions.ts";
import * as phrases from "../phrases.ts";
import { Resources, Token, Worker } from "../pieces.tsx";
import { type Aim, paid, type Scene, waiting } from "../scene.ts";
import { type SentChoice } from "../types.ts";
import { seatClass } from "./Location.tsx";
import { Leads, leadsOf } from "./Players.tsx";

/** The opponent with his goods. */
export function Opponent({ scene }: { scene: Scene }) {
  const opponent = scene.opponent!;
  const number = OPPONENTS.indexOf(opponent as typeof OPPONENTS[number]) + 1;
  const goods = scene.view.seats[scene.him]!;
  return (
    <section class={`panel player opponent ${seatClass(scene.him)}`} data-seat={scene.him}>
      <div class="player__h">
        <span class="face-s neutral face-l">
          <Symbol name={`opponent-${number}`} class="" />
        </span>
        <div>
          <h3 class="row">
            <SeatMark seat={scene.him} /> {nameOf(scene.snapshot, scene.him)}
          </h3>
          <span class="note">{say("dwarf-web-ladder-step", { step: number })}</span>
        </div>
        <span class="row opponent__w">
          {[...waiting(scene, scene.him), ...paid(scene, scene.him)].map((worker) => (
            <Token key={worker} seat={scene.him} worker={worker} />
          ))}
        </span>
        <button
          type="button"
          class="loc__tool"
          aria-label={say("dwarf-web-about", { thing: nameOf(scene.snapshot, scene.him) })}
          onClick={() => explain(`opponent ${opponent}`)}
        >
          <Symbol name="ui-info" />
        </button>
      </div>
      <Resources goods={goods} leads={leadsOf(scene, scene.him)} />
      {scene.facts.renown > 0 && (
        <p class="note">
          {say("dwarf-web-renown", { glory: goods.glory, renown: scene.facts.renown })} <RuleLink id="D8.7" />
        </p>
      )}
      <div class="only-l">
        <Leads scene={scene} />
      </div>
    </section>
  );
}

/** What the opponent will do, or why it did what it did. */
export function Answering({ scene, log }: { scene: Scene; log: readonly Line[] }) {
  const foretold = scene.asked === "act";
  return (
    <section class={`panel player answerbox ${seatClass(scene.him)}`} aria-live="polite">
      {foretold ? <NextAnswer scene={scene} /> : <LastAnswer scene={scene} log={log} />}
    </section>
  );
}

function NextAnswer({ scene }: { scene: Scene }) {
  return (
    <>
      <Head scene={scene} text={say("dwarf-web-next-answer")} />
      {scene.chosen ? <Foretold scene={scene} choice={scene.chosen} /> : <p>{say("dwarf-web-answer-choose")}</p>}
    </>
  );
}

function Head({ scene, text }: { scene: Scene; text: string }) {
  return (
    <div class="player__h">
      <Worker seat={scene.him} />
      <h3>{text}</h3>
    </div>
  );
}

function Foretold({ scene, choice }: { scene: Scene; choice: SentChoice }) {
  const taken = choice.action
    ? say("dwarf-web-if-special", { action: phrases.special(choice.action) })
    : say("dwarf-web-if-place", { place: phrases.place(parseAction(choice.words).number!, choice.card ?? "") });
  const aims = choice.answer_aims ?? [];
  return (
    <>
      <p>
        {taken} <b>{goes(choice)}</b>
      </p>
      {choice.answer_helpers && (
        <p>{say("dwarf-web-his-helpers", { locations: listNames(choice.answer_helpers.map(String)) })}</p>
      )}
      {aims.length > 0 && (
        <ul class="note reasons">
          {aims.map((aim, i) => (
            <li key={i}>
              {reason(scene, aim)} <RuleLink id={aim.rule} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function goes(choice: SentChoice): string {
  if (choice.answer) {
    return say("dwarf-web-he-goes", { place: phrases.place(choice.answer, choice.answer_card ?? "") });
  }
  return say(choice.answer_aims?.length ? "dwarf-web-he-stays-out" : "dwarf-web-answer-open");
}

function reason(scene: Scene, aim: Aim): string {
  const { meeple, location, verdict } = aim;
  return say("dwarf-event-aims", {
    seat: nameOf(scene.snapshot, scene.him),
    card: phrases.card(aim.card),
    meeple,
    location,
    verdict,
  });
}

/** The opponent's last move of this round with all looks before it. */
function LastAnswer({ scene, log }: { scene: Scene; log: readonly Line[] }) {
  const { move, aims } = lastMove(scene, log);
  if (!move) return <Head scene={scene} text={say("dwarf-web-not-moved")} />;
  const at = (move as Line & { location?: number }).location;
  return (
    <>
      <Head scene={scene} text={at ? say("dwarf-web-why", { location: at }) : say("dwarf-web-why-out")} />
      <ul class="reasons">
        {aims.map((line) => (
          <li key={line.number}>
            {line.text} <RuleLink id={line.rule} />
          </li>
        ))}
      </ul>
      {scene.asked === "second" && <p class="note">{say("dwarf-web-no-answer")}</p>}
    </>
  );
}

/** Where the opponent's last regular worker went in this round, and the looks before it. */
function lastMove(scene: Scene, log: readonly Line[]): { move: Line | null; aims: Line[] } {
  const began = log.findLastIndex(({ kind }) => kind === "round-began");
  const round = log.slice(began + 1).filter(({ seat }) => seat === scene.him);
  const at = round.findLastIndex((line) =>
    line.kind === "left-out" || (line.kind === "placed" && (line as Line & { worker?: number }).worker! <= 2)
  );
  if (at < 0) return { move: null, aims: [] };
  const before = round.slice(0, at).findLastIndex(({ kind }) => kind !== "aims");
  return { move: round[at]!, aims: round.slice(before + 1, at) };
}

/** The three opponents, with the record against each. */
export function Ladder() {
  return (
    <section class="panel player only-l">
      <div class="player__h">
        <h3>{say("dwarf-web-ladder")}</h3>
      </div>
      <ol class="ladder">
        {OPPONENTS.map((opponent, i) => {
          const games = ladder.value.filter((game) => game.opponent === opponent);
          const won = games.filter((game) => game.won).length;
          return (
            <li key={opponent}>
              <span class="face-s neutral">
                <Symbol name={`opponent-${i + 1}`} class="" />
              </span>
              {say(`opponent-${opponent}`)}
              <span class={`chip ${won ? "chip--good" : ""}`}>
                {games.length ? say("dwarf-web-won", { won, games: games.length }) : say("dwarf-web-not-met")}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Remember the result of a finished solo game; a shared win beats nobody (D8.9). */
export function useLadder(table: string, snapshot: Snapshot): void {
  useEffect(() => {
    const opponent = String(snapshot.options["solo"] ?? "none");
    if (snapshot.phase !== "over" || opponent === "none" || snapshot.seat === null || !snapshot.scores) return;
    const place = (seat: number) => snapshot.scores!.find((one) => one.seat === seat)?.place ?? 0;
    recordLadderGame({ table, opponent, won: place(snapshot.seat) < place(snapshot.chairs.length) });
  }, [table, snapshot.phase]);
}
