"""Material, setup, the course of a turn and of an age, bids, and the options (chapters 1 to 5 and 12)."""

import random
from collections import Counter
from typing import Any

import pytest

import dvergar
from dvergar.core.errors import BadOption, IllegalAction, WrongSeat
from dvergar.games import Event, Position
from dvergar.nidavellir.coins import trade
from tests.nidavellir.playing import asked, kinds, play, rare, scene, seat, words

WARRIORS = {f"warrior {points}": 1 for points in (3, 4, 5, 7, 8, 9)} | {"warrior 6": 2}
EXPLORERS = {f"explorer {points}": 1 for points in (5, 6, 7, 8, 9, 10, 11)}
DWARFS = {**WARRIORS, **EXPLORERS, "hunter": 6, "miner 0": 2, "miner 1": 2, "miner 2": 2, "blacksmith": 8}
DWARFS_OF_FIVE = {**DWARFS, "warrior 10": 1, "explorer 12": 1, "hunter": 8, "miner 0": 3, "miner 1": 3, "blacksmith": 10}
SINGLE_COINS = {str(value): 1 for value in range(15, 26)}


def new(players: int, seed: int = 1, **options: Any) -> Position:
    return dvergar.game("nidavellir", players=players, **options).start(seed)


def first_deck(players: int, seed: int = 1) -> list[str]:
    data = new(players, seed).to_dict()
    return [*(card for cards in data["taverns"].values() for card in cards), *data["deck"]]


def second_deck(players: int, seed: int = 1) -> list[str]:
    game = dvergar.game("nidavellir", players=players)
    position = game.load({"age": 1, "stage": "age end", "seats": [{"army": {"explorer": "5"}}]}, seed)
    assert asked(position) == (0, "keep")
    deck: list[str] = position.to_dict()["deck"]
    return deck


def play_on(position: Position, seed: int = 1) -> list[Event]:
    rng = random.Random(seed)
    events: list[Event] = []
    while not position.over:
        number = rng.choice(position.to_act)
        events += position.play(number, rng.choice(position.legal(number)))
    return events


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


@pytest.mark.rule("N3.1")
@pytest.mark.parametrize(("players", "turns"), [(2, 4), (3, 4), (4, 3), (5, 3)])
def test_two_ages_of_four_or_three_turns(players: int, turns: int) -> None:
    position = new(players)
    events = position.opening + play_on(position)
    begun = [(event.args["age"], event.args["turn"]) for event in events if event.kind == "turn-began"]
    assert begun == [(age, turn) for age in (1, 2) for turn in range(1, turns + 1)]


@pytest.mark.rule("N3.1", "N5.1")
@pytest.mark.parametrize(("players", "cards"), [(2, 24), (3, 24), (4, 18), (5, 18)])
def test_everybody_takes_a_card_at_every_tavern(players: int, cards: int) -> None:
    taken = Counter(event.seat for event in play_on(new(players)) if event.kind == "took")
    assert taken == dict.fromkeys(range(players), cards)


@pytest.mark.rule("N3.2", "N4.3")
def test_a_turn_goes_from_the_goblin_to_the_horse() -> None:
    position = scene({"bid": "5 4 3"}, {"bid": "4 3 2"}, turn=1)
    events = [*position.opening, *play_on_until_turn(position, 2)]
    taverns = [event.args["tavern"] for event in events if event.kind == "took"]
    assert taverns == ["goblin", "goblin", "dragon", "dragon", "horse", "horse"]
    revealed = [event.args["tavern"] for event in events if event.kind == "revealed"]
    assert revealed == ["goblin", "goblin", "dragon", "dragon", "horse", "horse"]
    order = [kind for kind in kinds(events) if kind in ("coins-back", "turn-began", "filled")]
    assert order == ["coins-back", "turn-began", "filled", "filled", "filled"]


def play_on_until_turn(position: Position, turn: int) -> list[Event]:
    """The first action each time; heroes are not due so early."""
    events: list[Event] = []
    while position.to_dict()["turn"] < turn:
        events += position.play(position.to_act[0], words(position)[0])
    return events


@pytest.mark.rule("N3.2")
def test_all_coins_come_back_into_the_hand() -> None:
    position = scene({"bid": "5 4 3"}, {"bid": "4 3 2"}, turn=1, taverns={"goblin": ["hunter"] * 3})
    assert seat(position, 0)["bid"] == "5 4 3"
    play_on_until_turn(position, 2)
    assert asked(position) == (0, "bid")
    assert "bid" not in seat(position, 0)
    assert "pouch" not in seat(position, 0)
    assert len(position.legal(0)) == 60


