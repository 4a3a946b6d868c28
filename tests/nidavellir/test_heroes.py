"""Chapter 8: when a hero is due, who may be taken, and what each one does."""

from typing import Any

import pytest

import dvergar
from dvergar.core.bits import count_of
from dvergar.core.errors import IllegalAction
from dvergar.games import Event, Position
from dvergar.nidavellir.armies import is_dwarf, lines, top_of
from dvergar.nidavellir.coins import transform
from dvergar.nidavellir.flow import settle
from dvergar.nidavellir.heroes import check_heroes
from dvergar.nidavellir.state import State
from dvergar.nidavellir.tables import DWARF_KINDS, SMITH
from tests.nidavellir.playing import asked, kinds, play, rare, reasons, scene, seat, words

ALMOST = {"warrior": "3", "hunter": "-", "miner": "0", "explorer": "5"}  # a Blacksmith completes the first line
FIVES = {"warrior": "3 4 5 6 6", "hunter": "- - - - -", "miner": "0 0 1 1 2", "blacksmith": "- - - - -", "explorer": "5 6 7 8 9"}
COLUMN_OF = {
    "tarah": "warrior", "kraal": "warrior", "aral": "hunter", "dagda": "hunter", "lokdur": "miner",
    "zoral": "miner", "aegur": "blacksmith", "bonfur": "blacksmith", "idunn": "explorer",
}  # fmt: skip
FIRST_CARD = {
    "warrior": "warrior 3", "hunter": "hunter", "miner": "miner 2", "blacksmith": "blacksmith", "explorer": "explorer 5",
}  # fmt: skip
BROTHERS = ("dwerg_aesir", "dwerg_bergelmir", "dwerg_jungir", "dwerg_sigmir", "dwerg_ymir")


def turn(army: Any, heroes: str = "", other: Any = None, options: Any = None, **taverns: str) -> Position:
    """Seat 0 goes first at every tavern; cards that are not named come by chance."""
    offers = {name: cards.split(", ") for name, cards in {"goblin": "blacksmith", **taverns}.items()}
    me = {"bid": "5 4 3", "army": army, "heroes": heroes}
    return scene(me, {"bid": "4 3 2", **(other or {})}, taverns=offers, options=options)


def recruited(hero: str) -> Position:
    """Seat 0 has completed its first line with a Blacksmith and taken this hero."""
    position = turn(ALMOST)
    play(position, "0 take blacksmith", f"0 hero {hero}")
    return position


def due(events: list[Event]) -> list[tuple[int, int]]:
    """Lines and heroes, each time a hero was due."""
    return [(event.args["lines"], event.args["heroes"]) for event in events if event.kind in ("due", "chained")]


def parts(position: Position, number: int = 0) -> dict[str, int]:
    return position.scores()[number].parts


def a_line_is_a_hero(s: State, number: int) -> bool:
    """A line completed again brings a hero again."""
    return 0 < lines(s, number) >= count_of(s.heroes[number])


def missed_for_good(s: State, number: int) -> bool:
    """A hero that cannot be taken at once is lost."""
    return lines(s, number) > count_of(s.heroes[number]) and s.tavern == 0


def exactly_one_more(s: State, number: int) -> bool:
    """The letter of two rulebooks: due only when lines = heroes + 1."""
    return lines(s, number) == count_of(s.heroes[number]) + 1


def heroes_first(s: State) -> bool:
    """The hero check before the card's own effect."""
    if s.check_due:
        check_heroes(s, s.actor)
        return True
    return settle(s)


def transform_and_check(s: State, number: int, slot: int, plus: int) -> None:
    """A transform as if a card had been put down."""
    transform(s, number, slot, plus)
    s.check_due = 1


def blind_for_thrud(s: State, number: int, column: int) -> bool:
    """A column's top, Thrud overlooked."""
    top = top_of(s, number, column)
    return top >= 0 and is_dwarf(s, s.army[number][top])


# When a hero is due


