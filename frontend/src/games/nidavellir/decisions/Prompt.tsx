// The special decisions: the same dock, and on the stage the columns, coins or cards to choose from.
import type { ComponentChildren } from "preact";
import type { TableProps } from "../../../layout/currentGame.ts";
import { DropPrompt, TransformPrompt } from "./CoinPrompts.tsx";
import { DiscardPrompt } from "./DiscardPrompt.tsx";
import { KeepPrompt } from "./KeepPrompt.tsx";
import { LayPrompt } from "./LayPrompt.tsx";
import { ThrudPrompt, YludPrompt } from "./StandPrompts.tsx";
import { TradePrompt } from "./TradePrompt.tsx";

const KINDS: Readonly<Record<string, (props: TableProps) => ComponentChildren>> = {
  discard: DiscardPrompt,
  thrud: ThrudPrompt,
  ylud: YludPrompt,
  lay: LayPrompt,
  transform: TransformPrompt,
  trade: TradePrompt,
  drop: DropPrompt,
  keep: KeepPrompt,
};

/** Dock and stage of a special decision, two children of the table. */
export function Prompt(props: TableProps) {
  const decision = props.snapshot.decision;
  const Kind = decision && KINDS[decision.kind];
  return Kind ? <Kind key={decision.id} {...props} /> : null;
}
