// One game on the start page: its scene, the opponents, and Play.
import { useState } from "preact/hooks";
import { lastChoices, levelKey, pickedBot, rememberChoice } from "../../client/lastChoices.ts";
import { ownName } from "../../client/playerName.ts";
import { offers, openTable } from "../../client/tables.ts";
import type { Offer } from "../../client/types.ts";
import { RadioChoice } from "../../components/RadioChoice.tsx";
import { Symbol } from "../../components/Symbol.tsx";
import { findGame } from "../../games/index.ts";
import { botName } from "../../i18n/bots.ts";
import { say } from "../../i18n/texts.ts";
import { followLink, navigate } from "../../layout/route.ts";
import { defaultOpponents, opponentChoices, type Opponents, tableRequest } from "./opponents.ts";

interface GameCardProps {
  offer: Offer;
  /** Called with an error; with `null` when something is tried again. */
  failed(error: unknown): void;
}

export function GameCard({ offer, failed }: GameCardProps) {
  const [busy, setBusy] = useState(false);
  const all = opponentChoices(offer);
  const against = all.find(({ key }) => key === lastChoices.value[offer.name]) ??
    all.find(({ key }) => key === defaultOpponents(offer)) ?? all[0]!;
  const Scene = findGame(offer.name)?.StartScene;
  async function play(): Promise<void> {
    if (busy) return;
    setBusy(true);
    failed(null);
    try {
      navigate(`/table/${await openTable(tableRequest(offer, against, ownName()))}`);
    } catch (error) {
      failed(error);
      setBusy(false);
    }
  }
  return (
    <article class="panel game" data-game={offer.name}>
      {Scene && (
        <div class="game__art">
          <Scene />
        </div>
      )}
      <div class="game__b">
        <div>
          <h2>{say(`game-${offer.name}`)}</h2>
          <p class="note">{say(`start-${offer.name}`)}</p>
        </div>
        <RadioChoice
          legend={say("start-against")}
          name={`against-${offer.name}`}
          value={against.key}
          options={all.map((one, index) => ({
            value: one.key,
            text: <Name game={offer.name} against={one} />,
            apart: one.solo === undefined && all[index - 1]?.solo !== undefined,
          }))}
          choose={(key) => rememberChoice(offer.name, key)}
        />
        <div class="game__how">
          {against.bots > 0 && <Strength game={offer.name} />}
          <p class="note" aria-live="polite">{against.note}</p>
        </div>
        <div class="row">
          <button
            type="button"
            class={busy ? "btn btn--wait" : "btn btn--go"}
            data-act="play"
            aria-disabled={busy}
            onClick={play}
          >
            <Symbol name="ui-play" />
            {say(busy ? "start-opening" : "start-play")}
          </button>
          <a class="btn" href={`/setup/${offer.name}`} onClick={followLink}>{say("start-setup")}</a>
        </div>
      </div>
    </article>
  );
}

/** The level of the bots. */
function Strength({ game }: { game: string }) {
  return (
    <label class="field">
      <span>{say("start-strength")}</span>
      <select
        name={`strength-${game}`}
        value={pickedBot(game)}
        onChange={(event) => rememberChoice(levelKey(game), event.currentTarget.value)}
      >
        {offers.value?.bots.map((bot) => <option key={bot} value={bot}>{botName(bot)}</option>)}
      </select>
    </label>
  );
}

/** The name of the opponents; a beaten opponent of the ladder has a mark. */
function Name({ game, against }: { game: string; against: Opponents }) {
  const beaten = against.solo !== undefined && findGame(game)?.isBeaten(against.solo);
  return (
    <>
      {beaten && <Symbol name="ui-check" />}
      {against.text}
      {beaten && <span class="vh">{say("start-beaten")}</span>}
    </>
  );
}
