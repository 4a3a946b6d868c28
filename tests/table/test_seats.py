"""Seats: sitting down and getting up, stand-ins and returning players, the next game."""

from collections.abc import Callable
from typing import Any

import pytest

import dvergar
from dvergar.api.errors import BadOption, DvergarError, GameOver, WrongSeat
from dvergar.api.play import Game
from dvergar.table.entries import Driven
from dvergar.table.refusals import Refused
from dvergar.table.seats import ABSENT, Chair
from dvergar.table.settings import Settings
from dvergar.table.snapshot import message
from dvergar.table.table import Table
from tests.table.sitting import Sitting

DWARF = dvergar.game("dwarf", players=3)


def free_table(game: Game = DWARF) -> Table:
    return Table.open(game, [Chair(seat) for seat in range(game.players)], Settings(), 0.0)[0]


def test_a_game_starts_once_every_seat_is_taken() -> None:
    table = free_table()
    table.sit(0, "Ada", "", 1.0)
    table.sit(2, "Bo", "ff", 1.0)
    with pytest.raises(Refused, match="seats are still free"):
        table.begin(2.0)
    table.hand_over(0, 1, "random", 2.0)
    assert table.phase == "open"
    assert table.position is None
    table.begin(3.0)
    assert table.phase == "running"
    assert [chair.kind for chair in table.chairs] == ["human", "bot", "human"]


def test_a_taken_seat_cannot_be_taken_again() -> None:
    table = free_table()
    table.sit(0, "Ada", "", 1.0)
    with pytest.raises(Refused, match="already"):
        table.sit(0, "Bo", "", 1.0)
    table.stand(0, 2.0)
    with pytest.raises(Refused, match="Nobody"):
        table.stand(0, 2.0)
    table.sit(0, "Bo", "", 3.0)
    texts = [line["text"] for line in message(table, None)["log"]]
    assert texts == ["Ada sits down.", "Ada gets up.", "Bo sits down."]


@pytest.mark.parametrize("seat", [-1, 3, 99, True, "0", None])
def test_an_unknown_seat_is_refused(seat: int) -> None:
    with pytest.raises(WrongSeat):
        free_table().sit(seat, "Ada", "", 1.0)


@pytest.mark.parametrize("nonce", ["x", "f" * 66, 7])
def test_a_nonce_must_be_hex_digits(nonce: str) -> None:
    table = free_table()
    with pytest.raises(BadOption):
        table.sit(0, "Ada", nonce, 1.0)
    assert table.chairs[0].kind == "open"


def test_there_is_one_seat_for_each_player_and_none_for_the_automated_opponent() -> None:
    solo = dvergar.game("dwarf", solo="andvettr")
    with pytest.raises(Refused):
        Table.open(solo, [Chair(0), Chair(1)], Settings(), 0.0)
    sitting = Sitting(solo, 1)
    told = sitting.message_to(0)
    assert (len(told["chairs"]), told["opponents"], len(told["scores"])) == (1, ["Andvéttr"], 2)
    with pytest.raises(WrongSeat):
        sitting.table.hand_over(0, 1, "thumb", 1.0)


def test_nothing_of_the_game_is_possible_before_it_begins() -> None:
    table = free_table()
    table.sit(0, "Ada", "", 1.0)
    calls: list[Callable[[], object]] = [
        lambda: table.act(0, table.decision_id(), "worker 1", "player", 1.0),
        lambda: table.undo(0, 1.0),
        lambda: table.record(),
        lambda: table.rematch(1.0),
        lambda: table.take_back(0, 1.0),
    ]
    for call in calls:
        with pytest.raises(Refused):
            call()
    assert table.owed(1.0) == []
    assert table.expires() is None


def test_chairs_stay_as_they_are_once_the_game_has_begun() -> None:
    table = Sitting(DWARF, 2).table
    calls: list[Callable[[], object]] = [
        lambda: table.sit(0, "Eve", "", 1.0),
        lambda: table.stand(0, 1.0),
        lambda: table.begin(1.0),
    ]
    for call in calls:
        with pytest.raises(Refused, match="already begun"):
            call()


# Stand-ins


def test_a_seat_is_given_to_a_bot_only_after_two_minutes_of_absence() -> None:
    sitting = Sitting(DWARF, 3)
    table = sitting.table
    with pytest.raises(Refused, match="two minutes"):
        table.hand_over(0, 1, "thumb", 1e9)
    table.went(1, 5000.0)
    with pytest.raises(Refused, match="two minutes"):
        table.hand_over(0, 1, "thumb", 5000.0 + ABSENT - 0.1)
    assert message(table, 0, now=5000.0 + ABSENT)["may"]["hand_over"] == [1]
    assert table.hand_over(0, 1, "thumb", 5000.0 + ABSENT) == [Driven(5000.0 + ABSENT, 1, "thumb")]
    assert message(table, 0, now=1e9)["may"]["hand_over"] == []
    assert message(table, 0, now=1e9)["chairs"][1]["mind"] == "thumb"


def test_a_player_who_returns_in_time_keeps_the_seat() -> None:
    table = Sitting(DWARF, 3).table
    table.went(1, 5000.0)
    table.came(1, 5100.0)
    with pytest.raises(Refused, match="two minutes"):
        table.hand_over(0, 1, "thumb", 5200.0)


