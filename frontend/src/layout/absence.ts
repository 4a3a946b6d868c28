// Players who are away, and who plays instead.
import type { Snapshot } from "../client/types.ts";
import { say } from "../i18n/texts.ts";

/** A note that a bot plays for somebody, or that the player everybody waits for is away; otherwise empty. */
export function absenceOf(snapshot: Snapshot, seat: number): string {
  const chair = snapshot.chairs[seat];
  if (snapshot.phase !== "running" || chair?.kind !== "human") return "";
  if (chair.mind) return say("start-stand-in");
  return !chair.present && snapshot.asked?.seats.includes(seat) ? say("start-away") : "";
}
