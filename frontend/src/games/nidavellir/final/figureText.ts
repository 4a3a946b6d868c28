// How a figure of the score pad came, as one would write it beside the figure.
import { say } from "../../../i18n/texts.ts";
import * as phrases from "../phrases.ts";
import type { NidavellirSheet } from "../types.ts";

export function figureText(part: string, sheet: NidavellirSheet, brothers: number): string {
  const [ranks, points] = [sheet.ranks[part] ?? 0, sheet.points[part] ?? 0];
  switch (part) {
    case "warrior":
      return sheet.warrior_coin
        ? say("web-special-sheet-warrior-coin", { points, coin: sheet.warrior_coin })
        : say("web-special-sheet-ranks", { count: ranks });
    case "hunter":
      return say("web-special-sheet-square", { ranks });
    case "miner":
      return say("web-special-sheet-product", { points, ranks });
    case "explorer":
      return sheet.idunn
        ? say("web-special-sheet-idunn", { points, idunn: sheet.idunn })
        : say("web-special-sheet-ranks", { count: ranks });
    case "heroes":
      return heroes(sheet, brothers);
    case "coins":
      return coins(sheet);
    default:
      return say("web-special-sheet-ranks", { count: ranks });
  }
}

function heroes(sheet: NidavellirSheet, brothers: number): string {
  const found = Object.entries(sheet.heroes).map(([hero, points]) =>
    hero === "dwerg"
      ? say("web-special-sheet-brothers", { count: brothers, points })
      : say("web-special-sheet-hero", { hero: phrases.hero(hero), points })
  );
  return found.join(", ") || say("web-special-sheet-none");
}

function coins(sheet: NidavellirSheet): string {
  const values = sheet.coins.split(" ").map((coin) => Number.parseInt(coin)).join(" ");
  return sheet.gem ? say("web-special-sheet-gem", { coins: values, points: sheet.gem }) : values;
}
