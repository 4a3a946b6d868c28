// Small parts that the hall and the prompts share: a change, a reason, the top of a column.
import type { Closed, Snapshot } from "../../client/types.ts";
import { Symbol } from "../../components/Symbol.tsx";
import { say, signed } from "../../i18n/texts.ts";
import { RuleLink } from "../../layout/RuleLink.tsx";
import { cardIn } from "./decision.ts";
import * as phrases from "./phrases.ts";
import { artOf, cardParts } from "./pieces.tsx";

/** `4 → 6`; by ear «from 4 to 6». */
export function Change({ from, to }: { from: number | string; to: number | string }) {
  return (
    <>
      <span aria-hidden="true">{from} → {to}</span>
      <span class="vh">{say("nid-from-to", { from, to })}</span>
    </>
  );
}

/** A gain or a loss, with its sign. */
export function Signed({ points }: { points: number }) {
  return <b class={points < 0 ? "l" : points > 0 ? "g" : ""}>{points === 0 ? "0" : signed(points)}</b>;
}

/** Why something is closed, with its rule. */
export function Why({ snapshot, closed }: { snapshot: Snapshot; closed: Closed }) {
  return (
    <span class="hero__why">
      <Symbol name="ui-lock" />
      <span>
        {phrases.closed(closed, snapshot)} <RuleLink id={closed.rule} />
      </span>
    </span>
  );
}

/** The top card of a column, as it lies in the army. */
export function TopCard({ column, word }: { column: string; word: string }) {
  if (!word) return <span class="empty">{say("table-empty")}</span>;
  const card = cardIn(column, word);
  const parts = cardParts(card);
  return (
    <span class="rank rank--top" data-help={`${parts.kind === "hero" ? "hero" : "card"} ${card}`}>
      <span class="rank__pips">
        <span>
          <Symbol name="rank" />
          {parts.kind === "dwarf" && parts.value}
        </span>
      </span>
      <span class="rank__art">
        <Symbol name={artOf(parts)} class="" />
      </span>
      <span class="vh">{say("nid-on-top", { card: phrases.card(card) })}</span>
    </span>
  );
}
