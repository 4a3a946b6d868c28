// What lies in the lower half of the table: the own army, somebody else's, the hall of heroes, or the discards.
import { signal } from "@preact/signals";

export type Look = { kind: "army"; seat: number } | { kind: "hall" } | { kind: "discards" };

export const look = signal<Look | null>(null);

let looker = "";

/** Whoever sits down at the table sees the own army first; who only looked at the past meanwhile finds what lay there. */
export function sitDown(table: string, seat: number | null): void {
  const now = `${table} ${seat}`;
  if (now !== looker) look.value = null;
  looker = now;
}

/** Look at something, or, asked again, back at the own army. */
export function lookAt(wanted: Look): void {
  const now = look.value;
  const same = now?.kind === wanted.kind && (now.kind !== "army" || now.seat === (wanted as { seat: number }).seat);
  look.value = same ? null : wanted;
  if (!same) requestAnimationFrame(() => document.getElementById("lower")?.scrollIntoView({ block: "nearest" }));
}
