// The frame of all special decisions: the dock, and the stage with what to choose from.
import type { ComponentChildren } from "preact";
import type { TableProps } from "../../../layout/currentGame.ts";
import { Dock } from "../../../layout/Dock.tsx";
import { RuleLink } from "../../../layout/RuleLink.tsx";

interface PromptFrameProps extends TableProps {
  /** What the stage is about. */
  title: string;
  asked: string;
  note: ComponentChildren;
  go: { text: string; words: string | null };
  /** The current choice with its consequences. */
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

/** The current choice in one line, with the consequences below. */
export function ChosenText({ first, then }: { first: ComponentChildren; then?: ComponentChildren }) {
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
