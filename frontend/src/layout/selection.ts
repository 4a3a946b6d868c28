// What the player has chosen but not yet confirmed, and the state of sending it.
import { effect, signal } from "@preact/signals";
import { Refusal } from "../client/requests.ts";
import type { ViewerClient } from "../client/viewerClient.ts";
import { say } from "../i18n/texts.ts";

/** The words of the chosen action; null while nothing is chosen. */
export const chosen = signal<string | null>(null);
/** The first part of a choice that has several parts. */
const partialChoice = signal<unknown>(null);
/** Whether an action is being sent. */
export const busy = signal(false);
/** Why the last one was refused. */
export const trouble = signal<{ text: string; rule: string | null } | null>(null);

/** Clear the choice whenever there is a new decision. */
export function resetOnNewDecision(viewer: ViewerClient): () => void {
  let asked: string | undefined;
  return effect(() => {
    const decision = viewer.snapshot.value?.decision?.id;
    if (decision === asked) return;
    asked = decision;
    chosen.value = null;
    partialChoice.value = null;
    trouble.value = null;
  });
}

/**
 * The unfinished part of a choice; kept for as long as the decision lasts, even while the page shows something else.
 */
export function usePartialChoice<Part>(first: Part): [Part, (part: Part) => void] {
  return [(partialChoice.value ?? first) as Part, (part) => void (partialChoice.value = part)];
}

/** Send an action, an undo, or another request; a refusal is shown in the dock, and nothing is lost. */
export async function sendFromDock(asking: Promise<void>, acts = true): Promise<boolean> {
  if (acts) busy.value = true;
  trouble.value = null;
  try {
    await asking;
    return true;
  } catch (error) {
    const known = error instanceof Refusal;
    trouble.value = { text: (known && error.message) || say("web-no-server"), rule: known ? error.rule : null };
    return false;
  } finally {
    if (acts) busy.value = false;
  }
}
