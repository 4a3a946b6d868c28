// Setting up a table: who sits where, and the options. The defaults are what most people want.
import { useEffect, useState } from "preact/hooks";
import { lastChoices, pickedBot } from "../../client/lastChoices.ts";
import { freeName, useOwnName } from "../../client/playerName.ts";
import { preferences } from "../../client/preferences.ts";
import { Refusal } from "../../client/requests.ts";
import { loadOffers, offers, openTable } from "../../client/tables.ts";
import type { Offer } from "../../client/types.ts";
import { NameField } from "../../components/NameField.tsx";
import { RadioChoice } from "../../components/RadioChoice.tsx";
import { SHAPES } from "../../components/seats.tsx";
import { Symbol } from "../../components/Symbol.tsx";
import { clockName, CLOCKS } from "../../i18n/clocks.ts";
import { errorText } from "../../i18n/errors.ts";
import { say } from "../../i18n/texts.ts";
import { PageTopBar } from "../../layout/PageTopBar.tsx";
import { navigate } from "../../layout/route.ts";
import { Panels } from "../panels/Panels.tsx";
import { opponentChoices } from "../start/opponents.ts";
import { OptionChoice } from "./OptionChoice.tsx";
import { type Chosen, chosenOptions, sortedOptions, valueOf, withChoice } from "./options.ts";
import { SeatRow } from "./SeatRow.tsx";
import { chairRequests, missingText, newSeat, type Seat } from "./seats.ts";

export function SetupPage({ game }: { game: string }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => void loadOffers().catch((error) => setTrouble(errorText(error))), []);
  const offer = offers.value?.games.find(({ name }) => name === game);
  return (
    <>
      <PageTopBar note={say("start-setup")} back />
      <main class="page page--setup" id="decision" tabIndex={-1}>
        {offer ? <Setup offer={offer} /> : offers.value && <h1>{say("start-no-game")}</h1>}
        {trouble && <p class="panel trouble" role="alert">{trouble}</p>}
      </main>
      <Panels game={game} />
    </>
  );
}

/** The initial seats: the opponents chosen on the start page. */
function first(offer: Offer): { seats: Seat[]; solo: string } {
  const all = opponentChoices(offer);
  const against = all.find(({ key }) => key === lastChoices.value[offer.name]);
  if (!against) return { seats: [newSeat("link", pickedBot(offer.name))], solo: "" };
  return {
    seats: Array.from({ length: against.bots }, () => newSeat("bot", pickedBot(offer.name))),
    solo: against.solo ?? "",
  };
}

