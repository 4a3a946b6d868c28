// Uline's trade: two coins of the hand are chosen, and the prompt shows what they bring together.
import { Group } from "../../../components/Group.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { say } from "../../../i18n/texts.ts";
import type { TableProps } from "../../../layout/currentGame.ts";
import { parseAction } from "../actions.ts";
import { chosenOption, mySeat, type Option, options } from "../decision.ts";
import { Signed } from "../parts.tsx";
import * as phrases from "../phrases.ts";
import { Coin, words } from "../pieces.tsx";
import { ClosedPlace } from "./CoinPrompts.tsx";
import { pairProps, usePairChoice } from "./pairChoice.ts";
import { ChosenText, PromptFrame } from "./PromptFrame.tsx";

/** The coins of a pair, the higher one first. */
function pairOf(choice: Option): [string, string] {
  const [high = "", low = ""] = parseAction(choice.words).names;
  return [high, low];
}

function brings(choice: Option): string {
  return choice.gets || choice.details.drop || "?";
}

export function TradePrompt(props: TableProps) {
  const { snapshot } = props;
  const hand = words(mySeat(snapshot).hand);
  // Equal coins differ by their index in the hand.
  const coinAt = (part: string) => hand[Number(part)]!;
  const two = usePairChoice(hand.map((_, place) => String(place)), (one, other) => {
    const wanted = [coinAt(one), coinAt(other)].sort().join(" ");
    return options(snapshot).find((choice) => pairOf(choice).sort().join(" ") === wanted);
  });
  const choice = chosenOption(snapshot);
  return (
    <PromptFrame
      {...props}
      title={say("nid-trade-title")}
      asked={say("nid-trade-asked")}
      note={say("nid-trade-note")}
      go={{
        text: choice
          ? say("nid-trade-go", { high: phrases.coin(pairOf(choice)[0]), low: phrases.coin(pairOf(choice)[1]) })
          : say("nid-trade-choose", { count: 2 - two.picked.length }),
        words: choice?.words ?? null,
      }}
      chosen={choice && <Sum choice={choice} />}
    >
      <Group class="places" all>
        {hand.map((coin, place) => {
          const part = String(place);
          const pair = two.leadsTo(part);
          return (
            <button
              type="button"
              class={`place ${two.isOn(part) ? "place--on" : ""}`}
              data-item
              {...pairProps(two, part)}
              key={part}
            >
              <span>{say("nid-place-hand")}</span>
              <Coin coin={coin} size="l" />
              {pair
                ? (
                  <>
                    <b class="g">
                      {say("nid-trade-brings", {
                        high: phrases.coin(pairOf(pair)[0]),
                        low: phrases.coin(pairOf(pair)[1]),
                        gets: phrases.coin(brings(pair)),
                      })}
                    </b>
                    <Signed points={pair.points ?? 0} />
                  </>
                )
                : (
                  <span class="place__line">
                    {say(two.isOn(part) ? "nid-trade-second" : "nid-trade-pick")}
                  </span>
                )}
            </button>
          );
        })}
        {snapshot.decision!.closed.map((closed) => (
          <ClosedPlace snapshot={snapshot} closed={closed} label={say("nid-place-tavern")} />
        ))}
      </Group>
    </PromptFrame>
  );
}

/** The sum in coins, what leaves, and the coin that comes if the exact one is missing. */
function Sum({ choice }: { choice: Option }) {
  const [high, low] = pairOf(choice);
  const { gone, missing, hand, drop } = choice.details;
  const leaves = phrases.coin(choice.gives ?? high);
  const then = drop ? say("nid-trade-drop") : say(gone ? "nid-coin-gone" : "nid-coin-back", { coin: leaves });
  return (
    <>
      <span class="swap">
        <Coin coin={high} />
        <Symbol name="ui-plus" />
        <Coin coin={low} />
        <Symbol name="ui-arrow" />
        <Coin coin={brings(choice)} />
      </span>
      <ChosenText
        first={missing
          ? say("nid-coin-missing", { wanted: missing, gets: phrases.coin(brings(choice)) })
          : say("nid-trade-hand", { coins: phrases.coins(hand ?? "") })}
        then={then}
      />
    </>
  );
}
