"""Chapter 8, Dagda and Bonfur: which columns are open, and what happens after the discard."""

import pytest

from dvergar.api.play import Position
from dvergar.games.nidavellir.rules.material import DWARF_KINDS, SMITH
from tests.games.nidavellir.hero_scenes import ALMOST, blind_for_thrud, due, heroes_first, refused, turn
from tests.games.nidavellir.playing import asked, play, rare, reasons, scene, seat, words

# Dagda and Bonfur

ONE_OPEN = {  # four lines to come, three heroes on top; the Blacksmiths are the only open column but the Hunters
    "warrior": "3 4 5 tarah", "hunter": "- - - -", "miner": "0 0 1 lokdur", "blacksmith": "- - -", "explorer": "5 6 7 idunn",
}  # fmt: skip
NONE_OPEN = {  # five lines to come, four heroes on top
    "warrior": "3 4 5 6 tarah", "hunter": "- - - aral", "miner": "0 0 1 1 lokdur", "blacksmith": "- - - -",
    "explorer": "5 6 7 8 idunn",
}  # fmt: skip


@rare("N8.4", off={"heroes.may_take_dagda": lambda s, number: True})
def test_dagda_needs_two_other_open_columns() -> None:
    position = turn(ONE_OPEN)
    play(position, "0 take blacksmith")
    assert "hero dagda" not in words(position)
    assert reasons(position)["hero dagda"] == "N8.4"
    assert refused(position, "0 hero dagda") == ["N8.4"]


@rare("N8.4", off={"heroes.may_take_bonfur": lambda s, number: True})
def test_bonfur_needs_another_open_column() -> None:
    position = turn(NONE_OPEN)
    play(position, "0 take blacksmith")
    assert {"hero dagda", "hero bonfur"}.isdisjoint(words(position))
    assert reasons(position)["hero bonfur"] == "N8.4"
    assert refused(position, "0 hero bonfur", "0 hero dagda") == ["N8.4", "N8.4"]


@rare("N8.4", off={"heroes.may_take_bonfur": lambda s, number: False})
def test_bonfur_may_be_taken_where_dagda_may_not() -> None:
    position = turn(ONE_OPEN)
    play(position, "0 take blacksmith", "0 hero bonfur")
    assert words(position) == ["discard hunter"]


@rare("N8.4", off={"armies.discard_top": lambda s, number, column: None})
def test_dagda_discards_two_tops_in_one_decision() -> None:
    position = turn(ALMOST | {"warrior": "3 4"})
    play(position, "0 take blacksmith", "0 hero dagda")
    assert asked(position) == (0, "discard")
    assert words(position) == [
        "discard warrior miner", "discard warrior blacksmith", "discard warrior explorer",
        "discard miner blacksmith", "discard miner explorer", "discard blacksmith explorer",
    ]  # fmt: skip
    assert reasons(position) == {"discard hunter": "N8.4"}
    events = play(position, "0 discard explorer warrior")
    assert [event.args["card"] for event in events if event.kind == "discarded"] == ["warrior 4", "explorer 5"]
    assert seat(position, 0)["army"] == {"warrior": "3", "hunter": "- dagda", "miner": "0", "blacksmith": "-"}
    assert {"warrior 4", "explorer 5"} <= set(position.to_dict()["discards"])


@pytest.mark.rule("N8.4")
def test_dagda_never_discards_the_same_card_twice_only_one_card_or_a_hunter() -> None:
    position = turn(ALMOST | {"warrior": "3 4"})
    play(position, "0 take blacksmith", "0 hero dagda")
    assert refused(position, "0 discard warrior warrior", "0 discard miner", "0 discard hunter miner") == ["N8.4"] * 3


@rare("N8.4", off={"armies.discard_top": lambda s, number, column: None})
def test_bonfur_discards_one_top() -> None:
    position = turn(ALMOST)
    play(position, "0 take blacksmith", "0 hero bonfur")
    assert words(position) == ["discard warrior", "discard hunter", "discard miner", "discard explorer"]
    assert refused(position, "0 discard blacksmith", "0 discard hunter miner") == ["N8.4"] * 2
    play(position, "0 discard hunter")
    assert seat(position, 0)["army"] == {"warrior": "3", "miner": "0", "blacksmith": "- bonfur", "explorer": "5"}


