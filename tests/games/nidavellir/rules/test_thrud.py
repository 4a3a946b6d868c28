"""Chapter 8, Thrud: never covered, lifted and put down again, and gone before the final score."""

from typing import Any

import pytest

from dvergar.api.event import Event
from dvergar.api.play import Position
from dvergar.games.nidavellir.rules.armies import stand_thrud
from dvergar.games.nidavellir.rules.flow import finish, settle
from dvergar.games.nidavellir.rules.heroes import check_heroes, thrud_leaves
from dvergar.games.nidavellir.rules.material import IN_HAND, PLACE_THRUD, RUNNING
from dvergar.games.nidavellir.rules.state import State, ask
from tests.games.nidavellir.playing import asked, kinds, play, rare, scene, seat, words

TWOS = {"warrior": "3 4", "hunter": "- -", "miner": "0 0", "blacksmith": "- -", "explorer": "5 6"}
ANYWHERE = ["place warrior", "place hunter", "place miner", "place blacksmith", "place explorer"]


def turn(army: Any, *cards: str, heroes: str = "", other: Any = None, **fields: Any) -> Position:
    """Return a position in which seat 0 goes first at the goblin, where these cards lie."""
    me = {"bid": "5 4 3", "army": army, "heroes": heroes}
    return scene(me, {"bid": "4 3 2", **(other or {})}, taverns={"goblin": list(cards)}, **fields)


def due(events: list[Event]) -> list[tuple[int, int]]:
    """Return lines and heroes each time a hero was due."""
    return [(event.args["lines"], event.args["heroes"]) for event in events if event.kind in ("due", "chained")]


def parts(position: Position, number: int = 0) -> dict[str, int]:
    return position.scores()[number].parts


def never_lifted(s: State, number: int, column: int) -> None:
    """Thrud is covered like any other card."""


def lifted_from_anybody(s: State, number: int, column: int) -> None:
    """Thrud is lifted whoever owns her."""
    if s.thrud == column:
        s.thrud = IN_HAND


def without_thrud(s: State, number: int, column: int) -> int:
    """Thrud counts nowhere."""
    return s.ranks[number][column]


def counted_in_hand(s: State, number: int, column: int) -> int:
    """Thrud in hand counts everywhere."""
    return s.ranks[number][column] + (s.thrud in (column, IN_HAND))


def thrud_first(s: State) -> bool:
    """Thrud is put down before the card's own effect."""
    if s.thrud == IN_HAND:
        ask(s, PLACE_THRUD, s.actor)
        return True
    return settle(s)


def heroes_first(s: State) -> bool:
    """The hero check comes before everything else."""
    if s.check_due:
        check_heroes(s, s.actor)
        return True
    return settle(s)


def check_and_finish(s: State) -> None:
    """A hero check follows when Thrud has left."""
    thrud_leaves(s)
    check_heroes(s, 0)
    if s.awaiting == RUNNING:
        finish(s)


# Lifted and put down


@rare("N8.8", "N5.4", off={"armies.lift_thrud": never_lifted})
def test_a_dwarf_lifts_thrud_and_she_may_stand_anywhere() -> None:
    position = turn({"warrior": "3 thrud"}, "warrior 9")
    events = play(position, "0 take warrior 9")
    assert kinds(events) == ["took", "lifted", "put"]
    assert asked(position) == (0, "thrud")
    assert words(position) == ANYWHERE
    assert seat(position, 0)["thrud"] == "hand"
    play(position, "0 place warrior")
    assert seat(position, 0)["army"] == {"warrior": "3 9 thrud"}


@pytest.mark.rule("N8.8")
def test_a_dwarf_of_another_class_leaves_thrud_alone() -> None:
    position = turn({"warrior": "3 thrud"}, "hunter")
    play(position, "0 take hunter")
    assert asked(position) == (1, "take")
    assert seat(position, 0)["army"] == {"warrior": "3 thrud", "hunter": "-"}


@rare("N8.8", off={"armies.lift_thrud": lifted_from_anybody})
def test_a_card_of_another_seat_leaves_thrud_alone() -> None:
    position = turn({}, "warrior 9", other={"army": {"warrior": "thrud"}})
    play(position, "0 take warrior 9")
    assert asked(position) == (1, "take")
    assert seat(position, 1)["army"] == {"warrior": "thrud"}


@pytest.mark.rule("N8.8")
def test_an_offering_leaves_thrud_alone() -> None:
    position = turn({"miner": "thrud"}, "offering 3")
    play(position, "0 take offering 3", "0 transform pouch 2")
    assert asked(position) == (1, "take")
    assert seat(position, 0)["army"] == {"miner": "thrud"}


