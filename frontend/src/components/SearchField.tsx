// A search field.
import { say } from "../i18n/texts.ts";
import { Symbol } from "./Symbol.tsx";

interface SearchFieldProps {
  query: string;
  onQuery(query: string): void;
  /** The message that says what is searched. */
  text?: string;
}

export function SearchField({ query, onQuery, text = "rules-search" }: SearchFieldProps) {
  return (
    <label class="search">
      <Symbol name="ui-search" />
      <span class="vh">{say(text)}</span>
      <input
        type="search"
        value={query}
        placeholder={say(text)}
        autocomplete="off"
        onInput={(event) => onQuery(event.currentTarget.value.trim())}
      />
    </label>
  );
}
