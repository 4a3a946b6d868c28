// The page: which of its parts stands at the address, in the reader's language and light.
import { computed, effect, signal } from "@preact/signals";
import { render } from "preact";
import { Speaking } from "./frame/speaking.tsx";
import { ReplayPage } from "./pages/ReplayPage.tsx";
import { RulesPage } from "./pages/RulesPage.tsx";
import { SetupPage } from "./pages/SetupPage.tsx";
import { StartPage } from "./pages/StartPage.tsx";
import { TablePage } from "./pages/TablePage.tsx";
import { path } from "./route.ts";
import { ScorePage } from "./scorepad/ScorePage.tsx";
import { say, speak } from "./speech/texts.ts";
import { arrive } from "./start/arriving.ts";
import { likes } from "./wire/memory.ts";

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
