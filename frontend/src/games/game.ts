// What a game provides to the page: its table, its words, its pictures, its sheet. The games themselves are listed in index.ts.
import type { ComponentChildren } from "preact";
import type { BriefStep, Line, Step } from "../client/types.ts";
import type { Args } from "../i18n/texts.ts";
import type { GameWording, TableProps } from "../layout/currentGame.ts";

type View = Step["view"];

/** A game with all that the page draws of it. */
export interface Game extends TableGame {
  readonly scorepad: ScorePad;
}

/** A game that can be played on the page, drawn or as text. */
export interface TableGame extends GameWording {
  /** Its name in addresses and messages. */
  readonly name: string;
  /** The drawings that stand for it: among tables, among replays, and on its rule book. */
  readonly symbols: { readonly table: string; readonly replay: string; readonly rules: string };
  Table(props: TableProps): ComponentChildren;
  /** The scene on the start page. */
  StartScene(): ComponentChildren;
  /** What moment of the game it is, as arguments of the message `start-moment-…`. */
  momentArgs(view: View): Args;
  /** The title that a line of the log begins a chapter with; empty if it begins none. */
  chapterTitle(line: Line): string;
  /** Whether this device has beaten an automated opponent. */
  isBeaten(opponent: string): boolean;
  readonly setup: GameSetup;
  readonly rulebook: Rulebook;
  readonly replay: GameReplay;
}

/** The game's options while a table is being set up. */
export interface GameSetup {
  /** The options that most people look at, in this order; the others are folded away. */
  readonly mainOptions: readonly string[];
  /** The rules that explain options, where they are not the ones that the server names. */
  readonly optionRules: Readonly<Record<string, string>>;
}

/** The game's rules, and the things that the page explains. */
export interface Rulebook {
  /** The ids of the rules; all begin with the same letter. */
  readonly rules: readonly string[];
  readonly groups: readonly ThingGroup[];
  /** Find a thing with a number on it (`coin 12`, `card warrior 6`); null where the words name none. */
  findNumbered(words: string): FoundThing | null;
  /** A thing as large as it can be looked at; `value` is the number on it. */
  ThingArt(props: { thing: Thing; value: string }): ComponentChildren;
}

/** A thing that the page explains; its name and its text are messages. */
export interface Thing {
  readonly words: string;
  readonly name: string;
  readonly art: string;
  readonly rules: string;
  readonly text: string;
}

/** Things that are listed together; the name is a message. */
export interface ThingGroup {
  readonly name: string;
  readonly things: readonly Thing[];
}

/** A thing as it was asked for: which one, what it is called, and the number on it. */
export interface FoundThing {
  readonly thing: Thing;
  readonly title: string;
  readonly value: string;
}

/** The game in a replay. */
export interface GameReplay {
  /** The name of a part of the score; `total` is the whole. */
  partName(part: string): string;
  /** The message that says who won and with how much. */
  readonly resultMessage: string;
  /** The message that says what is shown when all seats are open; empty if nothing needs to be said. */
  readonly openNote: string;
  /** A view in which everything that a seat knows is shown. */
  openView(view: View): View;
  /** A line of the log; where the step knows more than the line said, more. */
  lineText(line: Line, step: BriefStep, name: (seat: number) => string): string;
  /** Whether a step begins another part of the game, which the chart marks. */
  beginsPart(step: BriefStep): boolean;
}

/** What somebody holds at the end of a game, as its score pad stores it. */
export type Holdings = Readonly<Record<string, unknown>>;

/** The sheet of the score pad. */
export interface ScorePad {
  readonly rows: readonly ScorePadRow[];
  /** The automated opponents whom one may have played against, `none` first; empty where there are none. */
  readonly opponents: readonly string[];
  /** The message on the button that shows a filled sheet. */
  readonly demoMessage: string;
  readonly emptyHoldings: Holdings;
  isEmpty(holdings: Holdings): boolean;
  /** What a seat holds, as the server reads it … */
  toServer(holdings: Holdings): Record<string, unknown>;
  /** … and from what it keeps. */
  fromServer(kept: Readonly<Record<string, unknown>>): Holdings;
  /** The cell in which a part is entered. */
  Cell(props: ScorePadCellProps): ComponentChildren;
  /** Whether the cell already shows how its figure comes about. */
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
  /** Of the player. */
  name: string;
  holdings: Holdings;
  /** Change some of what the player holds, given what is held now: two taps may come before anything is drawn again. */
  change(changes: (now: Holdings) => Holdings): void;
  /** What the part comes to, as far as it is known. */
  tally: { readonly points: number; readonly how: string } | undefined;
}
