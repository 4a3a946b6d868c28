// The page: which of its parts stands at the address, in the reader's language and light.
import { computed, effect, signal } from "@preact/signals";
import { render } from "preact";
import { applyAddressHash } from "./client/arrival.ts";
import { preferences } from "./client/preferences.ts";
import { loadLanguage, say } from "./i18n/texts.ts";
import { Announcer } from "./layout/Announcer.tsx";
import { path } from "./layout/route.ts";
import { ReplayPage } from "./pages/replay/ReplayPage.tsx";
import { RulesPage } from "./pages/rules/RulesPage.tsx";
import { ScorePage } from "./pages/scorepad/ScorePage.tsx";
import { SetupPage } from "./pages/setup/SetupPage.tsx";
import { StartPage } from "./pages/start/StartPage.tsx";
import { TablePage } from "./pages/table/TablePage.tsx";

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
      <Announcer />
    </>
  );
}

effect(() => {
  const theme = preferences.value.theme;
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
});

const arriving = applyAddressHash();
/** Texts are read again for another language, not for every other like. */
const language = computed(() => preferences.value.language);

effect(() => {
  void Promise.all([loadLanguage(language.value), arriving]).then(() => (speaking.value = true));
});

render(<Page />, document.getElementById("app")!);
