// A group of controls with one tab stop, and arrow keys inside.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** A group of controls: one tab stop, arrow keys inside. With `all`, each control is a tab stop. */
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
