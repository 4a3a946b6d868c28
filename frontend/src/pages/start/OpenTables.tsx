// Tables of other people that everybody may join.
import { signal } from "@preact/signals";
import { heldSeats } from "../../client/heldSeats.ts";
import { request } from "../../client/requests.ts";
import type { OpenTable } from "../../client/types.ts";
import { Symbol } from "../../components/Symbol.tsx";
import { findGame } from "../../games/index.ts";
import { clockText } from "../../i18n/clocks.ts";
import { listNames } from "../../i18n/list.ts";
import { say } from "../../i18n/texts.ts";
import { followLink } from "../../layout/route.ts";

const openTables = signal<readonly OpenTable[]>([]);

/** Load the open tables. */
export async function loadOpenTables(): Promise<void> {
  openTables.value = (await request<{ tables: OpenTable[] }>("/api/tables")).tables;
}

export function OpenTables() {
  const others = openTables.value.filter(({ table, chairs }) =>
    !(table in heldSeats.value) && chairs.some(({ kind }) => kind === "open")
  );
  if (others.length === 0) return null;
  return (
    <section class="running" aria-labelledby="open">
      <h2 id="open">{say("start-open-tables")}</h2>
      <ul class="tables">
        {others.map((table) => {
          const here = table.chairs.filter(({ kind }) => kind !== "open").map(({ name }) => String(name));
          const game = say(`game-${table.game}`);
          return (
            <li class="panel" key={table.table}>
              <Symbol name={findGame(table.game)?.symbols.table ?? "mark"} class="tico" />
              <div class="grow">
                <h3>
                  {here.length
                    ? say("start-table-with", { game, names: listNames(here) })
                    : say("start-table-plain", { game })}
                </h3>
                <p class="note">
                  {say("start-free", { count: table.chairs.length - here.length })} {clockText(table.clock)}
                </p>
              </div>
              <a class="btn" href={`/table/${table.table}`} onClick={followLink}>{say("start-join")}</a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
