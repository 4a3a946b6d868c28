// The bots that can sit down, in words. A bot that the catalogue does not know goes by its name.
import { has, say } from "./texts.ts";
import { offers, usualBot } from "../client/tables.ts";
import { picks } from "../client/lastChoices.ts";

/** Under which name it is remembered how strong the bots of a game shall be. */
export function levelKey(game: string): string {
  return `${game} level`;
}

/** The bot that one click plays against: the one that was chosen last for this game. */
export function pickedBot(game: string): string {
  return offers.value?.bots.find((bot) => bot === picks.value[levelKey(game)]) ?? usualBot();
}

/** What a bot is called. */
export function botName(mind: string): string {
  return has(`start-bot-${mind}`) ? say(`start-bot-${mind}`) : mind;
}

/** How a bot plays. */
export function botWay(mind: string): string {
  return say(has(`start-bot-${mind}.text`) ? `start-bot-${mind}.text` : "start-bot-program");
}

/** How a bot plays a game, how strong it was measured to be, and whether it is weaker here. */
export function botText(mind: string, game: string): string {
  const told = offers.value?.games.find(({ name }) => name === game);
  const elo = told?.elo[mind];
  return [
    botWay(mind),
    ...(elo === undefined ? [] : [say("level-elo", { elo: String(elo) })]),
    ...(told?.weaker.includes(mind) ? [say("level-interpreted")] : []),
  ].join(" ");
}
