"""Chapter 8, Ylud: she waits, joins a column when an age ends, and may move once more at the very end."""

from typing import Any

import pytest

from dvergar.api.errors import IllegalAction
from dvergar.api.event import Event
from dvergar.api.play import Position
from dvergar.games.nidavellir.rules.armies import put, take_out_ylud
from dvergar.games.nidavellir.rules.heroes import check_heroes, place_ylud
from dvergar.games.nidavellir.rules.material import CLASSES, COMMAND, HERO_CARD, IN_HAND, PLACE_YLUD, STAY, YLUD
from dvergar.games.nidavellir.rules.state import State, ask
from tests.games.nidavellir.playing import asked, kinds, play, rare, reasons, scene, seat, words

TWOS = {"warrior": "3 4", "hunter": "- -", "miner": "0 0", "blacksmith": "- -", "explorer": "5 6"}
ANYWHERE = ["place warrior", "place hunter", "place miner", "place blacksmith", "place explorer"]
COLUMNS = ("warrior", "hunter", "miner", "blacksmith", "explorer")


def at_end(age: int, army: Any, heroes: str = "", other: Any = None, **seat_fields: Any) -> Position:
    """Return the end of an age; seat 0 is asked for Ylud if it owns her."""
    return scene({"army": army, "heroes": heroes, **seat_fields}, other or {}, stage="ylud", age=age)


def due(events: list[Event]) -> list[tuple[int, int]]:
    """Return lines and heroes each time a hero was due."""
    return [(event.args["lines"], event.args["heroes"]) for event in events if event.kind in ("due", "chained")]


def parts(position: Position, number: int = 0) -> dict[str, int]:
    return position.scores()[number].parts


def refused(position: Position, line: str) -> str:
    """Return the rule by which an action is refused; nothing changes."""
    before = position.to_bytes()
    with pytest.raises(IllegalAction) as error:
        play(position, line)
    assert position.to_bytes() == before
    return error.value.rule


def never_asked(s: State) -> None:
    """Ylud is never asked for."""


def never_lifted(s: State, number: int, column: int) -> None:
    """Thrud is covered like any other card."""


def asked_at_once(s: State, number: int, hero: int) -> None:
    """Ylud is put down when she is recruited, as Thrud is."""
    s.heroes[number] |= 1 << hero
    s.hall &= ~(1 << hero)
    s.ylud = COMMAND
    ask(s, PLACE_YLUD, number)


def under_anybodys_thrud(s: State, number: int) -> int:
    """Her own column is offered under any seat's Thrud."""
    own = 0 if s.thrud == s.ylud else 1 << s.ylud
    return ((1 << CLASSES) - 1) & ~own | 1 << STAY


def thrud_comes_along(s: State, number: int) -> None:
    """Thrud above Ylud is lifted when Ylud leaves."""
    if s.thrud == s.ylud:
        s.thrud = IN_HAND
    take_out_ylud(s, number)


def check_in_between(s: State, number: int, column: int) -> None:
    """A hero check before she stands again, none after."""
    take_out_ylud(s, number)
    check_heroes(s, number)
    s.ylud = column
    put(s, number, HERO_CARD + YLUD)
    s.check_due = 0


def stay_and_check(s: State, number: int, column: int) -> None:
    """Staying counts as putting her down."""
    place_ylud(s, number, column)
    s.check_due = 1


def no_check(s: State, number: int) -> None:
    """No hero is ever due."""
    s.check_due = 0


# The end of Age 1


@rare("N8.16", off={"heroes.begin_ylud": never_asked})
def test_ylud_must_be_placed_at_the_end_of_age_1() -> None:
    position = at_end(1, {"miner": "0"}, "ylud")
    assert asked(position) == (0, "ylud")
    assert words(position) == ANYWHERE
    assert refused(position, "0 stay") == "N8.16"
    play(position, "0 place miner")
    assert seat(position, 0)["army"]["miner"] == "0 ylud"
    assert seat(position, 0)["ylud"] == "miner"


