// The options of a table in words, for people who came by its link.
import { offers } from "../../client/tables.ts";
import type { Snapshot } from "../../client/types.ts";
import { clockName } from "../../i18n/clocks.ts";
import { optionKey } from "../../i18n/options.ts";
import { hasMessage, say } from "../../i18n/texts.ts";

/** The options that matter to several players and that the catalogue has words for; the rest follows from them. */
export function TableOptions({ snapshot }: { snapshot: Snapshot }) {
  const offer = offers.value?.games.find(({ name }) => name === snapshot.game);
  const options = offer?.options.filter((option) => !option.alone) ?? [];
  const chosen = options.flatMap(({ name }) => {
    const option = optionKey(snapshot.game, name);
    const value = optionKey(snapshot.game, name, snapshot.options[name]);
    return hasMessage(option) && hasMessage(value) ? [{ name, title: say(option), value: say(value) }] : [];
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
