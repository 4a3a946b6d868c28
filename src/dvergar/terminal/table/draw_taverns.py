"""The three taverns, drawn: their cards, and whose coins lie there."""

from typing import Any

from textual.content import Content

from dvergar.locale.nidavellir import TAVERNS
from dvergar.nidavellir.tables import CLASS_NAMES
from dvergar.terminal.table.asking_nidavellir import short_tavern, teller
from dvergar.terminal.table.bidding import Bid, coins_of
from dvergar.terminal.table.paint import (
    LIT,
    NOTHING,
    Lines,
    beside,
    clickable,
    coin,
    ends,
    joined,
    mark,
    pick,
    ruled,
    shares,
    styled,
)
from dvergar.terminal.table.prompts import choice_of
from dvergar.terminal.table.sight import Sight

FEWEST_CARDS = 3
HERO, HIDDEN = "♔", "?"


def taverns(sight: Sight, width: int, bid: Bid, picked: str) -> Lines:
    """The three taverns side by side: cards, and whose coins lie there."""
    widths = shares(width, len(TAVERNS), 2)
    return beside([_tavern(sight, number, widths[0], bid, picked) for number in range(len(TAVERNS))], widths, 2)


def _tavern(sight: Sight, number: int, width: int, bid: Bid, picked: str) -> Lines:
    name, view = TAVERNS[number], sight.view
    now = _moment(view, number) == "now"
    cards = view["taverns"][name]
    places = max(FEWEST_CARDS, *(len(cards) for cards in view["taverns"].values()))
    shown = [_card(sight, card, width, picked, now) for card in cards]
    if not cards and view["awaiting"] != "bid":
        shown = [styled(f"  {sight.say('table-empty')}", "$ink2")]
    coins = _own_place(sight, number, bid) if sight.asked == "bid" else _laid(sight, number)
    return [_head(sight, number, width), *shown, *[NOTHING] * (places - len(shown)), coins]


def _moment(view: dict[str, Any], number: int) -> str:
    """Whether a tavern is done, being resolved or still to come; before the bids are in, neither."""
    here = view.get("tavern", "")
    if not here or view["awaiting"] == "bid":
        return "done" if not here and view["awaiting"] != "bid" else "bid"
    place = TAVERNS.index(here)
    return "now" if number == place else "done" if number < place else "next"


def _head(sight: Sight, number: int, width: int) -> Content:
    moment = _moment(sight.view, number)
    sign = {"now": "▶ ", "done": "✓ "}.get(moment, "")
    style = "bold $lamp" if moment == "now" else "$ink2" if moment == "done" else "bold"
    full = sight.say(f"tavern-{number + 1}")
    title = full if len(full) + len(sign) + 4 <= width else short_tavern(sight, TAVERNS[number])
    return ruled(styled(f"{sign}{title}", style), width, "$lamp" if moment == "now" else "$line")


def _card(sight: Sight, card: str, width: int, picked: str, now: bool) -> Content:
    """A card with what it brings, if it can be taken now."""
    words, kind = f"take {card}", class_of(card)
    choice = choice_of(sight, words) if now else None
    strip = styled("▌", f"${kind}")
    name = teller(sight).card(card)
    if choice is None:
        return Content.assemble(" ", strip, styled(name, f"${kind}-ink"))
    lit = picked == words
    gain = f"{choice['points']:+d}" if choice.get("points") else ""
    brings = styled(f" {gain}{HERO if choice.get('hero') else ''} ", LIT if lit else "bold $good")
    line = ends(styled(name, f"bold ${kind}-ink"), brings, width - 2)
    line = line.stylize(LIT) if lit else line
    return pick(Content.assemble(styled("▸" if lit else " ", "bold $lamp"), strip, line), words)


def _own_place(sight: Sight, number: int, bid: Bid) -> Content:
    """The own place at a tavern while bids are made, and whose bids are in."""
    at = bid.laid[number]
    lies = styled("( )", "bold $lamp" if bid.at == number else "$ink2") if at is None else coin(coins_of(sight)[at])
    arrow = styled("▸" if bid.at == number else " ", "bold $lamp")
    others = [
        Content.assemble(mark(chair["seat"]), styled("✓" if chair["bid"] else "…", "$ink2"))
        for chair in sight.told["chairs"]
        if chair["seat"] != sight.me and chair["bid"] is not None
    ]
    assert sight.me is not None
    own = clickable(Content.assemble(arrow, mark(sight.me), lies), f"screen.tavern({number})")
    return joined([own, *others])


def _laid(sight: Sight, number: int) -> Content:
    """Whose coins lie at a tavern, in play order where it is known."""
    view = sight.view
    seats = view.get("order", []) if _moment(view, number) == "now" else []
    order = [*seats, *(seat for seat in range(len(view["seats"])) if seat not in seats)]
    played = seats[: view.get("played", 0)]
    return joined([_one_laid(sight, number, seat, seat in played) for seat in order])


def _one_laid(sight: Sight, number: int, seat: int, played: bool) -> Content:
    held = sight.view["seats"][seat]
    lies = held.get("bid", "").split()
    laid = sight.facts.get("laid") if _moment(sight.view, number) == "now" else None
    words = laid[seat] if laid else lies[number] if len(lies) > number else ""
    known = held.get("known", {}).get(TAVERNS[number])
    if not words or words == "-":
        return NOTHING
    value = f"{known}{HIDDEN}" if known and words == HIDDEN else words.rstrip("ts")
    style = "$ink2" if played or _moment(sight.view, number) == "done" else "bold"
    return Content.assemble(" ", mark(seat), styled(value, style))


def class_of(card: str) -> str:
    """The class of a card, or `neutral`."""
    kind = card.partition(" ")[0]
    if kind == "smith":
        return "blacksmith"
    return kind if kind in CLASS_NAMES else "neutral"