def test_a_player_who_leaves_is_replaced_at_once_and_takes_the_seat_back_on_return() -> None:
    sitting = Sitting(DWARF, 3)
    table = sitting.table
    table.hand_over(1, 1, "thumb", 1.0)
    with pytest.raises(Refused, match="already"):
        table.hand_over(0, 1, "random", 1e9)
    table.take_back(1, 2.0)
    with pytest.raises(Refused, match="Bots cannot stand in"):
        table.take_back(1, 2.0)
    assert table.chairs[1].played_by_human
    texts = [line["text"] for line in message(table, None)["log"]]
    assert texts[-2:] == ["A bot stands in for P1 (thumb).", "P1 plays again."]


def test_only_seated_players_may_hand_seats_over() -> None:
    sitting = Sitting(DWARF, 2)
    table = sitting.table
    with pytest.raises(Refused, match="Only players at this table"):
        table.hand_over(2, 0, "thumb", 1e9)
    table.hand_over(1, 1, "thumb", 1.0)
    table.went(0, 1.0)
    with pytest.raises(Refused, match="Only players at this table"):
        table.hand_over(1, 0, "thumb", 1e9)
    with pytest.raises(Refused, match="Bots cannot stand in"):
        table.take_back(2, 1.0)


def test_while_a_bot_stands_in_only_the_bot_decides() -> None:
    sitting = Sitting(dvergar.game("nidavellir", players=2), 2)
    table = sitting.table
    table.hand_over(0, 0, "thumb", 1.0)
    assert [(owed.seat, owed.mind, owed.by) for owed in table.owed(1.0)] == [(0, "thumb", "bot")]
    assert sitting.message_to(0)["decision"] is None
    assert sitting.message_to(1)["decision"] is not None
    with pytest.raises(Refused, match="Take it back"):
        sitting.decide(0, "bid 5 4 3")
    sitting.decide(0, "bid 5 4 3", "bot")
    table.take_back(0, 2.0)
    with pytest.raises(Refused, match="No bot is playing"):
        sitting.decide(1, "bid 5 4 3", "bot")
    sitting.decide(0, "bid 2 0 3")
    assert sitting.message_to(0)["bid"] == "bid 2 0 3"


def test_a_bots_answer_after_the_player_decided_is_refused() -> None:
    sitting = Sitting(dvergar.game("nidavellir", players=2), 2)
    table = sitting.table
    table.hand_over(0, 0, "thumb", 1.0)
    owed = table.owed(1.0)[0]
    table.take_back(0, 1.0)
    with pytest.raises(Refused):
        table.act(owed.seat, owed.decision, "bid 5 4 3", owed.by, 2.0)
    assert table.begun().bids == {}


@pytest.mark.parametrize("by", ["table", "clock", "bot", "nobody", ""])
def test_nobody_else_decides_for_a_player(by: str) -> None:
    sitting = Sitting(DWARF, 3)
    with pytest.raises(Refused):
        sitting.decide(sitting.table.begun().owing[0], 0, by)
    assert sitting.table.begun().played == []


def test_only_chairs_of_people_are_ever_absent() -> None:
    table = Sitting(DWARF, 1).table
    table.went(2, 1.0)
    assert table.chairs[2].absent_since is None
    assert message(table, None)["chairs"][2]["present"]


# The end, and the next game


def finished() -> Sitting:
    sitting = Sitting(DWARF, 2, seed=3)
    while sitting.table.phase == "running":
        sitting.play_on()
    return sitting


def test_in_the_next_game_everybody_moves_one_seat_on() -> None:
    sitting = finished()
    table, _ = Table.open(*sitting.table.rematch(9000.0))
    assert [(chair.name, chair.kind, chair.mind) for chair in table.chairs] == [
        ("", "bot", "thumb"), ("", "open", ""), ("P1", "open", ""),
    ]  # fmt: skip
    assert table.commitment != sitting.table.commitment
    assert table.game.options == DWARF.options
    assert all(chair.nonce == "" for chair in table.chairs)
    table.sit(1, "", "aa", 9001.0)
    table.sit(2, "P1", "", 9001.0)
    table.begin(9002.0)
    assert table.phase == "running"


def test_after_the_game_nothing_can_be_done() -> None:
    table = finished().table
    calls: list[Callable[[], object]] = [
        lambda: table.act(0, table.decision_id(), "worker 1", "player", 1e9),
        lambda: table.undo(0, 1e9),
        lambda: table.hand_over(0, 0, "thumb", 1e9),
        lambda: table.take_back(0, 1e9),
    ]
    for call in calls:
        with pytest.raises(GameOver):
            call()
    assert table.owed(1e9) == []


def test_a_refused_call_changes_nothing() -> None:
    sitting = Sitting(DWARF, 3, seed=4)
    before, moment = [sitting.message_to(viewer) for viewer in sitting.viewers], sitting.table.decision_id()
    seat = sitting.table.begun().owing[0]
    actions: list[Any] = ["worker 99", "nonsense", "take hunter", "", -1, 10**30, None, [], True, 1.5, "worker 1" * 999]
    for action in actions:
        with pytest.raises(DvergarError):
            sitting.decide(seat, action)
    with pytest.raises(WrongSeat):
        sitting.decide((seat + 1) % 3, "worker 1")
    sitting.now = 1000.0
    assert ([sitting.message_to(viewer) for viewer in sitting.viewers], sitting.table.decision_id()) == (before, moment)
