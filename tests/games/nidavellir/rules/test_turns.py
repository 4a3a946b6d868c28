"""Chapter 3, ages, turns and the end of an age."""

from collections import Counter

import pytest

from dvergar.api.event import Event
from dvergar.api.play import Position
from tests.games.nidavellir.playing import asked, kinds, play, rare, scene, seat, words
from tests.games.nidavellir.setup_scenes import LAST_TAVERN, new, play_on


@pytest.mark.rule("N3.1")
@pytest.mark.parametrize(("players", "turns"), [(2, 4), (3, 4), (4, 3), (5, 3)])
def test_two_ages_of_four_or_three_turns(players: int, turns: int) -> None:
    position = new(players)
    events = [*position.opening, *play_on(position)]
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
    """Play the first legal action each time; heroes are not due so early."""
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
    before = Counter[str](position.to_dict()["discards"])
    events = play(position, "0 take hunter", "1 take miner 2")
    left = [event.args for event in events if event.kind == "left-over"]
    assert left == [{"card": "explorer 5", "tavern": "goblin"}]
    assert Counter[str](position.view(None).to_dict()["discards"]) - before == {"explorer 5": 1}
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
    assert events[:3] == ["put", "left-army", "counted"]
    assert events[-1] == "won"
    assert position.over
    assert seat(position, 0)["thrud"] == "command"


@pytest.mark.rule("N3.4")
def test_the_end_of_an_age_causes_no_trade() -> None:
    position = scene({"bid": "4 5 0", "army": {"warrior": "3"}}, {"bid": "2 5 4"}, age=1, **LAST_TAVERN)
    play(position, "1 take hunter", "0 take hunter")
    assert asked(position) == (0, "transform")
    assert seat(position, 0)["coins"] == "0 2 4 5 5t"
    events = play(position, "0 transform hand 2")
    assert "traded" not in kinds(events)
    assert asked(position) == (0, "bid")
    assert seat(position, 0)["coins"] == "0 4 5 5t 7"


@pytest.mark.rule("N3.4", "N8.18", "N7.6")
def test_the_end_of_the_game_causes_no_trade() -> None:
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
