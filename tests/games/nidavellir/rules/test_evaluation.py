"""The evaluation at the end of Age 1: five distinctions, one by one (chapter 9)."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import dvergar
from dvergar.api.event import Event
from dvergar.api.play import Position
from dvergar.games.nidavellir.rules.coins import begin_trade, transform
from dvergar.games.nidavellir.rules.evaluation import judge
from tests.games.nidavellir.playing import asked, kinds, play, rare, scene, seat, words

CLASSES = ["warrior", "hunter", "miner", "blacksmith", "explorer"]
ONE = {"warrior": "9", "hunter": "-", "miner": "2", "blacksmith": "-", "explorer": "11"}
OTHER = ONE | {"warrior": "8", "miner": "0", "explorer": "10"}
TOP_THREE = ["miner 2", "offering 5", "explorer 10"]


def ended(*seats: dict[str, Any], **more: Any) -> Position:
    """Return the end of Age 1, with its events from the first one."""
    return scene(*seats, age=1, stage="age end", **more)


def judging(*seats: dict[str, Any], **more: Any) -> Position:
    """Return the evaluation, with the top cards of Age 2 as written."""
    return scene(*seats, age=1, stage="judging", **more)


def args_of(events: Sequence[Event], kind: str) -> list[tuple[int | None, dict[str, Any]]]:
    return [(event.seat, event.args) for event in events if event.kind == kind]


def won(position: Position) -> dict[str, int]:
    winners: dict[str, int] = position.to_dict()["distinctions"]
    return winners


def age_two(position: Position) -> Counter[str]:
    data = position.to_dict()
    return Counter([*data["deck"], *(card for cards in data["taverns"].values() for card in cards)])


# How a class is counted


@pytest.mark.rule("N9.1")
def test_classes_are_counted_one_by_one_in_order() -> None:
    counted = [event.args["column"] for event in ended({}, {}, {}).opening if event.kind in ("judged", "nobody")]
    assert counted == [column for column in CLASSES for _ in range(4)]


@pytest.mark.rule("N9.1")
@pytest.mark.parametrize("column", CLASSES)
def test_most_ranks_win(column: str) -> None:
    position = ended({}, {"army": {column: ONE[column]}})
    assert args_of(position.opening, "awarded") == [(1, {"column": column, "ranks": 1})]
    assert won(position) == {column: 1}


def first_of_the_best(s: Any, column: int) -> int:
    """A tie is won by the lowest seat."""
    return max(range(s.players), key=lambda number: (s.ranks[number][column], -number))


@rare("N9.1", off={"evaluation.majority": first_of_the_best})
def test_all_five_classes_can_be_tied_at_once() -> None:
    position = ended({"army": ONE, "heroes": "skaa"}, {"army": OTHER, "heroes": "astrid"})
    assert won(position) == {}
    assert position.to_dict()["age"] == 2


@pytest.mark.rule("N9.1")
@pytest.mark.parametrize("column", CLASSES)
def test_a_tie_is_won_by_nobody(column: str) -> None:
    position = ended({"army": {column: ONE[column]}, "gem": 4}, {"army": {column: OTHER[column]}, "gem": 5})
    assert won(position) == {}
    assert (None, {"column": column, "ranks": 1}) in args_of(position.opening, "nobody")
    assert position.to_dict()["age"] == 2


@pytest.mark.rule("N9.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_with_all_at_0_nobody_wins(players: int) -> None:
    position = ended(players=players)
    assert args_of(position.opening, "nobody") == [(None, {"column": column, "ranks": 0}) for column in CLASSES]
    assert won(position) == {}


@pytest.mark.rule("N9.1")
@pytest.mark.parametrize(
    ("ranks", "winner"),
    [((2, 2, 1), None), ((2, 1, 2), None), ((1, 2, 2), None), ((1, 1, 2), 2), ((2, 1, 1), 0), ((1, 2, 1), 1), ((0, 1, 0), 1)],
)
def test_only_a_tie_at_the_top_counts(ranks: tuple[int, ...], winner: int | None) -> None:
    position = ended(*({"army": {"hunter": count}} for count in ranks))
    assert won(position).get("hunter") == winner


@rare("N9.1", off={"evaluation.majority": lambda s, column: max(range(s.players), key=lambda seat: s.gem[seat])})
def test_gem_6_does_not_decide_a_tie() -> None:
    position = scene({"gem": 6, "army": {"explorer": "5"}}, {"army": {"explorer": "11"}}, age=1, stage="judging", judged=4)
    assert won(position) == {}


@rare("N9.1", "N1.1", off={"evaluation.standing": lambda s, seat, column: s.army_size[seat]})
def test_ranks_count_not_cards() -> None:
    position = ended({"army": {"miner": "zoral"}}, {"army": {"miner": "2 2"}})
    assert won(position) == {"miner": 0}


@rare("N9.1", off={"evaluation.standing": lambda s, seat, column: s.points[seat][column]})
def test_ranks_count_not_points() -> None:
    position = ended({"army": {"miner": "0 0"}}, {"army": {"miner": "2"}})
    assert won(position) == {"miner": 0}


@rare("N8.9", "N9.1", off={"armies.standing": lambda s, seat, column: s.ranks[seat][column]})
def test_thrud_counts_for_a_distinction() -> None:
    position = ended({"army": {"miner": "0 thrud"}}, {"army": {"miner": "2"}})
    assert won(position) == {"miner": 0}


@rare("N3.4", "N8.16", "N9.1", off={"flow.begin_ylud": lambda s: None})
def test_ylud_is_placed_before_the_first_class_is_counted() -> None:
    position = ended({"army": {"warrior": "3"}, "heroes": "ylud"}, {"army": {"warrior": "9"}})
    assert asked(position) == (0, "ylud")
    assert won(position) == {}
    events = play(position, "0 place warrior")
    assert args_of(events, "awarded") == [(0, {"column": "warrior", "ranks": 2})]
    assert asked(position) == (0, "transform")


# Class by class


def explorers_counted_early(s: Any, column: int) -> int:
    """What the Explorers were before the Armorer: a tie."""
    return -1 if column == 4 else 0


X17 = {"warrior": "3 4 5", "hunter": 3, "miner": "0 0 1", "blacksmith": 2, "explorer": "5 6 7"}


@rare("N9.2", "N9.6", "X17", off={"evaluation.majority": explorers_counted_early})
def test_the_armorers_hero_wins_the_explorers_too() -> None:
    position = ended({"army": X17, "heroes": "skaa astrid"}, {"army": {"blacksmith": 1, "explorer": "8 9 10"}})
    play(position, "0 transform hand 2")
    assert asked(position) == (0, "hero")
    assert "explorer" not in won(position)
    events = play(position, "0 hero idunn")
    ranks = {event.seat: event.args["ranks"] for event in events if event.kind == "judged"}
    assert ranks == {0: 4, 1: 3}
    assert asked(position) == (0, "keep")
    assert won(position) == dict.fromkeys(CLASSES, 0)


@rare("N9.2", "N8.4", off={"evaluation.majority": lambda s, column: 0})
def test_dagdas_discard_loses_the_explorers() -> None:
    position = ended({"army": X17, "heroes": "skaa astrid"}, {"army": {"explorer": "8 9"}})
    play(position, "0 transform hand 2", "0 hero dagda", "0 discard miner explorer")
    assert won(position) == dict.fromkeys(CLASSES[:4], 0)
    assert asked(position) == (0, "bid")


@rare("N9.2", "N8.4", off={"evaluation.majority": explorers_counted_early})
def test_dagdas_discard_lets_another_seat_win_the_explorers() -> None:
    position = ended({"army": X17, "heroes": "skaa astrid"}, {"army": {"explorer": "8 9 10"}})
    play(position, "0 transform hand 2", "0 hero dagda", "0 discard warrior explorer")
    assert won(position)["explorer"] == 1
    assert asked(position) == (1, "keep")


def warriors_counted_again(s: Any, column: int) -> None:
    for again in (0, 4) if column == 4 else (column,):
        judge(s, again)


@rare("N9.2", off={"evaluation.judge": warriors_counted_again})
def test_a_class_already_settled_is_not_counted_again() -> None:
    position = ended({"army": X17, "heroes": "skaa astrid"}, {"army": {"warrior": "6 7 8 9"}})
    play(position, "1 transform hand 2")
    events = play(position, "0 hero kraal")
    assert args_of(events, "put") == [(0, {"card": "kraal", "column": "warrior"})]
    assert won(position)["warrior"] == 1
    assert seat(position, 0)["coins"] == "2 3 3s 4 5"


@rare("N9.2", "N9.6", "N8.8", off={"armies.lift_thrud": lambda s, seat, column: None})
def test_thrud_lifted_by_the_armorer_wins_the_explorers() -> None:
    position = ended({"army": {"blacksmith": "- thrud", "explorer": "5"}}, {"army": {"explorer": "6"}})
    assert asked(position) == (0, "thrud")
    play(position, "0 place explorer")
    assert asked(position) == (0, "keep")
    assert seat(position, 0)["army"] == {"blacksmith": "- smith", "explorer": "5 thrud"}


@pytest.mark.rule("N9.2")
def test_each_distinction_is_settled_with_all_that_follows_before_the_next() -> None:
    position = ended({"army": {"warrior": "3", "hunter": 1}})
    assert asked(position) == (0, "transform")
    assert "hunter" not in {event.args["column"] for event in position.opening if event.kind == "judged"}
    events = kinds(play(position, "0 transform hand 5"))
    assert events.index("transformed") < events.index("judged")


@rare("N9.2", "N8.1", off={"heroes.count_of": lambda bits: bits.bit_count() + 3})
def test_distinctions_are_not_heroes_and_have_no_rank() -> None:
    army = {"warrior": "3", "hunter": 1, "miner": "0", "explorer": "5"}
    position = judging({"army": army}, deck=["blacksmith"])
    play(position, "0 transform hand 5", "0 keep blacksmith")
    assert won(position) == {"warrior": 0, "hunter": 0, "miner": 0, "explorer": 0}
    assert asked(position) == (0, "hero")


# The five distinctions


@rare("N9.3", off={"coins.transform": lambda s, seat, slot, plus: None})
def test_kings_hand_transforms_a_coin_of_the_hand_by_5() -> None:
    position = ended({}, {"army": {"warrior": "3"}})
    assert asked(position) == (1, "transform")
    assert words(position) == ["transform hand 2", "transform hand 3", "transform hand 4", "transform hand 5"]
    events = play(position, "1 transform hand 4")
    assert args_of(events, "transformed") == [(1, {"place": "hand", "old": "4", "new": "9"})]
    assert seat(position, 1)["coins"] == "0 2 3 5 9"


@pytest.mark.rule("N9.3", "N7.2")
def test_kings_hand_is_mandatory_and_spares_the_0() -> None:
    position = ended({"army": {"warrior": "3"}, "coins": "0 20 22 23 25"})
    assert words(position) == ["transform hand 20", "transform hand 22", "transform hand 23", "transform hand 25"]
    assert {closed.words for closed in position.decision().closed} == {"transform hand 0"}


@rare("N9.4", off={"evaluation.hunting_master": lambda s, seat: None})
def test_hunting_master_swaps_the_0_for_the_special_3() -> None:
    position = ended({}, {"army": {"hunter": 1}})
    assert seat(position, 1)["coins"] == "2 3 3s 4 5"
    assert seat(position, 0)["coins"] == "0 2 3 4 5"
    assert args_of(position.opening, "hunted") == [(1, {})]
    assert "bid 3s 3 5" in position.decision(1).words
    assert not any("0" in bid.split() for bid in position.decision(1).words)


@rare("N9.4", "N7.6", "N9.7", off={"coins.can_transform": lambda coin: True})
def test_the_new_special_3_is_not_transformed_by_the_pioneer() -> None:
    position = judging({"army": {"hunter": 1, "explorer": "5"}}, deck=TOP_THREE)
    play(position, "0 keep offering 5")
    assert words(position) == ["transform hand 2", "transform hand 3", "transform hand 4", "transform hand 5"]


@rare("N9.5", off={"evaluation.crown_jeweler": lambda s, seat: None})
def test_crown_jeweler_takes_gem_6_and_the_old_gem_is_out_of_play() -> None:
    position = ended({"gem": 5}, {"gem": 4, "army": {"miner": "0"}}, {"gem": 3})
    assert [seat(position, number)["gem"] for number in range(3)] == [5, 6, 3]
    assert args_of(position.opening, "crowned") == [(1, {"old": 4})]


@pytest.mark.rule("N9.6", "N1.5")
def test_the_armorers_card_goes_on_top_of_the_blacksmiths() -> None:
    position = ended({"army": {"blacksmith": 1}})
    assert seat(position, 0)["army"] == {"blacksmith": "- smith"}
    assert args_of(position.opening, "put") == [(0, {"card": "smith", "column": "blacksmith"})]
    assert position.scores()[0].parts["blacksmith"] == 12
    assert seat(position, 0)["heroes"] == ""


@rare("N9.6", "N8.7", off={"flow.check_heroes": lambda s, seat: setattr(s, "check_due", 0)})
def test_the_armorers_two_ranks_bring_two_heroes() -> None:
    position = ended({"army": X17 | {"blacksmith": 1}, "heroes": "skaa"})
    play(position, "0 transform hand 5")
    assert asked(position) == (0, "hero")
    play(position, "0 hero astrid")
    assert asked(position) == (0, "hero")
    play(position, "0 hero dwerg")
    assert asked(position) == (0, "keep")


@rare("N9.6", "N5.4", "N8.8", off={"armies.lift_thrud": lambda s, seat, column: None})
def test_the_armorers_card_lifts_thrud_before_the_hero_check() -> None:
    army = {"warrior": "3 4", "hunter": 2, "miner": "0 0", "blacksmith": "thrud", "explorer": "5 6"}
    position = judging({"army": army}, {"army": {"warrior": "5 6", "hunter": 2, "miner": "1 1", "explorer": "7 8"}})
    assert asked(position) == (0, "thrud")
    play(position, "0 place miner")
    assert asked(position) == (0, "hero")
    assert seat(position, 0)["army"]["blacksmith"] == "smith"


@pytest.mark.rule("N8.17", "N9.6")
def test_ylud_recruited_by_the_armorers_card_waits() -> None:
    army = {"warrior": "3 4", "hunter": 2, "miner": "0 0", "blacksmith": 1, "explorer": "5 6"}
    others = {"warrior": "5 6", "hunter": 2, "miner": "1 1", "explorer": "7 8"}
    position = ended({"army": army, "heroes": "skaa"}, {"army": others})
    events = play(position, "0 hero ylud")
    assert "waits" in kinds(events)
    assert asked(position) == (0, "bid")
    assert seat(position, 0)["ylud"] == "command"


# The Pioneer


@pytest.mark.rule("N9.7")
def test_the_pioneer_chooses_among_the_top_three_cards() -> None:
    position = judging({}, {"army": {"explorer": "5"}}, deck=TOP_THREE)
    assert asked(position) == (1, "keep")
    assert sorted(words(position)) == sorted(f"keep {card}" for card in TOP_THREE)


@rare("N9.7", "N5.4", off={"evaluation.receive": lambda s, seat, card: None})
def test_the_pioneers_dwarf_is_placed() -> None:
    position = judging({}, {"army": {"explorer": "5"}}, deck=TOP_THREE)
    events = play(position, "1 keep explorer 10")
    assert args_of(events, "kept") == [(1, {"card": "explorer 10"})]
    assert seat(position, 1)["army"] == {"explorer": "5 10"}
    assert asked(position) == (0, "bid")


@rare("N9.7", "N7.2", off={"evaluation.receive": lambda s, seat, card: None})
def test_the_pioneers_offering_transforms_by_5_and_is_discarded() -> None:
    position = judging({"army": {"explorer": "5"}}, deck=TOP_THREE)
    discards = Counter[str](position.to_dict()["discards"])
    play(position, "0 keep offering 5")
    assert asked(position) == (0, "transform")
    assert Counter[str](position.to_dict()["discards"]) - discards == {"offering 5": 1}
    play(position, "0 transform hand 3")
    assert seat(position, 0)["coins"] == "0 2 4 5 8"
    assert seat(position, 0)["army"] == {"explorer": "5"}


@rare("N9.7", "N8.1", off={"flow.check_heroes": lambda s, seat: setattr(s, "check_due", 0)})
def test_the_pioneers_dwarf_may_bring_a_hero() -> None:
    army = {"warrior": "3", "hunter": 1, "blacksmith": 1, "explorer": "5 6"}
    position = judging({"army": army}, {"army": {"warrior": "4", "hunter": 1, "blacksmith": 1}}, deck=TOP_THREE)
    play(position, "0 keep miner 2")
    assert asked(position) == (0, "hero")
    play(position, "0 hero skaa")
    assert position.to_dict()["age"] == 2


@rare("N9.7", "N8.8", off={"armies.lift_thrud": lambda s, seat, column: None})
def test_the_pioneers_dwarf_lifts_thrud() -> None:
    position = judging({"army": {"explorer": "5 thrud"}}, {"army": {"explorer": "6"}}, deck=TOP_THREE)
    play(position, "0 keep explorer 10")
    assert asked(position) == (0, "thrud")


@pytest.mark.rule("N9.7", "N13.7")
def test_only_the_pioneer_gets_the_event_with_the_three_cards() -> None:
    position = ended({}, {"army": {"explorer": "5"}}, {})
    looked = next(event for event in position.opening if event.kind == "looked")
    assert list(looked.args.values()) == position.to_dict()["deck"][:3]
    assert [looked.known_to(number) for number in (0, 1, 2, None)] == [False, True, False, False]


@rare("N9.7", "N13.7", off={"hidden.blank_for": lambda s, viewer: None})
def test_only_the_pioneers_view_shows_the_three_cards() -> None:
    position = judging({}, {"army": {"explorer": "5"}}, {}, deck=TOP_THREE)
    shown = position.view(1).to_dict()["deck"]
    assert shown == [*TOP_THREE, *["?"] * 34]
    assert [position.view(viewer).to_dict()["deck"] for viewer in (0, 2, None)] == [37, 37, 37]


@pytest.mark.rule("N9.7")
def test_the_other_two_cards_go_back() -> None:
    position = judging({"army": {"explorer": "5"}}, deck=TOP_THREE)
    before = age_two(position)
    play(position, "0 keep miner 2")
    assert before - age_two(position) == {"miner 2": 1}


@rare("N9.7", off={"evaluation.nobody_is_pioneer": lambda s: None})
def test_nobody_is_the_pioneer_and_the_top_card_leaves_openly() -> None:
    position = judging({}, {}, deck=["miner 2"])
    assert position.to_dict()["discards"].count("miner 2") == 3
    assert age_two(position)["miner 2"] == 1
    assert age_two(position).total() == 36
    assert [one["army"] for one in position.to_dict()["seats"]] == [{}, {}]


@rare("N9.7", off={"evaluation.nobody_is_pioneer": lambda s: None})
def test_the_top_card_is_in_the_event_if_it_leaves_openly() -> None:
    position = ended({}, {})
    assert kinds(position.opening).count("top-discarded") == 1
    assert "top-unseen" not in kinds(position.opening)
    card = next(event.args["card"] for event in position.opening if event.kind == "top-discarded")
    assert card in position.view(None).to_dict()["discards"]


@rare("N9.7", "N13.2", off={"evaluation.nobody_is_pioneer": lambda s: None})
def test_nobody_is_the_pioneer_and_the_top_card_leaves_unseen() -> None:
    position = judging({}, {}, deck=["miner 2"], options={"pioneer_discard": "unseen"})
    assert position.to_dict()["unseen"] == "miner 2"
    assert position.to_dict()["discards"].count("miner 2") == 2
    assert age_two(position)["miner 2"] == 1
    told_of = ended({}, {}, options={"pioneer_discard": "unseen"}).opening
    assert args_of(told_of, "top-unseen") == [(None, {})]
    assert "top-discarded" not in kinds(told_of)


@rare("N9.7", off={"evaluation.nobody_is_pioneer": lambda s: None})
def test_an_offering_on_top_has_no_effect_if_nobody_is_the_pioneer() -> None:
    position = judging({}, {}, deck=["offering 5"])
    assert asked(position) == (0, "bid")
    assert [one["coins"] for one in position.to_dict()["seats"]] == ["0 2 3 4 5", "0 2 3 4 5"]
    assert position.to_dict()["discards"].count("offering 5") == 1


# The shuffle


@rare("N9.8", off={"flow.shuffle_deck": lambda s, r: None})
def test_the_whole_deck_of_age_two_is_shuffled_after_the_pioneer() -> None:
    position = judging({"army": {"explorer": "5"}}, deck=TOP_THREE)
    before = position.to_dict()["deck"]
    play(position, "0 keep miner 2")
    data = position.to_dict()
    after = [card for cards in data["taverns"].values() for card in cards] + data["deck"]
    assert after not in (before[1:], ["explorer 10", "offering 5", *before[3:]])
    assert sorted(after) == sorted(before[1:])


@rare("N9.8", off={"flow.shuffle_deck": lambda s, r: None})
def test_the_shuffle_is_left_to_chance() -> None:
    game = dvergar.game("nidavellir", players=2)
    start = judging({"army": {"explorer": "5"}}, deck=TOP_THREE).to_dict()
    decks = []
    for seed in range(3):
        position = game.load(start, seed)
        play(position, "0 keep miner 2")
        decks.append(position.to_dict()["deck"])
    assert decks[0] != decks[1] != decks[2] != decks[0]


@pytest.mark.rule("N9.8", "N1.4")
@pytest.mark.parametrize(("players", "cards"), [(2, 36), (3, 36), (4, 36), (5, 45)])
@pytest.mark.parametrize("army", [{"explorer": "5"}, {}])
def test_it_is_shuffled_once_won_or_not(players: int, cards: int, army: dict[str, str]) -> None:
    position = ended({"army": army}, players=players)
    events = list(position.opening)
    if army:
        dwarf = next(word for word in words(position) if not word.startswith("keep offering"))
        events += play(position, f"0 {dwarf}")
    last = [event for event in events if event.kind == "shuffled" and event.rule == "N9.8"]
    assert [event.args for event in last] == [{"age": 2, "cards": cards}]
    order = [kind for kind in kinds(events) if kind in ("kept", "top-discarded", "age-began")]
    assert order == ["kept" if army else "top-discarded", "age-began"]
    began = kinds(events).index("age-began")
    assert kinds(events)[began - 1] == "shuffled"
    assert kinds(events)[began + 1] == "turn-began"
    assert age_two(position).total() == cards


# The last bid is forgotten


def transform_and_trade(s: Any, number: int, slot: int, plus: int) -> None:
    transform(s, number, slot, plus)
    begin_trade(s, number, 0)


@rare("N3.4", "N9.3", "N9.6", "N9.7", off={"coins.transform": transform_and_trade})
def test_the_evaluation_causes_no_trade() -> None:
    position = scene(
        {"bid": "5 4 0", "army": {"warrior": "3 4", "miner": "0 0", "explorer": "5 6", "hunter": 2}, "heroes": "skaa"},
        {"bid": "5 4 0"},
        age=1,
        turn=4,
        tavern="horse",
        taverns={"horse": ["blacksmith", "warrior 5", "explorer 7"]},
    )
    events = play(position, "0 take blacksmith", "1 take warrior 5")
    assert kinds(events).count("traded") == 2
    events = play(position, "0 transform hand 2", "0 hero grid", "0 transform hand 4")
    assert asked(position) == (0, "keep")
    events += play(position, f"0 {words(position)[0]}")
    assert kinds(events).count("transformed") >= 2
    assert "traded" not in kinds(events)
