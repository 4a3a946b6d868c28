// What the part of an address after # carries: the language, and the seats to take. Browsers never send it.
import { heldSeats } from "./heldSeats.ts";
import { isOnThisMachine } from "./inviteLink.ts";
import { freeName, ownName } from "./playerName.ts";
import { type Preferences, setPreferences } from "./preferences.ts";
import { markOpened, sitDown, startGame } from "./tables.ts";

const LANGUAGES: readonly string[] = ["en", "fr", "de"];

/** Apply what the address carries, once: it is removed from the address first. */
export async function applyAddressHash(): Promise<void> {
  const brought = new URLSearchParams(location.hash.slice(1));
  const language = brought.get("lang") ?? "";
  const places = (brought.get("sit") ?? "").split(",").filter(Boolean).map(Number);
  if (!language && places.length === 0) return;
  history.replaceState(null, "", location.pathname + location.search);
  if (LANGUAGES.includes(language)) setPreferences({ language: language as Preferences["language"] });
  const [kind, table = ""] = location.pathname.split("/").filter(Boolean);
  // Only a start on this machine reserves seats for the people in front of it; a link from elsewhere seats nobody
  // unasked.
  if (kind === "table" && isOnThisMachine() && places.length > 0 && !heldSeats.value[table]) {
    await sitHere(table, places);
  }
}

/** Take the seats reserved for the people at this device, and start the game. */
async function sitHere(table: string, places: readonly number[]): Promise<void> {
  const names: string[] = [];
  for (const _ of places) names.push(names.length === 0 ? ownName() : freeName(names));
  try {
    const token = await sitDown(table, places.map((seat, index) => ({ seat, name: names[index]! })));
    markOpened(table);
    await startGame(table, token);
  } catch {
    // Somebody else sits there, or not everybody is there yet: the lobby shows which.
  }
}
