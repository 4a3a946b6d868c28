// Rules chapter by chapter, each with its title; rule ids in the texts are links.
import { useEffect, useRef } from "preact/hooks";
import type { TableGame } from "../../games/index.ts";
import { say } from "../../i18n/texts.ts";
import { chapterOf, chaptersOf, chapterTitle, pieces, ruleMatches, ruleText, ruleTitle } from "./rules.ts";

interface RuleListProps {
  game: TableGame;
  query: string;
  /** The opened rule or chapter. */
  open: string;
  onOpen(rule: string): void;
  /** The heading level of chapters. */
  level?: 2 | 3;
}

export function RuleList({ game, query, open, onOpen, level = 3 }: RuleListProps) {
  const shown = chaptersOf(game)
    .map(({ id, rules }) => ({ id, rules: rules.filter((rule) => rule === open || ruleMatches(query, rule)) }))
    .filter(({ rules }) => rules.length);
  const count = shown.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <div class="rules">
      <p class={query ? "note" : "vh"} role="status">{query ? say("rules-found", { count }) : ""}</p>
      {shown.map(({ id, rules }) => (
        <section key={id} class="rules__chapter">
          <Chapter id={id} open={open === id} level={level} />
          {rules.map((rule) => <OneRule key={rule} id={rule} open={rule === open} onOpen={onOpen} level={level} />)}
        </section>
      ))}
    </div>
  );
}

function Chapter({ id, open, level }: { id: string; open: boolean; level: 2 | 3 }) {
  const Head = `h${level}` as const;
  const head = useRef<HTMLHeadingElement>(null);
  useShown(head, open, id);
  return (
    <Head id={`rule-${id}`} ref={head} tabIndex={-1} class={open ? "rules__head now" : "rules__head"}>
      <span class="rules__id">{id}</span> {chapterTitle(id)}
    </Head>
  );
}

interface OneRuleProps {
  id: string;
  open: boolean;
  level: 2 | 3;
  onOpen(rule: string): void;
}

function OneRule({ id, open, level, onOpen }: OneRuleProps) {
  const Head = `h${(level + 1) as 3 | 4}` as const;
  const box = useRef<HTMLElement>(null);
  useShown(box, open, id);
  return (
    <article id={`rule-${id}`} ref={box} tabIndex={-1} class={open ? "now" : ""} aria-current={open || undefined}>
      <Head class="rules__title">
        <span class="rules__id">{id}</span> {ruleTitle(id)}
      </Head>
      <p>
        <RuleProse text={ruleText(id)} own={id} onOpen={onOpen} />
      </p>
    </article>
  );
}

/** A text with its rule ids as links. */
export function RuleProse({ text, own = "", onOpen }: { text: string; own?: string; onOpen(rule: string): void }) {
  return (
    <>
      {pieces(text).map((piece) =>
        piece.rule && piece.text !== own
          ? (
            <button
              type="button"
              class="rule"
              onClick={() => onOpen(piece.text)}
              aria-label={say("web-open-rule", { rule: piece.text })}
            >
              {piece.text}
            </button>
          )
          : piece.text
      )}
    </>
  );
}

/** Scroll to what was opened, and focus it. */
function useShown(box: { current: HTMLElement | null }, open: boolean, id: string): void {
  useEffect(() => {
    if (!open || !box.current) return;
    box.current.scrollIntoView({ block: id === chapterOf(id) ? "start" : "center" });
    box.current.focus({ preventScroll: true });
  }, [open]);
}
