// The pieces of Nidavellir as they are drawn everywhere: coins, gems, cards, heroes.
import { Symbol } from "../../components/Symbol.tsx";
import { TABLES } from "../../generated/nidavellir.ts";
import { say } from "../../i18n/texts.ts";
import * as phrases from "./phrases.ts";

export const CLASSES = ["warrior", "hunter", "miner", "blacksmith", "explorer"] as const;
export type Class = typeof CLASSES[number];
export const TAVERNS = TABLES.taverns;
export type Tavern = typeof TAVERNS[number];
export type Hero = keyof typeof TABLES.heroes;
export const HEROES = Object.keys(TABLES.heroes) as Hero[];
/** The Dwerg brothers, who share one word in actions. */
export const BROTHERS = HEROES.filter((hero) => hero.startsWith("dwerg_"));

type Size = "s" | "m" | "l";

/** Which of the three shapes a coin has. */
export function coinKind(coin: string): "basic" | "treasury" | "special" {
  if (coin === "3s") return "special";
  return coin === "5t" || Number(coin) > 5 ? "treasury" : "basic";
}

/** A coin by its words: `0`, `3s`, `5t`, `12`; `?` is sealed. The 0 and the special 3 trade. */
export function Coin({ coin, size = "m", thing }: { coin: string; size?: Size; thing?: string }) {
  if (coin === "?") return <SealedCoin size={size} {...(thing ? { thing } : {})} />;
  const kind = coinKind(coin);
  const trades = coin === "0" || coin === "3s";
  const named = phrases.coin(coin);
  return (
    <span class={`coin coin--${kind} coin--${size} ${trades ? "coin--trades" : ""}`} data-thing={thing}>
      <Symbol name={`coin-${kind}`} class="" />
      <b>
        <span class="vh">{named === coin ? say("web-coin") : named}</span>{" "}
        <span aria-hidden={named !== coin}>{Number.parseInt(coin)}</span>
      </b>
      {trades && <Symbol name="trade" class="coin__trade" />}
    </span>
  );
}

/** The back of a coin. */
export function SealedCoin({ size = "m", thing }: { size?: Size; thing?: string }) {
  return (
    <span class={`coin coin--back coin--${size}`} data-thing={thing}>
      <Symbol name="coin-sealed" class="" />
      <span class="vh">{say("web-coin-sealed")}</span>
    </span>
  );
}

/** A gem: a polygon with as many sides as its value. */
export function Gem({ gem, thing }: { gem: number; thing?: string }) {
  return (
    <span class={`gem gem--${gem}`} data-thing={thing}>
      <Symbol name={`gem-${gem}`} class="" />
      <b>
        <span class="vh">{say("web-gem")}</span> {gem}
      </b>
    </span>
  );
}

/** What a card's words mean: `warrior 6`, `hunter`, `offering 3`, `smith`, `thrud`. */
export interface CardParts {
  kind: "dwarf" | "offering" | "smith" | "hero" | "unknown";
  class: Class | "neutral";
  value: string;
  name: string;
}

export function cardParts(card: string): CardParts {
  const [name = "", value = ""] = card.split(" ");
  const known = CLASSES.find((one) => one === name);
  if (known) return { kind: "dwarf", class: known, value, name };
  if (name === "offering") return { kind: "offering", class: "neutral", value: `+${value}`, name };
  if (name === "smith") return { kind: "smith", class: "blacksmith", value: "", name };
  if (name in TABLES.heroes) {
    return { kind: "hero", class: TABLES.heroes[name as Hero].class || "neutral", value: "", name };
  }
  return { kind: "unknown", class: "neutral", value: "", name };
}

/** The words under which a card is explained. */
export function helpOf(card: string): string {
  const { kind, name } = cardParts(card);
  return kind === "hero" ? `hero ${name}` : `card ${card}`;
}

/** The drawing of a card. */
export function artOf(parts: CardParts): string {
  if (parts.kind === "hero") return heroArt(parts.name);
  if (parts.kind === "offering") return "offering";
  return parts.kind === "unknown" ? "mark" : `dwarf-${parts.class}`;
}

export function heroArt(hero: string): string {
  return `hero-${hero.replace("_", "-")}`;
}

/** A card face as it lies in a tavern. */
export function Card({ card, thing }: { card: string; thing?: string }) {
  const parts = cardParts(card);
  return (
    <span class={`card ${parts.class}`} data-thing={thing}>
      <span class="card__strip" aria-hidden="true">
        {parts.kind !== "offering" && <Symbol name="rank" />}
        {parts.kind === "smith" && <Symbol name="rank" />}
        {parts.value && <b>{parts.value}</b>}
        <Symbol name={parts.kind === "offering" ? "transform" : `class-${parts.class}`} />
      </span>
      <span class="card__art">
        <span class="card__no" aria-hidden="true">
          <Symbol name={parts.kind === "offering" ? "transform" : "rank"} />
          {parts.value}
        </span>
        <Symbol name={artOf(parts)} class="" />
      </span>
      <span class="card__name" aria-hidden="true">{phrases.cardName(card)}</span>
    </span>
  );
}

/** A hero's small portrait. */
export function Face({ hero }: { hero: string }) {
  const kind = hero in TABLES.heroes ? TABLES.heroes[hero as Hero].class || "neutral" : "neutral";
  return (
    <span class={`face-s ${kind}`}>
      <Symbol name={heroArt(hero)} class="" />
      <span class="vh">{phrases.hero(hero)}</span>
    </span>
  );
}

/** Split words at spaces, as views have them. */
export function words(text: string | undefined): string[] {
  return text ? text.split(" ") : [];
}
