// Choosing a bot.
import { defaultBot, offers } from "../client/tables.ts";
import { botName, botText } from "../i18n/bots.ts";
import { say } from "../i18n/texts.ts";
import { RadioChoice } from "./RadioChoice.tsx";

interface BotChoiceProps {
  game: string;
  name: string;
  seat: string;
  mind: string;
  choose(mind: string): void;
}

/** A choice of bots, each described by how it plays. */
export function BotChoice({ game, name, seat, mind, choose }: BotChoiceProps) {
  const bots = offers.value?.bots ?? [defaultBot()];
  return (
    <RadioChoice
      class="wide levels"
      legend={say("start-which-bot", { seat })}
      hidden
      name={name}
      value={mind}
      options={bots.map((bot) => ({
        value: bot,
        text: botName(bot),
        note: botText(bot, game),
      }))}
      choose={choose}
    />
  );
}
