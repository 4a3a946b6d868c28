// What an address brings along behind its #: in which language, and where to sit down. A browser sends that to nobody.
import { heldSeats } from "./heldSeats.ts";
import { isOnThisMachine } from "./inviteLink.ts";
import { freeName, ownName } from "./playerName.ts";
import { type Preferences, setPreferences } from "./preferences.ts";
import { markOpened, sitDown, startGame } from "./tables.ts";

const LANGUAGES: readonly string[] = ["en", "fr", "de"];

/** Take what the address brought, once: it is gone from the address before anything is done with it. */
export async function applyAddressHash(): Promise<void> {
  const brought = new URLSearchParams(location.hash.slice(1));
  const language = brought.get("lang") ?? "";
  const places = (brought.get("sit") ?? "").split(",").filter(Boolean).map(Number);
  if (!language && places.length === 0) return;
  history.replaceState(null, "", location.pathname + location.search);
  if (LANGUAGES.includes(language)) setPreferences({ language: language as Preferences["language"] });
  const [kind, table = ""] = location.pathname.split("/").filter(Boolean);
  // Only a start on this machine keeps chairs for who sits before it; a link from afar seats nobody unasked.
  if (kind === "table" && isOnThisMachine() && places.length > 0 && !heldSeats.value[table]) {
    await sitHere(table, places);
  }
}

/** Seat the people at this device on the chairs that were kept for them, and start the game. */
async function sitHere(table: string, places: readonly number[]): Promise<void> {
  const names: string[] = [];
  for (const _ of places) names.push(names.length === 0 ? ownName() : freeName(names));
  try {
    const token = await sitDown(table, places.map((seat, index) => ({ seat, name: names[index]! })));
    markOpened(table);
    await startGame(table, token);
  } catch {
    // Somebody else sits there, or not everybody is there yet: the page shows it.
  }
}
