"""The heuristic's choices where a sensible person sees at once what is best."""

from typing import Any

import pytest

from dvergar.api.play import Position
from tests.games.nidavellir.bot.test_heuristic import choice, worths
from tests.games.nidavellir.playing import asked, play, scene

LAST: dict[str, Any] = {"age": 2, "turn": 4, "tavern": "horse"}
"""The last tavern of a two-player game."""
FIRST = {"bid": "5 4 3"}
SECOND = {"bid": "4 3 2"}
FOUR = {"warrior": "3", "hunter": 1, "miner": "0", "explorer": "5"}  # a Blacksmith completes the line


def last_of_all(army: dict[str, Any], *cards: str, other: dict[str, Any] | None = None) -> Position:
    """Return a position in which seat 0 takes the last card of the game."""
    seats = {**SECOND, "army": army}, {**FIRST, "army": other or {}}
    position = scene(*seats, taverns={"horse": ["miner 0", *cards]}, **LAST)
    play(position, "1 take miner 0")
    return position


def last_but_one(army: dict[str, Any], *cards: str, other: dict[str, Any] | None = None) -> Position:
    """Return a position in which seat 0 takes a card of the last tavern, and then seat 1."""
    return scene({**FIRST, "army": army}, {**SECOND, "army": other or {}}, taverns={"horse": [*cards]}, **LAST)


# Cards


@pytest.mark.parametrize(
    ("army", "cards", "worth"),
    [
        ({"hunter": 6}, ("hunter", "explorer 11"), (1300, 1100)),
        ({"hunter": 4}, ("hunter", "explorer 11"), (900, 1100)),
        ({"miner": "2 2 2 1"}, ("miner 2", "explorer 11"), (1700, 1100)),
        ({"miner": "0 0 1"}, ("miner 1", "hunter"), (500, 100)),
        ({"blacksmith": 9}, ("blacksmith", "explorer 11"), (1200, 1100)),
        ({"blacksmith": 7}, ("blacksmith", "explorer 11"), (1000, 1100)),
        ({"hunter": 2, "explorer": "idunn"}, ("explorer 6", "hunter"), (800, 500)),
    ],
)
def test_the_last_card_is_worth_its_points(army: dict[str, Any], cards: tuple[str, str], worth: tuple[int, int]) -> None:
    position = last_of_all(army, *cards)
    assert worths(position) == {f"take {card}": points for card, points in zip(cards, worth, strict=True)}
    assert choice(position) == f"take {cards[worth.index(max(worth))]}"


def test_the_card_that_completes_a_line_brings_a_hero() -> None:
    assert choice(last_of_all(FOUR, "blacksmith", "explorer 11")) == "take blacksmith"
    assert choice(last_of_all(FOUR | {"hunter": 0}, "blacksmith", "explorer 11")) == "take explorer 11"


def test_a_warrior_that_wins_the_majority_brings_the_highest_coin() -> None:
    for rivals, best in (("6 7", "take warrior 3"), ("6 7 8", "take explorer 6")):
        assert choice(last_of_all({"warrior": "4"}, "warrior 3", "explorer 6", other={"warrior": rivals})) == best


def test_a_card_is_taken_away_from_a_player_who_needs_it() -> None:
    cards = ("hunter", "explorer 6", "miner 1")
    assert choice(last_but_one({}, *cards)) == "take explorer 6"
    assert choice(last_but_one({}, *cards, other={"hunter": 10})) == "take hunter"
    assert choice(last_of_all({}, "hunter", "explorer 6", other={"hunter": 10})) == "take explorer 6"


def test_before_the_distinctions_a_lead_of_one_rank_counts() -> None:
    end: dict[str, Any] = {"age": 1, "turn": 4, "tavern": "horse", "taverns": {"horse": ["blacksmith", "miner 0", "hunter"]}}
    found = {}
    for rivals in (2, 4):
        position = scene({**SECOND, "army": {"blacksmith": 2}}, {**FIRST, "army": {"blacksmith": rivals}}, **end)
        play(position, "1 take miner 0")
        found[rivals] = worths(position)
    assert found[2]["take blacksmith"] > found[4]["take blacksmith"] + 300
    assert found[2]["take hunter"] == found[4]["take hunter"]


