"""Chapters 1 and 2, material and setup."""

import random
from collections import Counter
from typing import Any

import pytest

import dvergar
from dvergar.api.errors import BadOption
from tests.games.nidavellir.playing import play, scene, words
from tests.games.nidavellir.setup_scenes import DWARFS, DWARFS_OF_FIVE, SINGLE_COINS, first_deck, new, second_deck


@pytest.mark.rule("N1.1")
def test_there_are_five_classes() -> None:
    dwarf = ["hunter", "blacksmith", "explorer", "miner", "warrior", "offering"]
    assert {card.split()[0] for card in first_deck(2)} == set(dwarf)


@pytest.mark.rule("N1.1")
@pytest.mark.parametrize(
    ("column", "card", "ranks"),
    [
        ("warrior", "3", 1), ("warrior", "tarah", 1), ("warrior", "kraal", 2), ("warrior", "thrud", 1), ("warrior", "ylud", 1),
        ("hunter", "-", 1), ("hunter", "aral", 2), ("hunter", "dagda", 3),
        ("miner", "0", 1), ("miner", "lokdur", 1), ("miner", "zoral", 3),
        ("blacksmith", "-", 1), ("blacksmith", "aegur", 2), ("blacksmith", "bonfur", 3),
        ("explorer", "5", 1), ("explorer", "idunn", 1), ("explorer", "hourya", 1),
    ],
)  # fmt: skip
def test_every_card_shows_its_ranks(column: str, card: str, ranks: int) -> None:
    position = scene({"army": {column: card}}, age=1, stage="age end")
    judged = [event for event in position.opening if event.kind == "judged" and event.seat == 0]
    assert {event.args["column"]: event.args["ranks"] for event in judged if event.args["column"] == column} == {column: ranks}


@pytest.mark.rule("N1.1")
def test_neutral_heroes_have_no_rank() -> None:
    position = scene({"heroes": "skaa astrid grid uline ylud dwerg"}, age=1, stage="judging")
    assert [event.args["ranks"] for event in position.opening if event.kind == "judged"] == [0] * 10


