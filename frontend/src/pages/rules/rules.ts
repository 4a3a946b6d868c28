// The rules of a game in our words: which there are, how they are found, and where they name each other.
import { TABLES } from "../../generated/tables.ts";
import { say } from "../../i18n/texts.ts";

export type Game = keyof typeof TABLES.rules;

export interface RuleChapter {
  id: string;
  rules: string[];
}

export function isGame(name: string): name is Game {
  return name in TABLES.rules;
}

export function rulesOf(game: Game): string[] {
  return TABLES.rules[game].split(" ");
}

/** The game whose rules begin with this letter. */
export function gameOf(rule: string): Game | null {
  return (Object.keys(TABLES.rules) as Game[]).find((game) => TABLES.rules[game].startsWith(rule[0] ?? " ")) ?? null;
}

/** `N8.4` belongs to chapter `N8`. */
export function chapterOf(rule: string): string {
  return rule.split(".")[0]!;
}

export function chaptersOf(game: Game): RuleChapter[] {
  const found = Map.groupBy(rulesOf(game), chapterOf);
  return [...found].map(([id, rules]) => ({ id, rules }));
}

export function ruleTitle(rule: string): string {
  return say(`rule-${rule.replace(".", "-")}.title`);
}

export function ruleText(rule: string): string {
  return say(`rule-${rule.replace(".", "-")}`);
}

export function chapterTitle(chapter: string): string {
  return say(`chapter-${chapter}`);
}

/** A text as one searches for it: without accents, in small letters. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll("ð", "d").normalize("NFKD").replace(/\p{M}/gu, "");
}

/** Whether every word of a query is in a text. */
export function fits(query: string, ...texts: string[]): boolean {
  const text = folded(texts.join(" "));
  return folded(query).split(/\s+/).every((word) => text.includes(word));
}

export function ruleFits(query: string, rule: string): boolean {
  return !query || fits(query, rule, ruleTitle(rule), ruleText(rule), chapterTitle(chapterOf(rule)));
}

/** A text in pieces: words, and the ids of rules or chapters between them. */
export function pieces(text: string): { text: string; rule: boolean }[] {
  return text.split(/\b([ND]\d{1,2}(?:\.\d{1,2})?)\b/).map((piece, place) => ({
    text: piece,
    rule: place % 2 === 1 && isKnown(piece),
  })).filter((piece) => piece.text);
}

function isKnown(id: string): boolean {
  const game = gameOf(id);
  return game !== null && rulesOf(game).some((rule) => rule === id || chapterOf(rule) === id);
}
