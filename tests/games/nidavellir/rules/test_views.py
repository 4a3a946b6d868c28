"""Chapter 13, hidden information: the views of every seat and of a spectator."""

import json
import random
from collections import Counter
from typing import Any

import pytest

import dvergar
from dvergar.api.play import Position
from dvergar.games.nidavellir.rules.coins import trade, transform
from tests.games.nidavellir.playing import asked, kinds, play, rare, scene, words

HUNTERS = {"goblin": ["hunter"] * 3}
OFFERING = {"goblin": ["offering 3", "hunter", "hunter"]}
LINE = {"warrior": "3", "miner": "0", "blacksmith": 1, "explorer": "5"}
UNSEEN = {"pioneer_discard": "unseen"}


def viewers(position: Position) -> list[int | None]:
    return [None, *range(position.game.players)]


def shown(position: Position, viewer: int | None, number: int = 0) -> dict[str, Any]:
    """Return what a viewer sees of a seat."""
    return dict(position.view(viewer).to_dict()["seats"][number])


def bids(position: Position, number: int = 0) -> list[str]:
    """Return the seat's bid as a spectator, seat 0 and seat 1 see it."""
    return [shown(position, viewer, number)["bid"] for viewer in (None, 0, 1)]


def read_again(position: Position) -> None:
    """Check that every view survives JSON, with the same bytes and actions."""
    for viewer in viewers(position):
        view = position.view(viewer)
        again = position.game.view(json.loads(view.to_json()), viewer)
        assert again.to_bytes() == view.to_bytes()
        assert again.to_json() == view.to_json()
        assert again.to_act == position.to_act
        if viewer in position.to_act:
            assert again.decision().to_dict() == view.decision().to_dict() == position.decision(viewer).to_dict()


def alike(one: Position, other: Position, *who: int | None) -> None:
    """Check that these viewers cannot tell the two positions apart."""
    assert one.to_bytes() != other.to_bytes()
    for viewer in who:
        first, second = one.view(viewer), other.view(viewer)
        assert first.to_bytes() == second.to_bytes()
        assert first.to_json() == second.to_json()
        assert first.to_act == second.to_act
        if viewer in first.to_act:
            assert one.legal(viewer) == other.legal(viewer)
            assert first.decision().to_dict() == second.decision().to_dict()


def rewritten(position: Position, **changes: Any) -> Position:
    return position.game.load({**position.to_dict(), **changes})


# What is open


