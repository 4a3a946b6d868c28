// The saved games with dates and names, and the statistics over them.
import { preferences } from "../../client/preferences.ts";
import type { GameStatistics, KeptPad } from "../../client/types.ts";
import { ConfirmButton } from "../../components/ConfirmButton.tsx";
import { Symbol } from "../../components/Symbol.tsx";
import { formatNumber } from "../../i18n/numbers.ts";
import { say } from "../../i18n/texts.ts";
import { game, isAtRisk } from "./pad.ts";
import { history, historyId, openKept, removeKept } from "./tally.ts";

export function History() {
  const pads = history.value?.pads.filter((kept) => kept.game === game.value.name) ?? [];
  const found = history.value?.statistics.find((one) => one.game === game.value.name);
  const address = `/api/scores/${historyId.value}/export`;
  return (
    <section class="kept noprint" aria-label={say("score-history")}>
      <div class="row spread">
        <div>
          <h2>{say("score-history")}</h2>
          <p class="note">{say(historyId.value === "home" ? "score-history-home" : "score-history-note")}</p>
        </div>
        {pads.length > 0 && (
          <p class="row">
            <a class="btn" href={`${address}.csv?lang=${preferences.value.language}`} download>{say("score-csv")}</a>
            <a class="btn" href={`${address}.json`} download>{say("score-json")}</a>
          </p>
        )}
      </div>
      {pads.length === 0 && <p class="note">{say("score-history-empty")}</p>}
      <ul class="kept__list">{pads.map((kept) => <Kept key={kept.id} kept={kept} />)}</ul>
      {found && <Statistics found={found} />}
    </section>
  );
}

function Kept({ kept }: { kept: KeptPad }) {
  const show = () => {
    openKept(kept);
    document.getElementById("decision")?.focus();
    scrollTo(0, 0);
  };
  const order = [...kept.results].sort((a, b) => a.place - b.place);
  return (
    <li class="panel">
      <time dateTime={kept.date}>{dateOf(kept.date)}</time>
      <span class="kept__who">
        {order.map(({ name, total, place }, at) => (
          <span key={at} class={place === 1 ? "chip chip--lamp" : "chip"}>
            {name} <b>{total}</b>
          </span>
        ))}
      </span>
      <ConfirmButton act="open" question={isAtRisk() ? say("score-sure") : ""} onSure={show}>
        {say("score-open-pad")}
      </ConfirmButton>
      <ConfirmButton act="remove" question={say("score-remove-sure")} onSure={() => void removeKept(kept.id)}>
        <Symbol name="ui-close" />
        {say("score-remove-pad")}
      </ConfirmButton>
    </li>
  );
}

function Statistics({ found }: { found: GameStatistics }) {
  return (
    <div class="facts facts--pad">
      <section class="panel">
        <h2>{say("score-bests")}</h2>
        <ol class="bests">
          {found.bests.map(({ id, name, total, date, lower }, at) => (
            <li key={`${id} ${at}`}>
              <b>{total}</b> {name}{" "}
              <span class="note">{dateOf(date)}, {say("score-beats", { percent: formatNumber(lower, 1) })}</span>
            </li>
          ))}
        </ol>
      </section>
      <section class="panel">
        <h2>{say("score-statistics")}</h2>
        <p class="note">
          {say("score-statistics-line", { games: found.games, average: formatNumber(found.average, 1) })}
        </p>
        <table class="stats">
          <thead>
            <tr>
              {HEADS.map((key, at) => <th key={key} scope="col" class={at ? "n" : ""}>{say(key)}</th>)}
            </tr>
          </thead>
          <tbody>
            {found.players.map((player) => (
              <tr key={player.name}>
                <th scope="row">{player.name}</th>
                <td>{player.games}</td>
                <td>{player.wins}</td>
                <td>{player.best}</td>
                <td>{formatNumber(player.average, 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

const HEADS = ["score-csv-name", "score-head-games", "score-head-wins", "score-head-best", "score-head-average"];

function dateOf(date: string): string {
  return new Date(`${date}T12:00:00`).toLocaleDateString(preferences.value.language, { dateStyle: "medium" });
}
