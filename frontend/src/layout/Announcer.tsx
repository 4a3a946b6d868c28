// What screen readers hear: events politely, «your turn» at once. Every sentence is a new element, so that one which is said
// again is heard again, and one that comes quickly after another takes nothing from it.
import { signal } from "@preact/signals";

interface Sentence {
  number: number;
  text: string;
}

/** So many sentences can still be read where they were said. */
const KEPT = 6;

const polite = signal<readonly Sentence[]>([]);
const urgent = signal<Sentence | null>(null);
let said = 0;

function sentence(text: string): Sentence {
  return { number: ++said, text };
}

/** Say something when there is time. */
export function announce(text: string): void {
  if (text) polite.value = [...polite.value, sentence(text)].slice(-KEPT);
}

/** Say something now. */
export function announceNow(text: string): void {
  urgent.value = sentence(text);
}

/** What was said is for nobody else's ears. */
export function clearAnnouncements(): void {
  polite.value = [];
  urgent.value = null;
}

export function Announcer() {
  return (
    <>
      <div class="vh" role="log" aria-live="polite">
        {polite.value.map(({ number, text }) => <p key={number}>{text}</p>)}
      </div>
      <div class="vh" role="alert" aria-live="assertive">
        {urgent.value && <p key={urgent.value.number}>{urgent.value.text}</p>}
      </div>
    </>
  );
}
