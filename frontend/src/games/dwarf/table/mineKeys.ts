// Keyboard control of the mine: 1 to 9 choose a location (with Shift in the second mine), arrows move, Esc clears the
// choice.
import { useEffect } from "preact/hooks";
import { panel } from "../../../layout/panelState.ts";
import { chosen } from "../../../layout/selection.ts";
import { LOCATIONS, shownMine, SIDE } from "./Mine.tsx";
import { openStack } from "./openStackState.ts";

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Listen while the table is mounted. */
export function useMineKeys(mines: number): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
      if (panel.value || openStack.value !== null) return;
      if (pressed(event, mines)) event.preventDefault();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [mines]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element &&
    target.closest("input:not([type=radio]), textarea, select, [contenteditable]") !== null;
}

function pressed(event: KeyboardEvent, mines: number): boolean {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (digit) return choose(Number(digit) + (event.shiftKey && mines > 1 ? LOCATIONS : 0));
  if (event.key === "Escape" && chosen.value !== null) {
    chosen.value = null;
    return true;
  }
  const step = ARROWS[event.key];
  return step ? move(step, mines) : false;
}

function pickAt(location: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-location="${location}"] .loc__pick`);
}

/** Choose a location; a closed one only gets the focus, so that its reason is read out. */
function choose(location: number): boolean {
  const pick = pickAt(location);
  if (!pick) return false;
  shownMine.value = location > LOCATIONS ? 2 : 1;
  if (pick.dataset["choice"]) chosen.value = pick.dataset["choice"];
  requestAnimationFrame(() => pick.focus());
  return true;
}

/** Move from the focused location to its neighbour; the second mine is to the right of the first. */
function move([x, y]: readonly [number, number], mines: number): boolean {
  const here = Number(document.activeElement?.closest<HTMLElement>("[data-location]")?.dataset["location"] ?? 0);
  if (!here) {
    if (document.activeElement !== document.body) return false;
    pickAt(1)?.focus();
    return true;
  }
  const inMine = (here - 1) % LOCATIONS;
  const column = inMine % SIDE + Math.floor((here - 1) / LOCATIONS) * SIDE + x;
  const row = Math.floor(inMine / SIDE) + y;
  if (column < 0 || column >= SIDE * mines || row < 0 || row >= SIDE) return true;
  const to = Math.floor(column / SIDE) * LOCATIONS + row * SIDE + column % SIDE + 1;
  shownMine.value = to > LOCATIONS ? 2 : 1;
  requestAnimationFrame(() => pickAt(to)?.focus());
  return true;
}
