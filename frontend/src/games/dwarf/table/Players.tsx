// The players: goods, led categories, remaining workers, claims to helpers, start player marker, turn order.
import { SeatMark } from "../../../components/seats.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { listNames } from "../../../i18n/list.ts";
import { say } from "../../../i18n/texts.ts";
import { absenceOf } from "../../../layout/absence.ts";
import { explain } from "../../../layout/panelState.ts";
import * as phrases from "../phrases.ts";
import { Resources, Token } from "../pieces.tsx";
import { paid, type Scene, waiting, who } from "../scene.ts";

/** Every player on a slab; clockwise from the viewer's seat. */
export function Players({ scene }: { scene: Scene }) {
  const count = scene.view.seats.length;
  const first = scene.me ?? 0;
  const seats = Array.from({ length: count }, (_, i) => (first + i) % count);
  return <>{seats.map((seat) => <Player key={seat} scene={scene} seat={seat} />)}</>;
}

export function Player({ scene, seat }: { scene: Scene; seat: number }) {
  const goods = scene.view.seats[seat]!;
  const leads = leadsOf(scene, seat);
  const now = scene.facts.order[0] === seat;
  return (
    <section
      class={`panel player seatbox ${seat === scene.me ? "me" : ""} ${now ? "player--now" : ""}`}
      data-seat={seat}
      aria-label={who(scene, seat)}
    >
      <div class="player__h">
        <SeatMark seat={seat} />
        <h3>{who(scene, seat)}</h3>
        {scene.view.marker === seat && <StartMarker />}
        <Workers scene={scene} seat={seat} />
        <span class="note due">{due(scene, seat)}</span>
      </div>
      <Resources goods={goods} leads={leads} />
      <Marks scene={scene} seat={seat} />
    </section>
  );
}

/** Who starts the next round. */
export function StartMarker() {
  return (
    <button
      type="button"
      class="startmark"
      aria-label={say("dwarf-web-start-marker")}
      title={say("dwarf-web-start-marker")}
      onClick={() => explain("term start-marker")}
    >
      <Symbol name="ui-play" />
    </button>
  );
}

/** A seat's remaining workers, and those that it paid. The viewer's own are in the dock. */
function Workers({ scene, seat }: { scene: Scene; seat: number }) {
  if (seat === scene.me) return null;
  const left = waiting(scene, seat);
  const gone = paid(scene, seat);
  return (
    <span class="row seatbox__workers">
      <span class="vh">{say("dwarf-web-workers", { left: left.length, paid: gone.length })}</span>
      {left.map((worker) => <Token key={worker} seat={seat} worker={worker} />)}
      {gone.map((worker) => <Token key={worker} seat={seat} worker={worker} faded />)}
    </span>
  );
}

/** Led categories and claims. */
function Marks({ scene, seat }: { scene: Scene; seat: number }) {
  const score = scene.snapshot.scores?.find((one) => one.seat === seat);
  const missing = absenceOf(scene.snapshot, seat);
  if (!scene.facts.claims.includes(seat) && !score?.total && !missing) return null;
  return (
    <span class="row seatbox__marks">
      {missing && <span class="chip">{missing}</span>}
      {scene.facts.claims.includes(seat) && <span class="chip">{say("dwarf-web-claim")}</span>}
      {score && score.total > 0 && (
        <span class="chip chip--good">{say("dwarf-web-leads-count", { count: score.total })}</span>
      )}
    </span>
  );
}

export function leadsOf(scene: Scene, seat: number): string[] {
  return Object.entries(scene.facts.leads).filter(([, leader]) => leader === seat).map(([good]) => good);
}

/** Who leads what, in sentences. */
export function Leads({ scene }: { scene: Scene }) {
  const parts = scene.view.seats.map((_, seat) => ({ seat, goods: leadsOf(scene, seat).map(phrases.good) }));
  const sentences = parts.filter(({ goods }) => goods.length).map(({ seat, goods }) =>
    seat === scene.me
      ? say("dwarf-web-you-lead", { goods: listNames(goods) })
      : say("dwarf-web-leads", { name: who(scene, seat), goods: listNames(goods) })
  );
  return (
    <p class="note fold">
      {say("dwarf-web-decide")} {sentences.length ? sentences.join(" ") : say("dwarf-web-nobody-leads")}
    </p>
  );
}

/** When a seat has its turn: now, then first, second … */
function due(scene: Scene, seat: number): string {
  const at = scene.facts.order.indexOf(seat);
  if (at < 0) return "";
  return at === 0 ? say("dwarf-web-now") : say("dwarf-web-then", { at });
}
