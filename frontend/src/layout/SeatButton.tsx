// A button for a request about a seat.
import type { ComponentChildren } from "preact";
import { attempt, isBusy } from "./seatActions.ts";

/** A button for a request about a seat; only one request runs at a time. */
export function SeatButton(
  { name, kind, work, pressed, done, children }: {
    name: string;
    kind: string;
    work(): Promise<unknown>;
    pressed?: boolean;
    done?(): void;
    children: ComponentChildren;
  },
) {
  return (
    <button
      type="button"
      class={`btn ${kind}`}
      data-act={name}
      aria-pressed={pressed}
      disabled={isBusy.value}
      onClick={() => attempt(work).then(done)}
    >
      {children}
    </button>
  );
}
