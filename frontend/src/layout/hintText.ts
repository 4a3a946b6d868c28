// Tells a hint; the page's half of `locale/hinting.py`.
import type { DwarfChoice, Hint, NidavellirChoice, Snapshot } from "../client/types.ts";
import * as dwarf from "../games/dwarf/phrases.ts";
import * as nidavellir from "../games/nidavellir/phrases.ts";
import { say } from "../i18n/texts.ts";

export interface HintText {
  /** The choice by its name, and with its chance. */
  name: string;
  choice: string;
  following: string;
  reasons: readonly string[];
  note: string;
}

/** A hint for what is asked now. */
export function hintText(snapshot: Snapshot, hint: Hint): HintText {
  const alone = snapshot.decision!.choices.length === 1;
  const name = nameOf(snapshot, hint.words);
  const reasons = hint.reasons.map(({ key, args }) =>
    snapshot.game === "dwarf" ? dwarf.named(key, args, snapshot) : nidavellir.named(key, args, snapshot)
  );
  const choice = hint.chance === null
    ? say("hint-choice-only", { choice: name })
    : say("hint-choice", { choice: name, chance: hint.chance });
  return {
    name,
    choice: choice.slice(0, 1).toUpperCase() + choice.slice(1),
    following: following(snapshot, hint, alone),
    reasons: reasons.length || alone ? reasons : [say("hint-alone")],
    note: hint.simulations ? say(hint.interpreted ? "hint-less" : "hint-simulations", { count: hint.simulations }) : "",
  };
}

function following(snapshot: Snapshot, hint: Hint, alone: boolean): string {
  if (hint.following === null) return alone ? say("hint-only") : "";
  const args = { choice: nameOf(snapshot, hint.following), chance: hint.following_chance ?? 0 };
  if (args.choice === nameOf(snapshot, hint.words)) return ""; // cards of the same name need no comparison
  return say(hint.close ? "hint-close" : "hint-next", args);
}

function nameOf(snapshot: Snapshot, words: string): string {
  const { choices, kind } = snapshot.decision!;
  const one = (choices as readonly { words: string }[]).find((choice) => choice.words === words);
  if (!one) return words;
  return snapshot.game === "dwarf"
    ? dwarf.choice(one as DwarfChoice, kind)
    : nidavellir.choice(one as NidavellirChoice);
}
