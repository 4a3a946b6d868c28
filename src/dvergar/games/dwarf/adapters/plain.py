"""The table of Dwarf as lines of text: the Mine as a grid, Mountain and piles, every seat's goods."""

from collections.abc import Iterator

from dvergar.api.narrator import colours
from dvergar.api.play import Decision, Game, View
from dvergar.api.values import Score
from dvergar.games.dwarf.engine import Engine
from dvergar.games.dwarf.present.fields import fields_in
from dvergar.games.dwarf.present.narrator import DwarfNarrator
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.goods import is_forge, is_help, is_monster, kind_at
from dvergar.games.dwarf.rules.state import action_of, is_free, top
from dvergar.ui.kit.initials import beginning
from dvergar.ui.kit.plain_screen import Screen, heading, row

LADDER = m.OPPONENT_NAMES
"""Nobody, then the opponents from the easiest to the hardest (D8.9)."""
INNER = 25
"""The width of a location; three of them with the lines of the grid take 79 columns."""
STRIKES, SPENT = "!", "*"
"""The marks of a monster that will attack if nobody comes, and of a worker that resolves nothing more this round."""


class DwarfScreen(Screen[DwarfNarrator]):
    """One or two mines, what lies beside them, then the goods of all seats."""

    minor = frozenset({"pile-dealt", "shuffled", "claimed", "workers-home", "skipped", "sorted", "scored"})

    def moment(self, decision: Decision) -> object:
        """Show the table in every pass of a round, and before helpers are placed."""
        return (fields_in(decision.view).round, decision.kind) if decision.kind in ("act", "second", "helper") else None

    def last_words(self, table: Game, scores: list[Score], narrator: DwarfNarrator) -> Iterator[str]:
        """Announce the next opponent of the ladder: beating one in solo opens the next (D8.9)."""
        solo = table.options["solo"]
        if solo == LADDER[0] or scores[0].place > 1:
            return
        beaten = narrator.say(f"opponent-{solo}")
        if scores[1].place == 1:
            yield narrator.say("dwarf-ladder-shared", opponent=beaten)
        elif solo == LADDER[-1]:
            yield narrator.say("dwarf-ladder-top", opponent=beaten)
        else:
            following = LADDER[LADDER.index(solo) + 1]
            yield narrator.say("dwarf-ladder-next", opponent=beaten, next=narrator.say(f"opponent-{following}"), word=following)

    def table_lines(self, view: View, narrator: DwarfNarrator) -> Iterator[str]:
        """Yield the whole table as a seat sees it."""
        fields = fields_in(view)
        title = narrator.say("dwarf-table-title", round=fields.round, marker=narrator.seat(fields.marker))
        yield heading(narrator.say("dwarf-table-end") if view.over else title)
        grid = [line for copy in range(fields.copies) for line in Grid(fields, narrator).mine_lines(copy)]
        yield from grid
        yield from _remarks(fields, "".join(grid), narrator)
        for copy in range(fields.copies):
            yield ""
            yield from _pile_lines(fields, copy, narrator)
        yield ""
        yield from _seat_lines(fields, narrator)


