// Nothing is asked of this seat: the dock says for whom the table waits, without its lamp.
import { Dock } from "../../../layout/Dock.tsx";
import * as speech from "../phrases.ts";
import { has, say } from "../../../i18n/texts.ts";
import { nameOf } from "../../../components/seats.tsx";
import type { Eyes } from "../../../client/viewerClient.ts";
import type { Told } from "../../../client/types.ts";
import { list, sightOf } from "../scene.ts";

export function WaitingDock({ eyes, told }: { eyes: Eyes; told: Told }) {
  const { view, me } = sightOf(told);
  const open = (told.asked?.seats ?? []).filter((seat) => seat !== me && !told.chairs[seat]?.bid);
  const key = `nid-wait-${told.asked?.kind}`;
  const args = {
    names: list(open.map((seat) => nameOf(told, seat))),
    count: open.length,
    tavern: view.tavern ? speech.tavern(view.tavern) : "",
  };
  return (
    <Dock
      eyes={eyes}
      asked={open.length && has(key) ? say(key, args) : say("nid-wait")}
      note={me === null ? say("nid-watching") : mine(told)}
    />
  );
}

/** When the own turn comes. */
function mine(told: Told): string {
  const { view, me } = sightOf(told);
  if (told.chairs[me!]?.mind) return say("nid-bot-plays");
  if (view.awaiting === "bid") return view.seats[me!]!.heroes.includes("uline") ? say("nid-uline-waits") : "";
  const place = view.order?.indexOf(me!) ?? -1;
  if (place < 0) return "";
  return place < view.played! ? say("nid-you-played") : say("nid-you-play", { place: place + 1 });
}
