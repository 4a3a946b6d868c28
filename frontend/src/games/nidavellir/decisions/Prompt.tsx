// The special decisions: the same dock, and on the stage the columns, coins or cards among which one chooses.
import type { ComponentChildren } from "preact";
import { Dock } from "../../../layout/Dock.tsx";
import type { TableProps } from "../../../pages/table/TablePage.tsx";
import { RuleLink } from "../../../layout/RuleLink.tsx";
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

/** The kinds of decisions that `Prompt` asks. */
export const PROMPTS: ReadonlySet<string> = new Set(Object.keys(KINDS));

/** Dock and stage of a special decision, two children of the table. */
export function Prompt(props: TableProps) {
  const decision = props.snapshot.decision;
  const Kind = decision && KINDS[decision.kind];
  return Kind ? <Kind key={decision.id} {...props} /> : null;
}

interface PromptFrameProps extends TableProps {
  /** What the stage is about. */
  title: string;
  asked: string;
  note: ComponentChildren;
  go: { text: string; words: string | null };
  /** What is chosen, with its consequence. */
  chosen: ComponentChildren;
  children: ComponentChildren;
}

/** The frame of every special decision. */
export function PromptFrame({ viewer, snapshot, title, asked, note, go, chosen, children }: PromptFrameProps) {
  return (
    <>
      <Dock viewer={viewer} asked={asked} note={note} go={go}>
        {chosen ? <div class="row dock__chosen">{chosen}</div> : <span />}
      </Dock>
      <main class="stage stage--prompt" data-phase={snapshot.phase}>
        <h1>
          {title} <RuleLink id={snapshot.decision!.rule} />
        </h1>
        {children}
      </main>
    </>
  );
}

/** What was chosen in one line, and below it what follows. */
export function Says({ first, then }: { first: ComponentChildren; then?: ComponentChildren }) {
  return (
    <div>
      <b>{first}</b>
      {then && (
        <>
          <br />
          <span class="note">{then}</span>
        </>
      )}
    </div>
  );
}