@pytest.mark.rule("N1.2", "N1.3", "N1.4", "N2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_two_to_four_players_the_decks_have_36_and_37_cards(players: int) -> None:
    assert Counter(first_deck(players)) == Counter({**DWARFS, "offering 3": 1})
    assert Counter(second_deck(players)) == Counter({**DWARFS, "offering 5": 2})
    assert (len(first_deck(players)), len(second_deck(players))) == (36, 37)


@pytest.mark.rule("N1.2", "N1.3", "N1.4")
def test_with_five_players_the_decks_have_45_and_46_cards() -> None:
    assert Counter(first_deck(5)) == Counter({**DWARFS_OF_FIVE, "offering 3": 2})
    assert Counter(second_deck(5)) == Counter({**DWARFS_OF_FIVE, "offering 5": 3})
    assert (len(first_deck(5)), len(second_deck(5))) == (45, 46)


@pytest.mark.rule("N1.4", "N3.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_ages_end_with_an_empty_deck(players: int) -> None:
    position = new(players)
    rng = random.Random(4)
    left = {}
    while not position.over:
        data = position.to_dict()
        left[data["age"], data["stage"]] = data["deck"]
        number = position.to_act[0]
        position.play(number, rng.choice(position.legal(number)))
    assert left[1, "trading"] == left[2, "trading"] == position.to_dict()["deck"] == 0


@pytest.mark.rule("N1.4")
@pytest.mark.parametrize(("players", "cards"), [(2, 36), (3, 36), (4, 36), (5, 45)])
def test_age_two_begins_without_the_one_card_too_many(players: int, cards: int) -> None:
    data = scene(players=players, age=1, stage="age end").to_dict()
    assert (data["age"], data["turn"]) == (2, 1)
    assert len(data["deck"]) + sum(map(len, data["taverns"].values())) == cards


@pytest.mark.rule("N1.5")
def test_the_special_blacksmith_is_in_no_deck() -> None:
    assert "smith" not in first_deck(5) + second_deck(5)


@pytest.mark.rule("N1.5")
def test_there_is_only_one_special_blacksmith() -> None:
    game = dvergar.game("nidavellir", players=2)
    found = game.check({"seats": [{"army": {"blacksmith": "smith"}}, {"army": {"blacksmith": "smith"}}]})
    assert any(finding.rule == "N1.5" and finding.impossible for finding in found)


@pytest.mark.rule("N1.6", "N2.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_begins_with_the_basic_coins(players: int) -> None:
    assert [one["coins"] for one in new(players).to_dict()["seats"]] == ["0 2 3 4 5"] * players


@pytest.mark.rule("N1.6")
@pytest.mark.parametrize("players", [4, 5])
def test_the_royal_treasure_has_34_coins(players: int) -> None:
    many = {"5": 2, "6": 2, "7": 3, "8": 2, "9": 3, "10": 2, "11": 3, "12": 2, "13": 2, "14": 2}
    treasury = new(players).to_dict()["treasury"]
    assert treasury == many | SINGLE_COINS
    assert sum(treasury.values()) == 34


@pytest.mark.rule("N1.6")
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_two_each_of_7_9_and_11_stay_in_the_box(players: int) -> None:
    many = {"5": 2, "6": 2, "7": 1, "8": 2, "9": 1, "10": 2, "11": 1, "12": 2, "13": 2, "14": 2}
    treasury = new(players).to_dict()["treasury"]
    assert treasury == many | SINGLE_COINS
    assert sum(treasury.values()) == 28


@pytest.mark.rule("N1.6")
def test_there_is_one_special_3_and_nobody_begins_with_it() -> None:
    found = dvergar.game("nidavellir", players=2).check({"seats": [{"coins": "2 3 3s 4 5"}, {"coins": "2 3 3s 4 5"}]})
    assert any(finding.impossible for finding in found)
    assert not any("3s" in one["coins"] for one in new(5).to_dict()["seats"])


@pytest.mark.rule("N1.7")
def test_gems_are_1_to_5_and_the_special_6() -> None:
    assert sorted(one["gem"] for one in new(5).to_dict()["seats"]) == [1, 2, 3, 4, 5]
    position = scene({"army": {"miner": "2"}, "gem": 1}, players=5, age=1, stage="age end")
    assert sorted(one["gem"] for one in position.to_dict()["seats"]) == [2, 3, 4, 5, 6]


@pytest.mark.rule("N1.8", "N8.20")
def test_21_heroes_are_on_display() -> None:
    classes = "tarah kraal aral dagda lokdur zoral aegur bonfur idunn hourya"
    brothers = "dwerg_aesir dwerg_bergelmir dwerg_jungir dwerg_sigmir dwerg_ymir"
    neutral = "astrid skaa grid uline thrud ylud"
    hall = new(3).to_dict()["hall"]
    assert sorted(hall) == sorted(f"{classes} {brothers} {neutral}".split())
    assert len(hall) == 21


@pytest.mark.rule("N1.8")
def test_there_are_five_distinctions() -> None:
    army = {"warrior": "3", "hunter": "-", "miner": "0", "blacksmith": "-", "explorer": "5"}
    position = scene({"army": army, "heroes": "skaa"}, age=1, stage="judging", deck=["hunter"])
    play(position, "0 transform hand 2", "0 keep hunter")
    assert position.to_dict()["distinctions"] == dict.fromkeys(["warrior", "hunter", "miner", "blacksmith", "explorer"], 0)


@pytest.mark.rule("N2.1")
@pytest.mark.parametrize(
    ("players", "gems", "dealt"),
    [
        (2, "high", [4, 5]), (3, "high", [3, 4, 5]), (4, "high", [2, 3, 4, 5]), (5, "high", [1, 2, 3, 4, 5]),
        (2, "low", [1, 2]), (3, "low", [1, 2, 3]), (4, "low", [1, 2, 3, 4]), (5, "low", [1, 2, 3, 4, 5]),
    ],
)  # fmt: skip
def test_gems_in_play(players: int, gems: str, dealt: list[int]) -> None:
    position = new(players, gems=gems)
    assert sorted(one["gem"] for one in position.to_dict()["seats"]) == dealt
    assert sorted(event.args["gem"] for event in position.opening if event.kind == "dealt") == dealt


@pytest.mark.rule("N2.1")
def test_gems_are_dealt_at_random() -> None:
    first = {new(3, seed).to_dict()["seats"][0]["gem"] for seed in range(40)}
    assert first == {3, 4, 5}


@pytest.mark.rule("N2.1")
@pytest.mark.parametrize("players", [0, 1, 6, -2, "3", None, 2.0, True])
def test_the_game_is_for_two_to_five(players: Any) -> None:
    with pytest.raises(BadOption):
        dvergar.game("nidavellir", players=players)


@pytest.mark.rule("N2.2")
def test_both_decks_are_shuffled() -> None:
    assert first_deck(3, seed=1) == first_deck(3, seed=1)
    assert first_deck(3, seed=1) != first_deck(3, seed=2)
    assert second_deck(3, seed=1) == second_deck(3, seed=1)
    assert second_deck(3, seed=1) != second_deck(3, seed=2)


@pytest.mark.rule("N2.3")
def test_a_first_game_has_18_heroes() -> None:
    first = new(3, first_game=True).to_dict()["hall"]
    assert len(first) == 18
    assert set(new(3).to_dict()["hall"]) - set(first) == {"thrud", "ylud", "uline"}


@pytest.mark.rule("N2.3")
def test_thrud_ylud_and_uline_cannot_be_taken_in_a_first_game() -> None:
    position = scene(
        {"bid": "5 4 3", "army": {"warrior": "3", "miner": "0", "blacksmith": 1, "explorer": "5"}},
        {"bid": "0 4 3"},
        taverns={"goblin": ["hunter", "hunter", "hunter"]},
        options={"first_game": True},
    )
    play(position, "0 take hunter")
    assert not {"hero thrud", "hero ylud", "hero uline"} & set(words(position))
    closed = {closed.words: closed.rule for closed in position.decision().closed}
    assert [closed[f"hero {hero}"] for hero in ("thrud", "ylud", "uline")] == ["N2.3"] * 3
