// The bots in words. A bot that the catalogue does not know is called by its name.
import { offers } from "../client/tables.ts";
import { hasMessage, say } from "./texts.ts";

/** The name of a bot. */
export function botName(mind: string): string {
  return hasMessage(`start-bot-${mind}`) ? say(`start-bot-${mind}`) : mind;
}

/** How a bot plays. */
export function botStyle(mind: string): string {
  return say(hasMessage(`start-bot-${mind}.text`) ? `start-bot-${mind}.text` : "start-bot-program");
}

/** How a bot plays a game, its measured strength, and whether it is weaker here. */
export function botText(mind: string, game: string): string {
  const offer = offers.value?.games.find(({ name }) => name === game);
  const elo = offer?.elo[mind];
  return [
    botStyle(mind),
    ...(elo === undefined ? [] : [say("level-elo", { elo: String(elo) })]),
    ...(offer?.weaker.includes(mind) ? [say("level-interpreted")] : []),
  ].join(" ");
}
