// The types of what the server sends about Nidavellir.
import type { Schemas } from "../../client/types.ts";

export type NidavellirView = Schemas["NidavellirView"];
export type NidavellirSeat = Schemas["NidavellirSeat"];
export type NidavellirFacts = Schemas["NidavellirFacts"];
export type NidavellirDetails = Schemas["NidavellirDetails"];
export type NidavellirSheet = Schemas["NidavellirSheet"];
export type NidavellirChoice = Schemas["NidavellirChoice"];
