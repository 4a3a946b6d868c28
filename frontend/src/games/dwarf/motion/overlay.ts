// Things in flight: they are drawn above the table while events are shown, and removed when the new state is applied.
import { holdUntilUpdate, mayMove, overlay, pace, wait } from "../../../components/motion.tsx";

export const MOVE = 260;
export const STEP = 420;
const RING = 3000;
const SPREAD = 8;

/** A place on the screen. */
export type Place = Pick<DOMRect, "x" | "y" | "width" | "height">;

/** The first of these elements that is visible. */
export function find(root: ParentNode, ...selectors: readonly string[]): HTMLElement | undefined {
  for (const selector of selectors) {
    for (const found of root.querySelectorAll<HTMLElement>(selector)) if (found.getClientRects().length) return found;
  }
  return undefined;
}

/** A box of a given size in the middle of another. */
export function middle(place: Place, width: number, height = width): Place {
  return { x: place.x + (place.width - width) / 2, y: place.y + (place.height - height) / 2, width, height };
}

/** Put something above the table. */
export function lay(thing: HTMLElement, at: Place): HTMLElement {
  thing.classList.add("ghost");
  overlay().append(thing);
  put(thing, at);
  return thing;
}

function put(thing: HTMLElement, at: Place): void {
  thing.style.transform = `translate(${at.x}px, ${at.y}px)`;
}

/** Move from one place to another in a straight line; a tap skips it. */
export async function move(thing: HTMLElement, from: Place, to: Place, time = MOVE): Promise<void> {
  put(thing, to);
  if (!mayMove()) {
    ring(to);
    return wait(time);
  }
  const steps = [from, to].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
  await play(thing, steps, time, "cubic-bezier(.2,.7,.2,1)");
}

/** Play an animation to its end; a tap skips it. */
export async function play(thing: Element, steps: Keyframe[], time: number, easing = "ease-out"): Promise<void> {
  if (!mayMove() || pace(time) === 0) return wait(time);
  const shown = thing.animate(steps, { duration: pace(time), easing });
  await wait(time);
  shown.finish();
}

/** Move one of the table's own elements and keep it there until the new state is applied. */
export async function carry(
  things: readonly HTMLElement[],
  to: Place,
  time = MOVE,
  there: Keyframe = {},
): Promise<void> {
  const shown = things.map((thing, i) => {
    const from = thing.getBoundingClientRect();
    const [x, y] = [
      to.x + to.width / 2 - from.x - from.width / 2 + i * SPREAD,
      to.y + to.height / 2 - from.y - from.height / 2,
    ];
    if (!mayMove()) ring(middle(to, from.width));
    const running = thing.animate([{
      transform: `translate(${x}px, ${y}px)`,
      zIndex: 6,
      position: "relative",
      ...there,
    }], {
      duration: mayMove() ? pace(time) : 0,
      easing: "cubic-bezier(.2,.7,.2,1)",
      fill: "forwards",
    });
    holdUntilUpdate(running);
    return running;
  });
  await wait(time);
  for (const one of shown) one.finish();
}

/** One short pulse, for a number that has changed. */
export function pulse(thing: Element | null | undefined): Promise<void> {
  if (!thing) return wait(0);
  return play(thing, [{ transform: "scale(1)" }, { transform: "scale(1.35)" }, { transform: "scale(1)" }], MOVE);
}

/** A ring around what has just changed; without motion it stays for three seconds. */
export function ring(place: Place, look = "ghost--ring"): HTMLElement {
  const mark = document.createElement("div");
  mark.className = `ghost ${look}`;
  Object.assign(mark.style, { width: `${place.width}px`, height: `${place.height}px` });
  put(mark, place);
  if (mayMove()) {
    overlay().append(mark);
  } else {
    mark.style.position = "fixed";
    document.body.append(mark);
    setTimeout(() => mark.remove(), RING);
  }
  return mark;
}

/** Show a ring for a moment. */
export async function flash(thing: HTMLElement | undefined, look = "ghost--ring", time = MOVE): Promise<void> {
  if (!thing) return;
  const mark = ring(thing.getBoundingClientRect(), look);
  await wait(time);
  if (mayMove()) mark.remove();
}
