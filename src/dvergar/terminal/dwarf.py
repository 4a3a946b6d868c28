"""The table of Dwarf as lines of text: the Mine as a grid, Mountain and piles, every seat's goods."""

from collections.abc import Iterator
from typing import Any

from dvergar.dwarf.goods import is_forge, is_help, is_monster, kind_at
from dvergar.dwarf.state import action_of, is_free, top
from dvergar.dwarf.tables import (
    ACTION_NAMES,
    CARD_LOCATION,
    CARD_WORDS,
    EXCHANGES,
    GOOD_NAMES,
    HOME,
    KIND_NAMES,
    LOCATIONS,
    MINES,
    OPPONENT_NAMES,
    PILES,
    REGULAR,
    SIDE,
    WORKERS,
)
from dvergar.games import Decision, Game, Score, View
from dvergar.locale.dwarf import DwarfTeller
from dvergar.locale.telling import colours
from dvergar.terminal.initials import beginning
from dvergar.terminal.screens import Screen, heading, row

LADDER = OPPONENT_NAMES
"""Nobody, then the opponents from the easiest to the hardest (D8.9)."""
INNER = 25
"""Columns inside a location; with the lines of the grid three of them fill 79."""
STRIKES, SPENT = "!", "*"
"""The marks of a monster that will strike if nobody comes, and of a worker that resolves nothing more this round."""


class DwarfScreen(Screen[DwarfTeller]):
    """One or two mines, what lies beside them, then the goods of all seats."""

    minor = frozenset({"pile-dealt", "shuffled", "claimed", "workers-home", "skipped", "sorted", "scored"})

    def moment(self, decision: Decision) -> object:
        """In every pass of a round, and before helpers are placed."""
        return (decision.view.fields.round, decision.kind) if decision.kind in ("act", "second", "helper") else None

    def last_words(self, table: Game, scores: list[Score], tell: DwarfTeller) -> Iterator[str]:
        """The ladder of opponents: beating one alone opens the next (D8.9)."""
        solo = table.options["solo"]
        if solo == LADDER[0] or scores[0].place > 1:
            return
        beaten = tell.say(f"opponent-{solo}")
        if scores[1].place == 1:
            yield tell.say("dwarf-ladder-shared", opponent=beaten)
        elif solo == LADDER[-1]:
            yield tell.say("dwarf-ladder-top", opponent=beaten)
        else:
            following = LADDER[LADDER.index(solo) + 1]
            yield tell.say("dwarf-ladder-next", opponent=beaten, next=tell.say(f"opponent-{following}"), word=following)

    def table_lines(self, view: View, tell: DwarfTeller) -> Iterator[str]:
        """The whole table as a seat sees it."""
        fields = view.fields
        title = tell.say("dwarf-table-title", round=fields.round, marker=tell.seat(fields.marker))
        yield heading(tell.say("dwarf-table-end") if view.over else title)
        grid = [line for copy in range(fields.copies) for line in Grid(fields, tell).mine_lines(copy)]
        yield from grid
        yield from _remarks(fields, "".join(grid), tell)
        for copy in range(fields.copies):
            yield ""
            yield from _pile_lines(fields, copy, tell)
        yield ""
        yield from _seat_lines(fields, tell)


