// Inside a replay the frame of the table is the same, but another dock stands in it: nothing is asked.
import { createContext, type VNode } from "preact";

export interface ReplayFrame {
  dock: VNode;
}

export const ReplayContext = createContext<ReplayFrame | null>(null);
