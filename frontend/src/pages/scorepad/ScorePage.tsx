// The score pad: for a game with real cards. People enter what they hold, the server adds it up.
import { useEffect } from "preact/hooks";
import { preferences } from "../../client/preferences.ts";
import { ConfirmButton } from "../../components/ConfirmButton.tsx";
import { Symbol } from "../../components/Symbol.tsx";
import { findGame, GAMES } from "../../games/index.ts";
import { say } from "../../i18n/texts.ts";
import { PageTopBar } from "../../layout/PageTopBar.tsx";
import { followLink, navigate } from "../../layout/route.ts";
import { Panels } from "../panels/Panels.tsx";
import { History } from "./History.tsx";
import { addPlayer, change, changed, game, isAtRisk, mayAdd, pad, playAgainst } from "./pad.ts";
import { PadGrid } from "./PadGrid.tsx";
import { Result } from "./Result.tsx";
import { addUp, historyId, keepPad, newSheet, openHistory, showDemo, trouble } from "./tally.ts";

export function ScorePage({ game: wanted }: { game: string }) {
  const chosen = findGame(wanted);
  useEffect(() => {
    if (chosen) game.value = chosen;
    else navigate(`/score/${GAMES[0].name}`, true);
  }, [chosen]);
  useEffect(addUp, []);
  useEffect(() => void openHistory(), [preferences.value.language]);
  if (chosen !== game.value) return null;
  return (
    <>
      <PageTopBar note={say("score-pad-title")} back />
      <main class="page page--pad" id="decision" tabIndex={-1}>
        <div class="row spread pad__head">
          <div>
            <h1 class="big">{say("score-pad-title")}</h1>
            <p class="note noprint">{say("score-about")}</p>
            <p class="printed">{say(`game-${game.value.name}`)}</p>
          </div>
          <Choosing />
        </div>
        {trouble.value && (
          <p class="panel trouble" role="alert">
            <Symbol name="ui-alert" /> {trouble.value}
          </p>
        )}
        <PadGrid />
        <SheetButtons />
        <Result />
        <History />
      </main>
      <Panels game={game.value.name} />
    </>
  );
}

/** The choice of game, date and opponent. */
function Choosing() {
  const { opponents } = game.value.scorepad;
  return (
    <div class="row pad__choose">
      <nav class="row noprint" aria-label={say("score-csv-game")}>
        {GAMES.map((one) => (
          <a
            key={one.name}
            class={`btn ${one === game.value ? "tab--on" : ""}`}
            href={`/score/${one.name}`}
            aria-current={one === game.value ? "page" : undefined}
            onClick={followLink}
          >
            {say(`game-${one.name}`)}
          </a>
        ))}
      </nav>
      <label class="pad__date">
        <span class="vh">{say("score-date-label")}</span>
        <input type="date" value={pad.value.date} onChange={(event) => change({ date: event.currentTarget.value })} />
      </label>
      {opponents.length > 0 && (
        <label class="pad__date noprint">
          <span class="vh">{say("score-opponent")}</span>
          <select value={pad.value.solo} onChange={(event) => playAgainst(event.currentTarget.value)}>
            {opponents.map((one) => (
              <option key={one} value={one}>
                {one === "none" ? say("score-against-none") : say(`opponent-${one}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {mayAdd() && (
        <button type="button" class="btn noprint" data-act="add" onClick={addPlayer}>
          <Symbol name="ui-plus" />
          {say("score-add-player")}
        </button>
      )}
    </div>
  );
}

/** The buttons below the sheet. */
function SheetButtons() {
  const kept = pad.value.id !== null;
  const risk = isAtRisk() ? say("score-sure") : "";
  return (
    <div class="row pad__deeds noprint">
      <button
        type="button"
        data-act="keep"
        class={kept && !changed.value ? "btn" : "btn btn--go"}
        disabled={!historyId.value || (kept && !changed.value)}
        onClick={() => void keepPad()}
      >
        <Symbol name="ui-check" />
        {say(kept ? changed.value ? "score-keep-again" : "score-kept" : "score-keep")}
      </button>
      <button type="button" class="btn" data-act="print" onClick={() => print()}>
        <Symbol name="ui-file" />
        {say("score-print")}
      </button>
      <ConfirmButton act="demo" question={risk} onSure={() => void showDemo()}>
        {say(game.value.scorepad.demoMessage)}
      </ConfirmButton>
      <ConfirmButton act="new" question={risk} onSure={newSheet}>{say("score-clear")}</ConfirmButton>
    </div>
  );
}
