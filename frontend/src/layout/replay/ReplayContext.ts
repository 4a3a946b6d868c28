// In a replay the table keeps its frame but has another dock, without a decision.
import { createContext, type VNode } from "preact";

export interface ReplayFrame {
  dock: VNode;
}

export const ReplayContext = createContext<ReplayFrame | null>(null);
