// The top edge of the pages before a game: the wordmark, the title, and the settings.
import type { ComponentChildren } from "preact";
import { Symbol } from "../components/Symbol.tsx";
import { say } from "../i18n/texts.ts";
import { PreferencesMenu } from "./PreferencesMenu.tsx";
import { followLink, path } from "./route.ts";

interface PageTopBarProps {
  note: string;
  /** Whether a link leads back to the start page. */
  back?: boolean;
  children?: ComponentChildren;
}

export function PageTopBar({ note, back = false, children }: PageTopBarProps) {
  return (
    <header class={`top top--start ${back ? "top--back" : ""}`}>
      <a href="/" onClick={followLink} aria-label={say("web-home")}>
        <Symbol name="wordmark" class="wordmark wordmark--l" />
      </a>
      <p class="note only-l">{note}</p>
      {children}
      <nav aria-label={say("web-settings")}>
        {path.value.startsWith("/score") || (
          <a class="btn btn--quiet only-l" href="/score" onClick={followLink}>
            <Symbol name="points" />
            {say("score-pad-title")}
          </a>
        )}
        {back && (
          <a class="btn btn--quiet" href="/" onClick={followLink}>
            <Symbol name="ui-undo" />
            {say("start-back")}
          </a>
        )}
        <PreferencesMenu />
      </nav>
    </header>
  );
}
