// One of five columns to choose from.
import type { ComponentChildren } from "preact";
import type { Closed, Snapshot } from "../../../client/types.ts";
import { Symbol } from "../../../components/Symbol.tsx";
import { chosen } from "../../../layout/selection.ts";
import { asked, factsOf, mySeat, type Option, toggle, topOf } from "../decision.ts";
import { Change, TopCard, Why } from "../parts.tsx";
import * as phrases from "../phrases.ts";
import type { Class } from "../pieces.tsx";

/** One column: ranks before and after, the top card, the effect of choosing it. */
export function ColumnTile({ snapshot, column, option, on, attributes, closed, children }: {
  snapshot: Snapshot;
  column: Class;
  option?: Option | undefined;
  on?: boolean;
  attributes?: Record<string, unknown>;
  closed?: Closed | undefined;
  children?: ComponentChildren;
}) {
  const ranks = factsOf(snapshot).seats[asked(snapshot)]!.ranks[column] ?? 0;
  const after = option?.details.columns[column]?.ranks[1] ?? ranks;
  const inside = (
    <>
      <span class="col__h">
        <Symbol name={`class-${column}`} />
        <span class="vh">{phrases.column(column)}</span>
        {after === ranks ? <b>{ranks}</b> : (
          <b>
            <Change from={ranks} to={after} />
          </b>
        )}
      </span>
      <TopCard column={column} word={topOf(mySeat(snapshot), column)} />
      {closed ? <Why snapshot={snapshot} closed={closed} /> : <span class="says">{children}</span>}
    </>
  );
  if (!attributes) {
    return (
      <article class={`pickcol ${column} pickcol--closed`} data-closed={closed?.words} data-column={column}>
        {inside}
      </article>
    );
  }
  return (
    <button
      type="button"
      class={`pickcol ${column} ${on ? "pickcol--on" : ""}`}
      data-column={column}
      data-item
      {...attributes}
    >
      {inside}
    </button>
  );
}

/** The attributes of a column that is a complete choice by itself. */
export function single(one: Option): Record<string, unknown> {
  return {
    "data-choice": one.words,
    "aria-pressed": chosen.value === one.words,
    onClick: () => toggle(one.words),
  };
}
