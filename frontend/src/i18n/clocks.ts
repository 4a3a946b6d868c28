// The time limits for a decision, and their texts.
import { say } from "./texts.ts";

/** In seconds; 0 means no clock. */
export const CLOCKS = [0, 60, 180, 86_400, 259_200] as const;

/** «3 minutes», «1 day», «none». */
export function clockName(seconds: number): string {
  if (seconds === 0) return say("start-clock-none");
  if (seconds % 86_400 === 0) return say("start-clock-days", { count: seconds / 86_400 });
  if (seconds % 60 === 0) return say("start-clock-minutes", { count: seconds / 60 });
  return say("start-clock-seconds", { count: seconds });
}

/** A sentence about the clock of a table; empty if it has none. */
export function clockText(seconds: number | null): string {
  return seconds === null ? "" : say("start-clock-note", { time: clockName(seconds) });
}
