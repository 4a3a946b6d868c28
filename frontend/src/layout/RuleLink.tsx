// The id of a rule, which opens the rule beside the table.
import { say } from "../i18n/texts.ts";
import { openRule } from "./panelState.ts";

export function RuleLink({ id }: { id: string }) {
  return (
    <button
      type="button"
      class="rule"
      aria-label={say("web-open-rule", { rule: id })}
      onClick={() => openRule(id)}
    >
      {id}
    </button>
  );
}
