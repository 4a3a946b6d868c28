// What screen readers hear: events politely, «your turn» at once. Every sentence is a new element, so that a repeated
// one is read again, and one that follows quickly does not cut off another.
import { signal } from "@preact/signals";

interface Sentence {
  number: number;
  text: string;
}

/** How many sentences stay in the document. */
const KEPT = 6;

const polite = signal<readonly Sentence[]>([]);
const urgent = signal<Sentence | null>(null);
let said = 0;

function sentence(text: string): Sentence {
  return { number: ++said, text };
}

/** Announce something politely. */
export function announce(text: string): void {
  if (text) polite.value = [...polite.value, sentence(text)].slice(-KEPT);
}

/** Announce something at once. */
export function announceNow(text: string): void {
  urgent.value = sentence(text);
}

/** Remove announcements that nobody else may read. */
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