@rare("N8.8", "N5.4", off={"armies.lift_thrud": never_lifted})
def test_a_class_hero_lifts_thrud() -> None:
    position = turn(TWOS | {"warrior": "3 thrud", "blacksmith": "-"}, "blacksmith")
    events = play(position, "0 take blacksmith", "0 hero tarah")
    assert kinds(events)[-3:] == ["recruited", "lifted", "put"]
    assert words(position) == ANYWHERE
    play(position, "0 place warrior")
    assert seat(position, 0)["army"]["warrior"] == "3 tarah thrud"
    assert asked(position) == (1, "take")


@rare("N8.8", "N9.6", off={"armies.lift_thrud": never_lifted})
def test_the_special_blacksmith_lifts_thrud() -> None:
    position = scene({"army": {"blacksmith": "- - thrud"}}, stage="judging", age=1)
    assert asked(position) == (0, "thrud")
    assert seat(position, 0)["army"] == {"blacksmith": "- - smith"}
    play(position, "0 place blacksmith")
    assert seat(position, 0)["army"] == {"blacksmith": "- - smith thrud"}


@rare("N8.8", "N9.2", off={"armies.lift_thrud": never_lifted})
def test_thrud_lifted_by_the_special_blacksmith_can_decide_the_pioneer() -> None:
    army = {"blacksmith": "- - thrud", "explorer": "5"}
    position = scene({"army": army}, {"army": {"explorer": "6"}}, stage="judging", age=1)
    play(position, "0 place explorer")
    assert asked(position) == (0, "keep")


@rare("N8.8", "N9.6", off={"armies.standing": without_thrud})
def test_thrud_put_down_after_the_special_blacksmith_brings_a_hero() -> None:
    army = {"warrior": "3 4", "hunter": "-", "miner": "0 0", "blacksmith": "- - thrud", "explorer": "5 6"}
    other = {"warrior": "5 6", "hunter": "-", "miner": "1 1", "explorer": "7 8"}
    position = scene({"army": army}, {"army": other}, stage="judging", age=1)
    assert asked(position) == (0, "thrud")
    assert due(play(position, "0 place hunter")) == [(2, 1)]
    assert asked(position) == (0, "hero")


@rare("N8.8", "N9.7", off={"armies.lift_thrud": never_lifted})
def test_the_pioneers_card_lifts_thrud() -> None:
    position = scene({"army": {"explorer": "5 thrud"}}, stage="judging", age=1, deck=["explorer 7", "hunter", "offering 5"])
    play(position, "0 keep explorer 7")
    assert asked(position) == (0, "thrud")
    play(position, "0 place miner")
    assert seat(position, 0)["army"] == {"miner": "thrud", "explorer": "5 7"}


@pytest.mark.rule("N8.8", "N9.7")
def test_the_pioneers_offering_lifts_nobody() -> None:
    position = scene({"army": {"explorer": "5 thrud"}}, stage="judging", age=1, deck=["explorer 7", "hunter", "offering 5"])
    play(position, "0 keep offering 5", "0 transform hand 2")
    assert seat(position, 0)["army"] == {"explorer": "5 thrud"}
    assert asked(position) == (0, "bid")


@rare("N8.8", "N8.16", off={"armies.lift_thrud": never_lifted})
def test_ylud_lifts_thrud() -> None:
    position = scene({"army": {"miner": "0 thrud"}, "heroes": "ylud"}, stage="ylud", age=1)
    events = play(position, "0 place miner")
    assert kinds(events) == ["lifted", "put"]
    assert asked(position) == (0, "thrud")
    play(position, "0 place miner")
    assert seat(position, 0)["army"]["miner"] == "0 ylud thrud"


@rare("N8.8", off={"armies.stand_thrud": lambda s, number, column: stand_thrud(s, number, 0)})
def test_thrud_may_stand_on_an_empty_column() -> None:
    position = turn({"warrior": "3 thrud"}, "warrior 9")
    play(position, "0 take warrior 9", "0 place explorer")
    assert seat(position, 0)["army"] == {"warrior": "3 9", "explorer": "thrud"}


@pytest.mark.rule("N8.8", "N8.20 thrud")
def test_thrud_recruited_may_stand_on_any_column() -> None:
    position = turn(TWOS | {"blacksmith": ""}, "blacksmith", "hunter")
    play(position, "0 take blacksmith", "0 hero thrud")
    assert words(position) == ANYWHERE
    play(position, "0 place hunter")
    assert seat(position, 0)["army"]["hunter"] == "- - thrud"


@rare("N8.8", off={"armies.lift_thrud": never_lifted})
def test_x13_thrud_alone_in_the_explorers() -> None:
    position = turn({"explorer": "thrud"}, "explorer 11")
    play(position, "0 take explorer 11")
    assert words(position) == ANYWHERE
    again = position.clone()
    play(again, "0 place explorer")
    assert seat(again, 0)["army"] == {"explorer": "11 thrud"}
    play(position, "0 place blacksmith")
    assert seat(position, 0)["army"] == {"blacksmith": "thrud", "explorer": "11"}


