// Two of several are chosen at once: both are lit, and the choice is the pair.
import { chosen, usePartialChoice } from "../../../layout/selection.ts";
import type { Option } from "../decision.ts";

export interface PairChoice {
  picked: readonly string[];
  isOn(part: string): boolean;
  /** The pair that comes of picking this part now, if that makes a pair. */
  leadsTo(part: string): Option | undefined;
  pick(part: string): void;
}

/** Picks two of the parts; `find` knows the choice that a pair is. */
export function usePairChoice(
  all: readonly string[],
  find: (one: string, other: string) => Option | undefined,
): PairChoice {
  const [kept, keep] = usePartialChoice<readonly string[]>([]);
  const pairOf = (parts: readonly string[]) => parts.length === 2 ? find(parts[0]!, parts[1]!) : undefined;
  const pairFor = (words: string) =>
    all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other])).find((pair) =>
      pairOf(pair)?.words === words
    ) ?? [];
  // What was chosen elsewhere is picked here, what was put back elsewhere is not.
  const same = chosen.value === (pairOf(kept)?.words ?? null);
  const picked = same ? kept : chosen.value === null ? [] : pairFor(chosen.value);
  const next = (part: string) =>
    picked.includes(part) ? picked.filter((one) => one !== part) : [...picked, part].slice(-2);
  return {
    picked,
    isOn: (part) => picked.includes(part),
    leadsTo: (part) => pairOf(picked.length === 2 && picked.includes(part) ? picked : next(part)),
    pick: (part) => {
      const then = next(part);
      keep(then);
      chosen.value = pairOf(then)?.words ?? null;
    },
  };
}

/** The hooks of a part: the pair that it makes, or that it opens pairs. */
export function pairProps(two: PairChoice, part: string): Record<string, unknown> {
  const pair = two.leadsTo(part);
  return {
    "aria-pressed": two.isOn(part),
    ...(pair ? { "data-choice": pair.words } : { "data-open": part }),
    onClick: () => two.pick(part),
  };
}
