// My tables: where I have to decide, where others do, and finished games.
import { useState } from "preact/hooks";
import { heldSeats } from "../../client/heldSeats.ts";
import type { MyTable } from "../../client/types.ts";
import { Symbol } from "../../components/Symbol.tsx";
import { findGame } from "../../games/index.ts";
import { listNames } from "../../i18n/list.ts";
import { hasMessage, say } from "../../i18n/texts.ts";
import { followLink } from "../../layout/route.ts";
import { LeaveButton } from "./LeaveButton.tsx";
import { loadOwnTables, type OwnTable, ownTables } from "./ownTables.ts";

/** Finished games shown at first. */
const FEW = 2;

export function MyTables() {
  const [all, setAll] = useState(false);
  const tables = ownTables.value ?? [];
  if (tables.length === 0) return null;
  const over = tables.filter(({ table }) => table.phase === "over");
  const shown = all ? tables : tables.filter((one) => !over.includes(one) || over.indexOf(one) < FEW);
  return (
    <section class="running" aria-labelledby="mine">
      <h2 id="mine">{say("start-mine")}</h2>
      <ul class="tables">
        {shown.map((one) => <Row key={one.table.table} own={one} />)}
      </ul>
      {shown.length < tables.length && (
        <button type="button" class="btn btn--quiet gapt" onClick={() => setAll(true)}>
          {say("start-more-over", { count: tables.length - shown.length })}
        </button>
      )}
    </section>
  );
}

function Row({ own: { table, seats: mine } }: { own: OwnTable }) {
  const over = table.phase === "over";
  return (
    <li class="panel" data-table-row={table.table}>
      <Symbol name={findGame(table.game)?.symbols.table ?? "mark"} class="tico" />
      <div class="grow">
        <h3>{title(table, mine)}</h3>
        <p class="note">
          {standing(table, mine)} {!over && mine.some(({ asked }) => asked) && <b class="lampt">{awaited(mine)}</b>}
        </p>
        <Leaving table={table} mine={mine} />
      </div>
      {over && (
        <a class="btn" href={`/replay/${table.table}`} onClick={followLink}>
          <Symbol name="ui-replay" />
          {say("start-replay")}
        </a>
      )}
      <a class="btn" href={`/table/${table.table}`} onClick={followLink}>
        {say(over ? "start-result" : "start-go-on")}
      </a>
    </li>
  );
}

/** Lets a bot play for us at a table where others wait; the seat stays ours. */
function Leaving({ table, mine }: { table: MyTable; mine: readonly MyTable[] }) {
  const others = table.chairs.some(({ seat, kind }) => kind === "human" && !mine.some((one) => one.seat === seat));
  const playing = mine.filter(({ seat }) => !table.chairs[seat]?.mind);
  const held = (heldSeats.value[table.table] ?? []).filter(({ seat }) => playing.some((one) => one.seat === seat));
  if (table.phase !== "running" || !others || held.length === 0) return null;
  return (
    <p class="leaving">
      <LeaveButton table={table.table} tokens={held.map(({ token }) => token)} done={loadOwnTables} />
    </p>
  );
}

/** The title of a table with its players: «… with Red and Green», «… against Andvéttr». */
function title(table: MyTable, mine: readonly MyTable[]): string {
  const game = say(`game-${table.game}`);
  const solo = table.options["solo"];
  if (typeof solo === "string" && solo !== "none") {
    return say("start-table-against", { game, name: say(`opponent-${solo}`) });
  }
  const others = table.chairs.filter(({ seat }) => !mine.some((one) => one.seat === seat));
  const known = others.filter(({ kind }) => kind !== "open").map(({ name }) => String(name));
  return known.length ? say("start-table-with", { game, names: listNames(known) }) : say("start-table-plain", { game });
}

function standing(table: MyTable, mine: readonly MyTable[]): string {
  if (table.phase === "open") {
    const count = table.chairs.filter(({ kind }) => kind === "open").length;
    return say("start-waits", { count });
  }
  if (table.phase === "over") {
    const best = table.scores?.filter(({ place }) => place === 1).map(({ seat }) => seat) ?? [];
    const won = mine.some(({ seat }) => best.includes(seat));
    const points = table.scores?.find(({ seat }) => seat === table.seat)?.total ?? 0;
    return say(won ? "start-won" : "start-over", { points, shared: best.length > 1 ? "yes" : "no" });
  }
  const bot = mine.some(({ seat }) => table.chairs.some((chair) => chair.seat === seat && chair.mind));
  return say(bot ? "start-bot-plays" : `start-moment-${table.game}`, table.moment);
}

/** The current decision, and whose it is if several people sit at this device. */
function awaited(mine: readonly MyTable[]): string {
  const asked = mine.filter((one) => one.asked);
  if (mine.length > 1) {
    const names = asked.map(({ chairs, seat }) => String(chairs[seat]?.name));
    return say("start-asked-names", { names: listNames(names), count: names.length });
  }
  const key = `start-asked-${asked[0]?.kind}`;
  return say(hasMessage(key) ? key : "start-asked");
}
