// What this device stores between visits. Everything also works without storage.
import { effect, type Signal, signal } from "@preact/signals";

/** Read what is stored under a name; the fallback if there is nothing readable. */
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
    // Storage is full or blocked: the page goes on without it.
  }
}

/** A signal whose value this device stores under a name. */
export function stored<T>(name: string, fallback: T): Signal<T> {
  const value = signal<T>(readStored(name, fallback));
  effect(() => write(name, value.value));
  return value;
}
