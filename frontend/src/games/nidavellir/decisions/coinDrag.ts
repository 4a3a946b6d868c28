// Dragging a coin with mouse, pen or finger: a copy follows the pointer, and the place under it is highlighted.
import type { Tavern } from "../pieces.tsx";
import { back, lifted, over, placeOf, put } from "./bidDraft.ts";

const FAR = 6;

let justDragged = false;

/** Whether the current click only ends a drag. */
export function dragged(): boolean {
  const was = justDragged;
  justDragged = false;
  return was;
}

function under(event: PointerEvent): Tavern | "hand" | null {
  const at = document.elementFromPoint(event.clientX, event.clientY);
  const place = at?.closest<HTMLElement>("[data-drop]")?.dataset["drop"];
  return (place as Tavern | "hand" | undefined) ?? null;
}

/** Start dragging a coin once the pointer has moved far enough. */
export function drag(event: PointerEvent, coin: number): void {
  if (event.button !== 0) return;
  const held = event.currentTarget as HTMLElement;
  const drawn = held.querySelector<HTMLElement>(".coin");
  const [x, y] = [event.clientX, event.clientY];
  let ghost: HTMLElement | null = null;
  justDragged = false;

  const move = (next: PointerEvent) => {
    const [dx, dy] = [next.clientX - x, next.clientY - y];
    if (!ghost) {
      if (!drawn || Math.hypot(dx, dy) < FAR) return;
      const { left, top, width } = drawn.getBoundingClientRect();
      ghost = drawn.cloneNode(true) as HTMLElement;
      delete ghost.dataset["thing"];
      ghost.setAttribute("aria-hidden", "true");
      ghost.classList.add("coin--dragged");
      Object.assign(ghost.style, { left: `${left}px`, top: `${top}px` });
      ghost.style.setProperty("--s", `${width}px`);
      document.body.append(ghost);
      lifted.value = coin;
    }
    next.preventDefault();
    ghost.style.translate = `${dx}px ${dy}px`;
    over.value = under(next);
  };
  const end = (last: PointerEvent) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!ghost) return;
    ghost.remove();
    justDragged = true;
    setTimeout(() => (justDragged = false), 50);
    const to = last.type === "pointerup" ? under(last) : null;
    over.value = null;
    lifted.value = null;
    const from = placeOf(coin);
    if (to === "hand") from && back(from);
    else if (to && to !== from) put(coin, to);
  };
  addEventListener("pointermove", move, { passive: false });
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}
