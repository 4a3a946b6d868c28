// What screen readers hear: events politely, «your turn» at once.
import { signal } from "@preact/signals";

const polite = signal("");
const urgent = signal("");

/** Say something when there is time. */
export function tell(text: string): void {
  polite.value = text;
}

/** Say something now. */
export function call(text: string): void {
  urgent.value = text;
}

export function Speaking() {
  return (
    <>
      <div class="vh" role="status" aria-live="polite">{polite}</div>
      <div class="vh" role="alert" aria-live="assertive">{urgent}</div>
    </>
  );
}
