// A picker for what somebody holds: the available items above, the chosen ones below, and their points.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../i18n/texts.ts";
import { Symbol } from "./Symbol.tsx";

interface PickerProps {
  title: string;
  /** The points so far. */
  tally: { readonly points: number; readonly how: string } | undefined;
  chosen: readonly { name: string; face: ComponentChildren }[];
  onRemove(place: number): void;
  onDone(): void;
  more?: ComponentChildren;
  children: ComponentChildren;
}

/** A dialog that Esc closes; the browser then restores the focus. */
export function Picker({ title, tally, chosen, onRemove, onDone, more, children }: PickerProps) {
  const frame = useRef<HTMLDialogElement>(null);
  useEffect(() => frame.current?.showModal(), []);
  return (
    <dialog
      class="picker"
      ref={frame}
      aria-label={title}
      onClose={onDone}
      onClick={(event) => event.target === frame.current && frame.current?.close()}
    >
      <header class="row spread">
        <h2>{title}</h2>
        <p class="picker__sum" role="status">
          <span class="note">{tally?.how}</span> <b>{tally?.points ?? 0}</b>
        </p>
      </header>
      <div class="picker__all">{children}</div>
      <h3>{say("score-chosen")}</h3>
      <ul class="picker__chosen">
        {chosen.map(({ name, face }, place) => (
          <li key={place}>
            <button
              type="button"
              class="pick pick--chosen"
              aria-label={say("score-remove-card", { card: name })}
              onClick={() => onRemove(place)}
            >
              {face}
              <Symbol name="ui-close" />
            </button>
          </li>
        ))}
        {!chosen.length && <li class="note">{say("score-nothing-chosen")}</li>}
      </ul>
      <footer class="row spread">
        {more ?? <span />}
        <button type="button" class="btn btn--go" data-act="done" onClick={() => frame.current?.close()}>
          <Symbol name="ui-check" />
          {say("score-done")}
        </button>
      </footer>
    </dialog>
  );
}