@pytest.mark.rule("N8.4")
def test_a_dwarf_on_top_of_a_hero_opens_the_column() -> None:
    position = turn({"warrior": "tarah 3", "hunter": "- -", "miner": "0 0", "blacksmith": "-", "explorer": "5 6"})
    play(position, "0 take blacksmith", "0 hero bonfur", "0 discard warrior")
    assert seat(position, 0)["army"]["warrior"] == "tarah"
    assert asked(position) == (1, "take")


@rare("N8.4", off={"armies.is_dwarf": lambda s, card: True})
def test_a_hero_on_top_closes_the_column() -> None:
    position = turn({"warrior": "3 tarah", "hunter": "- -", "miner": "0 0", "blacksmith": "-", "explorer": "5 6"})
    play(position, "0 take blacksmith", "0 hero dagda")
    assert words(position) == ["discard miner blacksmith", "discard miner explorer", "discard blacksmith explorer"]
    assert reasons(position) == {"discard warrior": "N8.4", "discard hunter": "N8.4"}
    assert refused(position, "0 discard warrior miner") == ["N8.4"]


@rare("N8.4", off={"armies.is_dwarf": lambda s, card: True})
def test_ylud_on_top_closes_the_column() -> None:
    position = turn({"warrior": "3 ylud", "hunter": "- -", "miner": "0 0", "blacksmith": "-", "explorer": "5 6"})
    play(position, "0 take blacksmith", "0 hero bonfur")
    assert words(position) == ["discard hunter", "discard miner", "discard explorer"]
    assert refused(position, "0 discard warrior") == ["N8.4"]


@rare("N8.4", "N8.8", off={"armies.has_open_top": blind_for_thrud})
def test_thrud_on_top_closes_the_column() -> None:
    position = turn({"warrior": "3 thrud", "hunter": "- -", "miner": "0 0", "blacksmith": "-", "explorer": "5 6"})
    play(position, "0 take blacksmith", "0 hero bonfur")
    assert words(position) == ["discard hunter", "discard miner", "discard explorer"]
    assert refused(position, "0 discard warrior") == ["N8.4"]


@rare("N8.4", off={"armies.has_open_top": blind_for_thrud})
def test_thrud_can_close_the_last_column_that_dagda_needs() -> None:
    army = ONE_OPEN | {"warrior": "3 4 5 6 tarah 7 thrud", "hunter": "- - - - -", "miner": "0 0 1 1 lokdur"}
    position = turn(army | {"blacksmith": "- - - -", "explorer": "5 6 7 8 idunn"})
    play(position, "0 take blacksmith")
    assert reasons(position)["hero dagda"] == "N8.4"


@rare("N8.4", off={"state.owner_of": lambda s, hero: 0})
def test_thrud_of_another_seat_closes_nothing() -> None:
    position = turn(ALMOST, other={"army": {"warrior": "thrud"}})
    play(position, "0 take blacksmith", "0 hero bonfur")
    assert words(position) == ["discard warrior", "discard hunter", "discard miner", "discard explorer"]


@rare("N8.4", "N8.8", "N5.4", off={"armies.lift_thrud": lambda s, number, column: None})
def test_thrud_lifted_from_bonfurs_own_column_blocks_nothing() -> None:
    army = {"warrior": "3 4", "hunter": "-", "miner": "0 0", "blacksmith": "- thrud", "explorer": "5 6"}
    position = turn(army, goblin="hunter")
    play(position, "0 take hunter", "0 hero bonfur", "0 discard explorer")
    assert asked(position) == (0, "thrud")
    play(position, "0 place explorer")
    assert seat(position, 0)["army"]["explorer"] == "5 thrud"
    assert asked(position) == (1, "take")


def with_smith(army: dict[str, str], heroes: str, value: str) -> Position:
    """Return a position in which seat 0 has taken a Hunter in Age 2; `value` is the option special_smith."""
    me = {"bid": "5 4 3", "army": army, "heroes": heroes}
    position = scene(me, {"bid": "4 3 2"}, age=2, taverns={"goblin": ["hunter"]}, options={"special_smith": value})
    play(position, "0 take hunter")
    return position


SMITH_ON_TOP = {"warrior": "3 4", "hunter": "-", "miner": "0 0", "blacksmith": "- smith", "explorer": "5 6"}


