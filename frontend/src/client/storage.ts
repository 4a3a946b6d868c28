// What this device remembers between visits. Everything works without it, too.
import { effect, type Signal, signal } from "@preact/signals";

/** Read what was stored under a name; the fallback where there is nothing, or nothing readable. */
export function readStored<T>(name: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`dvergar-${name}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(`dvergar-${name}`, JSON.stringify(value));
  } catch {
    // No room or not allowed: the page goes on without remembering.
  }
}

/** A signal whose value this device stores under a name. */
export function stored<T>(name: string, fallback: T): Signal<T> {
  const value = signal<T>(readStored(name, fallback));
  effect(() => write(name, value.value));
  return value;
}