@pytest.mark.rule("N8.16")
@pytest.mark.parametrize("column", COLUMNS)
def test_ylud_may_stand_on_an_empty_column(column: str) -> None:
    position = at_end(1, {}, "ylud")
    play(position, f"0 place {column}")
    assert seat(position, 0)["army"][column].split()[0] == "ylud"


@rare("N8.16", "N3.4", off={"heroes.begin_ylud": never_asked})
def test_ylud_is_placed_after_the_coins_and_before_the_distinctions() -> None:
    taverns = {"horse": ["hunter", "miner 0", "explorer 5"]}
    position = scene({"bid": "5 4 3", "heroes": "ylud"}, {"bid": "4 3 2"}, age=1, turn=4, tavern="horse", taverns=taverns)
    events = play(position, "0 take miner 0", "1 take explorer 5")
    assert asked(position) == (0, "ylud")
    assert kinds(events)[-4:] == ["left-over", "coins-back", "age-ended", "shuffled"]
    events = play(position, "0 place explorer")
    assert kinds(events)[0] == "put"
    assert "judged" in kinds(events)


@pytest.mark.rule("N8.16")
def test_ylud_is_not_asked_for_between_turns() -> None:
    taverns = {"horse": ["hunter", "miner 0", "explorer 5"]}
    position = scene({"bid": "5 4 3", "heroes": "ylud"}, {"bid": "4 3 2"}, age=1, turn=3, tavern="horse", taverns=taverns)
    play(position, "0 take miner 0", "1 take explorer 5")
    assert asked(position) == (0, "bid")


@pytest.mark.rule("N8.16", "N9.1")
def test_ylud_counts_for_the_majorities_of_age_1() -> None:
    position = at_end(1, {"hunter": "-"}, "ylud", {"army": {"hunter": "-"}})
    play(position, "0 place hunter")
    assert position.to_dict()["distinctions"] == {"hunter": 0}


@rare("N8.16", "N8.8", off={"armies.lift_thrud": never_lifted})
def test_ylud_lifts_thrud_at_the_end_of_age_1() -> None:
    position = at_end(1, {"miner": "0 thrud"}, "ylud")
    play(position, "0 place miner")
    assert asked(position) == (0, "thrud")
    play(position, "0 place warrior")
    assert position.to_dict()["distinctions"]["warrior"] == 0
    assert seat(position, 0)["army"] == {"warrior": "thrud", "miner": "0 ylud"}


@rare("N8.16", "N8.1", off={"heroes.check_heroes": no_check})
def test_ylud_completes_a_line_at_the_end_of_age_1() -> None:
    position = at_end(1, TWOS | {"hunter": "-"}, "ylud")
    events = play(position, "0 place hunter")
    assert due(events) == [(2, 1)]
    assert "judged" not in kinds(events)
    events = play(position, "0 hero skaa")
    assert "judged" in kinds(events)


@pytest.mark.rule("N8.16", "N8.5")
def test_ylud_is_the_fifth_explorer_for_hourya() -> None:
    army = {"warrior": "3 4", "hunter": "- -", "miner": "0 0", "blacksmith": "- -", "explorer": "5 6 7 8"}
    position = at_end(1, army, "ylud")
    play(position, "0 place explorer", "0 hero hourya")
    assert seat(position, 0)["army"]["explorer"] == "5 6 7 8 ylud hourya"


@rare("N8.16", off={"heroes.begin_ylud": lambda s: ask(s, PLACE_YLUD, 0)})
def test_nobody_is_asked_at_the_end_of_age_1_for_ylud_in_the_army() -> None:
    position = at_end(1, {"miner": "ylud"})
    assert asked(position) == (0, "bid")


