// The mine: three by three locations; with two copies two mines side by side, on phones one at a time.
import { signal } from "@preact/signals";
import { Symbol } from "../../../components/Symbol.tsx";
import { say } from "../../../i18n/texts.ts";
import type { Scene } from "../scene.ts";
import { Location } from "./Location.tsx";
import { Pile } from "./Piles.tsx";

export const SIDE = 3;
export const LOCATIONS = SIDE * SIDE;

/** Which mine a phone shows. */
export const shownMine = signal(1);

/** How many mines there are. */
export function mines(scene: Scene): number {
  return scene.facts.mountains.length;
}

/** One mine, its locations in reading order. */
export function Mine({ scene, copy, compact = false }: { scene: Scene; copy: number; compact?: boolean }) {
  const first = (copy - 1) * LOCATIONS + 1;
  return (
    <div class={`mine ${compact ? "mine--c" : ""}`} data-mine={copy} role="group" aria-label={mineName(scene, copy)}>
      {Array.from({ length: LOCATIONS }, (_, i) => <Location key={first + i} scene={scene} location={first + i} />)}
    </div>
  );
}

function mineName(scene: Scene, copy: number): string {
  return mines(scene) > 1 ? say(`dwarf-web-mine-${copy}`) : say("dwarf-web-mine");
}

/** Both mines with their mountains and piles. */
export function TwoMines({ scene }: { scene: Scene }) {
  return (
    <>
      <fieldset class="choice">
        <legend class="vh">{say("dwarf-web-which-mine")}</legend>
        {[1, 2].map((copy) => (
          <label class="opt" key={copy}>
            <input
              type="radio"
              name="mine"
              data-open={`mine ${copy}`}
              checked={shownMine.value === copy}
              onChange={() => (shownMine.value = copy)}
            />
            <span>{say(`dwarf-web-mine-${copy}`)}</span>
          </label>
        ))}
      </fieldset>
      {scene.facts.mountains.map(({ cards, rounds }, i) => (
        <section class={`copy ${shownMine.value === i + 1 ? "" : "copy--away"}`} key={i}>
          <h2>
            {say(`dwarf-web-mine-${i + 1}`)}
            <span class="note" data-mountain={i + 1}>
              <Symbol name="mountain" class="mt mt--s" />
              {say("dwarf-web-mountain", { cards, rounds })}
            </span>
          </h2>
          <Mine scene={scene} copy={i + 1} compact />
          <div class="piles">
            {scene.facts.piles.slice(i * SIDE, i * SIDE + SIDE).map(({ pile }) => (
              <Pile key={pile} scene={scene} pile={pile} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
