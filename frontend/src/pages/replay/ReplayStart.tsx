// The choice of a replay: a finished table of this device, or a record from a file.
import { useEffect, useState } from "preact/hooks";
import { heldSeats } from "../../client/heldSeats.ts";
import { Refusal, request } from "../../client/requests.ts";
import type { Joined, MyTable } from "../../client/types.ts";
import { Symbol } from "../../components/Symbol.tsx";
import { findGame } from "../../games/index.ts";
import { listNames } from "../../i18n/list.ts";
import { say } from "../../i18n/texts.ts";
import { PlainTopBar } from "../../layout/PlainTopBar.tsx";
import { followLink, navigate } from "../../layout/route.ts";

export function ReplayStart() {
  const [mine, setMine] = useState<MyTable[]>([]);
  useEffect(() => {
    const held = Object.entries(heldSeats.value).flatMap(([table, own]) => own.map(({ token }) => ({ table, token })));
    request<{ tables: MyTable[] }>("/api/mine", { seats: held.slice(-100) })
      .then(({ tables }) => setMine(once(tables.filter(({ phase }) => phase !== "open"))))
      .catch(() => setMine([]));
  }, []);
  return (
    <>
      <PlainTopBar />
      <main class="page replays" id="decision" tabIndex={-1}>
        <h1>{say("replay-title")}</h1>
        <p>{say("replay-intro")}</p>
        <OpenRecord />
        {mine.length > 0 && (
          <section>
            <h2>{say("replay-mine")}</h2>
            <ul class="replays__list">
              {mine.map(({ table, game, phase, chairs }) => (
                <li key={table} class="panel">
                  <Symbol name={findGame(game)?.symbols.replay ?? "mark"} class="" />
                  <span>
                    <b>{say(`game-${game}`)}</b>
                    <span class="note">{listNames(chairs.map((chair) => String(chair["name"])))}</span>
                  </span>
                  <a class="btn" href={`/replay/${table}`} onClick={followLink}>
                    <Symbol name="ui-replay" />
                    {say(phase === "over" ? "panel-replay" : "panel-step-back")}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </>
  );
}

/** List each table once, since a device may hold several of its seats. */
function once(tables: MyTable[]): MyTable[] {
  return [...new Map(tables.map((one) => [one.table, one])).values()];
}

/** Open a record from a file as an analysis table, where everything is open. */
function OpenRecord() {
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const open = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setTrouble("");
    try {
      const record: unknown = JSON.parse(await file.text());
      const { table } = await request<Joined>("/api/analysis", { record });
      navigate(`/replay/${table}`);
    } catch (error) {
      setTrouble((error instanceof Refusal && error.message) || say("replay-no-record"));
    }
    setBusy(false);
  };
  return (
    <section class="panel replays__open" aria-busy={busy}>
      <Symbol name="ui-file" />
      <div>
        <h2>{say("replay-open")}</h2>
        <p class="note" id="record-note">{say("replay-open-note")}</p>
        {trouble && <p class="dock__trouble" role="alert">{trouble}</p>}
      </div>
      <label class="btn filebtn">
        <input
          type="file"
          accept=".json,application/json"
          aria-describedby="record-note"
          onChange={(event) => void open(event.currentTarget.files?.[0])}
        />
        {say("replay-choose-file")}
      </label>
    </section>
  );
}
