// The latest events in words, changes of coins drawn; «Again» shows them once more on the table.
import type { Line } from "../../../client/types.ts";
import type { ViewerClient } from "../../../client/viewerClient.ts";
import { SeatMark } from "../../../components/seats.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { say } from "../../../i18n/texts.ts";
import { ShowAgainButton } from "../../../layout/replay/InstantReplay.tsx";
import { RuleLink } from "../../../layout/RuleLink.tsx";
import { Coin, Gem } from "../pieces.tsx";

/** The kinds listed here; the log has everything. */
const SHOWN_KINDS: ReadonlySet<string> = new Set([
  "took",
  "offered",
  "transformed",
  "traded",
  "recruited",
  "swapped",
  "discarded",
  "stood",
  "awarded",
  "nobody",
  "hunted",
  "crowned",
  "kept",
  "top-discarded",
  "top-unseen",
  "left-over",
  "moved-out",
  "stayed",
  "none-free",
  "age-began",
]);
const SHOWN = 3;

export function LatestEvents({ viewer }: { viewer: ViewerClient }) {
  const undone = viewer.undone.value;
  const lines = viewer.log.value.filter(({ number }) => !undone.has(number));
  const last = lines.filter(({ kind }) => SHOWN_KINDS.has(kind)).slice(-SHOWN).reverse();
  if (last.length === 0) return null;
  return (
    <section class="panel player news-p" aria-label={say("nid-just-now")}>
      <div class="player__h">
        <Symbol name="ui-log" />
        <h3>{say("nid-just-now")}</h3>
        <ShowAgainButton viewer={viewer} />
      </div>
      <ol class="news">
        {last.map((line, at) => (
          <li key={line.number} class={at === 0 ? "last" : ""}>
            {line.seat === null ? <Symbol name="mark" class="mark" /> : <SeatMark seat={line.seat} />}
            <span>
              {line.text} <Change line={line} /> {at === 0 && line.rule && <RuleLink id={line.rule} />}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Coins and gems that changed, drawn. */
function Change({ line }: { line: Line }) {
  const coin = (name: string) => <Coin coin={String(line[name])} size="s" />;
  const to = <Symbol name="ui-arrow" />;
  if (line.kind === "traded") {
    return (
      <span class="swap" aria-hidden="true">
        {coin("high")} + {coin("low")} {to} {coin("new")}
      </span>
    );
  }
  if (line.kind === "transformed") {
    return (
      <span class="swap" aria-hidden="true">
        {coin("old")} {to} {coin("new")}
      </span>
    );
  }
  if (line.kind === "swapped") {
    return (
      <span class="swap" aria-hidden="true">
        <Gem gem={Number(line["given"])} /> {to} <Gem gem={Number(line["gem"])} />
      </span>
    );
  }
  return null;
}
