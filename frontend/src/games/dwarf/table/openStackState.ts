// Which stack is being leafed through, and where the keyboard goes when it is closed.
import { signal } from "@preact/signals";

/** The location whose stack is open; null while none is. */
export const openStack = signal<number | null>(null);

/** Close the stack; the keyboard comes back to what opens it. */
export function closeStack(): void {
  const location = openStack.value;
  openStack.value = null;
  if (location === null) return;
  setTimeout(() => document.querySelector<HTMLElement>(`[data-open="stack ${location}"]`)?.focus());
}
