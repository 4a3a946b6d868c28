// A thing as large as it can be looked at.
import { TABLES } from "../../generated/tables.ts";
import { Card, Coin, Gem, type Hero } from "./pieces.tsx";
import { say } from "../../i18n/texts.ts";
import { Symbol } from "../../components/Symbol.tsx";
import type { Thing } from "../../pages/rules/things.ts";

const LOCATIONS = { forge: "k-forge", get: "k-help" } as const;
const COINS: Record<string, string> = { basic: "3", treasury: "12" };

export function ThingArt({ thing, value }: { thing: Thing; value: string }) {
  const [kind = "", name = ""] = thing.words.split(" ");
  return (
    <span class={`thing__art thing__art--${kind} ${tint(kind, name)}`} aria-hidden="true">
      {kind === "card" && <Card card={cardWords(name, value)} />}
      {kind === "coin" && <Coin coin={value || (COINS[name] ?? name)} size="l" />}
      {kind === "gem" && <Gem gem={Number(value || name || 4)} />}
      {kind === "hero" && <Portrait hero={name as Hero} art={thing.art} />}
      {!["card", "coin", "gem", "hero"].includes(kind) && <Symbol name={thing.art} class="" />}
      {kind === "location" && <Deal kind={thing.words.slice("location ".length)} />}
    </span>
  );
}

function cardWords(name: string, value: string): string {
  return name === "offering" ? `offering ${value || 3}` : `${name} ${value}`.trim();
}

/** The colour on which a thing is drawn. */
function tint(kind: string, name: string): string {
  if (kind === "hero") return TABLES.heroes[name as Hero].class || "neutral";
  if (kind === "distinction") return name;
  if (kind === "monster") return "k-defend";
  return kind === "location" ? LOCATIONS[name as keyof typeof LOCATIONS] ?? "k-mine" : "";
}

function Portrait({ hero, art }: { hero: Hero; art: string }) {
  return (
    <>
      <Symbol name={art} class="" />
      <span class="thing__ranks">
        {Array.from({ length: TABLES.heroes[hero].ranks }, (_, rank) => <Symbol key={rank} name="rank" />)}
      </span>
    </>
  );
}

/** An exchange in signs. */
export function Deal({ kind }: { kind: string }) {
  const gains = Object.entries(TABLES.exchanges[kind as keyof typeof TABLES.exchanges] ?? {}) as [string, number][];
  const [pays, takes] = [gains.filter(([, by]) => by < 0), gains.filter(([, by]) => by > 0)];
  if (!gains.length) return null;
  return (
    <span class="deal">
      {pays.map(([good, by]) => <Amount key={good} good={good} amount={-by} />)}
      {pays.length > 0 && <Symbol name="ui-arrow" class="i to" />}
      {takes.map(([good, by]) => <Amount key={good} good={good} amount={by} />)}
    </span>
  );
}

function Amount({ good, amount }: { good: string; amount: number }) {
  return (
    <>
      {amount}
      <Symbol name={good === "items" ? "item" : good} />
      <span class="vh">{say(`good-${good}`)}</span>
    </>
  );
}