@pytest.mark.rule("N8.1", "N5.2")
def test_a_complete_line_makes_a_hero_due() -> None:
    position = turn(ALMOST)
    events = play(position, "0 take blacksmith")
    assert asked(position) == (0, "hero")
    assert due(events) == [(1, 0)]
    play(position, "0 hero skaa")
    assert asked(position) == (1, "take")


@pytest.mark.rule("N8.1")
def test_four_classes_are_no_line() -> None:
    position = turn({"warrior": "3 4", "hunter": "- -", "miner": "0 0"})
    play(position, "0 take blacksmith")
    assert asked(position) == (1, "take")


@pytest.mark.rule("N8.1")
@pytest.mark.parametrize(
    ("army", "heroes"),
    [
        (ALMOST, "skaa"),
        (ALMOST, "ylud"),
        (ALMOST, "dwerg"),
        (ALMOST | {"warrior": "tarah"}, ""),
        (ALMOST | {"miner": "thrud"}, ""),
        (ALMOST | {"explorer": "ylud"}, ""),
    ],
)
def test_a_hero_counts_wherever_it_lies(army: dict[str, str], heroes: str) -> None:
    position = turn(army, heroes)
    play(position, "0 take blacksmith")
    assert asked(position) == (1, "take")


@pytest.mark.rule("N8.1")
def test_ranks_count_and_not_cards() -> None:
    position = turn({"warrior": "kraal", "hunter": "- -", "miner": "0 0", "blacksmith": "-", "explorer": "5 6"})
    assert due(play(position, "0 take blacksmith")) == [(2, 1)]


@pytest.mark.rule("N8.1")
def test_recruiting_is_mandatory() -> None:
    position = turn(ALMOST)
    play(position, "0 take blacksmith")
    assert all(action.startswith("hero ") for action in words(position))
    assert position.to_act == (0,)


@pytest.mark.rule("N8.1", "N1.8")
def test_heroes_are_chosen_from_the_display() -> None:
    position = turn(ALMOST, other={"heroes": "skaa astrid", "army": {"warrior": "tarah"}})
    play(position, "0 take blacksmith")
    on_display = "kraal aral dagda lokdur zoral aegur bonfur idunn dwerg grid uline thrud ylud"
    assert words(position) == [f"hero {name}" for name in on_display.split()]
    taken = {"hero tarah": "N1.8", "hero astrid": "N1.8", "hero skaa": "N1.8"}
    assert reasons(position) == taken | {"hero hourya": "N8.5"}
    before = position.to_bytes()
    with pytest.raises(IllegalAction) as refused:
        play(position, "0 hero skaa")
    assert refused.value.rule == "N1.8"
    assert position.to_bytes() == before


@pytest.mark.rule("N8.1", "N8.7")
def test_the_check_follows_every_neutral_hero_too() -> None:
    position = turn({"warrior": "3 4 5", "hunter": "- - -", "miner": "0 0 1", "blacksmith": "- -", "explorer": "5 6 7"})
    events = play(position, "0 take blacksmith", "0 hero skaa", "0 hero astrid", "0 hero ylud")
    assert due(events) == [(3, 0), (3, 1), (3, 2)]
    assert asked(position) == (1, "take")


@pytest.mark.rule("N8.1")
def test_a_hero_is_due_by_the_count_and_not_by_a_new_line() -> None:
    position = turn(ALMOST | {"blacksmith": "-"})
    assert due(play(position, "0 take blacksmith")) == [(1, 0)]


@rare("N8.1", "N5.4", off={"coins.transform": transform_and_check})
def test_an_offering_is_no_putting_down() -> None:
    position = turn(ALMOST | {"blacksmith": "-"}, goblin="offering 3")
    play(position, "0 take offering 3", "0 transform pouch 2")
    assert asked(position) == (1, "take")


# Broken lines


@rare("N8.2", off={"heroes.due_hero": a_line_is_a_hero})
def test_a_line_broken_by_dagda_gives_nothing_when_completed_again() -> None:
    position = turn(ALMOST, goblin="blacksmith, hunter", dragon="miner 1, hunter", horse="explorer 6")
    play(position, "0 take blacksmith", "0 hero dagda", "0 discard miner explorer", "1 take hunter")
    play(position, "0 take miner 1", "1 take hunter", "0 take explorer 6")
    whole = {"warrior": "3", "hunter": "- dagda", "miner": "1", "blacksmith": "-", "explorer": "6"}
    assert seat(position, 0)["army"] == whole
    assert asked(position) == (1, "take")