class Grid:
    """A mine as three rows of three locations."""

    def __init__(self, fields: Any, tell: DwarfTeller) -> None:
        self.fields = fields
        self.tell = tell
        self.names = _short_names(fields, tell)

    def mine_lines(self, copy: int) -> Iterator[str]:
        """One of the mines. Its number, if there are several, stands in the line above it."""
        if self.fields.copies > 1:
            yield self.tell.say("dwarf-table-mine", number=copy + 1)
        for line in range(SIDE):
            first = copy * LOCATIONS + line * SIDE
            shown = range(first, first + SIDE)
            left, middle, right = "┌┬┐" if line == 0 else "├┼┤"
            yield left + middle.join(self.edge(location) for location in shown) + right
            for texts in zip(*(self.cell(location) for location in shown), strict=True):
                yield "│" + "│".join(f" {text:<{INNER - 1}.{INNER - 1}}" for text in texts) + "│"
        yield "└" + "┴".join(["─" * INNER] * SIDE) + "┘"

    def edge(self, location: int) -> str:
        """The upper edge of a location: its number, and how many cards lie there if it is more than one."""
        height = self.fields.height[location]
        number, count = f"─ {location + 1} ", f" ×{height} ─" if height > 1 else ""
        return number + "─" * (INNER - len(number) - len(count)) + count

    def cell(self, location: int) -> tuple[str, str, str]:
        """The top card, what it does, and who stands there."""
        name = self.tell.card(CARD_WORDS[top(self.fields, location)])
        mark = f"{STRIKES} " if _will_strike(self.fields, location) else ""
        return mark + name, self.does(location), self.standing(location)

    def does(self, location: int) -> str:
        """What a card does, as short as it can be said: of a Forge the price alone."""
        kind = kind_at(self.fields, location)
        if is_help(kind):
            return self.tell.say("dwarf-effect-help")
        if is_monster(kind):
            attack = self.tell.say(f"dwarf-attack-{KIND_NAMES[kind].replace(' ', '-')}")
            return attack if is_free(self.fields, location) else self.tell.gains({"glory": 1})
        exchange = dict(zip(GOOD_NAMES, EXCHANGES[kind], strict=True))
        price = self.tell.goods({good: -amount for good, amount in exchange.items() if amount < 0})
        gains = {good: amount for good, amount in exchange.items() if amount > 0}
        if is_forge(kind):
            return price
        return f"{price} → {self.tell.goods(gains)}" if price else self.tell.gains(gains)

    def standing(self, location: int) -> str:
        """Who stands on a location, worker by worker; in short where there is too little room."""
        here = [
            (seat, worker)
            for seat in range(self.fields.players)
            for worker in range(WORKERS)
            if self.fields.worker[seat][worker] == location
        ]
        marked = [f"{worker + 1}{SPENT if self.fields.spent[seat][worker] else ''}" for seat, worker in here]
        whole = ", ".join(f"{self.names[seat][0]} {number}" for (seat, _), number in zip(here, marked, strict=True))
        short = " ".join(f"{self.names[seat][1]}{number}" for (seat, _), number in zip(here, marked, strict=True))
        return whole if len(whole) < INNER else short


def _remarks(fields: Any, grid: str, tell: DwarfTeller) -> Iterator[str]:
    """What the marks in the grid mean, and what holds for the moment."""
    marks = {STRIKES: "dwarf-table-strikes", SPENT: "dwarf-table-spent"}
    if used := [f"{mark} {tell.say(key)}" for mark, key in marks.items() if mark in grid]:
        yield f"  {'   '.join(used)}"
    if fields.muster:
        yield f"  {tell.say('dwarf-table-muster')}"
    if fields.special:
        yield f"  {tell.say('dwarf-table-special', action=tell.special(_action(fields, fields.special)))}"


def _will_strike(fields: Any, location: int) -> bool:
    """A monster that has not struck yet, and will if nobody comes (D6.2); not where an army is mustered (D5.1)."""
    waits = is_monster(kind_at(fields, location)) and is_free(fields, location)
    return waits and fields.stage < MINES and not fields.muster


def _short_names(fields: Any, tell: DwarfTeller) -> list[tuple[str, str]]:
    """The seats as they stand in the grid: colours without who plays them, and as few letters as tell them apart."""
    names = [*colours(tell.words)[: fields.players]]
    if fields.solo:
        names[-1] = tell.seats[-1]
    return [(name, beginning(name, names)) for name in names]


def _pile_lines(fields: Any, copy: int, tell: DwarfTeller) -> Iterator[str]:
    """A Mountain and the piles beside it, each with where its top card will land."""
    mountain = "dwarf-table-mountain-2" if copy else "dwarf-table-mountain"
    yield f"  {tell.say(mountain, count=fields.mountain_size[copy])}"
    for pile in range(copy * PILES, (copy + 1) * PILES):
        size = fields.pile_size[pile]
        if size == 0:
            yield f"  {tell.say('dwarf-table-pile-empty', number=pile + 1)}"
            continue
        card = fields.pile[pile][size - 1]
        action = tell.special(_action(fields, card))
        lands = tell.say("dwarf-effect-lands", value=CARD_LOCATION[card] + copy * LOCATIONS + 1)
        yield f"  {tell.say('dwarf-table-pile', number=pile + 1, action=action, left=size - 1)}, {lands}"


def _action(fields: Any, card: int) -> str:
    return ACTION_NAMES[action_of(fields, card)]


def _seat_lines(fields: Any, tell: DwarfTeller) -> Iterator[str]:
    """A line for each seat: its goods, and how many regular workers it has left."""
    heads = [*map(tell.part, GOOD_NAMES), tell.say("dwarf-table-left")]
    widths = [max(6, len(head)) for head in heads]
    first = max(len(tell.seat(seat)) for seat in range(fields.players)) + 2
    yield row("", heads, first, widths)
    for seat in range(fields.players):
        left = sum(fields.worker[seat][worker] == HOME for worker in range(REGULAR))
        yield row(tell.seat(seat), [*map(str, fields.goods[seat]), str(left)], first, widths)
