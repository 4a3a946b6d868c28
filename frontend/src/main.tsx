// The page for the current address, in the user's language and theme.
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

/** Whether the texts are loaded; nothing can be shown before. */
const areTextsLoaded = signal(false);

function Page() {
  if (!areTextsLoaded.value) return null;
  const [kind, name = ""] = path.value.split("/").filter(Boolean);
  return (
    <>
      {kind === "table" && <a class="skip" href="#decision">{say("web-to-decision")}</a>}
      {kind === "table" && <TablePage table={name} key={name} />}
      {kind === "replay" && <ReplayPage table={name} key={name} />}
      {kind === "setup" && <SetupPage game={name} key={name} />}
      {kind === "rules" && <RulesPage game={name} />}
      {kind === "score" && <ScorePage game={name} />}
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
/** Its own signal, so that texts are reloaded only when the language changes. */
const language = computed(() => preferences.value.language);

effect(() => {
  void Promise.all([loadLanguage(language.value), arriving]).then(() => (areTextsLoaded.value = true));
});

render(<Page />, document.getElementById("app")!);