@rare("N8.2", off={"heroes.due_hero": a_line_is_a_hero})
def test_a_line_broken_by_bonfur_gives_nothing_when_completed_again() -> None:
    position = turn(ALMOST, goblin="blacksmith, hunter", dragon="warrior 9")
    play(position, "0 take blacksmith", "0 hero bonfur", "0 discard warrior", "1 take hunter", "0 take warrior 9")
    assert seat(position, 0)["army"]["warrior"] == "9"
    assert asked(position) == (1, "take")


@pytest.mark.rule("N8.2")
def test_the_next_line_after_a_broken_one_gives_a_hero() -> None:
    army = {"warrior": "3", "hunter": "- dagda", "miner": "0", "blacksmith": "- -", "explorer": "5 6"}
    position = turn(army, goblin="miner 1, hunter", dragon="warrior 9")
    play(position, "0 take miner 1", "1 take hunter")
    assert asked(position) == (0, "take")
    assert due(play(position, "0 take warrior 9")) == [(2, 1)]


# No hero may be taken

STUCK = {
    "warrior": "3 4 5 kraal", "hunter": "- - - aral", "miner": "0 0 zoral", "blacksmith": "- - - -", "explorer": "5 6 7 8 idunn",
}  # fmt: skip
THE_OTHERS = {
    "army": {"warrior": "tarah", "miner": "lokdur", "blacksmith": "aegur", "explorer": "hourya"},
    "heroes": "astrid skaa grid dwerg dwerg dwerg dwerg dwerg",
}


@rare("N8.3", off={"heroes.free_heroes": lambda s, number: s.hall})
def test_the_check_ends_if_no_hero_may_be_taken() -> None:
    position = turn(STUCK, other=THE_OTHERS, options={"first_game": True})
    assert position.to_dict()["hall"] == ["dagda", "bonfur"]
    events = play(position, "0 take blacksmith")
    assert [event.rule for event in events if event.kind == "none-free"] == ["N8.3"]
    assert asked(position) == (1, "take")


@rare("N8.3", off={"heroes.due_hero": missed_for_good})
def test_the_check_missed_comes_after_the_next_putting_down() -> None:
    taverns = {"goblin": "blacksmith, hunter", "dragon": "offering 3, hunter", "horse": "miner 2"}
    position = turn(STUCK, other=THE_OTHERS, options={"first_game": True}, **taverns)
    play(position, "0 take blacksmith", "1 take hunter", "0 take offering 3", "0 transform pouch 2", "1 take hunter")
    assert asked(position) == (0, "take")
    assert due(play(position, "0 take miner 2")) == [(5, 4)]
    assert words(position) == ["hero dagda", "hero bonfur"]
    play(position, "0 hero bonfur", "0 discard miner")
    assert asked(position) == (1, "take")


@pytest.mark.rule("N8.3")
def test_a_card_of_another_seat_does_not_bring_the_missed_check() -> None:
    position = turn(STUCK, "", THE_OTHERS, {"first_game": True}, goblin="blacksmith, miner 2", dragon="hunter")
    play(position, "0 take blacksmith")
    assert "due" not in kinds(play(position, "1 take miner 2"))
    assert asked(position) == (0, "take")


# Chains


@rare("N8.1", "N8.7", off={"heroes.due_hero": exactly_one_more})
def test_x6_aegur_completes_two_more_lines() -> None:
    position = turn({"warrior": "3 4 5", "hunter": "- - -", "miner": "0 0 1", "explorer": "5 6 7"})
    events = play(position, "0 take blacksmith", "0 hero aegur", "0 hero skaa", "0 hero astrid")
    assert due(events) == [(1, 0), (3, 1), (3, 2)]
    assert asked(position) == (1, "take")


