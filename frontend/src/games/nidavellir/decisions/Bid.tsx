// Bidding: the coins of the hand in the dock, the player's place at each tavern, and the one button.
import { useEffect, useLayoutEffect } from "preact/hooks";
import type { Snapshot } from "../../../client/types.ts";
import type { ViewerClient } from "../../../client/viewerClient.ts";
import { Group } from "../../../components/Group.tsx";
import { nameOf } from "../../../components/seats.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { listNames } from "../../../i18n/list.ts";
import { say } from "../../../i18n/texts.ts";
import { Dock } from "../../../layout/Dock.tsx";
import { InfoButton } from "../../../layout/explainable.tsx";
import { RuleLink } from "../../../layout/RuleLink.tsx";
import * as phrases from "../phrases.ts";
import { Coin, type Tavern, TAVERNS } from "../pieces.tsx";
import { sceneOf } from "../scene.ts";
import { begin, choiceOf, coinsOf, laid, lay, lift, lifted, over, placeOf, tap, wanting } from "./bidDraft.ts";
import { drag, dragged } from "./coinDrag.ts";

/** The identity of a coin that flies between hand and places; equal coins differ by their index. */
export function ownCoin(snapshot: Snapshot, at: number): string {
  return `mine ${coinsOf(snapshot)[at]} ${at}`;
}

/** The player's place at a tavern during the bids. */
export function BidPlace({ snapshot, tavern }: { snapshot: Snapshot; tavern: Tavern }) {
  const coins = coinsOf(snapshot);
  const at = laid.value[tavern];
  const up = lifted.value;
  const here = say(`tavern-${TAVERNS.indexOf(tavern) + 1}.short`);
  const text = up !== null && up !== at
    ? say("nid-put-here", { coin: phrases.coin(coins[up]!) })
    : at === null
    ? say("nid-place-empty")
    : say("nid-your-coin", { coin: phrases.coin(coins[at]!) });
  const alive = at === null && (up !== null || wanting() > 0);
  const press = (event: MouseEvent) => {
    if (dragged()) return;
    tap(tavern);
    if (event.detail === 0) focusNext();
  };
  return (
    <button
      type="button"
      class={`shelf__mine ${over.value === tavern ? "shelf__mine--over" : ""}`}
      data-place={tavern}
      data-item
      aria-label={say("nid-place", { tavern: here, text: at === null && up === null ? say("nid-place-free") : text })}
      onClick={press}
      onPointerDown={(event) => at !== null && drag(event, at)}
    >
      {at === null
        ? (
          <span class={`slot ${up !== null ? "slot--alive" : alive ? "slot--open" : ""}`}>
            {up !== null && <Symbol name="ui-arrow" class="" />}
          </span>
        )
        : (
          <span class="held">
            <Coin coin={coins[at]!} size="l" thing={ownCoin(snapshot, at)} />
          </span>
        )}
      <span class={up !== null ? "lampt" : ""}>
        {text}
        {at !== null && up === null && (
          <>
            <br />
            <span class="note">{say("nid-take-back")}</span>
          </>
        )}
      </span>
    </button>
  );
}

/** Move the keyboard focus to what is left to do. */
function focusNext(): void {
  requestAnimationFrame(() => {
    const to = lifted.value !== null
      ? document.querySelector<HTMLElement>(".slot--alive")?.closest<HTMLElement>("[data-place]")
      : wanting() > 0
      ? document.querySelector<HTMLElement>("[data-coin]:not([data-gone])")
      : document.querySelector<HTMLElement>('[data-act="go"]');
    to?.focus();
  });
}

function Hand({ snapshot }: { snapshot: Snapshot }) {
  const coins = coinsOf(snapshot);
  const full = wanting() === 0;
  return (
    <div data-drop="hand">
      <Group class="hand" all label={say("nid-your-coins")}>
        {coins.map((coin, at) => {
          const place = placeOf(at);
          const up = lifted.value === at;
          const press = (event: MouseEvent) => {
            if (dragged()) return;
            lift(at);
            if (event.detail === 0) focusNext();
          };
          const says = place
            ? say(`tavern-${TAVERNS.indexOf(place) + 1}.short`)
            : up
            ? say("nid-lifted")
            : full
            ? say("nid-pouch")
            : coin === "0" || coin === "3s"
            ? say("nid-trades")
            : at === coins.length - 1
            ? say("nid-highest")
            : "\u00a0";
          return (
            <button
              type="button"
              key={at}
              class={`hand__coin ${place ? "hand__gone" : ""}`}
              data-coin={coin}
              data-gone={place ? "1" : undefined}
              data-help={`coin ${coin}`}
              data-item
              aria-pressed={up}
              aria-keyshortcuts={String(at + 1)}
              onClick={press}
              onPointerDown={(event) => !place && drag(event, at)}
            >
              {place
                ? (
                  <span class="coin-hole">
                    <span class="vh">{say("web-coin")}</span>
                    {Number.parseInt(coin)}
                  </span>
                )
                : <Coin coin={coin} size="l" thing={ownCoin(snapshot, at)} />}
              {says}
            </button>
          );
        })}
      </Group>
    </div>
  );
}

