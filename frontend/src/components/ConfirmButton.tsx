// A button that asks once more where something would be lost.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

interface ConfirmButtonProps {
  /** How tests and styles find it. */
  act: string;
  /** What it asks; nothing where nothing can be lost. */
  question: string;
  onSure(): void;
  children: ComponentChildren;
}

export function ConfirmButton({ act, question, onSure, children }: ConfirmButtonProps) {
  const [asked, setAsked] = useState(false);
  const press = () => {
    if (question && !asked) return setAsked(true);
    setAsked(false);
    onSure();
  };
  return (
    <button type="button" class="btn btn--quiet" data-act={act} onClick={press} onBlur={() => setAsked(false)}>
      {asked ? question : children}
    </button>
  );
}