@rare("N8.1", "N8.7", off={"heroes.due_hero": exactly_one_more})
def test_x8_a_fourth_hero_is_due() -> None:
    army = FIVES | {"hunter": "- - -", "miner": ""}
    position = turn(army, goblin="miner 0")
    events = play(position, "0 take miner 0", "0 hero zoral", "0 hero aral", "0 hero skaa")
    assert due(events) == [(1, 0), (3, 1), (4, 2), (4, 3)]
    assert asked(position) == (0, "hero")
    play(position, "0 hero astrid")
    assert asked(position) == (1, "take")


@rare("N8.1", "N8.7", off={"heroes.due_hero": exactly_one_more})
def test_a_chain_of_five_heroes() -> None:
    position = turn(FIVES | {"warrior": "3 4 5", "hunter": "- - -", "blacksmith": "- -"})
    events = play(position, "0 take blacksmith", "0 hero aegur", "0 hero kraal", "0 hero aral", "0 hero skaa", "0 hero astrid")
    assert due(events) == [(3, 0), (3, 1), (3, 2), (5, 3), (5, 4)]
    assert asked(position) == (1, "take")


@pytest.mark.rule("N8.7", "N8.8")
def test_thrud_completes_a_line_in_a_chain() -> None:
    position = turn({"warrior": "3 4", "hunter": "- - -", "miner": "0 0 1", "explorer": "5 6 7"})
    events = play(position, "0 take blacksmith", "0 hero aegur", "0 hero thrud", "0 place warrior", "0 hero skaa")
    assert due(events) == [(1, 0), (2, 1), (3, 2)]
    assert asked(position) == (1, "take")


@rare("N8.7", "N8.4", "N5.4", off={"flow.settle": heroes_first})
def test_bonfur_breaks_a_line_of_his_own_chain() -> None:
    position = turn({"warrior": "3 4 5", "hunter": "- - -", "miner": "0 0", "explorer": "5 6 7"})
    events = play(position, "0 take blacksmith", "0 hero bonfur")
    assert asked(position) == (0, "discard")
    events += play(position, "0 discard miner")
    assert due(events) == [(1, 0)]
    assert asked(position) == (1, "take")


@pytest.mark.rule("N8.7", "N8.4")
def test_dagda_keeps_her_chain_if_she_discards_elsewhere() -> None:
    position = turn({"warrior": "3 4 5", "miner": "0 0", "blacksmith": "- -", "explorer": "5 6 7"}, goblin="hunter")
    events = play(position, "0 take hunter", "0 hero dagda", "0 discard warrior explorer")
    assert due(events) == [(1, 0), (2, 1)]
    assert asked(position) == (0, "hero")


# Dagda and Bonfur

ONE_OPEN = {  # four lines to come, three heroes on top; the Blacksmiths are the only open column but the Hunters
    "warrior": "3 4 5 tarah", "hunter": "- - - -", "miner": "0 0 1 lokdur", "blacksmith": "- - -", "explorer": "5 6 7 idunn",
}  # fmt: skip
NONE_OPEN = {  # five lines to come, four heroes on top
    "warrior": "3 4 5 6 tarah", "hunter": "- - - aral", "miner": "0 0 1 1 lokdur", "blacksmith": "- - - -",
    "explorer": "5 6 7 8 idunn",
}  # fmt: skip


def refused(position: Position, *lines: str) -> list[str]:
    """The rules by which these actions are refused; nothing changes."""
    before = position.to_bytes()
    found = []
    for line in lines:
        with pytest.raises(IllegalAction) as error:
            play(position, line)
        found.append(error.value.rule)
    assert position.to_bytes() == before
    return found


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
def test_dagda_never_discards_one_twice_once_or_a_hunter() -> None:
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
def test_thrud_lifted_from_the_own_column_blocks_nothing() -> None:
    army = {"warrior": "3 4", "hunter": "-", "miner": "0 0", "blacksmith": "- thrud", "explorer": "5 6"}
    position = turn(army, goblin="hunter")
    play(position, "0 take hunter", "0 hero bonfur", "0 discard explorer")
    assert asked(position) == (0, "thrud")
    play(position, "0 place explorer")
    assert seat(position, 0)["army"]["explorer"] == "5 thrud"
    assert asked(position) == (1, "take")


