// A link that leads nowhere, or to a table that this device may not see.
import { forgetTables, heldSeats } from "../../client/heldSeats.ts";
import type { Refusal } from "../../client/requests.ts";
import { say } from "../../i18n/texts.ts";
import { PageTopBar } from "../../layout/PageTopBar.tsx";
import { followLink } from "../../layout/route.ts";

const FOREIGN = ["server-foreign-token", "server-left"];

export function NoTable({ refusal, table }: { refusal: Refusal; table: string }) {
  const foreign = FOREIGN.includes(refusal.key) && table in heldSeats.value;
  return (
    <>
      <PageTopBar note="" back />
      <main class="page page--setup" id="decision" tabIndex={-1}>
        <h1>{say(foreign ? "start-no-seat" : "web-no-table")}</h1>
        <p class="gapt">{refusal.message}</p>
        <p class="note gapt">{say(foreign ? "start-no-seat-note" : "start-no-table-note")}</p>
        <p class="row gapt">
          {foreign && (
            <button type="button" class="btn btn--go" onClick={() => forgetTables([table])}>
              {say("start-look-on")}
            </button>
          )}
          <a class={foreign ? "btn" : "btn btn--go"} href="/" onClick={followLink}>{say("start-to-start")}</a>
        </p>
      </main>
    </>
  );
}
