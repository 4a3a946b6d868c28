// A player's amount of one good.
import { Stepper } from "../../../components/NumberField.tsx";
import type { ScorePadCellProps } from "../../game.ts";
import { goodsOf } from "./holdings.ts";

const MOST = 9999;

export function GoodsCell({ part, label, name, holdings, change }: ScorePadCellProps) {
  return (
    <Stepper
      label=""
      what={`${label}, ${name}`}
      value={goodsOf(holdings)[part]}
      most={MOST}
      onValue={(amount) => change((now) => ({ goods: { ...goodsOf(now), [part]: amount ?? 0 } }))}
    />
  );
}
