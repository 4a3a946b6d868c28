"""Gaps found by mutation testing: whole sequences of events with the rules they cite, and details of single rules."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import dvergar
from dvergar.api.event import Event
from dvergar.api.play import Position
from dvergar.core.bits import count_of, lowest, nth_of
from dvergar.core.constants import LOG_ROW, LOG_ROWS
from dvergar.core.rng import Rng, next32
from dvergar.games.nidavellir.engine import Engine
from dvergar.games.nidavellir.game import Nidavellir
from dvergar.games.nidavellir.present.fields import fields_in
from dvergar.games.nidavellir.rules.events import AGE_BEGAN, DEALT, FILLED, SEALED, SHUFFLED, TURN_BEGAN
from dvergar.games.nidavellir.rules.hidden import fits
from dvergar.games.nidavellir.rules.material import BIDS, CODES, COIN_NAMES, UNKNOWN
from dvergar.games.nidavellir.rules.rule_ids import N4_1
from tests.games.nidavellir.playing import asked, kinds, play, scene, seat, words

HUNTERS = {"goblin": ["hunter"] * 3, "dragon": ["hunter", "blacksmith", "blacksmith"], "horse": ["blacksmith"] * 3}
SMITH_FIRST = {**HUNTERS, "goblin": ["blacksmith", "hunter", "hunter"]}
HUNTERS_OF_FOUR = {"goblin": ["hunter"] * 4}
OFFERED = {**HUNTERS, "goblin": ["offering 3", "hunter", "hunter"]}
OFFERED_LATE = {**HUNTERS, "dragon": ["offering 3", "blacksmith", "blacksmith"]}
ALMOST = {"warrior": "3", "hunter": "-", "miner": "0", "explorer": "5"}  # a Blacksmith completes the first line
ONE_EACH = {**ALMOST, "blacksmith": "-"}


def lines_of(events: Sequence[Event]) -> list[str]:
    """Return each event as a line: kind, seat, rule, then its values."""
    return [" ".join(map(str, (e.kind, "-" if e.seat is None else e.seat, e.rule, *e.args.values()))) for e in events]


# Every event cites its rule


@pytest.mark.rule("N2.1", "N2.2", "N3.1", "N3.2", "N3.3")
def test_the_story_of_a_start() -> None:
    opening = lines_of(dvergar.game("nidavellir", players=3).start(seed=1).opening)
    assert [line.rsplit(maxsplit=1)[0] for line in opening[:3]] == ["dealt 0 N2.1", "dealt 1 N2.1", "dealt 2 N2.1"]
    assert opening[3:6] == ["shuffled - N2.2 1 36", "age-began - N3.1 1 4", "turn-began - N3.2 1 1"]
    assert [line.split(" [")[0] for line in opening[6:]] == [f"filled - N3.3 {name}" for name in ("goblin", "dragon", "horse")]


@pytest.mark.rule("N4.1", "N4.3", "N5.1", "N6.1", "N7.1", "N7.5", "N3.3")
def test_the_story_of_a_tie_with_the_0() -> None:
    position = scene({"bid": "0 4 3", "gem": 5}, {"gem": 4}, taverns=HUNTERS)
    assert lines_of(play(position, "1 bid 0 3 2")) == [
        "sealed 1 N4.1",
        "revealed 0 N4.3 goblin 0",
        "revealed 1 N4.3 goblin 0",
        "ordered 0 N4.3 goblin 1",
        "tied 0 N4.3 0 5",
        "ordered 1 N4.3 goblin 2",
        "tied 1 N4.3 0 4",
    ]
    assert lines_of(play(position, "0 take hunter", "1 take hunter")) == [
        "took 0 N5.1 hunter goblin",
        "put 0 N5.1 hunter hunter",
        "coin-has-to 0 N5.3 0",
        "coin-gone 0 N7.5 5",
        "traded 0 N7.1 5 2 7",
        "took 1 N5.1 hunter goblin",
        "put 1 N5.1 hunter hunter",
        "coin-has-to 1 N5.3 0",
        "coin-gone 1 N7.5 5",
        "traded 1 N7.1 5 4 9",
        "swapped 0 N6.1 1 4 5",
        "left-over - N3.3 hunter goblin",
        "revealed 0 N4.3 dragon 4",
        "revealed 1 N4.3 dragon 3",
        "ordered 0 N4.3 dragon 1",
        "ordered 1 N4.3 dragon 2",
    ]


@pytest.mark.rule("N7.6", "N7.1")
def test_the_story_of_a_trade_by_the_special_3() -> None:
    position = scene({"coins": "2 3 3s 4 5", "bid": "3s 4 5"}, {"bid": "5 3 2"}, age=2, taverns=HUNTERS)
    told = lines_of(play(position, "1 take hunter", "0 take hunter"))
    assert told[4:7] == ["coin-has-to 0 N7.6 3s", "coin-gone 0 N7.5 3", "traded 0 N7.1 3 2 5t"]


@pytest.mark.rule("N6.1", "N6.2")
def test_the_story_of_four_tied_with_gem_6_among_them() -> None:
    bids = [{"bid": "4 3 2", "gem": gem} for gem in (3, 6, 5, 2)]
    position = scene(*bids, age=2, taverns={"goblin": ["hunter"] * 4})
    told = lines_of(play(position, *(f"{number} take hunter" for number in (1, 2, 0, 3))))
    assert told[8:11] == ["left-out 1 N6.2 6", "swapped 2 N6.1 3 2 5", "kept-gem 0 N6.1 3"]


@pytest.mark.rule("N6.2")
def test_the_story_of_a_tie_with_gem_6_alone() -> None:
    position = scene({"bid": "4 3 2", "gem": 3}, {"bid": "4 3 2", "gem": 6}, age=2, taverns=HUNTERS)
    told = lines_of(play(position, "1 take hunter", "0 take hunter"))
    assert told[4:6] == ["left-out 1 N6.2 6", "kept-gem 0 N6.2 3"]


@pytest.mark.rule("N5.1", "N7.2", "N7.3", "N7.4")
def test_the_story_of_the_25_that_drops() -> None:
    offered = {**HUNTERS, "goblin": ["offering 3", "hunter", "hunter"]}
    position = scene({"coins": "0 2 3 4 25", "bid": "25 4 3"}, {"bid": "3 4 2"}, taverns=offered)
    assert lines_of(play(position, "0 take offering 3", "0 transform goblin 25")) == [
        "took 0 N5.1 offering 3 goblin",
        "offered 0 N5.1 offering 3",
        "coin-missing 0 N7.3 28 24",
        "coin-barred 0 N7.4 25 24",
        "transformed 0 N7.2 goblin 25 24",
        "order-stands 0 N4.4 goblin",
    ]


@pytest.mark.rule("N8.1", "N8.4", "N8.6", "N8.8", "N8.20 dagda")
def test_the_story_of_dagda_under_thrud() -> None:
    position = scene({"bid": "5 4 3", "army": {**ALMOST, "hunter": "- thrud"}}, {"bid": "4 3 2"}, taverns=SMITH_FIRST)
    assert lines_of(play(position, "0 take hunter", "0 place blacksmith")) == [
        "took 0 N5.1 hunter goblin",
        "lifted 0 N8.8 hunter",
        "put 0 N5.1 hunter hunter",
        "stood 0 N8.8 blacksmith",
    ]
    army = {"warrior": "3 4", "hunter": "- thrud", "miner": "0 0", "explorer": "5 6", "blacksmith": "-"}
    position = scene({"bid": "5 4 3", "army": army}, {"bid": "4 3 2"}, taverns=SMITH_FIRST)
    assert lines_of(play(position, "0 take blacksmith", "0 hero dagda", "0 discard warrior miner", "0 place explorer")) == [
        "took 0 N5.1 blacksmith goblin",
        "put 0 N5.1 blacksmith blacksmith",
        "due 0 N8.1 2 1",
        "recruited 0 N8.20 dagda",
        "lifted 0 N8.8 hunter",
        "put 0 N8.6 dagda hunter",
        "discarded 0 N8.4 warrior 4 warrior",
        "discarded 0 N8.4 miner 0 miner",
        "stood 0 N8.8 explorer",
    ]


@pytest.mark.rule("N8.7")
def test_the_story_of_two_heroes_in_a_row() -> None:
    army = {"warrior": "3 4", "hunter": "- -", "miner": "0 0", "explorer": "5 6", "blacksmith": "-"}
    position = scene({"bid": "5 4 3", "army": army}, {"bid": "4 3 2"}, taverns=SMITH_FIRST)
    told = lines_of(play(position, "0 take blacksmith", "0 hero skaa", "0 hero astrid"))
    assert told[2:] == ["chained 0 N8.7 2 0", "recruited 0 N8.20 skaa", "due 0 N8.1 2 1", "recruited 0 N8.20 astrid"]


@pytest.mark.rule("N8.12", "N8.13", "N8.14", "N8.15")
def test_the_story_of_uline() -> None:
    taverns = {**SMITH_FIRST, "dragon": ["offering 3", "hunter", "hunter"]}
    position = scene({"bid": "5 4 3", "army": ALMOST}, {"bid": "4 3 2"}, taverns=taverns)
    told = lines_of(play(position, "0 take blacksmith", "0 hero uline", "1 take hunter", "0 lay 0"))
    assert told[2:] == [
        "due 0 N8.1 1 0",
        "recruited 0 N8.20 uline",
        "picked-up 0 N8.13 4",
        "took 1 N5.1 hunter goblin",
        "put 1 N5.1 hunter hunter",
        "left-over - N3.3 hunter goblin",
        "revealed 1 N4.3 dragon 3",
        "laid 0 N8.12 dragon 0",
        "ordered 1 N4.3 dragon 1",
        "ordered 0 N4.3 dragon 2",
    ]
    told = lines_of(play(position, "1 take hunter", "0 take offering 3", "0 transform hand 2", "0 trade 4 3"))
    assert told[3:8] == [
        "offered 0 N5.1 offering 3",
        "coin-gone 0 N7.5 2",
        "transformed 0 N8.15 hand 2 5t",
        "coin-has-to 0 N5.3 0",
        "coin-gone 0 N7.5 4",
    ]
    assert told[8] == "traded 0 N8.14 4 3 7"


@pytest.mark.rule("N8.15", "N7.2")
def test_ulines_coin_on_a_tavern_is_transformed_by_the_common_rule() -> None:
    taverns = {**HUNTERS, "goblin": ["offering 3", "hunter", "hunter"]}
    position = scene({"heroes": "uline"}, {"bid": "4 3 2"}, taverns=taverns)
    told = lines_of(play(position, "0 lay 5", "0 take offering 3", "0 transform goblin 5"))
    assert told[-2:] == ["transformed 0 N7.2 goblin 5 8", "order-stands 0 N4.4 goblin"]


@pytest.mark.rule("N8.17")
def test_the_story_of_ylud_recruited_in_each_age() -> None:
    for age, last in ((1, "recruited 0 N8.20 ylud"), (2, "waits 0 N8.17")):
        position = scene({"bid": "5 4 3", "army": ALMOST}, {"bid": "4 3 2"}, age=age, taverns=SMITH_FIRST)
        assert lines_of(play(position, "0 take blacksmith", "0 hero ylud"))[-1] == last


def counted(number: int, **points: int) -> list[str]:
    """Return the seven parts of a score as lines of the log; those not given are 0."""
    rules = {"warrior": "N10.1", "hunter": "N10.2", "miner": "N10.2", "blacksmith": "N10.2", "explorer": "N10.1"}
    parts = {**rules, "heroes": "N10.3", "coins": "N10.3"}
    return [f"counted {number} {rule} {part} {points.get(part, 0)}" for part, rule in parts.items()]


@pytest.mark.rule("N3.4", "N8.10", "N8.16", "N10.3", "N10.4")
def test_the_story_of_the_last_moves() -> None:
    position = scene({"heroes": "ylud", "army": {"hunter": "thrud"}}, {}, age=2, stage="age end")
    assert lines_of(position.opening) == ["age-ended - N3.4 2"]
    assert position.to_dict()["stage"] == "last moves"
    assert lines_of(play(position, "0 place hunter", "0 place warrior")) == [
        "lifted 0 N8.8 hunter",
        "put 0 N8.18 ylud hunter",
        "stood 0 N8.8 warrior",
        "left-army 0 N8.10 warrior",
        *counted(0, hunter=1, heroes=13, coins=14),
        "scored 0 N10.3 28",
        *counted(1, coins=14),
        "scored 1 N10.3 14",
        "won 0 N10.4 28",
    ]
    position = scene({"heroes": "ylud"}, {}, age=1, stage="age end")
    assert lines_of(play(position, "0 place hunter"))[0] == "put 0 N8.16 ylud hunter"


@pytest.mark.rule("N8.10")
def test_thrud_in_the_command_zone_does_not_leave_again() -> None:
    position = scene({"heroes": "thrud"}, {}, age=2, stage="last moves")
    assert position.over
    assert "left-army" not in kinds(position.opening)


@pytest.mark.rule("N10.4", "N8.16")
def test_the_win_of_the_last_seat_is_announced_too() -> None:
    position = scene({}, {}, {"heroes": "ylud"}, age=2, stage="age end")
    told = lines_of(play(position, "2 place explorer"))
    assert [line for line in told if line.startswith(("scored", "won"))] == [
        "scored 0 N10.3 14", "scored 1 N10.3 14", "scored 2 N10.3 25", "won 2 N10.4 25",
    ]  # fmt: skip
    assert position.to_dict()["stage"] == "end"
    read_back(position)


@pytest.mark.rule("N8.18", "N10.1")
def test_the_story_of_ylud_who_stays_or_moves() -> None:
    position = scene({"army": {"hunter": "ylud"}}, {}, age=2, stage="age end")
    other = position.clone()
    assert lines_of(play(position, "0 stay"))[0] == "stayed 0 N8.18 hunter"
    assert lines_of(play(other, "0 place warrior"))[:3] == [
        "moved-out 0 N8.18 hunter",
        "put 0 N8.18 ylud warrior",
        "bonus 0 N10.1 1 5",
    ]


def judged(column: str, first: int, second: int = 0) -> list[str]:
    return [f"judged 0 N9.2 {column} {first}", f"judged 1 N9.2 {column} {second}"]


@pytest.mark.rule("N9.1", "N9.2", "N9.3", "N9.4", "N9.5", "N9.6", "N9.7", "N9.8")
def test_the_story_of_an_evaluation() -> None:
    army = {**ONE_EACH, "blacksmith": "- -"}
    seats: tuple[dict[str, Any], ...] = ({"army": army, "heroes": "skaa"}, {})
    position = scene(*seats, age=1, stage="age end")
    assert lines_of(position.opening) == [
        "age-ended - N3.4 1", "shuffled - N2.2 2 37", *judged("warrior", 1), "awarded 0 N9.3 warrior 1",
    ]  # fmt: skip
    position = scene(*seats, age=1, stage="judging", deck=["miner 2", "hunter", "explorer 10"])
    assert lines_of(play(position, "0 transform hand 2")) == [
        "coin-gone 0 N7.5 2",
        "transformed 0 N7.2 hand 2 7",
        *judged("hunter", 1),
        "awarded 0 N9.4 hunter 1",
        "hunted 0 N9.4",
        *judged("miner", 1),
        "awarded 0 N9.5 miner 1",
        "crowned 0 N9.5 5",
        *judged("blacksmith", 2),
        "awarded 0 N9.6 blacksmith 2",
        "put 0 N9.6 smith blacksmith",
        *judged("explorer", 1),
        "awarded 0 N9.7 explorer 1",
        "looked 0 N9.7 miner 2 hunter explorer 10",
    ]
    told = lines_of(play(position, "0 keep hunter"))
    assert told[:2] == ["kept 0 N9.7 hunter", "put 0 N5.1 hunter hunter"]
    assert told[2:5] == ["shuffled - N9.8 2 36", "age-began - N3.1 2 4", "turn-began - N3.2 2 1"]


@pytest.mark.rule("N9.1", "N9.7")
@pytest.mark.parametrize(("discard", "last"), [("open", "top-discarded - N9.7 warrior 9"), ("unseen", "top-unseen - N9.7")])
def test_the_story_of_an_evaluation_without_winners(discard: str, last: str) -> None:
    options = {"pioneer_discard": discard}
    position = scene({}, {}, age=1, stage="judging", deck=["warrior 9"], options=options)
    told = lines_of(position.opening)
    assert told[12:16] == [*judged("explorer", 0), "nobody - N9.1 explorer 0", last]


@pytest.mark.rule("N3.2", "N3.4")
def test_the_story_of_a_turns_end() -> None:
    cards = {"horse": ["hunter", "hunter", "blacksmith"]}
    position = scene({"bid": "5 4 3"}, {"bid": "5 4 2"}, turn=1, tavern="horse", taverns=cards)
    told = lines_of(play(position, "0 take hunter", "1 take hunter"))
    assert told[4:7] == ["left-over - N3.3 blacksmith horse", "coins-back - N3.2", "turn-began - N3.2 1 2"]


def read_back(position: Position) -> None:
    """Check that the position's dict gives the same bytes again: equal holdings are equal positions, without leftovers."""
    assert position.game.load(position.to_dict()).to_bytes() == position.to_bytes()


