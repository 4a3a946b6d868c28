// What can be done about seats while a game runs: a bot for who is away, the own seat back, a bot's chair for who comes, leaving.
import type { ComponentChildren } from "preact";
import { acting, attempt, handOver, refused } from "../../layout/seatActions.ts";
import { Invite } from "../../components/Invite.tsx";
import type { TableProps } from "./TablePage.tsx";
import { say } from "../../i18n/texts.ts";
import { ownName } from "../../client/playerName.ts";
import { defaultBot, sitDown } from "../../client/tables.ts";
import { nameOf, SeatMark } from "../../components/seats.tsx";
import { Symbol } from "../../components/Symbol.tsx";
import type { ViewerClient } from "../../client/viewerClient.ts";
import { request } from "../../client/requests.ts";
import type { Chair, Snapshot } from "../../client/types.ts";

/** That a bot plays for somebody, or that somebody for whom all wait is away; else nothing. */
export function absenceOf(snapshot: Snapshot, seat: number): string {
  const chair = snapshot.chairs[seat];
  if (snapshot.phase !== "running" || chair?.kind !== "human") return "";
  if (chair.mind) return say("start-stand-in");
  return !chair.present && snapshot.asked?.seats.includes(seat) ? say("start-away") : "";
}

/** A strip above the table, there only when something is to be done about a seat. */
export function SeatStrip({ session, viewer, snapshot }: TableProps) {
  if (snapshot.phase !== "running") return null;
  const away = snapshot.may.hand_over;
  const stood = session.viewers.filter((one) => one.seat !== null && snapshot.chairs[one.seat]?.mind && one.token);
  const offered = viewer.token ? [] : snapshot.chairs.filter((chair) => chair.offered);
  if (away.length + stood.length + offered.length === 0 && refused.value === null) return null;
  return (
    <aside class="strip" aria-label={say("start-seats")}>
      {stood.map((one) => (
        <p key={one.seat}>
          <SeatMark seat={one.seat!} />
          <span>
            {session.isShared
              ? say("start-bot-plays-name", { name: nameOf(snapshot, one.seat!) })
              : say("start-bot-plays")}
          </span>
          <TakeBack table={session.table} token={one.token!} />
        </p>
      ))}
      {viewer.token && away.map((seat) => (
        <p key={seat}>
          <SeatMark seat={seat} />
          <span>{say("start-long-away", { name: nameOf(snapshot, seat) })}</span>
          <GiveToBot table={session.table} token={viewer.token!} seat={seat} />
        </p>
      ))}
      {offered.map(({ seat }) => (
        <p key={seat}>
          <SeatMark seat={seat} />
          <span>{say("start-chair-offered", { name: nameOf(snapshot, seat) })}</span>
          <SitDown table={session.table} seat={seat} />
        </p>
      ))}
      {refused.value !== null && <p class="why" role="alert">{refused.value}</p>}
    </aside>
  );
}

/** The seats of a running game for who sits there: bots' chairs can be offered to people, who come by the link. */
export function SeatList({ viewer, snapshot }: { viewer: ViewerClient; snapshot: Snapshot }) {
  if (snapshot.phase !== "running" || !viewer.token) return null;
  return (
    <section class="seatlines">
      <h3>{say("start-seats")}</h3>
      <ul>
        {snapshot.chairs.map((chair) => (
          <li key={chair.seat} data-chair={chair.seat}>
            <SeatMark seat={chair.seat} />
            <bdi>{nameOf(snapshot, chair.seat)}</bdi>
            <Instead snapshot={snapshot} seat={chair.seat} />
            {chair.kind === "bot" && <Offer viewer={viewer} chair={chair} />}
          </li>
        ))}
      </ul>
      {snapshot.chairs.some(({ offered }) => offered) && (
        <>
          <p class="note">{say("start-offered-note")}</p>
          <Invite table={viewer.table} />
        </>
      )}
    </section>
  );
}

/** A button that asks the server for something about a seat; one thing at a time. */
function Act(
  { name, kind, work, pressed, done, children }: {
    name: string;
    kind: string;
    work(): Promise<unknown>;
    pressed?: boolean;
    done?(): void;
    children: ComponentChildren;
  },
) {
  return (
    <button
      type="button"
      class={`btn ${kind}`}
      data-act={name}
      aria-pressed={pressed}
      disabled={acting.value}
      onClick={() => attempt(work).then(done)}
    >
      {children}
    </button>
  );
}

function Instead({ snapshot, seat }: { snapshot: Snapshot; seat: number }) {
  const text = absenceOf(snapshot, seat);
  return text ? <span class="chip">{text}</span> : null;
}

function Offer({ viewer, chair: { seat, offered } }: { viewer: ViewerClient; chair: Chair }) {
  const work = () => request(`/api/tables/${viewer.table}/offer`, { seat, on: !offered }, viewer.token!);
  return (
    <Act name="offer" kind="btn--low" pressed={offered} work={work}>
      {say(offered ? "start-withdraw" : "start-offer")}
    </Act>
  );
}

function SitDown({ table, seat }: { table: string; seat: number }) {
  const work = () => sitDown(table, [{ seat, name: ownName() }]);
  return <Act name="sit" kind="btn--go btn--low" work={work}>{say("start-sit")}</Act>;
}

function TakeBack({ table, token }: { table: string; token: string }) {
  const work = () => request(`/api/tables/${table}/take-back`, {}, token);
  return <Act name="take-back" kind="btn--go btn--low" work={work}>{say("start-take-back")}</Act>;
}

function GiveToBot({ table, token, seat }: { table: string; token: string; seat: number }) {
  return (
    <Act name="hand-over" kind="" work={() => handOver(table, seat, defaultBot(), token)}>
      <Symbol name="ui-bot" />
      {say("start-let-bot-play")}
    </Act>
  );
}

interface LeaveProps {
  table: string;
  /** Of all seats that this device holds there. */
  tokens: readonly string[];
  done?(): void;
}

/** Leave a running game: a bot goes on. The seats stay ours, and can be taken back. */
export function Leave({ table, tokens, done }: LeaveProps) {
  async function leave(): Promise<void> {
    for (const token of tokens) await request(`/api/tables/${table}/leave`, { mind: defaultBot() }, token);
  }
  return <Act name="leave" kind="btn--quiet" work={leave} {...(done ? { done } : {})}>{say("start-leave")}</Act>;
}
