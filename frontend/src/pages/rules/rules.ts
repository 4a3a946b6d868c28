// The rules of a game in our words: list, search, and cross-references.
import { allGames, type TableGame } from "../../games/index.ts";
import { hasMessage, say } from "../../i18n/texts.ts";

export interface RuleChapter {
  id: string;
  rules: string[];
}

/** The game whose rule ids begin with this letter. */
export function gameOfRule(rule: string): TableGame | null {
  return allGames().find(({ rulebook }) => rulebook.rules[0]?.[0] === rule[0]) ?? null;
}

/** The chapter of a rule: `N8` for `N8.4`. */
export function chapterOf(rule: string): string {
  return rule.split(".")[0]!;
}

export function chaptersOf(game: TableGame): RuleChapter[] {
  const found = Map.groupBy(game.rulebook.rules, chapterOf);
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

/** Everyday words for the topic of a chapter. */
function everydayWords(chapter: string): string {
  return hasMessage(`chapter-${chapter}.words`) ? say(`chapter-${chapter}.words`) : "";
}

/** A text prepared for searching: lower case, without accents, with the apostrophe that keyboards have. */
export function searchable(text: string): string {
  return text.toLowerCase().replaceAll("ð", "d").replaceAll("’", "'").normalize("NFKD").replace(/\p{M}/gu, "");
}

/** Whether every word of a query is in a text. */
export function matches(query: string, ...texts: string[]): boolean {
  const text = searchable(texts.join(" "));
  return searchable(query).split(/\s+/).every((word) => text.includes(word));
}

export function ruleMatches(query: string, rule: string): boolean {
  const chapter = chapterOf(rule);
  return !query || matches(query, rule, ruleTitle(rule), ruleText(rule), chapterTitle(chapter), everydayWords(chapter));
}

/** The id of a rule or a chapter: the letter of a game and its numbers. */
const RULE = /\b([A-Z]\d{1,2}(?:\.\d{1,2})?)\b/;

/** Split a text into words and the ids of rules or chapters between them. */
export function pieces(text: string): { text: string; rule: boolean }[] {
  return text.split(RULE).map((piece, place) => ({
    text: piece,
    rule: place % 2 === 1 && isKnown(piece),
  })).filter((piece) => piece.text);
}

function isKnown(id: string): boolean {
  return gameOfRule(id)?.rulebook.rules.some((rule) => rule === id || chapterOf(rule) === id) ?? false;
}
