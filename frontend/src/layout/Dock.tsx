// The dock: what is asked, with what, and the one button. A player who looks only here always knows what to do.
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
  /** One sentence: a verb and the thing. */
  asked: string;
  /** What matters now. */
  note?: ComponentChildren;
  /** The rule that asks. */
  rule?: string;
  /** What the button does, or what is missing; no button where nothing can be done. */
  go?: { text: string; words: string | null };
  /** Coins, resources: the means. */
  children?: ComponentChildren;
  /** More beside the button. */
  beside?: ComponentChildren;
  /** How a choice that a hint names is picked, where that is more than choosing it. */
  pick?(words: string): void;
}

/** As a press on the choice itself, where it lies on the table: of equal cards the first is lit. */
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
