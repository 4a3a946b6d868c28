// The enlarged picture of an item of Nidavellir.
import { Symbol } from "../../components/Symbol.tsx";
import { TABLES } from "../../generated/nidavellir.ts";
import type { Thing } from "../game.ts";
import { Card, Coin, Gem, type Hero } from "./pieces.tsx";

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
    </span>
  );
}

function cardWords(name: string, value: string): string {
  return name === "offering" ? `offering ${value || 3}` : `${name} ${value}`.trim();
}

/** The background colour of a picture. */
function tint(kind: string, name: string): string {
  if (kind === "hero") return TABLES.heroes[name as Hero].class || "neutral";
  return kind === "distinction" ? name : "";
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
