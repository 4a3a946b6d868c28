// A button that asks for confirmation if something would be lost.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

interface ConfirmButtonProps {
  /** The name by which tests and styles find it. */
  act: string;
  /** The question to confirm; empty if nothing can be lost. */
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
