// Which stack is open, and where the focus goes when it closes.
import { signal } from "@preact/signals";

/** The location whose stack is open; null while none is. */
export const openStack = signal<number | null>(null);

/** Close the stack; the focus returns to the control that opens it. */
export function closeStack(): void {
  const location = openStack.value;
  openStack.value = null;
  if (location === null) return;
  setTimeout(() => document.querySelector<HTMLElement>(`[data-open="stack ${location}"]`)?.focus());
}
