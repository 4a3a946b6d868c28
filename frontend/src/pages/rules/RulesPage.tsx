// The rules of the games in our words, with their items: to read, to search, to follow from rule to rule.
import { useEffect, useState } from "preact/hooks";
import { loadOffers } from "../../client/tables.ts";
import { SearchField } from "../../components/SearchField.tsx";
import { Symbol } from "../../components/Symbol.tsx";
import { allGames, type TableGame, type Thing } from "../../games/index.ts";
import { areRulesLoaded, loadRules, say } from "../../i18n/texts.ts";
import { PlainTopBar } from "../../layout/PlainTopBar.tsx";
import { followLink, navigate } from "../../layout/route.ts";
import { RuleList, RuleProse } from "./RuleList.tsx";
import { chaptersOf, chapterTitle, gameOfRule } from "./rules.ts";
import { thingMatches } from "./ThingList.tsx";

export function RulesPage({ game }: { game: string }) {
  const shown = allGames().find(({ name }) => name === game);
  useEffect(() => void loadRules(), []);
  useEffect(() => void loadOffers(), []);
  return (
    <>
      <PlainTopBar>
        {allGames().map(({ name }) => (
          <a
            key={name}
            class="btn btn--quiet"
            href={`/rules/${name}`}
            onClick={followLink}
            aria-current={name === game ? "page" : undefined}
          >
            {say(`game-${name}`)}
          </a>
        ))}
      </PlainTopBar>
      {shown ? <Rulebook key={game} game={shown} /> : <AllGames />}
    </>
  );
}

function AllGames() {
  return (
    <main class="page rulebooks" id="decision" tabIndex={-1}>
      <h1>{say("rules-title")}</h1>
      <p>{say("rules-intro")}</p>
      <ul>
        {allGames().map(({ name, symbols }) => (
          <li key={name}>
            <a class="panel" href={`/rules/${name}`} onClick={followLink}>
              <Symbol name={symbols.rules} class="" />
              <h2>{say(`game-${name}`)}</h2>
              <span class="note">{say(`rules-about-${name}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}

function Rulebook({ game }: { game: TableGame }) {
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState(decodeURIComponent(location.hash.slice(1)));
  const show = (rule: string) => {
    const other = gameOfRule(rule);
    if (other && other !== game) return navigate(`/rules/${other.name}#${rule}`);
    history.replaceState(null, "", `#${rule}`);
    setQuery("");
    setOpen(rule);
  };
  return (
    <div class="rulebook">
      <nav class="rulebook__nav" aria-label={say("rules-contents")}>
        <SearchField query={query} onQuery={setQuery} />
        {areRulesLoaded.value && <Contents game={game} open={open} onOpen={show} />}
      </nav>
      <main id="decision" tabIndex={-1}>
        <h1>{say("rules-of", { game: say(`game-${game.name}`) })}</h1>
        {areRulesLoaded.value
          ? (
            <>
              <RuleList game={game} query={query} open={open} onOpen={show} level={2} />
              <Things game={game} query={query} onRule={show} />
            </>
          )
          : <p aria-busy="true">{say("web-loading")}</p>}
      </main>
    </div>
  );
}

function Contents({ game, open, onOpen }: { game: TableGame; open: string; onOpen(rule: string): void }) {
  return (
    <div class="contents">
      <h2>{say("rules-contents")}</h2>
      {chaptersOf(game).map(({ id }) => (
        <button
          type="button"
          key={id}
          aria-current={open.split(".")[0] === id || undefined}
          onClick={() => onOpen(id)}
        >
          <span class="rules__id">{id}</span> {chapterTitle(id)}
        </button>
      ))}
      {game.rulebook.groups.length > 0 && <h2>{say("panel-what-is-what")}</h2>}
      {game.rulebook.groups.map(({ name }) => (
        <button
          type="button"
          key={name}
          onClick={() => document.getElementById(name)?.scrollIntoView()}
        >
          {say(name)}
        </button>
      ))}
    </div>
  );
}

function Things({ game, query, onRule }: { game: TableGame; query: string; onRule(rule: string): void }) {
  const shown = game.rulebook.groups
    .map(({ name, things }) => ({ name, things: things.filter((thing) => thingMatches(query, thing)) }))
    .filter(({ things }) => things.length);
  return (
    <>
      {shown.map(({ name, things }) => (
        <section key={name} class="thingbook">
          <h2 id={name}>{say(name)}</h2>
          <ul>
            {things.map((thing) => (
              <li key={thing.words}>
                <ThingEntry game={game} thing={thing} onRule={onRule} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function ThingEntry({ game, thing, onRule }: { game: TableGame; thing: Thing; onRule(rule: string): void }) {
  return (
    <article class="panel thing thing--entry">
      <game.rulebook.ThingArt thing={thing} value="" />
      <div>
        <h3>{say(thing.name)}</h3>
        <p>{say(thing.text)}</p>
        <p class="thing__rules">
          {thing.rules.split(" ").map((rule) => <RuleProse key={rule} text={rule} onOpen={onRule} />)}
        </p>
      </div>
    </article>
  );
}