@pytest.mark.rule("N8.16")
def test_nobody_is_asked_for_ylud_while_she_is_on_display() -> None:
    assert asked(at_end(1, {}))[1] == "bid"
    assert asked(at_end(2, {}))[1] == "over"


@pytest.mark.rule("N8.16", "N8.19", "N8.6")
def test_later_cards_cover_ylud() -> None:
    me = {"bid": "5 4 3", "army": {"explorer": "5 ylud"}}
    position = scene(me, {"bid": "4 3 2"}, age=2, taverns={"goblin": ["explorer 7"]})
    play(position, "0 take explorer 7")
    assert seat(position, 0)["army"] == {"explorer": "5 ylud 7"}
    assert parts(position)["explorer"] == 5 + 11 + 7


# Recruited later


@rare("N8.17", off={"heroes.recruit": asked_at_once})
def test_ylud_recruited_in_age_2_waits() -> None:
    me = {"bid": "5 4 3", "army": TWOS | {"blacksmith": "-"}, "heroes": "skaa"}
    position = scene(me, {"bid": "4 3 2"}, age=2, taverns={"goblin": ["blacksmith"]})
    events = play(position, "0 take blacksmith", "0 hero ylud")
    assert asked(position) == (1, "take")
    assert [event.rule for event in events if event.kind == "waits"] == ["N8.17"]
    assert seat(position, 0)["ylud"] == "command"


@pytest.mark.rule("N8.17", "N8.18")
def test_ylud_recruited_at_the_last_tavern_of_age_2_is_placed_at_once() -> None:
    me = {"bid": "5 4 3", "army": TWOS | {"blacksmith": "-"}, "heroes": "skaa"}
    taverns = {"horse": ["blacksmith", "miner 1", "explorer 7"]}
    position = scene(me, {"bid": "4 3 2"}, age=2, turn=4, tavern="horse", taverns=taverns)
    play(position, "0 take blacksmith", "0 hero ylud")
    assert asked(position) == (1, "take")
    play(position, "1 take miner 1")
    assert asked(position) == (0, "ylud")
    assert words(position) == ANYWHERE


@pytest.mark.rule("N8.16")
def test_ylud_recruited_at_the_last_tavern_of_age_1_is_placed_then() -> None:
    taverns = {"horse": ["blacksmith", "miner 1", "explorer 7"]}
    me = {"bid": "5 4 3", "army": {"warrior": "3", "hunter": "-", "miner": "0", "explorer": "5"}}
    position = scene(me, {"bid": "4 3 2"}, age=1, turn=4, tavern="horse", taverns=taverns)
    events = play(position, "0 take blacksmith", "0 hero ylud", "1 take miner 1")
    assert "waits" not in kinds(events)
    assert asked(position) == (0, "ylud")


@rare("N8.17", off={"heroes.recruit": asked_at_once})
def test_ylud_recruited_during_the_evaluation_waits_until_the_end_of_age_2() -> None:
    mine = {"army": TWOS | {"blacksmith": "-"}, "heroes": "skaa"}
    position = scene(mine, {"army": {"warrior": "5 6"}}, stage="judging", age=1)
    assert asked(position) == (0, "hero")
    events = play(position, "0 hero ylud")
    assert asked(position) == (0, "keep")
    assert "waits" in kinds(events)
    while not position.over and asked(position)[1] != "ylud":
        play(position, f"{position.to_act[0]} {words(position)[-1]}")
    assert position.to_dict()["age"] == 2
    assert words(position) == ANYWHERE


# The end of Age 2


@rare("N8.18", off={"heroes.begin_ylud": never_asked})
def test_ylud_must_leave_the_command_zone_at_the_end_of_age_2() -> None:
    position = at_end(2, {"miner": "2"}, "ylud")
    assert words(position) == ANYWHERE
    assert refused(position, "0 stay") in ("N8.16", "N8.18")
    play(position, "0 place miner")
    assert position.over
    assert parts(position)["miner"] == (2 + 1) * 2


