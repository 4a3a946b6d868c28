// Uline's coin comes last: what each coin of the hand means for the order, with ties, gems and a possible trade.
import type { Snapshot } from "../../../client/types.ts";
import { Group } from "../../../components/Group.tsx";
import { nameOf, SeatMark } from "../../../components/seats.tsx";
import { listNames } from "../../../i18n/list.ts";
import { say } from "../../../i18n/texts.ts";
import type { TableProps } from "../../../layout/currentGame.ts";
import { asked, chosenOption, mySeat, type Option, options, viewOf } from "../decision.ts";
import * as phrases from "../phrases.ts";
import { Coin, Gem, type Tavern, TAVERNS, words } from "../pieces.tsx";
import { ClosedPlace, coinOf, PlaceChoice } from "./CoinPrompts.tsx";
import { OpenTaverns } from "./OpenTaverns.tsx";
import { ChosenText, PromptFrame } from "./PromptFrame.tsx";

export function LayPrompt(props: TableProps) {
  const { snapshot } = props;
  const tavern = viewOf(snapshot).tavern as Tavern;
  const choice = chosenOption(snapshot);
  return (
    <PromptFrame
      {...props}
      title={say("nid-lay-title")}
      asked={say("nid-lay-asked", { tavern: phrases.tavern(tavern) })}
      note={say("nid-lay-note")}
      go={{
        text: choice ? say("nid-lay-go", { coin: phrases.coin(coinOf(choice)) }) : say("nid-choose-coin"),
        words: choice?.words ?? null,
      }}
      chosen={choice && (
        <>
          <Coin coin={coinOf(choice)} />
          <ChosenText
            first={<PlayPlace snapshot={snapshot} choice={choice} />}
            then={choice.details.hand ? say("nid-lay-left", { coins: phrases.coins(choice.details.hand) }) : undefined}
          />
        </>
      )}
    >
      <OpenTaverns snapshot={snapshot} />
      <Order snapshot={snapshot} tavern={tavern} choice={choice} />
      <Group class="places gapt" all>
        {options(snapshot).map((one) => (
          <PlaceChoice choice={one} key={one.words}>
            <Coin coin={coinOf(one)} size="l" />
            <b class="g">
              <PlayPlace snapshot={snapshot} choice={one} />
            </b>
            <LayFollows snapshot={snapshot} choice={one} />
          </PlaceChoice>
        ))}
        {snapshot.decision!.closed.map((closed) => (
          <ClosedPlace snapshot={snapshot} closed={closed} label={say("nid-place-tavern")} />
        ))}
      </Group>
    </PromptFrame>
  );
}

function PlayPlace({ snapshot, choice }: { snapshot: Snapshot; choice: Option }) {
  const order = choice.order ?? 1;
  const last = order === viewOf(snapshot).seats.length;
  return <>{say(last && order > 2 ? "nid-lay-last" : "nid-lay-place", { place: order })}</>;
}

/** The consequence: a tie with its gems, a trade, or neither. */
function LayFollows({ snapshot, choice }: { snapshot: Snapshot; choice: Option }) {
  const me = mySeat(snapshot);
  const { ties = [], gem = me.gem, queue = [] } = choice.details;
  const before = queue[queue.indexOf(asked(snapshot)) - 1];
  const texts: string[] = [];
  if (ties.length) {
    const names = listNames(ties.map((seat) => nameOf(snapshot, seat)));
    texts.push(say("nid-lay-tie", { names, gem: me.gem }));
    if (gem !== me.gem) texts.push(say("nid-lay-gem", { gem }));
  } else if (before !== undefined) texts.push(say("nid-lay-after", { name: nameOf(snapshot, before) }));
  else texts.push(say("nid-lay-first"));
  if (choice.trades) texts.push(say("nid-lay-trades"));
  return <>{texts.map((text) => <span class="place__line" key={text}>{text}</span>)}</>;
}

/** The open coins in play order, with the chosen coin in its place. */
function Order({ snapshot, tavern, choice }: { snapshot: Snapshot; tavern: Tavern; choice: Option | undefined }) {
  const view = viewOf(snapshot);
  const place = TAVERNS.indexOf(tavern);
  const me = asked(snapshot);
  const laid = (seat: number) => view.seats[seat]!.revealed || words(view.seats[seat]!.bid)[place] || "?";
  const queue = choice?.details.queue ?? options(snapshot)[0]?.details.queue?.filter((seat) => seat !== me) ?? [];
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
              {seat === me ? say("nid-ask-you") : nameOf(snapshot, seat)}
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
