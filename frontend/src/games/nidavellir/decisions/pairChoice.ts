// A choice of two items: both are highlighted, and the choice is the pair.
import { chosen, usePartialChoice } from "../../../layout/selection.ts";
import type { Option } from "../decision.ts";

export interface PairChoice {
  picked: readonly string[];
  isOn(part: string): boolean;
  /** The pair that picking this part now would make, if any. */
  leadsTo(part: string): Option | undefined;
  pick(part: string): void;
}

/** Pick two parts; `find` returns the choice for a pair. */
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
  // Follow choices that were made or cleared elsewhere.
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

/** The data attributes of a part: the pair that it makes, or that it starts one. */
export function pairProps(two: PairChoice, part: string): Record<string, unknown> {
  const pair = two.leadsTo(part);
  return {
    "aria-pressed": two.isOn(part),
    ...(pair ? { "data-choice": pair.words } : { "data-open": part }),
    onClick: () => two.pick(part),
  };
}
