// After a game: a rematch, a replay, the record, or leaving.
import { useState } from "preact/hooks";
import { keepSeats } from "../client/heldSeats.ts";
import { nonce, Refusal, request } from "../client/requests.ts";
import type { Session } from "../client/session.ts";
import { startGame } from "../client/tables.ts";
import type { Joined, Snapshot } from "../client/types.ts";
import { Symbol } from "../components/Symbol.tsx";
import { errorText } from "../i18n/errors.ts";
import { say } from "../i18n/texts.ts";
import type { TableProps } from "./currentGame.ts";
import { followLink, navigate } from "./route.ts";

export function AfterGame({ session, snapshot }: TableProps) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  async function again(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    try {
      navigate(`/table/${await rematch(session)}`);
    } catch (error) {
      setTrouble(errorText(error));
      setBusy(false);
    }
  }
  return (
    <section class="after" aria-label={say("start-after")}>
      {snapshot.rematch !== null && <p class="after__news" role="status">{say("start-rematch-open")}</p>}
      <p class="row">
        {!session.isWatching && (
          <button
            type="button"
            class={busy ? "btn btn--wait" : "btn btn--go"}
            data-act="rematch"
            aria-disabled={busy}
            onClick={again}
          >
            <Symbol name="ui-play" />
            {say(snapshot.rematch !== null ? "start-rematch-join" : "start-rematch")}
          </button>
        )}
        <a class="btn" href={`/replay/${session.table}`} onClick={followLink}>
          <Symbol name="ui-replay" />
          {say("start-replay-long")}
        </a>
        <a
          class="btn"
          data-act="record"
          href={`/api/tables/${session.table}/record`}
          download={`dvergar-${snapshot.game}-${session.table.slice(0, 6)}.json`}
        >
          <Symbol name="ui-log" />
          {say("start-record")}
        </a>
        <a class="btn btn--quiet" href="/" onClick={followLink}>{say("start-to-start")}</a>
      </p>
      {trouble !== null && (
        <p class="why" role="alert">
          <Symbol name="ui-alert" /> {trouble}
        </p>
      )}
    </section>
  );
}

/** Open the rematch, or find it if it is already open, and take the seats reserved for this device. */
async function rematch(session: Session): Promise<string> {
  const tokens = session.viewers.map(({ token }) => token!);
  const { table } = await request<{ table: string }>(`/api/tables/${session.table}/rematch`, {}, tokens[0]);
  let token: string | null = null;
  for (const old of tokens) token = await claim(table, old) ?? token;
  // If only bots are left, nobody has to be waited for.
  const state = await request<Snapshot>(`/api/tables/${table}`);
  const taken = state.chairs.every(({ kind }) => kind !== "open");
  if (token !== null && state.phase === "open" && taken) await startGame(table, token);
  return table;
}

/** Take a reserved seat; null if somebody else has it, or the game has started. */
async function claim(table: string, old: string): Promise<string | null> {
  try {
    const joined = await request<Joined>(`/api/tables/${table}/claim`, { nonce: nonce() }, old);
    keepSeats(table, joined.seats);
    return joined.seats[0]!.token;
  } catch (error) {
    if (error instanceof Refusal && (error.status === 409 || error.status === 403)) return null;
    throw error;
  }
}