def bid_seen(position: Position, viewer: int | None, number: int = 0) -> tuple[str, str]:
    """Return a seat's bid and pouch as a viewer sees them."""
    held = position.view(viewer).to_dict()["seats"][number]
    return held["bid"], held["pouch"]


# Coins: the treasury


@pytest.mark.rule("N7.3")
def test_with_the_24_missing_the_25_is_the_next_higher() -> None:
    position = scene({"coins": "0 2 3 4 21", "bid": "21 4 3"}, {"coins": "0 2 3 4 24", "bid": "4 3 2"}, taverns=OFFERED)
    play(position, "0 take offering 3", "0 transform goblin 21")
    assert seat(position, 0)["coins"] == "0 2 3 4 25"


@pytest.mark.rule("N7.3", "N7.4")
def test_a_coin_that_drops_past_two_others_takes_its_place_among_them() -> None:
    position = scene({"coins": "0 2 23 24 25", "bid": "25 24 23"}, {"bid": "4 3 2"}, taverns=OFFERED)
    play(position, "0 take offering 3", "0 transform goblin 25")
    assert seat(position, 0)["coins"] == "0 2 22 23 24"
    assert seat(position, 0)["bid"] == "22 24 23"
    read_back(position)


@pytest.mark.rule("N7.3", "N1.9")
def test_a_coin_that_drops_to_an_equal_one_comes_before_it_by_its_place() -> None:
    seats = (
        {"coins": "0 14 23 24 25", "bid": "25 14 23"},
        {"coins": "0 15 16 17 18", "bid": "15 0 16"},
        {"coins": "0 19 20 21 22", "bid": "19 0 20"},
    )
    position = scene(*seats, taverns=OFFERED)
    play(position, "0 take offering 3", "0 transform goblin 25")
    assert seat(position, 0)["bid"] == "14 14 23"
    assert bid_seen(position, 1) == ("14 ? ?", "? ?")
    assert fields_in(position).place[0] == [4, 1, 2, 3, 4]
    read_back(position)