# The order of events when a card is put down


@rare("N5.4", "N8.8", "N8.4", off={"flow.settle": thrud_first})
def test_x12_thrud_is_put_back_after_dagdas_discard() -> None:
    position = turn(TWOS | {"hunter": "- thrud", "blacksmith": "-"}, "blacksmith")
    events = play(position, "0 take blacksmith")
    assert due(events) == [(2, 1)]
    events = play(position, "0 hero dagda")
    assert kinds(events) == ["recruited", "lifted", "put"]
    assert asked(position) == (0, "discard")
    play(position, "0 discard miner explorer")
    assert asked(position) == (0, "thrud")
    assert due(play(position, "0 place miner")) == []
    assert seat(position, 0)["army"] == {
        "warrior": "3 4", "hunter": "- dagda", "miner": "0 thrud", "blacksmith": "- -", "explorer": "5",
    }  # fmt: skip
    assert asked(position) == (1, "take")


@rare("N5.4", "N8.8", off={"flow.settle": thrud_first})
def test_thrud_is_put_back_after_bonfurs_discard() -> None:
    position = turn(TWOS | {"hunter": "-", "blacksmith": "- thrud"}, "hunter")
    play(position, "0 take hunter", "0 hero bonfur")
    assert words(position) == ["discard warrior", "discard hunter", "discard miner", "discard explorer"]
    play(position, "0 discard hunter")
    assert asked(position) == (0, "thrud")
    play(position, "0 place hunter")
    assert asked(position) == (1, "take")


@rare("N5.4", "N8.1", "N8.8", off={"flow.settle": heroes_first})
def test_the_hero_check_waits_until_thrud_stands() -> None:
    army = {"warrior": "thrud", "hunter": "- - -", "miner": "0 0 1", "blacksmith": "- - -", "explorer": "5 6 7"}
    position = turn(army, "warrior 3")
    assert due(play(position, "0 take warrior 3", "0 place warrior")) == [(2, 1)]
    play(position, "0 hero kraal")
    assert asked(position) == (0, "thrud")
    assert due(play(position, "0 place hunter")) == [(3, 2)]


@rare("N8.8", off={"armies.standing": counted_in_hand})
def test_thrud_in_hand_counts_for_no_line() -> None:
    position = turn(TWOS | {"hunter": "-", "blacksmith": "- thrud"}, "hunter")
    play(position, "0 take hunter", "0 hero bonfur")
    foreseen = {choice.words: choice.effects["lines"] for choice in position.decision().choices}
    assert foreseen == {"discard warrior": 1, "discard hunter": 1, "discard miner": 1, "discard explorer": 1}


@rare("N8.8", "N8.1", off={"armies.standing": without_thrud})
def test_thrud_completes_a_line_when_she_is_put_down() -> None:
    position = turn(TWOS | {"warrior": "3 4 thrud", "blacksmith": "-"}, "warrior 9")
    events = play(position, "0 take warrior 9", "0 place blacksmith")
    assert due(events) == [(2, 1)]
    assert asked(position) == (0, "hero")


@rare("N8.8", "N8.7", off={"armies.lift_thrud": never_lifted})
def test_thrud_is_lifted_again_by_the_hero_that_she_brought() -> None:
    position = turn(TWOS | {"warrior": "3 thrud", "explorer": "5"}, "warrior 4")
    events = play(position, "0 take warrior 4", "0 place explorer", "0 hero idunn", "0 place miner")
    assert due(events) == [(2, 1)]
    assert seat(position, 0)["army"] == TWOS | {"miner": "0 0 thrud", "explorer": "5 idunn"}
    assert asked(position) == (1, "take")


@pytest.mark.rule("N8.8", "N5.3", "N5.4")
def test_the_trade_comes_after_thrud() -> None:
    me = {"bid": "0 4 3", "army": {"hunter": "thrud"}}
    position = scene(me, {"bid": "5 3 2"}, taverns={"goblin": ["hunter", "miner 0", "explorer 5"]})
    events = play(position, "1 take miner 0", "0 take hunter")
    assert "traded" not in kinds(events)
    assert "traded" in kinds(play(position, "0 place hunter"))


# What she counts for


@rare("N8.9", "N8.1", off={"armies.standing": without_thrud})
def test_thrud_counts_for_a_line_where_she_stands() -> None:
    position = turn(TWOS | {"hunter": "- thrud", "blacksmith": "-"}, "blacksmith")
    assert due(play(position, "0 take blacksmith")) == [(2, 1)]


@rare("N8.9", "N8.5", off={"armies.standing": without_thrud})
def test_thrud_counts_for_hourya() -> None:
    position = turn(TWOS | {"blacksmith": "-", "explorer": "5 6 7 8 thrud"}, "blacksmith")
    play(position, "0 take blacksmith")
    assert "hero hourya" in words(position)


