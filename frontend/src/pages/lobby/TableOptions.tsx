// The options of a table in words, for people who came by its link.
import type { Snapshot } from "../../client/types.ts";
import { clockName } from "../../i18n/clocks.ts";
import { hasMessage, say } from "../../i18n/texts.ts";

/** The options that the catalogue has words for; the rest follows from them. */
export function TableOptions({ snapshot }: { snapshot: Snapshot }) {
  const chosen = Object.entries(snapshot.options).flatMap(([name, value]) => {
    const option = `option-${snapshot.game}-${name}`.replaceAll("_", "-");
    const key = name === "solo" ? `opponent-${value}` : `${option}-${value}`.replaceAll("_", "-");
    return hasMessage(option) && hasMessage(key) ? [{ name, title: say(option), value: say(key) }] : [];
  });
  if (snapshot.pace !== null) chosen.push({ name: "pace", title: say("start-clock"), value: clockName(snapshot.pace) });
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
