// What is open beside the table: over the rail at the side, on phones as a sheet above the dock. Never over the dock.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../../i18n/texts.ts";
import { Symbol } from "../../components/Symbol.tsx";
import type { ViewerClient } from "../../client/viewerClient.ts";
import type { Snapshot } from "../../client/types.ts";
import { HelpPanel } from "./HelpPanel.tsx";
import { usePanelKeys } from "../../layout/keys.ts";
import { LogPanel } from "./LogPanel.tsx";
import { closePanel, type Panel, panel, wasOpenedByUser } from "../../layout/panelState.ts";
import { RulesPanel } from "./RulesPanel.tsx";
import { SettingsPanel } from "./SettingsPanel.tsx";

/** As wide as the rail of Nidavellir; a table with a narrower one makes room. */
const WIDE = 346;

interface PanelsProps {
  game: string;
  /** The table that it stands beside; before there is one only rules, help and settings can be opened. */
  table?: { viewer: ViewerClient; snapshot: Snapshot };
  /** What stands in the log's place; a replay has its steps there. */
  log?: ComponentChildren;
}

export function Panels({ game, table, log }: PanelsProps) {
  usePanelKeys();
  const open = panel.value;
  if (!open) return null;
  return (
    <Side open={open}>
      {open.kind === "log" && (log ?? (table && <LogPanel {...table} />))}
      {open.kind === "rules" && <RulesPanel game={game} rule={open.rule} />}
      {open.kind === "settings" && <SettingsPanel {...(table ? { table } : {})} />}
      {open.kind === "help" && <HelpPanel game={game} thing={open.thing} />}
    </Side>
  );
}

const HEADS = {
  log: ["ui-log", "web-log"],
  rules: ["ui-book", "web-rules"],
  settings: ["ui-settings", "web-settings"],
  help: ["ui-info", "panel-help"],
} as const;
const ALL_THINGS = ["ui-info", "panel-what-is-what"] as const;

function Side({ open, children }: { open: Panel; children: ComponentChildren }) {
  const head = useRef<HTMLHeadingElement>(null);
  const [icon, text] = open.kind === "help" && !open.thing ? ALL_THINGS : HEADS[open.kind];
  useLayoutEffect(() => {
    if (wasOpenedByUser()) head.current?.focus({ preventScroll: true });
  }, [open]);
  useLayoutEffect(beside, []);
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

/** Keep the side between the top and the dock, and as wide as the rail that it covers. */
function beside(): () => void {
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