@rare("N8.18", off={"heroes.ylud_columns": lambda s, number: (1 << CLASSES) - 1})
def test_ylud_in_the_army_stays_or_moves_to_another_column() -> None:
    position = at_end(2, {"miner": "2 ylud"})
    assert words(position) == ["place warrior", "place hunter", "place blacksmith", "place explorer", "stay"]
    assert reasons(position) == {"place miner": "N8.18"}
    assert refused(position, "0 place miner") == "N8.18"
    events = play(position, "0 stay")
    assert {"put", "moved-out"}.isdisjoint(kinds(events))
    assert position.over
    assert seat(position, 0)["army"] == {"miner": "2 ylud"}


@rare("N8.18", off={"heroes.place_ylud": stay_and_check})
def test_no_hero_check_follows_if_ylud_stays() -> None:
    position = at_end(2, TWOS | {"miner": "0 ylud"})
    events = play(position, "0 stay")
    assert due(events) == []
    assert position.over


@rare("N8.18", off={"armies.take_out_ylud": lambda s, number: None})
def test_cards_above_ylud_close_up() -> None:
    position = at_end(2, {"warrior": "3", "explorer": "5 ylud 6 7"})
    events = play(position, "0 place warrior")
    assert kinds(events)[:2] == ["moved-out", "put"]
    assert seat(position, 0)["army"] == {"warrior": "3 ylud", "explorer": "5 6 7"}
    assert parts(position)["explorer"] == 18
    assert parts(position)["warrior"] == 3 + 7 + 5


@rare("N8.18", "N8.1", off={"heroes.place_ylud": check_in_between})
def test_ylud_moves_to_complete_a_line() -> None:
    position = at_end(2, TWOS | {"miner": "0 0 ylud", "hunter": "-"})
    assert due(play(position, "0 place hunter")) == [(2, 1)]
    play(position, "0 hero skaa")
    assert position.over
    assert parts(position)["heroes"] == 17


@rare("N8.18", "N8.1", off={"heroes.place_ylud": check_in_between})
def test_no_hero_check_between_taking_out_and_putting_down() -> None:
    position = at_end(2, TWOS | {"miner": "0 0 1", "hunter": "- - ylud"})
    events = play(position, "0 place miner")
    assert kinds(events) == ["moved-out", "put", "due"]
    assert due(events) == [(2, 1)]


@rare("N8.18", off={"heroes.ylud_columns": under_anybodys_thrud})
def test_thrud_of_another_seat_does_not_offer_yluds_own_column() -> None:
    position = at_end(2, {"miner": "ylud"}, other={"army": {"miner": "thrud"}})
    assert "place miner" not in words(position)
    assert refused(position, "0 place miner") == "N8.18"


@rare("N8.18", "N8.8", off={"armies.lift_thrud": never_lifted})
def test_ylud_moves_onto_thruds_column() -> None:
    position = at_end(2, {"miner": "0 ylud", "hunter": "- thrud"})
    play(position, "0 place hunter")
    assert asked(position) == (0, "thrud")
    play(position, "0 place miner")
    assert position.over
    assert seat(position, 0)["army"] == {"hunter": "- ylud", "miner": "0"}


UNDER_THRUD = {"warrior": "3", "miner": "0 ylud 1 thrud"}


@rare("N8.18", off={"heroes.place_ylud": lambda s, number, column: place_ylud(s, number, 2)})
def test_x15_ylud_under_thrud_stays() -> None:
    position = at_end(2, UNDER_THRUD)
    assert words(position) == [*ANYWHERE, "stay"]
    assert reasons(position) == {}
    events = play(position, "0 stay")
    assert "lifted" not in kinds(events)
    assert seat(position, 0)["army"] == {"warrior": "3", "miner": "0 ylud 1"}


