"""Stored playthroughs: a changed rule or view shows as a readable diff, and one command renews them."""

import functools
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from dvergar.api.event import Event
from dvergar.api.values import Choice, Closed, Score
from dvergar.lab import playthrough
from dvergar.lab.playthrough import RENEW, Plan, difference, main, tell
from dvergar.lab.policies import Drawing
from tests.places import PLAYTHROUGHS
from tests.playing import switch_off

STORED = sorted(path.name for path in PLAYTHROUGHS.glob("*.txt"))
RARE = "nidavellir-rare-3-fr.txt"


@functools.cache
def stored(name: str) -> str:
    return (PLAYTHROUGHS / name).read_text(encoding="utf-8")


def changes(name: str) -> list[str]:
    """Return the lines of a stored game that are now played differently, with their signs."""
    diff = difference(stored(name), Plan.read(stored(name)).played(), most=10**6)
    return [line for line in diff.splitlines() if line[:1] in "+-"]


@pytest.mark.parametrize("name", STORED)
def test_a_replayed_game_matches_its_file(name: str) -> None:
    diff = difference(stored(name), Plan.read(stored(name)).played())
    if diff:
        pytest.fail(f"{name} is played differently:\n{diff}\n\nIf that is meant: {RENEW}", pytrace=False)


def test_every_number_of_players_and_every_edition_is_stored() -> None:
    options = [plan.options for plan in map(Plan.read, map(stored, STORED)) if plan.game == "nidavellir"]
    assert {option["players"] for option in options} == {2, 3, 4, 5}
    assert {option["edition"] for option in options} == {"fr", "en", "de"}


def test_one_copy_two_copies_and_every_opponent_is_stored() -> None:
    options = [plan.options for plan in map(Plan.read, map(stored, STORED)) if plan.game == "dwarf"]
    assert {option.get("solo") for option in options} == {None, "eldhusfifl", "andvettr", "andvettr-fadir"}
    assert {min(option.get("players", 1), 4) for option in options} == {1, 2, 3, 4}


def test_one_game_is_full_of_rare_heroes() -> None:
    recruited = {line.split("hero ")[1].split()[0] for line in stored(RARE).splitlines() if " recruited: " in line}
    assert {"thrud", "ylud", "uline", "dagda", "bonfur", "grid"} <= recruited


@pytest.mark.parametrize("name", STORED)
def test_lines_are_short_and_files_small(name: str) -> None:
    assert max(map(len, stored(name).splitlines())) <= 160
    assert len(stored(name).encode()) < 250_000


def test_both_builds_print_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    switch_off("nidavellir", monkeypatch, {})
    assert changes(RARE) == []


def test_a_changed_rule_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    switch_off("nidavellir", monkeypatch, {"gems.swap_group": lambda s, group: None})
    found = changes(RARE)
    assert "-    seat 0 swapped: other 1; gem 4; given 5 (N6.1)" in found
    assert "-    seats.0.gem: 5 -> 4" in found


def test_a_leak_in_a_view_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    switch_off("nidavellir", monkeypatch, {"hidden.hide_coins": lambda s, seat: None})
    found = changes(RARE)
    assert "-    + seats.2.bid: ? ? ?" in found
    assert not [line for line in found if "events" in line or "plays" in line], "the game itself stays the same"


def test_a_choice_stays_the_same_when_another_action_is_closed() -> None:
    actions = [Choice(f"take {number}", number, {}) for number in range(9)]
    for seed in range(20):
        chosen = Drawing(seed).choice(cast(Any, SimpleNamespace(seat=0, kind="take", choices=actions)))
        fewer = [choice for choice in actions if choice is chosen or choice.code % 2]
        assert Drawing(seed).choice(cast(Any, SimpleNamespace(seat=0, kind="take", choices=fewer))) is chosen


def test_a_preference_is_an_action_or_an_effect() -> None:
    actions = [Choice("take miner 1", 0, {}), Choice("take minerals", 1, {}), Choice("take hunter", 2, {"hero": True})]
    decision = cast(Any, SimpleNamespace(seat=0, kind="take", choices=actions))
    assert {Drawing(seed, ["take thrud", "take miner"]).choice(decision).code for seed in range(20)} == {0}
    assert {Drawing(seed, ["+hero", "take miner"]).choice(decision).code for seed in range(20)} == {2}


def test_stored_games_are_checked_and_renewed_by_one_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "new.txt"
    path.write_text("game: nidavellir\noptions: players=2, first_game=true\nseed: 5\n", encoding="utf-8")
    assert main(["--check", str(tmp_path)]) == 1
    assert "+== start" in capsys.readouterr().out
    assert main(["--renew", str(tmp_path)]) == 0
    assert main(["--check", str(tmp_path)]) == 0
    assert "options: players=2, first_game=true\n" in path.read_text(encoding="utf-8")


def test_an_invalid_plan_is_refused() -> None:
    with pytest.raises(ValueError, match="missing: options, seed"):
        Plan.read("game: nidavellir\n\noptions: players=2\nseed: 1\n")


class Guessing:
    """Another game behind the same API: two seats choose a stone in secret, then both are shown."""

    def __init__(self) -> None:
        self.game = SimpleNamespace(players=2)
        self.opening = [Event("round-began", None, {"round": 1}, "G1")]
        self.stones: dict[int, str] = {}

    @property
    def over(self) -> bool:
        return len(self.stones) == 2

    @property
    def to_act(self) -> tuple[int, ...]:
        return tuple(seat for seat in (0, 1) if seat not in self.stones)

    def decision(self, seat: int) -> Any:
        choices = [Choice("lay white", 0, {}), Choice("lay black", 1, {"points": seat})]
        return SimpleNamespace(seat=seat, kind="lay", rule="G2", choices=choices, closed=[Closed("lay red", "G3", "no-red")])

    def play(self, seat: int, code: int) -> list[Event]:
        self.stones[seat] = ("white", "black")[code]
        return [Event("laid", seat, {}, "G2"), Event("thought", seat, {"stone": self.stones[seat]}, "G4", seat)]

    def view(self, seat: int | None) -> Any:
        seen = {str(other): stone if other == seat or self.over else "?" for other, stone in self.stones.items()}
        return SimpleNamespace(to_dict=lambda: {"stones": seen}, to_act=self.to_act, scores=self.scores)

    def scores(self) -> list[Score]:
        return [Score(seat, 0, {"luck": 0}, {"luck": "G5"}, 1) for seat in (0, 1)]


def test_another_game_can_be_printed_too() -> None:
    told = list(tell(cast(Any, Guessing()), Drawing(1, ["+points"]), lambda event: event.kind == "thought" and event.seat == 1))
    text = "\n".join(told)
    assert "seat 1: lay (G2)" in text
    assert "  closed lay red (G3 no-red)" in told
    assert "    seat 1 thought: stone black (G4), only seat 1" in told
    assert "  seat 1 sees\n    + stones.1: black" in text
    assert "  seat 0 and a spectator see\n    + stones.1: ?" in text
    assert "== seat 1 thought: stone black (G4), only seat 1" in told
    assert "  seat 0, place 1, 0 points: luck 0 (G5)" in told
    source = Path(playthrough.__file__).read_text(encoding="utf-8")
    assert "dvergar.games.nidavellir" not in source
    assert "dvergar.games.dwarf" not in source


def test_gains_and_losses_are_printed_with_their_signs() -> None:
    assert playthrough._told_args({"gains": {"iron": -3, "steel": 2}, "losses": [{}, {"gold": -1}]}) == (
        "gains iron -3, steel +2; losses [-, gold -1]"
    )
