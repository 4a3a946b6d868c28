// A game step by step: a finished one through any eyes, a running one as it was told to this seat.
import { useEffect, useMemo, useState } from "preact/hooks";
import { DwarfTable } from "../../games/dwarf/table/DwarfTable.tsx";
import { hasArrows, isPlain } from "../../layout/keys.ts";
import { offer, panel } from "../../layout/panelState.ts";
import { Panels } from "../panels/Panels.tsx";
import { NidavellirTable } from "../../games/nidavellir/table/NidavellirTable.tsx";
import { Curve } from "./ScoreChart.tsx";
import { Past, type Whose } from "../../client/pastGame.ts";
import { PlayDock } from "./PlaybackDock.tsx";
import { Player } from "../../layout/replay/player.ts";
import { Replaying } from "../../layout/replay/ReplayContext.ts";
import { Steps } from "./StepList.tsx";
import { follow } from "../../layout/route.ts";
import { say } from "../../i18n/texts.ts";
import { Symbol } from "../../components/Symbol.tsx";
import { likes, seats } from "../../client/preferences.ts";
import { Refusal } from "../../client/requests.ts";
import { Session } from "../../client/session.ts";
import { NoTable } from "../table/NoTable.tsx";
import { ReplayStart } from "./ReplayStart.tsx";

const TABLES = { nidavellir: NidavellirTable, dwarf: DwarfTable } as const;
/** On wide pages the steps stand open beside the table. */
const WIDE = "(min-width: 77.5625em)";

export function ReplayPage({ table }: { table: string }) {
  return table ? <Replay table={table} /> : <ReplayStart />;
}

interface Opened {
  past: Past;
  player: Player;
  session: Session;
  /** Whether all eyes may be chosen. */
  open: boolean;
}

/** Open a past; where not everything is open yet, the own one. */
async function opened(table: string, whose: Whose): Promise<Opened> {
  const held = seats.value[table] ?? [];
  // People who share a device share no secrets: they see what everybody could see.
  const token = held.length === 1 ? held[0]!.token : undefined;
  const open = await Past.isOpen(table, token);
  const past = await Past.of(table, open ? whose : "me", token);
  return { past, player: new Player(past), session: new Session(table, [], false, [past.eyes]), open };
}

function Replay({ table }: { table: string }) {
  const [whose, setWhose] = useState<Whose>("all");
  const [replay, setReplay] = useState<Opened | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const language = likes.value.language;
  useEffect(() => {
    let left = false;
    opened(table, whose).then(async (fresh) => {
      const at = replay ? replay.player.wanted : first(fresh);
      await fresh.player.go(at);
      if (left) return;
      replay?.player.pause();
      setReplay(fresh);
    }).catch((error) => setRefusal(error instanceof Refusal ? error : new Refusal(0, "web-no-server", "")));
    return () => {
      left = true;
    };
  }, [table, whose, language]);
  const ready = replay !== null;
  useEffect(() => {
    // Without a rail to cover the steps would stand over the table: they are there when they are asked for.
    if (ready && matchMedia(WIDE).matches && document.querySelector(".rail")) offer({ kind: "log" });
    return () => {
      panel.value = null;
    };
  }, [ready]);
  useEffect(() => () => replay?.player.pause(), [replay]);
  if (refusal) return <NoTable refusal={refusal} table={table} />;
  if (!replay) return <main class="page" aria-busy="true">{say("web-loading")}</main>;
  return <Stepping {...replay} whose={whose} onWhose={setWhose} />;
}

/** The step to begin with: the one of a line of the log, the beginning, or of a running game the last. */
function first({ past, open }: Opened): number {
  const line = new URLSearchParams(location.search).get("line");
  if (line) return past.stepOf(Number(line));
  return open ? 0 : past.last;
}

function Stepping({ past, player, session, open, whose, onWhose }: Opened & {
  whose: Whose;
  onWhose(whose: Whose): void;
}) {
  useKeys(player);
  const told = past.eyes.told.value!;
  const Table = TABLES[told.game as keyof typeof TABLES];
  const dock = useMemo(
    () => <PlayDock player={player} whose={whose} open={open} onWhose={onWhose} />,
    [player, whose, open],
  );
  const inReplay = useMemo(() => ({ dock }), [dock]);
  return (
    <div class="replay" data-replay={player.at.value}>
      <Replaying.Provider value={inReplay}>
        <Table session={session} eyes={past.eyes} told={told} />
      </Replaying.Provider>
      <Panels game={told.game} table={{ eyes: past.eyes, told }} log={<ReplayLog player={player} open={open} />} />
    </div>
  );
}

function ReplayLog({ player, open }: { player: Player; open: boolean }) {
  const { table, state, whose } = player.past;
  const home = `/table/${table}`;
  return (
    <>
      <div class="side__bar">
        <a class="btn" href={home} onClick={follow}>
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
      <Curve player={player} />
      <div class="side__b" tabIndex={0} role="region" aria-label={say("panel-lines")}>
        {whose === "all" && state.game === "nidavellir" && <p class="note">{say("replay-bids-shown")}</p>}
        <Steps player={player} />
      </div>
    </>
  );
}

/** Arrows step, Home and End go to the ends. */
function useKeys(player: Player): void {
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
