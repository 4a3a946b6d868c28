// The preferences of the person at this device, and how to verify the deal of this table.
import { useId } from "preact/hooks";
import { preferences, setPreferences } from "../../client/preferences.ts";
import type { Snapshot } from "../../client/types.ts";
import type { ViewerClient } from "../../client/viewerClient.ts";
import { Symbol } from "../../components/Symbol.tsx";
import { say } from "../../i18n/texts.ts";
import { SeatList } from "./SeatList.tsx";

const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch" } as const;
const THEMES = ["auto", "light", "dark"] as const;
const SPEEDS = ["slow", "normal", "instant"] as const;
const LONGEST_NAME = 24;

export function SettingsPanel({ table }: { table?: { viewer: ViewerClient; snapshot: Snapshot } }) {
  const { language, theme, speed, name } = preferences.value;
  return (
    <div class="side__b settings">
      <Choices
        legend={say("settings-language")}
        chosen={language}
        values={Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]}
        text={(value) => LANGUAGES[value]}
        lang={(value) => value}
        choose={(value) => setPreferences({ language: value })}
      />
      <Choices
        legend={say("settings-theme")}
        chosen={theme}
        values={THEMES}
        text={(value) => say(`settings-theme-${value}`)}
        choose={(value) => setPreferences({ theme: value })}
      />
      <Choices
        legend={say("settings-speed")}
        chosen={speed}
        values={SPEEDS}
        text={(value) => say(`settings-speed-${value}`)}
        choose={(value) => setPreferences({ speed: value })}
      />
      <label class="settings__name">
        <b>{say("settings-name")}</b>
        <input
          value={name}
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          onChange={(event) => setPreferences({ name: event.currentTarget.value.trim() })}
        />
        <small class="note">{say("settings-name-note")}</small>
      </label>
      {table && <SeatList {...table} />}
      {table && <Proof snapshot={table.snapshot} table={table.viewer.table} />}
      <section>
        <h3>{say("settings-keys")}</h3>
        <dl class="keys">
          {(["h", "l", "r", "s", "escape"] as const).map((key) => (
            <div key={key}>
              <dt>
                <kbd>{key === "escape" ? "Esc" : key.toUpperCase()}</kbd>
              </dt>
              <dd>{say(`settings-key-${key}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

interface ChoicesProps<T extends string> {
  legend: string;
  chosen: T;
  values: readonly T[];
  text(value: T): string;
  lang?(value: T): string;
  choose(value: T): void;
}

function Choices<T extends string>({ legend, chosen, values, text, lang, choose }: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      {values.map((value) => (
        <label class="opt" key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => choose(value)} />
          <span lang={lang?.(value)}>{text(value)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The deal: the server committed to it before anybody's nonce was known, and proves it when the game is over. */
function Proof({ snapshot, table }: { snapshot: Snapshot; table: string }) {
  return (
    <section class="proof">
      <h3>{say("settings-proof")}</h3>
      <p>{say("settings-proof-how")}</p>
      <Digits label={say("settings-commitment")} digits={snapshot.commitment} />
      {snapshot.result && (
        <>
          <Digits label={say("settings-secret")} digits={snapshot.result.secret} />
          <p>{say("settings-proof-over")}</p>
          <a class="btn" href={`/api/tables/${table}/record`} download={`${snapshot.game}.json`}>
            <Symbol name="ui-file" />
            {say("replay-record")}
          </a>
        </>
      )}
    </section>
  );
}

function Digits({ label, digits }: { label: string; digits: string }) {
  return (
    <p class="digits">
      <b>{label}</b>
      <code>{digits}</code>
    </p>
  );
}
