// The seats of a running game in the settings: who sits where, and bots' seats that can be offered to people.
import { request } from "../../client/requests.ts";
import type { Chair, Snapshot } from "../../client/types.ts";
import type { ViewerClient } from "../../client/viewerClient.ts";
import { Invite } from "../../components/Invite.tsx";
import { nameOf, SeatMark } from "../../components/seats.tsx";
import { say } from "../../i18n/texts.ts";
import { absenceOf } from "../../layout/absence.ts";
import { SeatButton } from "../../layout/SeatButton.tsx";

/** The seats of a running game: players can offer bots' seats to people who come by the link. */
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
            <Absence snapshot={snapshot} seat={chair.seat} />
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

function Absence({ snapshot, seat }: { snapshot: Snapshot; seat: number }) {
  const text = absenceOf(snapshot, seat);
  return text ? <span class="chip">{text}</span> : null;
}

function Offer({ viewer, chair: { seat, offered } }: { viewer: ViewerClient; chair: Chair }) {
  const work = () => request(`/api/tables/${viewer.table}/offer`, { seat, on: !offered }, viewer.token!);
  return (
    <SeatButton name="offer" kind="btn--low" pressed={offered} work={work}>
      {say(offered ? "start-withdraw" : "start-offer")}
    </SeatButton>
  );
}
