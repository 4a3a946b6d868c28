// The ladder after a solo game: what this game means for it, and the record against each opponent (D8.9).
import { Symbol } from "../../../components/Symbol.tsx";
import { say } from "../../../i18n/texts.ts";
import { RuleLink } from "../../../layout/RuleLink.tsx";
import { ladder, OPPONENTS } from "../ladder.ts";
import type { Scene } from "../scene.ts";

export function LadderNote({ scene, winners }: { scene: Scene; winners: readonly number[] }) {
  const met = OPPONENTS.findIndex((opponent) => opponent === scene.opponent);
  const next = OPPONENTS[met + 1];
  const won = winners.includes(scene.me!);
  const key = !won ? "lost" : winners.length > 1 ? "shared" : next ? "next" : "top";
  const opponent = say(`opponent-${scene.opponent}`);
  return (
    <section class="panel laddernote">
      <h2>{say("dwarf-final-ladder")}</h2>
      <p>
        {say(`dwarf-final-ladder-${key}`, { opponent, next: next ? say(`opponent-${next}`) : "" })}{" "}
        <RuleLink id="D8.9" />
      </p>
      <ol class="ladder">
        {OPPONENTS.map((one, i) => {
          const games = ladder.value.filter((game) => game.opponent === one);
          const count = games.filter((game) => game.won).length;
          return (
            <li key={one}>
              <span class="face-s neutral">
                <Symbol name={`opponent-${i + 1}`} class="" />
              </span>
              {say(`opponent-${one}`)}
              <span class={count ? "chip chip--good" : "chip"}>
                {games.length
                  ? say("dwarf-final-record", { won: count, played: games.length })
                  : say("dwarf-final-not-met")}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
