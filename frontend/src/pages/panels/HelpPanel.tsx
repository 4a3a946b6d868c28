// Help on one thing: its drawing, what it is and does, its rules. Without a thing: an overview of all things.
import { useEffect, useRef, useState } from "preact/hooks";
import { SearchField } from "../../components/SearchField.tsx";
import { Symbol } from "../../components/Symbol.tsx";
import { findGame, GAMES } from "../../games/index.ts";
import { say } from "../../i18n/texts.ts";
import { switchPanel } from "../../layout/panelState.ts";
import { RuleLink } from "../../layout/RuleLink.tsx";
import { ThingList } from "../rules/ThingList.tsx";
import { findThing, type ShownThing } from "../rules/things.ts";

export function HelpPanel({ game, thing }: { game: string; thing: string }) {
  const [query, setQuery] = useState("");
  const shown = thing ? findThing(thing) : null;
  return (
    <>
      <div class="side__bar">
        {shown ? <ToAll /> : <SearchField query={query} onQuery={setQuery} text="things-search" />}
        <button type="button" class="btn" onClick={() => switchPanel({ kind: "rules", rule: "" })}>
          <Symbol name="ui-book" />
          {say("web-rules")}
        </button>
      </div>
      <div class="side__b">
        {shown ? <OneThing key={thing} shown={shown} /> : (
          <ThingList
            game={findGame(game) ?? GAMES[0]}
            query={query}
            onThing={(words) => switchPanel({ kind: "help", thing: words })}
          />
        )}
      </div>
    </>
  );
}

function ToAll() {
  return (
    <button type="button" class="btn" onClick={() => switchPanel({ kind: "help", thing: "" })}>
      <Symbol name="ui-arrow" class="i flip" />
      {say("panel-what-is-what")}
    </button>
  );
}

function OneThing({ shown }: { shown: ShownThing }) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  return (
    <article class="thing thing--one">
      <shown.game.rulebook.ThingArt thing={shown.thing} value={shown.value} />
      <h3 ref={head} tabIndex={-1}>{shown.title}</h3>
      <p>{say(shown.thing.text)}</p>
      <p class="thing__rules">
        <span>{say("panel-its-rules")}</span>
        {shown.thing.rules.split(" ").map((rule) => <RuleLink key={rule} id={rule} />)}
      </p>
    </article>
  );
}
