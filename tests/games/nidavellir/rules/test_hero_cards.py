"""Chapter 8, the heroes one by one: where they go, what they are worth, and Hourya’s condition."""

from typing import Any

import pytest

import dvergar
from tests.games.nidavellir.hero_scenes import (
    ALMOST,
    BROTHERS,
    COLUMN_OF,
    FIRST_CARD,
    FIVES,
    due,
    heroes_first,
    parts,
    recruited,
    refused,
    turn,
)
from tests.games.nidavellir.playing import asked, play, rare, reasons, scene, seat, words

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
