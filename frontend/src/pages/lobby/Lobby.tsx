// A table before its game: who sits where, how others join, and the start once everybody is there.
import { useEffect } from "preact/hooks";
import { useOwnName } from "../../client/playerName.ts";
import { loadOffers, startGame } from "../../client/tables.ts";
import { Invite } from "../../components/Invite.tsx";
import { NameField } from "../../components/NameField.tsx";
import { Symbol } from "../../components/Symbol.tsx";
import { say } from "../../i18n/texts.ts";
import type { TableProps } from "../../layout/currentGame.ts";
import { PageTopBar } from "../../layout/PageTopBar.tsx";
import { attempt, isBusy, refusalText } from "../../layout/seatActions.ts";
import { Panels } from "../panels/Panels.tsx";
import { ChairRow } from "./ChairRow.tsx";
import { TableOptions } from "./TableOptions.tsx";

export function Lobby({ session, viewer, snapshot }: TableProps) {
  const { table } = session;
  const mine = session.isWatching ? [] : session.viewers;
  const free = snapshot.chairs.filter(({ kind }) => kind === "open").length;
  useEffect(() => {
    void loadOffers().catch(() => undefined);
    return () => void (refusalText.value = null);
  }, []);
  useOwnName();
  return (
    <>
      <PageTopBar note={say("start-before")} back />
      <main class="page page--setup page--lobby" id="decision" tabIndex={-1} data-phase="open">
        <h1>{say("start-lobby-title", { game: say(`game-${snapshot.game}`) })}</h1>
        <p class="note">{say(mine.length ? "start-lobby-note" : free ? "start-lobby-guest" : "start-lobby-full")}</p>
        {mine.length === 0 && free > 0 && <NameField id="me" />}
        {refusalText.value !== null && (
          <p class="panel trouble gapt" role="alert">
            <Symbol name="ui-alert" /> {refusalText.value}
          </p>
        )}
        <div class="setup gapt">
          <section aria-labelledby="seats">
            <h2 id="seats">
              {say("start-seats")}{" "}
              <span class="note">
                {say("start-seats-taken", { count: snapshot.chairs.length - free, most: snapshot.chairs.length })}
              </span>
            </h2>
            {snapshot.chairs.map((chair) => (
              <ChairRow key={chair.seat} table={table} snapshot={snapshot} chair={chair} mine={mine} />
            ))}
          </section>
          <section aria-labelledby="invite">
            {free > 0 && (
              <>
                <h2 id="invite">{say("start-invite")}</h2>
                <Invite table={table} />
              </>
            )}
            {mine.length > 0 && (
              <p class="gapt">
                <button
                  type="button"
                  class={`btn wideb ${free === 0 && !isBusy.value ? "btn--go" : "btn--wait"}`}
                  data-act="start"
                  aria-disabled={free > 0 || isBusy.value}
                  onClick={() => free === 0 && attempt(() => startGame(table, mine[0]!.token!))}
                >
                  {free > 0 ? say("start-missing-people", { count: free }) : say("start-begin")}
                </button>
              </p>
            )}
            {mine.length > 0 && <p class="note gapt">{say("start-open-note")}</p>}
            <TableOptions snapshot={snapshot} />
          </section>
        </div>
      </main>
      <Panels game={snapshot.game} table={{ viewer, snapshot }} />
    </>
  );
}
