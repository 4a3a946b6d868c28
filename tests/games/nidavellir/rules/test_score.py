"""The score in seven parts (chapter 10)."""

from typing import Any

import pytest

import dvergar
from dvergar.api.values import Score
from dvergar.games.nidavellir.engine import Engine
from dvergar.games.nidavellir.rules.armies import standing
from dvergar.games.nidavellir.rules.material import SEATS
from tests.games.nidavellir.playing import asked, kinds, play, rare, scene

BARE = 14  # the basic coins


def scored(*seats: dict[str, Any]) -> list[Score]:
    """Return the score of a finished game."""
    position = scene(*seats, age=2, stage="last moves")
    assert position.over
    return position.scores()


def part(name: str, *seats: dict[str, Any]) -> list[int]:
    return [score.parts[name] for score in scored(*seats)]


# Worked examples


@pytest.mark.rule("X1", "N10.1", "N10.2", "N10.3")
def test_the_rulebooks_example_has_204_points() -> None:
    army = {"warrior": "5 6 8 9", "hunter": 4, "miner": "0 0 1 1 2", "blacksmith": 3, "explorer": "5 8 10 11"}
    score = scored({"army": army, "heroes": "skaa", "coins": "0 8 9 12 24"})[0]
    assert score.parts == {"warrior": 52, "hunter": 16, "miner": 20, "blacksmith": 12, "explorer": 34, "heroes": 17, "coins": 53}
    assert score.total == 204


@pytest.mark.rule("X1")
def test_the_example_can_be_written_in_ranks_and_points() -> None:
    army = {
        "warrior": {"ranks": 3, "points": 28},
        "hunter": 4,
        "miner": {"ranks": 5, "points": 4},
        "blacksmith": 3,
        "explorer": {"ranks": 4, "points": 34},
    }
    game = dvergar.game("nidavellir", players=3)
    score = game.score({"seats": [{"army": army, "heroes": "skaa", "coins": "0 8 9 12 24"}]})[0]
    assert score.total == 204


@pytest.mark.rule("N10.1", "N8.20 idunn")
def test_a_score_pad_adds_idunn_to_counted_explorers() -> None:
    army = {"explorer": {"ranks": 3, "points": 22}}
    assert dvergar.game("nidavellir", players=2).score({"seats": [{"army": army, "heroes": "idunn"}]})[0].parts["explorer"] == 28


@pytest.mark.rule("X7", "N8.20 dwerg")
def test_two_brothers_are_worth_40() -> None:
    assert part("heroes", {"heroes": "dwerg dwerg"}) == [40, 0]


@rare("X7", "N8.20 astrid", off={"score.highest_coin": lambda s, seat: 5})
def test_astrid_is_worth_the_highest_coin() -> None:
    assert part("heroes", {"heroes": "astrid", "coins": "0 2 3 4 25"}) == [25, 0]


# Explorers and Warriors


@pytest.mark.rule("N10.1")
def test_explorers_are_worth_their_points() -> None:
    assert part("explorer", {"army": {"explorer": "5 7 11"}}, {"army": {"explorer": "hourya"}}) == [23, 20]


@rare("N10.1", "N8.20 idunn", off={"score.explorer_points": lambda points, ranks, idunn: points})
def test_idunn_adds_2_for_every_explorer_rank() -> None:
    assert part("explorer", {"army": {"explorer": "5 7 idunn"}}, {"army": {"explorer": "5 7"}}) == [12 + 7 + 6, 12]


@rare("N10.1", "N8.19", off={"armies.points_of": lambda card, column: 11})
def test_ylud_counts_as_an_explorer_for_idunn() -> None:
    assert part("explorer", {"army": {"explorer": "5 ylud idunn"}}) == [5 + 11 + 7 + 3 * 2, 0]


@rare("N10.1", "N8.9", "N8.20 thrud", off={"score.explorer_points": lambda points, ranks, idunn: points + 2 * ranks + 2})
def test_thrud_does_not_count_for_idunn() -> None:
    assert part("explorer", {"army": {"explorer": "5 idunn thrud"}}) == [5 + 7 + 2 * 2, 0]


@pytest.mark.rule("N10.1")
def test_the_most_warrior_ranks_add_the_highest_coin() -> None:
    seats: list[dict[str, Any]] = [{"army": {"warrior": "3 4"}, "coins": "0 2 3 4 17"}, {"army": {"warrior": "9"}}, {}]
    assert part("warrior", *seats) == [7 + 17, 9, 0]


