// A hint in words.
import type { Choice, Hint, Snapshot } from "../client/types.ts";
import { say } from "../i18n/texts.ts";
import type { GameWording } from "./currentGame.ts";

export interface HintText {
  /** The choice by its name, and with its chance. */
  name: string;
  choice: string;
  following: string;
  reasons: readonly string[];
  note: string;
}

/** Put a hint for the current decision into words. */
export function hintText(game: GameWording, snapshot: Snapshot, hint: Hint): HintText {
  const alone = snapshot.decision!.choices.length === 1;
  const name = nameOf(game, snapshot, hint.words);
  const reasons = hint.reasons.map(({ key, args }) => game.reasonText(key, args, snapshot));
  const choice = hint.chance === null
    ? say("hint-choice-only", { choice: name })
    : say("hint-choice", { choice: name, chance: hint.chance });
  return {
    name,
    choice: choice.slice(0, 1).toUpperCase() + choice.slice(1),
    following: following(game, snapshot, hint, alone),
    reasons: reasons.length || alone ? reasons : [say("hint-alone")],
    note: hint.simulations ? say(hint.interpreted ? "hint-less" : "hint-simulations", { count: hint.simulations }) : "",
  };
}

function following(game: GameWording, snapshot: Snapshot, hint: Hint, alone: boolean): string {
  if (hint.following === null) return alone ? say("hint-only") : "";
  const args = { choice: nameOf(game, snapshot, hint.following), chance: hint.following_chance ?? 0 };
  if (args.choice === nameOf(game, snapshot, hint.words)) return ""; // cards with the same name need no comparison
  return say(hint.close ? "hint-close" : "hint-next", args);
}

function nameOf(game: GameWording, snapshot: Snapshot, words: string): string {
  const { choices, kind } = snapshot.decision!;
  const one = (choices as readonly Choice[]).find((choice) => choice.words === words);
  return one ? game.choiceText(one, kind, snapshot) : words;
}
