// A card in a column: a row for each of its ranks, its points beside the chevrons, its portrait.
import { Symbol } from "../../../components/Symbol.tsx";
import { TABLES } from "../../../generated/nidavellir.ts";
import * as phrases from "../phrases.ts";
import { artOf, cardParts, type Class, type Hero } from "../pieces.tsx";

const COUNTING: readonly string[] = ["warrior", "miner", "explorer"];

/** The points on each rank of a card. */
export function ranksOf(card: string, column?: Class): string[] {
  const { kind, name, value } = cardParts(card);
  if (kind === "smith") return Array(TABLES.smith.ranks).fill("");
  if (kind !== "hero") return [value];
  const { ranks, points } = TABLES.heroes[name as Hero];
  const first = name === "ylud" && column ? TABLES.ylud[column] : points;
  const counts = COUNTING.includes(column ?? cardParts(card).class) && name !== "thrud";
  return Array.from({ length: Math.max(1, ranks) }, (_, at) => counts ? String(at === 0 ? first : 0) : "");
}

export function Rank(
  { card, column, top = false, thing }: { card: string; column?: Class; top?: boolean; thing?: string },
) {
  const parts = cardParts(card);
  const ranks = ranksOf(card, column);
  const named = parts.kind === "hero" || parts.kind === "smith";
  const kind = column ?? parts.class;
  const offering = parts.kind === "offering";
  return (
    <span
      class={`rank ${kind} ${ranks.length > 1 ? `rank--${ranks.length}` : ""} ${named ? "rank--hero" : ""} ${
        top ? "rank--top" : ""
      }`}
      data-thing={thing}
    >
      <span class="rank__pips">
        {ranks.map((points, at) => (
          <span key={at}>
            <Symbol name={offering ? "transform" : "rank"} />
            {points}
          </span>
        ))}
      </span>
      <span class="rank__art">
        <Symbol name={artOf(parts)} class="" />
        {named && ranks.length > 1 && <em>{phrases.card(card)}</em>}
      </span>
    </span>
  );
}
