// The taverns still to be resolved, as prompts need them: sign and cards.
import type { Snapshot } from "../../../client/types.ts";
import { Symbol } from "../../../components/Symbol.tsx";
import { say } from "../../../i18n/texts.ts";
import { viewOf } from "../decision.ts";
import * as phrases from "../phrases.ts";
import { Card, type Tavern, TAVERNS } from "../pieces.tsx";

export function OpenTaverns({ snapshot }: { snapshot: Snapshot }) {
  const view = viewOf(snapshot);
  const now = TAVERNS.indexOf(view.tavern as Tavern);
  return (
    <div class="taverns taverns--short">
      <h2 class="vh">{say("nid-taverns")}</h2>
      {TAVERNS.slice(Math.max(0, now)).map((tavern, place) => (
        <section class={`panel tavern ${place === 0 ? "tavern--next" : ""}`} data-tavern={tavern} key={tavern}>
          <div class="tavern__sign">
            <span class="tavern__board">
              <Symbol name={`tavern-${tavern}`} class="" />
            </span>
            <h3>{phrases.tavern(tavern)}</h3>
            <span class="tavern__n">
              {place === 0 ? say("nid-tavern-here") : say("nid-tavern-later")}
            </span>
          </div>
          <div class="tavern__cards" style={{ "--n": view.taverns[tavern]?.length ?? 3 }}>
            {view.taverns[tavern]?.map((card, at) => <Card card={card} key={at} />)}
          </div>
        </section>
      ))}
    </div>
  );
}
