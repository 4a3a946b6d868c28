// A strip above the table: a bot for an absent player, the own seat back, an offered seat.
import { ownName } from "../../client/playerName.ts";
import { request } from "../../client/requests.ts";
import { defaultBot, sitDown } from "../../client/tables.ts";
import { nameOf, SeatMark } from "../../components/seats.tsx";
import { Symbol } from "../../components/Symbol.tsx";
import { say } from "../../i18n/texts.ts";
import type { TableProps } from "../../layout/currentGame.ts";
import { handOver, refusalText } from "../../layout/seatActions.ts";
import { SeatButton } from "../../layout/SeatButton.tsx";

/** A strip above the table, shown only if something can be done about a seat. */
export function SeatStrip({ session, viewer, snapshot }: TableProps) {
  if (snapshot.phase !== "running") return null;
  const away = snapshot.may.hand_over;
  const stood = session.viewers.filter((one) => one.seat !== null && snapshot.chairs[one.seat]?.mind && one.token);
  const offered = viewer.token ? [] : snapshot.chairs.filter((chair) => chair.offered);
  if (away.length + stood.length + offered.length === 0 && refusalText.value === null) return null;
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
      {refusalText.value !== null && <p class="why" role="alert">{refusalText.value}</p>}
    </aside>
  );
}

function SitDown({ table, seat }: { table: string; seat: number }) {
  const work = () => sitDown(table, [{ seat, name: ownName() }]);
  return <SeatButton name="sit" kind="btn--go btn--low" work={work}>{say("start-sit")}</SeatButton>;
}

function TakeBack({ table, token }: { table: string; token: string }) {
  const work = () => request(`/api/tables/${table}/take-back`, {}, token);
  return <SeatButton name="take-back" kind="btn--go btn--low" work={work}>{say("start-take-back")}</SeatButton>;
}

function GiveToBot({ table, token, seat }: { table: string; token: string; seat: number }) {
  return (
    <SeatButton name="hand-over" kind="" work={() => handOver(table, seat, defaultBot(), token)}>
      <Symbol name="ui-bot" />
      {say("start-let-bot-play")}
    </SeatButton>
  );
}