@pytest.mark.rule("N3.3")
@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_taverns_are_filled_from_the_top_in_their_order(players: int, cards: int) -> None:
    position = new(players)
    deck = position.to_dict()["deck"]
    while position.to_dict()["turn"] == 1:
        number = position.to_act[0]
        position.play(number, position.legal(number)[0])
    data = position.to_dict()
    assert [data["taverns"][name] for name in ("goblin", "dragon", "horse")] == [
        deck[i * cards : (i + 1) * cards] for i in range(3)
    ]
    assert data["deck"] == deck[3 * cards :]


@rare("N3.3", off={"taverns.clear_tavern": lambda s: None})
def test_with_two_players_the_third_card_goes_to_the_open_discards() -> None:
    position = scene(
        {"bid": "5 4 3"}, {"bid": "4 3 2"}, turn=1, taverns={"goblin": ["hunter", "miner 2", "explorer 5"]}, deck=["hunter"]
    )
    before = Counter(position.to_dict()["discards"])
    events = play(position, "0 take hunter", "1 take miner 2")
    left = [event.args for event in events if event.kind == "left-over"]
    assert left == [{"card": "explorer 5", "tavern": "goblin"}]
    assert Counter(position.view(None).to_dict()["discards"]) - before == {"explorer 5": 1}
    assert position.to_dict()["taverns"]["goblin"] == []


@pytest.mark.rule("N3.3", "N6.1")
def test_the_leftover_goes_after_the_gem_swap() -> None:
    position = scene({"bid": "5 4 3", "gem": 5}, {"bid": "5 3 2", "gem": 4}, taverns={"goblin": ["hunter"] * 3})
    events = kinds(play(position, "0 take hunter", "1 take hunter"))
    assert events.index("swapped") < events.index("left-over") < events.index("revealed")


