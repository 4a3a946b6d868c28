// How to ask what a thing is without choosing it. A thing that is not a choice is explained on a tap; a choice on a
// long press, with the second mouse button or the key «?», and by the info button beside it in the dock.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Symbol } from "../components/Symbol.tsx";
import { say } from "../i18n/texts.ts";
import { explain } from "./panelState.ts";

const LONG_PRESS = 550;

/** A thing on the table with an explanation. `name` is its label for screen readers. */
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

/** The info button beside the current choice. */
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

/** Explain what is under the pointer or focused on a long press, the second button and «?». */
export function useExplaining(): void {
  useEffect(() => {
    let held = false;
    const press = (event: PointerEvent) => {
      held = false;
      removeEventListener("click", swallow, true);
      const thing = thingAt(event.target);
      if (!thing || event.pointerType === "mouse") return;
      const [x, y] = [event.clientX, event.clientY];
      const over = new AbortController();
      const timer = setTimeout(() => {
        held = true;
        addEventListener("click", swallow, true);
        explain(thing);
      }, LONG_PRESS);
      const stop = () => {
        clearTimeout(timer);
        over.abort();
      };
      const move = (next: PointerEvent) => Math.hypot(next.clientX - x, next.clientY - y) > 8 && stop();
      addEventListener("pointermove", move, over);
      addEventListener("pointerup", stop, over);
      addEventListener("pointercancel", stop, over);
    };
    /** Ignore the click that ends a long press. */
    const swallow = (event: Event) => {
      held = false;
      removeEventListener("click", swallow, true);
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: Event) => {
      const thing = thingAt(event.target);
      if (!thing) return;
      event.preventDefault();
      if (!held) explain(thing);
    };
    const key = (event: KeyboardEvent) => {
      const within = document.activeElement;
      const thing = thingAt(within) ?? within?.querySelector<HTMLElement>("[data-help]")?.dataset["help"];
      if (event.key !== "?" || !thing) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      explain(thing);
    };
    addEventListener("pointerdown", press);
    addEventListener("contextmenu", menu);
    addEventListener("keydown", key, true);
    return () => {
      removeEventListener("pointerdown", press);
      removeEventListener("contextmenu", menu);
      removeEventListener("click", swallow, true);
      removeEventListener("keydown", key, true);
    };
  }, []);
}
