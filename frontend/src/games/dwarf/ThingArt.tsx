// The enlarged picture of an item of Dwarf; a location with its exchange.
import { Symbol } from "../../components/Symbol.tsx";
import { TABLES } from "../../generated/dwarf.ts";
import type { Thing } from "../game.ts";
import * as phrases from "./phrases.ts";

const LOCATIONS = { forge: "k-forge", get: "k-help" } as const;

export function ThingArt({ thing }: { thing: Thing }) {
  const [kind = "", name = ""] = thing.words.split(" ");
  return (
    <span class={`thing__art thing__art--${kind} ${tint(kind, name)}`} aria-hidden="true">
      <Symbol name={thing.art} class="" />
      {kind === "location" && <Exchange card={thing.words.slice("location ".length)} />}
    </span>
  );
}

/** The background colour of a picture. */
function tint(kind: string, name: string): string {
  if (kind === "monster") return "k-defend";
  return kind === "location" ? LOCATIONS[name as keyof typeof LOCATIONS] ?? "k-mine" : "";
}

/** An exchange in symbols. */
function Exchange({ card }: { card: string }) {
  const gains = Object.entries(TABLES.exchanges[card as keyof typeof TABLES.exchanges] ?? {}) as [string, number][];
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
      <span class="vh">{phrases.good(good)}</span>
    </>
  );
}
