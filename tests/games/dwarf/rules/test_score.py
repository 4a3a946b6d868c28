"""Chapter 7, the final score: led categories, then glory, iron and items."""

from typing import Any

import pytest

import dvergar
from dvergar.api.event import Event
from dvergar.api.play import Position
from dvergar.games.dwarf.rules.state import State
from tests.games.dwarf.playing import args_of, kinds, of, rare, scene, solo

Seat = dict[str, int]


def held(items: int = 0, gold: int = 0, steel: int = 0, glory: int = 0, iron: int = 0) -> Seat:
    """Return what a seat owns at the end, in the order of the rules' examples."""
    return {"items": items, "gold": gold, "steel": steel, "glory": glory, "iron": iron}


def ended(*seats: Seat) -> Position:
    """Return a game that is over because no card is left to draw (D3.2)."""
    return scene(*seats, stage="mining", mountain=[], short=True)


def places(*seats: Seat) -> list[int]:
    """Return the places, equal for the written seats and for the ended game, after checking the announced winners."""
    written = dvergar.game("dwarf", players=len(seats)).score({"seats": list(seats)})
    position = ended(*seats)
    assert position.over
    assert position.scores() == written
    assert winners(position) == [score.seat for score in written if score.place == 1]
    return [score.place for score in written]


def winners(position: Position) -> list[int | None]:
    """Return the seats announced as winners."""
    return [event.seat for event in of(position.opening, "won")]


def ties(position: Position) -> list[tuple[Any, Any]]:
    """Return how ties were broken: the seats that stayed in, and by what."""
    return [(event.seat, event.args["by"]) for event in of(position.opening, "tie-broken")]


def totals(*seats: Seat) -> list[int]:
    """Return the number of led categories of each seat."""
    return [score.total for score in dvergar.game("dwarf", players=len(seats)).score({"seats": list(seats)})]


def shared_top_leads(s: State, good: int) -> int:
    """The first seat with the top amount leads, shared or not."""
    amounts = [s.goods[seat][good] for seat in range(s.players)]
    return amounts.index(max(amounts))


# Categories


@pytest.mark.rule("D7.1")
@pytest.mark.parametrize("category", ["steel", "gold", "items"])
def test_strictly_most_leads_a_category(category: str) -> None:
    assert totals({category: 1}, {category: 3}, {category: 2}) == [0, 1, 0]
    assert totals({category: 3}, {}, {}) == [1, 0, 0]


@rare("D7.1", off={"score.leader": shared_top_leads})
def test_nobody_leads_with_a_shared_top() -> None:
    for category in ("steel", "gold", "items"):
        assert totals({category: 3}, {category: 1}, {category: 3}) == [0, 0, 0]
        assert totals({category: 3}, {category: 3}) == [0, 0]
        assert totals({category: 3}, {category: 3}, {category: 4}) == [0, 0, 1]


@rare("D7.1", off={"score.leader": shared_top_leads})
def test_nobody_leads_a_category_of_which_nobody_owns_anything() -> None:
    assert totals({"gold": 1}, {}) == [1, 0]


@pytest.mark.rule("D7.1")
@pytest.mark.parametrize("other", ["iron", "glory"])
def test_iron_and_glory_are_not_categories(other: str) -> None:
    assert totals({other: 99}, {}) == [0, 0]


@pytest.mark.rule("D7.1")
def test_each_of_three_players_can_lead_one_category() -> None:
    assert totals({"steel": 2, "gold": 1}, {"gold": 2, "items": 1}, {"items": 2, "steel": 1}) == [1, 1, 1]


@pytest.mark.rule("D7.1")
def test_the_score_lists_what_is_counted_and_its_rules() -> None:
    score = dvergar.game("dwarf", players=2).score({"seats": [held(items=4, gold=9, steel=8, glory=7, iron=1)]})[0]
    assert score.parts == {"steel": 8, "gold": 9, "items": 4, "glory": 7, "iron": 1}
    assert score.rules == {"steel": "D7.1", "gold": "D7.1", "items": "D7.1", "glory": "D7.2", "iron": "D7.2"}
    assert (score.seat, score.total, score.place) == (0, 3, 1)


