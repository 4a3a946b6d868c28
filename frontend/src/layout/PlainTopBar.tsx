// The head of a page that is no table.
import type { ComponentChildren } from "preact";
import { follow } from "./route.ts";
import { say } from "../i18n/texts.ts";
import { Symbol } from "../components/Symbol.tsx";

export function PlainTopBar({ children }: { children?: ComponentChildren }) {
  return (
    <header class="top pagehead">
      <a href="/" onClick={follow} aria-label={say("web-home")}>
        <Symbol name="wordmark" class="wordmark" />
      </a>
      <nav aria-label={say("rules-pages")}>{children}</nav>
    </header>
  );
}
