"""The coins of who bids, in one row or as large as there is room."""

from textual.content import Content

from dvergar.locale.nidavellir import TAVERNS
from dvergar.terminal.table.asking_nidavellir import short_tavern
from dvergar.terminal.table.bidding import Bid, coins_of
from dvergar.terminal.table.paint import BASIC, LIT, Lines, beside, clickable, coin, styled
from dvergar.terminal.table.sight import Sight

TRADES = ("0", "3s")
LARGE = 4
"""So many rows large coins take."""
_EDGES = {"basic": ("╭───╮", "│{}│", "╰───╯"), "treasury": ("┏━━━┓", "┃{}┃", "┗━━━┛"), "special": ("/───\\", "<{}>", "\\───/")}
"""Round, cornered and hexagonal, as near as letters come to it."""


def hand(sight: Sight, bid: Bid, rows: int) -> Lines:
    """Every coin with its number and where it lies."""
    coins = coins_of(sight)
    if rows < LARGE:
        return [Content("").join([_small(sight, bid, number, words) for number, words in enumerate(coins)])]
    cells = [_large(sight, bid, number, words) for number, words in enumerate(coins)]
    return beside(cells, [max(9, *(line.cell_length for line in cell)) for cell in cells], 2)


def _place(sight: Sight, bid: Bid, number: int, words: str) -> str:
    """Where a coin lies, or that it trades."""
    if number in bid.laid:
        return f"→{short_tavern(sight, TAVERNS[bid.laid.index(number)])}"
    if not bid.wanting:
        return sight.say("nid-pouch")
    return f"⇄ {sight.say('nid-trades')}" if words in TRADES else ""


def _small(sight: Sight, bid: Bid, number: int, words: str) -> Content:
    laid = number in bid.laid
    place = _place(sight, bid, number, words) if laid else "⇄" if words in TRADES else ""
    face = coin(words, "$ink2" if laid else "")
    key = styled(f" {number + 1} ", LIT)
    return clickable(Content.assemble(key, " ", face, styled(place, "$ink2"), "  "), f"screen.coin({number})")


def _large(sight: Sight, bid: Bid, number: int, words: str) -> Lines:
    kind = "special" if words == "3s" else "basic" if words in BASIC else "treasury"
    style = "$ink2" if number in bid.laid else f"bold $coin-{kind}"
    top, middle, bottom = _EDGES[kind]
    value = f"{words.rstrip('ts'):^3}"
    key = Content.assemble(styled(f" {number + 1} ", LIT), " ")
    lines = [
        Content.assemble("    ", styled(top, style)),
        Content.assemble(key, styled(middle.format(value), style)),
        Content.assemble("    ", styled(bottom, style)),
        styled(f"    {_place(sight, bid, number, words)}", "$ink2"),
    ]
    return [clickable(line, f"screen.coin({number})") for line in lines]
