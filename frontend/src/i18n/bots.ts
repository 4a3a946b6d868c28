// The bots that can sit down, in words. A bot that the catalogue does not know goes by its name.
import { offers } from "../client/tables.ts";
import { hasMessage, say } from "./texts.ts";

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
