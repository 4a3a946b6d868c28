// Joining by a link, or by the id in it.
import { useState } from "preact/hooks";
import { request } from "../../client/requests.ts";
import { Symbol } from "../../components/Symbol.tsx";
import { errorText } from "../../i18n/errors.ts";
import { say } from "../../i18n/texts.ts";
import { navigate } from "../../layout/route.ts";

/** The id of a table in a pasted text: a whole link, or the id alone. */
export function tableIn(text: string): string | null {
  return /(?:^|\/table\/)([\w-]{22})(?:[/?#]|$)/.exec(text.trim())?.[1] ?? null;
}

export function JoinByLink() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState<string | null>(null);
  async function join(event: Event): Promise<void> {
    event.preventDefault();
    const table = tableIn(text);
    if (table === null) return setTrouble(say("start-link-none"));
    try {
      await request(`/api/tables/${table}`);
      navigate(`/table/${table}`);
    } catch (error) {
      setTrouble(errorText(error));
    }
  }
  if (!open) {
    return (
      <button type="button" class="panel tile" onClick={() => setOpen(true)}>
        <Symbol name="ui-link" />
        <span>
          <b>{say("start-link")}</b>
          <span class="note">{say("start-link-note")}</span>
        </span>
      </button>
    );
  }
  return (
    <form class="panel tile tile--form" onSubmit={join} noValidate>
      <Symbol name="ui-link" />
      <div class="grow">
        <label for="link">
          <b>{say("start-link")}</b>
        </label>
        <div class="field">
          <input
            id="link"
            value={text}
            placeholder={say("start-link-paste")}
            autocomplete="off"
            spellcheck={false}
            ref={(input) => input?.focus()}
            aria-invalid={trouble !== null}
            aria-describedby="link-why"
            onInput={(event) => {
              setText(event.currentTarget.value);
              setTrouble(null);
            }}
          />
          <button type="submit" class="btn">{say("start-join")}</button>
        </div>
        <p id="link-why" class="why" role="alert">{trouble}</p>
      </div>
    </form>
  );
}
