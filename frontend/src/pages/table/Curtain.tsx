// Between people on one device: whose turn it is, and nothing that only one of them may see. The table is not in the
// document while the curtain is down. The curtain shows what a spectator sees.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { CurtainState, Session } from "../../client/session.ts";
import type { Snapshot } from "../../client/types.ts";
import type { ViewerClient } from "../../client/viewerClient.ts";
import { nameOf, SHAPES } from "../../components/seats.tsx";
import { Symbol } from "../../components/Symbol.tsx";
import { gameOf } from "../../games/index.ts";
import { listNames } from "../../i18n/list.ts";
import { hasMessage, say } from "../../i18n/texts.ts";
import { announceNow, clearAnnouncements } from "../../layout/Announcer.tsx";
import { panel } from "../../layout/panelState.ts";

/** Number of public events listed. */
const NEWS = 4;

export function Curtain({ session, falling: { to } }: { session: Session; falling: CurtainState }) {
  const open = session.publicViewer?.snapshot.value ?? null;
  const button = useRef<HTMLButtonElement>(null);
  const name = open && to ? nameOf(open, to.seat ?? 0) : "";
  // Before painting: announcements to one person must not be read out to the next.
  useLayoutEffect(() => {
    panel.value = null;
    clearAnnouncements();
  }, [to, name]);
  useEffect(() => {
    button.current?.focus();
    if (name) announceNow(say("web-curtain-pass", { name }));
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
        {(to ? [to] : session.viewers).map((viewer, index) => (
          <button
            key={viewer.seat}
            type="button"
            ref={index === 0 ? button : undefined}
            class="btn btn--go"
            data-act="pass"
            data-seat={viewer.seat}
            onClick={() => session.handTo(viewer)}
          >
            {to ? say("web-curtain-show", { name }) : <ShowSeat viewer={viewer} open={open} />}
          </button>
        ))}
      </div>
      <PublicNews open={open} log={session.publicViewer!} />
    </main>
  );
}

function ShowSeat({ viewer, open }: { viewer: ViewerClient; open: Snapshot }) {
  return <>{say("web-curtain-show", { name: nameOf(open, viewer.seat ?? 0) })}</>;
}

/** The public state: the moment of the game, who is ready, what everybody has seen. */
function PublicNews({ open, log }: { open: Snapshot; log: ViewerClient }) {
  const ready = open.chairs.filter(({ bid }) => bid).map(({ name }) => name);
  const key = `start-moment-${open.game}`;
  const moment = open.view && hasMessage(key) ? say(key, gameOf(open).momentArgs(open.view)) : "";
  const news = log.log.value.filter(({ kind }) => !kind.startsWith("table-")).slice(-NEWS);
  return (
    <div class="curtain__open">
      <p class="note ond">
        {say("start-curtain-open", { moment })} {ready.length > 0 &&
          say("start-curtain-ready", { names: listNames(ready), count: ready.length })}
      </p>
      {ready.length === 0 && news.length > 0 && (
        <ul class="note ond">
          {news.map(({ number, text }) => <li key={number}>{text}</li>)}
        </ul>
      )}
    </div>
  );
}

/** Two heavy halves, drawn together. */
function CurtainScene() {
  return (
    <svg class="scene" viewBox="0 0 1180 620" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h1180v620H0z" fill="#2a2119" />
      <path d="M0 0h250l-40 620H0zM1180 0H930l40 620h210z" fill="#3a2e22" />
      <path d="M250 0l90 0-60 620h-70zM930 0l-90 0 60 620h70z" fill="#33281e" />
      <path d="M590 90l210 120v220L590 560 380 430V210z" fill="#4a3a27" />
      <path d="M590 150l150 90v170l-150 90-150-90V240z" fill="#5c482e" />
    </svg>
  );
}
