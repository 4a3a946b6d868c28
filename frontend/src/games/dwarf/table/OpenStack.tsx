// A stack that is open beside the mine: anybody may look through any stack at any time. Esc closes it.
import { useEffect, useRef } from "preact/hooks";
import type { Snapshot } from "../../../client/types.ts";
import { Symbol } from "../../../components/Symbol.tsx";
import { say } from "../../../i18n/texts.ts";
import { takesStage } from "../decisions/offers.ts";
import * as phrases from "../phrases.ts";
import { sceneOf, stackOf } from "../scene.ts";
import { closeStack, openStack } from "./openStackState.ts";
import { Meeples, type StackCard, stackCardClass, StackCardFace, stackCardsOf } from "./StackCard.tsx";

export function OpenStack({ snapshot }: { snapshot: Snapshot }) {
  const location = openStack.value;
  const box = useRef<HTMLElement>(null);
  const open = location !== null && !takesStage(snapshot);
  useEffect(() => {
    if (open) box.current?.focus();
  }, [open, location]);
  useEffect(() => {
    if (!open) return;
    addEventListener("keydown", onEscape);
    return () => removeEventListener("keydown", onEscape);
  }, [open]);
  if (!open) return null;
  const scene = sceneOf(snapshot);
  const leaves = stackCardsOf(stackOf(scene, location), location);
  const last = Object.keys(scene.view.mine).length;
  const title = say("dwarf-leaf-title", { location, count: leaves.length });
  return (
    <aside class="stackleaf panel" aria-label={title} tabIndex={-1} ref={box} data-leaf={location}>
      <header class="stackleaf__h">
        <h2>
          {say("dwarf-leaf-location", { location })}
          <small class="note">{say("dwarf-leaf-count", { count: leaves.length })}</small>
        </h2>
        <Turn by={-1} location={location} last={last} />
        <Turn by={1} location={location} last={last} />
        <button type="button" class="btn btn--quiet btn--icon" aria-keyshortcuts="Escape" onClick={closeStack}>
          <span aria-hidden="true">×</span>
          <span class="vh">{say("dwarf-leaf-close")}</span>
        </button>
      </header>
      <ol class="stackleaf__cards">
        {leaves.map((leaf) => (
          <li class={stackCardClass(leaf)} key={leaf.place}>
            <StackCardFace leaf={leaf} seat={scene.me ?? 0}>
              <span class="loc__now">{what(leaf)}</span>
              {scene.opponent && <Meeples leaf={leaf} />}
            </StackCardFace>
          </li>
        ))}
      </ol>
    </aside>
  );
}

function onEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  event.preventDefault();
  closeStack();
}

/** What a card does, in the words of its own text. */
function what({ card }: StackCard): string {
  return say(`dwarf-card-${phrases.plain(card).replaceAll(" ", "-")}.text`);
}

/** Go to the previous or next stack. */
function Turn({ by, location, last }: { by: 1 | -1; location: number; last: number }) {
  const to = (location - 1 + by + last) % last + 1;
  return (
    <button type="button" class="btn btn--quiet btn--icon" onClick={() => (openStack.value = to)}>
      <Symbol name="ui-arrow" class={by < 0 ? "i flip" : "i"} />
      <span class="vh">{say("dwarf-leaf-turn", { location: to })}</span>
    </button>
  );
}
