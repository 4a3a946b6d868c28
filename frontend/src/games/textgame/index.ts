// A game that the page does not draw: the server sends its table as lines of text and its choices in words.
import { offers } from "../../client/tables.ts";
import { hasMessage, say } from "../../i18n/texts.ts";
import type { TableGame } from "../game.ts";
import { TextTable } from "./TextTable.tsx";

/** A game that is shown as text. It has no pictures and no score pad. */
export function textGame(name: string): TableGame {
  return {
    name,
    symbols: { table: "mark", replay: "mark", rules: "ui-book" },
    Table: TextTable,
    StartScene: () => null,
    choiceText: (choice, _kind, snapshot) => labelOf(choice.words, snapshot.plain?.choices ?? []),
    reasonText: (key) => say(key),
    momentArgs: () => ({}),
    chapterTitle: () => "",
    isBeaten: () => false,
    setup: { mainOptions: offerOf(name)?.options.map((option) => option.name) ?? [], optionRules: {} },
    rulebook: {
      rules: offerOf(name)?.rule_ids ?? [],
      groups: [],
      findNumbered: () => null,
      ThingArt: () => null,
    },
    replay: {
      partName: (part) => part === "total" ? say("replay-total") : partName(name, part),
      resultMessage: "replay-end",
      openNote: "",
      openView: (view) => view,
      lineText: (line) => line.text,
      beginsPart: () => false,
    },
  };
}

function offerOf(name: string) {
  return offers.value?.games.find((offer) => offer.name === name);
}

function partName(game: string, part: string): string {
  const key = `${game}-part-${part}`;
  return hasMessage(key) ? say(key) : part;
}

function labelOf(words: string, choices: readonly { words: string; label: string }[]): string {
  return choices.find((choice) => choice.words === words)?.label ?? words;
}
