// What a viewer of Nidavellir sees, with its types, and the names of seats.
import type { Snapshot } from "../../client/types.ts";
import { nameOf } from "../../components/seats.tsx";
import { say } from "../../i18n/texts.ts";
import { type Tavern, TAVERNS, words } from "./pieces.tsx";
import type { NidavellirFacts, NidavellirSeat, NidavellirView } from "./types.ts";

export interface Scene {
  snapshot: Snapshot;
  view: NidavellirView;
  facts: NidavellirFacts;
  /** The viewer's seat; null for a spectator. */
  me: number | null;
}

export function sceneOf(snapshot: Snapshot): Scene {
  return {
    snapshot,
    view: snapshot.view as NidavellirView,
    facts: snapshot.facts as NidavellirFacts,
    me: snapshot.seat,
  };
}

/** The name of a seat, or «you». */
export function who(snapshot: Snapshot, seat: number): string {
  return seat === snapshot.seat ? say("nid-you") : nameOf(snapshot, seat);
}

/** Arguments for sentences whose verb depends on it. */
export function whoArgs(snapshot: Snapshot, seat: number): { name: string; you: "yes" | "no" } {
  return { name: nameOf(snapshot, seat), you: seat === snapshot.seat ? "yes" : "no" };
}

/** A seat's coin at a tavern: its words, `?` if it is sealed, `-` if there is none, empty before the bids. */
export function coinAt(seat: NidavellirSeat, tavern: Tavern): string {
  return words(seat.bid)[TAVERNS.indexOf(tavern)] ?? "";
}

/** A face-down coin whose value everybody knows. */
export function knownAt(seat: NidavellirSeat, place: string): string | null {
  return seat.known?.[place] ?? null;
}

/** Whether a tavern is done, being resolved, or still to come. */
export function moment(view: NidavellirView, tavern: Tavern): "bid" | "done" | "now" | "next" {
  if (!view.tavern && view.awaiting !== "bid" && !view.taverns[tavern]?.length) return "done"; // the end of an age
  if (!view.tavern || view.awaiting === "bid" || view.stage === "reveal" && view.tavern === TAVERNS[0]) return "bid";
  const here = TAVERNS.indexOf(view.tavern as Tavern);
  const place = TAVERNS.indexOf(tavern);
  if (place === here) return "now";
  return place < here ? "done" : "next";
}