@pytest.mark.rule("N7.1", "N1.9")
@pytest.mark.parametrize("third", ["5t", "9"])
@pytest.mark.parametrize(("drop", "pouch"), [("5", "5t 10"), ("5t", "5 10")])
def test_of_two_5s_the_named_one_leaves_the_pouch_whatever_lies_on_the_taverns(drop: str, pouch: str, third: str) -> None:
    position = scene({"coins": f"0 2 5 5t {third}", "bid": f"0 2 {third}"}, {"bid": "4 3 2"}, taverns=HUNTERS)
    play(position, "1 take hunter", "0 take hunter", f"0 drop {drop}")
    assert (seat(position, 0)["bid"], seat(position, 0)["pouch"]) == (f"0 2 {third}", pouch)
    assert bid_seen(position, None)[1] == pouch


# Coins: what a transform or a trade reveals, and what it does not


@pytest.mark.rule("N13.3", "N13.4", "N9.3")
def test_a_coin_transformed_in_the_hand_can_be_bid_in_secret() -> None:
    position = scene({"army": {"warrior": "3"}}, {}, age=1, stage="judging")
    play(position, "0 transform hand 2", "0 bid 7 5 4")
    assert bid_seen(position, 1) == ("? ? ?", "? ?")


@pytest.mark.rule("N13.3", "N13.4")
def test_the_pouch_is_revealed_when_the_last_tavern_becomes_known() -> None:
    position = scene({"bid": "4 5 3"}, {"bid": "5 4 2"}, taverns=OFFERED_LATE)
    play(position, "1 take hunter", "0 take hunter", "0 take offering 3")
    assert bid_seen(position, 1) == ("4 5 ?", "? ?")
    play(position, "0 transform horse 3")
    assert bid_seen(position, 1) == ("4 5 6", "0 2")


