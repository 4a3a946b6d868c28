// Hints: a quiet button in the dock, and the answer above the decision. A hint plays nothing.
import { useContext, useEffect } from "preact/hooks";
import type { Hint, Snapshot } from "../client/types.ts";
import type { ViewerClient } from "../client/viewerClient.ts";
import { Symbol } from "../components/Symbol.tsx";
import { say } from "../i18n/texts.ts";
import { announce } from "./Announcer.tsx";
import { CurrentGame } from "./currentGame.ts";
import { dismissHint, hintFor, requestHint } from "./hintRequest.ts";
import { hintText } from "./hintText.ts";
import { isPlain, isTyping } from "./keys.ts";

/** The button; H presses it. The hint disappears with the dock, for example behind the curtain. */
export function HintButton({ viewer }: { viewer: ViewerClient }) {
  const toggle = () => hintFor(viewer)?.hint ? dismissHint() : void requestHint(viewer);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "h" || !isPlain(event) || event.shiftKey || isTyping(event)) return;
      event.preventDefault();
      toggle();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [viewer]);
  useEffect(() => dismissHint, [viewer]);
  const hint = hintFor(viewer);
  const thinking = hint !== null && hint.hint === null;
  return (
    <button
      type="button"
      class={`btn btn--quiet hintbtn ${thinking ? "hintbtn--on" : ""}`}
      data-act="hint"
      aria-keyshortcuts="H"
      aria-expanded={Boolean(hint?.hint)}
      aria-busy={thinking}
      onClick={toggle}
    >
      <Symbol name="ui-hint" />
      <span>{say(thinking ? "hint-thinking" : "hint-ask")}</span>
    </button>
  );
}

interface NoteProps {
  snapshot: Snapshot;
  hint: Hint;
  pick(words: string): void;
}

/** The choice, which a press picks, the next best, the reasons, and how long the bot thought. */
export function HintNote({ snapshot, hint, pick }: NoteProps) {
  const texts = hintText(useContext(CurrentGame)!, snapshot, hint);
  useEffect(() => announce([texts.choice, texts.following, ...texts.reasons].join(" ")), [hint]);
  return (
    <aside class="dock__hint" data-hint={hint.words} aria-label={say("hint-ask")}>
      <button
        type="button"
        class="btn hint__choice"
        data-act="hinted"
        title={say("hint-pick", { choice: texts.name })}
        onClick={() => pick(hint.words)}
      >
        <Symbol name="ui-hint" />
        <span>{texts.choice}</span>
      </button>
      <div class="hint__says">
        <ul>{texts.reasons.map((reason) => <li key={reason}>{reason}</li>)}</ul>
        <p>
          {texts.following} <small>{texts.note}</small>
        </p>
      </div>
      <button type="button" class="btn btn--quiet btn--icon" data-act="hint-close" onClick={dismissHint}>
        <Symbol name="ui-close" />
        <span class="vh">{say("panel-close")}</span>
      </button>
    </aside>
  );
}
