// Exchanging coins: the old ones rise, their sum appears between them, the new coin falls, the old one leaves.
import type { Line, Snapshot } from "../../../client/types.ts";
import { mayMove, wait } from "../../../components/motion.tsx";
import { Symbol } from "../../../components/Symbol.tsx";
import { Coin } from "../pieces.tsx";
import { draw, find, move, play, ring, ringLater } from "./overlay.tsx";

const RISE = 200;
const SUM = 250;
const FALL = 250;

const UP = [{ transform: "translateY(18px)", opacity: 0 }, { transform: "none", opacity: 1 }];
const DOWN = [{ transform: "translateY(-34px)", opacity: 0 }, { transform: "none", opacity: 1 }];

/**
 * Animate a trade (`high`, `low`, `new`), a transform (`old`, `new`) or the special 3 for the 0, at the first visible
 * place.
 */
export async function exchange(
  event: Line,
  root: HTMLElement,
  after: Snapshot,
  where: readonly string[],
): Promise<void> {
  const place = find(root, ...where);
  if (!place) return;
  const at = place.getBoundingClientRect();
  const [gone, kept, fresh] = coinsOf(event);
  const board = draw(
    <p class="showing__trade">
      <span data-part="gone">
        <Coin coin={gone} />
      </span>
      {kept && (
        <span data-part="kept">
          <Symbol name="ui-plus" />
          <Coin coin={kept} />
        </span>
      )}
      <span data-part="sum">
        <Symbol name="ui-arrow" />
      </span>
      <span data-part="new">
        <Coin coin={fresh} />
      </span>
    </p>,
    at,
  );
  keepInside(board);
  if (!mayMove()) {
    ring(place, RISE + SUM + FALL);
    ringLater(root, ...where);
    return wait(RISE + SUM + FALL);
  }
  const part = (name: string) => board.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  for (const name of ["sum", "new"]) part(name).animate([{ opacity: 0 }], { duration: RISE * 20, id: "wait" });
  await play(board, UP, RISE);
  show(part("sum"));
  await play(part("sum"), [{ opacity: 0 }, { opacity: 1 }], SUM);
  show(part("new"));
  await play(part("new"), DOWN, FALL);
  await leave(event, root, after, part("gone"));
}

/** The coin that leaves, the one that is kept beside it, and the new one. */
function coinsOf(event: Line): [string, string | null, string] {
  if (event.kind === "hunted") return ["0", null, "3s"];
  if (event.kind === "traded") return [String(event["high"]), String(event["low"]), String(event["new"])];
  return [String(event["old"]), null, String(event["new"])];
}

function show(element: HTMLElement): void {
  for (const motion of element.getAnimations()) if (motion.id === "wait") motion.cancel();
}

/** A treasury coin returns to the treasure; a basic one leaves the game, as the log says. */
async function leave(event: Line, root: HTMLElement, after: Snapshot, coin: HTMLElement): Promise<void> {
  const lost = after.log.some((one) =>
    one.kind === "coin-gone" && one.seat === event.seat && Math.abs(one.number - event.number) <= 3
  );
  const treasure = find(root, "[data-treasure]", ".treasure");
  if (treasure && !lost && event.kind !== "hunted") await move(coin, treasure.getBoundingClientRect(), RISE);
  else await play(coin, [{ opacity: 1 }, { transform: "translateY(-26px)", opacity: 0 }], RISE);
}

/** Move the coins inwards at the edge of the page. */
function keepInside(board: HTMLElement): void {
  const at = board.getBoundingClientRect();
  const over = Math.max(0, at.right - innerWidth + 8);
  const under = Math.max(0, 8 - at.left);
  if (over || under) board.style.left = `${at.left - over + under}px`;
}
