// How one asks what a thing is without choosing it. A thing that is no choice explains itself when it is tapped; one that is a
// choice does so by a long press, the second mouse button or the key «?», and by the info button beside it in the dock.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Symbol } from "../components/Symbol.tsx";
import { say } from "../i18n/texts.ts";
import { explain } from "./panelState.ts";

const LONG_PRESS = 550;

/** A thing on the table that explains itself. `name` is what a screen reader says. */
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
    const listeners = { pointerdown: press, pointerup: stop, pointercancel: stop, contextmenu: menu } as const;
    for (const [kind, listener] of Object.entries(listeners)) addEventListener(kind, listener as EventListener);
    addEventListener("click", click, true);
    addEventListener("keydown", key, true);
    return () => {
      for (const [kind, listener] of Object.entries(listeners)) removeEventListener(kind, listener as EventListener);
      removeEventListener("click", click, true);
      removeEventListener("keydown", key, true);
    };
  }, []);
}
