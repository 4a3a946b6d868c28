// The command zone: heroes without a column, distinctions, and where moving heroes stand.
import type { Snapshot } from "../../../client/types.ts";
import { Group } from "../../../components/Group.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { TABLES } from "../../../generated/nidavellir.ts";
import { say } from "../../../i18n/texts.ts";
import { Explainable } from "../../../layout/explainable.tsx";
import * as phrases from "../phrases.ts";
import { CLASSES, Face, type Hero, words } from "../pieces.tsx";
import { sceneOf, whoArgs } from "../scene.ts";

export function CommandZone({ snapshot, seat }: { snapshot: Snapshot; seat: number }) {
  const { view } = sceneOf(snapshot);
  const held = view.seats[seat]!;
  const columns = CLASSES.flatMap((name) => words(held.army[name]));
  const here = words(held.heroes).filter((hero) => !columns.includes(hero));
  const won = CLASSES.filter((name) => view.distinctions[name] === seat);
  const empty = here.length === 0 && won.length === 0;
  return (
    <div class="command">
      <h3 class="col__h">
        <Symbol name="command" />
        {say("nid-command")}
      </h3>
      {empty && !held.thrud && <p class="note">{say("nid-command-empty")}</p>}
      <Group class="command__list" label={say("nid-command")}>
        {here.map((hero) => {
          const { end } = TABLES.heroes[hero as Hero];
          return (
            <Explainable key={hero} thing={`hero ${hero}`} class="dist">
              <Face hero={hero} />
              <span aria-hidden="true">
                {phrases.hero(hero)}
                {end > 0 && <small>{say("nid-points", { points: end })}</small>}
              </span>
              {end > 0 && <span class="vh">{say("nid-points", { points: end })}</span>}
            </Explainable>
          );
        })}
        {won.map((name) => (
          <Explainable key={name} thing={`distinction ${name}`} class="dist">
            <Symbol name={`distinction-${name}`} />
            <span>{say(`distinction-${name}`)}</span>
          </Explainable>
        ))}
      </Group>
      {CLASSES.some((name) => name === held.thrud) && (
        <p class="note">
          {say("nid-thrud-stands", {
            column: phrases.column(held.thrud!),
            points: TABLES.heroes.thrud.end,
            ...whoArgs(snapshot, seat),
          })}
        </p>
      )}
      {held.ylud === "command" && <p class="note">{say("nid-ylud-waits")}</p>}
    </div>
  );
}
