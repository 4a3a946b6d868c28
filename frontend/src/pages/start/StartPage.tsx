// The start page: one click plays.
import { useEffect, useState } from "preact/hooks";
import { useOwnName } from "../../client/playerName.ts";
import { preferences } from "../../client/preferences.ts";
import { Refusal } from "../../client/requests.ts";
import { loadOffers, offers } from "../../client/tables.ts";
import { NameField } from "../../components/NameField.tsx";
import { Symbol } from "../../components/Symbol.tsx";
import { errorText } from "../../i18n/errors.ts";
import { say } from "../../i18n/texts.ts";
import { PageTopBar } from "../../layout/PageTopBar.tsx";
import { followLink } from "../../layout/route.ts";
import { GameCard } from "./GameCard.tsx";
import { JoinByLink } from "./JoinByLink.tsx";
import { MyTables } from "./MyTables.tsx";
import { loadOpenTables, OpenTables } from "./OpenTables.tsx";
import { loadOwnTables } from "./ownTables.ts";

/** Milliseconds between two loads of the lists; they are also loaded when somebody returns to the page. */
const AGAIN = 10_000;

export function StartPage() {
  const [trouble, setTrouble] = useState<unknown>(null);
  const [gone, setGone] = useState(false);
  const { language } = preferences.value;
  const name = useOwnName();
  useEffect(() => setTrouble(null), [name]);
  useEffect(() => {
    const learn = async () => {
      if (document.hidden) return;
      try {
        await loadOffers();
        await Promise.all([loadOwnTables(), loadOpenTables()]);
        setGone(false);
      } catch (error) {
        setGone(!(error instanceof Refusal && error.status === 429));
      }
    };
    void learn();
    const timer = setInterval(learn, AGAIN);
    document.addEventListener("visibilitychange", learn);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", learn);
    };
  }, [language]);
  const badName = trouble instanceof Refusal && trouble.key.startsWith("server-name") ? trouble.message : undefined;
  return (
    <>
      <PageTopBar note={say("start-motto")}>
        <NameField id="me" trouble={badName} />
      </PageTopBar>
      <main class="page" id="decision" tabIndex={-1}>
        <h1 class="vh">{say("start-choose")}</h1>
        {gone && (
          <p class="panel trouble" role="alert">
            <Symbol name="ui-alert" /> {say("start-no-server")}
          </p>
        )}
        {trouble !== null && badName === undefined && (
          <p class="panel trouble" role="alert">
            <Symbol name="ui-alert" /> {errorText(trouble)}
          </p>
        )}
        <div class="games" aria-busy={offers.value === null}>
          {offers.value?.games.map((offer) => <GameCard key={offer.name} offer={offer} failed={setTrouble} />)}
        </div>
        <MyTables />
        <OpenTables />
        <section class="running more" aria-label={say("start-more")}>
          <JoinByLink />
          <Tile to="/score" icon="points" name={say("score-pad-title")} note={say("score-start-note")} />
          <Tile to="/replay" icon="ui-replay" name={say("replay-title")} note={say("start-replay-note")} />
          <Tile to="/rules" icon="ui-book" name={say("web-rules")} note={say("start-rules-note")} />
        </section>
      </main>
    </>
  );
}

/** A link to another page. */
function Tile({ to, icon, name, note }: { to: string; icon: string; name: string; note: string }) {
  return (
    <a class="panel tile" href={to} onClick={followLink}>
      <Symbol name={icon} />
      <span>
        <b>{name}</b>
        <span class="note">{note}</span>
      </span>
    </a>
  );
}