@pytest.mark.rule("N13.3", "N13.5")
def test_if_only_equal_coins_are_hidden_they_are_known() -> None:
    position = scene({"coins": "0 2 5 8 8", "bid": "0 8 8", "gem": 5}, {"bid": "0 4 2", "gem": 4}, taverns=HUNTERS)
    assert bid_seen(position, 1) == ("0 ? ?", "? ?")
    play(position, "0 take hunter")
    assert bid_seen(position, 1) == ("0 8 8", "2 7")


@pytest.mark.rule("N13.3", "N13.5")
def test_if_only_different_coins_are_hidden_they_stay_hidden() -> None:
    position = scene({"coins": "0 2 5 8 9", "bid": "0 8 9", "gem": 5}, {"bid": "0 4 2", "gem": 4}, taverns=HUNTERS)
    play(position, "0 take hunter")
    assert bid_seen(position, 1) == ("0 ? ?", "2 7")


@pytest.mark.rule("N13.3")
def test_the_highest_coin_is_hidden_and_revealed_like_any_other() -> None:
    position = scene({"bid": "4 3 5"}, {"bid": "5 4 3"}, tavern="dragon", taverns={"dragon": ["hunter"] * 3})
    assert bid_seen(position, 1) == ("4 3 ?", "? ?")
    position = scene({"bid": "4 3 2"}, {"bid": "5 4 3"}, tavern="horse", taverns={"horse": ["hunter"] * 3})
    assert bid_seen(position, 1) == ("4 3 2", "0 5")


