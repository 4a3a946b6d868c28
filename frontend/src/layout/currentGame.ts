// What the layout gets from the game on the page; the layout itself knows no game.
import { createContext } from "preact";
import type { Session } from "../client/session.ts";
import type { Choice, Snapshot } from "../client/types.ts";
import type { ViewerClient } from "../client/viewerClient.ts";

/** The properties of a game's table. */
export interface TableProps {
  session: Session;
  viewer: ViewerClient;
  snapshot: Snapshot;
}

/** A game in words, as the dock needs it for hints. */
export interface GameWording {
  /** The name of a choice out of context; `kind` is the kind of its decision. */
  choiceText(choice: Choice, kind: string, snapshot: Snapshot): string;
  /** A message whose arguments are items of the game. */
  reasonText(key: string, args: Readonly<Record<string, unknown>>, snapshot: Snapshot): string;
}

/** The game whose table is on the page. */
export const CurrentGame = createContext<GameWording | null>(null);
