// Language, theme and speed, on every page without a table.
import { useEffect, useRef, useState } from "preact/hooks";
import { preferences, setPreferences } from "../client/preferences.ts";
import type { Language } from "../client/types.ts";
import { RadioChoice } from "../components/RadioChoice.tsx";
import { Symbol } from "../components/Symbol.tsx";
import { say } from "../i18n/texts.ts";

const LANGUAGES: readonly { value: Language; text: string }[] = [
  { value: "en", text: "English" },
  { value: "fr", text: "Français" },
  { value: "de", text: "Deutsch" },
];
const THEMES = ["auto", "light", "dark"] as const;
const SPEEDS = ["slow", "normal", "instant"] as const;

/** The button with the current language that opens the settings, and the settings below it. */
export function PreferencesMenu() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => !root.current?.contains(event.target as Node) && setOpen(false);
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      root.current?.querySelector("button")?.focus();
    };
    addEventListener("pointerdown", away);
    addEventListener("keydown", escape);
    return () => {
      removeEventListener("pointerdown", away);
      removeEventListener("keydown", escape);
    };
  }, [open]);
  return (
    <div class="likes" ref={root}>
      <button
        type="button"
        class="btn btn--quiet likes__b"
        aria-expanded={open}
        aria-label={say("start-settings", { language: preferences.value.language.toUpperCase() })}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden="true">{preferences.value.language.toUpperCase()}</span>
        <Symbol name="ui-settings" />
      </button>
      {open && (
        <div class="panel likes__menu" role="group" aria-label={say("web-settings")}>
          <RadioChoice
            legend={say("start-language")}
            name="language"
            value={preferences.value.language}
            options={LANGUAGES}
            choose={(language) => setPreferences({ language })}
          />
          <RadioChoice
            legend={say("start-theme")}
            name="theme"
            value={preferences.value.theme}
            options={THEMES.map((value) => ({ value, text: say(`start-theme-${value}`) }))}
            choose={(theme) => setPreferences({ theme })}
          />
          <RadioChoice
            legend={say("start-speed")}
            name="speed"
            value={preferences.value.speed}
            options={SPEEDS.map((value) => ({ value, text: say(`start-speed-${value}`) }))}
            choose={(speed) => setPreferences({ speed })}
          />
        </div>
      )}
    </div>
  );
}
