// One card of an open stack: what it is, what it does, and where it sends an automated opponent.
import type { ComponentChildren } from "preact";
import { Symbol } from "../../../components/Symbol.tsx";
import { TABLES } from "../../../generated/dwarf.ts";
import { say } from "../../../i18n/texts.ts";
import * as phrases from "../phrases.ts";
import { artOf, Deal, kindOf } from "../pieces.tsx";

const OF_ONE_MINE = 9;

/** A card's place in its stack, from the top down. */
export interface StackCard {
  card: string;
  /** 1 is the top. */
  place: number;
  location: number;
}

/** A stack from the top down; views list it from the bottom up. */
export function stackCardsOf(stack: readonly string[], location: number): StackCard[] {
  return stack.toReversed().map((card, i) => ({ card, place: i + 1, location }));
}

/** Heading, picture and exchange; `children` say what the card means now. */
export function StackCardFace(
  { leaf, seat, children }: { leaf: StackCard; seat: number; children?: ComponentChildren },
) {
  return (
    <>
      <span class="loc__h">
        <span class="n">{leaf.place}</span>
        {phrases.card(leaf.card)}
      </span>
      <span class="loc__art">
        <Symbol name={artOf(leaf.card)} class="" />
      </span>
      <span class="loc__txt">
        <Deal card={leaf.card} seat={seat} />
        {children}
      </span>
    </>
  );
}

/** The classes of a card's kind. */
export function stackCardClass(leaf: StackCard): string {
  return `leafc k-${kindOf(leaf.card)}`;
}

/** Where the two meeples of the card point, in games against an automated opponent. */
export function Meeples({ leaf }: { leaf: StackCard }) {
  const key = `${(leaf.location - 1) % OF_ONE_MINE + 1} ${leaf.card}`;
  if (!(key in TABLES.meeples)) return null;
  const [black, white] = TABLES.meeples[key as keyof typeof TABLES.meeples];
  return <span class="meeples">{say("dwarf-leaf-meeples", { black, white })}</span>;
}
