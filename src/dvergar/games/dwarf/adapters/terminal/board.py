"""The table of Dwarf in the terminal."""

from dvergar.games.dwarf.adapters.terminal import drawing
from dvergar.games.dwarf.adapters.terminal.prompts import AskingDwarf
from dvergar.games.dwarf.adapters.terminal.score_sheet import final_sheet
from dvergar.games.dwarf.notation.actions import action_in
from dvergar.games.dwarf.rules import material as m
from dvergar.ui.kit.board import Board, Selection
from dvergar.ui.kit.paint import NOTHING, Lines, beside, ruled, styled, wrapped
from dvergar.ui.kit.scene import Scene

BY_LOCATION = ("worker", "turn", "join", "first")
"""Choices selected by the number of their location."""


class DwarfBoard(Board):
    """The mine, or both; Special Actions and all goods beside it."""

    asking = AskingDwarf()

    def where(self, scene: Scene) -> str:
        """Return round and stage, and how long the Mountains last."""
        brief = len(scene.facts["mountains"]) > 1
        return f"{drawing.where(scene)} · {drawing.mountain(scene, brief=brief)}"

    def main(self, scene: Scene, selection: Selection, width: int, height: int, *, wide: bool) -> Lines:
        """Draw two mines side by side if there is room, otherwise one of them; a key switches to the other."""
        del height
        copies = len(scene.facts["mountains"])
        if wide:
            each = (width - copies + 1) // copies
            return beside([drawing.mine(scene, copy, each, selection.picked) for copy in range(copies)], [each] * copies)
        copy = min(selection.page, copies - 1)
        room = width - 53
        drawn = drawing.mine(scene, copy, 52, selection.picked)
        right = self._right(scene, selection, room, copy, len(drawn))
        return beside([drawn, right], [52, room])

    def _right(self, scene: Scene, selection: Selection, width: int, copy: int, height: int) -> Lines:
        """Draw players and piles in as much detail as there is room for."""
        both = len(scene.facts["mountains"]) > 1
        name = scene.say("dwarf-web-mine-1" if copy == 0 else "dwarf-web-mine-2")
        head = [styled(f"{name} (m)", "bold $lamp")] if both else []
        above = [*head, *drawing.players(scene, width), *drawing.remarks(scene)]
        full = [*above, *drawing.piles(scene, (copy,), width, selection.picked, full=True)]
        if len(full) <= height:
            return full
        return [*above, *drawing.piles(scene, (copy,), width, selection.picked, full=False)]

    def side(self, scene: Scene, selection: Selection, width: int) -> Lines:
        """Draw players, piles, and the automated opponent."""
        return [
            ruled(styled(scene.say("dwarf-web-players"), "bold"), width),
            *drawing.players(scene, width),
            *drawing.legend(scene, width),
            *drawing.remarks(scene),
            NOTHING,
            ruled(styled(scene.say("dwarf-web-specials"), "bold"), width),
            *drawing.piles(scene, (0, 1), width, selection.picked, full=True),
            NOTHING,
            *drawing.opponent(scene, width, selection.picked),
        ]

    def everything(self, scene: Scene, selection: Selection, width: int) -> Lines:
        """Draw both mines with everything in their stacks, players, piles, and the automated opponent."""
        lines: Lines = []
        for copy in range(len(scene.facts["mountains"])):
            lines += drawing.mine(scene, copy, min(width, 79), selection.picked)
        cost = f"{scene.say('dwarf-web-specials-cost')} {scene.say('dwarf-web-specials-first')} (D4.2)"
        return [
            *lines,
            NOTHING,
            *self.side(scene, selection, width),
            *wrapped(styled(cost, "$ink2"), width),
            NOTHING,
            ruled(styled(scene.say("things-locations"), "bold"), width),
            *drawing.stacks(scene, width),
        ]

    def final_sheet(self, scene: Scene, width: int) -> Lines:
        """Draw categories, ties, what was missing, and why the game ended."""
        return final_sheet(scene, width)

    def number_of(self, words: str) -> str | None:
        """Return the number of a choice's location; Special Actions and passing have none."""
        action = action_in(words)
        if action.verb in BY_LOCATION:
            return str(action.number)
        return "" if action.verb in ("special", "pass") else None

    def page_of(self, words: str) -> int | None:
        """Return the mine in which a choice's location lies."""
        action = action_in(words)
        return (action.number - 1) // m.LOCATIONS if action.verb in (*BY_LOCATION, "recall") else None
