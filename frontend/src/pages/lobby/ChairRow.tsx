// One seat of a table before its game: who sits there, or how to take it.
import { useState } from "preact/hooks";
import { freeName } from "../../client/playerName.ts";
import { preferences } from "../../client/preferences.ts";
import { defaultBot, offers, sitDown } from "../../client/tables.ts";
import type { Chair, Snapshot } from "../../client/types.ts";
import type { ViewerClient } from "../../client/viewerClient.ts";
import { BotChoice } from "../../components/BotChoice.tsx";
import { SHAPES } from "../../components/seats.tsx";
import { Symbol } from "../../components/Symbol.tsx";
import { botName } from "../../i18n/bots.ts";
import { say } from "../../i18n/texts.ts";
import { attempt, handOver, standUp } from "../../layout/seatActions.ts";

interface ChairRowProps {
  table: string;
  snapshot: Snapshot;
  chair: Chair;
  /** The viewers of the seats that this device holds. */
  mine: readonly ViewerClient[];
}

export function ChairRow({ table, snapshot, chair, mine }: ChairRowProps) {
  const [filling, setFilling] = useState<"person" | "bot" | null>(null);
  const own = mine.find(({ seat }) => seat === chair.seat);
  const free = chair.kind === "open";
  const colour = say(`seat-${chair.seat + 1}`);
  const kept = free && chair.name !== colour;
  return (
    <article
      class={`panel seat seat-${chair.seat + 1} ${free ? "seat--open" : ""}`}
      data-seat={chair.seat}
      data-chair={chair.kind}
    >
      <Symbol name={`seat-${SHAPES[chair.seat]}`} class="shape" />
      <div>
        <h3>
          <bdi>{free ? kept ? say("start-kept", { name: chair.name }) : say("start-free-seat") : chair.name}</bdi>
        </h3>
        <p class="note">{who(chair, own !== undefined, kept)}</p>
      </div>
      <Mark chair={chair} />
      {own && (
        <p class="wide row">
          <button
            type="button"
            class="btn btn--quiet"
            data-act="stand"
            onClick={() => attempt(() => standUp(table, chair.seat, own.token!))}
          >
            {say(mine.length > 1 ? "start-stand-name" : "start-stand", { name: chair.name })}
          </button>
        </p>
      )}
      {free && filling === null && (
        <p class="wide row">
          {mine.length === 0
            ? (
              <button
                type="button"
                class="btn btn--go"
                data-act="sit"
                onClick={() => attempt(() => sitDown(table, [{ seat: chair.seat, name: preferences.value.name }]))}
              >
                {say("start-sit")}
              </button>
            )
            : (
              <>
                <button type="button" class="btn" data-act="bot" onClick={() => setFilling("bot")}>
                  <Symbol name="ui-bot" />
                  {say("start-let-bot")}
                </button>
                <button type="button" class="btn btn--quiet" data-act="here" onClick={() => setFilling("person")}>
                  <Symbol name="ui-person" />
                  {say("start-sit-here-too")}
                </button>
              </>
            )}
        </p>
      )}
      {free && filling === "bot" && (
        <FillWithBot
          game={snapshot.game}
          colour={colour}
          done={() => setFilling(null)}
          fill={(mind) => attempt(() => handOver(table, chair.seat, mind, mine[0]!.token!))}
        />
      )}
      {free && filling === "person" && (
        <FillWithPerson
          taken={snapshot.chairs.map(({ name }) => name)}
          done={() => setFilling(null)}
          fill={(name) => attempt(() => sitDown(table, [{ seat: chair.seat, name }]))}
        />
      )}
    </article>
  );
}

function who(chair: Chair, own: boolean, kept: boolean): string {
  if (chair.kind === "bot") return say("start-chair-bot", { bot: botName(chair.mind) });
  if (chair.kind === "open") return say(kept ? "start-chair-kept" : "start-chair-free");
  return say(own ? "start-you-here" : "start-chair-other");
}

function Mark({ chair }: { chair: Chair }) {
  if (chair.kind === "open") return <span class="chip">{say("start-waiting")}</span>;
  if (!chair.present) return <span class="chip">{say("start-away")}</span>;
  return (
    <span class="chip chip--good">
      <Symbol name="ui-check" />
      {say("start-here")}
    </span>
  );
}

interface FillWithBotProps {
  game: string;
  colour: string;
  fill(mind: string): void;
  done(): void;
}

/** Choose the bot for a seat. */
function FillWithBot({ game, colour, fill, done }: FillWithBotProps) {
  const [mind, setMind] = useState(defaultBot());
  return (
    <div class="wide fill">
      {(offers.value?.bots.length ?? 0) > 1 && (
        <BotChoice game={game} name="fill-bot" seat={colour} mind={mind} choose={setMind} />
      )}
      <p class="row">
        <button type="button" class="btn" data-act="seat-bot" onClick={() => fill(mind)}>{say("start-seat-it")}</button>
        <button type="button" class="btn btn--quiet" onClick={done}>{say("start-never-mind")}</button>
      </p>
    </div>
  );
}

/** Add another person who shares this device. */
function FillWithPerson(props: { taken: readonly string[]; fill(name: string): void; done(): void }) {
  const [name, setName] = useState(() => freeName(props.taken));
  return (
    <form
      class="wide fill"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.fill(name);
      }}
    >
      <div class="field">
        <label for="other-name">{say("start-their-name")}</label>
        <input
          id="other-name"
          value={name}
          maxLength={96}
          autocomplete="off"
          spellcheck={false}
          dir="auto"
          ref={(input) => void (input && document.activeElement === document.body && input.focus())}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </div>
      <p class="row">
        <button type="submit" class="btn">{say("start-sit")}</button>
        <button type="button" class="btn btn--quiet" onClick={props.done}>{say("start-never-mind")}</button>
      </p>
    </form>
  );
}