@pytest.mark.rule("N13.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_before_the_bids_only_the_deck_is_hidden(players: int) -> None:
    position = dvergar.game("nidavellir", players=players).start(seed=1)
    data = position.to_dict()
    for viewer in viewers(position):
        assert position.view(viewer).to_dict() == {**data, "deck": len(data["deck"])}


@pytest.mark.rule("N13.1")
def test_armies_gems_discards_order_and_display_are_open() -> None:
    position = scene(
        {"bid": "5 4 3", "gem": 4, "army": {"warrior": "9 kraal 3", "hunter": "- thrud"}, "heroes": "skaa"},
        {"bid": "5 4 3", "gem": 6, "army": {"blacksmith": "- smith"}},
        {"bid": "2 4 3"},
        age=2,
    )
    data = position.to_dict()
    for viewer in viewers(position):
        seen = position.view(viewer).to_dict()
        assert (seen["order"], seen["actor"]) == ([1, 0, 2], 1)
        for name in ("taverns", "treasury", "hall", "discards", "distinctions"):
            assert seen[name] == data[name]
        for number in range(3):
            for name in ("gem", "coins", "army", "heroes"):
                assert seen["seats"][number][name] == data["seats"][number][name]
    read_again(position)


@pytest.mark.rule("N13.1", "N4.2")
def test_everybody_knows_who_has_bid() -> None:
    position = dvergar.game("nidavellir", players=3).start(seed=1)
    play(position, "1 bid 5 4 3")
    assert [position.view(viewer).to_act for viewer in viewers(position)] == [(0, 2)] * 4
    read_again(position)


@pytest.mark.rule("N13.2")
def test_everybody_knows_which_cards_are_left() -> None:
    position = scene({"bid": "5 4 3"}, {"bid": "4 3 2"}, turn=2)
    imagined = position.game.imagine(position.view(None), random.Random(1)).to_dict()["deck"]
    assert Counter(imagined) == Counter(position.to_dict()["deck"])
    assert imagined != position.to_dict()["deck"]


@rare("N13.2", off={"hidden.blank_for": lambda s, viewer: None})
def test_the_order_of_the_deck_is_hidden() -> None:
    position = scene({"bid": "5 4 3"}, {"bid": "4 3 2"}, turn=1)
    deck = position.to_dict()["deck"]
    alike(position, rewritten(position, deck=deck[::-1]), None, 0, 1)
    assert [position.view(viewer).to_dict()["deck"] for viewer in (None, 0, 1)] == [27, 27, 27]


# Bids


@rare("N13.3", off={"hidden.hide_coins": lambda s, seat: None})
def test_only_its_own_seat_sees_a_bid() -> None:
    position = dvergar.game("nidavellir", players=2).start(seed=1)
    play(position, "0 bid 5 0 3")
    assert bids(position) == ["? ? ?", "5 0 3", "? ? ?"]
    assert [shown(position, viewer)["pouch"] for viewer in (None, 0, 1)] == ["? ?", "2 4", "? ?"]
    assert "bid" not in shown(position, 0, number=1)
    read_again(position)


@rare("N13.3", "N4.3", off={"hidden.hide_coins": lambda s, seat: None})
def test_each_reveal_opens_one_tavern_and_the_third_reveals_the_pouch() -> None:
    position = scene({"bid": "5 4 3"}, {"bid": "4 3 2"}, turn=1)
    assert bids(position) == ["5 ? ?", "5 4 3", "5 ? ?"]
    assert bids(position, number=1) == ["4 ? ?", "4 ? ?", "4 3 2"]
    assert shown(position, 1)["pouch"] == "? ?"
    read_again(position)
    first_actions(position, 2)
    assert bids(position) == ["5 4 ?", "5 4 3", "5 4 ?"]
    assert shown(position, 1)["pouch"] == "? ?"
    read_again(position)
    first_actions(position, 2)
    assert bids(position) == ["5 4 3", "5 4 3", "5 4 3"]
    assert [shown(position, viewer)["pouch"] for viewer in (None, 0, 1)] == ["0 2"] * 3
    read_again(position)


def first_actions(position: Position, count: int) -> None:
    for _ in range(count):
        position.play(position.to_act[0], words(position)[0])


@rare("N13.3", off={"coins.deduce": lambda s, seat: None})
def test_the_pouch_is_known_after_three_reveals() -> None:
    position = scene({"bid": "5 4 3"}, {"bid": "4 3 2"}, tavern="horse", turn=1)
    assert shown(position, 1)["known"] == {"pouch": "0 2"}


@rare("N13.3", off={"hidden.hide_coins": lambda s, seat: None})
def test_hidden_bids_cannot_be_told_apart_before_the_reveal() -> None:
    one, other, third = (dvergar.game("nidavellir", players=2).start(seed=1) for _ in range(3))
    play(one, "0 bid 5 4 3")
    play(other, "0 bid 0 2 5")
    play(third, "0 bid 3 4 5")
    alike(one, other, None, 1)
    alike(one, third, None, 1)


@rare("N13.3", off={"hidden.hide_coins": lambda s, seat: None})
def test_hidden_bids_cannot_be_told_apart_after_a_reveal() -> None:
    one, other, third = (scene({"bid": bid}, {"bid": "5 3 2"}, turn=1) for bid in ("4 5 3", "4 3 5", "4 2 0"))
    alike(one, other, None, 1)
    alike(one, third, None, 1)


# Transforms and trades


def transform_in_secret(s: Any, seat: int, slot: int, plus: int) -> None:
    transform(s, seat, slot, plus)
    hide(s, seat)


def trade_in_secret(s: Any, seat: int, kept: int, given: int) -> None:
    trade(s, seat, kept, given)
    hide(s, seat)


def hide(s: Any, seat: int) -> None:
    for slot in range(5):
        s.shown[seat][slot] = int(s.place[seat][slot] == 1)


@rare("N13.4", "X18", off={"coins.transform": transform_in_secret})
def test_a_coin_transformed_face_down_is_known_to_all() -> None:
    position = scene({"bid": "5 3 4"}, {"bid": "4 3 2"}, taverns=OFFERING, turn=1)
    assert bids(position) == ["5 ? ?", "5 3 4", "5 ? ?"]
    events = play(position, "0 take offering 3", "0 transform horse 4")
    told = next(event for event in events if event.kind == "transformed")
    assert told.args == {"place": "horse", "old": "4", "new": "7"}
    assert all(told.known_to(viewer) for viewer in viewers(position))
    assert bids(position) == ["5 ? 7", "5 3 7", "5 ? 7"]
    assert [shown(position, viewer)["known"] for viewer in (None, 0, 1)] == [{"horse": "7"}] * 3
    assert shown(position, 1)["pouch"] == "? ?"
    read_again(position)


def coins_back_but_remembered(s: Any) -> None:
    for seat in range(s.players):
        for slot in range(5):
            s.place[seat][slot] = 0


@rare("N13.4", "X18", "N3.2", off={"taverns.take_coins_back": coins_back_but_remembered})
def test_a_transformed_coin_is_known_until_coins_are_taken_back() -> None:
    taverns = {**OFFERING, "dragon": ["hunter"] * 3, "horse": ["miner 2", "miner 2", "warrior 3"]}
    position = scene({"bid": "5 3 4"}, {"bid": "4 3 2"}, taverns=taverns, turn=1)
    play(position, "0 take offering 3", "0 transform horse 4", "1 take hunter")
    assert bids(position) == ["5 3 7", "5 3 7", "5 3 7"]
    first_actions(position, 4)
    assert asked(position) == (0, "bid")
    assert "known" not in shown(position, 1)
    play(position, "0 bid 7 5 3")
    assert bids(position) == ["? ? ?", "7 5 3", "? ? ?"]


@rare("N13.4", off={"coins.transform": transform_in_secret})
def test_a_coin_transformed_in_the_pouch_is_known_to_all() -> None:
    position = scene({"bid": "4 3 0"}, {"bid": "2 3 4"}, taverns=OFFERING, turn=1)
    play(position, "0 take offering 3", "0 transform pouch 5")
    assert bids(position) == ["4 ? ?", "4 3 0", "4 ? ?"]
    assert [shown(position, viewer)["pouch"] for viewer in (None, 0, 1)] == ["8 ?", "2 8", "8 ?"]
    assert [shown(position, viewer)["known"] for viewer in (None, 0, 1)] == [{"pouch": "8"}] * 3
    read_again(position)


@rare("N13.4", "N13.3", off={"hidden.hide_coins": lambda s, seat: None})
def test_a_transform_reveals_nothing_about_other_coins() -> None:
    positions = [scene({"bid": bid}, {"bid": "4 3 2"}, taverns=OFFERING, turn=1) for bid in ("5 3 4", "5 0 4", "5 2 4")]
    for position in positions:
        play(position, "0 take offering 3", "0 transform horse 4")
    alike(positions[0], positions[1], None, 1)
    alike(positions[0], positions[2], None, 1)


@pytest.mark.rule("N13.4", "N4.4")
def test_a_coin_transformed_on_the_tavern_under_way_lies_open() -> None:
    position = scene({"bid": "5 3 4"}, {"bid": "4 3 2"}, taverns=OFFERING, turn=1)
    play(position, "0 take offering 3", "0 transform goblin 5")
    assert bids(position) == ["8 ? ?", "8 3 4", "8 ? ?"]
    assert shown(position, 1)["revealed"] == "5"
    assert "known" not in shown(position, 1)
    read_again(position)


@rare("N13.5", off={"coins.trade": trade_in_secret})
def test_traded_coins_are_known_to_all_in_the_pouch() -> None:
    position = scene({"bid": "0 3 4", "gem": 5}, {"bid": "0 3 2", "gem": 4}, taverns=HUNTERS, turn=1)
    assert shown(position, 1)["pouch"] == "? ?"
    events = play(position, "0 take hunter")
    assert [event.args for event in events if event.kind == "traded"] == [{"high": "5", "low": "2", "new": "7"}]
    assert bids(position) == ["0 ? ?", "0 3 4", "0 ? ?"]
    assert [shown(position, viewer)["pouch"] for viewer in (None, 0, 1)] == ["2 7"] * 3
    assert [shown(position, viewer)["known"] for viewer in (None, 0, 1)] == [{"pouch": "2 7"}] * 3
    read_again(position)


@rare("N13.5", "N3.2", off={"taverns.take_coins_back": coins_back_but_remembered})
def test_traded_coins_are_known_until_coins_are_taken_back() -> None:
    position = scene({"bid": "3 4 0"}, {"bid": "4 5 3"}, tavern="horse", taverns={"horse": ["hunter"] * 3}, turn=1)
    first_actions(position, 2)
    assert asked(position) == (0, "bid")
    play(position, "0 bid 2 3 7")
    assert bids(position) == ["? ? ?", "2 3 7", "? ? ?"]


@rare("N13.4", "N13.5", off={"coins.trade": trade_in_secret})
def test_a_known_pouch_and_a_known_tavern_reveal_the_last_coin() -> None:
    taverns = {"goblin": ["offering 3", "hunter", "hunter"]}
    position = scene({"bid": "0 4 3", "gem": 5}, {"bid": "0 3 2", "gem": 4}, taverns=taverns, turn=1)
    play(position, "0 take offering 3", "0 transform horse 3")
    assert bids(position) == ["0 4 6", "0 4 6", "0 4 6"]
    assert shown(position, 1)["pouch"] == "2 7"
    read_again(position)


# Uline


@rare("N13.6", "N8.13", off={"heroes.uline_picks_up": lambda s, seat: None})
def test_ulines_pick_up_shows_nothing() -> None:
    positions = [
        scene({"bid": bid, "army": LINE}, {"bid": "4 3 2"}, taverns=HUNTERS, turn=1) for bid in ("5 0 4", "5 4 0", "5 2 3")
    ]
    for position in positions:
        events = play(position, "0 take hunter", "0 hero uline")
        assert [event.args for event in events if event.kind == "picked-up"] == [{"coins": 4}]
        assert [shown(position, viewer)["bid"] for viewer in (None, 0, 1)] == ["5 - -"] * 3
        assert shown(position, 1)["hand"] == "0 2 3 4"
        read_again(position)
    assert positions[0].to_bytes() == positions[1].to_bytes() == positions[2].to_bytes()


@rare("N13.6", "N8.12", off={"taverns.lay": lambda s, seat, slot: None})
def test_ulines_coins_on_taverns_are_open() -> None:
    position = scene({"heroes": "uline"}, {"bid": "4 3 2"}, taverns=HUNTERS, turn=1)
    read_again(position)
    events = play(position, "0 lay 0")
    assert kinds(events)[0] == "laid"
    assert bids(position) == ["0 - -"] * 3
    assert bids(position, number=1) == ["4 ? ?", "4 ? ?", "4 3 2"]
    read_again(position)


# The Pioneer


TOP_THREE = ["miner 2", "hunter", "explorer 10"]


@rare("N13.7", off={"hidden.blank_for": lambda s, viewer: None})
def test_only_the_winner_sees_the_pioneers_cards() -> None:
    position = scene({}, {"army": {"explorer": "5"}}, {}, age=1, stage="judging", deck=TOP_THREE)
    assert position.view(1).to_dict()["deck"] == [*TOP_THREE, *["?"] * 34]
    assert [position.view(viewer).to_dict()["deck"] for viewer in (None, 0, 2)] == [37] * 3
    assert [position.view(viewer).to_act for viewer in viewers(position)] == [(1,)] * 4
    read_again(position)


@rare("N13.7", off={"hidden.blank_for": lambda s, viewer: None})
def test_others_cannot_tell_the_pioneers_cards_apart() -> None:
    one, other = (
        scene({}, {"army": {"explorer": "5"}}, age=1, stage="judging", deck=deck)
        for deck in (TOP_THREE, ["offering 5", "warrior 3", "blacksmith"])
    )
    alike(one, other, None, 0)
    assert one.view(1).to_bytes() != other.view(1).to_bytes()


@rare("N13.7", "N13.2", off={"hidden.blank_for": lambda s, viewer: None})
def test_the_pioneer_knows_nothing_of_the_rest_of_the_deck() -> None:
    position = scene({}, {"army": {"explorer": "5"}}, age=1, stage="judging", deck=TOP_THREE)
    deck = position.to_dict()["deck"]
    alike(position, rewritten(position, deck=deck[:3] + deck[:2:-1]), None, 0, 1)


@rare("N13.7", "N9.8", off={"hidden.blank_for": lambda s, viewer: None})
def test_after_the_shuffle_the_pioneer_knows_no_more_than_others() -> None:
    position = scene({}, {"army": {"explorer": "5"}}, age=1, stage="judging", deck=TOP_THREE)
    events = play(position, "1 keep hunter")
    kept = next(event for event in events if event.kind == "kept")
    assert (kept.args, kept.to) == ({"card": "hunter"}, None)
    assert [shown(position, viewer, number=1)["army"] for viewer in (None, 0, 1)] == [{"hunter": "-", "explorer": "5"}] * 3
    assert position.view(None).to_bytes() == position.view(0).to_bytes() == position.view(1).to_bytes()
    assert position.view(1).to_dict()["deck"] == 27
    read_again(position)


# The unseen card


@rare("N13.2", "N9.7", off={"hidden.blank_for": lambda s, viewer: None})
def test_the_unseen_card_is_unknown_to_all() -> None:
    position = scene({}, {}, age=1, stage="judging", deck=["miner 2"], options=UNSEEN)
    assert [position.view(viewer).to_dict()["unseen"] for viewer in (None, 0, 1)] == ["?"] * 3
    assert position.view(None).to_dict()["discards"].count("miner 2") == 2
    read_again(position)


@rare("N13.2", "N9.7", off={"hidden.blank_for": lambda s, viewer: None})
def test_the_unseen_card_may_be_any_remaining_card() -> None:
    position = scene({}, {}, age=1, stage="judging", deck=["miner 2"], options=UNSEEN)
    deck = position.to_dict()["deck"]
    place = next(i for i, card in enumerate(deck) if card != "miner 2")
    swapped = [*deck[:place], "miner 2", *deck[place + 1 :]]
    alike(position, rewritten(position, unseen=deck[place], deck=swapped), None, 0, 1)


@pytest.mark.rule("N13.2")
def test_a_guessed_unseen_card_is_a_remaining_one() -> None:
    position = scene({}, {}, age=1, stage="judging", deck=["miner 2"], options=UNSEEN)
    data = position.to_dict()
    imagined = position.game.imagine(position.view(0), random.Random(3)).to_dict()
    assert Counter([imagined["unseen"], *imagined["deck"]]) == Counter([data["unseen"], *data["deck"]])


# Views as data


@pytest.mark.rule("N13.8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", ["fr", "de"])
def test_every_view_of_a_game_comes_back_from_its_json(players: int, edition: str) -> None:
    position = dvergar.game("nidavellir", players=players, edition=edition).start(seed=players)
    rng = random.Random(players)
    while not position.over:
        if rng.random() < 0.1:
            read_again(position)
        number = rng.choice(position.to_act)
        position.play(number, rng.choice(position.legal(number)))
    read_again(position)


@pytest.mark.rule("N13.8")
def test_what_is_unknown_is_a_question_mark() -> None:
    position = scene({}, {"army": {"explorer": "5"}}, age=1, stage="judging", deck=TOP_THREE)
    assert position.view(1).to_dict()["deck"][3:] == ["?"] * 34
    bidding = scene({"bid": "5 4 3"}, {"bid": "5 4 3"}, turn=1)
    assert bidding.view(None).to_json().count("?") == 8
    assert "?" not in json.dumps(bidding.to_dict())


@pytest.mark.rule("N13.8")
def test_after_the_end_nothing_is_hidden() -> None:
    position = scene({"coins": "0 2 3 4 25"}, {}, age=2, stage="last moves", options={"coins": "secret"})
    assert position.over
    for viewer in viewers(position):
        assert position.view(viewer).to_dict() == position.to_dict()
        assert position.view(viewer).scores() == position.scores()
    read_again(position)


@pytest.mark.rule("N13.3", "N13.4", "N1.9")
def test_of_two_equal_pouch_coins_the_known_one_is_transformed() -> None:
    offers = {"goblin": ["offering 5", "hunter", "hunter"], "dragon": ["offering 5", "hunter", "hunter"]}
    position = scene({"bid": "9 2 0", "coins": "0 2 3 8 9"}, {"bid": "5 0 3"}, age=2, taverns=offers)
    play(position, "0 take offering 5", "0 transform pouch 3", "1 take hunter")
    before = position.view(1).to_dict()["seats"][0]
    assert (before["bid"], before["pouch"]) == ("9 2 ?", "8 ?")
    play(position, "0 take offering 5", "0 transform pouch 8")
    after = position.view(1).to_dict()["seats"][0]
    assert (after["bid"], after["pouch"]) == ("9 2 ?", "13 ?")
