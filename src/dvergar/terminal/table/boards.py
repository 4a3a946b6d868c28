"""How a game fills the screen: what is drawn in the middle, what beside it, what can be looked at besides."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from textual.content import Content

from dvergar.terminal.table import draw_dwarf, draw_nidavellir
from dvergar.terminal.table.asking_dwarf import AskingDwarf
from dvergar.terminal.table.asking_nidavellir import AskingNidavellir
from dvergar.terminal.table.bidding import Bid
from dvergar.terminal.table.draw_taverns import taverns
from dvergar.terminal.table.paint import NOTHING, Lines, beside, ends, mark, ruled, styled, wrapped
from dvergar.terminal.table.prompts import Asking
from dvergar.terminal.table.sight import Sight

WIDE = 110
"""From so many columns on the side has room."""
TALL = 34
"""From so many rows on everything stands below each other."""


@dataclass
class Hands:
    """What the person at the device has picked, and the bid in the making; nothing of it was played yet."""

    picked: str = ""
    hinted: str = ""
    """What a hint named for the decision that is asked."""
    bid: Bid = field(default_factory=Bid)
    mine: int = 0


class Board(ABC):
    """How a game is drawn."""

    asking: Asking

    @abstractmethod
    def where(self, sight: Sight) -> str:
        """At which moment of the game we are."""

    @abstractmethod
    def main(self, sight: Sight, hands: Hands, width: int, height: int, *, wide: bool) -> Lines:
        """The middle of the table; `height` is that of the whole screen."""

    @abstractmethod
    def side(self, sight: Sight, hands: Hands, width: int) -> Lines:
        """What stands beside it where there is room."""

    @abstractmethod
    def everything(self, sight: Sight, hands: Hands, width: int) -> Lines:
        """All that lies open, to be looked at."""

    def standing(self, sight: Sight) -> Content:
        """Everybody's points now."""
        points = [
            Content.assemble(mark(seat), styled(sight.total(seat), "bold underline" if seat == sight.me else "bold"))
            for seat in sight.seats
        ]
        return Content("  ").join(points)


class NidavellirBoard(Board):
    """Taverns above, the own army and the others below."""

    asking = AskingNidavellir()

    def where(self, sight: Sight) -> str:
        """Age and turn."""
        return draw_nidavellir.where(sight)

    def main(self, sight: Sight, hands: Hands, width: int, height: int, *, wide: bool) -> Lines:
        """Taverns; where room is scarce and something else is asked, the question has it."""
        short = height < TALL and sight.asked not in ("", "bid", "take", "lay")
        above = [] if short else taverns(sight, width, hands.bid, hands.picked)
        if sight.me is None:
            return [*above, *(draw_nidavellir.players(sight, width))]
        own = self._own(sight, hands, width if wide else width - 35, tall=wide and height >= TALL)
        if wide:
            return [*above, NOTHING, *own]
        return [*above, *beside([own, self._others(sight, 34)], [width - 35, 34])]

    def _own(self, sight: Sight, hands: Hands, width: int, *, tall: bool) -> Lines:
        assert sight.me is not None
        title = Content.assemble(
            mark(sight.me), styled(f" {sight.say('nid-own-army')}", "bold"), "  ", draw_nidavellir.purse(sight, sight.me)
        )
        return [ruled(title, width), *draw_nidavellir.army(sight, sight.me, width, hands.picked, tall=tall)]

    def _others(self, sight: Sight, width: int) -> Lines:
        return [ruled(styled(sight.say("nid-others"), "bold"), width), *draw_nidavellir.players(sight, width)]

    def side(self, sight: Sight, hands: Hands, width: int) -> Lines:
        """The others, then what is common."""
        del hands
        return [*self._others(sight, width), NOTHING, *draw_nidavellir.common(sight, width)]

    def everything(self, sight: Sight, hands: Hands, width: int) -> Lines:
        """Taverns, every army in full, treasure, hall, distinctions."""
        lines = taverns(sight, width, hands.bid, "")
        for seat in sight.seats:
            title = Content.assemble(mark(seat), styled(f" {sight.name(seat)}", "bold"), "  ", draw_nidavellir.purse(sight, seat))
            head = ends(ruled(title, width - 6), styled(f" {sight.total(seat)} ", "bold $lamp"), width)
            lines += [NOTHING, head, *draw_nidavellir.army(sight, seat, width, "", tall=False)]
        return [*lines, NOTHING, *draw_nidavellir.common(sight, width)]


