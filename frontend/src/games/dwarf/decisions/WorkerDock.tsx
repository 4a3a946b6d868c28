// The dock of Dwarf: which worker is placed, with what goods, what the chosen location brings and what strikes then.
import type { ViewerClient } from "../../../client/viewerClient.ts";
import { nameOf } from "../../../components/seats.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { listNames } from "../../../i18n/list.ts";
import { say, signed } from "../../../i18n/texts.ts";
import { Dock } from "../../../layout/Dock.tsx";
import { explain } from "../../../layout/panelState.ts";
import { RuleLink } from "../../../layout/RuleLink.tsx";
import { chosen } from "../../../layout/selection.ts";
import { parseAction, printAction } from "../actions.ts";
import * as phrases from "../phrases.ts";
import { GoodSign, Resources, Token } from "../pieces.tsx";
import { lossesOf, paid, type Scene, waiting } from "../scene.ts";
import { effectOf, strikers } from "../table/choiceEffects.ts";
import { consequences } from "../table/Piles.tsx";
import { leadsOf } from "../table/Players.tsx";
import { type Gains, type SentChoice } from "../types.ts";

export function WorkerDock({ scene, viewer }: { scene: Scene; viewer: ViewerClient }) {
  const { asked, snapshot } = scene;
  const means = <Means scene={scene} />;
  if (asked === null) {
    return <Dock viewer={viewer} asked={waitingFor(scene)} note={<Note scene={scene} />}>{means}</Dock>;
  }
  const pass = scene.choices.get(printAction("pass"));
  return (
    <Dock
      viewer={viewer}
      asked={question(scene)}
      note={<Note scene={scene} />}
      rule={snapshot.decision!.rule}
      go={{ text: act(scene), words: scene.chosen?.words ?? null }}
      beside={pass && <LeaveOut scene={scene} pass={pass} />}
    >
      {means}
    </Dock>
  );
}

/** Leaving a worker out is a choice like any other, with its own place. */
function LeaveOut({ scene, pass }: { scene: Scene; pass: SentChoice }) {
  const on = scene.chosen === pass;
  return (
    <button
      type="button"
      class={`btn leaveout ${on ? "btn--picked" : ""}`}
      data-choice={pass.words}
      aria-pressed={on}
      onClick={() => (chosen.value = pass.words)}
    >
      {say("dwarf-web-leave-out")}
    </button>
  );
}

function question(scene: Scene): string {
  if (scene.asked !== "helper") return say(`dwarf-web-ask-${scene.asked}`);
  return say("dwarf-web-ask-helper", { worker: waiting(scene, scene.me!)[0] ?? 0 });
}

/** What others are doing. */
function waitingFor({ snapshot }: Scene): string {
  const seat = snapshot.asked?.seats[0];
  if (seat === undefined) return say("dwarf-web-wait");
  const key = ["act", "second", "helper"].includes(snapshot.asked!.kind) ? snapshot.asked!.kind : "other";
  return say(`dwarf-web-wait-${key}`, { name: nameOf(snapshot, seat) });
}

/** The label of the button. */
function act({ chosen: choice, asked }: Scene): string {
  if (!choice) return say(asked === "act" ? "dwarf-web-go-choose" : "dwarf-web-go-choose-place");
  const { verb, number } = parseAction(choice.words);
  if (verb === "worker") return say("dwarf-web-go-place", { location: number! });
  return verb === "pass"
    ? say("dwarf-web-go-leave-out")
    : say("dwarf-web-go-special", { action: phrases.special(choice.action ?? "") });
}

/** What matters now: the chosen location with its consequence, the opponent's answer, what strikes. */
function Note({ scene }: { scene: Scene }) {
  const { chosen: choice } = scene;
  return (
    <>
      {choice && <Chosen scene={scene} choice={choice} />} <Strikes scene={scene} />
      {!choice && scene.asked && scene.strikes.size === 0 && say(`dwarf-web-hint-${scene.asked}`)}
    </>
  );
}

function Chosen({ scene, choice }: { scene: Scene; choice: SentChoice }) {
  const { verb, number, glory } = parseAction(choice.words);
  if (verb === "pass") return <>{say("dwarf-web-chosen-pass")}</>;
  if (verb === "special") {
    const paying = say(glory ? "dwarf-web-pays-glory" : "dwarf-web-pays-both");
    return (
      <>
        <b>{phrases.special(choice.action ?? "")}.</b> {paying} {consequences(scene, choice).join(" ")}
      </>
    );
  }
  const { text, bad, rule } = effectOf(scene, choice);
  return (
    <>
      <b>{say("dwarf-web-chosen", { place: phrases.place(number!, choice.card ?? "") })}</b>{" "}
      <span class={bad ? "badtxt" : undefined}>{text}</span> {rule && <RuleLink id={rule} />}{" "}
      {choice.answer ? say("dwarf-web-would-answer", { location: choice.answer }) : ""}
      <button
        type="button"
        class="rule only-s docktool"
        onClick={() => explain(`location ${phrases.plain(choice.card ?? "")}`)}
      >
        <Symbol name="ui-info" />
        <span class="vh">{say("dwarf-web-about", { thing: phrases.card(choice.card ?? "") })}</span>
      </button>
    </>
  );
}

function Strikes({ scene }: { scene: Scene }) {
  const names = strikers(scene);
  if (!names.length) return null;
  const monsters = listNames(names);
  return <b class="badtxt">{say("dwarf-web-will-strike", { monsters, count: names.length })}</b>;
}

/** The player's workers and goods, and what the strikes take from them. */
function Means({ scene }: { scene: Scene }) {
  const { me } = scene;
  if (me === null) return <div class="row dock__mine" />;
  const left = waiting(scene, me);
  return (
    <div class="row dock__mine" data-seat={me}>
      <span class="row dock__workers">
        <span class="vh">{say("dwarf-web-workers", { left: left.length, paid: paid(scene, me).length })}</span>
        {left.map((worker, i) => <Token key={worker} seat={me} worker={worker} faded={i > 0} />)}
        {paid(scene, me).map((worker) => <Token key={worker} seat={me} worker={worker} faded />)}
      </span>
      <Resources goods={scene.view.seats[me]!} leads={leadsOf(scene, me)} />
      <Losses losses={lossesOf(scene)} />
    </div>
  );
}

/** What will be taken. */
function Losses({ losses }: { losses: Gains }) {
  const changes = Object.entries(losses);
  if (!changes.length) return null;
  return (
    <span class="chip chip--bad">
      <Symbol name="ui-strike" />
      {say("dwarf-web-then-lost")}
      {changes.map(([good, amount = 0]) => (
        <span class="chip__good" key={good}>
          {signed(amount)}
          <GoodSign good={good} />
        </span>
      ))}
    </span>
  );
}
