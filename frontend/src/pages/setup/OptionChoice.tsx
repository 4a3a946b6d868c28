// One option of a game: its values in words, what the current one means, and its rule.
import type { Option } from "../../client/types.ts";
import { RadioChoice } from "../../components/RadioChoice.tsx";
import { findGame } from "../../games/index.ts";
import { optionKey } from "../../i18n/options.ts";
import { hasMessage, say } from "../../i18n/texts.ts";
import { RuleLink } from "../../layout/RuleLink.tsx";

interface OptionChoiceProps {
  game: string;
  option: Option;
  value: string;
  choose(value: string): void;
}

export function OptionChoice({ game, option, value, choose }: OptionChoiceProps) {
  const key = (of?: string) => optionKey(game, option.name, of);
  const values = option.values.map(String).filter((one) => one !== "none");
  const note = `${key(value)}.note`;
  const rule = findGame(game)?.setup.optionRules[option.name] ?? option.rule;
  return (
    <div class="option">
      <RadioChoice
        legend={say(key())}
        name={`option-${option.name}`}
        value={value}
        options={values.map((one) => ({ value: one, text: say(key(one)) }))}
        choose={choose}
      />
      <p class="note">
        {hasMessage(note) ? say(note) : null} {rule && <RuleLink id={rule} />}
      </p>
    </div>
  );
}
