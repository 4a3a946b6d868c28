// The panel beside the table: over the rail at the side, on phones as a sheet above the dock. It never covers the dock.
import type { ComponentChildren } from "preact";
import type { Snapshot } from "../../client/types.ts";
import type { ViewerClient } from "../../client/viewerClient.ts";
import { usePanelKeys } from "../../layout/keys.ts";
import { panel } from "../../layout/panelState.ts";
import { SidePanel } from "../../layout/SidePanel.tsx";
import { HelpPanel } from "./HelpPanel.tsx";
import { LogPanel } from "./LogPanel.tsx";
import { RulesPanel } from "./RulesPanel.tsx";
import { SettingsPanel } from "./SettingsPanel.tsx";

interface PanelsProps {
  game: string;
  /** The table beside it; without one only rules, help and settings can be opened. */
  table?: { viewer: ViewerClient; snapshot: Snapshot };
  /** What replaces the log; a replay has its steps there. */
  log?: ComponentChildren;
}

export function Panels({ game, table, log }: PanelsProps) {
  usePanelKeys();
  const open = panel.value;
  if (!open) return null;
  return (
    <SidePanel open={open}>
      {open.kind === "log" && (log ?? (table && <LogPanel {...table} />))}
      {open.kind === "rules" && <RulesPanel game={game} rule={open.rule} />}
      {open.kind === "settings" && <SettingsPanel {...(table ? { table } : {})} />}
      {open.kind === "help" && <HelpPanel game={game} thing={open.thing} />}
    </SidePanel>
  );
}
