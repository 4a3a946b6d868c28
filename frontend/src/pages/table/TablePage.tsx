// A table: before the game, while it runs, behind the curtain, and after it.
import { useEffect, useMemo, useRef } from "preact/hooks";
import { heldSeats } from "../../client/heldSeats.ts";
import { preferences } from "../../client/preferences.ts";
import { Session } from "../../client/session.ts";
import { wasJustOpened } from "../../client/tables.ts";
import type { Snapshot } from "../../client/types.ts";
import type { ShowUpdate, ViewerClient } from "../../client/viewerClient.ts";
import { animateUpdate, wait } from "../../components/motion.tsx";
import { say } from "../../i18n/texts.ts";
import { announce, announceNow } from "../../layout/Announcer.tsx";
import { ConnectionBanner } from "../../layout/ConnectionBanner.tsx";
import { type InstantReplay, instantReplay, useInstantReplay } from "../../layout/replay/InstantReplay.tsx";
import { ReplayContext } from "../../layout/replay/ReplayContext.ts";
import { resetOnNewDecision } from "../../layout/selection.ts";
import { noteSnapshot } from "../../layout/Status.tsx";
import { Lobby } from "../lobby/Lobby.tsx";
import { Panels } from "../panels/Panels.tsx";
import { Curtain } from "./Curtain.tsx";
import { GameTable } from "./GameTable.tsx";
import { NoTable } from "./NoTable.tsx";
import { SeatStrip } from "./SeatStrip.tsx";

/** Milliseconds for which a shared device keeps showing the last events before the curtain falls. */
const LINGER = 900;
/** Errors after which the seat is no longer ours. */
const GONE = ["server-left", "server-foreign-token", "server-no-table"];

export function TablePage({ table }: { table: string }) {
  const held = heldSeats.value[table] ?? [];
  const tokens = held.map(({ token }) => token).join();
  // deno-lint-ignore react-rules-of-hooks
  const session = useMemo(() => new Session(table, held, wasJustOpened(table)), [table, tokens]);
  useEffect(() => () => session.close(), [session]);
  const { language } = preferences.value;
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current === language) return;
    spoken.current = language;
    session.reconnect();
  }, [session, language]);
  const viewer = session.active.value;
  useEffect(() => resetOnNewDecision(viewer), [viewer]);
  const curtain = session.curtain.value;
  const past = curtain || instantReplay.value?.viewer !== viewer ? null : instantReplay.value;
  useEffect(() => {
    // Behind the curtain nothing is shown or announced; during an instant replay updates are only received.
    for (const one of session.viewers) one.show = one === viewer && !curtain && !past ? showUpdates(session) : null;
  }, [session, viewer, curtain, past]);
  const snapshot = viewer.snapshot.value;
  useEffect(() => noteSnapshot(session, snapshot), [session, snapshot]);
  useEffect(() => () => noteSnapshot(session, null), [session]);
  if (viewer.refusal.value && !viewer.isConnected.value && (!snapshot || GONE.includes(viewer.refusal.value.key))) {
    return <NoTable refusal={viewer.refusal.value} table={table} />;
  }
  if (!snapshot || !session.isLoaded.value) return <main class="page" aria-busy="true">{say("web-loading")}</main>;
  if (snapshot.phase === "open") return <Lobby session={session} viewer={viewer} snapshot={snapshot} />;
  if (curtain) return <Curtain session={session} falling={curtain} />;
  if (past) return <PastTable past={past} now={snapshot} viewer={viewer} />;
  const owed = snapshot.bid === null ? snapshot.decision : null;
  return (
    <div
      class="told"
      data-phase={snapshot.phase}
      data-asked={owed?.kind}
      data-decision={owed?.id}
      data-showing={viewer.isShowing.value || undefined}
    >
      <ConnectionBanner viewer={viewer} />
      <SeatStrip session={session} viewer={viewer} snapshot={snapshot} />
      <GameTable key={viewer.seat} session={session} viewer={viewer} snapshot={snapshot} />
      <Panels game={snapshot.game} table={{ viewer, snapshot }} />
    </div>
  );
}

/** The table in an instant replay. */
function PastTable(
  { past: { player, session }, now, viewer }: { past: InstantReplay; now: Snapshot; viewer: ViewerClient },
) {
  const replay = useInstantReplay();
  const snapshot = player.past.viewer.snapshot.value!;
  return (
    <div class="replay" data-then={player.at.value}>
      <ReplayContext.Provider value={replay}>
        <GameTable session={session} viewer={player.past.viewer} snapshot={snapshot} />
      </ReplayContext.Provider>
      <Panels game={now.game} table={{ viewer, snapshot: now }} />
    </div>
  );
}

/** Announce whose turn it is, and the question as soon as the dock shows it. */
function announceTurn(): void {
  setTimeout(() => {
    const asked = document.querySelector("#decision h2")?.textContent ?? "";
    announceNow(`${say("web-your-turn")} ${asked}`);
  });
}

/** Show and announce updates. On a shared device they stay for a moment before the next person comes. */
function showUpdates(session: Session): ShowUpdate {
  return async (before, after, put, waiting) => {
    announce(after.log.map((line) => line.text).join(" "));
    await animateUpdate(after, put, waiting);
    if (after.decision && before?.decision?.id !== after.decision.id) announceTurn();
    const others = session.viewers.map((one) => one.seat);
    const next = after.asked?.seats.some((seat) => seat !== after.seat && others.includes(seat));
    if (session.isShared && next && !after.decision && after.log.length > 1) await wait(LINGER);
  };
}