@rare("N10.1", off={"score.has_most_warriors": lambda s, seat: seat == 0})
def test_a_tie_gives_everybody_their_own_highest_coin() -> None:
    seats: list[dict[str, Any]] = [
        {"army": {"warrior": "3 4"}, "coins": "0 2 3 4 17"},
        {"army": {"warrior": "5 6"}, "coins": "0 2 3 4 9"},
        {"army": {"warrior": "9"}},
    ]
    assert part("warrior", *seats) == [7 + 17, 11 + 9, 9]


@rare("N10.1", off={"score.has_most_warriors": lambda s, seat: True})
def test_without_any_warrior_nobody_adds_a_coin() -> None:
    assert part("warrior", {"coins": "0 2 3 4 25"}, {}) == [0, 0]


@rare("N10.1", off={"score.has_most_warriors": lambda s, seat: s.points[seat][0] == max(row[0] for row in s.points)})
def test_warrior_ranks_count_not_points() -> None:
    assert part("warrior", {"army": {"warrior": "kraal"}}, {"army": {"warrior": "9"}}) == [7 + 5, 9]


@rare("N10.1", "N8.19", off={"score.has_most_warriors": lambda s, seat: seat == 1})
def test_ylud_counts_for_the_warriors() -> None:
    assert part("warrior", {"army": {"warrior": "3 ylud"}}, {"army": {"warrior": "9"}}) == [3 + 7 + 5, 9]


def with_thrud(s: Any, seat: int) -> bool:
    ranks = [standing(s, other, 0) for other in range(s.players)]
    return ranks[seat] == max(ranks) > 0


@rare("N10.1", "N8.9", "N8.10", off={"flow.thrud_leaves": lambda s: None, "score.has_most_warriors": with_thrud})
def test_thrud_does_not_count_for_the_final_warriors() -> None:
    assert part("warrior", {"army": {"warrior": "3 thrud"}}, {"army": {"warrior": "9"}}) == [3 + 5, 9 + 5]


# Miners, Hunters, Blacksmiths


@pytest.mark.rule("N10.2")
@pytest.mark.parametrize(("column", "points"), [("0 1 2", 9), ("0 0", 0), ("lokdur", 3), ("2 2 zoral", 25), ("2 lokdur", 10)])
def test_miners_are_points_times_ranks(column: str, points: int) -> None:
    assert part("miner", {"army": {"miner": column}}) == [points, 0]


@pytest.mark.rule("N10.2")
@pytest.mark.parametrize(("column", "points"), [("-", 1), ("- - -", 9), ("aral", 4), ("- dagda", 16), ("- - - - - - -", 49)])
def test_hunters_are_ranks_squared(column: str, points: int) -> None:
    assert part("hunter", {"army": {"hunter": column}}) == [points, 0]


@pytest.mark.rule("N10.2")
@pytest.mark.parametrize(("ranks", "points"), [(0, 0), (1, 3), (2, 7), (3, 12), (4, 18), (5, 25), (6, 33), (7, 42), (8, 52)])
def test_blacksmiths_follow_their_row(ranks: int, points: int) -> None:
    assert part("blacksmith", {"army": {"blacksmith": ranks}}) == [points, 0]


@pytest.mark.rule("N10.2", "N1.5", "N8.20")
@pytest.mark.parametrize(
    ("column", "points"), [("smith", 7), ("- smith", 12), ("aegur", 7), ("bonfur", 12), ("smith bonfur -", 33)]
)
def test_special_blacksmiths_count_their_ranks(column: str, points: int) -> None:
    assert part("blacksmith", {"army": {"blacksmith": column}}) == [points, 0]


@pytest.mark.rule("N8.19", "N10.1", "N10.2")
@pytest.mark.parametrize(
    ("column", "points"), [("explorer", 11), ("warrior", 7 + 5), ("miner", 1), ("hunter", 1), ("blacksmith", 3)]
)
def test_ylud_alone_in_a_column(column: str, points: int) -> None:
    assert part(column, {"army": {column: "ylud"}}) == [points, 0]


@rare("N8.19", "N10.2", off={"armies.points_of": lambda card, column: 0 if card > 24 else 2})
def test_ylud_multiplies_the_miners() -> None:
    assert part("miner", {"army": {"miner": "2 ylud"}}) == [(2 + 1) * 2, 0]


