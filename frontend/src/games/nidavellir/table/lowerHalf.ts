// The lower half of the table: the player's own army, somebody else's, the hall of heroes, or the discards.
import { signal } from "@preact/signals";

export type LowerHalf = { kind: "army"; seat: number } | { kind: "hall" } | { kind: "discards" };

export const lowerHalf = signal<LowerHalf | null>(null);

let looker = "";

/** Show the player's own army at a new table; after a look at the past, keep what was shown. */
export function resetLowerHalf(table: string, seat: number | null): void {
  const now = `${table} ${seat}`;
  if (now !== looker) lowerHalf.value = null;
  looker = now;
}

/** Show something or, if it is already shown, the player's own army. */
export function showInLowerHalf(wanted: LowerHalf): void {
  const now = lowerHalf.value;
  const same = now?.kind === wanted.kind && (now.kind !== "army" || now.seat === (wanted as { seat: number }).seat);
  lowerHalf.value = same ? null : wanted;
  if (!same) requestAnimationFrame(() => document.getElementById("lower")?.scrollIntoView({ block: "nearest" }));
}
