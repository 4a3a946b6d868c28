// Dwarf's part of the page.
import { TABLES } from "../../generated/dwarf.ts";
import { say } from "../../i18n/texts.ts";
import type { Game, Thing } from "../game.ts";
import { isBeaten } from "./ladder.ts";
import * as phrases from "./phrases.ts";
import { scorepad } from "./scorepad/scorepad.ts";
import { StartScene } from "./StartScene.tsx";
import { DwarfTable } from "./table/DwarfTable.tsx";
import { ThingArt } from "./ThingArt.tsx";
import type { DwarfChoice, DwarfView } from "./types.ts";

export const dwarf: Game = {
  name: "dwarf",
  symbols: { table: "monster-dragon", replay: "mountain", rules: "mountain" },
  Table: DwarfTable,
  StartScene,
  choiceText: (choice, kind) => phrases.choice(choice as DwarfChoice, kind),
  reasonText: phrases.named,
  momentArgs: (view) => ({ round: (view as DwarfView).round }),
  chapterTitle: (line) => line.kind === "round-began" ? say("panel-round", { round: Number(line["round"]) }) : "",
  isBeaten,
  setup: { mainOptions: ["solo"], optionRules: {} },
  rulebook: {
    rules: TABLES.rules.split(" "),
    groups: Object.entries(TABLES.things).map(([name, things]) => ({ name, things: things as readonly Thing[] })),
    findNumbered: () => null,
    ThingArt,
  },
  replay: {
    partName: (part) => part === "total" ? say("replay-total-leads") : phrases.good(part),
    resultMessage: "replay-end-leads",
    openNote: "",
    openView: (view) => view,
    lineText: (line) => line.text,
    beginsPart: () => false,
  },
  scorepad,
};