def with_smith(army: dict[str, str], heroes: str, value: str) -> Position:
    """Seat 0 has taken a Hunter in Age 2; `value` is the option special_smith."""
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
def test_the_columns_are_looked_at_when_the_hero_is_chosen() -> None:
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


# Hourya


@rare("N8.5", "N8.20 hourya", off={"heroes.may_take_hourya": lambda s, number: True})
def test_hourya_needs_five_explorers() -> None:
    position = turn(ALMOST | {"explorer": "5 6 7 8"})
    play(position, "0 take blacksmith")
    assert reasons(position) == {"hero hourya": "N8.5"}
    assert refused(position, "0 hero hourya") == ["N8.5"]


@rare("N8.5", "N8.20 hourya", off={"heroes.may_take_hourya": lambda s, number: False})
def test_hourya_comes_for_five_explorers() -> None:
    position = turn(ALMOST | {"explorer": "5 6 7 8 9"})
    play(position, "0 take blacksmith", "0 hero hourya")
    assert seat(position, 0)["army"]["explorer"] == "5 6 7 8 9 hourya"
    assert parts(position)["explorer"] == 35 + 20


@pytest.mark.rule("N8.5")
@pytest.mark.parametrize("explorers", ["5 6 7 8 ylud", "5 6 7 8 idunn", "5 6 ylud idunn 8"])
def test_heroes_among_the_explorers_count_for_hourya(explorers: str) -> None:
    position = turn({"warrior": "3 4 5", "hunter": "- - -", "miner": "0 0 1", "blacksmith": "- -", "explorer": explorers})
    play(position, "0 take blacksmith")
    assert "hero hourya" in words(position)


@rare("N8.5", "N8.9", "N8.8", off={"armies.standing": lambda s, number, column: s.ranks[number][column]})
def test_thrud_counts_for_hourya_who_is_kept_when_she_leaves() -> None:
    position = turn({"warrior": "3 4", "hunter": "- -", "miner": "0 0", "blacksmith": "-", "explorer": "5 6 7 8 thrud"})
    play(position, "0 take blacksmith", "0 hero hourya", "0 place hunter")
    assert seat(position, 0)["army"]["explorer"] == "5 6 7 8 hourya"
    assert parts(position)["explorer"] == 26 + 20


@pytest.mark.rule("N8.5")
def test_hourya_is_kept_if_explorers_are_lost() -> None:
    position = turn({"warrior": "3 4", "hunter": "- -", "miner": "0 0", "blacksmith": "-", "explorer": "5 hourya 6"})
    play(position, "0 take blacksmith", "0 hero bonfur", "0 discard explorer")
    assert seat(position, 0)["army"]["explorer"] == "5 hourya"
    assert parts(position)["explorer"] == 5 + 20


# Where heroes go


@rare("N8.6", off={"armies.put": lambda s, number, card: None})
def test_a_hero_of_a_class_goes_on_top_of_its_column() -> None:
    position = turn(ALMOST, goblin="blacksmith, hunter", dragon="warrior 4")
    play(position, "0 take blacksmith", "0 hero kraal", "1 take hunter", "0 take warrior 4")
    assert seat(position, 0)["army"]["warrior"] == "3 kraal 4"


@pytest.mark.rule("N8.6")
@pytest.mark.parametrize("hero", ["astrid", "skaa", "grid", "uline", "ylud", "dwerg"])
def test_a_neutral_hero_goes_to_the_command_zone(hero: str) -> None:
    position = recruited(hero)
    mine = seat(position, 0)
    assert mine["army"] == ALMOST | {"blacksmith": "-"}
    assert mine["heroes"] == ("dwerg_aesir" if hero == "dwerg" else hero)
    assert mine["heroes"] not in position.to_dict()["hall"]


# The heroes one by one


def class_hero(hero: str, part: int) -> Any:
    return pytest.param(hero, part, marks=pytest.mark.rule(f"N8.20 {hero}"))


