// The score pad of Nidavellir: an army column by column, heroes, coins and the gem.
import { say } from "../../../i18n/texts.ts";
import type { ScorePad } from "../../game.ts";
import * as phrases from "../phrases.ts";
import { CLASSES } from "../pieces.tsx";
import { Cell } from "./cells.tsx";
import { EMPTY, holdingsOf, type NidavellirHoldings } from "./holdings.ts";

export const scorepad: ScorePad = {
  rows: [
    ...CLASSES.map((part) => ({ part, icon: `class-${part}`, kind: part, label: () => phrases.column(part) })),
    { part: "heroes", icon: "hero", kind: "neutral", label: () => say("nid-sheet-neutral") },
    { part: "coins", icon: "treasure", kind: "neutral", label: () => say("score-part-coins") },
  ],
  opponents: [],
  demoMessage: "score-demo",
  emptyHoldings: EMPTY,
  isEmpty: (holdings) => {
    const { army, heroes, coins, gem } = holdingsOf(holdings);
    return !heroes && !coins && !gem && Object.keys(army).length === 0;
  },
  toServer: (holdings) => {
    const { army, heroes, coins, gem } = holdingsOf(holdings);
    return { army, heroes, coins, gem };
  },
  fromServer: ({ army, heroes, coins, gem }) => ({
    army: (army ?? {}) as NidavellirHoldings["army"],
    heroes: String(heroes ?? ""),
    coins: String(coins ?? ""),
    gem: Number(gem ?? 0),
  }),
  Cell,
  // The coins are all visible in the cell, unless a gem adds to them.
  showsFigure: (part, holdings) => part === "coins" && !holdingsOf(holdings).gem,
};
