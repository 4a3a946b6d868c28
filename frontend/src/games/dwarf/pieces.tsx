// The pieces of Dwarf as they are drawn everywhere: goods, exchanges, workers, cards.
import { Group } from "../../components/Group.tsx";
import { SHAPES } from "../../components/seats.tsx";
import { Symbol } from "../../components/Symbol.tsx";
import { TABLES } from "../../generated/dwarf.ts";
import { say, signed } from "../../i18n/texts.ts";
import { Explainable } from "../../layout/explainable.tsx";
import * as phrases from "./phrases.ts";
import { REGULAR } from "./scene.ts";
import type { DwarfSeat, Gains } from "./types.ts";

export const GOODS = ["iron", "steel", "gold", "items", "glory"] as const;
export type Good = typeof GOODS[number];
export type Kind = "mine" | "forge" | "defend" | "help";

const ART: Record<string, string> = {
  "iron seam": "seam-iron",
  "gold seam": "seam-gold",
  "alloy steel": "alloy",
  "orc raiders": "monster-orc",
  "get help": "get-help",
};
const SPECIAL_ART: Record<string, string> = {
  "muster an army": "muster",
  "hold a council": "council",
  "sell an item": "sell",
  "special order": "order",
  "collapse the shafts": "collapse",
};

/** Mine, Forge, Defend or Get Help. */
export function kindOf(card: string): Kind {
  const name = phrases.plain(card);
  return name in TABLES.kinds ? TABLES.kinds[name as keyof typeof TABLES.kinds] as Kind : "mine";
}

/** The drawing of a card. */
export function artOf(card: string): string {
  const name = phrases.plain(card);
  const known = ART[name];
  if (known) return known;
  const drawn = name.replaceAll(" ", "-");
  return kindOf(card) === "defend" ? `monster-${drawn}` : drawn;
}

export function specialArt(action: string): string {
  return `special-${SPECIAL_ART[action] ?? action.replaceAll(" ", "-")}`;
}

/** The symbol of a good, with its name for screen readers. */
export function GoodSign({ good }: { good: string }) {
  return (
    <>
      <Symbol name={good === "items" ? "item" : good} />
      <span class="vh">{phrases.good(good)}</span>
    </>
  );
}

/** What a card takes and gives, in symbols. */
export function Deal({ card, seat = 0 }: { card: string; seat?: number }) {
  const kind = kindOf(card);
  if (kind === "help") {
    return (
      <span class="deal">
        <span>+2</span>
        <Symbol
          name={`worker-${SHAPES[seat % SHAPES.length]}`}
          class={`i workersign seat-${(seat % SHAPES.length) + 1}`}
        />
        <span class="vh">{say("dwarf-web-helpers", { count: 2 })}</span>
      </span>
    );
  }
  if (kind === "defend") return <Changes changes={{ glory: 1 }} />;
  const name = phrases.plain(card) as keyof typeof TABLES.exchanges;
  return <Changes changes={TABLES.exchanges[name] ?? {}} />;
}

/** An exchange in symbols: `3 iron → 2 steel`, or only the gain: `+3 iron`. */
export function Changes({ changes }: { changes: Gains }) {
  const all = Object.entries(changes) as [Good, number][];
  const out = all.filter(([, amount]) => amount < 0);
  const into = all.filter(([, amount]) => amount > 0);
  return (
    <span class={out.length > 1 ? "deal deal--long" : "deal"}>
      {out.map(([good, amount]) => (
        <>
          <span>{-amount}</span>
          <GoodSign good={good} />
        </>
      ))}
      {out.length > 0 && into.length > 0 && <Symbol name="ui-arrow" class="i to" />}
      {into.map(([good, amount]) => (
        <>
          <span>{out.length ? amount : signed(amount)}</span>
          <GoodSign good={good} />
        </>
      ))}
    </span>
  );
}

/** A seat's goods; a lozenge marks what it leads alone. */
export function Resources({ goods, leads = [] }: { goods: DwarfSeat; leads?: readonly string[] }) {
  return (
    <Group class="res" label={say("dwarf-web-goods")}>
      {GOODS.map((good) => (
        <div key={good} data-good={good} class={leads.includes(good) ? "leads" : undefined}>
          <Explainable thing={`good ${good}`}>
            <Symbol name={good === "items" ? "item" : good} />
            <span class="vh">{phrases.good(good)}</span> {goods[good]}
            {leads.includes(good) && <span class="vh">, {say("dwarf-web-leads-alone")}</span>}
          </Explainable>
        </div>
      ))}
    </Group>
  );
}

/** A worker of a seat. */
export function Worker({ seat, kind = "" }: { seat: number; kind?: string }) {
  return (
    <Symbol
      name={`worker-${SHAPES[seat % SHAPES.length]}`}
      class={`worker seat-${(seat % SHAPES.length) + 1} ${kind}`}
    />
  );
}

/** A worker, placed or waiting; helpers are smaller with a plus, spent ones are an outline. */
export function Token(
  { seat, worker, spent = false, faded = false }: { seat: number; worker: number; spent?: boolean; faded?: boolean },
) {
  const helper = worker > REGULAR;
  const kind = `${spent ? "worker--spent" : ""} ${faded ? "worker--left" : ""}`;
  return (
    <span
      class={`token ${helper ? "helper" : ""} seat-${(seat % SHAPES.length) + 1}`}
      data-thing={`worker ${seat} ${worker}`}
    >
      <Worker seat={seat} kind={kind} />
      {helper && <Symbol name="ui-plus" />}
    </span>
  );
}
