// The panel beside the table: at most one of log, rules, settings, or the help on one thing.
import { signal } from "@preact/signals";

export type Panel =
  | { kind: "log" }
  | { kind: "rules"; rule: string }
  | { kind: "settings" }
  | { kind: "help"; thing: string };

export const panel = signal<Panel | null>(null);

let focusedBefore: HTMLElement | null = null;
let openedByUser = false;

/** Whether the user opened the panel; then it gets the focus. */
export function wasOpenedByUser(): boolean {
  return openedByUser;
}

/** The topic of a panel; empty for the panel as such. */
function subject(wanted: Panel): string {
  if (wanted.kind === "rules") return wanted.rule;
  return wanted.kind === "help" ? wanted.thing : "";
}

/** Open a panel, or close it if it is already open. Closing restores the focus. */
export function togglePanel(wanted: Panel): void {
  if (panel.value?.kind === wanted.kind && subject(wanted) === "") return closePanel();
  if (panel.value === null) focusedBefore = document.activeElement as HTMLElement | null;
  switchPanel(wanted);
}

/** Open the rules at a rule or a chapter. */
export function openRule(rule: string): void {
  togglePanel({ kind: "rules", rule });
}

/**
 * Open the help on a thing: `card warrior 6`, `coin 5t`, `gem 4`, `hero thrud`, `location forge axe`, `special turn
 * back` …
 */
export function explain(thing: string): void {
  togglePanel({ kind: "help", thing });
}

/** Switch from one panel to another without closing. */
export function switchPanel(wanted: Panel): void {
  openedByUser = true;
  panel.value = wanted;
}

/** Open a panel without moving the focus. */
export function openUnasked(wanted: Panel): void {
  openedByUser = false;
  panel.value = wanted;
}

export function closePanel(): void {
  panel.value = null;
  const back = focusedBefore?.isConnected ? focusedBefore : document.getElementById("decision");
  focusedBefore = null;
  back?.focus();
}
