// Short names for what the server says; its schema decides what they are.
import type { components } from "../generated/schema.ts";

type Schemas = components["schemas"];

export type Snapshot = Schemas["Told"];
export type Line = Schemas["Line"];
export type Chair = Schemas["ChairSeen"];
export type Decision = Schemas["Decision"];
export type Closed = Schemas["ClosedChoice"];
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

export type NidavellirView = Schemas["NidavellirView"];
export type NidavellirSeat = Schemas["NidavellirSeat"];
export type NidavellirFacts = Schemas["NidavellirFacts"];
export type NidavellirDetails = Schemas["NidavellirDetails"];
export type NidavellirSheet = Schemas["NidavellirSheet"];
export type NidavellirChoice = Schemas["NidavellirChoice"];
export type DwarfView = Schemas["DwarfView"];
export type DwarfSeat = Schemas["DwarfSeat"];
export type DwarfFacts = Schemas["DwarfFacts"];
export type DwarfChoice = Schemas["DwarfChoice"];
export type Choice = NidavellirChoice | DwarfChoice;
export type Gains = { [good: string]: number | undefined };

export type Hint = Schemas["HintTold"];
export type HintReason = Schemas["HintReason"];
export type ServerMessage = Snapshot | Hint | Schemas["SocketDone"] | Schemas["SocketError"] | Schemas["Pong"];
export type Language = "en" | "fr" | "de";