@rare("N8.4", off={"armies.is_dwarf": lambda s, card: card < SMITH})
def test_the_special_blacksmith_may_be_discarded_as_a_dwarf() -> None:
    position = with_smith(SMITH_ON_TOP, "skaa", "dwarf")
    play(position, "0 hero dagda")
    assert "discard miner blacksmith" in words(position)
    play(position, "0 discard miner blacksmith")
    assert seat(position, 0)["army"] == {
        "warrior": "3 4", "hunter": "- - dagda", "miner": "0", "blacksmith": "-", "explorer": "5 6",
    }  # fmt: skip
    assert "smith" in position.to_dict()["discards"]


@rare("N8.4", off={"armies.is_dwarf": lambda s, card: card <= SMITH})
def test_the_special_blacksmith_closes_its_column_as_a_distinction() -> None:
    position = with_smith(SMITH_ON_TOP, "skaa", "distinction")
    play(position, "0 hero dagda")
    assert words(position) == ["discard warrior miner", "discard warrior explorer", "discard miner explorer"]
    assert reasons(position) == {"discard hunter": "N8.4", "discard blacksmith": "N8.4"}
    assert refused(position, "0 discard miner blacksmith") == ["N8.4"]


ONLY_SMITH = ONE_OPEN | {"hunter": "- - -", "blacksmith": "- - smith", "warrior": "3 4 5 tarah 6"}


@rare("N8.4", off={"armies.is_dwarf": lambda s, card: card <= DWARF_KINDS})
def test_dagda_may_count_on_the_special_blacksmith_as_a_dwarf() -> None:
    position = with_smith(ONLY_SMITH, "", "dwarf")
    play(position, "0 hero dagda")
    assert words(position) == ["discard warrior blacksmith"]


@rare("N8.4", off={"armies.is_dwarf": lambda s, card: card <= SMITH})
def test_dagda_may_not_count_on_the_special_blacksmith_as_a_distinction() -> None:
    position = with_smith(ONLY_SMITH, "", "distinction")
    assert reasons(position)["hero dagda"] == "N8.4"
    assert refused(position, "0 hero dagda") == ["N8.4"]


@pytest.mark.rule("N8.4")
@pytest.mark.parametrize("value", ["dwarf", "distinction"])
def test_a_blacksmith_above_the_special_one_opens_the_column(value: str) -> None:
    position = with_smith(SMITH_ON_TOP | {"blacksmith": "smith -"}, "skaa", value)
    play(position, "0 hero dagda", "0 discard miner blacksmith")
    assert seat(position, 0)["army"]["blacksmith"] == "smith"


@pytest.mark.rule("N8.4")
def test_the_columns_are_checked_when_the_hero_is_chosen() -> None:
    position = turn({"warrior": "3 4 5", "hunter": "- - -", "miner": "0 0 1", "explorer": "5 6 7"})
    play(position, "0 take blacksmith", "0 hero aegur", "0 hero dagda")
    assert reasons(position) == {"discard hunter": "N8.4", "discard blacksmith": "N8.4"}


@rare("N8.4", "N5.4", off={"flow.settle": heroes_first})
def test_the_hero_check_comes_after_the_discard() -> None:
    position = turn({"warrior": "3 4", "hunter": "- -", "miner": "0 0", "explorer": "5 6"})
    play(position, "0 take blacksmith", "0 hero bonfur")
    assert asked(position) == (0, "discard")
    play(position, "0 discard warrior")
    assert asked(position) == (1, "take")


@rare("N8.4", "N8.8", "N5.4", off={"armies.lift_thrud": lambda s, number, column: None})
def test_x12_dagda_on_thruds_column() -> None:
    army = {"warrior": "3 4", "hunter": "- thrud", "miner": "0 1", "blacksmith": "-", "explorer": "5 6"}
    position = turn(army)
    assert due(play(position, "0 take blacksmith")) == [(2, 1)]
    events = play(position, "0 hero dagda", "0 discard miner explorer", "0 place miner")
    assert due(events) == []
    assert seat(position, 0)["army"] == {
        "warrior": "3 4", "hunter": "- dagda", "miner": "0 thrud", "blacksmith": "- -", "explorer": "5",
    }  # fmt: skip
    assert asked(position) == (1, "take")