@pytest.mark.rule("N1.9", "N7.2")
def test_equal_coins_are_offered_in_the_order_of_their_places() -> None:
    taverns = {"dragon": ["offering 5", "hunter", "hunter"], "horse": ["offering 5", "hunter", "hunter"]}
    position = scene({"coins": "0 2 3 4 8", "bid": "4 8 3"}, {"bid": "5 4 2"}, age=2, tavern="dragon", taverns=taverns)
    play(position, "0 take offering 5", "0 transform horse 3")
    read_back(position)
    play(position, "1 take hunter", "0 take offering 5")
    assert words(position) == ["transform pouch 2", "transform goblin 4", "transform dragon 8", "transform horse 8"]
    read_back(position)


# Heroes


@pytest.mark.rule("N8.18")
def test_ylud_does_not_move_within_her_column_while_thrud_stands_elsewhere() -> None:
    position = scene({"army": {"hunter": "ylud", "miner": "thrud"}}, {}, age=2, stage="age end")
    assert words(position) == ["place warrior", "place miner", "place blacksmith", "place explorer", "stay"]


@pytest.mark.rule("N8.6", "N8.20 tarah")
def test_the_story_of_tarah() -> None:
    position = scene({"bid": "5 4 3", "army": ALMOST}, {"bid": "4 3 2"}, taverns=SMITH_FIRST)
    assert lines_of(play(position, "0 take blacksmith", "0 hero tarah"))[-1] == "put 0 N8.6 tarah warrior"


@pytest.mark.rule("N8.8", "N8.1")
def test_a_position_with_thrud_in_hand_reads_back() -> None:
    position = scene({"bid": "5 4 3", "army": ALMOST}, {"bid": "4 3 2"}, taverns=SMITH_FIRST)
    play(position, "0 take blacksmith", "0 hero thrud")
    read_back(position)
    play(position, "0 place hunter", "1 take hunter", "0 take hunter")
    assert asked(position) == (0, "thrud")
    read_back(position)


@pytest.mark.rule("N8.13", "N8.14", "N1.9")
def test_positions_with_uline_read_back() -> None:
    taverns = {**SMITH_FIRST, "dragon": ["blacksmith", "hunter", "hunter"]}
    first = {"coins": "0 2 3 8 8", "bid": "8 0 8", "army": ALMOST}
    position = scene(first, {"bid": "4 5 2"}, taverns=taverns)
    play(position, "0 take blacksmith", "0 hero uline")
    read_back(position)
    play(position, "1 take hunter", "0 lay 0", "1 take hunter", "0 take hunter")
    assert words(position) == ["trade 3 2", "trade 8 2", "trade 8 3"]
    play(position, "0 trade 3 2")
    assert seat(position, 0)["hand"] == "2 5t 8"
    read_back(position)


@pytest.mark.rule("N8.4", "N8.20 bonfur")
def test_an_explorer_12_alone_on_top_is_enough_for_bonfur() -> None:
    closed = {"warrior": "3 4 5 tarah", "hunter": "- - aral", "miner": "0 zoral"}
    first = {"bid": "5 4 3", "army": {**closed, "blacksmith": "- - -", "explorer": "5 6 7 12"}}
    position = scene(first, *[{"bid": "4 3 2"}] * 4, taverns={"goblin": ["blacksmith", *["hunter"] * 4]}, age=2)
    play(position, "0 take blacksmith")
    assert {"hero dagda", "hero bonfur"} <= set(words(position))
    play(position, "0 hero bonfur")
    assert words(position) == ["discard explorer"]
    before: Counter[str] = Counter(position.to_dict()["discards"])
    play(position, "0 discard explorer")
    assert Counter(position.to_dict()["discards"]) == before + Counter(["explorer 12"])
    assert seat(position, 0)["army"]["explorer"] == "5 6 7"
    read_back(position)


# Gems


@pytest.mark.rule("N6.2")
def test_gem_6_outside_the_tie_is_not_reported_as_left_out() -> None:
    seats = ({"bid": "5 3 2", "gem": 6}, {"bid": "4 3 2", "gem": 5}, {"bid": "4 3 2", "gem": 4})
    position = scene(*seats, age=2, taverns={"goblin": ["hunter"] * 3})
    told = lines_of(play(position, "0 take hunter", "1 take hunter", "2 take hunter"))
    assert [line for line in told if line.split()[0] in ("left-out", "swapped", "kept-gem")] == ["swapped 1 N6.1 2 4 5"]


@pytest.mark.rule("N6.1")
def test_a_middle_gem_of_the_last_seat_is_reported_too() -> None:
    position = scene(*({"bid": "4 3 2", "gem": gem} for gem in (5, 3, 4)), taverns={"goblin": ["hunter"] * 3})
    told = lines_of(play(position, "0 take hunter", "2 take hunter", "1 take hunter"))
    assert told[6:8] == ["swapped 0 N6.1 1 3 5", "kept-gem 2 N6.1 4"]


# The evaluation


@pytest.mark.rule("N9.1")
def test_a_tie_is_reported_with_the_most_ranks_whoever_has_them() -> None:
    position = scene({"army": {"hunter": 2}}, {"army": {"hunter": 2}}, {"army": {"hunter": 1}}, age=1, stage="judging")
    assert "nobody - N9.1 hunter 2" in lines_of(position.opening)


