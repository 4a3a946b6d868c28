// The top bar of a page without a table.
import type { ComponentChildren } from "preact";
import { Symbol } from "../components/Symbol.tsx";
import { say } from "../i18n/texts.ts";
import { followLink } from "./route.ts";

export function PlainTopBar({ children }: { children?: ComponentChildren }) {
  return (
    <header class="top pagehead">
      <a href="/" onClick={followLink} aria-label={say("web-home")}>
        <Symbol name="wordmark" class="wordmark" />
      </a>
      <nav aria-label={say("rules-pages")}>{children}</nav>
    </header>
  );
}
