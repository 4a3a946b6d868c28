// Small notices at the top edge: the time left, spectating, and on a shared device whose table it is.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { Session } from "../client/session.ts";
import type { Snapshot } from "../client/types.ts";
import { nameOf, SeatMark } from "../components/seats.tsx";
import { Symbol } from "../components/Symbol.tsx";
import { say } from "../i18n/texts.ts";
import { attempt, isBusy } from "./seatActions.ts";

const HOUR = 3600;
/** Seconds left at which time counts as short. */
const SHORT = 30;

interface Latest {
  session: Session;
  snapshot: Snapshot;
  at: number;
}

/** The latest snapshot, and when it arrived; the clock counts on from there. */
export const latest = signal<Latest | null>(null);

/** Remember when a snapshot arrived. */
export function noteSnapshot(session: Session, snapshot: Snapshot | null): void {
  if (snapshot !== latest.peek()?.snapshot) latest.value = snapshot && { session, snapshot, at: Date.now() };
}

export function Status() {
  const now = latest.value;
  if (!now || now.snapshot.phase !== "running") return null;
  return (
    <>
      {now.snapshot.clock !== null && (
        <Clock seconds={now.snapshot.clock} at={now.at} own={now.snapshot.decision !== null} />
      )}
      {now.session.isShared && now.snapshot.seat !== null && (
        <SharedSeat session={now.session} snapshot={now.snapshot} />
      )}
      {now.snapshot.seat === null && (
        <span class="chip">
          <Symbol name="ui-eye" />
          <span class="only-l">{say("start-watching")}</span>
          <span class="vh only-s">{say("start-watching")}</span>
        </span>
      )}
    </>
  );
}

/** Whose table is open on a shared device, and an undo for the person before. */
function SharedSeat({ session, snapshot }: { session: Session; snapshot: Snapshot }) {
  const before = session.viewers.find((one) => one.seat !== snapshot.seat && one.snapshot.value?.may.undo);
  return (
    <>
      <span class="chip whose" title={nameOf(snapshot, snapshot.seat!)}>
        <SeatMark seat={snapshot.seat!} />
        <span class="vh">{say("start-whose-table", { name: nameOf(snapshot, snapshot.seat!) })}</span>
        <bdi aria-hidden="true">{nameOf(snapshot, snapshot.seat!)}</bdi>
      </span>
      {before && (
        <button
          type="button"
          class="btn btn--quiet whose__undo"
          data-act="undo-before"
          disabled={isBusy.value}
          onClick={() => attempt(() => before.undo())}
        >
          <Symbol name="ui-undo" />
          <span class="only-l">{say("start-undo-name", { name: nameOf(snapshot, before.seat!) })}</span>
          <span class="vh only-s">{say("start-undo-name", { name: nameOf(snapshot, before.seat!) })}</span>
        </button>
      )}
    </>
  );
}

/** The time left for the current decision, counting down. */
function Clock({ seconds, at, own }: { seconds: number; at: number; own: boolean }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, seconds - Math.floor((Date.now() - at) / 1000));
  const short = left <= SHORT;
  return (
    <span class={`chip clock ${short && own ? "chip--bad" : ""}`} role="timer" aria-label={spoken(left)}>
      <span aria-hidden="true">{written(left)}</span>
    </span>
  );
}

function written(left: number): string {
  if (left >= 2 * 24 * HOUR) return say("start-clock-days", { count: Math.floor(left / 24 / HOUR) });
  if (left >= 2 * HOUR) return say("start-clock-hours", { count: Math.floor(left / HOUR) });
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

function spoken(left: number): string {
  const time = left >= 60
    ? say("start-clock-minutes", { count: Math.ceil(left / 60) })
    : say("start-clock-seconds", { count: left });
  return say("start-clock-left", { time });
}
