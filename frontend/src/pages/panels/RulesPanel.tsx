// The rules beside the table: to search, to browse, or opened at one of them.
import { useEffect, useState } from "preact/hooks";
import { loadOffers } from "../../client/tables.ts";
import { SearchField } from "../../components/SearchField.tsx";
import { Symbol } from "../../components/Symbol.tsx";
import { gameOf } from "../../games/index.ts";
import { areRulesLoaded, loadRules, say } from "../../i18n/texts.ts";
import { switchPanel } from "../../layout/panelState.ts";
import { RuleList } from "../rules/RuleList.tsx";
import { chaptersOf, chapterTitle, gameOfRule } from "../rules/rules.ts";

export function RulesPanel({ game, rule }: { game: string; rule: string }) {
  const [query, setQuery] = useState("");
  useEffect(() => void loadRules(), []);
  useEffect(() => void loadOffers(), []);
  useEffect(() => setQuery(""), [rule]);
  const open = (wanted: string) => switchPanel({ kind: "rules", rule: wanted });
  const shown = gameOfRule(rule) ?? gameOf({ game });
  return (
    <>
      <div class="side__bar">
        <SearchField query={query} onQuery={setQuery} />
        <button type="button" class="btn" onClick={() => switchPanel({ kind: "help", thing: "" })}>
          <Symbol name="ui-info" />
          {say("panel-what-is-what")}
        </button>
      </div>
      <div class="side__b">
        {areRulesLoaded.value
          ? (
            <>
              {!query && !rule && (
                <nav class="contents" aria-label={say("rules-contents")}>
                  {chaptersOf(shown).map(({ id }) => (
                    <button type="button" key={id} onClick={() => open(id)}>
                      <span class="rules__id">{id}</span> {chapterTitle(id)}
                    </button>
                  ))}
                </nav>
              )}
              <RuleList game={shown} query={query} open={rule} onOpen={open} />
            </>
          )
          : <p aria-busy="true">{say("web-loading")}</p>}
      </div>
    </>
  );
}
