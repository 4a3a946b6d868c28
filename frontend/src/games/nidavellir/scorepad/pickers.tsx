// Choosing the cards of a column, the heroes and the coins that somebody holds.
import { Picker } from "../../../components/Picker.tsx";
import { TABLES } from "../../../generated/nidavellir.ts";
import { say } from "../../../i18n/texts.ts";
import type { Holdings, ScorePadCellProps } from "../../game.ts";
import * as phrases from "../phrases.ts";
import { Coin, Face, type Hero, HEROES, words } from "../pieces.tsx";
import { CardChip } from "./CardChip.tsx";
import { holdingsOf, withoutWord, withWord } from "./holdings.ts";

const YLUD: Hero = "ylud";

interface PickerProps extends ScorePadCellProps {
  onDone(): void;
}

type Changed = (now: string) => string;

/** The cards of a column. */
export function CardPicker({ part, label, name, holdings, change, tally, onDone }: PickerProps) {
  const chosen = cardsIn(holdings, part);
  const set = (next: Changed) =>
    change((now) => ({ army: { ...holdingsOf(now).army, [part]: next(cardsIn(now, part)) } }));
  const dwarfs: readonly string[] = TABLES.dwarfs[part as keyof typeof TABLES.dwarfs];
  const heroes = HEROES.filter((hero) => TABLES.heroes[hero].class === part || hero === YLUD);
  const special = TABLES.smith.class === part ? ["smith"] : [];
  const type = () => {
    change((now) => {
      const { [part]: _, ...others } = holdingsOf(now).army;
      return { army: others };
    });
    onDone();
  };
  return (
    <Picker
      title={say("score-cards-of", { part: label, name })}
      tally={tally}
      onDone={onDone}
      chosen={words(chosen).map((card) => ({
        name: nameOfCard(card, part),
        face: <CardChip card={card} part={part} />,
      }))}
      onRemove={(place) => set((now) => withoutWord(now, place))}
      more={<button type="button" class="btn btn--quiet" onClick={type}>{say("score-type-instead")}</button>}
    >
      {[...dwarfs, ...special, ...heroes].map((card) => (
        <button
          type="button"
          key={card}
          class={`pick ${part}`}
          data-card={card}
          aria-label={nameOfCard(card, part)}
          onClick={() => set((now) => withWord(now, card))}
        >
          {card in TABLES.heroes ? <Face hero={card} /> : <CardChip card={card} part={part} />}
          {(card in TABLES.heroes || card === "smith") && <small>{card === "smith" ? "" : phrases.hero(card)}</small>}
        </button>
      ))}
    </Picker>
  );
}

/** The picked cards of a column; none if only its ranks and points were entered. */
function cardsIn(holdings: Holdings, part: string): string {
  const column = holdingsOf(holdings).army[part];
  return typeof column === "string" ? column : "";
}

function nameOfCard(card: string, part: string): string {
  if (card === "-") return phrases.card(part);
  return phrases.card(/^\d+$/.test(card) ? `${part} ${card}` : card);
}

/** Heroes: those without a class first; the others are for columns entered by ranks and points. */
export function HeroPicker({ name, holdings, change, tally, onDone }: PickerProps) {
  const set = (next: Changed) => change((now) => ({ heroes: next(holdingsOf(now).heroes) }));
  const owned = words(holdingsOf(holdings).heroes);
  const toggle = (hero: string) =>
    set((now) => {
      const place = words(now).indexOf(hero);
      return place < 0 ? withWord(now, hero) : withoutWord(now, place);
    });
  const free = HEROES.filter((hero) => !TABLES.heroes[hero].class);
  const others = HEROES.filter((hero) => TABLES.heroes[hero].class);
  return (
    <Picker
      title={say("score-heroes-of", { name })}
      tally={tally}
      onDone={onDone}
      chosen={owned.map((hero) => ({ name: phrases.hero(hero), face: <Face hero={hero} /> }))}
      onRemove={(place) => set((now) => withoutWord(now, place))}
    >
      {free.map((hero) => <HeroToggle key={hero} hero={hero} on={owned.includes(hero)} onToggle={toggle} />)}
      <h3>{say("score-heroes-class")}</h3>
      {others.map((hero) => <HeroToggle key={hero} hero={hero} on={owned.includes(hero)} onToggle={toggle} />)}
    </Picker>
  );
}

function HeroToggle({ hero, on, onToggle }: { hero: Hero; on: boolean; onToggle(hero: string): void }) {
  return (
    <button
      type="button"
      data-card={hero}
      class={`pick pick--hero ${TABLES.heroes[hero].class || "neutral"} ${on ? "pick--on" : ""}`}
      aria-pressed={on}
      onClick={() => onToggle(hero)}
    >
      <span aria-hidden="true">
        <Face hero={hero} />
      </span>
      <small>{phrases.hero(hero)}</small>
    </button>
  );
}

export function CoinPicker({ name, holdings, change, tally, onDone }: PickerProps) {
  const chosen = holdingsOf(holdings).coins;
  const set = (next: Changed) => change((now) => ({ coins: next(holdingsOf(now).coins) }));
  return (
    <Picker
      title={say("score-coins-of", { name })}
      tally={tally}
      onDone={onDone}
      chosen={words(chosen).map((coin) => ({ name: phrases.coin(coin), face: <Coin coin={coin} size="s" /> }))}
      onRemove={(place) => set((now) => withoutWord(now, place))}
    >
      {TABLES.coins.map((coin) => (
        <button
          type="button"
          key={coin}
          class="pick pick--coin"
          data-card={coin}
          aria-label={`${say("web-coin")} ${phrases.coin(coin)}`}
          onClick={() => set((now) => withWord(now, coin))}
        >
          <Coin coin={coin} size="m" />
        </button>
      ))}
    </Picker>
  );
}
