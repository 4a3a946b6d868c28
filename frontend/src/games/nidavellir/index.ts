// Nidavellir's part of the page.
import type { Step } from "../../client/types.ts";
import { say } from "../../i18n/texts.ts";
import type { Game } from "../game.ts";
import * as phrases from "./phrases.ts";
import { replay } from "./replay.ts";
import { rulebook } from "./rulebook.ts";
import { scorepad } from "./scorepad/scorepad.ts";
import { StartScene } from "./StartScene.tsx";
import { NidavellirTable } from "./table/NidavellirTable.tsx";
import type { NidavellirChoice, NidavellirView } from "./types.ts";

export const nidavellir: Game = {
  name: "nidavellir",
  symbols: { table: "tavern-goblin", replay: "tavern-goblin", rules: "tavern-dragon" },
  Table: NidavellirTable,
  StartScene,
  choiceText: (choice) => phrases.choice(choice as NidavellirChoice),
  reasonText: phrases.named,
  momentArgs: (view: Step["view"]) => {
    const { age, turn } = view as NidavellirView;
    return { age, turn };
  },
  chapterTitle: (line) =>
    line.kind === "turn-began" ? say("panel-turn", { age: Number(line["age"]), turn: Number(line["turn"]) }) : "",
  isBeaten: () => false,
  setup: { mainOptions: ["edition", "first_game"], optionRules: { edition: "N12.1" } },
  rulebook,
  replay,
  scorepad,
};