def majority(column: str, mine: str, theirs: str) -> Position:
    """Return a position in which seat 0 has Thrud on top of a column, after the evaluation has run as far as it can."""
    return scene({"army": {column: f"{mine} thrud"}}, {"army": {column: theirs}}, stage="judging", age=1)


@rare("N8.9", "N9.1", off={"armies.standing": without_thrud})
def test_thrud_counts_for_the_warrior_majority_of_age_1() -> None:
    position = majority("warrior", "3", "4")
    assert position.to_dict()["distinctions"] == {"warrior": 0}
    assert asked(position) == (0, "transform")


@rare("N8.9", "N9.1", off={"armies.standing": without_thrud})
def test_thrud_counts_for_the_hunter_majority_of_age_1() -> None:
    assert majority("hunter", "-", "-").to_dict()["distinctions"] == {"hunter": 0}


@rare("N8.9", "N9.1", off={"armies.standing": without_thrud})
def test_thrud_counts_for_the_miner_majority_of_age_1() -> None:
    position = majority("miner", "", "")
    assert position.to_dict()["distinctions"] == {"miner": 0}
    assert seat(position, 0)["gem"] == 6


@rare("N8.9", "N9.1", off={"armies.standing": without_thrud})
def test_thrud_ties_a_majority_of_age_1() -> None:
    assert majority("blacksmith", "-", "- -").to_dict()["distinctions"] == {}


@rare("N8.9", "N9.1", off={"armies.standing": without_thrud})
def test_thrud_counts_for_the_explorer_majority_of_age_1() -> None:
    assert asked(majority("explorer", "5", "6")) == (0, "keep")


@pytest.mark.rule("N8.9", "N10.5")
@pytest.mark.parametrize(
    ("column", "cards", "points"),
    [
        ("warrior", "3", 3 + 5),
        ("hunter", "- -", 4),
        ("miner", "2 1", 6),
        ("blacksmith", "- -", 7),
        ("explorer", "5", 5),
        ("explorer", "5 idunn", 5 + 7 + 2 * 2),
    ],
)
def test_thrud_counts_for_no_class_score(column: str, cards: str, points: int) -> None:
    position = scene({"army": {column: f"{cards} thrud"}})
    assert parts(position)[column] == points
    assert parts(position)["heroes"] == 13
    assert position.game.score({"seats": [{"army": {column: f"{cards} thrud"}}]})[0].parts == parts(position)


@pytest.mark.rule("N8.9", "N10.1")
def test_thrud_does_not_count_for_the_final_warrior_majority() -> None:
    position = scene({"army": {"warrior": "3 thrud"}}, {"army": {"warrior": "4 5"}}, stage="age end", age=2)
    assert position.over
    assert parts(position, 0)["warrior"] == 3
    assert parts(position, 1)["warrior"] == 9 + 5


@pytest.mark.rule("N8.9", "N10.1")
def test_thrud_alone_is_not_a_warrior_majority() -> None:
    position = scene({"army": {"warrior": "thrud"}}, stage="age end", age=2)
    assert parts(position, 0)["warrior"] == 0


# After Age 2


@rare("N8.10", "N3.4", off={"heroes.thrud_leaves": lambda s: None})
def test_thrud_leaves_for_the_command_zone_after_age_2() -> None:
    me = {"bid": "5 4 3", "army": {"hunter": "- thrud"}}
    taverns = {"horse": ["hunter", "miner 0", "explorer 5"]}
    position = scene(me, {"bid": "4 3 2"}, age=2, turn=4, tavern="horse", taverns=taverns)
    events = play(position, "0 take miner 0", "1 take explorer 5")
    told = kinds(events)
    assert told.index("age-ended") < told.index("left-army") < told.index("scored")
    assert position.over
    mine = seat(position, 0)
    assert (mine["army"], mine["thrud"], mine["heroes"]) == ({"hunter": "-", "miner": "0"}, "command", "thrud")
    assert parts(position)["hunter"] == 1
    assert parts(position)["heroes"] == 13


@pytest.mark.rule("N8.10")
def test_thrud_stays_after_age_1() -> None:
    position = scene({"army": {"hunter": "- thrud"}}, stage="judging", age=1)
    assert position.to_dict()["age"] == 2
    assert seat(position, 0)["army"] == {"hunter": "- thrud"}


@rare("N8.10", off={"flow.finish": check_and_finish})
def test_no_hero_check_follows_when_thrud_leaves() -> None:
    position = scene({"army": TWOS | {"hunter": "- - thrud"}}, stage="age end", age=2)
    assert position.over
    assert seat(position, 0)["heroes"] == "thrud"
    assert seat(position, 0)["army"] == TWOS
