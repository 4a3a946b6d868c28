// Tells a hint; the page's half of `locale/hinting.py`.
import type { DwarfChoice, Hint, NidavellirChoice, Told } from "../client/types.ts";
import * as dwarf from "../games/dwarf/phrases.ts";
import * as nidavellir from "../games/nidavellir/phrases.ts";
import { say } from "../i18n/texts.ts";

export interface SaidHint {
  /** The choice by its name, and with its chance. */
  name: string;
  choice: string;
  following: string;
  reasons: readonly string[];
  note: string;
}

/** A hint for what is asked now. */
export function saidHint(told: Told, hint: Hint): SaidHint {
  const alone = told.decision!.choices.length === 1;
  const name = nameOf(told, hint.words);
  const reasons = hint.reasons.map(({ key, args }) =>
    told.game === "dwarf" ? dwarf.named(key, args, told) : nidavellir.named(key, args, told)
  );
  const choice = hint.chance === null
    ? say("hint-choice-only", { choice: name })
    : say("hint-choice", { choice: name, chance: hint.chance });
  return {
    name,
    choice: choice.slice(0, 1).toUpperCase() + choice.slice(1),
    following: following(told, hint, alone),
    reasons: reasons.length || alone ? reasons : [say("hint-alone")],
    note: hint.simulations ? say(hint.interpreted ? "hint-less" : "hint-simulations", { count: hint.simulations }) : "",
  };
}

function following(told: Told, hint: Hint, alone: boolean): string {
  if (hint.following === null) return alone ? say("hint-only") : "";
  const args = { choice: nameOf(told, hint.following), chance: hint.following_chance ?? 0 };
  if (args.choice === nameOf(told, hint.words)) return ""; // cards of the same name need no comparison
  return say(hint.close ? "hint-close" : "hint-next", args);
}

function nameOf(told: Told, words: string): string {
  const { choices, kind } = told.decision!;
  const one = (choices as readonly { words: string }[]).find((choice) => choice.words === words);
  if (!one) return words;
  return told.game === "dwarf" ? dwarf.choice(one as DwarfChoice, kind) : nidavellir.choice(one as NidavellirChoice);
}