@pytest.mark.rule("N8.9", "N8.20 thrud")
@pytest.mark.parametrize("column", ["warrior", "hunter", "miner", "blacksmith", "explorer"])
def test_thrud_is_worth_13_and_adds_no_rank_to_a_class(column: str) -> None:
    score = scored({"army": {column: "thrud"}})[0]
    assert score.parts[column] == 0
    assert score.parts["heroes"] == 13


# Neutral heroes and coins


@pytest.mark.rule("N10.3", "N8.20")
@pytest.mark.parametrize(
    ("heroes", "points"),
    [
        ("skaa", 17), ("grid", 7), ("uline", 9), ("thrud", 13), ("ylud", 0), ("astrid", 5), ("skaa grid uline thrud astrid", 51),
        ("dwerg", 13), ("dwerg dwerg", 40), ("dwerg dwerg dwerg", 81), ("dwerg dwerg dwerg dwerg", 108),
        ("dwerg dwerg dwerg dwerg dwerg", 135), ("dwerg_ymir dwerg_jungir", 40),
    ],
)  # fmt: skip
def test_neutral_heroes(heroes: str, points: int) -> None:
    game = dvergar.game("nidavellir", players=2)
    assert game.score({"seats": [{"heroes": heroes}]})[0].parts["heroes"] == points
    during = game.load({"age": 2, "stage": "last moves", "seats": [{"heroes": heroes}]})
    assert during.scores()[0].parts["heroes"] == points


@pytest.mark.rule("N8.20 dwerg")
def test_brothers_count_separately_for_each_owner() -> None:
    assert part("heroes", {"heroes": "dwerg dwerg"}, {"heroes": "dwerg dwerg dwerg"}) == [40, 81]


@pytest.mark.rule("N10.3")
def test_coins_are_summed() -> None:
    assert part("coins", {"coins": "0 2 5 5t 20"}, {}) == [32, BARE]


@rare("N10.3", "N9.4", off={"score.coin_points": lambda s, seat: 14})
def test_the_special_3_counts_3() -> None:
    assert part("coins", {"coins": "2 3 3s 4 5"}) == [17, BARE]


@rare("N10.3", "N9.5", off={"score.coin_points": lambda s, seat: 14})
def test_gem_6_is_worth_3() -> None:
    assert part("coins", {"gem": 6}, {"gem": 5}) == [BARE + 3, BARE]


@rare("N10.3", off={"score.hero_points": lambda heroes, highest: 0})
def test_the_highest_coin_may_count_three_times() -> None:
    score = scored({"army": {"warrior": "3"}, "heroes": "astrid", "coins": "0 2 3 4 24"})[0]
    assert score.parts == {"warrior": 27, "hunter": 0, "miner": 0, "blacksmith": 0, "explorer": 0, "heroes": 24, "coins": 33}


@pytest.mark.rule("N10.3")
def test_a_score_has_seven_parts_with_their_rules() -> None:
    score = scored({}, {})[0]
    assert score.rules == {
        "warrior": "N10.1", "hunter": "N10.2", "miner": "N10.2", "blacksmith": "N10.2", "explorer": "N10.1",
        "heroes": "N10.3", "coins": "N10.3",
    }  # fmt: skip
    assert list(score.parts) == list(score.rules)
    assert score.total == sum(score.parts.values()) == BARE


# Who wins


@pytest.mark.rule("N10.4")
def test_most_points_win() -> None:
    scores = scored({"army": {"hunter": 1}}, {"army": {"hunter": 3}}, {"army": {"hunter": 2}})
    assert [(score.seat, score.total, score.place) for score in scores] == [(0, 15, 3), (1, 23, 1), (2, 18, 2)]


def by_seat(engine: Engine, seat: int) -> int:
    """Equal totals are parted by the order of seats."""
    return SEATS * engine.total(seat) - seat


@rare("N10.4", off={"engine.rank": by_seat})
def test_equal_totals_share_the_place() -> None:
    scores = scored({"army": {"hunter": 3}, "gem": 5}, {"army": {"explorer": "9"}, "gem": 4}, {"gem": 3}, {"army": {"hunter": 1}})
    assert [(score.total, score.place) for score in scores] == [(23, 1), (23, 1), (14, 4), (15, 3)]


LAST: dict[str, Any] = {"age": 2, "stage": "age end"}


@pytest.mark.rule("N10.4")
def test_a_shared_victory_is_announced_for_both() -> None:
    position = scene({"heroes": "ylud"}, {"army": {"explorer": "5 6"}}, {}, **LAST)
    assert asked(position) == (0, "ylud")
    events = play(position, "0 place explorer")
    assert position.over
    assert [(event.seat, event.args["total"]) for event in events if event.kind == "scored"] == [(0, 25), (1, 25), (2, 14)]
    assert [(event.seat, event.args["total"]) for event in events if event.kind == "won"] == [(0, 25), (1, 25)]