/** What matters for the bid now: the coins left in the pouch and their transform, or who wins ties. */
function Note({ snapshot }: { snapshot: Snapshot }) {
  const { facts, me } = sceneOf(snapshot);
  const choice = choiceOf(snapshot);
  if (choice) {
    const [low = "", high = ""] = choice.pouch.split(" ").map(phrases.coin);
    return (
      <>
        {choice.trade
          ? say("nid-pouch-trades", { low, high, coin: phrases.coin(choice.trade) })
          : say("nid-pouch-stays", { low, high })}
      </>
    );
  }
  const at = facts.tie_order.indexOf(me!);
  const ahead = facts.tie_order.slice(0, at).map((seat) => nameOf(snapshot, seat));
  const behind = facts.tie_order.slice(at + 1).map((seat) => nameOf(snapshot, seat));
  const gem = sceneOf(snapshot).view.seats[me!]!.gem;
  const key = ahead.length === 0 ? "nid-ties-first" : behind.length === 0 ? "nid-ties-last" : "nid-ties-between";
  return (
    <>
      {say("nid-taverns-left", { count: wanting() })}{" "}
      {say(key, { gem, ahead: listNames(ahead), behind: listNames(behind) })}
    </>
  );
}

/** Who is ready, in one sentence. */
function Ready({ snapshot }: { snapshot: Snapshot }) {
  const others = snapshot.chairs.filter(({ seat, bid }) => seat !== snapshot.seat && bid !== null);
  const open = others.filter(({ bid }) => !bid).map(({ name }) => name);
  return (
    <small>
      {others.length === 0
        ? ""
        : open.length === 0
        ? say("nid-all-ready", { names: listNames(others.map(({ name }) => name)), count: others.length })
        : say("nid-still-bidding", { names: listNames(open), count: open.length })}{" "}
      {snapshot.decision && <RuleLink id={snapshot.decision.rule} />}
    </small>
  );
}

export function BidDock({ viewer, snapshot }: { viewer: ViewerClient; snapshot: Snapshot }) {
  const decision = snapshot.decision!;
  useLayoutEffect(() => begin(viewer.table, snapshot), [viewer, decision.id, snapshot.bid]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest?.("input, textarea")) {
        return;
      }
      const at = Number(event.key) - 1;
      if (event.key === "Escape" && lifted.value !== null) lifted.value = null;
      else if (at in coinsOf(snapshot)) {
        lift(at);
        focusNext();
      } else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [snapshot]);
  const coins = coinsOf(snapshot);
  const up = lifted.value;
  const choice = choiceOf(snapshot);
  const sealed = snapshot.bid !== null && (choice?.words === snapshot.bid);
  const asked = sealed
    ? say("nid-bid-sealed")
    : up !== null
    ? say("nid-bid-where", { coin: phrases.coin(coins[up]!) })
    : choice
    ? say(snapshot.bid ? "nid-bid-change" : "nid-bid-ready")
    : say("nid-bid");
  const go = choice
    ? { text: say(snapshot.bid ? "nid-bid-again" : "nid-bid-go"), words: choice.words }
    : { text: say("nid-place-more", { count: wanting() }), words: null };
  return (
    <Dock
      viewer={viewer}
      asked={asked}
      note={<Note snapshot={snapshot} />}
      {...(sealed ? {} : { go })}
      beside={<Ready snapshot={snapshot} />}
      pick={(words) => lay(snapshot, words)}
    >
      <div class="hand-row">
        <Hand snapshot={snapshot} />
        {up !== null && <InfoButton thing={`coin ${coins[up]}`} name={phrases.coin(coins[up]!)} />}
      </div>
    </Dock>
  );
}
