// How a table will be played, for who came by its link: what was chosen, in words.
import { has, say } from "../../i18n/texts.ts";
import { clockName } from "../../i18n/clocks.ts";
import type { Told } from "../../client/types.ts";

/** The options that the catalogue has words for; the rest follows from them. */
export function TableOptions({ told }: { told: Told }) {
  const chosen = Object.entries(told.options).flatMap(([name, value]) => {
    const option = `option-${told.game}-${name}`.replaceAll("_", "-");
    const key = name === "solo" ? `opponent-${value}` : `${option}-${value}`.replaceAll("_", "-");
    return has(option) && has(key) ? [{ name, title: say(option), value: say(key) }] : [];
  });
  if (told.pace !== null) chosen.push({ name: "pace", title: say("start-clock"), value: clockName(told.pace) });
  if (chosen.length === 0) return null;
  return (
    <>
      <h2 class="gapt">{say("start-options")}</h2>
      <dl class="panel played">
        {chosen.map(({ name, title, value }) => (
          <div key={name}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