@rare("N8.18", "N8.8", off={"armies.lift_thrud": never_lifted})
def test_x15_ylud_goes_to_her_own_column_and_lifts_thrud() -> None:
    position = at_end(2, UNDER_THRUD)
    events = play(position, "0 place miner")
    assert kinds(events) == ["moved-out", "lifted", "put"]
    assert words(position) == ANYWHERE
    assert seat(position, 0)["army"] == {"warrior": "3", "miner": "0 1 ylud"}
    play(position, "0 place warrior")
    assert position.over
    assert seat(position, 0)["army"] == {"warrior": "3", "miner": "0 1 ylud"}


@rare("N8.18", "N8.8", off={"armies.take_out_ylud": thrud_comes_along})
def test_x15_ylud_leaves_thrud_where_she_stands() -> None:
    position = at_end(2, UNDER_THRUD)
    events = play(position, "0 place warrior")
    assert "lifted" not in kinds(events)
    left = [event.args["column"] for event in events if event.kind == "left-army"]
    assert left == ["miner"]
    assert position.over
    assert seat(position, 0)["army"] == {"warrior": "3 ylud", "miner": "0 1"}


@rare("N8.18", "N8.8", off={"armies.lift_thrud": never_lifted})
def test_ylud_on_her_own_column_frees_thrud_to_complete_a_line() -> None:
    army = {"warrior": "3 4", "hunter": "- - -", "miner": "0 1 ylud thrud", "blacksmith": "- - -", "explorer": "5 6 7"}
    position = at_end(2, army)
    events = play(position, "0 place miner", "0 place warrior")
    assert due(events) == [(3, 2)]
    play(position, "0 hero skaa")
    assert position.over
    assert parts(position)["heroes"] == 13 + 17


# Her value


@pytest.mark.rule("N8.19", "N8.20 ylud")
@pytest.mark.parametrize(
    ("column", "cards", "points"),
    [
        ("explorer", "5 ylud", 5 + 11),
        ("explorer", "idunn ylud", 7 + 11 + 2 * 2),
        ("explorer", "ylud idunn 5", 11 + 7 + 5 + 2 * 3),
        ("warrior", "3 ylud", 3 + 7 + 5),
        ("warrior", "ylud 3", 7 + 3 + 5),
        ("miner", "2 2 ylud", (2 + 2 + 1) * 3),
        ("hunter", "- - ylud", 3 * 3),
        ("blacksmith", "- - ylud", 12),
        ("blacksmith", "ylud smith", 12),
    ],
)
def test_value_of_ylud_in_a_column(column: str, cards: str, points: int) -> None:
    holding = {"army": {column: cards}}
    position = scene(holding, age=2)
    assert parts(position)[column] == points
    assert parts(position)["heroes"] == 0
    assert position.game.score({"seats": [holding]})[0].parts == parts(position)


@pytest.mark.rule("N8.19", "N10.5")
def test_ylud_in_the_command_zone_is_worth_nothing() -> None:
    assert parts(scene({"heroes": "ylud"})) == dict.fromkeys(COLUMNS, 0) | {"heroes": 0, "coins": 14}


@pytest.mark.rule("N8.19", "N10.1")
def test_ylud_counts_for_the_final_warrior_majority() -> None:
    position = at_end(2, {"warrior": "3"}, "ylud", {"army": {"warrior": "4"}})
    play(position, "0 place warrior")
    assert parts(position, 0)["warrior"] == 3 + 7 + 5
    assert parts(position, 1)["warrior"] == 4


# Heroes at the very end


