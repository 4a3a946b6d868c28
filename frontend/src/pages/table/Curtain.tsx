// Between people on one device: whose turn it is, and nothing that only one of them may see.
//
// The table is not in the document while the curtain is down. What is told comes through the eyes of a spectator.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { panel } from "../../layout/panelState.ts";
import { call, hush } from "../../layout/Announcer.tsx";
import { has, say } from "../../i18n/texts.ts";
import { list } from "../../i18n/list.ts";
import { CurtainScene } from "../../components/sceneParts.tsx";
import { nameOf, SHAPES } from "../../components/seats.tsx";
import { Symbol } from "../../components/Symbol.tsx";
import type { Eyes } from "../../client/viewerClient.ts";
import type { Falling, Session } from "../../client/session.ts";
import type { Told } from "../../client/types.ts";

/** So many of the last things that everybody saw are told. */
const NEWS = 4;

export function Curtain({ session, falling: { to } }: { session: Session; falling: Falling }) {
  const open = session.open?.told.value ?? null;
  const button = useRef<HTMLButtonElement>(null);
  const name = open && to ? nameOf(open, to.seat ?? 0) : "";
  // Before anything is painted: what was said to one person must not be read by the next.
  useLayoutEffect(() => {
    panel.value = null;
    hush();
  }, [to, name]);
  useEffect(() => {
    button.current?.focus();
    if (name) call(say("web-curtain-pass", { name }));
  }, [to, name]);
  if (!open) return <main class="curtain curtain--page" aria-busy="true" />;
  const seat = to?.seat ?? 0;
  return (
    <main class={`curtain curtain--page seat-${seat + 1}`} id="decision" tabIndex={-1} data-phase="curtain">
      <CurtainScene />
      {to && <Symbol name={`seat-${SHAPES[seat]}`} class="shape" />}
      <h1>{to ? say("web-curtain-pass", { name }) : say("start-curtain-rest")}</h1>
      <p>{say(to ? "start-curtain-note" : "start-curtain-rest-note")}</p>
      <div class="curtain__b">
        {(to ? [to] : session.eyes).map((eyes, index) => (
          <button
            key={eyes.seat}
            type="button"
            ref={index === 0 ? button : undefined}
            class="btn btn--go"
            data-act="pass"
            data-seat={eyes.seat}
            onClick={() => session.pass(eyes)}
          >
            {to ? say("web-curtain-show", { name }) : <Resting eyes={eyes} open={open} />}
          </button>
        ))}
      </div>
      <Meanwhile open={open} log={session.open!} />
    </main>
  );
}

function Resting({ eyes, open }: { eyes: Eyes; open: Told }) {
  return <>{say("web-curtain-show", { name: nameOf(open, eyes.seat ?? 0) })}</>;
}

/** The public state: where the game is, who is ready, what everybody has seen. */
function Meanwhile({ open, log }: { open: Told; log: Eyes }) {
  const ready = open.chairs.filter(({ bid }) => bid).map(({ name }) => name);
  const key = `start-moment-${open.game}`;
  const view = open.view as { age?: number; turn?: number; round?: number } | null;
  const moment = view && has(key) ? say(key, { age: view.age ?? 0, turn: view.turn ?? 0, round: view.round ?? 0 }) : "";
  const news = log.log.value.filter(({ kind }) => !kind.startsWith("table-")).slice(-NEWS);
  return (
    <div class="curtain__open">
      <p class="note ond">
        {say("start-curtain-open", { moment })} {ready.length > 0 &&
          say("start-curtain-ready", { names: list(ready), count: ready.length })}
      </p>
      {ready.length === 0 && news.length > 0 && (
        <ul class="note ond">
          {news.map(({ number, text }) => <li key={number}>{text}</li>)}
        </ul>
      )}
    </div>
  );
}
