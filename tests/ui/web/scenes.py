"""Positions for each kind of decision of both games, most of them with closed choices."""

from collections.abc import Container
from dataclasses import dataclass, field
from typing import Any

import pytest

import dvergar
from dvergar.api.play import Position
from tests.playing import asked, play

ALMOST = {"warrior": "3 7", "hunter": "-", "miner": "0 2", "explorer": "5 9"}
"""A Blacksmith completes the first line."""
FIVES = {"warrior": "3 4 5 6 6", "hunter": "- - - - -", "miner": "0 0 1 1 2", "blacksmith": "- - - -", "explorer": "5 6 7 8 9"}
"""A Blacksmith completes the fifth."""
LINE = {"warrior": "9", "hunter": "-", "miner": "2", "blacksmith": "-", "explorer": "11"}
OTHER = {"warrior": "8 9", "hunter": "-", "miner": "1", "explorer": "10"}
GOBLIN = ["blacksmith", "hunter", "offering 3"]
DAGDA = {"warrior": "3 7", "hunter": "- -", "miner": "0 lokdur", "blacksmith": "-", "explorer": "5 9"}
"""A Blacksmith completes the second line; Lokdur is on top of the Miners."""
DEEP = {
    "1": ["iron seam", "alloy steel a"],
    "4": ["iron seam", "forge axe a", "great dragon a"],
    "5": ["iron seam", "knockers b"],
    "6": ["iron seam", "get help b"],
    "7": ["gold seam", "forge mace a"],
}
RICH = {"iron": 6, "steel": 4, "gold": 3, "items": 2, "glory": 5}
MIXED = {"iron": 2, "steel": 2, "gold": 3, "glory": 4}
PLACED = [{"workers": [2], "gold": 4}, {"workers": [8], "steel": 1}]
ALONE = {"mine": DEEP, "drawn": "4 forge axe a", "seats": [{"iron": 5}, {"gold": 4}]}
SPECIALS = (
    "muster an army", "hold a council", "sell an item", "past glories", "special order", "turn back", "apprentice",
    "collapse the shafts", "run amok",
)  # fmt: skip


@dataclass(frozen=True)
class Scene:
    """A game, its written position, the actions from there, and seat 0's decision after them."""

    name: str
    game: str
    kind: str
    written: dict[str, Any]
    lines: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=lambda: {"players": 2})

    def position(self) -> Position:
        """Return the position."""
        position = dvergar.game(self.game, **self.options).load(self.written)
        play(position, *self.lines)
        assert asked(position) == (0, self.kind), (self.name, asked(position))
        return position

    def request(self) -> dict[str, Any]:
        """Return the request that opens it on a server."""
        return {"game": self.game, "options": self.options, "position": self.position().to_dict()}


def _goblin(name: str, kind: str, me: dict[str, Any], *lines: str) -> Scene:
    """Let seat 0 go first at the Goblin, unless it bids the 0 there."""
    seats = [{"bid": "5 4 3", **me}, {"bid": "4 3 2", "army": OTHER}]
    return Scene(name, "nidavellir", kind, {"taverns": {"goblin": GOBLIN}, "seats": seats}, lines)


def _smith(name: str, kind: str, army: dict[str, Any], *lines: str, heroes: str = "") -> Scene:
    """Let seat 0 take a Blacksmith."""
    return _goblin(name, kind, {"army": army, "heroes": heroes}, "0 take blacksmith", *lines)


def _fifth(name: str) -> Scene:
    """Give seat 0 four heroes and a fifth line."""
    seats = [{"bid": "5 4 3", "army": FIVES, "heroes": "skaa astrid grid ylud"}, {"bid": "4 3 2", "army": OTHER}]
    return Scene(name, "nidavellir", "hero", {"taverns": {"goblin": ["blacksmith"]}, "seats": seats}, ("0 take blacksmith",))


def _uline(name: str, kind: str, *lines: str) -> Scene:
    """Give seat 0 Uline, with the 5 laid at the Goblin."""
    seats = [{"heroes": "uline", "army": LINE, "bid": "5 - -"}, {"bid": "4 2 3", "army": OTHER}]
    taverns = {"dragon": ["hunter", "miner 2", "explorer 7"]}
    return Scene(name, "nidavellir", kind, {"turn": 3, "tavern": "dragon", "taverns": taverns, "seats": seats}, lines)


def _age_end(name: str, kind: str, age: int, army: dict[str, Any], heroes: str = "", **more: Any) -> Scene:
    seats = [{"army": army, "heroes": heroes}, {"army": OTHER}]
    return Scene(name, "nidavellir", kind, {"age": age, "turn": 4, "stage": "age end", "seats": seats} | more)


