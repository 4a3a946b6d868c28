// Nidavellir: three taverns, five columns, the others and the treasure; what is asked is in the dock.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { useAsking } from "../../../layout/explainable.tsx";
import { Top } from "../../../layout/TopBar.tsx";
import { Moving, use } from "../../../components/motion.tsx";
import type { TableProps } from "../../../pages/table/TablePage.tsx";
import { Again } from "../../../layout/replay/InstantReplay.tsx";
import * as speech from "../phrases.ts";
import { say } from "../../../i18n/texts.ts";
import type { Told } from "../../../client/types.ts";
import { Army, rowsOf } from "./Army.tsx";
import { BidDock } from "../decisions/Bid.tsx";
import { EFFECTS } from "../motion/effects.tsx";
import { FinalSheet } from "../final/FinalSheet.tsx";
import { Discards, Hall } from "./Hall.tsx";
import { HeroStage } from "../decisions/HeroStage.tsx";
import { type History, historyOf } from "./turnHistory.ts";
import { JustNow } from "./LatestEvents.tsx";
import { look, sitDown } from "./lowerHalf.ts";
import { Others } from "./Others.tsx";
import { Prompt } from "../decisions/Prompt.tsx";
import { moment, sightOf } from "../scene.ts";
import { TakeDock } from "../decisions/TakeDock.tsx";
import { Taverns } from "./Taverns.tsx";
import { Distinctions, HallButton, HallSmall, Piles, Treasure } from "./Treasure.tsx";
import { TAVERNS } from "../pieces.tsx";
import { WaitingDock } from "./WaitingDock.tsx";

/** From so many players on things give way to each other. */
const CROWDED = 4;

export function NidavellirTable(props: TableProps) {
  const { eyes, told } = props;
  useAsking();
  useEffect(() => use(EFFECTS), []);
  useLayoutEffect(() => sitDown(eyes.table, eyes.seat), [eyes]);
  const { view } = sightOf(told);
  const history = useMemo(
    () => historyOf(eyes.log.value, eyes.undone.value, view.taverns),
    [eyes.log.value, eyes.undone.value, view],
  );
  if (told.phase === "over") return <FinalSheet {...props} />;
  const crowded = told.chairs.length >= CROWDED;
  const tight = told.chairs.length - (told.seat === null ? 0 : 1) >= CROWDED - 1;
  const open = TAVERNS.some((tavern) => moment(view, tavern) === "now");
  const kind = told.decision?.kind;
  const special = kind !== undefined && kind !== "bid" && kind !== "take";
  const names = `table ${crowded ? "table--five" : ""} ${open ? "table--open" : ""} table--${told.chairs.length}`;
  return (
    <Moving told={told} class={kind === "hero" ? "table table--hall" : names}>
      <Where told={told} open={open} hall={tight || open}>
        {!open && !crowded && eyes.log.value.some(({ kind }) => kind === "took") && (
          <Again eyes={eyes} class="only-l top__again" />
        )}
      </Where>
      {kind === "hero" ? <HeroStage {...props} /> : special ? <Prompt {...props} /> : (
        <>
          {kind === "bid"
            ? <BidDock eyes={eyes} told={told} />
            : kind === "take"
            ? <TakeDock eyes={eyes} told={told} />
            : <WaitingDock eyes={eyes} told={told} />}
          <main class="stage" data-phase={told.phase}>
            <h1 class="vh">{say("nid-title")}</h1>
            <Taverns told={told} history={history} />
          </main>
        </>
      )}
      {kind !== "hero" && (
        <div class="army-zone">
          <Lower told={told} history={history} />
        </div>
      )}
      <aside class="rail rail--strip" aria-label={say("nid-rail")}>
        <Others told={told} history={history} />
        <div class="rail__common">
          <JustNow eyes={eyes} />
          <Treasure told={told} crowded={tight} />
          <HallSmall told={told} tight={tight} />
          <Distinctions told={told} />
          <Piles told={told} />
        </div>
      </aside>
    </Moving>
  );
}

/** Age, turn and tavern, with the track of both ages. */
function Where(
  { told, open, hall, children }: { told: Told; open: boolean; hall: boolean; children?: ComponentChildren },
) {
  const { view, facts } = sightOf(told);
  const turns = facts.turns;
  const where = say("table-title", { age: view.age, turn: view.turn, turns });
  const done = (view.age - 1) * turns + view.turn - 1;
  return (
    <Top where={open ? say("nid-where", { where, tavern: speech.tavern(view.tavern) }) : where} short={where}>
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
        <Piles told={told} />
        {hall && <HallButton count={view.hall.length} />}
      </span>
      {children}
    </Top>
  );
}

/** The lower half: the own army, or whatever one looks at. */
function Lower({ told, history }: { told: Told; history: History }) {
  const { me } = sightOf(told);
  const at = look.value;
  const seat = at?.kind === "army" ? at.seat : me ?? 0;
  if (at && at.kind !== "army") {
    return (
      <div class="lower lower--free" id="lower">
        {at.kind === "hall" ? <Hall told={told} /> : <Discards told={told} />}
      </div>
    );
  }
  return (
    <div class="lower" id="lower" style={{ "--rows": rowsOf(told, seat) }}>
      <Army told={told} history={history} seat={seat} />
    </div>
  );
}
