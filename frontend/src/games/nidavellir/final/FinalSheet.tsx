// The end of the game: who won, and the score sheet with how every figure was reached.
import type { Points, Snapshot } from "../../../client/types.ts";
import { nameOf, SeatMark } from "../../../components/seats.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { say } from "../../../i18n/texts.ts";
import { AfterGame } from "../../../layout/AfterGame.tsx";
import type { TableProps } from "../../../layout/currentGame.ts";
import { TopBar } from "../../../layout/TopBar.tsx";
import { factsOf } from "../decision.ts";
import * as phrases from "../phrases.ts";
import { CLASSES } from "../pieces.tsx";
import { HeroesPanel, ProofPanel, WonPanel, youOr } from "./FinalPanels.tsx";

const PARTS = [...CLASSES, "heroes", "coins"] as const;
type Part = typeof PARTS[number];

const ICONS: Readonly<Record<Part, string>> = {
  warrior: "class-warrior",
  hunter: "class-hunter",
  miner: "class-miner",
  blacksmith: "class-blacksmith",
  explorer: "class-explorer",
  heroes: "hero",
  coins: "treasure",
};

export function FinalSheet(props: TableProps) {
  const { snapshot } = props;
  const scores = snapshot.result?.scores ?? snapshot.scores ?? [];
  return (
    <div data-table data-phase="over">
      <TopBar where={say("nid-over")} />
      <main class="page page--sheet">
        <div class="row spread">
          <div>
            <h1 class="big" id="decision" tabIndex={-1}>{headline(snapshot)}</h1>
            <p class="note">
              {yourPlace(snapshot, scores)} {say("nid-sheet-about", { players: scores.length })}{" "}
              <span class="nowrap">
                <span class="best-key" />
                {say("nid-sheet-best")}
              </span>
            </p>
          </div>
          <AfterGame {...props} />
        </div>
        <div class="panel sheetbox" tabIndex={0} role="region" aria-label={say("nid-sheet-caption")}>
          <Sheet snapshot={snapshot} scores={scores} />
        </div>
        <div class="facts facts--end">
          <WonPanel snapshot={snapshot} scores={scores} />
          <HeroesPanel snapshot={snapshot} />
          <ProofPanel snapshot={snapshot} table={props.session.table} />
        </div>
      </main>
    </div>
  );
}

function Sheet({ snapshot, scores }: { snapshot: Snapshot; scores: readonly Points[] }) {
  const sheets = factsOf(snapshot).sheet ?? [];
  const wins = (score: Points) => score.place === 1 ? "win" : "";
  const shared = (score: Points) => scores.filter((other) => other.place === score.place).length > 1;
  return (
    <table class={`sheet sheet--${scores.length}`}>
      <caption class="vh">{say("nid-sheet-caption")}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="vh">{say("nid-sheet-part")}</span>
          </th>
          {scores.map((score) => (
            <th scope="col" class={wins(score)} data-seat={score.seat} key={score.seat}>
              <span>
                <SeatMark seat={score.seat} />
                <span class="sheet__who">
                  {youOr(snapshot, score.seat)}
                </span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PARTS.map((part) => {
          const most = Math.max(...scores.map((score) => score.parts[part] ?? 0));
          return (
            <tr class={CLASSES.some((one) => one === part) ? part : "neutral"} key={part}>
              <th scope="row">
                <span>
                  <Symbol name={ICONS[part]} />
                  {phrases.sheetPart(part)}
                </span>
              </th>
              {scores.map((score) => {
                const points = score.parts[part] ?? 0;
                const sheet = sheets[score.seat];
                return (
                  <td class={wins(score)} data-seat={score.seat} key={score.seat}>
                    <b class={points === most && most > 0 ? "best" : ""}>{points}</b>
                    {points === most && most > 0 && <span class="vh">{say("nid-sheet-best")}</span>}
                    {sheet && <small>{phrases.figure(sheet, part, snapshot)}</small>}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say("sheet-total")}</th>
          {scores.map((score) => (
            <td class={wins(score)} data-seat={score.seat} key={score.seat}>
              <b>{score.total}</b>
              <small>
                {say(shared(score) ? "sheet-shared" : "sheet-place", { place: score.place })}
              </small>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** Who won, and by how much. */
function headline(snapshot: Snapshot): string {
  const { winners = [], lead = 0 } = factsOf(snapshot).won ?? {};
  const names = winners.map((seat) => nameOf(snapshot, seat));
  if (names.length > 1) {
    return say("nid-sheet-share", { names: names.slice(0, -1).join(", "), name: names.at(-1)! });
  }
  return winners[0] === snapshot.seat
    ? say("nid-sheet-you-win", { lead })
    : say("nid-sheet-wins", { name: names[0] ?? "", lead });
}

/** The viewer's place, if it is not the first. */
function yourPlace(snapshot: Snapshot, scores: readonly Points[]): string {
  const mine = scores.find((score) => score.seat === snapshot.seat);
  if (!mine || mine.place === 1) return "";
  return say("nid-sheet-your-place", { place: mine.place, points: mine.total });
}