@rare("N8.18", "N8.8", "N8.10", off={"armies.lift_thrud": never_lifted})
def test_x14_ylud_lifts_thrud_who_completes_a_line_and_leaves() -> None:
    army = {"warrior": "3 4 5", "hunter": "- - - -", "miner": "0 0 1 thrud", "blacksmith": "- - - -", "explorer": "5 6 7 8"}
    position = at_end(2, army, "ylud skaa")
    events = play(position, "0 place miner", "0 place warrior")
    assert due(events) == [(4, 3)]
    events = play(position, "0 hero astrid")
    assert "left-army" in kinds(events)
    assert position.over
    scored = {"warrior": "3 4 5", "hunter": "- - - -", "miner": "0 0 1 ylud", "blacksmith": "- - - -", "explorer": "5 6 7 8"}
    assert seat(position, 0)["army"] == scored
    assert parts(position) == {
        "warrior": 12 + 5, "hunter": 16, "miner": 2 * 4, "blacksmith": 18, "explorer": 26, "heroes": 17 + 13 + 5, "coins": 14,
    }  # fmt: skip


@rare("N8.18", "N8.20 grid", "N3.4", off={"heroes.check_heroes": no_check})
def test_grid_at_the_very_end_transforms_from_the_hand() -> None:
    position = at_end(2, TWOS | {"hunter": "-"}, "ylud")
    play(position, "0 place hunter", "0 hero grid")
    assert words(position) == ["transform hand 2", "transform hand 3", "transform hand 4", "transform hand 5"]
    play(position, "0 transform hand 5")
    assert position.over
    assert parts(position)["heroes"] == 7
    assert parts(position)["coins"] == 0 + 2 + 3 + 4 + 12


@rare("N8.18", "N8.10", "N8.8", off={"heroes.thrud_leaves": lambda s: None})
def test_thrud_recruited_at_the_very_end_stands_and_leaves() -> None:
    position = at_end(2, {"warrior": "3 4", "hunter": "-", "miner": "0 0 1", "blacksmith": "- - -", "explorer": "5 6 7"}, "ylud")
    play(position, "0 place hunter", "0 hero thrud")
    assert asked(position) == (0, "thrud")
    play(position, "0 place warrior")
    assert position.over
    assert seat(position, 0)["army"]["warrior"] == "3 4"
    assert seat(position, 0)["thrud"] == "command"


@rare("N8.18", "N8.7", "N8.8", off={"armies.standing": lambda s, number, column: s.ranks[number][column]})
def test_thrud_recruited_at_the_very_end_can_complete_a_line() -> None:
    army = {"warrior": "3 4", "hunter": "- -", "miner": "0 0 1", "blacksmith": "- - -", "explorer": "5 6 7"}
    position = at_end(2, army, "ylud")
    events = play(position, "0 place hunter", "0 hero thrud", "0 place warrior")
    assert due(events) == [(2, 1), (3, 2)]
    play(position, "0 hero dwerg")
    assert position.over
    assert parts(position)["heroes"] == 13 + 13


@rare("N8.18", "N8.4", off={"armies.is_dwarf": lambda s, card: True})
def test_at_the_very_end_yluds_column_is_closed_to_dagda() -> None:
    position = at_end(2, TWOS | {"miner": "0"}, "ylud")
    play(position, "0 place miner", "0 hero dagda")
    assert words(position) == ["discard warrior blacksmith", "discard warrior explorer", "discard blacksmith explorer"]
    play(position, "0 discard warrior explorer")
    assert position.over


@pytest.mark.rule("N8.18", "N8.13")
def test_uline_at_the_very_end_brings_her_points_only() -> None:
    position = at_end(2, TWOS | {"miner": "0"}, "ylud")
    play(position, "0 place miner", "0 hero uline")
    assert position.over
    assert parts(position)["heroes"] == 9


@pytest.mark.rule("N8.18", "N8.7")
def test_a_chain_of_heroes_at_the_very_end() -> None:
    army = {"warrior": "3 4 5", "hunter": "-", "miner": "0 0 1", "blacksmith": "- - -", "explorer": "5 6 7"}
    position = at_end(2, army, "ylud")
    events = play(position, "0 place hunter", "0 hero aral", "0 hero skaa")
    assert due(events) == [(2, 1), (3, 2)]
    assert position.over
