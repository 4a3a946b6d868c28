// How others get to the table: a QR code for phones, and the link.
import { useEffect, useRef, useState } from "preact/hooks";
import { baseAddresses, copyText, isOnThisMachine, linkTo, loadReach, reach } from "../client/inviteLink.ts";
import { say } from "../i18n/texts.ts";
import { QrCode } from "./QrCode.tsx";
import { RadioChoice } from "./RadioChoice.tsx";
import { Symbol } from "./Symbol.tsx";

export function Invite({ table }: { table: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const [base, setBase] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => void loadReach(), []);
  const found = baseAddresses();
  const first = found.find((one) => one === base) ?? found[0];
  const link = linkTo(table, first ?? `${location.origin}/`);
  return (
    <div class="panel invitation">
      {first !== undefined && <QrCode text={link} label={say("start-qr")} />}
      <div class="grow">
        <p>
          {first !== undefined ? say("start-scan") : <Unreached />}
        </p>
        <div class="field">
          <input
            ref={field}
            readOnly
            value={link}
            aria-label={say("start-the-link")}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button
            type="button"
            class="btn"
            data-act="copy"
            onClick={async () => setCopied(await copyText(link, field.current))}
          >
            <Symbol name={copied ? "ui-check" : "ui-link"} />
            {say(copied ? "start-copied" : "start-copy")}
          </button>
        </div>
        <p class="note" role="status">{copied === false && say("start-copy-by-hand")}</p>
        {found.length > 1 && (
          <RadioChoice
            legend={say("start-which-address")}
            name="address"
            value={first!}
            options={found.map((one) => ({ value: one, text: new URL(one).host }))}
            choose={setBase}
          />
        )}
      </div>
    </div>
  );
}

/** Why phones cannot reach this server, and what helps. */
function Unreached() {
  if (!isOnThisMachine() || reach.value === null) return null;
  if (reach.value.network) return <>{say("start-unknown-address")}</>;
  return (
    <>
      {say("start-machine-alone")} <code>dvergar play --invite</code>
    </>
  );
}
