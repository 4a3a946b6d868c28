// The panel beside the table: its head with the close button, and its place between top bar and dock.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Symbol } from "../components/Symbol.tsx";
import { say } from "../i18n/texts.ts";
import { closePanel, type Panel, wasOpenedByUser } from "./panelState.ts";

/** Width in pixels, as wide as the widest rail. A table with a narrower rail makes room. */
const WIDE = 346;

const HEADS = {
  log: ["ui-log", "web-log"],
  rules: ["ui-book", "web-rules"],
  settings: ["ui-settings", "web-settings"],
  help: ["ui-info", "panel-help"],
} as const;
const ALL_THINGS = ["ui-info", "panel-what-is-what"] as const;

export function SidePanel({ open, children }: { open: Panel; children: ComponentChildren }) {
  const head = useRef<HTMLHeadingElement>(null);
  const [icon, text] = open.kind === "help" && !open.thing ? ALL_THINGS : HEADS[open.kind];
  useLayoutEffect(() => {
    if (wasOpenedByUser()) head.current?.focus({ preventScroll: true });
  }, [open]);
  useLayoutEffect(fitBeside, []);
  return (
    <aside class={`side side--${open.kind}`} id="side" aria-labelledby="side-title">
      <header class="side__h">
        <Symbol name={icon} />
        <h2 id="side-title" tabIndex={-1} ref={head}>{say(text)}</h2>
        <button type="button" class="btn btn--quiet btn--icon" onClick={closePanel} aria-keyshortcuts="Escape">
          <Symbol name="ui-close" />
          <span class="vh">{say("panel-close")}</span>
        </button>
      </header>
      {children}
    </aside>
  );
}

/** Keep the panel between the top and the dock, and as wide as the rail that it covers. */
function fitBeside(): () => void {
  const root = document.documentElement;
  root.dataset["side"] = "open";
  const fit = () => {
    const [top, dock, rail] = [".top", ".dock", ".rail"].map((name) => document.querySelector<HTMLElement>(name));
    const covered = rail ? root.clientWidth - rail.getBoundingClientRect().left : 0;
    root.style.setProperty("--side-top", `${Math.max(0, top?.getBoundingClientRect().bottom ?? 0)}px`);
    root.style.setProperty("--side-bottom", `${dock?.offsetHeight ?? 0}px`);
    root.style.setProperty("--side-wide", `${Math.max(WIDE, covered < 2 * WIDE ? covered : 0)}px`);
  };
  fit();
  const watch = new ResizeObserver(fit);
  for (const name of [".top", ".dock", ".rail"]) {
    const found = document.querySelector(name);
    if (found) watch.observe(found);
  }
  addEventListener("resize", fit);
  addEventListener("scroll", fit, { passive: true });
  return () => {
    delete root.dataset["side"];
    watch.disconnect();
    removeEventListener("resize", fit);
    removeEventListener("scroll", fit);
  };
}
