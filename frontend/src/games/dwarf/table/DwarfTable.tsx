// Dwarf: the mine, its stacks, workers and special actions.
import { useEffect } from "preact/hooks";
import { AnimatedTable, setEffects } from "../../../components/motion.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { say } from "../../../i18n/texts.ts";
import type { TableProps } from "../../../layout/currentGame.ts";
import { useExplaining } from "../../../layout/explainable.tsx";
import { TopBar } from "../../../layout/TopBar.tsx";
import { OpenStack, Prompt } from "../decisions/Prompt.tsx";
import { WorkerDock } from "../decisions/WorkerDock.tsx";
import { FinalScore } from "../final/FinalScore.tsx";
import { EFFECTS } from "../motion/effects.tsx";
import { type Scene, sceneOf } from "../scene.ts";
import { LatestEvents } from "./LatestEvents.tsx";
import { Mine, mines, TwoMines } from "./Mine.tsx";
import { useMineKeys } from "./mineKeys.ts";
import { Mountain, Piles } from "./Piles.tsx";
import { Leads, Players } from "./Players.tsx";
import { Answering, Ladder, Opponent, useLadder } from "./Solo.tsx";

/** Decisions made on the mine itself; all others have their own prompt. */
const ON_THE_MINE: readonly (string | null)[] = ["act", "second", "helper", null];

export function DwarfTable(props: TableProps) {
  const { snapshot, session } = props;
  const scene = sceneOf(snapshot);
  const two = mines(scene) > 1;
  useEffect(() => setEffects(EFFECTS), []);
  useMineKeys(mines(scene));
  useExplaining();
  useLadder(session.table, snapshot);
  if (snapshot.phase === "over") {
    return (
      <AnimatedTable snapshot={snapshot} class="table over">
        <FinalScore {...props} />
      </AnimatedTable>
    );
  }
  return (
    <AnimatedTable snapshot={snapshot} class={`table ${two ? "two" : "d-table"}`}>
      <TopBar where={say("dwarf-web-where", { round: scene.view.round })}>
        <Chips scene={scene} />
      </TopBar>
      {ON_THE_MINE.includes(scene.asked) ? <OnTheMine {...props} scene={scene} two={two} /> : <Prompt {...props} />}
      <OpenStack {...props} />
      {two ? <Around {...props} scene={scene} /> : <Beside {...props} scene={scene} />}
    </AnimatedTable>
  );
}

function OnTheMine({ viewer, scene, two }: TableProps & { scene: Scene; two: boolean }) {
  return (
    <>
      <WorkerDock scene={scene} viewer={viewer} />
      <main class="stage" data-phase={scene.snapshot.phase}>
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

/** With two mines the players sit above them, and the latest events are below. */
function Around({ viewer, scene }: TableProps & { scene: Scene }) {
  return (
    <>
      <aside class={`seats seats--${scene.view.seats.length}`} aria-label={say("dwarf-web-players")}>
        <h2 class="vh">{say("dwarf-web-players")}</h2>
        <Players scene={scene} />
      </aside>
      <LatestEvents viewer={viewer} line />
    </>
  );
}

/** Opponents and latest events on the left, the mountain and the piles on the right. */
function Beside({ viewer, scene }: TableProps & { scene: Scene }) {
  const news = <LatestEvents viewer={viewer} />;
  return (
    <>
      <aside class="left" aria-label={say(scene.opponent ? "dwarf-web-opponent" : "dwarf-web-players")}>
        <h2 class="vh">{say(scene.opponent ? "dwarf-web-opponent" : "dwarf-web-players")}</h2>
        {scene.opponent
          ? (
            <>
              <Opponent scene={scene} />
              <Answering scene={scene} log={viewer.log.value} />
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

/** The moment of the round. */
function moment({ view, asked }: Scene): string {
  return say(asked ? "dwarf-web-your-turn" : `dwarf-web-stage-${view.stage}`);
}

/** What holds for the whole round and, on phones, the number of cards in the mountain. */
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
