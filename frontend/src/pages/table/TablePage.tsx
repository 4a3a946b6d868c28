// A table: before the game, while it runs, behind the curtain, and after it.
import { useEffect, useMemo, useRef } from "preact/hooks";
import { DwarfTable } from "../../games/dwarf/table/DwarfTable.tsx";
import { Banner } from "../../layout/ConnectionBanner.tsx";
import { follow } from "../../layout/selection.ts";
import { Panels } from "../panels/Panels.tsx";
import { call, tell } from "../../layout/Announcer.tsx";
import { SeatStrip } from "./SeatStrip.tsx";
import { note } from "../../layout/Status.tsx";
import { show, wait } from "../../components/motion.tsx";
import { NidavellirTable } from "../../games/nidavellir/table/NidavellirTable.tsx";
import { type OnceMore, onceMore, useOnceMore } from "../../layout/replay/InstantReplay.tsx";
import { Replaying } from "../../layout/replay/ReplayContext.ts";
import { say } from "../../i18n/texts.ts";
import { isFresh } from "../../client/tables.ts";
import type { Eyes, Show } from "../../client/viewerClient.ts";
import { likes, seats } from "../../client/preferences.ts";
import { Session } from "../../client/session.ts";
import type { Told } from "../../client/types.ts";
import { Curtain } from "./Curtain.tsx";
import { Lobby } from "../lobby/Lobby.tsx";
import { NoTable } from "./NoTable.tsx";

/** What a game's table is given. */
export interface TableProps {
  session: Session;
  eyes: Eyes;
  told: Told;
}

/** What was seen last stays on a shared device for so many milliseconds before the curtain falls. */
const LINGER = 900;
/** After these the seat is no longer ours. */
const GONE = ["server-left", "server-foreign-token", "server-no-table"];
const TABLES = { nidavellir: NidavellirTable, dwarf: DwarfTable } as const;

export function TablePage({ table }: { table: string }) {
  const held = seats.value[table] ?? [];
  const tokens = held.map(({ token }) => token).join();
  // deno-lint-ignore react-rules-of-hooks
  const session = useMemo(() => new Session(table, held, isFresh(table)), [table, tokens]);
  useEffect(() => () => session.close(), [session]);
  const { language } = likes.value;
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current === language) return;
    spoken.current = language;
    session.again();
  }, [session, language]);
  const eyes = session.active.value;
  useEffect(() => follow(eyes), [eyes]);
  const curtain = session.curtain.value;
  const past = curtain || onceMore.value?.of !== eyes ? null : onceMore.value;
  useEffect(() => {
    // Behind the curtain nothing is shown, nor said to those who listen; while the past is shown news only come.
    for (const one of session.eyes) one.show = one === eyes && !curtain && !past ? shownTo(session) : null;
  }, [session, eyes, curtain, past]);
  const told = eyes.told.value;
  useEffect(() => note(session, told), [session, told]);
  useEffect(() => () => note(session, null), [session]);
  if (eyes.refused.value && !eyes.live.value && (!told || GONE.includes(eyes.refused.value.key))) {
    return <NoTable refusal={eyes.refused.value} table={table} />;
  }
  if (!told || !session.told.value) return <main class="page" aria-busy="true">{say("web-loading")}</main>;
  if (told.phase === "open") return <Lobby session={session} eyes={eyes} told={told} />;
  if (curtain) return <Curtain session={session} falling={curtain} />;
  const Table = TABLES[told.game as keyof typeof TABLES];
  if (past) return <Then past={past} now={told} eyes={eyes} />;
  const owed = told.bid === null ? told.decision : null;
  return (
    <div
      class="told"
      data-phase={told.phase}
      data-asked={owed?.kind}
      data-decision={owed?.id}
      data-showing={eyes.showing.value || undefined}
    >
      <Banner eyes={eyes} />
      <SeatStrip session={session} eyes={eyes} told={told} />
      <Table key={eyes.seat} session={session} eyes={eyes} told={told} />
      <Panels game={told.game} table={{ eyes, told }} />
    </div>
  );
}

/** The table as it was, for a moment. */
function Then({ past: { player, session }, now, eyes }: { past: OnceMore; now: Told; eyes: Eyes }) {
  const replay = useOnceMore();
  const Table = TABLES[now.game as keyof typeof TABLES];
  const told = player.past.eyes.told.value!;
  return (
    <div class="replay" data-then={player.at.value}>
      <Replaying.Provider value={replay}>
        <Table session={session} eyes={player.past.eyes} told={told} />
      </Replaying.Provider>
      <Panels game={now.game} table={{ eyes, told: now }} />
    </div>
  );
}

/** Says whose turn it is, and what is asked as soon as that stands in the dock. */
function callTurn(): void {
  setTimeout(() => {
    const asked = document.querySelector("#decision h2")?.textContent ?? "";
    call(`${say("web-your-turn")} ${asked}`);
  });
}

/** News are shown, and said to those who listen. On a shared device they stay a moment before the next person comes. */
function shownTo(session: Session): Show {
  return async (before, after, put, waiting) => {
    tell(after.log.map((line) => line.text).join(" "));
    await show(after, put, waiting);
    if (after.decision && before?.decision?.id !== after.decision.id) callTurn();
    const others = session.eyes.map((one) => one.seat);
    const next = after.asked?.seats.some((seat) => seat !== after.seat && others.includes(seat));
    if (session.shared && next && !after.decision && after.log.length > 1) await wait(LINGER);
  };
}