@pytest.mark.rule("N8.20", "N8.6")
@pytest.mark.parametrize(
    ("hero", "part"),
    [
        class_hero("tarah", 3 + 14 + 5),  # and the highest coin for the most Warriors
        class_hero("kraal", 3 + 7 + 0 + 5),
        class_hero("aral", 3 * 3),
        class_hero("dagda", 4 * 4),
        class_hero("lokdur", (2 + 3) * 2),
        class_hero("zoral", (2 + 1 + 0 + 0) * 4),
        class_hero("aegur", 12),
        class_hero("bonfur", 18),
        class_hero("idunn", 5 + 7 + 2 * 2),
    ],
)
def test_points_of_a_class_hero(hero: str, part: int) -> None:
    column = COLUMN_OF[hero]
    position = turn(FIVES | {column: ""}, goblin=FIRST_CARD[column])
    play(position, f"0 take {FIRST_CARD[column]}", f"0 hero {hero}")
    assert seat(position, 0)["army"][column].endswith(f" {hero}")
    assert parts(position)[column] == part
    assert parts(position)["heroes"] == 0


def ranks_of(hero: str, ranks: int) -> Any:
    return pytest.param(hero, ranks, marks=pytest.mark.rule(f"N8.20 {hero}"))


@pytest.mark.rule("N8.20", "N8.7")
@pytest.mark.parametrize(
    ("hero", "ranks"),
    [
        ranks_of("tarah", 1), ranks_of("kraal", 2), ranks_of("aral", 2), ranks_of("dagda", 3), ranks_of("lokdur", 1),
        ranks_of("zoral", 3), ranks_of("aegur", 2), ranks_of("bonfur", 3), ranks_of("idunn", 1),
    ],
)  # fmt: skip
def test_ranks_of_a_class_hero(hero: str, ranks: int) -> None:
    column = COLUMN_OF[hero]
    position = turn(FIVES | {column: ""}, goblin=FIRST_CARD[column])
    events = play(position, f"0 take {FIRST_CARD[column]}", f"0 hero {hero}")
    if asked(position)[1] == "discard":
        events += play(position, "0 " + words(position)[0])
    assert due(events)[-1] == (1 + ranks, 1)


@pytest.mark.rule("N8.20 hourya", "N8.20")
def test_hourya_has_one_rank() -> None:
    sixes = {"warrior": "3 4 5 6 6 7", "hunter": "- - - - - -", "miner": "0 0 1 1 2 2", "blacksmith": "- - - - - -"}
    position = turn(sixes | {"explorer": "5 6 7 8"}, goblin="explorer 9")
    play(position, "0 take explorer 9", "0 hero skaa", "0 hero astrid", "0 hero ylud", "0 hero dwerg")
    assert due(play(position, "0 hero hourya")) == [(6, 5)]


@pytest.mark.rule("N8.20 hourya", "N8.20 idunn")
def test_idunn_counts_hourya() -> None:
    score = dvergar.game("nidavellir", players=2).score({"seats": [{"army": {"explorer": "idunn hourya"}}]})[0]
    assert score.parts["explorer"] == 7 + 20 + 2 * 2


@pytest.mark.rule("N8.20 idunn", "N10.1")
def test_idunn_counts_ranks_of_heroes_and_her_own() -> None:
    game = dvergar.game("nidavellir", players=2)
    score = game.score({"seats": [{"army": {"explorer": "5 6 idunn 7 ylud"}}]})[0]
    assert score.parts["explorer"] == 5 + 6 + 7 + 7 + 11 + 2 * 5


@pytest.mark.rule("N8.20 skaa")
def test_skaa_is_worth_seventeen() -> None:
    assert parts(recruited("skaa"))["heroes"] == 17


@pytest.mark.rule("N8.20 astrid")
def test_astrid_is_worth_the_highest_coin() -> None:
    assert parts(recruited("astrid"))["heroes"] == 5


@pytest.mark.rule("N8.20 astrid", "N10.3")
def test_x7_astrid_with_the_25() -> None:
    position = scene({"heroes": "astrid", "coins": "0 2 3 4 25"})
    assert parts(position)["heroes"] == 25


