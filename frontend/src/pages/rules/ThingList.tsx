// An overview of all items of a game, group by group, with their pictures.
import type { Game, Thing } from "../../games/index.ts";
import { say } from "../../i18n/texts.ts";
import { matches } from "./rules.ts";

interface ThingListProps {
  game: Game;
  query: string;
  onThing(words: string): void;
}

export function thingMatches(query: string, thing: Thing): boolean {
  return !query || matches(query, say(thing.name), say(thing.text));
}

export function ThingList({ game, query, onThing }: ThingListProps) {
  const shown = game.rulebook.groups
    .map(({ name, things }) => ({ name, things: things.filter((thing) => thingMatches(query, thing)) }))
    .filter(({ things }) => things.length);
  return (
    <div class="things">
      {query && shown.length === 0 && <p class="note" role="status">{say("rules-found", { count: 0 })}</p>}
      {shown.map(({ name, things }) => (
        <section key={name}>
          <h3>{say(name)}</h3>
          <ul>
            {things.map((thing) => (
              <li key={thing.words}>
                <button type="button" class="thing thing--small" onClick={() => onThing(thing.words)}>
                  <game.rulebook.ThingArt thing={thing} value="" />
                  <span>{say(thing.name)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