function Setup({ offer }: { offer: Offer }) {
  const [begun] = useState(() => first(offer));
  const [seats, setSeats] = useState(begun.seats);
  const [chosen, setChosen] = useState<Chosen>({ solo: begun.solo });
  const [clock, setClock] = useState("0");
  const [open, setOpen] = useState<"link" | "open">("link");
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<unknown>(null);
  const me = useOwnName();
  const most = Math.max(...offer.players);
  const alone = seats.length === 0;
  const { first: looked, more } = sortedOptions(offer, alone);
  const lacking = missingText(me, seats, offer.players);
  const waits = seats.some(({ kind }) => kind === "link");
  const names = [me, ...seats.map(({ name }) => name)];
  const choose = (name: string) => (value: string) => setChosen(withChoice(offer, chosen, name, value));
  const badName = trouble instanceof Refusal && trouble.key.startsWith("server-name") ? trouble.message : undefined;
  async function openIt(): Promise<void> {
    const { name } = preferences.peek(); // the last key may not have been drawn yet
    if (missingText(name, seats, offer.players) !== null || busy) return;
    setBusy(true);
    setTrouble(null);
    try {
      const table = await openTable({
        game: offer.name,
        options: chosenOptions(offer, chosen, alone),
        places: chairRequests(name, seats),
        ...(clock === "0" ? {} : { clock: Number(clock) }),
        open: open === "open" && waits,
      });
      navigate(`/table/${table}`);
    } catch (error) {
      setTrouble(error);
      setBusy(false);
    }
  }
  return (
    <>
      <h1>{say("start-setup-title", { game: say(`game-${offer.name}`) })}</h1>
      <p class="note">{say("start-setup-note", { least: Math.min(...offer.players), most })}</p>
      <div class="setup gapt">
        <section aria-labelledby="seats">
          <h2 id="seats">
            {say("start-seats")} <span class="note">{say("start-seats-of", { count: seats.length + 1, most })}</span>
          </h2>
          <article class="panel seat seat-1" data-seat="0">
            <Symbol name="seat-round" class="shape" />
            <div>
              <h3>
                <bdi>{me}</bdi>
              </h3>
              <p class="note">{say("start-you-here")}</p>
            </div>
            <NameField id="me" trouble={badName} />
          </article>
          {seats.map((one, index) => (
            <SeatRow
              key={one.id}
              game={offer.name}
              seat={one}
              number={index + 1}
              names={names}
              change={(changed) => setSeats(seats.map((other) => other.id === one.id ? changed : other))}
              remove={() => setSeats(seats.filter((other) => other.id !== one.id))}
            />
          ))}
          {seats.length + 1 < most && (
            <article class={`panel seat seat--open seat-${seats.length + 2}`}>
              <Symbol name={`seat-${SHAPES[seats.length + 1]}`} class="shape" />
              <div>
                <h3>{say("start-empty")}</h3>
                <p class="note">{say(alone && offer.players.includes(1) ? "start-empty-alone" : "start-empty-note")}</p>
              </div>
              <span />
              <p class="wide row">
                <button
                  type="button"
                  class="btn"
                  onClick={() => setSeats([...seats, newSeat("link", pickedBot(offer.name))])}
                >
                  <Symbol name="ui-link" />
                  {say("start-kind-link")}
                </button>
                <button
                  type="button"
                  class="btn"
                  onClick={() => setSeats([...seats, newSeat("device", pickedBot(offer.name), freeName(names))])}
                >
                  <Symbol name="ui-person" />
                  {say("start-kind-device")}
                </button>
                <button
                  type="button"
                  class="btn"
                  onClick={() => setSeats([...seats, newSeat("bot", pickedBot(offer.name))])}
                >
                  <Symbol name="ui-bot" />
                  {say("start-kind-bot")}
                </button>
              </p>
            </article>
          )}
        </section>
        <section aria-labelledby="options">
          <h2 id="options">{say("start-options")}</h2>
          <div class="panel opts">
            {looked.map((option) => (
              <OptionChoice
                key={option.name}
                game={offer.name}
                option={option}
                value={valueOf(offer, option, chosen)}
                choose={choose(option.name)}
              />
            ))}
            <RadioChoice
              legend={say("start-clock")}
              name="clock"
              value={clock}
              options={CLOCKS.map((seconds) => ({ value: String(seconds), text: clockName(seconds) }))}
              choose={setClock}
            />
            {waits && (
              <RadioChoice
                legend={say("start-listed")}
                name="listed"
                value={open}
                options={[
                  { value: "link", text: say("start-listed-link") },
                  { value: "open", text: say("start-listed-open") },
                ]}
                choose={(value) => setOpen(value === "open" ? "open" : "link")}
              />
            )}
            {more.length > 0 && (
              <details class="moreopts">
                <summary>{say("start-more-options")}</summary>
                {more.map((option) => (
                  <OptionChoice
                    key={option.name}
                    game={offer.name}
                    option={option}
                    value={valueOf(offer, option, chosen)}
                    choose={choose(option.name)}
                  />
                ))}
              </details>
            )}
          </div>
          {trouble !== null && (
            <p class="why gapt" role="alert">
              <Symbol name="ui-alert" /> {errorText(trouble)}
            </p>
          )}
          <p class="gapt">
            <button
              type="button"
              class={`btn wideb ${lacking === null && !busy ? "btn--go" : "btn--wait"}`}
              data-act="open"
              aria-disabled={lacking !== null || busy}
              onClick={openIt}
            >
              {lacking ?? say(busy ? "start-opening" : waits ? "start-open-it" : "start-begin")}
            </button>
          </p>
          <p class="note gapt">{say(waits ? "start-open-note" : "start-begin-note")}</p>
        </section>
      </div>
    </>
  );
}
