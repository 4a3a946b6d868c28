// The dock: the decision, the means for it, and the one button. It alone tells a player what to do.
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import type { ViewerClient } from "../client/viewerClient.ts";
import { isAnimating } from "../components/motion.tsx";
import { Symbol } from "../components/Symbol.tsx";
import { say } from "../i18n/texts.ts";
import { HintButton, HintNote } from "./Hint.tsx";
import { hintFor } from "./hintRequest.ts";
import { ReplayContext } from "./replay/ReplayContext.ts";
import { RuleLink } from "./RuleLink.tsx";
import { busy, chosen, sendFromDock, trouble } from "./selection.ts";

interface DockProps {
  viewer: ViewerClient;
  /** The question in one sentence: a verb and an object. */
  asked: string;
  /** What matters now. */
  note?: ComponentChildren;
  /** The rule behind the decision. */
  rule?: string;
  /** What the button does, or what is missing; no button if nothing can be done. */
  go?: { text: string; words: string | null };
  /** The means, such as coins or resources. */
  children?: ComponentChildren;
  /** Further controls beside the button. */
  beside?: ComponentChildren;
  /** How to pick a choice that a hint names, if that takes more than choosing it. */
  pick?(words: string): void;
}

/** Choose an action like a press on its element on the table; of equal cards the first is highlighted. */
function choose(words: string): void {
  if (chosen.value !== words) document.querySelector<HTMLElement>(`[data-choice="${words}"]`)?.click();
  chosen.value = words;
}

export function Dock({ viewer, asked, note, rule, go, children, beside, pick = choose }: DockProps) {
  const instead = useContext(ReplayContext);
  if (instead) return instead.dock;
  const snapshot = viewer.snapshot.value;
  const may = snapshot?.may;
  const hint = hintFor(viewer)?.hint;
  const ready = go !== undefined && go.words !== null && !busy.value && !isAnimating.value;
  return (
    <section class={`dock ${go ? "" : "dock--still"}`} id="decision" tabIndex={-1} aria-label={say("web-decision")}>
      {snapshot && hint && <HintNote snapshot={snapshot} hint={hint} pick={pick} />}
      <div class={`dock__ask ${snapshot?.decision ? "dock__ask--hint" : ""}`}>
        <h2>{asked}</h2>
        {note !== undefined && <p>{note}</p>}
        {trouble.value && (
          <p class="dock__trouble" role="alert">
            <Symbol name="ui-alert" /> {trouble.value.text} {trouble.value.rule && <RuleLink id={trouble.value.rule} />}
          </p>
        )}
        {snapshot?.decision && <HintButton viewer={viewer} />}
      </div>
      {children}
      <div class="dock__go">
        {may?.undo && (
          <button
            type="button"
            class="btn"
            data-act="undo"
            disabled={busy.value}
            onClick={() => sendFromDock(viewer.undo())}
          >
            <Symbol name="ui-undo" />
            {say("web-undo")}
          </button>
        )}
        {beside}
        {go && (
          <button
            type="button"
            data-act="go"
            class={ready ? "btn btn--go" : "btn btn--wait"}
            aria-disabled={!ready}
            onClick={() => ready && sendFromDock(viewer.submit(go.words!))}
          >
            {go.text}
          </button>
        )}
        {rule && (
          <small class="only-l">
            <RuleLink id={rule} />
          </small>
        )}
      </div>
    </section>
  );
}
