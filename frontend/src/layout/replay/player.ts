// Plays a past game: step by step with animations, or straight to any step.
import { signal } from "@preact/signals";
import type { PastGame } from "../../client/pastGame.ts";
import { animateUpdate, pace } from "../../components/motion.tsx";
import { announce } from "../Announcer.tsx";

const PAUSE = 900;
const LEAST_PAUSE = 250;

/** Milliseconds between two steps. */
export function pauseTime(): number {
  return Math.max(LEAST_PAUSE, pace(PAUSE));
}

/** Plays a past game. `at` is the step on screen, `wanted` the one requested last. */
export class ReplayPlayer {
  readonly at = signal(-1);
  readonly playing = signal(false);
  #wanted = -1;
  #timer = 0;

  constructor(readonly past: PastGame) {}

  get wanted(): number {
    return this.#wanted;
  }

  /** Go to a step; the next one is shown with its animations. */
  async go(number: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.past.last, number));
    const next = wanted === this.#wanted + 1 && this.at.value === this.#wanted;
    this.#wanted = wanted;
    const snapshot = await this.past.at(wanted);
    if (this.#wanted !== wanted) return;
    const put = () => {
      if (this.#wanted !== wanted) return;
      this.past.viewer.put(snapshot, this.past.linesUntil(wanted));
      this.at.value = wanted;
    };
    announce(snapshot.log.map((line) => line.text).join(" "));
    if (next && this.at.value >= 0) await animateUpdate(snapshot, put);
    else put();
  }

  /** Step by hand, which stops playing. */
  step(by: number): void {
    this.pause();
    void this.go(this.#wanted + by);
  }

  jump(number: number): void {
    this.pause();
    void this.go(number);
  }

  toggle(): void {
    if (this.playing.value) return this.pause();
    this.playing.value = true;
    void this.#play(this.#wanted >= this.past.last ? 0 : this.#wanted + 1);
  }

  pause(): void {
    this.playing.value = false;
    clearTimeout(this.#timer);
  }

  async #play(number: number): Promise<void> {
    await this.go(number);
    if (!this.playing.value) return;
    if (number >= this.past.last) return this.pause();
    this.#timer = setTimeout(() => void this.#play(number + 1), pauseTime());
  }
}
