// The bots that can sit down, in words. A bot that the catalogue does not know goes by its name.
import { hasMessage, say } from "./texts.ts";
import { defaultBot, offers } from "../client/tables.ts";
import { lastChoices } from "../client/lastChoices.ts";

/** Under which name it is remembered how strong the bots of a game shall be. */
export function levelKey(game: string): string {
  return `${game} level`;
}

/** The bot that one click plays against: the one that was chosen last for this game. */
export function pickedBot(game: string): string {
  return offers.value?.bots.find((bot) => bot === lastChoices.value[levelKey(game)]) ?? defaultBot();
}

/** What a bot is called. */
export function botName(mind: string): string {
  return hasMessage(`start-bot-${mind}`) ? say(`start-bot-${mind}`) : mind;
}

/** How a bot plays. */
export function botStyle(mind: string): string {
  return say(hasMessage(`start-bot-${mind}.text`) ? `start-bot-${mind}.text` : "start-bot-program");
}

/** How a bot plays a game, how strong it was measured to be, and whether it is weaker here. */
export function botText(mind: string, game: string): string {
  const offer = offers.value?.games.find(({ name }) => name === game);
  const elo = offer?.elo[mind];
  return [
    botStyle(mind),
    ...(elo === undefined ? [] : [say("level-elo", { elo: String(elo) })]),
    ...(offer?.weaker.includes(mind) ? [say("level-interpreted")] : []),
  ].join(" ");
}