class Grid:
    """A mine as three rows of three locations."""

    def __init__(self, fields: Engine, narrator: DwarfNarrator) -> None:
        self.fields = fields
        self.narrator = narrator
        self.names = _short_names(fields, narrator)

    def mine_lines(self, copy: int) -> Iterator[str]:
        """Yield a mine, below its number if there are several."""
        if self.fields.copies > 1:
            yield self.narrator.say("dwarf-table-mine", number=copy + 1)
        for line in range(m.SIDE):
            first = copy * m.LOCATIONS + line * m.SIDE
            shown = range(first, first + m.SIDE)
            left, middle, right = "┌┬┐" if line == 0 else "├┼┤"
            yield left + middle.join(self.edge(location) for location in shown) + right
            for texts in zip(*(self.cell(location) for location in shown), strict=True):
                yield "│" + "│".join(f" {text:<{INNER - 1}.{INNER - 1}}" for text in texts) + "│"
        yield "└" + "┴".join(["─" * INNER] * m.SIDE) + "┘"

    def edge(self, location: int) -> str:
        """Return the upper edge of a location: its number, and the number of its cards if more than one."""
        height = self.fields.height[location]
        number, count = f"─ {location + 1} ", f" ×{height} ─" if height > 1 else ""
        return number + "─" * (INNER - len(number) - len(count)) + count

    def cell(self, location: int) -> tuple[str, str, str]:
        """Return the top card, what it does, and who stands there."""
        name = self.narrator.card(m.CARD_WORDS[top(self.fields, location)])
        mark = f"{STRIKES} " if _will_strike(self.fields, location) else ""
        return mark + name, self.does(location), self.standing(location)

    def does(self, location: int) -> str:
        """Return what a card does, as briefly as possible: for a Forge only the price."""
        kind = kind_at(self.fields, location)
        if is_help(kind):
            return self.narrator.say("dwarf-effect-help")
        if is_monster(kind):
            attack = self.narrator.say(f"dwarf-attack-{m.KIND_NAMES[kind].replace(' ', '-')}")
            return attack if is_free(self.fields, location) else self.narrator.gains({"glory": 1})
        exchange = dict(zip(m.GOOD_NAMES, m.EXCHANGES[kind], strict=True))
        price = self.narrator.goods({good: -amount for good, amount in exchange.items() if amount < 0})
        gains = {good: amount for good, amount in exchange.items() if amount > 0}
        if is_forge(kind):
            return price
        return f"{price} → {self.narrator.goods(gains)}" if price else self.narrator.gains(gains)

    def standing(self, location: int) -> str:
        """Return who stands on a location, worker by worker, abbreviated if there is little room."""
        here = [
            (seat, worker)
            for seat in range(self.fields.players)
            for worker in range(m.WORKERS)
            if self.fields.worker[seat][worker] == location
        ]
        marked = [f"{worker + 1}{SPENT if self.fields.spent[seat][worker] else ''}" for seat, worker in here]
        whole = ", ".join(f"{self.names[seat][0]} {number}" for (seat, _), number in zip(here, marked, strict=True))
        short = " ".join(f"{self.names[seat][1]}{number}" for (seat, _), number in zip(here, marked, strict=True))
        return whole if len(whole) < INNER else short


def _remarks(fields: Engine, grid: str, narrator: DwarfNarrator) -> Iterator[str]:
    """Yield the meaning of the marks in the grid, and what currently applies."""
    marks = {STRIKES: "dwarf-table-strikes", SPENT: "dwarf-table-spent"}
    if used := [f"{mark} {narrator.say(key)}" for mark, key in marks.items() if mark in grid]:
        yield f"  {'   '.join(used)}"
    if fields.muster:
        yield f"  {narrator.say('dwarf-table-muster')}"
    if fields.special:
        yield f"  {narrator.say('dwarf-table-special', action=narrator.special(_action(fields, fields.special)))}"


def _will_strike(fields: Engine, location: int) -> bool:
    """Whether a monster has yet to attack and will if nobody comes (D6.2), unless an army is mustered (D5.1)."""
    waits = is_monster(kind_at(fields, location)) and is_free(fields, location)
    return waits and fields.stage < m.MINES and not fields.muster


def _short_names(fields: Engine, narrator: DwarfNarrator) -> list[tuple[str, str]]:
    """Return the seats' short names: their colours, cut to as few letters as tell them apart."""
    names = [*colours(narrator.words)[: fields.players]]
    if fields.solo:
        names[-1] = narrator.seats[-1]
    return [(name, beginning(name, names)) for name in names]


def _pile_lines(fields: Engine, copy: int, narrator: DwarfNarrator) -> Iterator[str]:
    """Yield a Mountain and its piles, each with where its top card will land."""
    mountain = "dwarf-table-mountain-2" if copy else "dwarf-table-mountain"
    yield f"  {narrator.say(mountain, count=fields.mountain_size[copy])}"
    for pile in range(copy * m.PILES, (copy + 1) * m.PILES):
        size = fields.pile_size[pile]
        if size == 0:
            yield f"  {narrator.say('dwarf-table-pile-empty', number=pile + 1)}"
            continue
        card = fields.pile[pile][size - 1]
        action = narrator.special(_action(fields, card))
        lands = narrator.say("dwarf-effect-lands", value=m.CARD_LOCATION[card] + copy * m.LOCATIONS + 1)
        yield f"  {narrator.say('dwarf-table-pile', number=pile + 1, action=action, left=size - 1)}, {lands}"


def _action(fields: Engine, card: int) -> str:
    return m.ACTION_NAMES[action_of(fields, card)]


def _seat_lines(fields: Engine, narrator: DwarfNarrator) -> Iterator[str]:
    """Yield a line for each seat: its goods, and how many regular workers it has left."""
    heads = [*map(narrator.part, m.GOOD_NAMES), narrator.say("dwarf-table-left")]
    widths = [max(6, len(head)) for head in heads]
    first = max(len(narrator.seat(seat)) for seat in range(fields.players)) + 2
    yield row("", heads, first, widths)
    for seat in range(fields.players):
        left = sum(fields.worker[seat][worker] == m.HOME for worker in range(m.REGULAR))
        yield row(narrator.seat(seat), [*map(str, fields.goods[seat]), str(left)], first, widths)
