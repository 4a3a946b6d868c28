// The page: which of its parts stands at the address, in the reader's language and light.
import { computed, effect, signal } from "@preact/signals";
import { render } from "preact";
import { Speaking } from "./layout/Announcer.tsx";
import { ReplayPage } from "./pages/replay/ReplayPage.tsx";
import { RulesPage } from "./pages/rules/RulesPage.tsx";
import { SetupPage } from "./pages/setup/SetupPage.tsx";
import { StartPage } from "./pages/start/StartPage.tsx";
import { TablePage } from "./pages/table/TablePage.tsx";
import { path } from "./layout/route.ts";
import { ScorePage } from "./pages/scorepad/ScorePage.tsx";
import { say, speak } from "./i18n/texts.ts";
import { arrive } from "./client/arrival.ts";
import { likes } from "./client/preferences.ts";

const speaking = signal(false);

function Page() {
  if (!speaking.value) return null;
  const [kind, of = ""] = path.value.split("/").filter(Boolean);
  return (
    <>
      {kind === "table" && <a class="skip" href="#decision">{say("web-to-decision")}</a>}
      {kind === "table" && <TablePage table={of} key={of} />}
      {kind === "replay" && <ReplayPage table={of} key={of} />}
      {kind === "setup" && <SetupPage game={of} key={of} />}
      {kind === "rules" && <RulesPage game={of} />}
      {kind === "score" && <ScorePage game={of} />}
      {kind === undefined && <StartPage />}
      <Speaking />
    </>
  );
}

effect(() => {
  const theme = likes.value.theme;
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
});

const arriving = arrive();
/** Texts are read again for another language, not for every other like. */
const language = computed(() => likes.value.language);

effect(() => {
  void Promise.all([speak(language.value), arriving]).then(() => (speaking.value = true));
});

render(<Page />, document.getElementById("app")!);
