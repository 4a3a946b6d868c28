// The final score: three categories, who leads each, how ties were broken, why the game ended, and the solo ladder.
import { SeatMark } from "../../../components/seats.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { listNames } from "../../../i18n/list.ts";
import { say } from "../../../i18n/texts.ts";
import { AfterGame } from "../../../layout/AfterGame.tsx";
import type { TableProps } from "../../../layout/currentGame.ts";
import { RuleLink } from "../../../layout/RuleLink.tsx";
import { TopBar } from "../../../layout/TopBar.tsx";
import * as phrases from "../phrases.ts";
import { namesOf, type Scene, sceneOf, who } from "../scene.ts";
import type { DwarfFacts } from "../types.ts";
import { LadderNote } from "./LadderNote.tsx";

type Sheet = DwarfFacts["sheet"] & object;
type Category = Sheet["categories"][number];
type Tie = Sheet["ties"][number];

export function FinalScore(props: TableProps) {
  const { snapshot } = props;
  const scene = sceneOf(snapshot);
  const sheet = scene.facts.sheet;
  if (!sheet) return null;
  return (
    <>
      <TopBar where={say("dwarf-final-where", { round: scene.view.round })} />
      <main class="page final" id="decision" tabIndex={-1}>
        <h1>{headline(scene, sheet)}</h1>
        <p class="final__why">{phrases.named(sheet.reason.key, sheet.reason.args, snapshot)}</p>
        <div class="sheetbox carved">
          <Table scene={scene} sheet={sheet} />
        </div>
        <div class="facts">
          <Decided scene={scene} sheet={sheet} />
          <Missing scene={scene} sheet={sheet} />
          <Ended scene={scene} sheet={sheet} />
        </div>
        {scene.opponent && scene.me !== null && <LadderNote scene={scene} winners={sheet.winners} />}
        <div class="final__after">
          <AfterGame {...props} />
        </div>
      </main>
    </>
  );
}

function headline(scene: Scene, { winners, decided }: Sheet): string {
  const [first] = winners;
  if (winners.length > 1) {
    return say("dwarf-final-shared", { names: listNames(winners.map((seat) => who(scene, seat))) });
  }
  if (first === scene.me) return say("dwarf-final-you-win");
  return say(decided === "renown" ? "dwarf-final-renown" : "dwarf-final-wins", { name: who(scene, first!) });
}

/** With more seats than this a phone shows marks in place of names. */
const MANY = 3;