@pytest.mark.rule("D7.1")
def test_the_score_of_a_running_game_is_as_if_it_ended_now() -> None:
    position = scene({"steel": 2}, {"gold": 3, "steel": 1})
    assert not position.over
    assert [(score.total, score.place) for score in position.scores()] == [(1, 1), (1, 1)]


# Who wins


@pytest.mark.rule("D7.2")
def test_the_most_led_categories_win() -> None:
    assert places(held(steel=2, gold=2), held(items=4, glory=9, iron=9)) == [1, 2]
    assert places(held(items=4, glory=9, iron=9), held(steel=2, gold=2)) == [2, 1]


@rare("D7.2", off={"score.led": lambda s, seat: 0})
def test_one_category_against_none_wins() -> None:
    assert places(held(items=1, steel=1, gold=1), held(items=1, steel=1, gold=2)) == [2, 1]
    assert places(held(items=1, glory=0), held(glory=12, iron=30)) == [1, 2]


@pytest.mark.rule("D7.2")
def test_glory_breaks_a_tie_before_iron() -> None:
    position = ended(held(steel=1, glory=3, iron=1), held(gold=1, glory=2, iron=9))
    assert ties(position) == [(0, "glory")]
    assert winners(position) == [0]


@pytest.mark.rule("D7.2")
def test_iron_breaks_a_tie_before_items() -> None:
    position = ended(held(items=3, glory=2, iron=1), held(gold=1, glory=2, iron=2))
    assert ties(position) == [(1, "iron")]
    assert winners(position) == [1]


@pytest.mark.rule("D7.2")
def test_items_break_the_last_tie() -> None:
    position = ended(held(items=3, glory=2, iron=2), held(gold=1, glory=2, iron=2))
    assert ties(position) == [(0, "items")]
    assert winners(position) == [0]


@pytest.mark.rule("D7.2")
def test_those_who_are_equal_in_everything_share_the_win() -> None:
    position = ended(held(steel=1, glory=2, iron=2), held(gold=1, glory=2, iron=2))
    assert ties(position) == []
    assert winners(position) == [0, 1]
    assert places(held(steel=1, glory=2, iron=2), held(gold=1, glory=2, iron=2)) == [1, 1]


@pytest.mark.rule("D7.2")
def test_steel_and_gold_break_no_tie() -> None:
    assert places(held(steel=99), held(gold=1)) == [1, 1]


@pytest.mark.rule("D7.2")
def test_each_tie_breaker_is_only_for_those_still_equal() -> None:
    """Glory eliminates the first seat, which has most iron; iron eliminates the second, which has most items."""
    out, second, third = held(steel=2, glory=1, iron=9), held(items=3, glory=2, iron=2), held(gold=1, glory=2, iron=3)
    position = ended(out, second, third)
    assert ties(position) == [(1, "glory"), (2, "glory"), (2, "iron")]
    assert winners(position) == [2]
    assert places(out, second, third) == [3, 2, 1]


@pytest.mark.rule("D7.2")
def test_two_of_three_can_share_the_win() -> None:
    assert places(held(steel=1, iron=2), held(gold=1, iron=2), held(items=1, iron=1)) == [1, 1, 3]
    assert places(held(iron=1), held(), held(iron=1)) == [1, 3, 1]


# The examples


def glory_of_all(s: State, seat: int) -> int:
    """Ties are broken among all, whatever they lead."""
    return s.goods[seat][4]


@pytest.mark.rule("D7.3", "D7.1")
def test_four_items_lose_to_more_gold_and_steel() -> None:
    assert totals(held(4, 9, 8), held(2, 10, 12)) == [1, 2]
    assert places(held(4, 9, 8), held(2, 10, 12)) == [2, 1]


@pytest.mark.rule("D7.3", "D7.2")
def test_with_one_category_each_the_glory_decides() -> None:
    assert totals(held(4, 9, 8, glory=7), held(2, 9, 14, glory=9)) == [1, 1]
    assert places(held(4, 9, 8, glory=7), held(2, 9, 14, glory=9)) == [2, 1]


