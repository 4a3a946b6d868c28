// What all special decisions look like: the dock, and the stage with what one chooses from.
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