@pytest.mark.rule("N9.7", "N9.8")
@pytest.mark.parametrize("kept", ["miner 2", "hunter", "explorer 10"])
def test_only_the_kept_card_leaves_the_second_deck(kept: str) -> None:
    position = scene({"army": {"explorer": "5"}}, {}, {}, age=1, stage="judging", deck=["miner 2", "hunter", "explorer 10"])
    before: Counter[str] = Counter(position.to_dict()["deck"])
    play(position, f"0 keep {kept}")
    data = position.to_dict()
    assert Counter([*data["deck"], *(card for cards in data["taverns"].values() for card in cards)]) == before - Counter([kept])


# Taverns


@pytest.mark.rule("N3.3", "N13.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_new_cards_are_reported_in_their_order(players: int) -> None:
    position = dvergar.game("nidavellir", players=players).start(seed=3)
    told = {event.args["tavern"]: event.args["cards"] for event in position.opening if event.kind == "filled"}
    assert told == position.to_dict()["taverns"]


@pytest.mark.rule("N5.1", "N1.2")
def test_with_five_players_all_five_cards_can_be_taken_and_the_others_keep_their_order() -> None:
    cards = ["explorer 12", "hunter", "miner 2", "warrior 10", "blacksmith"]
    bids = [{"bid": f"{coin} 2 0" if coin > 2 else "0 3 4"} for coin in (5, 4, 3)] + [{"bid": "2 0 3"}, {"bid": "0 2 3"}]
    position = scene(*bids, taverns={"goblin": cards})
    assert sorted(words(position)) == sorted(f"take {card}" for card in cards)
    left = cards
    for number, card in enumerate(("blacksmith", "miner 2", "explorer 12", "warrior 10")):
        play(position, f"{number} take {card}")
        left = [other for other in left if other != card]
        assert position.to_dict()["taverns"]["goblin"] == left


@pytest.mark.rule("N3.2", "N13.3")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_in_the_next_turn_every_seat_bids_in_secret_again(players: int) -> None:
    cards = {"horse": ["hunter", "hunter", "blacksmith", "blacksmith", "hunter"][: max(3, players)]}
    position = scene(*[{"bid": "5 4 3"}] * players, turn=1, tavern="horse", taverns=cards)
    while position.to_dict()["turn"] == 1:
        play(position, f"{position.to_act[0]} {words(position)[0]}")
    read_back(position)
    for number in range(players - 1, 0, -1):
        play(position, f"{number} bid 5 4 3")
        assert [bid_seen(position, viewer, number) for viewer in (None, 0)] == [("? ? ?", "? ?")] * 2
    read_back(position)


@pytest.mark.rule("N8.12", "N1.9", "N8.15")
def test_uline_lays_one_of_two_equal_coins() -> None:
    position = scene({"heroes": "uline", "coins": "0 2 3 8 8"}, {"bid": "4 3 2"}, taverns=OFFERED)
    play(position, "0 lay 8")
    read_back(position)
    other = position.clone()
    play(other, "0 take offering 3")
    assert words(other) == ["transform hand 2", "transform hand 3", "transform hand 8", "transform goblin 8"]
    play(position, "0 take hunter", "1 take hunter")
    assert asked(position) == (0, "lay")
    assert words(position) == ["lay 0", "lay 2", "lay 3", "lay 8"]
    read_back(position)


# Views


def guessed(position: Position, viewer: int | None, times: int) -> list[Any]:
    """Return guessed positions that fit what a viewer sees, as fields."""
    rng = random.Random(1)
    core = position.view(viewer).core
    found = []
    for _ in range(times):
        twin = core.clone()
        twin.imagine(rng.getrandbits(64), rng.getrandbits(64))
        fields = Engine()
        fields.from_bytes(twin.to_bytes())
        for coins, places in zip(fields.coin, fields.place, strict=True):
            assert UNKNOWN not in places
            assert sorted(zip(coins, places, strict=True)) == list(zip(coins, places, strict=True))
        found.append(fields)
    return found


def ways(position: Position, viewer: int | None, times: int) -> Counter[str]:
    """Count the bids of seat 0 over many guesses."""
    counts: Counter[str] = Counter()
    for s in guessed(position, viewer, times):
        lying = {place: COIN_NAMES[coin] for coin, place in zip(s.coin[0], s.place[0], strict=True)}
        counts[" ".join(lying[tavern] for tavern in (1, 2, 3))] += 1
    return counts


@pytest.mark.rule("N13.3", "N1.9")
def test_every_bid_with_two_equal_coins_counts_once() -> None:
    position = scene({"coins": "0 2 7 7 8", "bid": "2 7 8"}, {"bid": "5 4 3"}, {}, players=4, age=2, taverns=HUNTERS_OF_FOUR)
    play(position, "2 bid 4 3 2", "3 bid 3 2 0")
    blanked = fields_in(position.view(1))
    assert sum(fits(blanked, 0, choice) for choice in range(BIDS)) == 7
    assert set(ways(position, 1, 40)) == {f"2 {rest}" for rest in ("0 7", "0 8", "7 0", "7 7", "7 8", "8 0", "8 7")}
    assert set(ways(position, 0, 3)) == {"2 7 8"}


@pytest.mark.rule("N13.3", "N13.4")
def test_known_coins_stay_where_they_are_known_to_lie() -> None:
    position = scene({"bid": "5 3 4"}, {"bid": "4 3 2"}, taverns=OFFERED)
    play(position, "0 take offering 3", "0 transform horse 4")
    assert set(ways(position, 1, 20)) == {"5 0 7", "5 2 7", "5 3 7"}


@pytest.mark.rule("N13.3", "N13.4", "N1.9")
def test_a_known_coin_reveals_nothing_about_an_equal_hidden_one() -> None:
    positions = [scene({"coins": "0 2 5 8 9", "bid": bid}, {"bid": "4 3 2"}, taverns=OFFERED) for bid in ("9 8 5", "9 2 5")]
    for position in positions:
        play(position, "0 take offering 3", "0 transform horse 5")
        assert set(ways(position, 1, 30)) == {"9 0 8", "9 2 8", "9 8 8"}
    for viewer in (1, None):
        assert positions[0].view(viewer).to_bytes() == positions[1].view(viewer).to_bytes()


@pytest.mark.rule("N13.3")
def test_all_twelve_bids_on_the_two_hidden_taverns_are_guessed() -> None:
    position = scene({"bid": "5 4 3"}, {"bid": "4 3 2"}, taverns=HUNTERS)
    expected = {f"5 {second} {third}" for second in "0234" for third in "0234" if second != third}
    assert set(ways(position, 1, 80)) == expected


def unseen_cards(s: Any) -> Counter[int]:
    return Counter([*s.deck[s.deck_top : s.deck_end], s.unseen])


@pytest.mark.rule("N13.2", "N13.7")
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("age", [1, 2])
def test_the_guessed_deck_holds_the_unseen_cards(players: int, age: int) -> None:
    army = {"warrior": "3 tarah", "hunter": "- aral", "miner": "0", "blacksmith": "smith" if age == 2 else "-", "explorer": "5"}
    options = {"pioneer_discard": "unseen"}
    seats: list[dict[str, Any]] = [{"bid": "5 4 3"}] * (players - 1) + [{"army": army, "heroes": "skaa", "bid": "4 3 2"}]
    position = scene(*seats, players=players, age=age, options=options, turn=2)
    true = unseen_cards(fields_in(position))
    found = guessed(position, None, 12)
    assert all(unseen_cards(s) == true for s in found)
    assert len({tuple(s.deck) for s in found}) == 12


@pytest.mark.rule("N13.2", "N9.7")
def test_the_card_that_left_unseen_may_be_any_unseen_card() -> None:
    position = scene({}, {}, age=1, stage="judging", deck=["warrior 9"], options={"pioneer_discard": "unseen"})
    found = guessed(position, 0, 20)
    assert len({s.unseen for s in found}) > 6
    assert all(unseen_cards(s) == unseen_cards(fields_in(position)) for s in found)


@pytest.mark.rule("N13.7")
def test_the_pioneer_guesses_only_what_lies_below_the_three_cards() -> None:
    deck = ["explorer 11", "warrior 9", "offering 5"]
    position = scene({"army": {"explorer": "5 6"}}, {}, {}, age=1, stage="judging", deck=deck)
    true = fields_in(position)
    for viewer, count in ((0, 1), (1, 20)):
        found = guessed(position, viewer, 20)
        assert all(unseen_cards(s) == unseen_cards(true) for s in found)
        assert (len({tuple(s.deck[:3]) for s in found}) == 1) == (count == 1)
        assert len({tuple(s.deck) for s in found}) == 20


# The integer form


@pytest.mark.rule("N5.5")
def test_only_the_legal_codes_of_the_seat_to_act_are_allowed() -> None:
    taverns = {**HUNTERS, "goblin": ["offering 3", "hunter", "blacksmith"]}
    position = scene({"bid": "5 4 3", "army": ALMOST}, {"bid": "4 3 2"}, taverns=taverns)
    lines = ("0 take blacksmith", "0 hero bonfur", "0 discard miner", "1 take offering 3", "1 transform pouch 5")
    for line in (*lines, ""):
        for number in range(-1, 3):
            legal = [code for code in range(-1, CODES + 1) if position.core.allows(number, code)]
            assert legal == position.legal(number)
            assert bool(legal) == (number in position.to_act)
        if line:
            play(position, line)


@pytest.mark.rule("N8.12")
def test_only_the_codes_of_coins_in_the_hand_are_allowed_to_uline() -> None:
    position = scene({"heroes": "uline", "bid": "3 - -"}, {"bid": "4 3 2"}, tavern="dragon", taverns={"dragon": ["hunter"] * 3})
    assert asked(position) == (0, "lay")
    allowed = [code for code in range(CODES) if position.core.allows(0, code)]
    assert [position.words(0, code) for code in allowed] == ["lay 0", "lay 2", "lay 4", "lay 5"]
    assert allowed == position.legal(0) == list(position.core.legal_now())


@pytest.mark.rule("N2.2")
def test_a_seed_deals_the_same_game_for_ever() -> None:
    data = dvergar.game("nidavellir", players=3).start(seed=1).to_dict()
    assert [held["gem"] for held in data["seats"]] == [5, 3, 4]
    assert data["taverns"] == {
        "goblin": ["explorer 6", "blacksmith", "miner 1"],
        "dragon": ["warrior 7", "hunter", "offering 3"],
        "horse": ["hunter", "miner 2", "blacksmith"],
    }
    assert data["deck"] == [
        "blacksmith", "blacksmith", "hunter", "miner 2", "warrior 8", "explorer 8", "explorer 5", "warrior 9", "blacksmith",
        "miner 0", "warrior 4", "explorer 11", "warrior 6", "blacksmith", "miner 0", "blacksmith", "hunter", "miner 1",
        "explorer 10", "warrior 6", "warrior 3", "explorer 7", "hunter", "hunter", "explorer 9", "warrior 5", "blacksmith",
    ]  # fmt: skip
    other = dvergar.game("nidavellir", players=3).start(seed=4).to_dict()
    assert other["taverns"]["goblin"] == ["hunter", "warrior 3", "warrior 5"]


def test_sets_of_numbers() -> None:
    assert [nth_of(0b1011, n) for n in range(4)] == [0, 1, 3, -1]
    assert [nth_of(0, n) for n in range(2)] == [-1, -1]
    assert [lowest(bits) for bits in (0, 1, 2, 3, 12, 1 << 63)] == [0, 1, 2, 1, 4, 1 << 63]
    assert [count_of(bits) for bits in (0, 1, 2, 3, 12, (1 << 64) - 1)] == [0, 1, 1, 2, 2, 64]


@pytest.mark.rule("N2.2", "N4.1")
def test_nobody_is_to_act_during_a_shuffle_and_nothing_shuffles_afterwards() -> None:
    engine = Nidavellir().build.engine()
    engine.start(3, 0, 0, 0, 1, 0)
    assert engine.needs_shuffle()
    assert engine.to_act() == engine.legal(0) == []
    assert not any(engine.allows(number, code) for number in range(3) for code in range(CODES))
    engine.shuffle(1, 2)
    assert not engine.needs_shuffle()
    assert engine.to_act() == [0, 1, 2]
    with pytest.raises(ValueError, match="no shuffle"):
        engine.shuffle(1, 2)
    for number in (-1, 3):
        assert engine.legal(number) == []
        with pytest.raises(ValueError, match="may not play"):
            engine.step(number, 0)


@pytest.mark.rule("N8.5", "N8.20 hourya")
def test_the_story_of_hourya() -> None:
    position = scene({"bid": "5 4 3", "army": {**ALMOST, "explorer": "5 6 7 8 9"}}, {"bid": "4 3 2"}, taverns=SMITH_FIRST)
    assert lines_of(play(position, "0 take blacksmith", "0 hero hourya"))[-2:] == [
        "recruited 0 N8.5 hourya",
        "put 0 N8.6 hourya explorer",
    ]


@pytest.mark.parametrize("players", [2, 5])
def test_the_next_seat_to_decide_has_the_legal_codes(players: int) -> None:
    rng = random.Random(players)
    engine = Nidavellir().build.engine()
    engine.start(players, 0, 0, 0, 1, 0)
    decisions = 0
    while not engine.is_over():
        if engine.needs_shuffle():
            assert (engine.first_to_act(), engine.to_act(), list(engine.legal_now())) == (-1, [], [])
            with pytest.raises(ValueError, match="may not be played"):
                engine.step_now(0)
            engine.shuffle(1, decisions)
            continue
        first = engine.first_to_act()
        codes = list(engine.legal_now())
        assert first == engine.to_act()[0]
        assert codes == engine.legal(first)
        with pytest.raises(ValueError, match="may not be played"):
            engine.step_now(next(code for code in range(CODES) if code not in codes))
        engine.step_now(rng.choice(codes))
        decisions += 1
    assert (engine.first_to_act(), engine.to_act(), list(engine.legal_now())) == (-2, [], [])


def test_random_decisions_run_to_the_next_shuffle_or_to_the_end() -> None:
    engine = Nidavellir().build.engine()
    engine.start(2, 0, 0, 0, 1, 0)
    assert engine.play_randomly(1, 2) == 0
    whole = engine.clone()
    engine.shuffle(3, 4)
    first = engine.play_randomly(1, 2)
    assert engine.needs_shuffle()
    assert first >= 4 * (2 + 6)  # four turns of two bids and six cards
    again = whole.clone()
    assert whole.play_out(5, 6) == again.play_out(5, 6) >= 8 * (2 + 6)
    assert whole.is_over()
    assert whole.to_bytes() == again.to_bytes()


def test_a_single_remaining_decision_counts_one() -> None:
    position = scene({"heroes": "ylud"}, {}, age=2, stage="age end")
    assert position.core.clone().play_randomly(1, 2) == position.core.clone().play_out(1, 2) == 1


def test_the_log_if_switched_on_is_kept_until_it_is_read() -> None:
    engine = Nidavellir().build.engine()
    engine.start(3, 0, 0, 0, 1, 0)
    deaf = engine.clone()
    deaf.record(0)
    deaf.shuffle(1, 2)
    assert deaf.take_log() == []
    engine.record(1)
    engine.shuffle(1, 2)
    rows = engine.take_log()
    assert [row[0] for row in rows] == [DEALT] * 3 + [SHUFFLED, AGE_BEGAN, TURN_BEGAN] + [FILLED] * 3
    assert {len(row) for row in rows} == {LOG_ROW}
    assert engine.take_log() == []
    engine.step_now(0)
    assert [row[:3] for row in engine.take_log()] == [[SEALED, N4_1, 0]]
    engine.step_now(0)
    engine.record(1)
    assert engine.take_log() == []
    assert engine.play_out(1, 2) > LOG_ROWS / 2
    assert engine.is_over()
    with pytest.raises(OverflowError, match=str(LOG_ROWS)):
        engine.take_log()
    assert engine.take_log() == []


def test_a_roll_draws_again_below_the_remainder_so_that_every_number_is_equally_likely() -> None:
    sides = 3 << 29
    raw, rolls = Rng(1, 2), Rng(1, 2)
    drawn = [next32(raw) for _ in range(40)]
    kept = [number for number in drawn if number >= (1 << 32) % sides]
    assert 20 < len(kept) < 40
    assert [rolls.roll(sides) for _ in kept] == [number % sides for number in kept]


def test_a_roll_keeps_the_remainder_itself() -> None:
    key, number = next((key, n) for key in range(100) if (n := next32(Rng(key, 1))) % 2 == 0 and n < (1 << 32) // 3)
    sides = ((1 << 32) - number) // 2
    assert (1 << 32) % sides == number
    assert Rng(key, 1).roll(sides) == number
