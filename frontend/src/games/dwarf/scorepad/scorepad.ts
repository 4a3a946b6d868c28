// The score pad of Dwarf: each player's amount of every good.
import { TABLES } from "../../../generated/dwarf.ts";
import type { ScorePad } from "../../game.ts";
import * as phrases from "../phrases.ts";
import { GoodsCell } from "./GoodsCell.tsx";
import { goodsOf } from "./holdings.ts";

const ROWS = [
  { part: "steel", icon: "steel", kind: "explorer" },
  { part: "gold", icon: "gold", kind: "miner" },
  { part: "items", icon: "item", kind: "warrior" },
  { part: "glory", icon: "glory", kind: "neutral" },
  { part: "iron", icon: "iron", kind: "neutral" },
] as const;

export const scorepad: ScorePad = {
  rows: ROWS.map((row) => ({ ...row, label: () => phrases.good(row.part) })),
  opponents: TABLES.opponents,
  demoMessage: "score-demo-dwarf",
  emptyHoldings: { goods: {} },
  isEmpty: (holdings) => !Object.values(goodsOf(holdings)).some(Boolean),
  toServer: goodsOf,
  fromServer: ({ name: _, ...goods }) => ({ goods }),
  Cell: GoodsCell,
  showsFigure: () => false,
};
