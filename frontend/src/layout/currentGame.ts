// What the layout is given of the game on the page; it knows no game by itself.
import { createContext } from "preact";
import type { Session } from "../client/session.ts";
import type { Choice, Snapshot } from "../client/types.ts";
import type { ViewerClient } from "../client/viewerClient.ts";

/** What a game's table is given. */
export interface TableProps {
  session: Session;
  viewer: ViewerClient;
  snapshot: Snapshot;
}

/** A game in words, as the dock needs it for hints. */
export interface GameWording {
  /** A choice by a name that stands for itself; `kind` is the kind of its decision. */
  choiceText(choice: Choice, kind: string, snapshot: Snapshot): string;
  /** A message whose arguments are things of the game. */
  reasonText(key: string, args: Readonly<Record<string, unknown>>, snapshot: Snapshot): string;
}

/** The game whose table is on the page. */
export const CurrentGame = createContext<GameWording | null>(null);
