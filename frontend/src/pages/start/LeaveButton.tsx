// Leaving a running game from the start page.
import { request } from "../../client/requests.ts";
import { defaultBot } from "../../client/tables.ts";
import { say } from "../../i18n/texts.ts";
import { SeatButton } from "../../layout/SeatButton.tsx";

interface LeaveButtonProps {
  table: string;
  /** The tokens of all seats that this device holds there. */
  tokens: readonly string[];
  done?(): void;
}

/** Leave a running game: a bot takes over. The seats stay reserved, and can be taken back. */
export function LeaveButton({ table, tokens, done }: LeaveButtonProps) {
  async function leave(): Promise<void> {
    for (const token of tokens) await request(`/api/tables/${table}/leave`, { mind: defaultBot() }, token);
  }
  return (
    <SeatButton name="leave" kind="btn--quiet" work={leave} {...(done ? { done } : {})}>
      {say("start-leave")}
    </SeatButton>
  );
}
