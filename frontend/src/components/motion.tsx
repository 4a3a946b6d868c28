// Motion explains what happened: things fly from their old place to their new one, and events are shown one after the
// other. A thing that keeps its identity has `data-thing="…"` (a card, a coin, a worker). When the table changes, each
// thing that is found elsewhere flies there in a straight line; a new one appears.
import { signal } from "@preact/signals";
import { Component, type ComponentChildren } from "preact";
import { preferences } from "../client/preferences.ts";
import type { Line, Snapshot } from "../client/types.ts";

const STEP = 420;
const MOVE = 260;
const SLOW = 2;

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
let skipping = false;
/** A viewer that lags behind shows events faster or, far behind, at once. */
let speedUp = 1;
const FAR_BEHIND = 12;

/** Return the milliseconds that something takes at the chosen speed. */
export function pace(milliseconds: number): number {
  if (skipping || preferences.value.speed === "instant") return 0;
  return (milliseconds * (preferences.value.speed === "slow" ? SLOW : 1)) / speedUp;
}

/** Whether things may move at all; otherwise they just appear, and a ring marks what changed. */
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

/** Shows one event on the table as it was before; resolves when the animation ends. */
export type Effect = (event: Line, root: HTMLElement, after: Snapshot) => Promise<void>;
export type Effects = Readonly<Record<string, Effect>>;

let effects: Effects = {};

/** Set the effects of the game on the page, by kind of event. */
export function setEffects(game: Effects): void {
  effects = game;
}

/** Whether events are being shown; meanwhile the decision on the page is outdated. */
export const isAnimating = signal(false);

const beforeUpdates: (() => void)[] = [];
const afterUpdates: (() => void)[] = [];
/** Things that an effect has already moved; they do not fly a second time. */
export const moved = new Set<string>();

/** Run a function once the events were shown, just before the new state is applied. */
export function beforeUpdate(act: () => void): void {
  beforeUpdates.push(act);
}

/** Run a function once the new state is on the page. */
export function afterUpdate(act: () => void): void {
  afterUpdates.push(act);
}

function runAll(acts: (() => void)[]): void {
  for (const act of acts.splice(0)) act();
}

let overlayElement: HTMLElement | null = null;

/** The layer for things in flight; it is removed when the new state is applied. */
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

/** Hold an animation at its last frame until the new state is applied. */
export function holdUntilUpdate(animation: Animation): void {
  heldAnimations.add(animation);
}

/** Remove everything in flight: the table itself shows where things are. */
function clearOverlay(): void {
  overlayElement?.remove();
  overlayElement = null;
  for (const animation of heldAnimations) animation.cancel();
  heldAnimations.clear();
}

/** Show what happened, then apply the new state. A tap skips the rest. */
export async function animateUpdate(after: Snapshot, put: () => void, waiting = 0): Promise<void> {
  skipping = false;
  speedUp = waiting > FAR_BEHIND ? Infinity : 1 + waiting / 2;
  const root = document.querySelector<HTMLElement>("[data-table]");
  if (root && pace(1) > 0) {
    isAnimating.value = true;
    for (const event of after.log) {
      // An effect that fails is skipped; the update is applied anyway.
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

/** Whether events of this kind have an effect. */
export function hasEffect(kind: string): boolean {
  return kind in effects;
}

/** Fly an element from a place to its own. */
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