@pytest.mark.rule("N8.20 astrid")
def test_astrid_grows_with_a_later_coin() -> None:
    position = turn({}, "astrid", goblin="offering 3")
    play(position, "0 take offering 3", "0 transform goblin 5")
    assert parts(position)["heroes"] == 8


@pytest.mark.rule(*(f"N8.20 {brother}" for brother in BROTHERS))
@pytest.mark.parametrize(("count", "points"), [(1, 13), (2, 40), (3, 81), (4, 108), (5, 135)])
def test_points_of_the_dwerg_brothers(count: int, points: int) -> None:
    position = scene({"heroes": " ".join(["dwerg"] * count)})
    assert parts(position)["heroes"] == points
    named = scene({"heroes": " ".join(BROTHERS[-count:])})
    assert parts(named)["heroes"] == points


@pytest.mark.rule(*(f"N8.20 {brother}" for brother in BROTHERS))
def test_x7_two_brothers_of_one_owner_and_three_of_another() -> None:
    position = scene({"heroes": "dwerg_ymir dwerg_jungir"}, {"heroes": "dwerg dwerg dwerg"})
    assert parts(position, 0)["heroes"] == 40
    assert parts(position, 1)["heroes"] == 81


@pytest.mark.rule(*(f"N8.20 {brother}" for brother in BROTHERS))
def test_the_brothers_are_interchangeable() -> None:
    position = turn({"warrior": "3 4", "hunter": "- -", "miner": "0 0", "blacksmith": "-", "explorer": "5 6"})
    play(position, "0 take blacksmith")
    assert words(position).count("hero dwerg") == 1
    play(position, "0 hero dwerg_ymir", "0 hero dwerg")
    assert parts(position)["heroes"] == 40
    assert sum(name.startswith("dwerg") for name in position.to_dict()["hall"]) == 3


@rare("N8.20 grid", "N5.4", off={"flow.settle": heroes_first})
def test_grid_transforms_before_the_next_hero() -> None:
    position = turn({"warrior": "3 4", "hunter": "- -", "miner": "0 0", "blacksmith": "-", "explorer": "5 6"})
    play(position, "0 take blacksmith", "0 hero grid")
    assert asked(position) == (0, "transform")
    assert reasons(position) == {"transform pouch 0": "N7.2"}
    play(position, "0 transform pouch 2")
    assert seat(position, 0)["coins"] == "0 3 4 5 9"
    assert asked(position) == (0, "hero")
    assert parts(position)["heroes"] == 7


@pytest.mark.rule("N8.20 grid")
def test_grid_gives_seven_once() -> None:
    position = recruited("grid")
    play(position, "0 transform horse 3")
    assert seat(position, 0)["bid"] == "5 4 10"
    assert asked(position) == (1, "take")


@rare("N8.20 uline", "N8.13", off={"heroes.uline_picks_up": lambda s, number: None})
def test_uline_is_worth_nine_and_picks_up() -> None:
    position = recruited("uline")
    assert parts(position)["heroes"] == 9
    mine = seat(position, 0)
    assert (mine["bid"], mine["hand"]) == ("5 - -", "0 2 3 4")


@pytest.mark.rule("N8.20 thrud", "N8.8")
def test_thrud_is_worth_thirteen_and_stands_at_once() -> None:
    position = recruited("thrud")
    assert asked(position) == (0, "thrud")
    play(position, "0 place miner")
    assert seat(position, 0)["army"]["miner"] == "0 thrud"
    assert parts(position)["heroes"] == 13


@pytest.mark.rule("N8.20 ylud", "N8.16", "N10.5")
def test_ylud_waits_and_is_worth_nothing_by_herself() -> None:
    position = recruited("ylud")
    assert asked(position) == (1, "take")
    assert seat(position, 0)["ylud"] == "command"
    assert parts(position)["heroes"] == 0


@pytest.mark.rule("N8.20")
def test_neutral_heroes_add_up() -> None:
    position = scene({"heroes": "skaa grid uline astrid dwerg dwerg ylud", "army": {"hunter": "thrud"}})
    assert parts(position)["heroes"] == 17 + 7 + 9 + 5 + 40 + 13
