"""The clock: every decision of a person has the same time limit, then a bot decides, and no game is lost."""

import pytest

import dvergar
from dvergar.bots.base import UNBOUND
from dvergar.bots.registry import make_bot
from dvergar.table.entries import Acted
from dvergar.table.refusals import Refused
from dvergar.table.settings import Settings
from tests.table.sitting import Sitting

CLOCK = Settings(clock=30.0)
NIDAVELLIR = dvergar.game("nidavellir", players=3)
DWARF = dvergar.game("dwarf", players=2)


def test_the_time_of_a_decision_starts_when_it_is_asked() -> None:
    sitting = Sitting(DWARF, 2, CLOCK)
    table = sitting.table
    assert table.expires() == 1030.0
    assert table.owed(1029.9) == []
    (seat,) = table.begun().owing
    assert table.owed(1030.0) == [(seat, table.decision_id(), "thumb", "clock")]
    sitting.now = 1020.0
    sitting.decide_by_chance(seat)
    assert table.expires() == sitting.now + 30.0
    assert sitting.message_to(None)["clock"] == 30


def test_without_a_clock_nobody_is_late() -> None:
    sitting = Sitting(DWARF, 2)
    assert sitting.table.expires() is None
    assert sitting.table.owed(1e12) == []
    assert sitting.message_to(0)["clock"] is None


def test_a_bot_decides_when_time_is_up_and_not_before() -> None:
    sitting = Sitting(DWARF, 2, CLOCK, seed=4)
    table = sitting.table
    (seat,) = table.begun().owing
    action = table.begun().position.legal(seat)[0]
    sitting.now = 1028.0
    with pytest.raises(Refused):
        sitting.decide(seat, action, "clock")
    sitting.now = 1029.0
    sitting.decide(seat, action, "clock")
    assert isinstance(sitting.entries[-1], Acted)
    kinds = [(line["kind"], line["text"]) for line in sitting.message_to(None)["log"] if line["kind"].startswith("table-c")]
    assert kinds == [("table-clock", f"Time is up for {table.chairs[seat].name or 'Blue'}: a bot decides.")]


def test_a_late_player_may_still_decide_before_the_bot() -> None:
    sitting = Sitting(DWARF, 2, CLOCK)
    sitting.now = 9999.0
    (seat,) = sitting.table.begun().owing
    assert sitting.message_to(seat)["clock"] == 0
    sitting.decide_by_chance(seat)
    assert sitting.table.expires() == sitting.now + 30.0


def test_in_a_sealed_decision_everybody_who_has_not_bid_is_on_the_clock() -> None:
    sitting = Sitting(NIDAVELLIR, 3, CLOCK)
    table = sitting.table
    sitting.decide(1, "bid 5 4 3")
    sitting.decide(1, "bid 0 4 3")
    assert table.expires() == 1030.0
    assert [(owed.seat, owed.by) for owed in table.owed(1030.0)] == [(0, "clock"), (2, "clock")]
    sitting.now = 1030.0
    sitting.decide(0, "bid 5 4 3", "clock")
    before = [sitting.message_to(viewer) for viewer in (None, 1, 2)]
    sitting.decide(0, "bid 5 4 0")  # late, but not too late
    sitting.now -= 1.0
    assert [sitting.message_to(viewer) for viewer in (None, 1, 2)] == before
    with pytest.raises(Refused):
        sitting.decide(1, "bid 5 4 3", "clock")
    sitting.decide(2, "bid 5 4 3", "clock")
    assert [line["seat"] for line in sitting.message_to(None)["log"] if line["kind"] == "table-clock"] == [2]


def test_bots_have_no_clock() -> None:
    sitting = Sitting(NIDAVELLIR, 1, CLOCK)
    sitting.decide(0, "bid 5 4 3")
    assert sitting.table.expires() is None
    assert {owed.by for owed in sitting.table.owed(1e9)} == {"bot"}
    sitting.table.hand_over(0, 0, "random", sitting.now)
    sitting.decide_by_chance(1)
    sitting.decide_by_chance(2)
    assert sitting.table.expires() is None


def test_a_restart_does_not_stop_the_clock() -> None:
    sitting = Sitting(NIDAVELLIR, 3, CLOCK)
    sitting.decide(1, "bid 5 4 3")
    table = sitting.again()
    assert table.expires() == 1030.0
    assert [owed.seat for owed in table.owed(1030.0)] == [0, 2]


@pytest.mark.parametrize("game", [NIDAVELLIR, DWARF, dvergar.game("dwarf", players=1)], ids=["nidavellir", "dwarf", "solo"])
def test_a_game_in_which_nobody_ever_answers_comes_to_its_end(game: dvergar.Game) -> None:
    sitting = Sitting(game, game.players, CLOCK, seed=9)
    table, thumb = sitting.table, make_bot("thumb")
    while table.phase == "running":
        expires = table.expires()
        assert expires is not None
        assert table.owed(expires - 0.1) == []
        sitting.now = expires
        for owed in table.owed(expires):
            position = table.begun().position
            view = position.view(owed.seat)
            words = thumb.think(view, view.decision(), UNBOUND).words
            sitting.keep(table.act(owed.seat, owed.decision, words, owed.by, sitting.now))
    assert table.record().verify().over
