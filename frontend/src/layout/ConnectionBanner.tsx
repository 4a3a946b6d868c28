// A banner while the server cannot be reached; the page reconnects automatically.
import type { ViewerClient } from "../client/viewerClient.ts";
import { Symbol } from "../components/Symbol.tsx";
import { say } from "../i18n/texts.ts";

export function ConnectionBanner({ viewer }: { viewer: ViewerClient }) {
  if (viewer.isConnected.value || viewer.snapshot.value === null || viewer.refusal.value) return null;
  return (
    <div class="banner" role="status">
      <Symbol name="ui-alert" /> {say("web-connection-lost")}
    </div>
  );
}