def _first_pass(name: str, me: dict[str, Any], special: str = "", **options: Any) -> Scene:
    """Let the others place workers on 2 and 8; seat 0 takes a Special Action, if one is named."""
    others = [other for other in SPECIALS if other != special]
    piles = {"1": [special or "muster an army", *others[1:3]], "2": [], "3": others[5:8]}
    written = {"mine": DEEP, "piles": piles, "seats": [me, *PLACED], "starter": 1}
    lines = ("0 special 1",) if special else ()
    return Scene(name, "dwarf", name.partition("-")[0], written, lines, {"players": 3, **options})


def _two_mines(name: str, special: str) -> Scene:
    """Do the same with two copies: seat 0 takes a Special Action of the second mine."""
    piles = {"1": [], "2": ["hold a council"], "3": [], "4": [special, "muster an army"], "5": [], "6": ["run amok"]}
    deep = DEEP | {"13": ["iron seam", "forge axe a", "great dragon a"], "14": ["iron seam", "knockers b"]}
    written = {"mine": deep, "piles": piles, "seats": [RICH, *PLACED, {"workers": [14]}], "starter": 1}
    return Scene(name, "dwarf", name.partition("-")[0], written, ("0 special 4",), {"players": 4})


def _later(name: str, stage: str, me: dict[str, Any], **options: Any) -> Scene:
    """Place all workers."""
    seats = [me, {"workers": [3, 9], "gold": 2}]
    return Scene(name, "dwarf", name, {"mine": DEEP, "stage": stage, "seats": seats}, (), {"players": 2, **options})


NIDAVELLIR = (
    Scene("bid", "nidavellir", "bid", {"seats": [{"coins": "0 2 5 5t 7"}]}, options={"players": 3}),
    _goblin("take", "take", {"army": ALMOST}),
    _goblin("transform", "transform", {"bid": "5 0 3"}, "0 take offering 3"),
    _smith("hero", "hero", ALMOST),
    _fifth("hero-fifth"),
    _smith("discard-two", "discard", DAGDA, "0 hero dagda"),
    _smith("discard-one", "discard", ALMOST, "0 hero bonfur"),
    _smith("thrud", "thrud", ALMOST, "0 hero thrud"),
    _age_end("ylud", "ylud", 1, ALMOST, "ylud"),
    _age_end("ylud-last", "ylud", 2, {**ALMOST, "blacksmith": "- ylud"}),
    _uline("lay", "lay"),
    _uline("trade", "trade", "0 lay 0", "1 take miner 2", "0 take hunter"),
    _goblin("drop", "drop", {"coins": "0 2 3 5 5t", "bid": "0 2 3"}, "1 take hunter", "0 take blacksmith"),
    _age_end("keep", "keep", 1, {"explorer": "5 6"}, stage="judging", judged=4, deck=["miner 2", "offering 5", "explorer 10"]),
)

DWARF = (
    _first_pass("act", {"iron": 2, "glory": 3}),
    Scene("act-solo", "dwarf", "act", ALONE, options={"solo": "andvettr"}),
    _later("second", "second", {"workers": [4], "iron": 5}),
    _later("helper", "help", {"workers": [4, 6], "iron": 5}),
    _later("sort", "mine", {"workers": [1, 2], "iron": 2}),
    _later("exchange", "mine", {"workers": [1, 2], "iron": 4}, decline=True),
    _first_pass("sell", RICH, "sell an item"),
    _first_pass("sell-or-not", RICH, "sell an item", decline=True),
    _first_pass("order", MIXED, "special order"),
    _first_pass("order-or-not", MIXED, "special order", decline=True),
    _first_pass("recall", RICH, "past glories"),
    _first_pass("turn", RICH, "turn back"),
    _first_pass("join", RICH, "apprentice"),
    _two_mines("sell-two-mines", "sell an item"),
    _two_mines("recall-two-mines", "past glories"),
    _two_mines("turn-two-mines", "turn back"),
)

WAYS = ("bid", "hero", "discard-two", "act", "sell", "recall")
"""Scenes with different ways to choose: coins for places, one of many, two of many, a place, amounts, behind a pile."""


def each_scene(quick: Container[str] = WAYS) -> list[Any]:
    """Return all scenes of both games for a test; all but these are left to the thorough run."""
    return [
        pytest.param(scene, id=f"{scene.game}-{scene.name}", marks=() if scene.name in quick else pytest.mark.thorough)
        for scene in (*NIDAVELLIR, *DWARF)
    ]
