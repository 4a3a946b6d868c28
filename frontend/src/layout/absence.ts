// Who is not at the table, and who plays instead.
import type { Snapshot } from "../client/types.ts";
import { say } from "../i18n/texts.ts";

/** That a bot plays for somebody, or that somebody for whom all wait is away; else nothing. */
export function absenceOf(snapshot: Snapshot, seat: number): string {
  const chair = snapshot.chairs[seat];
  if (snapshot.phase !== "running" || chair?.kind !== "human") return "";
  if (chair.mind) return say("start-stand-in");
  return !chair.present && snapshot.asked?.seats.includes(seat) ? say("start-away") : "";
}