@pytest.mark.rule("D7.3", "D7.2")
def test_with_equal_glory_the_iron_decides() -> None:
    assert places(held(4, 9, 8, glory=7, iron=1), held(2, 9, 14, glory=7, iron=5)) == [2, 1]


@pytest.mark.rule("D7.3", "D7.2")
def test_with_equal_glory_and_iron_four_items_win() -> None:
    assert places(held(4, 9, 8, glory=7, iron=5), held(2, 9, 14, glory=7, iron=5)) == [1, 2]


@rare("D7.3", "D7.2", off={"score.standing": glory_of_all})
def test_of_three_players_leading_1_1_0_the_third_is_out() -> None:
    one, other, third = held(items=4, glory=1), held(gold=5, glory=2), held(items=3, gold=4, glory=12, iron=30)
    assert totals(one, other, third) == [1, 1, 0]
    assert places(one, other, third) == [2, 1, 3]


@pytest.mark.rule("D7.3", "D7.2")
def test_of_three_players_leading_0_0_0_all_compare_glory() -> None:
    seats = held(4, 3, 2, glory=4), held(4, 3, 2, glory=6), held(4, 3, 2, glory=5, iron=9)
    assert totals(*seats) == [0, 0, 0]
    assert places(*seats) == [3, 1, 2]


# The result


def result(position: Position) -> list[Event]:
    """Return the events of the score."""
    return [event for event in position.opening if event.rule.startswith("D7")]


@pytest.mark.rule("D7.1", "D7.2", "D6.9")
def test_the_result_is_announced_category_by_category() -> None:
    me, you = {"workers": [1, 2], **held(4, 9, 8, glory=7)}, {"workers": [3, 4], **held(2, 9, 14, glory=9)}
    events = result(scene(me, you, stage="home"))
    assert [(event.kind, event.seat, event.args, event.rule) for event in events] == [
        ("leads", 1, {"category": "steel", "amount": 14}, "D7.1"),
        ("nobody-leads", None, {"category": "gold", "amount": 9}, "D7.1"),
        ("leads", 0, {"category": "items", "amount": 4}, "D7.1"),
        ("scored", 0, {"leads": 1}, "D7.1"),
        ("scored", 1, {"leads": 1}, "D7.1"),
        ("tie-broken", 1, {"by": "glory"}, "D7.2"),
        ("won", 1, {"leads": 1}, "D7.2"),
    ]


@pytest.mark.rule("D7.1", "D7.2")
def test_if_nobody_owns_anything_all_win_and_nobody_leads() -> None:
    position = ended(held(), held(), held())
    assert args_of(position.opening, "nobody-leads") == [
        {"seat": None, "category": category, "amount": 0} for category in ("steel", "gold", "items")
    ]
    assert winners(position) == [0, 1, 2]


@pytest.mark.rule("D7.2")
def test_the_highest_number_alone_needs_no_tie_breaker() -> None:
    position = ended(held(4, 9, 8, glory=7), held(2, 10, 12, glory=7))
    assert "tie-broken" not in kinds(position.opening)
    assert args_of(position.opening, "won") == [{"seat": 1, "leads": 2}]


@pytest.mark.rule("D7.1", "D7.2", "D9.1")
def test_five_players_are_scored_alike() -> None:
    seats = held(steel=3), held(gold=3), held(items=3), held(steel=3, gold=4), held(glory=12)
    assert totals(*seats) == [0, 0, 1, 1, 0]
    assert places(*seats) == [4, 4, 1, 2, 3]


@pytest.mark.rule("D7.1", "D7.2")
@pytest.mark.parametrize("opponent", ["eldhusfifl", "andvettr", "andvettr-fadir"])
def test_the_opponent_of_a_solo_game_is_scored_like_a_player(opponent: str) -> None:
    position = solo(opponent, held(items=3, glory=2), held(steel=3, glory=3), stage="mining", mountain=[], short=True)
    assert [(score.seat, score.total, score.place) for score in position.scores()] == [(0, 1, 2), (1, 1, 1)]
    assert winners(position) == [1]
