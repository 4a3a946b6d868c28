"""Draws the three taverns: their cards, and whose coins lie there."""

from textual.content import Content

from dvergar.core.json_data import JsonObject
from dvergar.games.nidavellir.adapters.terminal.bid import Bid, coins_of
from dvergar.games.nidavellir.adapters.terminal.prompts import narrator_of, short_tavern
from dvergar.games.nidavellir.notation.actions import Action
from dvergar.games.nidavellir.rules import material as m
from dvergar.ui.kit.paint import LIT, NOTHING, Lines, beside, clickable, coin, ends, joined, mark, pick, ruled, shares, styled
from dvergar.ui.kit.prompts import choice_of
from dvergar.ui.kit.scene import Scene

FEWEST_CARDS = 3
HERO, HIDDEN = "♔", "?"


def taverns(scene: Scene, width: int, bid: Bid, picked: str) -> Lines:
    """Draw the three taverns side by side: cards, and whose coins lie there."""
    widths = shares(width, len(m.TAVERN_NAMES), 2)
    return beside([_tavern(scene, number, widths[0], bid, picked) for number in range(len(m.TAVERN_NAMES))], widths, 2)


def _tavern(scene: Scene, number: int, width: int, bid: Bid, picked: str) -> Lines:
    name, view = m.TAVERN_NAMES[number], scene.view
    now = _moment(view, number) == "now"
    cards = view["taverns"][name]
    places = max(FEWEST_CARDS, *(len(cards) for cards in view["taverns"].values()))
    shown = [_card(scene, card, width, picked, now) for card in cards]
    if not cards and view["awaiting"] != "bid":
        shown = [styled(f"  {scene.say('table-empty')}", "$ink2")]
    coins = _own_place(scene, number, bid) if scene.asked == "bid" else _laid(scene, number)
    return [_head(scene, number, width), *shown, *[NOTHING] * (places - len(shown)), coins]


def _moment(view: JsonObject, number: int) -> str:
    """Return the state of a tavern: `done`, `now` or `next`; `bid` before the bids are in."""
    here = view.get("tavern", "")
    if not here or view["awaiting"] == "bid":
        return "done" if not here and view["awaiting"] != "bid" else "bid"
    place = m.TAVERN_NAMES.index(here)
    return "now" if number == place else "done" if number < place else "next"


def _head(scene: Scene, number: int, width: int) -> Content:
    moment = _moment(scene.view, number)
    sign = {"now": "▶ ", "done": "✓ "}.get(moment, "")
    style = "bold $lamp" if moment == "now" else "$ink2" if moment == "done" else "bold"
    full = scene.say(f"tavern-{number + 1}")
    title = full if len(full) + len(sign) + 4 <= width else short_tavern(scene, m.TAVERN_NAMES[number])
    return ruled(styled(f"{sign}{title}", style), width, "$lamp" if moment == "now" else "$line")


def _card(scene: Scene, card: str, width: int, picked: str, now: bool) -> Content:
    """Draw a card, with what it brings if it can be taken now."""
    words, kind = Action("take", (card,)).words, class_of(card)
    choice = choice_of(scene, words) if now else None
    strip = styled("▌", f"${kind}")
    name = narrator_of(scene).card(card)
    if choice is None:
        return Content.assemble(" ", strip, styled(name, f"${kind}-ink"))
    lit = picked == words
    gain = f"{choice['points']:+d}" if choice.get("points") else ""
    brings = styled(f" {gain}{HERO if choice.get('hero') else ''} ", LIT if lit else "bold $good")
    line = ends(styled(name, f"bold ${kind}-ink"), brings, width - 2)
    line = line.stylize(LIT) if lit else line
    return pick(Content.assemble(styled("▸" if lit else " ", "bold $lamp"), strip, line), words)


def _own_place(scene: Scene, number: int, bid: Bid) -> Content:
    """Draw the player's own place at a tavern during bids, and who has bid."""
    at = bid.laid[number]
    lies = styled("( )", "bold $lamp" if bid.at == number else "$ink2") if at is None else coin(coins_of(scene)[at])
    arrow = styled("▸" if bid.at == number else " ", "bold $lamp")
    others = [
        Content.assemble(mark(chair["seat"]), styled("✓" if chair["bid"] else "…", "$ink2"))
        for chair in scene.snapshot["chairs"]
        if chair["seat"] != scene.me and chair["bid"] is not None
    ]
    assert scene.me is not None
    own = clickable(Content.assemble(arrow, mark(scene.me), lies), f"screen.place({number})")
    return joined([own, *others])


def _laid(scene: Scene, number: int) -> Content:
    """Draw whose coins lie at a tavern, in play order if it is known."""
    view = scene.view
    seats = view.get("order", []) if _moment(view, number) == "now" else []
    order = [*seats, *(seat for seat in range(len(view["seats"])) if seat not in seats)]
    played = seats[: view.get("played", 0)]
    return joined([_one_laid(scene, number, seat, seat in played) for seat in order])


def _one_laid(scene: Scene, number: int, seat: int, played: bool) -> Content:
    held = scene.view["seats"][seat]
    lies = held.get("bid", "").split()
    laid = scene.facts.get("laid") if _moment(scene.view, number) == "now" else None
    words = laid[seat] if laid else lies[number] if len(lies) > number else ""
    known = held.get("known", {}).get(m.TAVERN_NAMES[number])
    if not words or words == "-":
        return NOTHING
    value = f"{known}{HIDDEN}" if known and words == HIDDEN else words.rstrip("ts")
    style = "$ink2" if played or _moment(scene.view, number) == "done" else "bold"
    return Content.assemble(" ", mark(seat), styled(value, style))


def class_of(card: str) -> str:
    """Return the class of a card, or `neutral`."""
    kind = card.partition(" ")[0]
    if kind == "smith":
        return "blacksmith"
    return kind if kind in m.CLASS_NAMES else "neutral"
