// The types of what the server sends, under the names that the page uses. Only this file uses the schema's names.
import type { components } from "../generated/schema.ts";

/** The schema's types; the games take their own from it. */
export type Schemas = components["schemas"];

export type Snapshot = Schemas["SnapshotModel"];
export type Line = Schemas["Line"];
export type Chair = Schemas["ChairSeen"];
export type Decision = Schemas["Decision"];
export type Closed = Schemas["ClosedChoice"];
export type PlainTable = Schemas["PlainTable"];
export type Points = Schemas["Points"];
export type Games = Schemas["Games"];
export type OpenTable = Schemas["Listed"];
export type MyTable = Schemas["MyTable"];
export type Joined = Schemas["Joined"];
export type Offer = Schemas["GameOffer"];
export type Option = Schemas["GameOption"];
export type Reach = Schemas["Reach"];
export type ErrorMessage = Schemas["Error"];
export type TableState = Schemas["State"];
export type Step = Schemas["Step"];
export type BriefStep = Schemas["BriefStep"];
export type PastSteps = Schemas["PastSteps"];

export type Tally = Schemas["Tallied"];
export type SeatTally = Schemas["SeatTold"];
export type Finding = Schemas["Doubt"];
export type KeptPad = Schemas["KeptPad"];
export type ScoreHistory = Schemas["History"];
export type GameStatistics = Schemas["GameStatistics"];

/** An action that a decision offers, in its game's notation. */
export type Choice = Decision["choices"][number];
export type Hint = Schemas["HintModel"];
export type HintReason = Schemas["HintReason"];
export type ServerMessage = Snapshot | Hint | Schemas["SocketDone"] | Schemas["SocketError"] | Schemas["Pong"];
export type Language = "en" | "fr" | "de";
