// Uline's coin comes last: what each coin of the hand gives in the order, with ties, gems and a trade to come.
import type { TableProps } from "../../../pages/table/TablePage.tsx";
import * as speech from "../phrases.ts";
import { say } from "../../../i18n/texts.ts";
import { nameOf, SeatMark } from "../../../components/seats.tsx";
import type { Told } from "../../../client/types.ts";
import { Group } from "../../../layout/explainable.tsx";
import { asked, chosenOption, mySeat, type Option, options, viewOf } from "../decision.ts";
import { ClosedPlace, coinOf, Place } from "./CoinPrompts.tsx";
import { OpenTaverns } from "./OpenTaverns.tsx";
import { Asked, Says } from "./Prompt.tsx";
import { Coin, Gem, type Tavern, TAVERNS, words } from "../pieces.tsx";

export function LayPrompt(props: TableProps) {
  const { told } = props;
  const tavern = viewOf(told).tavern as Tavern;
  const choice = chosenOption(told);
  return (
    <Asked
      {...props}
      title={say("web-special-lay-title")}
      asked={say("web-special-lay-asked", { tavern: speech.tavern(tavern) })}
      note={say("web-special-lay-note")}
      go={{
        text: choice
          ? say("web-special-lay-go", { coin: speech.coin(coinOf(choice)) })
          : say("web-special-choose-coin"),
        words: choice?.words ?? null,
      }}
      chosen={choice && (
        <>
          <Coin coin={coinOf(choice)} />
          <Says
            first={<PlayPlace told={told} choice={choice} />}
            then={choice.details.hand
              ? say("web-special-lay-left", { coins: speech.coins(choice.details.hand) })
              : undefined}
          />
        </>
      )}
    >
      <OpenTaverns told={told} />
      <Order told={told} tavern={tavern} choice={choice} />
      <Group class="places gapt" all>
        {options(told).map((one) => (
          <Place choice={one} key={one.words}>
            <Coin coin={coinOf(one)} size="l" />
            <b class="g">
              <PlayPlace told={told} choice={one} />
            </b>
            <LayFollows told={told} choice={one} />
          </Place>
        ))}
        {told.decision!.closed.map((closed) => (
          <ClosedPlace told={told} closed={closed} label={say("web-special-place-tavern")} />
        ))}
      </Group>
    </Asked>
  );
}

function PlayPlace({ told, choice }: { told: Told; choice: Option }) {
  const order = choice.order ?? 1;
  const last = order === viewOf(told).seats.length;
  return <>{say(last && order > 2 ? "web-special-lay-last" : "web-special-lay-place", { place: order })}</>;
}

/** A tie with its gems, a trade, or neither. */
function LayFollows({ told, choice }: { told: Told; choice: Option }) {
  const me = mySeat(told);
  const { ties = [], gem = me.gem, queue = [] } = choice.details;
  const before = queue[queue.indexOf(asked(told)) - 1];
  const texts: string[] = [];
  if (ties.length) {
    const names = ties.map((seat) => nameOf(told, seat)).join(", ");
    texts.push(say("web-special-lay-tie", { names, gem: me.gem }));
    if (gem !== me.gem) texts.push(say("web-special-lay-gem", { gem }));
  } else if (before !== undefined) texts.push(say("web-special-lay-after", { name: nameOf(told, before) }));
  else texts.push(say("web-special-lay-first"));
  if (choice.trades) texts.push(say("web-special-lay-trades"));
  return <>{texts.map((text) => <span class="place__line" key={text}>{text}</span>)}</>;
}

/** The coins that lie open, in play order; mine comes in where the chosen one would. */
function Order({ told, tavern, choice }: { told: Told; tavern: Tavern; choice: Option | undefined }) {
  const view = viewOf(told);
  const place = TAVERNS.indexOf(tavern);
  const me = asked(told);
  const laid = (seat: number) => view.seats[seat]!.revealed || words(view.seats[seat]!.bid)[place] || "?";
  const queue = choice?.details.queue ?? options(told)[0]?.details.queue?.filter((seat) => seat !== me) ?? [];
  return (
    <ol class="order gapt" style={{ "--n": queue.length }}>
      {queue.map((seat) => (
        <li class={`turn ${seat === me ? "turn--now" : ""}`} data-seat={seat} key={seat}>
          <span data-laid={seat}>
            <Coin coin={seat === me && choice ? coinOf(choice) : laid(seat)} />
          </span>
          <span>
            <b class="who">
              <SeatMark seat={seat} />
              {seat === me ? say("web-special-you") : nameOf(told, seat)}
            </b>
            <small>
              <Gem gem={view.seats[seat]!.gem} />
            </small>
          </span>
        </li>
      ))}
    </ol>
  );
}
