"""Chapter 7 on the final sheet: categories, ties and how they were broken, why the game ended, what would have won."""

from typing import Any

import pytest

from dvergar.api.play import Position
from dvergar.games.dwarf.adapters.models import DwarfFacts
from tests.games.dwarf.playing import play, scene, solo


def over(*seats: dict[str, Any], **more: Any) -> Position:
    """Return a finished game."""
    return scene(*seats, stage="end", awaiting="over", **more)


def sheet(position: Position) -> dict[str, Any]:
    facts = position.view(0).facts()
    DwarfFacts.model_validate(facts)
    found: dict[str, Any] = facts["sheet"]
    return found


def held(items: int, gold: int, steel: int, glory: int = 0, iron: int = 0) -> dict[str, int]:
    return {"items": items, "gold": gold, "steel": steel, "glory": glory, "iron": iron}


@pytest.mark.rule("D7.1")
def test_nobody_leads_with_a_shared_top_and_the_sheet_names_who_shares_it() -> None:
    found = sheet(over(held(4, 9, 8), held(2, 9, 14)))
    assert found["categories"] == [
        {"good": "steel", "leader": 1, "top": [1], "marks": ["", "most"]},
        {"good": "gold", "leader": -1, "top": [0, 1], "marks": ["equal", "equal"]},
        {"good": "items", "leader": 0, "top": [0], "marks": ["most", ""]},
    ]
    assert found["led"] == [1, 1]


@pytest.mark.rule("D7.2")
def test_most_led_categories_need_no_tie() -> None:
    found = sheet(over(held(4, 9, 8), held(2, 10, 12)))
    assert (found["winners"], found["ties"], found["decided"]) == ([1], [], "leads")
    assert found["reason"] == {"key": "dwarf-final-by-leads", "args": {"led": 2}}
    assert (found["end"], found["end_rule"], found["end_seats"]) == ("items", "D6.9", [0])


@pytest.mark.rule("D7.2", "D7.3")
@pytest.mark.parametrize(
    ("me", "other", "decided", "winners"),
    [
        (held(4, 9, 8, glory=7), held(2, 9, 14, glory=9), "glory", [1]),
        (held(4, 9, 8, glory=7, iron=1), held(2, 9, 14, glory=7, iron=5), "iron", [1]),
        (held(4, 9, 8, glory=7, iron=5), held(2, 9, 14, glory=7, iron=5), "items", [0]),
        (held(3, 9, 8), held(3, 9, 8), "items", [0, 1]),
    ],
)
def test_a_tie_is_explained_step_by_step(me: dict[str, int], other: dict[str, int], decided: str, winners: list[int]) -> None:
    found = sheet(over(me, other))
    by = ["glory", "iron", "items"]
    assert [tie["by"] for tie in found["ties"]] == by[: by.index(decided) + 1]
    assert found["ties"][-1]["left"] == found["winners"] == winners
    assert found["decided"] == decided
    shared = {"key": "dwarf-final-by-nothing", "args": {}}
    assert found["reason"] == (shared if len(winners) > 1 else {"key": "dwarf-final-by-tie", "args": {"by": decided}})


@pytest.mark.rule("D7.2", "D7.3")
def test_a_player_who_leads_less_is_out_of_the_tie_whatever_the_glory() -> None:
    found = sheet(over(held(4, 1, 1), held(1, 5, 1), held(1, 1, 1, glory=30)))
    assert found["ties"][0]["among"] == [0, 1]


@pytest.mark.rule("D7.2")
def test_what_would_have_won_is_shown_for_everybody_but_a_sole_winner() -> None:
    found = sheet(over(held(4, 9, 8, glory=7), held(2, 9, 14, glory=9)))
    assert found["missing"] == [{"steel": 6, "gold": 1, "glory": 2}, {}]
    assert sheet(over(held(3, 9, 8), held(3, 9, 8)))["missing"][0] == {"steel": 1, "gold": 1, "items": 1, "glory": 1, "iron": 1}


@pytest.mark.rule("D7.1", "D7.2")
def test_the_missing_amount_would_win_and_one_less_would_not() -> None:
    seats = [held(1, 4, 6, glory=2, iron=9), held(3, 5, 2, glory=4), held(2, 7, 6, glory=1, iron=3)]
    for number, missing in enumerate(sheet(over(*seats))["missing"]):
        for good, more in missing.items():
            richer = [dict(seat) for seat in seats]
            richer[number][good] += more
            assert sheet(over(*richer))["winners"] == [number]
            richer[number][good] -= 1
            assert sheet(over(*richer))["winners"] != [number]


@pytest.mark.rule("D3.2", "D6.9")
def test_the_sheet_says_why_the_game_is_over() -> None:
    assert sheet(scene({"gold": 1}, {}, stage="mining", mountain=["9 dragon b"], short=True))["end"] == "mountain"
    assert sheet(scene({"items": 4, "workers": [1]}, {"workers": [2]}, stage="home"))["end"] == "items"


@pytest.mark.rule("D8.7")
def test_renown_wins_whatever_is_led_and_nothing_could_have_won_instead() -> None:
    position = solo("andvettr", {"items": 3, "gold": 9}, {"glory": 11}, piles={"1": ["muster an army"]}, turn=1)
    play(position, "0 special 1")
    found = sheet(position)
    assert (found["end"], found["decided"], found["winners"], found["ties"]) == ("renown", "renown", [1], [])
    assert found["missing"] == [{}, {}]


def test_there_is_no_sheet_before_the_end() -> None:
    assert "sheet" not in scene({}, {}).view(0).facts()
