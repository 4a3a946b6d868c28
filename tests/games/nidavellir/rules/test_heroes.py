"""Chapter 8, when a hero is due: lines, broken lines, chains, and what happens if no hero may be taken."""

import pytest

from dvergar.api.errors import IllegalAction
from tests.games.nidavellir.hero_scenes import (
    ALMOST,
    FIVES,
    a_line_is_a_hero,
    due,
    exactly_one_more,
    heroes_first,
    missed_for_good,
    transform_and_check,
    turn,
)
from tests.games.nidavellir.playing import asked, kinds, play, rare, reasons, seat, words

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
def test_four_classes_are_not_a_line() -> None:
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
def test_an_offering_does_not_count_as_putting_a_card_down() -> None:
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
def test_a_missed_check_comes_after_the_next_card_is_put_down() -> None:
    taverns = {"goblin": "blacksmith, hunter", "dragon": "offering 3, hunter", "horse": "miner 2"}
    position = turn(STUCK, other=THE_OTHERS, options={"first_game": True}, **taverns)
    play(position, "0 take blacksmith", "1 take hunter", "0 take offering 3", "0 transform pouch 2", "1 take hunter")
    assert asked(position) == (0, "take")
    assert due(play(position, "0 take miner 2")) == [(5, 4)]
    assert words(position) == ["hero dagda", "hero bonfur"]
    play(position, "0 hero bonfur", "0 discard miner")
    assert asked(position) == (1, "take")


@pytest.mark.rule("N8.3")
def test_a_card_of_another_seat_does_not_trigger_the_missed_check() -> None:
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
