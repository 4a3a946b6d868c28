// A payment of any five resources: a small chooser in the dock, so that the mine stays in view (D5.3, D5.5).
import { useSignal } from "@preact/signals";
import type { Closed, Snapshot } from "../../../client/types.ts";
import { Symbol } from "../../../components/Symbol.tsx";
import { say } from "../../../i18n/texts.ts";
import type { TableProps } from "../../../layout/currentGame.ts";
import { Dock } from "../../../layout/Dock.tsx";
import { RuleLink } from "../../../layout/RuleLink.tsx";
import { chosen, usePartialChoice } from "../../../layout/selection.ts";
import { printAction } from "../actions.ts";
import * as phrases from "../phrases.ts";
import { sceneOf } from "../scene.ts";
import type { Gains } from "../types.ts";
import { meaning, mixOf, offersOf, rangeOf, sumOf, wholeOf } from "./offers.ts";

const DECLINE = printAction("decline");
const RESOURCES = ["iron", "steel", "gold"] as const;
type Resource = typeof RESOURCES[number];
type Mix = Record<Resource, number>;

export function PaymentDock({ viewer, snapshot }: TableProps) {
  const verb = snapshot.decision!.kind as "sell" | "order";
  const [begun, begin] = usePartialChoice(leastOf(snapshot));
  const mix = chosenMix() ?? begun;
  const whole = wholeOf(snapshot);
  const sum = sumOf(mix);
  const declining = chosen.value === DECLINE;
  const barred = meaning(snapshot.decision!.closed, mix);

  function step(resource: Resource, by: number): void {
    const next = { ...mix, [resource]: mix[resource] + by };
    begin(next);
    chosen.value = meaning(offersOf(snapshot), next)?.words ?? null;
  }

  return (
    <Dock
      viewer={viewer}
      asked={say(`dwarf-prompt-ask-${verb}`, { count: whole })}
      note={say(`dwarf-prompt-note-${verb}`)}
      rule={snapshot.decision!.rule}
      go={{ text: goText(verb, whole - sum, barred, declining), words: chosen.value }}
      beside={<Decline snapshot={snapshot} />}
    >
      <div class="paying">
        <div class="payrow">
          {RESOURCES.map((resource) => (
            <Stepper
              key={resource}
              snapshot={snapshot}
              resource={resource}
              amount={mix[resource]}
              full={sum >= whole}
              step={(by) => step(resource, by)}
            />
          ))}
        </div>
        <div class="paying__sum">
          <Meter mix={mix} whole={whole} />
          <p>
            <b>{say("dwarf-prompt-of", { sum, whole })}</b>
            {barred && <Barred snapshot={snapshot} barred={barred} />}
          </p>
          <ClosedMixes snapshot={snapshot} />
        </div>
      </div>
    </Dock>
  );
}

/** The mix that was chosen, here or by a hint. */
function chosenMix(): Mix | null {
  const named = chosen.value === null ? null : mixOf({ words: chosen.value });
  if (!named || !sumOf(named)) return null;
  return Object.fromEntries(RESOURCES.map((resource) => [resource, named[resource] ?? 0])) as Mix;
}

/** The starting mix: the amount of each resource that every mix has. */
function leastOf(snapshot: Snapshot): Mix {
  return Object.fromEntries(RESOURCES.map((resource) => [resource, rangeOf(snapshot, resource)[0]])) as Mix;
}

function goText(verb: "sell" | "order", missing: number, barred: Closed | undefined, declining: boolean): string {
  if (declining) return say(`dwarf-prompt-decline-${verb}`);
  if (barred) return say("dwarf-prompt-not-owned");
  return say(missing > 0 ? `dwarf-prompt-more-${verb}` : `dwarf-prompt-go-${verb}`, { count: missing });
}

interface StepperProps {
  snapshot: Snapshot;
  resource: Resource;
  amount: number;
  full: boolean;
  step(by: 1 | -1): void;
}

/** The amount of one resource; below it what the player would have left. */
function Stepper({ snapshot, resource, amount, full, step }: StepperProps) {
  const scene = sceneOf(snapshot);
  const owned = scene.view.seats[scene.me ?? 0]?.[resource] ?? 0;
  const [least, most] = rangeOf(snapshot, resource);
  const left = snapshot.decision!.kind === "sell" ? owned + amount : owned - amount;
  const name = phrases.good(resource);
  const [less, more] = [amount > least, amount < most && !full];
  return (
    <div class="place" role="group" aria-label={say("dwarf-prompt-own", { good: name, count: owned })}>
      <span class="paying__own">
        <Symbol name={resource} />
        {name}
      </span>
      <span class="step">
        <button type="button" data-minus={resource} aria-disabled={!less} onClick={() => less && step(-1)}>
          <span aria-hidden="true">−</span>
          <span class="vh">{say("dwarf-prompt-less", { good: name })}</span>
        </button>
        <output data-amount={resource}>{amount}</output>
        <button type="button" data-plus={resource} aria-disabled={!more} onClick={() => more && step(1)}>
          <span aria-hidden="true">+</span>
          <span class="vh">{say("dwarf-prompt-plus", { good: name })}</span>
        </button>
      </span>
      <span class={left < 0 ? "note badtxt" : "note"}>
        {left < 0 ? say("dwarf-prompt-missing", { own: owned, count: -left }) : `${owned} → ${left}`}
      </span>
    </div>
  );
}

/** What is in the mix so far. */
function Meter({ mix, whole }: { mix: Mix; whole: number }) {
  const parts = RESOURCES.flatMap((resource) => Array.from({ length: mix[resource] }, () => resource));
  return (
    <span class="meter" aria-hidden="true">
      {Array.from({ length: whole }, (_, i) => <i key={i}>{parts[i] && <Symbol name={parts[i]} />}</i>)}
    </span>
  );
}

function Barred({ snapshot, barred }: { snapshot: Snapshot; barred: Closed }) {
  return (
    <span class="note badtxt">
      {" "}
      {phrases.closed(barred, snapshot)} <RuleLink id={barred.rule} />
    </span>
  );
}

/** The mixes that the player cannot pay, on request. */
function ClosedMixes({ snapshot }: { snapshot: Snapshot }) {
  const open = useSignal(false);
  const closed = snapshot.decision!.closed.filter((one) => mixOf(one) !== null);
  if (!closed.length) return null;
  return (
    <div class="closedmixes">
      <button
        type="button"
        class="closedmixes__open"
        data-open="mixes"
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
      >
        <Symbol name="ui-lock" />
        {say("dwarf-prompt-closed-mixes", { count: closed.length })}
      </button>
      {open.value && (
        <ul>
          {closed.map((one) => (
            <li key={one.words} data-closed={one.words}>
              <span>{phrases.goods(mixOf(one) as Gains)}</span>
              <span class="note">
                {phrases.closed(one, snapshot)} <RuleLink id={one.rule} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** If declining is allowed, keeping everything is a choice like any other (D6.7). */
function Decline({ snapshot }: { snapshot: Snapshot }) {
  if (!offersOf(snapshot).some(({ words }) => words === DECLINE)) return null;
  const on = chosen.value === DECLINE;
  return (
    <button
      type="button"
      class={on ? "btn btn--picked" : "btn"}
      data-choice={DECLINE}
      aria-pressed={on}
      onClick={() => (chosen.value = DECLINE)}
    >
      {say("dwarf-prompt-go-decline")}
    </button>
  );
}
