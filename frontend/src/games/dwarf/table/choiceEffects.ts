// The effect of a choice for the player now, in words.
import { say } from "../../../i18n/texts.ts";
import * as phrases from "../phrases.ts";
import { kindOf } from "../pieces.tsx";
import type { Scene } from "../scene.ts";
import type { DwarfSeat, Gains, SentChoice } from "../types.ts";

export interface ChoiceEffect {
  text: string;
  /** A drawback, with its rule. */
  bad: boolean;
  rule?: string;
}

/** What the worker of a choice would get. */
export function effectOf(scene: Scene, choice: SentChoice): ChoiceEffect {
  const card = choice.card ?? "";
  if (choice.short) {
    const key = choice.later ? "dwarf-web-now-later" : "dwarf-web-now-short";
    return { text: say(key, { goods: phrases.goods(choice.short) }), bad: !choice.later, rule: "D6.7" };
  }
  if (choice.spoiled) {
    const rule = choice.spoiled === "orcs" ? "D6.4" : "D6.2";
    return { text: say(`dwarf-web-now-spoiled-${choice.spoiled}`), bad: true, rule };
  }
  if (kindOf(card) === "help") {
    return { text: say(choice.help ? "dwarf-web-now-help" : "dwarf-web-now-blocks"), bad: false };
  }
  if (kindOf(card) === "defend") return { text: guarding(scene, choice), bad: false };
  const goods = scene.me === null ? undefined : scene.view.seats[scene.me];
  const text = goods ? changes(goods, choice.gains ?? {}) : "";
  const pays = Object.values(choice.gains ?? {}).some((amount) => Number(amount) < 0);
  return { text: say(pays ? "dwarf-web-now-pays" : "dwarf-web-now-gets", { changes: text }), bad: false };
}

/** The effect for screen readers: what is drawn is put into words, without repeating what was said of the location. */
export function spokenEffect(scene: Scene, choice: SentChoice, said: string): string {
  const { text } = effectOf(scene, choice);
  const goods = scene.me === null ? undefined : scene.view.seats[scene.me];
  const drawn = goods && kindOf(choice.card ?? "") === "defend" && choice.gains
    ? say("dwarf-web-now-gets", { changes: changes(goods, choice.gains) })
    : "";
  return [said, said.includes(text) ? "" : text, drawn].filter(Boolean).join(" ");
}

/** Goods before and after: Iron 4 → 1, steel 3 → 5. */
function changes(goods: DwarfSeat, gains: Gains): string {
  const parts = Object.entries(gains).map(([name, amount = 0]) => {
    const from = goods[name as keyof typeof goods] as number;
    return say("dwarf-web-change", { good: phrases.good(name), from, to: from + amount });
  });
  return parts.join(", ");
}

function guarding(scene: Scene, choice: SentChoice): string {
  if (scene.view.muster) return say("dwarf-web-now-mustered");
  if (scene.chosen?.words !== choice.words) return attack(choice.card ?? "");
  const kept = Object.fromEntries(Object.entries(choice.saves ?? {}).filter(([, amount]) => Number(amount) > 0));
  return Object.keys(kept).length
    ? say("dwarf-web-now-keeps", { goods: phrases.goods(kept) })
    : say("dwarf-web-now-guards");
}

/** What a monster does if nobody guards it. */
export function attack(card: string): string {
  return say("dwarf-web-attack", { attack: say(`dwarf-attack-${phrases.plain(card).replaceAll(" ", "-")}`) });
}

/** The names of the monsters that strike, each once. */
export function strikers(scene: Scene): string[] {
  const names = [...scene.strikes.values()].map(phrases.cardName);
  return [...new Set(names)].map((name) => {
    const count = names.filter((one) => one === name).length;
    return count > 1 ? say("dwarf-web-several", { count, name }) : name;
  });
}
