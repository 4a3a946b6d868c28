// What a card brings now to the player who takes it: points, a hero, its column afterwards.
import type { Snapshot } from "../../../client/types.ts";
import { Symbol } from "../../../components/Symbol.tsx";
import { say, signed } from "../../../i18n/texts.ts";
import * as phrases from "../phrases.ts";
import { sceneOf } from "../scene.ts";
import type { NidavellirChoice } from "../types.ts";

export function Brings({ snapshot, card, choice }: { snapshot: Snapshot; card: string; choice?: NidavellirChoice }) {
  const { facts, view } = sceneOf(snapshot);
  const after = facts.brings?.[card];
  if (!after) {
    const plus = card.startsWith("offering") && view.awaiting === "take" ? card.split(" ")[1]! : "";
    return plus
      ? (
        <span class="brings">
          <b>+{plus}</b> {say("nid-a-coin")}
          <br />
          <small>{say("nid-offering-brings", { plus })}</small>
        </span>
      )
      : null;
  }
  const before = facts.seats[view.actor]!.columns[after.column]!;
  return (
    <span class="brings">
      <b>{signed(choice ? choice.points ?? 0 : after.points - before.points)}</b> {choice?.hero && (
        <>
          <Symbol name="hero" />
          {say("nid-a-hero")}
        </>
      )}
      <br />
      <small>
        {say(choice?.lines ? "nid-brings-line" : "nid-brings", {
          before: before.points,
          after: after.points,
          ranks: after.ranks,
          line: choice?.lines ?? 0,
          class: phrases.column(after.column),
        })}
      </small>
    </span>
  );
}
