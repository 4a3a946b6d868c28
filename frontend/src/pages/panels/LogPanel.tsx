// The log in words, turn by turn: undone lines are struck through, lines that were secret until the end are marked.
import { Component } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Line, Snapshot } from "../../client/types.ts";
import type { ViewerClient } from "../../client/viewerClient.ts";
import { hasEffect } from "../../components/motion.tsx";
import { SeatMark } from "../../components/seats.tsx";
import { Symbol } from "../../components/Symbol.tsx";
import { gameOf, type TableGame } from "../../games/index.ts";
import { say } from "../../i18n/texts.ts";
import { replayLine } from "../../layout/replay/InstantReplay.tsx";
import { navigate } from "../../layout/route.ts";
import { RuleLink } from "../../layout/RuleLink.tsx";

/** Lines that belong to one turn or round. */
interface Chapter {
  title: string;
  lines: Line[];
}

/** The title of the chapter that a line begins; empty if it begins none. */
function title(game: TableGame, line: Line): string {
  return game.chapterTitle(line) || (line.late ? say("panel-secret-until-now") : "");
}

/** Group the lines by turn. */
function chapters(game: TableGame, log: readonly Line[]): Chapter[] {
  const found: Chapter[] = [{ title: say("panel-beginning"), lines: [] }];
  for (const line of log) {
    const begins = title(game, line);
    if (begins && begins !== found.at(-1)!.title) found.push({ title: begins, lines: [] });
    found.at(-1)!.lines.push(line);
  }
  return found.filter(({ lines }) => lines.length);
}

export function LogPanel({ viewer, snapshot }: { viewer: ViewerClient; snapshot: Snapshot }) {
  const log = viewer.log.value;
  const box = useRef<HTMLDivElement>(null);
  const replay = `/replay/${viewer.table}`;
  const read = useRef(0);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    // Scroll to the newest line, unless the user has scrolled back.
    const near = read.current === 0 || current.scrollTop >= read.current - current.clientHeight / 2;
    if (near) current.scrollTop = current.scrollHeight;
    read.current = current.scrollHeight - current.clientHeight;
  }, [log]);
  return (
    <>
      <div class="side__bar">
        <a class="btn" href={replay} onClick={(event) => lead(event, replay)}>
          <Symbol name="ui-replay" />
          {say(snapshot.phase === "over" ? "panel-replay" : "panel-step-back")}
        </a>
      </div>
      <div class="side__b log" ref={box} tabIndex={0} role="region" aria-label={say("panel-lines")}>
        {chapters(gameOf(snapshot), log).map((chapter) => (
          <section key={chapter.title}>
            <h3>{chapter.title}</h3>
            <ol>
              {chapter.lines.map((line) => (
                <LogLine
                  key={line.number}
                  line={line}
                  undone={viewer.undone.value.has(line.number)}
                  href={`${replay}?line=${line.number}`}
                  show={() => void replayLine(viewer, line.number)}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}

interface LogLineProps {
  line: Line;
  undone: boolean;
  href: string;
  show(): void;
}

/** A line; there may be many, and most of them never change. */
class LogLine extends Component<LogLineProps> {
  override shouldComponentUpdate(next: LogLineProps): boolean {
    return next.line !== this.props.line || next.undone !== this.props.undone;
  }

  render({ line, undone, href, show }: LogLineProps) {
    return (
      <li class={undone ? "undone" : ""} data-seat={line.seat ?? undefined}>
        {line.seat === null ? <span /> : <SeatMark seat={line.seat} />}
        <span>
          {undone ? <s>{line.text}</s> : line.text} {undone && <small class="chip">{say("panel-undone")}</small>}
          {line.late && <small class="chip">{say("panel-late")}</small>} {line.rule && <RuleLink id={line.rule} />}
        </span>
        <span class="log__do">
          {!undone && !line.late && hasEffect(line.kind) && (
            <button type="button" class="log__a" onClick={show}>
              <Symbol name="ui-replay" />
              <span class="vh">{say("panel-again", { text: line.text })}</span>
            </button>
          )}
          {!undone && (
            <a class="log__a" href={href} onClick={(event) => lead(event, href)}>
              <Symbol name="ui-eye" />
              <span class="vh">{say("panel-then", { text: line.text })}</span>
            </a>
          )}
        </span>
      </li>
    );
  }
}

function lead(event: MouseEvent, to: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  navigate(to);
}
