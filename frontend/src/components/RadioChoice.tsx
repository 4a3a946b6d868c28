// A row of radio buttons.
import type { ComponentChildren } from "preact";

interface RadioChoiceProps<T extends string> {
  legend: ComponentChildren;
  name: string;
  value: T;
  options: readonly { value: T; text: ComponentChildren; note?: string; apart?: boolean }[];
  choose(value: T): void;
  class?: string;
  hidden?: boolean;
}

export function RadioChoice<T extends string>(
  { legend, name, value, options, choose, class: kind = "", hidden = false }: RadioChoiceProps<T>,
) {
  return (
    <fieldset class={`choice ${kind}`}>
      <legend class={hidden ? "vh" : ""}>{legend}</legend>
      {options.map((option) => (
        <label class={option.apart ? "opt opt--apart" : "opt"} key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => choose(option.value)}
          />
          <span>
            {option.note === undefined ? option.text : (
              <>
                <b>{option.text}</b>
                <small>{option.note}</small>
              </>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
