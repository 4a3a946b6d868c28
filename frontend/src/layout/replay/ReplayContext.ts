// Inside a replay the frame of the table is the same, but another dock stands in it: nothing is asked.
import { createContext, type VNode } from "preact";

export interface InReplay {
  dock: VNode;
}

export const Replaying = createContext<InReplay | null>(null);
