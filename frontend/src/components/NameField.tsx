// The name of the person at this device: remembered, with the server's objections beside it.
import { useEffect, useRef } from "preact/hooks";
import { preferences, setPreferences } from "../client/preferences.ts";
import { say } from "../i18n/texts.ts";

/** The server refuses names that are too long and says so; this limit only stops accidents. */
const MOST = 96;

interface NameFieldProps {
  id: string;
  /** Why the server refused it. */
  trouble?: string | undefined;
}

export function NameField({ id, trouble }: NameFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Whoever pressed the button further down has to see what is wrong up here.
    if (trouble !== undefined) input.current?.focus();
  }, [trouble]);
  return (
    <div class="field name">
      <label for={id}>{say("start-name")}</label>
      <input
        id={id}
        ref={input}
        value={preferences.value.name}
        maxLength={MOST}
        autocomplete="nickname"
        spellcheck={false}
        dir="auto"
        aria-label={say("start-name")}
        aria-invalid={trouble !== undefined}
        aria-describedby={trouble === undefined ? undefined : `${id}-why`}
        onInput={(event) => setPreferences({ name: event.currentTarget.value })}
      />
      {trouble !== undefined && <p class="name__why" id={`${id}-why`} role="alert">{trouble}</p>}
    </div>
  );
}
