// The top edge of a table: the wordmark, the moment of the game, and the panels that can be opened.
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { Symbol } from "../components/Symbol.tsx";
import { say } from "../i18n/texts.ts";
import { panel, togglePanel } from "./panelState.ts";
import { ReplayContext } from "./replay/ReplayContext.ts";
import { followLink } from "./route.ts";
import { Status } from "./Status.tsx";

const TOOLS = [
  { kind: "log", icon: "ui-log", text: "web-log", key: "l" },
  { kind: "rules", icon: "ui-book", text: "web-rules", key: "r" },
  { kind: "settings", icon: "ui-settings", text: "web-settings", key: "s" },
] as const;

interface TopBarProps {
  /** One line that says which moment it is … */
  where: string;
  /** … and a shorter one, if there is little room. */
  short?: string;
  children?: ComponentChildren;
  log?: boolean;
}

/** The head of every table. */
export function TopBar({ where, short = where, children, log = true }: TopBarProps) {
  const replay = useContext(ReplayContext);
  const whereText = (moment: string) => replay ? say("replay-where", { where: moment }) : moment;
  return (
    <header class="top">
      <a href="/" onClick={followLink} aria-label={say("web-home")}>
        <Symbol name="wordmark" class="wordmark only-l" />
        <Symbol name="mark" class="i only-s" />
      </a>
      <div class="top__where">
        <span class="only-l">{whereText(where)}</span>
        <span class="only-s">{whereText(short)}</span>
        {children}
        <Status />
      </div>
      <nav aria-label={say("web-table-tools")}>
        {TOOLS.filter((tool) => log || tool.kind !== "log").map((tool) => (
          <button
            type="button"
            class="btn btn--quiet"
            aria-expanded={panel.value?.kind === tool.kind}
            aria-keyshortcuts={tool.key}
            onClick={() => togglePanel(tool.kind === "rules" ? { kind: "rules", rule: "" } : { kind: tool.kind })}
          >
            <Symbol name={tool.icon} />
            <span class="only-l">{say(tool.text)}</span>
            <span class="vh only-s">{say(tool.text)}</span>
          </button>
        ))}
      </nav>
    </header>
  );
}