def test_the_pioneer_keeps_the_card_that_is_worth_most() -> None:
    deck = ["miner 0", "explorer 11", "offering 5"]
    position = scene({"army": {"explorer": "5 6"}}, {}, {}, age=1, stage="judging", judged=4, deck=deck)
    assert asked(position) == (0, "keep")
    assert choice(position) == "keep explorer 11"


# Coins


@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_if_all_cards_are_alike_the_zero_is_bid_and_the_big_coins_are_traded(turn: int) -> None:
    alike = {"goblin": ["blacksmith"] * 3, "dragon": ["hunter"] * 3, "horse": ["blacksmith"] * 3}
    bid = choice(scene({}, {}, turn=turn, taverns=alike)).split()[1:]
    assert sorted(bid) == ["0", "2", "3"]


@pytest.mark.parametrize("best", ["goblin", "dragon", "horse"])
def test_the_highest_coin_goes_where_most_is_at_stake(best: str) -> None:
    taverns = {"goblin": ["blacksmith"] * 3, "dragon": ["hunter"] * 3, "horse": ["blacksmith"] * 3}
    taverns[best] = ["explorer 11", "miner 0", "miner 0"]
    bid = choice(scene({}, {}, age=2, turn=4, taverns=taverns)).split()[1:]
    assert bid[[*taverns].index(best)] == "5"
    assert "0" in bid


def test_a_coin_that_would_drop_is_not_transformed() -> None:
    taverns = {"goblin": ["offering 5", "hunter", "hunter"]}
    position = scene({"coins": "0 2 3 9 25", "bid": "25 0 2"}, SECOND, age=2, turn=2, taverns=taverns)
    play(position, "0 take offering 5")
    assert asked(position) == (0, "transform")
    assert worths(position)["transform goblin 25"] < 0 < worths(position)[choice(position)]


def test_a_transformed_coin_on_a_tavern_to_come_bids_more() -> None:
    taverns = {"goblin": ["offering 5", "hunter", "hunter"], "dragon": ["explorer 11", "miner 0", "miner 0"]}
    taverns["horse"] = ["blacksmith"] * 3
    position = scene({"bid": "5 3 4"}, {"bid": "4 5 2"}, age=2, turn=4, taverns=taverns)
    play(position, "0 take offering 5")
    assert choice(position) == "transform dragon 3"


def test_a_trade_still_to_come_is_considered() -> None:
    taverns = {"goblin": ["offering 5", "hunter", "hunter"], "dragon": ["hunter"] * 3, "horse": ["blacksmith"] * 3}
    position = scene({"coins": "0 2 3 8 20", "bid": "3 0 2"}, {"bid": "2 5 4"}, age=2, turn=4, taverns=taverns)
    play(position, "0 take offering 5")
    assert worths(position)["transform pouch 8"] > worths(position)["transform pouch 20"]  # 13 and 25, or 8 and 25


def test_ulines_owner_keeps_her_high_coin_for_the_tavern_that_is_worth_it() -> None:
    taverns = {"goblin": ["hunter"] * 3, "dragon": ["explorer 11", "miner 0", "miner 0"], "horse": ["blacksmith"] * 3}
    position = scene({"heroes": "uline"}, {"bid": "4 3 2"}, age=2, turn=4, taverns=taverns)
    assert asked(position) == (0, "lay")
    assert choice(position) not in ("lay 5", "lay 4")


def test_ulines_owner_goes_first_if_that_is_best() -> None:
    taverns = {"goblin": ["explorer 11", "miner 0", "miner 0"], "dragon": ["hunter"] * 3, "horse": ["blacksmith"] * 3}
    for other, enough in (("4 3 2", "lay 5"), ("2 5 4", ("lay 5", "lay 4", "lay 3"))):
        position = scene({"heroes": "uline", "gem": 4}, {"bid": other, "gem": 5}, age=2, turn=4, taverns=taverns)
        assert choice(position) in enough


def test_ulines_owner_trades_the_coins_that_grow_most() -> None:
    taverns = {"goblin": ["hunter"] * 3, "dragon": ["hunter"] * 3, "horse": ["blacksmith"] * 3}
    position = scene({"heroes": "uline", "coins": "0 2 3 9 12"}, {"bid": "4 3 2"}, age=2, turn=4, taverns=taverns)
    play(position, "0 lay 0", "1 take hunter", "0 take hunter")
    assert asked(position) == (0, "trade")
    assert choice(position) == "trade 12 9"