class DwarfBoard(Board):
    """The mine, or both; Special Actions and everybody's goods beside it."""

    asking = AskingDwarf()

    def where(self, sight: Sight) -> str:
        """Round and stage, and how long the mountains last."""
        brief = len(sight.facts["mountains"]) > 1
        return f"{draw_dwarf.where(sight)} · {draw_dwarf.mountain(sight, brief=brief)}"

    def main(self, sight: Sight, hands: Hands, width: int, height: int, *, wide: bool) -> Lines:
        """Two mines stand side by side where there is room, else one of them; a key shows the other."""
        del height
        copies = len(sight.facts["mountains"])
        if wide:
            each = (width - copies + 1) // copies
            return beside([draw_dwarf.mine(sight, copy, each, hands.picked) for copy in range(copies)], [each] * copies)
        copy = min(hands.mine, copies - 1)
        room = width - 53
        drawn = draw_dwarf.mine(sight, copy, 52, hands.picked)
        right = self._right(sight, hands, room, copy, len(drawn))
        return beside([drawn, right], [52, room])

    def _right(self, sight: Sight, hands: Hands, width: int, copy: int, height: int) -> Lines:
        """Players and piles in as much detail as there is room for."""
        both = len(sight.facts["mountains"]) > 1
        name = sight.say("dwarf-web-mine-1" if copy == 0 else "dwarf-web-mine-2")
        head = [styled(f"{name} (m)", "bold $lamp")] if both else []
        above = [*head, *draw_dwarf.players(sight, width), *draw_dwarf.remarks(sight)]
        full = [*above, *draw_dwarf.piles(sight, (copy,), width, hands.picked, full=True)]
        if len(full) <= height:
            return full
        return [*above, *draw_dwarf.piles(sight, (copy,), width, hands.picked, full=False)]

    def side(self, sight: Sight, hands: Hands, width: int) -> Lines:
        """Players, piles, the automated opponent."""
        return [
            ruled(styled(sight.say("dwarf-web-players"), "bold"), width),
            *draw_dwarf.players(sight, width),
            *draw_dwarf.legend(sight, width),
            *draw_dwarf.remarks(sight),
            NOTHING,
            ruled(styled(sight.say("dwarf-web-specials"), "bold"), width),
            *draw_dwarf.piles(sight, (0, 1), width, hands.picked, full=True),
            NOTHING,
            *draw_dwarf.opponent(sight, width, hands.picked),
        ]

    def everything(self, sight: Sight, hands: Hands, width: int) -> Lines:
        """Both mines with all that lies in their stacks, players, piles, the automated opponent."""
        lines: Lines = []
        for copy in range(len(sight.facts["mountains"])):
            lines += draw_dwarf.mine(sight, copy, min(width, 79), hands.picked)
        cost = f"{sight.say('dwarf-web-specials-cost')} {sight.say('dwarf-web-specials-first')} (D4.2)"
        return [
            *lines,
            NOTHING,
            *self.side(sight, hands, width),
            *wrapped(styled(cost, "$ink2"), width),
            NOTHING,
            ruled(styled(sight.say("things-locations"), "bold"), width),
            *draw_dwarf.stacks(sight, width),
        ]


_BOARDS: dict[str, type[Board]] = {"nidavellir": NidavellirBoard, "dwarf": DwarfBoard}


def board_of(game: str) -> Board:
    """How a game is drawn."""
    return _BOARDS[game]()
