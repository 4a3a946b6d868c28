// Nidavellir in a replay: bids are named if they may be known, and shown with all seats open.
import type { Step } from "../../client/types.ts";
import { say } from "../../i18n/texts.ts";
import type { GameReplay } from "../game.ts";
import { parseAction } from "./actions.ts";
import * as phrases from "./phrases.ts";
import { TAVERNS } from "./pieces.tsx";
import type { NidavellirView } from "./types.ts";

export const replay: GameReplay = {
  partName: (part) => part === "total" ? say("replay-total") : phrases.part(part),
  resultMessage: "replay-end",
  openNote: "replay-bids-shown",
  openView: withBidsRevealed,
  lineText: (line, step, name) => {
    const bid = line.kind === "sealed" && step.answers.find(({ seat }) => seat === line.seat)?.words;
    if (!bid || line.seat === null) return line.text;
    return say("replay-bid", { name: name(line.seat), coins: parseAction(bid).names.map(phrases.coin).join(", ") });
  },
  beginsPart: ({ log }) => log.some((line) => line.kind === "age-began" && Number(line["age"]) > 1),
};

/** With all seats open, coins that lie face down are shown. */
function withBidsRevealed(view: Step["view"]): Step["view"] {
  const seats = (view as NidavellirView).seats.map((seat) => {
    const lying = (seat.bid ?? "").split(" ").map((coin, place) => [TAVERNS[place], coin] as const);
    const known = Object.fromEntries(lying.filter(([place, coin]) => place && coin && coin !== "-"));
    return { ...seat, known: { ...known, ...seat.known } };
  });
  return { ...view as NidavellirView, seats };
}