# Heroes


def hero_due(army: dict[str, Any], heroes: str = "", coins: str = "0 2 3 4 5") -> Position:
    """Return a position in which the last card of the game, a Blacksmith, completes a line for seat 0."""
    mine = {**SECOND, "army": army, "heroes": heroes, "coins": coins}
    taverns = {"horse": ["miner 0", "blacksmith", "hunter"]}
    position = scene(mine, {**FIRST, "army": {"warrior": "4 5 6 7 8 9"}}, taverns=taverns, **LAST)
    play(position, "1 take miner 0", "0 take blacksmith")
    assert asked(position) == (0, "hero")
    return position


@pytest.mark.parametrize(
    ("army", "coins", "best"),
    [
        ({}, "0 2 3 4 5", "hero skaa"),  # 17 against Grid's 14
        ({}, "0 2 3 4 25", "hero astrid"),
        ({"hunter": 8}, "0 2 3 4 5", "hero dagda"),  # 121 instead of 64, less two cheap cards
        ({"miner": "2 2 2 2 1"}, "0 2 3 4 5", "hero zoral"),  # 10 times 8 instead of 9 times 5
        ({"miner": "0 1 1 1 1"}, "0 2 3 4 5", "hero lokdur"),  # 7 times 6 instead of 4 times 5
        ({"explorer": "5 6 7 8 9"}, "0 2 3 4 5", "hero hourya"),
        ({"explorer": "5 6 7 8"}, "0 2 3 4 5", "hero idunn"),  # 7 and 2 for each of five, 17 with Skaa
    ],
)
def test_the_hero_that_brings_most_to_this_army(army: dict[str, Any], coins: str, best: str) -> None:
    position = hero_due(FOUR | army, coins=coins)
    assert max(worths(position).values()) == worths(position)[best]


def test_the_third_dwerg_brother_is_worth_41() -> None:
    army = {"warrior": "3 3 4", "hunter": 3, "miner": "0 0 1", "explorer": "5 5 6", "blacksmith": 2}
    position = hero_due(army, heroes="dwerg_aesir dwerg_bergelmir")
    assert worths(position)["hero dwerg"] == 4100
    assert choice(position) == "hero dwerg"


def test_a_hero_that_completes_the_next_line_brings_another() -> None:
    army = {"warrior": "3 3", "hunter": 2, "miner": "0 0", "explorer": "5 6"}
    position = hero_due(army)
    found = worths(position)
    assert min(found["hero aegur"], found["hero thrud"]) > found["hero skaa"]
    play(position, "0 hero aegur")
    assert asked(position) == (0, "hero")


def test_the_cheapest_cards_are_discarded() -> None:
    position = hero_due(FOUR | {"explorer": "11", "warrior": "9"})
    play(position, "0 hero dagda")
    assert asked(position) == (0, "discard")
    assert worths(position)["discard miner blacksmith"] == -300
    assert choice(position) == "discard miner blacksmith"


def test_thrud_stands_where_she_completes_a_line() -> None:
    army = {"warrior": "3 3", "hunter": 2, "miner": "0", "explorer": "5 6", "blacksmith": 1}
    position = hero_due(army)
    play(position, "0 hero thrud")
    assert asked(position) == (0, "thrud")
    assert choice(position) == "place miner"
    play(position, "0 place miner")
    assert asked(position) == (0, "hero")


@pytest.mark.parametrize(
    ("army", "best"),
    [
        ({}, "place explorer"),
        ({"hunter": 6}, "place hunter"),
        ({"miner": "2 2 1 1 1 1"}, "place miner"),
        ({"hunter": 2, "warrior": "3 3", "miner": "0", "blacksmith": 2, "explorer": "5 5"}, "place miner"),
    ],
)
def test_ylud_stands_where_she_brings_most(army: dict[str, Any], best: str) -> None:
    position = scene({"heroes": "ylud", "army": army}, {"army": {"warrior": "4 5 6 7 8 9"}}, age=2, stage="age end")
    assert asked(position) == (0, "ylud")
    assert choice(position) == best


def test_ylud_stays_if_nothing_is_better() -> None:
    position = scene({"army": {"explorer": "ylud"}}, {"army": {"warrior": "4 5 6 7 8 9"}}, age=2, stage="age end")
    assert choice(position) == "stay"
    assert worths(position)["stay"] == 0
