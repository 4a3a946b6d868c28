// One seat while a table is being set up: a friend by link, somebody at this device, or a bot.
import { freeName } from "../../client/playerName.ts";
import { BotChoice } from "../../components/BotChoice.tsx";
import { RadioChoice } from "../../components/RadioChoice.tsx";
import { SHAPES } from "../../components/seats.tsx";
import { Symbol } from "../../components/Symbol.tsx";
import { say } from "../../i18n/texts.ts";
import { type Kind, KINDS, type Seat } from "./seats.ts";

const ICONS: Record<Kind, string> = { link: "ui-link", device: "ui-person", bot: "ui-bot" };

interface SeatRowProps {
  game: string;
  seat: Seat;
  number: number;
  names: readonly string[];
  change(seat: Seat): void;
  remove(): void;
}

export function SeatRow({ game, seat, number, names, change, remove }: SeatRowProps) {
  const colour = say(`seat-${number + 1}`);
  function become(kind: Kind): void {
    const name = kind === "device" && !seat.name ? freeName(names) : seat.name;
    change({ ...seat, kind, name });
  }
  return (
    <article class={`panel seat seat-${number + 1}`} data-seat={number}>
      <Symbol name={`seat-${SHAPES[number]}`} class="shape" />
      <div>
        <h3>{say(`start-seat-${seat.kind}`, { seat: colour, name: seat.name })}</h3>
        <p class="note">{say(`start-seat-${seat.kind}-note`)}</p>
      </div>
      <button
        type="button"
        class="btn btn--quiet btn--icon"
        aria-label={say("start-remove", { seat: colour })}
        onClick={remove}
      >
        ×
      </button>
      <RadioChoice
        class="wide kinds"
        legend={say("start-who", { seat: colour })}
        hidden
        name={`kind-${seat.id}`}
        value={seat.kind}
        options={KINDS.map((kind) => ({
          value: kind,
          text: (
            <>
              <Symbol name={ICONS[kind]} />
              {say(`start-kind-${kind}`)}
            </>
          ),
        }))}
        choose={become}
      />
      {seat.kind === "device" && (
        <div class="wide field">
          <label for={`name-${seat.id}`}>{say("start-their-name")}</label>
          <input
            id={`name-${seat.id}`}
            value={seat.name}
            maxLength={96}
            autocomplete="off"
            spellcheck={false}
            dir="auto"
            onInput={(event) => change({ ...seat, name: event.currentTarget.value })}
          />
        </div>
      )}
      {seat.kind === "bot" && (
        <BotChoice
          game={game}
          name={`bot-${seat.id}`}
          seat={colour}
          mind={seat.mind}
          choose={(mind) => change({ ...seat, mind })}
        />
      )}
    </article>
  );
}
