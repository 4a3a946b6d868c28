// The dock without a decision: it says whom the table waits for.
import type { Snapshot } from "../../../client/types.ts";
import type { ViewerClient } from "../../../client/viewerClient.ts";
import { nameOf } from "../../../components/seats.tsx";
import { listNames } from "../../../i18n/list.ts";
import { hasMessage, say } from "../../../i18n/texts.ts";
import { Dock } from "../../../layout/Dock.tsx";
import * as phrases from "../phrases.ts";
import { sceneOf } from "../scene.ts";

export function WaitingDock({ viewer, snapshot }: { viewer: ViewerClient; snapshot: Snapshot }) {
  const { view, me } = sceneOf(snapshot);
  const open = (snapshot.asked?.seats ?? []).filter((seat) => seat !== me && !snapshot.chairs[seat]?.bid);
  const key = `nid-wait-${snapshot.asked?.kind}`;
  const args = {
    names: listNames(open.map((seat) => nameOf(snapshot, seat))),
    count: open.length,
    tavern: view.tavern ? phrases.tavern(view.tavern) : "",
  };
  return (
    <Dock
      viewer={viewer}
      asked={open.length && hasMessage(key) ? say(key, args) : say("nid-wait")}
      note={me === null ? say("nid-watching") : mine(snapshot)}
    />
  );
}

/** When the player's own turn comes. */
function mine(snapshot: Snapshot): string {
  const { view, me } = sceneOf(snapshot);
  if (snapshot.chairs[me!]?.mind) return say("nid-bot-plays");
  if (view.awaiting === "bid") return view.seats[me!]!.heroes.includes("uline") ? say("nid-uline-waits") : "";
  const place = view.order?.indexOf(me!) ?? -1;
  if (place < 0) return "";
  return place < view.played! ? say("nid-you-played") : say("nid-you-play", { place: place + 1 });
}
