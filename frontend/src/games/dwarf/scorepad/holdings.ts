// What a player of Dwarf holds, as the score pad stores it: `{ goods: { iron: 4, … } }`.
import type { Holdings } from "../../game.ts";

export function goodsOf(holdings: Holdings): Record<string, number> {
  return (holdings["goods"] ?? {}) as Record<string, number>;
}
