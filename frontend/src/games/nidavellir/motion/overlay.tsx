// Helpers for showing an event on the table as it was: a layer above it, a search for elements, and simple movements.
// All of them do nothing if an element is not on the page.
import { type ComponentChildren, render } from "preact";
import { afterUpdate, beforeUpdate, mayMove, pace, wait } from "../../../components/motion.tsx";

const OUT = "cubic-bezier(.2,.7,.2,1)";
const RING = 3000;

/** The first visible element that one of the selectors finds. */
export function find(root: ParentNode, ...selectors: string[]): HTMLElement | null {
  for (const selector of selectors) {
    for (const found of root.querySelectorAll<HTMLElement>(selector)) {
      if (found.getBoundingClientRect().width > 0) return found;
    }
  }
  return null;
}

let layer: HTMLElement | null = null;

/** The layer above the table; it is removed when the new state comes. */
function above(): HTMLElement {
  if (!layer?.isConnected) {
    layer = document.createElement("div");
    layer.className = "showing";
    layer.ariaHidden = "true";
    document.body.append(layer);
    const mine = layer;
    beforeUpdate(() => mine.remove());
  }
  return layer;
}

/** Draw something in the layer, centred on a place. */
export function draw(what: ComponentChildren, at: DOMRect, kind = ""): HTMLElement {
  const box = document.createElement("div");
  box.className = `showing__thing ${kind}`;
  above().append(box);
  render(what, box);
  const own = box.getBoundingClientRect();
  box.style.left = `${at.x + at.width / 2 - own.width / 2}px`;
  box.style.top = `${at.y + at.height / 2 - own.height / 2}px`;
  return box;
}

/** Copy an element into the layer at its place, and hide the original meanwhile. */
export function lift(thing: HTMLElement): HTMLElement {
  const at = thing.getBoundingClientRect();
  const box = document.createElement("div");
  box.className = "showing__thing";
  const likeness = thing.cloneNode(true) as HTMLElement;
  delete likeness.dataset["thing"];
  box.append(likeness);
  above().append(box);
  Object.assign(box.style, { left: `${at.x}px`, top: `${at.y}px`, width: `${at.width}px`, height: `${at.height}px` });
  hide(thing);
  return box;
}

/** Hide an element until the new state comes. */
export function hide(thing: HTMLElement): void {
  const hiding = thing.animate([{ visibility: "hidden" }, { visibility: "hidden" }], {
    duration: 60_000,
    fill: "both",
  });
  beforeUpdate(() => hiding.cancel());
}

/** Play an animation, which a tap can cut short; the last frame stays. */
export async function play(element: HTMLElement, frames: Keyframe[], milliseconds: number): Promise<void> {
  const time = mayMove() ? pace(milliseconds) : 0;
  const motion = element.animate(frames, { duration: Math.max(1, time), easing: OUT, fill: "both" });
  await wait(milliseconds);
  motion.finish();
}

/** Move from its place to the middle of another, straight or along an arc; `scale` makes it larger or smaller there. */
export function move(box: HTMLElement, to: DOMRect, milliseconds: number, arc = 0, scale = 1): Promise<void> {
  const from = box.getBoundingClientRect();
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  const long = Math.hypot(x, y) || 1;
  const steps = arc === 0 ? [0, 1] : [0, .125, .25, .375, .5, .625, .75, .875, 1];
  const frames = steps.map((part) => {
    const off = arc * Math.sin(part * Math.PI);
    const [right, down] = [x * part - y / long * off, y * part + x / long * off];
    return { transform: `translate(${right}px, ${down}px) scale(${1 + (scale - 1) * part})` };
  });
  return play(box, frames, milliseconds);
}

/** Without motion, show a ring around what changed for three seconds, once the new state is there. */
export function ringLater(root: ParentNode, ...selectors: string[]): void {
  afterUpdate(() => {
    const found = find(root, ...selectors);
    if (found) ring(found);
  });
}

/** Show a ring around an element. */
export function ring(thing: HTMLElement, milliseconds = RING): void {
  const at = thing.getBoundingClientRect();
  const box = document.createElement("div");
  box.className = "showing__ring";
  box.ariaHidden = "true";
  document.body.append(box);
  Object.assign(box.style, {
    left: `${at.x - 4}px`,
    top: `${at.y - 4}px`,
    width: `${at.width + 8}px`,
    height: `${at.height + 8}px`,
  });
  setTimeout(() => box.remove(), milliseconds);
}
