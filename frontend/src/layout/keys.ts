// Single keys: L log, R rules, S settings, Esc closes. They are inactive while somebody types in a field.
import { useEffect } from "preact/hooks";
import { closePanel, panel, togglePanel } from "./panelState.ts";

const PRESSED = ["radio", "checkbox", "range", "file"].map((kind) => `[type=${kind}]`).join();
const FIELDS = `input:not(${PRESSED}), textarea, select, [contenteditable]`;

/** Whether a letter belongs to the focused element: a field to type in. */
export function isTyping(event: KeyboardEvent): boolean {
  return Boolean((event.target as HTMLElement | null)?.closest(FIELDS));
}

/** Whether arrow keys belong to the focused element: a field, a slider, a radio group. */
export function hasArrows(event: KeyboardEvent): boolean {
  return Boolean((event.target as HTMLElement | null)?.closest("input, textarea, select, [contenteditable]"));
}

/** Whether a key was pressed without modifiers and is not handled yet. */
export function isPlain(event: KeyboardEvent): boolean {
  return !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
}

const PANELS: Record<string, () => void> = {
  l: () => togglePanel({ kind: "log" }),
  r: () => togglePanel({ kind: "rules", rule: "" }),
  s: () => togglePanel({ kind: "settings" }),
};

function press(event: KeyboardEvent): void {
  if (!isPlain(event)) return;
  if (event.key === "Escape" && panel.value) {
    event.preventDefault();
    closePanel();
  } else if (!isTyping(event) && !event.shiftKey && PANELS[event.key.toLowerCase()]) {
    event.preventDefault();
    PANELS[event.key.toLowerCase()]!();
  }
}

/** Listen to the keys that open and close the panels. */
export function usePanelKeys(): void {
  useEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
