// A table as lines of text, the legal actions as buttons, the points and the latest log lines.
import { useEffect } from "preact/hooks";
import type { PlainTable, Snapshot } from "../../client/types.ts";
import { AnimatedTable, setEffects } from "../../components/motion.tsx";
import { nameOf, SeatMark } from "../../components/seats.tsx";
import { listNames } from "../../i18n/list.ts";
import { say } from "../../i18n/texts.ts";
import { AfterGame } from "../../layout/AfterGame.tsx";
import type { TableProps } from "../../layout/currentGame.ts";
import { Dock } from "../../layout/Dock.tsx";
import { chosen } from "../../layout/selection.ts";
import { TopBar } from "../../layout/TopBar.tsx";

const NEWS = 8;

export function TextTable(props: TableProps) {
  const { snapshot, viewer } = props;
  const plain = snapshot.plain!;
  useEffect(() => setEffects({}), []);
  return (
    <AnimatedTable snapshot={snapshot} class="table text-table">
      <TopBar where={say(`game-${snapshot.game}`)} />
      <main class="stage" data-phase={snapshot.phase}>
        <h1 class="vh">{say(`game-${snapshot.game}`)}</h1>
        <pre class="panel textlines" aria-label={say("text-table")} tabIndex={0}>{plain.lines.join("\n")}</pre>
        {snapshot.phase === "over" && <AfterGame {...props} />}
      </main>
      <aside class="rail" aria-label={say("text-points")}>
        <div class="panel">
          <PointsTable snapshot={snapshot} parts={plain.parts} />
        </div>
        <ol class="panel textnews" aria-label={say("web-log")}>
          {viewer.log.value.slice(-NEWS).map((line) => <li key={line.number}>{line.text}</li>)}
        </ol>
      </aside>
      <TextDock {...props} plain={plain} />
    </AnimatedTable>
  );
}

function TextDock({ viewer, snapshot, plain }: TableProps & { plain: PlainTable }) {
  const { decision, bid } = snapshot;
  if (!decision) return <Dock viewer={viewer} asked={waitingFor(snapshot)} />;
  const labelOf = (words: string) => plain.choices.find((choice) => choice.words === words)?.label ?? words;
  const picked = chosen.value;
  return (
    <Dock
      viewer={viewer}
      asked={plain.question}
      note={bid === null ? undefined : say("text-bid", { bid: labelOf(bid) })}
      rule={decision.rule}
      go={{ text: picked === null ? say("text-pick") : say("text-go", { choice: labelOf(picked) }), words: picked }}
    >
      <Choices plain={plain} picked={picked} />
    </Dock>
  );
}

/** Every legal action as a button; closed ones with their reasons. */
function Choices({ plain, picked }: { plain: PlainTable; picked: string | null }) {
  return (
    <div class="textchoices">
      {plain.choices.map(({ words, label, does }) => (
        <button
          type="button"
          key={words}
          class={`btn ${words === picked ? "btn--picked" : ""}`}
          data-choice={words}
          aria-pressed={words === picked}
          onClick={() => (chosen.value = words)}
        >
          {label} {does && <small>{does}</small>}
        </button>
      ))}
      {plain.closed.map(({ words, label, does }) => <p key={words} class="note">{label}: {does}</p>)}
    </div>
  );
}

function waitingFor(snapshot: Snapshot): string {
  if (snapshot.phase === "over") return say("text-over");
  const open = (snapshot.asked?.seats ?? []).filter((seat) => !snapshot.chairs[seat]?.bid);
  return open.length
    ? say("text-wait", { names: listNames(open.map((seat) => nameOf(snapshot, seat))) })
    : say("web-loading");
}

/** A row for each seat: its points and their parts. */
function PointsTable({ snapshot, parts }: { snapshot: Snapshot; parts: PlainTable["parts"] }) {
  const scores = snapshot.scores ?? [];
  return (
    <table class="textpoints">
      <thead>
        <tr>
          <th scope="col">{say("text-points")}</th>
          {Object.entries(parts).map(([part, name]) => <th scope="col" key={part}>{name}</th>)}
          <th scope="col">{say("score-total")}</th>
          <th scope="col">{say("score-place")}</th>
        </tr>
      </thead>
      <tbody>
        {scores.map((score) => (
          <tr key={score.seat}>
            <th scope="row">
              <span>
                <SeatMark seat={score.seat} />
                <bdi>{nameOf(snapshot, score.seat)}</bdi>
              </span>
            </th>
            {Object.keys(parts).map((part) => <td key={part}>{score.parts[part]}</td>)}
            <td>
              <b>{score.total}</b>
            </td>
            <td>{score.place}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
