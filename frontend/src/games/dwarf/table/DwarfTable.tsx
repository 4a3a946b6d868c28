// Dwarf: the mine, its stacks, workers and special actions.
import { useEffect } from "preact/hooks";
import { useAsking } from "../../../layout/explainable.tsx";
import { Top } from "../../../layout/TopBar.tsx";
import { Moving, use } from "../../../components/motion.tsx";
import type { TableProps } from "../../../pages/table/TablePage.tsx";
import { say } from "../../../i18n/texts.ts";
import { Symbol } from "../../../components/Symbol.tsx";
import { Asking } from "../decisions/WorkerDock.tsx";
import { EFFECTS } from "../motion/effects.tsx";
import { FinalScore } from "../final/FinalScore.tsx";
import { JustNow } from "./LatestEvents.tsx";
import { useKeys } from "./mineKeys.ts";
import { Mine, mines, TwoMines } from "./Mine.tsx";
import { Mountain, Piles } from "./Piles.tsx";
import { Leads, Players } from "./Players.tsx";
import { Prompt, StackLeaf } from "../decisions/Prompt.tsx";
import { type Scene, sceneOf } from "../scene.ts";
import { Answering, Ladder, Opponent, useLadder } from "./Solo.tsx";

/** Decisions that are made on the mine itself; all others have their own prompt. */
const ON_THE_MINE: readonly (string | null)[] = ["act", "second", "helper", null];

export function DwarfTable(props: TableProps) {
  const { told, session } = props;
  const scene = sceneOf(told);
  const two = mines(scene) > 1;
  useEffect(() => use(EFFECTS), []);
  useKeys(mines(scene));
  useAsking();
  useLadder(session.table, told);
  if (told.phase === "over") {
    return (
      <Moving told={told} class="table over">
        <FinalScore {...props} />
      </Moving>
    );
  }
  return (
    <Moving told={told} class={`table ${two ? "two" : "d-table"}`}>
      <Top where={say("dwarf-web-where", { round: scene.view.round })}>
        <Chips scene={scene} />
      </Top>
      {ON_THE_MINE.includes(scene.asked) ? <OnTheMine {...props} scene={scene} two={two} /> : <Prompt {...props} />}
      <StackLeaf {...props} />
      {two ? <Around {...props} scene={scene} /> : <Beside {...props} scene={scene} />}
    </Moving>
  );
}

function OnTheMine({ eyes, scene, two }: TableProps & { scene: Scene; two: boolean }) {
  return (
    <>
      <Asking scene={scene} eyes={eyes} />
      <main class="stage" data-phase={scene.told.phase}>
        <h1 class="vh">{say("dwarf-web-title")}</h1>
        {(scene.view.muster || scene.view.orcs) && (
          <p class="roundnote only-s">
            <RoundNotes scene={scene} />
          </p>
        )}
        {two ? <TwoMines scene={scene} /> : <Mine scene={scene} copy={1} />}
      </main>
    </>
  );
}

/** With two mines the players sit above them, the news lie below. */
function Around({ eyes, scene }: TableProps & { scene: Scene }) {
  return (
    <>
      <aside class={`seats seats--${scene.view.seats.length}`} aria-label={say("dwarf-web-players")}>
        <h2 class="vh">{say("dwarf-web-players")}</h2>
        <Players scene={scene} />
      </aside>
      <JustNow eyes={eyes} line />
    </>
  );
}

/** Left the opponents and the news, right the mountain and the piles. */
function Beside({ eyes, scene }: TableProps & { scene: Scene }) {
  const news = <JustNow eyes={eyes} />;
  return (
    <>
      <aside class="left" aria-label={say(scene.opponent ? "dwarf-web-opponent" : "dwarf-web-players")}>
        <h2 class="vh">{say(scene.opponent ? "dwarf-web-opponent" : "dwarf-web-players")}</h2>
        {scene.opponent
          ? (
            <>
              <Opponent scene={scene} />
              <Answering scene={scene} log={eyes.log.value} />
              <Ladder />
            </>
          )
          : (
            <>
              <div class="seatlist">
                <Players scene={scene} />
              </div>
              <section class="panel player only-l">
                <Leads scene={scene} />
              </section>
            </>
          )}
        {news}
      </aside>
      <aside class="rail rail--after" aria-label={say("dwarf-web-specials")}>
        <Mountain scene={scene} number={1} />
        <Piles scene={scene} />
      </aside>
    </>
  );
}

/** What moment of the round it is. */
function moment({ view, asked }: Scene): string {
  return say(asked ? "dwarf-web-your-turn" : `dwarf-web-stage-${view.stage}`);
}

/** What holds for the whole round, and on phones how many cards the mountain has. */
function Chips({ scene }: { scene: Scene }) {
  return (
    <>
      <span class="note only-l">{moment(scene)}</span>
      <span class="row only-l">
        <RoundNotes scene={scene} />
      </span>
      <span class="chip only-s">
        <Symbol name="mountain" />
        {scene.facts.mountains.map(({ cards }) => cards).join(" + ")}
        <span class="vh">{say("dwarf-web-in-mountain")}</span>
      </span>
    </>
  );
}

function RoundNotes({ scene: { view } }: { scene: Scene }) {
  return (
    <>
      {view.muster && (
        <span class="chip chip--good">
          <Symbol name="special-muster" />
          {say("dwarf-web-mustered")}
        </span>
      )}
      {view.orcs && (
        <span class="chip chip--bad">
          <Symbol name="ui-strike" />
          {say("dwarf-web-mines-closed")}
        </span>
      )}
    </>
  );
}
