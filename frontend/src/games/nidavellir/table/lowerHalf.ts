// What lies in the lower half of the table: the own army, somebody else's, the hall of heroes, or the discards.
import { signal } from "@preact/signals";

export type LowerHalf = { kind: "army"; seat: number } | { kind: "hall" } | { kind: "discards" };

export const lowerHalf = signal<LowerHalf | null>(null);

let looker = "";

/** Whoever sits down at the table sees the own army first; who only looked at the past meanwhile finds what lay there. */
export function resetLowerHalf(table: string, seat: number | null): void {
  const now = `${table} ${seat}`;
  if (now !== looker) lowerHalf.value = null;
  looker = now;
}

/** Look at something, or, asked again, back at the own army. */
export function showInLowerHalf(wanted: LowerHalf): void {
  const now = lowerHalf.value;
  const same = now?.kind === wanted.kind && (now.kind !== "army" || now.seat === (wanted as { seat: number }).seat);
  lowerHalf.value = same ? null : wanted;
  if (!same) requestAnimationFrame(() => document.getElementById("lower")?.scrollIntoView({ block: "nearest" }));
}
