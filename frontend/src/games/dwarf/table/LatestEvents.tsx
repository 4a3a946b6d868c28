// The latest events in words, and the button that shows them again.
import type { ViewerClient } from "../../../client/viewerClient.ts";
import { Symbol } from "../../../components/Symbol.tsx";
import { say } from "../../../i18n/texts.ts";
import { ShowAgainButton } from "../../../layout/replay/InstantReplay.tsx";
import { RuleLink } from "../../../layout/RuleLink.tsx";

/** Shown elsewhere, or too minor to list. */
const LEFT_OUT = ["aims", "shuffled", "pile-dealt", "claimed", "start-player"];
const MOST = 4;

interface Props {
  viewer: ViewerClient;
  /** Only the last line, beside the button, on wide tables. */
  line?: boolean;
}

export function LatestEvents({ viewer, line = false }: Props) {
  const undone = viewer.undone.value;
  const news = viewer.log.value.filter(({ kind, number }) => !LEFT_OUT.includes(kind) && !undone.has(number)).slice(
    -MOST,
  );
  if (!news.length) return null;
  return (
    <section class={`panel player justnow ${line ? "justnow--line" : ""}`} aria-label={say("dwarf-web-just-now")}>
      <div class="player__h">
        <Symbol name="ui-log" />
        <h3>{say("dwarf-web-just-now")}</h3>
        <ShowAgainButton viewer={viewer} class="justnow__again" />
      </div>
      <ol class="note">
        {news.map((event) => (
          <li key={event.number}>
            {event.text} {event.rule && <RuleLink id={event.rule} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
