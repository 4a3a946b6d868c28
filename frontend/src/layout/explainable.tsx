// How one asks what a thing is without choosing it. A thing that is no choice explains itself when it is tapped; one that is a
// choice does so by a long press, the second mouse button or the key «?», and by the info button beside it in the dock.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { explain } from "./panelState.ts";
import { say } from "../i18n/texts.ts";
import { Symbol } from "../components/Symbol.tsx";

const LONG_PRESS = 550;

/** A thing on the table that tells what it is. `name` is what a screen reader says. */
export function Explainable(
  { thing, name, class: kind = "", children }: {
    thing: string;
    name?: string;
    class?: string;
    children: ComponentChildren;
  },
) {
  return (
    <button type="button" class={`asked ${kind}`} data-help={thing} data-item onClick={() => explain(thing)}>
      {name && <span class="vh">{name}</span>}
      {children}
    </button>
  );
}

/** The info button beside what is chosen. */
export function InfoButton({ thing, name }: { thing: string; name: string }) {
  return (
    <button
      type="button"
      class="btn btn--quiet btn--icon info"
      data-help={thing}
      onClick={() => explain(thing)}
      aria-label={say("nid-what-is", { name })}
    >
      <Symbol name="ui-info" />
    </button>
  );
}

function thingAt(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>("[data-help]")?.dataset["help"] : undefined;
}

/** Long press, second button and «?» ask about whatever is under them. */
export function useExplaining(): void {
  useEffect(() => {
    let timer = 0;
    let held = false;
    const stop = () => clearTimeout(timer);
    const press = (event: PointerEvent) => {
      held = false;
      const thing = thingAt(event.target);
      if (!thing || event.pointerType === "mouse") return;
      const [x, y] = [event.clientX, event.clientY];
      const move = (next: PointerEvent) => Math.hypot(next.clientX - x, next.clientY - y) > 8 && stop();
      addEventListener("pointermove", move);
      addEventListener("pointerup", () => removeEventListener("pointermove", move), { once: true });
      timer = setTimeout(() => {
        held = true;
        explain(thing);
      }, LONG_PRESS);
    };
    const menu = (event: Event) => {
      const thing = thingAt(event.target);
      if (!thing) return;
      event.preventDefault();
      if (!held) explain(thing);
    };
    const click = (event: Event) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const key = (event: KeyboardEvent) => {
      const within = document.activeElement;
      const thing = thingAt(within) ?? within?.querySelector<HTMLElement>("[data-help]")?.dataset["help"];
      if (event.key !== "?" || !thing) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      explain(thing);
    };
    const heard = { pointerdown: press, pointerup: stop, pointercancel: stop, contextmenu: menu } as const;
    for (const [kind, hear] of Object.entries(heard)) addEventListener(kind, hear as EventListener);
    addEventListener("click", click, true);
    addEventListener("keydown", key, true);
    return () => {
      for (const [kind, hear] of Object.entries(heard)) removeEventListener(kind, hear as EventListener);
      removeEventListener("click", click, true);
      removeEventListener("keydown", key, true);
    };
  }, []);
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Things that belong together: one stop for the tabulator, arrows inside. With `all` each is a stop of its own. */
export function Group(
  { class: kind, label, all = false, style, children }: {
    class?: string;
    label?: string;
    all?: boolean;
    style?: Record<string, string | number>;
    children: ComponentChildren;
  },
) {
  const root = useRef<HTMLDivElement>(null);
  const items = () => [...(root.current?.querySelectorAll<HTMLElement>("[data-item]") ?? [])];
  useEffect(() => {
    if (all) return;
    const found = items();
    const stop = found.find((item) => item.tabIndex === 0 && item.dataset["stop"]) ?? found[0];
    for (const item of found) setTabStop(item, item === stop);
  });
  const step = (event: KeyboardEvent) => {
    const found = items();
    const at = found.indexOf((event.target as Element).closest<HTMLElement>("[data-item]")!);
    if (at < 0) return;
    const by = STEPS[event.key];
    const to = event.key === "Home" ? 0 : event.key === "End" ? found.length - 1 : by === undefined ? -1 : at + by;
    const next = found[(to + found.length) % found.length];
    if (to === -1 && by === undefined || !next) return;
    event.preventDefault();
    if (!all) { for (const item of found) setTabStop(item, item === next); }
    next.focus();
  };
  return (
    <div class={kind} role="group" aria-label={label} style={style ?? {}} ref={root} onKeyDown={step}>
      {children}
    </div>
  );
}

function setTabStop(item: HTMLElement, stop: boolean): void {
  item.tabIndex = stop ? 0 : -1;
  if (stop) item.dataset["stop"] = "1";
  else delete item.dataset["stop"];
}
