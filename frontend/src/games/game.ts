// What a game provides to the page: its table, words, pictures and score sheet. The games are listed in index.ts.
import type { ComponentChildren } from "preact";
import type { BriefStep, Line, Step } from "../client/types.ts";
import type { Args } from "../i18n/texts.ts";
import type { GameWording, TableProps } from "../layout/currentGame.ts";

type View = Step["view"];

/** A game that the page draws. */
export interface Game extends TableGame {
  readonly scorepad: ScorePad;
}

/** A game that can be played on the page, drawn or as text. */
export interface TableGame extends GameWording {
  /** Its name in addresses and messages. */
  readonly name: string;
  /** The drawings that stand for it: in lists of tables, of replays, and on its rule book. */
  readonly symbols: { readonly table: string; readonly replay: string; readonly rules: string };
  Table(props: TableProps): ComponentChildren;
  /** The scene on the start page. */
  StartScene(): ComponentChildren;
  /** The current moment of the game, as arguments of the message `start-moment-…`. */
  momentArgs(view: View): Args;
  /** The title if a log line begins a chapter; otherwise empty. */
  chapterTitle(line: Line): string;
  /** Whether this device has beaten an automated opponent. */
  isBeaten(opponent: string): boolean;
  readonly setup: GameSetup;
  readonly rulebook: Rulebook;
  readonly replay: GameReplay;
}

/** The game's options while a table is being set up. */
export interface GameSetup {
  /** The options that most people use, in this order; the others are folded away. */
  readonly mainOptions: readonly string[];
  /** Rules that explain options, if they differ from those that the server names. */
  readonly optionRules: Readonly<Record<string, string>>;
}

/** The game's rules, and the items that the page explains. */
export interface Rulebook {
  /** The ids of the rules; all begin with the same letter. */
  readonly rules: readonly string[];
  readonly groups: readonly ThingGroup[];
  /** Find an item with a number on it (`coin 12`, `card warrior 6`); null if the words name none. */
  findNumbered(words: string): FoundThing | null;
  /** The enlarged picture of an item; `value` is the number on it. */
  ThingArt(props: { thing: Thing; value: string }): ComponentChildren;
}

/** An item that the page explains; its name and its text are messages. */
export interface Thing {
  readonly words: string;
  readonly name: string;
  readonly art: string;
  readonly rules: string;
  readonly text: string;
}

/** Items that are listed together; the name is a message. */
export interface ThingGroup {
  readonly name: string;
  readonly things: readonly Thing[];
}

/** An item that was looked up, with its name and the number on it. */
export interface FoundThing {
  readonly thing: Thing;
  readonly title: string;
  readonly value: string;
}

/** The game in a replay. */
export interface GameReplay {
  /** The name of a part of the score; `total` is the whole. */
  partName(part: string): string;
  /** The message that names the winner and the score. */
  readonly resultMessage: string;
  /** The message about a view with all seats open; empty if none is needed. */
  readonly openNote: string;
  /** A view with everything that the seats know. */
  openView(view: View): View;
  /** The text of a log line, extended by what the step knows. */
  lineText(line: Line, step: BriefStep, name: (seat: number) => string): string;
  /** Whether a step begins a new part of the game, which the chart marks. */
  beginsPart(step: BriefStep): boolean;
}

/** What somebody holds at the end of a game, as the score pad stores it. */
export type Holdings = Readonly<Record<string, unknown>>;

/** The sheet of the score pad. */
export interface ScorePad {
  readonly rows: readonly ScorePadRow[];
  /** The automated opponents, `none` first; empty if the game has none. */
  readonly opponents: readonly string[];
  /** The message on the button that shows a sample sheet. */
  readonly demoMessage: string;
  readonly emptyHoldings: Holdings;
  isEmpty(holdings: Holdings): boolean;
  /** Convert holdings for the server … */
  toServer(holdings: Holdings): Record<string, unknown>;
  /** … and back from what it stored. */
  fromServer(kept: Readonly<Record<string, unknown>>): Holdings;
  /** The cell in which a part is entered. */
  Cell(props: ScorePadCellProps): ComponentChildren;
  /** Whether the cell already shows how its figure is reached. */
  showsFigure(part: string, holdings: Holdings): boolean;
}

/** A row of the sheet: a part of the score, with its drawing and its colour. */
export interface ScorePadRow {
  readonly part: string;
  readonly icon: string;
  readonly kind: string;
  label(): string;
}

export interface ScorePadCellProps {
  part: string;
  label: string;
  /** The player's name. */
  name: string;
  holdings: Holdings;
  /** Change some of what the player holds, given the current state: two taps may come before a redraw. */
  change(changes: (now: Holdings) => Holdings): void;
  /** The points for the part, as far as they are known. */
  tally: { readonly points: number; readonly how: string } | undefined;
}