function Table({ scene, sheet }: { scene: Scene; sheet: Sheet }) {
  const look = (seat: number) => (sheet.winners.includes(seat) ? "win" : undefined);
  return (
    <table class={scene.view.seats.length > MANY ? "sheet sheet--many" : "sheet"}>
      <caption class="vh">{say("dwarf-final-caption")}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="vh">{say("dwarf-final-category")}</span>
          </th>
          {scene.view.seats.map((_, seat) => (
            <th scope="col" key={seat} class={look(seat)} data-seat={seat}>
              <span>
                <SeatMark seat={seat} />
                <span class={scene.view.seats.length > MANY ? "vn" : undefined} data-cut>{who(scene, seat)}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.categories.map((category) => (
          <tr key={category.good}>
            <th scope="row" class={category.good === "items" ? "k-forge" : "k-mine"}>
              <span>
                <Symbol name={category.good === "items" ? "item" : category.good} />
                {phrases.good(category.good)}
              </span>
            </th>
            {scene.view.seats.map((goods, seat) => (
              <td
                key={seat}
                class={`${look(seat) ?? ""} ${category.marks[seat] === "most" ? "best" : ""}`}
                data-seat={seat}
              >
                <b>{goods[category.good]}</b>
                <Mark category={category} seat={seat} small={scene.view.seats.length > MANY ? "vn" : undefined} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say("dwarf-score-leads")}</th>
          {sheet.led.map((count, seat) => (
            <td key={seat} class={look(seat)} data-seat={seat}>
              <b>{count}</b>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function Mark({ category, seat, small }: { category: Category; seat: number; small: string | undefined }) {
  const mark = category.marks[seat];
  return mark
    ? (
      <>
        {mark === "equal" && <span class="sheet__same" aria-hidden="true">=</span>}
        <small class={small} data-cut>{say(`dwarf-final-${mark}`)}</small>
      </>
    )
    : null;
}

/** How the winner was found: by categories alone, or by tie-breaks one after the other. */
function Decided({ scene, sheet }: { scene: Scene; sheet: Sheet }) {
  if (sheet.decided === "renown") return null;
  const rule = <RuleLink id="D7.2" />;
  if (!sheet.ties.length) {
    return (
      <section class="panel">
        <h2>{say("dwarf-final-decided-leads")}</h2>
        <p class="row">
          {sheet.led.map((count, seat) => (
            <Standing key={seat} scene={scene} seat={seat} amount={count} on={sheet.winners.includes(seat)} />
          ))}
        </p>
        <p class="note">{say("dwarf-final-no-tie")} {rule}</p>
      </section>
    );
  }
  return (
    <section class="panel">
      <h2>{say("dwarf-final-tie", { count: sheet.ties[0]!.among.length, led: sheet.led[sheet.winners[0]!] ?? 0 })}</h2>
      <ol class="ties">{sheet.ties.map((tie) => <Step key={tie.by} scene={scene} tie={tie} />)}</ol>
      <p class="note">{say(sheet.winners.length > 1 ? "dwarf-final-tie-shared" : "dwarf-final-tie-order")} {rule}</p>
    </section>
  );
}

function Step({ scene, tie }: { scene: Scene; tie: Tie }) {
  return (
    <li>
      <b>
        <Symbol name={tie.by === "items" ? "item" : tie.by} />
        {phrases.good(tie.by)}
      </b>
      {tie.among.map((seat) => (
        <Standing
          key={seat}
          scene={scene}
          seat={seat}
          amount={scene.view.seats[seat]![tie.by]}
          on={tie.left.includes(seat)}
        />
      ))}
    </li>
  );
}

/** A seat's figure; the leader's is highlighted, and named as such. */
function Standing({ scene, seat, amount, on }: { scene: Scene; seat: number; amount: number; on: boolean }) {
  return (
    <span class={on ? "chip chip--lamp" : "chip"}>
      <SeatMark seat={seat} />
      <span class="vh">{who(scene, seat)}</span>
      {amount}
      {on && <Symbol name="ui-check" />}
      {on && <span class="vh">{say("dwarf-final-ahead")}</span>}
    </span>
  );
}

/** What would have won: for the player after a loss, otherwise how close the others were. */
function Missing({ scene, sheet }: { scene: Scene; sheet: Sheet }) {
  const mine = scene.me === null ? {} : sheet.missing[scene.me] ?? {};
  const lost = Object.keys(mine).length > 0;
  const seats = lost ? [scene.me!] : sheet.missing.flatMap((goods, seat) => (Object.keys(goods).length ? [seat] : []));
  if (!seats.length) return null;
  return (
    <section class="panel">
      <h2>{say(lost ? "dwarf-final-missing" : "dwarf-final-close")}</h2>
      <p class="note">{say(lost ? "dwarf-final-missing-note" : "dwarf-final-close-note")}</p>
      {seats.map((seat) => (
        <p class="row missing" key={seat}>
          {!lost && <SeatMark seat={seat} />}
          {!lost && <span class="vh">{namesOf(scene)[seat]}</span>}
          {Object.entries(sheet.missing[seat]!).map(([good, more]) => (
            <span class="chip" key={good}>
              <Symbol name={good === "items" ? "item" : good} />
              {phrases.gains({ [good]: more })}
            </span>
          ))}
        </p>
      ))}
    </section>
  );
}

function Ended({ scene, sheet }: { scene: Scene; sheet: Sheet }) {
  const names = listNames(sheet.end_seats.map((seat) => who(scene, seat)));
  return (
    <section class="panel">
      <h2>{say("dwarf-final-ended")}</h2>
      <p>
        {say(`dwarf-final-end-${sheet.end}`, { names, round: scene.view.round })} <RuleLink id={sheet.end_rule} />
      </p>
    </section>
  );
}
