// Tapping what somebody holds: what there is above, what was chosen below, and what it comes to.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { TABLES } from "../../../generated/tables.ts";
import { Coin, Face, type Hero, words } from "../pieces.tsx";
import * as phrases from "../phrases.ts";
import { say } from "../../../i18n/texts.ts";
import { Symbol } from "../../../components/Symbol.tsx";
import { tallied } from "../../../pages/scorepad/tally.ts";
import { CardChip } from "./CardChip.tsx";
import { hold, nameOf, pad, withoutWord, withWord } from "../../../pages/scorepad/pad.ts";

const HEROES = Object.keys(TABLES.heroes) as Hero[];
const YLUD: Hero = "ylud";

interface PickerProps {
  seat: number;
  onDone(): void;
}

/** The cards of a column. */
export function CardPicker({ seat, part, label, onDone }: PickerProps & { part: string; label: string }) {
  const { army } = pad.value.seats[seat]!;
  const column = army[part];
  const chosen = typeof column === "string" ? column : "";
  const set = (next: (now: string) => string) => {
    const { army } = pad.peek().seats[seat]!; // two taps may come before anything is drawn again
    const now = army[part];
    hold(seat, { army: { ...army, [part]: next(typeof now === "string" ? now : "") } });
  };
  const dwarfs: readonly string[] = TABLES.dwarfs[part as keyof typeof TABLES.dwarfs];
  const heroes = HEROES.filter((hero) => TABLES.heroes[hero].class === part || hero === YLUD);
  const special = TABLES.smith.class === part ? ["smith"] : [];
  const type = () => {
    const { [part]: _, ...others } = army;
    hold(seat, { army: others });
    onDone();
  };
  return (
    <Picker
      title={say("score-cards-of", { part: label, name: nameOf(seat) })}
      part={part}
      seat={seat}
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

function nameOfCard(card: string, part: string): string {
  if (card === "-") return phrases.card(part);
  return phrases.card(/^\d+$/.test(card) ? `${part} ${card}` : card);
}

/** Heroes: those without a class first; the others are for columns that are counted. */
export function HeroPicker({ seat, onDone }: PickerProps) {
  const chosen = pad.value.seats[seat]!.heroes;
  const set = (next: (now: string) => string) => hold(seat, { heroes: next(pad.peek().seats[seat]!.heroes) });
  const owned = words(chosen);
  const toggle = (hero: string) =>
    set((now) => {
      const place = words(now).indexOf(hero);
      return place < 0 ? withWord(now, hero) : withoutWord(now, place);
    });
  const free = HEROES.filter((hero) => !TABLES.heroes[hero].class);
  const others = HEROES.filter((hero) => TABLES.heroes[hero].class);
  return (
    <Picker
      title={say("score-heroes-of", { name: nameOf(seat) })}
      part="heroes"
      seat={seat}
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

export function CoinPicker({ seat, onDone }: PickerProps) {
  const chosen = pad.value.seats[seat]!.coins;
  const set = (next: (now: string) => string) => hold(seat, { coins: next(pad.peek().seats[seat]!.coins) });
  return (
    <Picker
      title={say("score-coins-of", { name: nameOf(seat) })}
      part="coins"
      seat={seat}
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

interface FrameProps extends PickerProps {
  title: string;
  part: string;
  chosen: readonly { name: string; face: ComponentChildren }[];
  onRemove(place: number): void;
  more?: ComponentChildren;
  children: ComponentChildren;
}

/** The frame of all three: a dialog that the browser closes by Esc and that gives the keyboard back. */
function Picker({ title, part, seat, chosen, onRemove, onDone, more, children }: FrameProps) {
  const frame = useRef<HTMLDialogElement>(null);
  useEffect(() => frame.current?.showModal(), []);
  const told = tallied.value?.seats[seat];
  const found = told?.parts.find((one) => one.part === part);
  return (
    <dialog
      class="picker"
      ref={frame}
      aria-label={title}
      onClose={onDone}
      onClick={(event) => event.target === frame.current && frame.current?.close()}
    >
      <header class="row spread">
        <h2>{title}</h2>
        <p class="picker__sum" role="status">
          <span class="note">{found?.how}</span> <b>{found?.points ?? 0}</b>
        </p>
      </header>
      <div class="picker__all">{children}</div>
      <h3>{say("score-chosen")}</h3>
      <ul class="picker__chosen">
        {chosen.map(({ name, face }, place) => (
          <li key={place}>
            <button
              type="button"
              class="pick pick--chosen"
              aria-label={say("score-remove-card", { card: name })}
              onClick={() => onRemove(place)}
            >
              {face}
              <Symbol name="ui-close" />
            </button>
          </li>
        ))}
        {!chosen.length && <li class="note">{say("score-nothing-chosen")}</li>}
      </ul>
      <footer class="row spread">
        {more ?? <span />}
        <button type="button" class="btn btn--go" data-act="done" onClick={() => frame.current?.close()}>
          <Symbol name="ui-check" />
          {say("score-done")}
        </button>
      </footer>
    </dialog>
  );
}