@pytest.mark.rule("N3.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_more_players_no_card_is_left_over(players: int) -> None:
    assert "left-over" not in kinds(play_on(new(players)))


LAST_TAVERN: dict[str, Any] = {"turn": 4, "tavern": "horse", "taverns": {"horse": ["hunter", "hunter", "blacksmith"]}}


@rare("N3.4", off={"flow.begin_ylud": lambda s: None})
def test_age_one_ends_with_swap_leftover_coins_and_ylud_before_the_distinctions() -> None:
    position = scene({"bid": "4 5 3", "gem": 5, "heroes": "ylud"}, {"bid": "2 5 3", "gem": 4}, age=1, **LAST_TAVERN)
    events = kinds(play(position, "0 take hunter", "1 take hunter"))
    wanted = ["swapped", "left-over", "coins-back", "age-ended"]
    assert [kind for kind in events if kind in (*wanted, "judged")] == wanted
    assert asked(position) == (0, "ylud")
    assert "bid" not in seat(position, 0)
    events = kinds(play(position, "0 place hunter"))
    assert events[:4] == ["put", "judged", "judged", "nobody"]
    assert [kind for kind in events if kind in ("hunted", "top-discarded", "shuffled", "age-began")] == [
        "hunted", "top-discarded", "shuffled", "age-began",
    ]  # fmt: skip


@rare("N3.4", "N8.10", off={"flow.thrud_leaves": lambda s: None})
def test_age_two_ends_with_ylud_then_thrud_then_the_score() -> None:
    army = {"miner": "0 thrud"}
    position = scene({"bid": "4 5 3", "army": army, "heroes": "ylud"}, {"bid": "2 5 4"}, age=2, **LAST_TAVERN)
    events = kinds(play(position, "1 take hunter", "0 take hunter"))
    assert events[-3:] == ["left-over", "coins-back", "age-ended"]
    assert asked(position) == (0, "ylud")
    events = kinds(play(position, "0 place hunter"))
    assert events[:3] == ["put", "left-army", "scored"]
    assert events[-1] == "won"
    assert position.over
    assert seat(position, 0)["thrud"] == "command"


@pytest.mark.rule("N3.4")
def test_no_trade_comes_out_of_the_end_of_an_age() -> None:
    position = scene({"bid": "4 5 0", "army": {"warrior": "3"}}, {"bid": "2 5 4"}, age=1, **LAST_TAVERN)
    play(position, "1 take hunter", "0 take hunter")
    assert asked(position) == (0, "transform")
    assert seat(position, 0)["coins"] == "0 2 4 5 5t"
    events = play(position, "0 transform hand 2")
    assert "traded" not in kinds(events)
    assert asked(position) == (0, "bid")
    assert seat(position, 0)["coins"] == "0 4 5 5t 7"


@pytest.mark.rule("N3.4", "N8.18", "N7.6")
def test_no_trade_comes_out_of_the_end_of_the_game() -> None:
    army = {"warrior": "3 4", "hunter": 1, "miner": "0 0", "blacksmith": 2, "explorer": "5"}
    mine = {"bid": "4 5 3s", "coins": "2 3 3s 4 5", "army": army, "heroes": "ylud"}
    position = scene(mine, {"bid": "2 5 4"}, age=2, **LAST_TAVERN)
    events = play(position, "1 take hunter", "0 take hunter")
    assert kinds(events).count("traded") == 1
    assert asked(position) == (0, "ylud")
    play(position, "0 place explorer", "0 hero grid")
    assert asked(position) == (0, "transform")
    assert "traded" not in kinds(play(position, "0 transform hand 4"))
    assert position.over


@rare("N3.4", "N7.2", off={"taverns.take_coins_back": lambda s: None})
def test_at_the_end_of_an_age_every_coin_is_transformed_from_the_hand() -> None:
    position = scene({"bid": "4 5 3", "army": {"warrior": "3"}}, {"bid": "2 5 4"}, age=1, **LAST_TAVERN)
    play(position, "1 take hunter", "0 take hunter")
    assert words(position) == ["transform hand 2", "transform hand 3", "transform hand 4", "transform hand 5"]


@pytest.mark.rule("N4.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_bids_at_the_same_time(players: int) -> None:
    position = new(players)
    assert position.to_act == tuple(range(players))
    assert [position.decision(number).kind for number in range(players)] == ["bid"] * players
    assert len(position.decision(1).words) == 5 * 4 * 3


@pytest.mark.rule("N4.1")
def test_the_coins_that_are_not_bid_are_in_the_pouch() -> None:
    position = new(2)
    play(position, "0 bid 5 0 3")
    assert (seat(position, 0)["bid"], seat(position, 0)["pouch"]) == ("5 0 3", "2 4")


@pytest.mark.rule("N4.1")
@pytest.mark.parametrize("bid", ["bid 5 5 3", "bid 6 4 3", "bid 3s 4 3"])
def test_nobody_bids_a_coin_that_is_not_there(bid: str) -> None:
    position = new(2)
    before = position.to_bytes()
    with pytest.raises(IllegalAction) as refused:
        position.play(0, bid)
    assert refused.value.rule == "N4.1"
    assert position.to_bytes() == before


@rare("N4.1", "N8.12", off={"taverns.owner_of": lambda s, hero: -1})
def test_ulines_owner_does_not_bid() -> None:
    position = scene({"heroes": "uline"}, {}, {}, turn=1)
    assert position.to_act == (1, 2)
    with pytest.raises(WrongSeat):
        position.play(0, "bid 5 4 3")


@pytest.mark.rule("N4.2")
def test_a_second_bid_of_the_same_seat_is_refused() -> None:
    position = new(3)
    play(position, "1 bid 5 4 3")
    before = position.to_bytes()
    with pytest.raises(WrongSeat):
        position.play(1, "bid 2 3 4")
    assert position.to_bytes() == before
    assert position.to_act == (0, 2)


@pytest.mark.rule("N4.2", "N4.3")
def test_bids_are_revealed_when_the_last_is_in() -> None:
    position = new(3)
    assert kinds(play(position, "2 bid 5 4 3", "0 bid 4 3 2")) == ["sealed", "sealed"]
    events = play(position, "1 bid 3 2 0")
    assert kinds(events)[:4] == ["sealed", "revealed", "revealed", "revealed"]
    assert [(event.seat, event.args["coin"]) for event in events if event.kind == "revealed"] == [(0, "4"), (1, "3"), (2, "5")]
    assert {event.args["tavern"] for event in events if event.kind == "revealed"} == {"goblin"}
    assert asked(position) == (2, "take")


@pytest.mark.rule("N4.2")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_bids_may_come_in_any_order_of_seats(order: tuple[int, ...]) -> None:
    bids = ["bid 5 4 3", "bid 5 0 3", "bid 2 4 0"]
    first, again = new(3), new(3)
    play(first, *(f"{number} {bids[number]}" for number in range(3)))
    play(again, *(f"{number} {bids[number]}" for number in order))
    assert again.to_bytes() == first.to_bytes()
    assert again.record().actions == first.record().actions == list(enumerate(bids))


@pytest.mark.rule("N4.5")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_secret_coins_change_the_display_only(players: int, seed: int) -> None:
    public, secret = new(players, seed), new(players, seed, coins="secret")
    rng = random.Random(seed)
    while not public.over:
        assert secret.to_bytes() == public.to_bytes()
        for number in public.to_act:
            assert secret.decision(number).words == public.decision(number).words
            assert secret.view(number).to_bytes() == public.view(number).to_bytes()
        number = rng.choice(public.to_act)
        code = rng.choice(public.legal(number))
        assert secret.play(number, code) == public.play(number, code)
    assert secret.scores() == public.scores()


@pytest.mark.rule("N4.5")
def test_public_coins_are_printed_for_all() -> None:
    position = scene({"coins": "0 2 3 4 9"}, {})
    assert [position.view(viewer).to_dict()["seats"][0]["coins"] for viewer in (0, 1, None)] == ["0 2 3 4 9"] * 3


@pytest.mark.rule("N4.5")
def test_secret_coins_of_others_are_not_printed_but_their_changes_are() -> None:
    position = scene({"coins": "0 2 3 4 9"}, {}, options={"coins": "secret"})
    assert position.view(0).to_dict()["seats"][0]["coins"] == "0 2 3 4 9"
    for viewer in (1, None):
        shown = position.view(viewer).to_dict()["seats"][0]
        assert "coins" not in shown
        assert (shown["coins_out"], shown["coins_in"]) == (["5"], ["9"])


@pytest.mark.rule("N4.5", "N8.12")
def test_ulines_secret_hand_is_not_printed_for_others() -> None:
    position = scene({"heroes": "uline"}, {"bid": "4 3 2"}, options={"coins": "secret"})
    play(position, "0 lay 5")
    assert position.view(0).to_dict()["seats"][0]["hand"] == "0 2 3 4"
    for viewer in (1, None):
        shown = position.view(viewer).to_dict()["seats"][0]
        assert shown["bid"].split()[0] == "5"
        assert "hand" not in shown


@pytest.mark.rule("N5.1")
def test_taking_a_card_is_mandatory() -> None:
    position = scene({"bid": "5 4 3"}, {"bid": "4 3 2"}, taverns={"goblin": ["hunter", "miner 2", "explorer 5"]})
    assert asked(position) == (0, "take")
    assert words(position) == ["take hunter", "take miner 2", "take explorer 5"]


@pytest.mark.rule("N5.1")
def test_a_dwarf_goes_on_top_of_its_column() -> None:
    position = scene(
        {"bid": "5 4 3", "army": {"warrior": "9"}}, {"bid": "4 3 2"}, taverns={"goblin": ["warrior 4", "hunter", "hunter"]}
    )
    play(position, "0 take warrior 4")
    assert seat(position, 0)["army"] == {"warrior": "9 4"}


@rare("N5.1", "N7.2", off={"taverns.receive": lambda s, seat, card: None})
def test_an_offering_transforms_a_coin_at_once_and_is_discarded() -> None:
    position = scene({"bid": "5 4 3"}, {"bid": "4 3 2"}, taverns={"goblin": ["offering 3", "hunter", "hunter"]}, deck=["hunter"])
    assert "offering 3" not in position.to_dict()["discards"]
    play(position, "0 take offering 3")
    assert asked(position) == (0, "transform")
    play(position, "0 transform goblin 5")
    assert seat(position, 0)["coins"] == "0 2 3 4 8"
    assert seat(position, 0)["army"] == {}
    assert "offering 3" in position.to_dict()["discards"]
    assert asked(position) == (1, "take")


@pytest.mark.rule("N5.1")
def test_a_card_that_does_not_lie_there_cannot_be_taken() -> None:
    position = scene({"bid": "5 4 3"}, {"bid": "4 3 2"}, taverns={"goblin": ["hunter", "hunter", "hunter"]})
    with pytest.raises(IllegalAction) as refused:
        position.play(0, "take miner 2")
    assert refused.value.rule == "N5.1"


FULL = {"warrior": "3 4 5", "miner": "0 0 1", "blacksmith": 3, "explorer": "5 6 7"}


@rare("N5.2", "N8.7", off={"heroes.due_hero": lambda s, seat: s.heroes[seat] == 0 and s.ranks[seat][1] > 0})
def test_heroes_follow_the_card_until_none_is_due() -> None:
    position = scene({"bid": "5 4 3", "army": FULL}, {"bid": "4 3 2"}, taverns={"goblin": ["hunter"] * 3})
    play(position, "0 take hunter")
    assert asked(position) == (0, "hero")
    play(position, "0 hero aral")
    assert asked(position) == (0, "hero")
    play(position, "0 hero skaa")
    assert asked(position) == (0, "hero")
    play(position, "0 hero dwerg")
    assert asked(position) == (1, "take")


@rare("N5.2", "N5.3", off={"flow.settle": lambda s: False})
def test_the_trade_comes_after_the_heroes() -> None:
    army = {"warrior": "3", "miner": "0", "blacksmith": 1, "explorer": "5"}
    position = scene({"bid": "0 4 3", "army": army}, {"bid": "0 3 2", "gem": 1}, taverns={"goblin": ["hunter"] * 3})
    events = play(position, "0 take hunter")
    assert asked(position) == (0, "hero")
    assert "traded" not in kinds(events)
    assert "traded" in kinds(play(position, "0 hero skaa"))


@pytest.mark.rule("N5.5")
def test_the_last_card_of_a_tavern_is_asked_too() -> None:
    position = scene({"bid": "5 4 3"}, {"bid": "4 3 2"}, {"bid": "3 2 0"}, taverns={"goblin": ["hunter", "hunter", "miner 2"]})
    play(position, "0 take hunter", "1 take hunter")
    assert asked(position) == (2, "take")
    assert words(position) == ["take miner 2"]


@pytest.mark.rule("N5.5", "N8.4")
def test_bonfurs_only_column_is_asked() -> None:
    army = {"warrior": "3 4 5 tarah", "hunter": "- - aral", "miner": "0 0 1 1", "blacksmith": 3, "explorer": "5 6 7 idunn"}
    position = scene({"bid": "5 4 3", "army": army}, {"bid": "4 3 2"}, taverns={"goblin": ["blacksmith"] * 3})
    play(position, "0 take blacksmith", "0 hero bonfur")
    assert asked(position) == (0, "discard")
    assert words(position) == ["discard miner"]


@pytest.mark.rule("N5.5", "N8.4")
def test_dagdas_only_pair_is_asked() -> None:
    army = {"warrior": "3 4 tarah", "hunter": 2, "miner": "0 0 1", "blacksmith": 3, "explorer": "5 6 idunn"}
    position = scene({"bid": "5 4 3", "army": army}, {"bid": "4 3 2"}, taverns={"goblin": ["hunter"] * 3})
    play(position, "0 take hunter", "0 hero dagda")
    assert asked(position) == (0, "discard")
    assert words(position) == ["discard miner blacksmith"]


@pytest.mark.rule("N5.5", "N9.7")
def test_the_pioneer_is_asked_even_among_equal_cards() -> None:
    position = scene({"army": {"explorer": "5"}}, age=1, stage="judging", deck=["hunter", "hunter", "hunter"])
    assert asked(position) == (0, "keep")
    assert words(position) == ["keep hunter"]


@rare("N5.5", "N7.1", off={"flow.begin_trade": lambda s, seat, coin: None})
def test_an_ordinary_trade_runs_by_itself() -> None:
    position = scene({"bid": "5 4 3"}, {"bid": "0 3 2"}, taverns={"goblin": ["hunter"] * 3})
    events = play(position, "0 take hunter", "1 take hunter")
    assert [event.args for event in events if event.kind == "traded"] == [{"high": "5", "low": "4", "new": "9"}]
    assert asked(position) == (0, "take")


@rare("N5.5", "N8.14", off={"coins.coins_at": lambda s, seat, place: 3})
def test_ulines_last_two_coins_are_traded_without_asking() -> None:
    position = scene(
        {"bid": "5 4 -", "heroes": "uline"}, {"bid": "4 3 2"}, tavern="horse", taverns={"horse": ["hunter"] * 3}, turn=1
    )
    assert asked(position) == (0, "lay")
    play(position, "0 lay 0", "1 take hunter")
    assert kinds(play(position, "0 take hunter"))[:4] == ["took", "put", "coin-has-to", "coin-gone"]
    assert seat(position, 0)["coins"] == "0 2 4 5 5t"


@pytest.mark.rule("N5.5", "N8.14")
def test_uline_is_asked_which_of_three_coins_she_trades() -> None:
    position = scene(
        {"bid": "5 - -", "heroes": "uline"}, {"bid": "4 3 2"}, tavern="dragon", taverns={"dragon": ["hunter"] * 3}, turn=1
    )
    play(position, "0 lay 0", "1 take hunter", "0 take hunter")
    assert asked(position) == (0, "trade")
    assert words(position) == ["trade 3 2", "trade 4 2", "trade 4 3"]


@rare("N5.5", "N7.1", off={"coins.trade_pair": trade})
def test_which_5_leaves_is_asked_for_a_basic_beside_a_treasury_5_only() -> None:
    mixed = scene({"bid": "0 2 3", "coins": "0 2 3 5 5t"}, {"bid": "0 3 2", "gem": 1}, taverns={"goblin": ["hunter"] * 3})
    play(mixed, "0 take hunter")
    assert asked(mixed) == (0, "drop")
    assert words(mixed) == ["drop 5", "drop 5t"]
    equal = scene({"bid": "0 2 3", "coins": "0 2 3 5t 5t"}, {"bid": "0 3 2", "gem": 1}, taverns={"goblin": ["hunter"] * 3})
    assert "traded" in kinds(play(equal, "0 take hunter"))
    assert asked(equal) == (1, "take")


@pytest.mark.rule("N5.5")
def test_everything_else_runs_by_itself() -> None:
    army = {"hunter": 2, "miner": "0 1", "blacksmith": 2}
    position = scene({"bid": "4 5 3", "gem": 5, "army": army}, {"bid": "2 5 3", "gem": 4}, age=1, **LAST_TAVERN)
    events = kinds(play(position, "0 take hunter", "1 take hunter"))
    automatic = ["swapped", "left-over", "coins-back", "hunted", "crowned", "put", "top-discarded", "shuffled", "filled"]
    positions = [len(events) - 1 - events[::-1].index(kind) for kind in automatic]
    assert positions == sorted(positions)
    assert asked(position) == (0, "bid")
    assert position.to_dict()["age"] == 2


EDITIONS = {
    "en": {"gems": "high", "take_back": "coin", "special_smith": "dwarf", "pioneer_discard": "open", "coins": "public"},
    "fr": {"gems": "high", "take_back": "value", "special_smith": "dwarf", "pioneer_discard": "open", "coins": "public"},
    "de": {"gems": "low", "take_back": "order", "special_smith": "distinction", "pioneer_discard": "unseen", "coins": "secret"},
}
VALUES: dict[str, list[Any]] = {
    "gems": ["high", "low"],
    "take_back": ["coin", "value", "order"],
    "special_smith": ["dwarf", "distinction"],
    "pioneer_discard": ["open", "unseen"],
    "coins": ["public", "secret"],
    "first_game": [False, True],
}


@pytest.mark.rule("N12.1")
@pytest.mark.parametrize("edition", ["en", "fr", "de"])
def test_an_edition_is_a_set_of_options(edition: str) -> None:
    options = dvergar.game("nidavellir", players=3, edition=edition).options
    assert options == {"players": 3, "edition": edition, "first_game": False, **EDITIONS[edition]}


@pytest.mark.rule("N12.1")
def test_the_newest_text_is_the_default() -> None:
    assert dvergar.game("nidavellir", players=3).options == dvergar.game("nidavellir", players=3, edition="fr").options


@pytest.mark.rule("N12.1")
@pytest.mark.parametrize("edition", ["en", "fr", "de"])
@pytest.mark.parametrize(("option", "value"), [(option, value) for option, values in VALUES.items() for value in values])
def test_any_option_can_be_set_by_itself(edition: str, option: str, value: Any) -> None:
    options = dvergar.game("nidavellir", players=3, edition=edition, **{option: value}).options
    assert options == {"players": 3, "edition": edition, "first_game": False, **EDITIONS[edition], option: value}


@pytest.mark.rule("N12.1")
@pytest.mark.parametrize(
    "options",
    [
        {"edition": "es"}, {"edition": None}, {"edition": ["fr"]}, {"gems": "middle"}, {"take_back": "never"}, {"take_back": 1},
        {"special_smith": "hero"}, {"pioneer_discard": True}, {"coins": ""}, {"first_game": "yes"}, {"first_game": 1},
        {"first_game": None}, {"gems": ["high"]}, {"gems": {}}, {"colour": "red"},
    ],
)  # fmt: skip
def test_nonsense_is_no_option(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        dvergar.game("nidavellir", players=3, **options)


@pytest.mark.rule("N12.1")
def test_there_is_no_other_game_by_that_name() -> None:
    with pytest.raises(BadOption):
        dvergar.game("nidavelir", players=3)
