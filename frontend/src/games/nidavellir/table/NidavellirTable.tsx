// Nidavellir: three taverns, five columns, the other players and the treasure; the decision is in the dock.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import type { Snapshot } from "../../../client/types.ts";
import { AnimatedTable, setEffects } from "../../../components/motion.tsx";
import { say } from "../../../i18n/texts.ts";
import type { TableProps } from "../../../layout/currentGame.ts";
import { useExplaining } from "../../../layout/explainable.tsx";
import { ShowAgainButton } from "../../../layout/replay/InstantReplay.tsx";
import { TopBar } from "../../../layout/TopBar.tsx";
import { BidDock } from "../decisions/Bid.tsx";
import { HeroStage } from "../decisions/HeroStage.tsx";
import { Prompt } from "../decisions/Prompt.tsx";
import { TakeDock } from "../decisions/TakeDock.tsx";
import { FinalSheet } from "../final/FinalSheet.tsx";
import { EFFECTS } from "../motion/effects.tsx";
import * as phrases from "../phrases.ts";
import { TAVERNS } from "../pieces.tsx";
import { moment, sceneOf } from "../scene.ts";
import { Army, rowsOf } from "./Army.tsx";
import { Discards, Hall } from "./Hall.tsx";
import { LatestEvents } from "./LatestEvents.tsx";
import { lowerHalf, resetLowerHalf } from "./lowerHalf.ts";
import { Others } from "./Others.tsx";
import { Taverns } from "./Taverns.tsx";
import { Distinctions, HallButton, HallSmall, Piles, Treasure } from "./Treasure.tsx";
import { type TurnHistory, turnHistoryOf } from "./turnHistory.ts";
import { WaitingDock } from "./WaitingDock.tsx";

/** Number of players from which space is scarce. */
const CROWDED = 4;

export function NidavellirTable(props: TableProps) {
  const { viewer, snapshot } = props;
  useExplaining();
  useEffect(() => setEffects(EFFECTS), []);
  useLayoutEffect(() => resetLowerHalf(viewer.table, viewer.seat), [viewer]);
  const { view } = sceneOf(snapshot);
  const history = useMemo(
    () => turnHistoryOf(viewer.log.value, viewer.undone.value, view.taverns),
    [viewer.log.value, viewer.undone.value, view],
  );
  if (snapshot.phase === "over") return <FinalSheet {...props} />;
  const crowded = snapshot.chairs.length >= CROWDED;
  const tight = snapshot.chairs.length - (snapshot.seat === null ? 0 : 1) >= CROWDED - 1;
  const open = TAVERNS.some((tavern) => moment(view, tavern) === "now");
  const kind = snapshot.decision?.kind;
  const special = kind !== undefined && kind !== "bid" && kind !== "take";
  const names = `table ${crowded ? "table--five" : ""} ${open ? "table--open" : ""} table--${snapshot.chairs.length}`;
  return (
    <AnimatedTable snapshot={snapshot} class={kind === "hero" ? "table table--hall" : names}>
      <Where snapshot={snapshot} open={open} hall={tight || open}>
        {!open && !crowded && viewer.log.value.some(({ kind }) => kind === "took") && (
          <ShowAgainButton viewer={viewer} class="only-l top__again" />
        )}
      </Where>
      {kind === "hero" ? <HeroStage {...props} /> : special ? <Prompt {...props} /> : (
        <>
          {kind === "bid"
            ? <BidDock viewer={viewer} snapshot={snapshot} />
            : kind === "take"
            ? <TakeDock viewer={viewer} snapshot={snapshot} />
            : <WaitingDock viewer={viewer} snapshot={snapshot} />}
          <main class="stage" data-phase={snapshot.phase}>
            <h1 class="vh">{say("nid-title")}</h1>
            <Taverns snapshot={snapshot} history={history} />
          </main>
        </>
      )}
      {kind !== "hero" && (
        <div class="army-zone">
          <Lower snapshot={snapshot} history={history} />
        </div>
      )}
      <aside class="rail rail--strip" aria-label={say("nid-rail")}>
        <Others snapshot={snapshot} history={history} />
        <div class="rail__common">
          <LatestEvents viewer={viewer} />
          <Treasure snapshot={snapshot} crowded={tight} />
          <HallSmall snapshot={snapshot} tight={tight} />
          <Distinctions snapshot={snapshot} />
          <Piles snapshot={snapshot} />
        </div>
      </aside>
    </AnimatedTable>
  );
}

/** Age, turn and tavern, with the track of both ages. */
function Where(
  { snapshot, open, hall, children }: {
    snapshot: Snapshot;
    open: boolean;
    hall: boolean;
    children?: ComponentChildren;
  },
) {
  const { view, facts } = sceneOf(snapshot);
  const turns = facts.turns;
  const where = say("table-title", { age: view.age, turn: view.turn, turns });
  const done = (view.age - 1) * turns + view.turn - 1;
  return (
    <TopBar where={open ? say("nid-where", { where, tavern: phrases.tavern(view.tavern) }) : where} short={where}>
      <span class="track" aria-hidden="true">
        {[0, 1].map((age) => (
          <>
            {age === 1 && <span />}
            {Array.from({ length: turns }, (_, turn) => {
              const at = age * turns + turn;
              return <i key={at} class={at < done ? "done" : at === done ? "now" : ""} />;
            })}
          </>
        ))}
      </span>
      <span class="only-l piles-top">
        <Piles snapshot={snapshot} />
        {hall && <HallButton count={view.hall.length} />}
      </span>
      {children}
    </TopBar>
  );
}

/** The lower half: the player's own army, or whatever was opened instead. */
function Lower({ snapshot, history }: { snapshot: Snapshot; history: TurnHistory }) {
  const { me } = sceneOf(snapshot);
  const at = lowerHalf.value;
  const seat = at?.kind === "army" ? at.seat : me ?? 0;
  if (at && at.kind !== "army") {
    return (
      <div class="lower lower--free" id="lower">
        {at.kind === "hall" ? <Hall snapshot={snapshot} /> : <Discards snapshot={snapshot} />}
      </div>
    );
  }
  return (
    <div class="lower" id="lower" style={{ "--rows": rowsOf(snapshot, seat) }}>
      <Army snapshot={snapshot} history={history} seat={seat} />
    </div>
  );
}
