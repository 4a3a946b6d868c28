// The opponents for one click: bots or, if the game has them, an automated opponent.
import { pickedBot } from "../../client/lastChoices.ts";
import type { TableRequest } from "../../client/tables.ts";
import type { Offer } from "../../client/types.ts";
import { botText } from "../../i18n/bots.ts";
import { say } from "../../i18n/texts.ts";

/** One of the choices on a game's card. */
export interface Opponents {
  key: string;
  text: string;
  note: string;
  bots: number;
  solo?: string;
}

/** The automated opponents of a game's solo mode. */
export function opponents(offer: Offer): string[] {
  const solo = offer.options.find(({ name }) => name === "solo");
  return (solo?.values as string[] | undefined)?.filter((name) => name !== "none") ?? [];
}

/** All choices on a game's card: solo first, then by the number of bots. */
export function opponentChoices(offer: Offer): Opponents[] {
  const alone = offer.players.includes(1) ? opponents(offer) : [];
  const bots = offer.players.filter((players) => players > 1).map((players) => players - 1);
  return [
    ...alone.map((solo) => ({
      key: solo,
      text: say(`opponent-${solo}`),
      note: say(`start-opponent-${solo}`),
      bots: 0,
      solo,
    })),
    ...bots.map((count) => ({
      key: `bots-${count}`,
      text: say("start-bots", { count }),
      note: say(`start-bots-${offer.name}`, { count, how: botText(pickedBot(offer.name), offer.name) }),
      bots: count,
    })),
  ];
}

/** The default before anybody has chosen. */
export function defaultOpponents(offer: Offer): string {
  return offer.players.includes(1) ? opponents(offer)[0]! : "bots-2";
}

/** The table that one click opens. */
export function tableRequest(offer: Offer, against: Opponents, name: string): TableRequest {
  return {
    game: offer.name,
    options: against.solo === undefined ? {} : { solo: against.solo },
    places: [{ name }, ...Array.from({ length: against.bots }, () => ({ mind: pickedBot(offer.name) }))],
  };
}
