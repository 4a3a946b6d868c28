// A card of a column, small: its points, a rank, or its name.
import { Symbol } from "../../../components/Symbol.tsx";
import * as phrases from "../phrases.ts";

export function CardChip({ card, part }: { card: string; part: string }) {
  const plain = card === "-" || /^\d+$/.test(card);
  return (
    <span class={`pad__card ${part}`}>
      {plain ? card === "-" ? <Symbol name="rank" /> : card : phrases.card(card)}
    </span>
  );
}
