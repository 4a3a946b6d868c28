// A game step by step: a finished one as any seat saw it, a running one as this seat saw it.
import { useEffect, useMemo, useState } from "preact/hooks";
import { heldSeats } from "../../client/heldSeats.ts";
import { PastGame, type Perspective } from "../../client/pastGame.ts";
import { preferences } from "../../client/preferences.ts";
import { Refusal } from "../../client/requests.ts";
import { Session } from "../../client/session.ts";
import { Symbol } from "../../components/Symbol.tsx";
import { gameOf } from "../../games/index.ts";
import { say } from "../../i18n/texts.ts";
import { hasArrows, isPlain } from "../../layout/keys.ts";
import { openUnasked, panel } from "../../layout/panelState.ts";
import { ReplayPlayer } from "../../layout/replay/player.ts";
import { ReplayContext } from "../../layout/replay/ReplayContext.ts";
import { followLink } from "../../layout/route.ts";
import { Panels } from "../panels/Panels.tsx";
import { GameTable } from "../table/GameTable.tsx";
import { NoTable } from "../table/NoTable.tsx";
import { PlaybackDock } from "./PlaybackDock.tsx";
import { ReplayStart } from "./ReplayStart.tsx";
import { ScoreChart } from "./ScoreChart.tsx";
import { StepList } from "./StepList.tsx";

/** On wide pages the steps are open beside the table. */
const WIDE = "(min-width: 77.5625em)";

export function ReplayPage({ table }: { table: string }) {
  return table ? <Replay table={table} /> : <ReplayStart />;
}

interface Opened {
  past: PastGame;
  player: ReplayPlayer;
  session: Session;
  /** Whether any perspective may be chosen. */
  open: boolean;
}

/** Open a past game; while not everything is open, from the device's own perspective. */
async function opened(table: string, perspective: Perspective): Promise<Opened> {
  const held = heldSeats.value[table] ?? [];
  // People who share a device see only what everybody could see.
  const token = held.length === 1 ? held[0]!.token : undefined;
  const open = await PastGame.isOpen(table, token);
  const past = await PastGame.load(
    table,
    open ? perspective : "me",
    token,
    (game, view) => gameOf({ game }).replay.openView(view),
  );
  return { past, player: new ReplayPlayer(past), session: new Session(table, [], false, [past.viewer]), open };
}

function Replay({ table }: { table: string }) {
  const [perspective, setPerspective] = useState<Perspective>("all");
  const [replay, setReplay] = useState<Opened | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const language = preferences.value.language;
  useEffect(() => {
    let left = false;
    opened(table, perspective).then(async (fresh) => {
      const at = replay ? replay.player.wanted : first(fresh);
      await fresh.player.go(at);
      if (left) return;
      replay?.player.pause();
      setReplay(fresh);
    }).catch((error) => setRefusal(error instanceof Refusal ? error : new Refusal(0, "web-no-server", "")));
    return () => {
      left = true;
    };
  }, [table, perspective, language]);
  const ready = replay !== null;
  useEffect(() => {
    // Without a rail to cover, the steps would cover the table, so they open only on request.
    if (ready && matchMedia(WIDE).matches && document.querySelector(".rail")) openUnasked({ kind: "log" });
    return () => {
      panel.value = null;
    };
  }, [ready]);
  useEffect(() => () => replay?.player.pause(), [replay]);
  if (refusal) return <NoTable refusal={refusal} table={table} />;
  if (!replay) return <main class="page" aria-busy="true">{say("web-loading")}</main>;
  return <Stepping {...replay} perspective={perspective} onPerspective={setPerspective} />;
}

/** The first step to show: that of a log line, else the start or, in a running game, the last. */
function first({ past, open }: Opened): number {
  const line = new URLSearchParams(location.search).get("line");
  if (line) return past.stepOf(Number(line));
  return open ? 0 : past.last;
}

function Stepping({ past, player, session, open, perspective, onPerspective }: Opened & {
  perspective: Perspective;
  onPerspective(perspective: Perspective): void;
}) {
  useKeys(player);
  const snapshot = past.viewer.snapshot.value!;
  const dock = useMemo(
    () => <PlaybackDock player={player} perspective={perspective} open={open} onPerspective={onPerspective} />,
    [player, perspective, open],
  );
  const inReplay = useMemo(() => ({ dock }), [dock]);
  return (
    <div class="replay" data-replay={player.at.value}>
      <ReplayContext.Provider value={inReplay}>
        <GameTable session={session} viewer={past.viewer} snapshot={snapshot} />
      </ReplayContext.Provider>
      <Panels
        game={snapshot.game}
        table={{ viewer: past.viewer, snapshot }}
        log={<ReplayLog player={player} open={open} />}
      />
    </div>
  );
}

function ReplayLog({ player, open }: { player: ReplayPlayer; open: boolean }) {
  const { table, state, perspective } = player.past;
  const { openNote } = gameOf(state).replay;
  const home = `/table/${table}`;
  return (
    <>
      <div class="side__bar">
        <a class="btn" href={home} onClick={followLink}>
          <Symbol name="ui-arrow" class="i flip" />
          {say("replay-to-table")}
        </a>
        {open && (
          <a
            class="btn"
            href={`/api/tables/${table}/record`}
            download={`${state.game}.json`}
            aria-label={say("replay-record")}
          >
            <Symbol name="ui-file" />
            {say("replay-record-short")}
          </a>
        )}
      </div>
      <ScoreChart player={player} />
      <div class="side__b" tabIndex={0} role="region" aria-label={say("panel-lines")}>
        {perspective === "all" && openNote && <p class="note">{say(openNote)}</p>}
        <StepList player={player} />
      </div>
    </>
  );
}

/** Arrow keys step; Home and End go to the ends. */
function useKeys(player: ReplayPlayer): void {
  useEffect(() => {
    const keys: Record<string, () => void> = {
      ArrowLeft: () => player.step(-1),
      ArrowRight: () => player.step(1),
      Home: () => player.jump(0),
      End: () => player.jump(player.past.last),
    };
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (!act || !isPlain(event) || hasArrows(event)) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [player]);
}
