// The server is gone: said plainly, mended by itself.
import { say } from "../i18n/texts.ts";
import { Symbol } from "../components/Symbol.tsx";
import type { Eyes } from "../client/viewerClient.ts";

export function Banner({ eyes }: { eyes: Eyes }) {
  if (eyes.live.value || eyes.told.value === null || eyes.refused.value) return null;
  return (
    <div class="banner" role="status">
      <Symbol name="ui-alert" /> {say("web-connection-lost")}
    </div>
  );
}
