// Motion explains what happened: things fly from where they were to where they are; events are shown one after the other.
//
// A thing that keeps its identity has `data-thing="…"` (a card, a coin, a worker). When the table changes, each thing that
// is found again elsewhere flies there in a straight line; one that came from nowhere appears.
import { signal } from "@preact/signals";
import { Component, type ComponentChildren } from "preact";
import { preferences } from "../client/preferences.ts";
import type { Line, Snapshot } from "../client/types.ts";

const STEP = 420;
const MOVE = 260;
const SLOW = 2;

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
let skipping = false;
/** Who lags behind the table shows its news faster; a long way behind, at once. */
let speedUp = 1;
const FAR_BEHIND = 12;

/** Milliseconds that something takes at the chosen speed. */
export function pace(milliseconds: number): number {
  if (skipping || preferences.value.speed === "instant") return 0;
  return (milliseconds * (preferences.value.speed === "slow" ? SLOW : 1)) / speedUp;
}

/** Whether things may move at all; otherwise they appear, and a ring shows what changed. */
export function mayMove(): boolean {
  return !reducedMotion.matches;
}

export function wait(milliseconds: number): Promise<void> {
  const time = pace(milliseconds);
  return time === 0 ? Promise.resolve() : new Promise((done) => {
    const timer = setTimeout(finish, time);
    function finish() {
      clearTimeout(timer);
      removeEventListener("pointerdown", skip, true);
      done();
    }
    function skip() {
      skipping = true;
      finish();
    }
    addEventListener("pointerdown", skip, true);
  });
}

/** Shows one event on the table as it was before; awaits its own end. */
export type Effect = (event: Line, root: HTMLElement, after: Snapshot) => Promise<void>;
export type Effects = Readonly<Record<string, Effect>>;

let effects: Effects = {};

/** The effects of the game that is on the page, by the kinds of events. */
export function setEffects(game: Effects): void {
  effects = game;
}

/** Events are being shown: what is still on the page is no longer asked. */
export const isAnimating = signal(false);

const beforeUpdates: (() => void)[] = [];
const afterUpdates: (() => void)[] = [];
/** Things that an effect has moved already; they do not fly a second time. */
export const moved = new Set<string>();

/** Do something when the events were shown, just before the new state is in force. */
export function beforeUpdate(act: () => void): void {
  beforeUpdates.push(act);
}

/** Do something as soon as the new state is on the page. */
export function afterUpdate(act: () => void): void {
  afterUpdates.push(act);
}

function runAll(acts: (() => void)[]): void {
  for (const act of acts.splice(0)) act();
}

let overlayElement: HTMLElement | null = null;

/** Where things lie that are in flight; they go when the new state is in force. */
export function overlay(): HTMLElement {
  if (!overlayElement) {
    overlayElement = document.createElement("div");
    overlayElement.className = "ghosts";
    overlayElement.setAttribute("aria-hidden", "true");
    document.body.append(overlayElement);
  }
  return overlayElement;
}

const heldAnimations = new Set<Animation>();

/** Keep an animation at its end until the new state is in force. */
export function holdUntilUpdate(animation: Animation): void {
  heldAnimations.add(animation);
}

/** Everything is where the table says again. */
function clearOverlay(): void {
  overlayElement?.remove();
  overlayElement = null;
  for (const animation of heldAnimations) animation.cancel();
  heldAnimations.clear();
}

/** Show what happened, then put the new state in force. A tap skips the rest. */
export async function animateUpdate(after: Snapshot, put: () => void, waiting = 0): Promise<void> {
  skipping = false;
  speedUp = waiting > FAR_BEHIND ? Infinity : 1 + waiting / 2;
  const root = document.querySelector<HTMLElement>("[data-table]");
  if (root && pace(1) > 0) {
    isAnimating.value = true;
    for (const event of after.log) {
      // What cannot be shown is not shown; the news come all the same.
      await effects[event.kind]?.(event, root, after).catch((error) => console.error(event.kind, error));
    }
  }
  runAll(beforeUpdates);
  put();
  isAnimating.value = false;
  requestAnimationFrame(() => runAll(afterUpdates));
  setTimeout(clearOverlay);
  await wait(after.log.length ? STEP : 0);
  moved.clear();
  skipping = false;
}

/** Whether there is something to show of such an event. */
export function hasEffect(kind: string): boolean {
  return kind in effects;
}

/** Fly an element from a place to where it is. */
export function fly(element: Element, from: DOMRect, time = MOVE): Promise<unknown> {
  const to = element.getBoundingClientRect();
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (!mayMove() || pace(1) === 0 || (Math.abs(x) < 2 && Math.abs(y) < 2)) return Promise.resolve();
  const scale = to.width ? from.width / to.width : 1;
  const start = { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "top left", zIndex: 5 };
  return element.animate([start, { transform: "none", transformOrigin: "top left", zIndex: 5 }], {
    duration: pace(time),
    easing: "cubic-bezier(.2,.7,.2,1)",
  }).finished.catch(() => undefined);
}

function places(root: Element): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const thing of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    found.set(thing.dataset["thing"]!, thing.getBoundingClientRect());
  }
  return found;
}

/** A table whose things fly to their new places when its snapshot changes. */
export class AnimatedTable extends Component<{ snapshot: Snapshot; class?: string; children: ComponentChildren }> {
  #root: HTMLElement | null = null;

  override getSnapshotBeforeUpdate(): Map<string, DOMRect> | null {
    return this.#root && mayMove() && pace(1) > 0 ? places(this.#root) : null;
  }

  override componentDidUpdate(before: { snapshot: Snapshot }, _state: unknown, old: Map<string, DOMRect> | null): void {
    if (!this.#root || before.snapshot === this.props.snapshot) return;
    for (const thing of this.#root.querySelectorAll<HTMLElement>("[data-thing]")) {
      const name = thing.dataset["thing"]!;
      const from = moved.has(name) ? undefined : old?.get(name);
      if (from?.width) void fly(thing, from);
    }
  }

  render() {
    return (
      <div data-table class={this.props.class} ref={(root) => void (this.#root = root)}>
        {this.props.children}
      </div>
    );
  }
}
