// A player's shape and colour, which accompany every mention.
import type { Snapshot } from "../client/types.ts";
import { Symbol } from "./Symbol.tsx";

export const SHAPES = ["round", "square", "triangle", "diamond", "cross"] as const;

/** The mark of a seat: disc, square, triangle, lozenge, cross. */
export function SeatMark({ seat }: { seat: number }) {
  return <Symbol name={`seat-${SHAPES[seat % SHAPES.length]}`} class={`mark seat-${(seat % SHAPES.length) + 1}`} />;
}

/** The name of a seat, or of the automated opponent. */
export function nameOf(snapshot: Snapshot, seat: number): string {
  return snapshot.chairs[seat]?.name ?? snapshot.opponents[seat - snapshot.chairs.length] ?? "";
}