@pytest.mark.rule("N10.1")
def test_the_warriors_bonus_is_reported_with_the_coin() -> None:
    position = scene({"heroes": "ylud", "coins": "0 2 3 4 17"}, {"army": {"warrior": "9"}}, {}, **LAST)
    events = play(position, "0 place warrior")
    bonus = [(event.seat, event.args["ranks"], int(event.args["coin"])) for event in events if event.kind == "bonus"]
    assert bonus == [(0, 1, 17), (1, 1, 5)]


@pytest.mark.rule("N10.1", "N8.10")
def test_thrud_leaves_before_the_score() -> None:
    position = scene({"heroes": "ylud", "army": {"warrior": "3 thrud"}}, {"army": {"warrior": "9"}}, **LAST)
    events = play(position, "0 place hunter")
    sheet = ["bonus", *["counted"] * 7, "scored"]
    assert kinds(events) == ["put", "left-army", *sheet, *sheet, "won"]
    assert [event.args["points"] for event in events if event.kind == "counted" and event.args["part"] == "warrior"] == [8, 14]
    assert [score.parts["warrior"] for score in position.scores()] == [8, 14]


@pytest.mark.rule("N10.3")
@pytest.mark.parametrize(
    "seats",
    [
        [{"army": {"explorer": "5 ylud idunn thrud"}}, {"army": {"explorer": "hourya"}}],
        [{"army": {"warrior": "3 ylud"}, "coins": "0 2 3 4 17"}, {"army": {"warrior": "kraal"}, "coins": "2 3 3s 4 9"}],
        [{"army": {"warrior": "3 thrud"}}, {"army": {"warrior": "tarah"}}],
        [{"army": {"miner": "2 zoral ylud"}, "gem": 6}, {"army": {"miner": "lokdur 2"}}],
        [{"army": {"blacksmith": "smith aegur - bonfur", "hunter": "aral dagda"}}, {"army": {"blacksmith": "ylud", "hunter": 5}}],
        [
            {"heroes": "dwerg dwerg astrid", "coins": "0 2 3 4 25"},
            {"heroes": "dwerg_ymir skaa grid uline ylud", "army": {"hunter": "thrud"}},
        ],
        [{"coins": "2 3s 5 5t 20", "gem": 6}, {"gem": 1}, {}],
    ],
)
def test_a_score_pad_counts_as_the_game_does(seats: list[dict[str, Any]]) -> None:
    position = scene(*seats, age=2, turn=4)
    assert dvergar.game("nidavellir", players=len(seats)).score({"seats": seats}) == position.scores()


# During the game


@rare("N10.5", off={"score.score_part": lambda s, seat, part: standing(s, seat, part) if part < 5 else 0})
def test_during_the_game_thrud_counts_as_in_the_command_zone() -> None:
    position = scene({"army": {"hunter": "- - thrud"}}, {})
    parts = position.scores()[0].parts
    assert (parts["hunter"], parts["heroes"]) == (4, 13)


@rare("N10.5", off={"score.has_most_warriors": with_thrud})
def test_during_the_game_warriors_are_compared_without_thrud() -> None:
    position = scene({"army": {"warrior": "3 thrud"}}, {"army": {"warrior": "9"}}, {"army": {"warrior": "4"}})
    assert [score.parts["warrior"] for score in position.scores()] == [8, 14, 9]


@rare("N10.5", "N8.19", off={"score.hero_points": lambda heroes, highest: 11})
def test_during_the_game_ylud_is_worth_0_in_the_command_zone() -> None:
    position = scene({"heroes": "ylud"}, {})
    assert position.scores()[0].total == BARE
    standing_there = scene({"army": {"explorer": "ylud"}}, {}, age=2)
    assert standing_there.scores()[0].parts["explorer"] == 11


@pytest.mark.rule("N10.5")
def test_computing_the_score_changes_nothing() -> None:
    position = scene({"army": {"warrior": "3 thrud"}}, {}, turn=1)
    before = position.to_bytes()
    totals = [score.total for score in position.scores()]
    assert totals == [3 + 5 + 13 + BARE, BARE]
    assert position.to_bytes() == before
    assert [score.total for score in position.view(1).scores()] == totals
