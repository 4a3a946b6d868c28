"""A bot's seat can be offered in a running game, and whoever takes it plays on from there."""

import json

import pytest

import dvergar
from dvergar.api.errors import BadRecord, DvergarError, GameOver, WrongSeat
from dvergar.api.record import Record
from dvergar.i18n import LANGUAGES
from dvergar.table.entries import Offered, TakenOver
from dvergar.table.seats import Chair
from dvergar.table.settings import Settings
from dvergar.table.snapshot import message
from dvergar.table.table import Table
from tests.table.sitting import Sitting

NIDAVELLIR = dvergar.game("nidavellir", players=3)
DWARF = dvergar.game("dwarf", players=3)


def refusal(sitting: Sitting, method: str, *given: object) -> str:
    """Return the key of a refusal after checking that nothing has changed."""
    before = [sitting.message_to(viewer) for viewer in sitting.viewers]
    with pytest.raises(DvergarError) as refused:
        getattr(sitting.table, method)(*given, sitting.now)
    assert [sitting.message_to(viewer) for viewer in sitting.viewers] == before
    return refused.value.key


def offered(sitting: Sitting) -> list[bool]:
    told = [sitting.message_to(viewer)["chairs"] for viewer in sitting.viewers]
    assert all(chairs == told[0] for chairs in told)
    return [chair["offered"] for chair in told[0]]


def taken_over(sitting: Sitting, seat: int = 2, name: str = "Bea") -> Sitting:
    sitting.keep(sitting.table.offer(0, seat, sitting.now))
    sitting.keep(sitting.table.take_over(seat, name, sitting.now))
    sitting.table.came(seat, sitting.now)
    return sitting


def test_everybody_sees_that_a_seat_is_offered_and_until_when() -> None:
    sitting = Sitting(NIDAVELLIR, 2)
    assert offered(sitting) == [False] * 3
    assert sitting.table.offer(1, 2, 5.0) == [Offered(5.0, 2, on=True)]
    assert offered(sitting) == [False, False, True]
    assert sitting.table.offer(0, 2, 6.0) == [], "it is offered already"
    assert sitting.table.withdraw(0, 2, 7.0) == [Offered(7.0, 2, on=False)]
    assert sitting.table.withdraw(0, 2, 8.0) == []
    assert offered(sitting) == [False] * 3
    assert refusal(sitting, "take_over", 2, "Bea") == "table-not-offered"


def test_the_bot_plays_until_somebody_takes_the_seat() -> None:
    sitting = Sitting(NIDAVELLIR, 2)
    sitting.keep(sitting.table.offer(0, 2, sitting.now))
    assert [(owed.seat, owed.mind) for owed in sitting.table.owed(sitting.now)] == [(2, "thumb")]
    assert sitting.table.take_over(2, "Bea", 9.0) == [TakenOver(9.0, 2, "Bea")]
    assert sitting.table.owed(sitting.now) == []
    chair = sitting.message_to(2)["chairs"][2]
    assert chair == {
        "seat": 2, "name": "Bea", "kind": "human", "mind": "", "present": False, "bid": False, "offered": False
    }  # fmt: skip
    sitting.table.came(2, sitting.now)
    assert sitting.message_to(2)["chairs"][2]["present"]
    assert sitting.message_to(2)["decision"]["kind"] == "bid"
    sitting.decide(2, "bid 5 4 3")
    assert sitting.message_to(2)["bid"] == "bid 5 4 3"


def knows_no_bid(sitting: Sitting, seat: int) -> bool:
    """Whether nobody is sent a sealed bid of the seat, and the seat owes one, now and after a restart."""
    table = sitting.again()
    told = [*map(sitting.message_to, sitting.viewers), message(table, seat, 0, "en", sitting.now)]
    assert all(one["bid"] is None and one["chairs"][seat]["bid"] is False for one in told)
    assert "bid 5 4 3" not in json.dumps([{**one, "decision": None} for one in told])
    return seat in table.begun().owing and told[-1]["decision"]["kind"] == "bid"


@pytest.mark.rule("N4.1")
def test_who_takes_a_bots_seat_never_sees_its_sealed_bid_and_makes_another() -> None:
    sitting = Sitting(NIDAVELLIR, 2)
    sitting.decide(2, "bid 5 4 3", "bot")
    assert sitting.message_to(2)["bid"] is None
    taken_over(sitting)
    assert refusal(sitting, "undo", 2).startswith("table-undo")
    assert knows_no_bid(sitting, 2)
    for seat in (0, 1):
        sitting.decide(seat, "bid 5 4 3")
    assert sitting.table.begun().owing == [2], "the others wait"
    sitting.decide(2, "bid 0 2 3")
    assert sitting.table.begun().played[2].answer.words == "bid 0 2 3"


@pytest.mark.rule("N4.1")
def test_who_returns_never_sees_the_sealed_bid_of_the_stand_in_but_keeps_their_own() -> None:
    sitting = Sitting(NIDAVELLIR, 3)
    sitting.decide(0, "bid 3 4 5")
    for seat in (0, 1):
        sitting.keep(sitting.table.hand_over(seat, seat, "thumb", sitting.now))
    sitting.decide(1, "bid 5 4 3", "bot")
    assert sitting.message_to(1)["bid"] is None, "not while the bot plays either"
    for seat in (0, 1):
        sitting.keep(sitting.table.take_back(seat, sitting.now))
    assert sitting.message_to(0)["bid"] == "bid 3 4 5"
    sitting.decide(0, "bid 3 4 5")
    assert sitting.message_to(1)["bid"] is None
    assert sitting.message_to(1)["chairs"][1]["bid"] is False


@pytest.mark.parametrize("game", [NIDAVELLIR, DWARF])
def test_the_deal_stays_and_the_record_proves_it(game: dvergar.api.play.Game) -> None:
    sitting = Sitting(game, 2, seed=4)
    for _ in range(5):
        sitting.play_on()
    nonces = [chair.nonce for chair in sitting.table.chairs]
    before = sitting.table.begun().position.to_bytes()
    taken_over(sitting)
    assert sitting.table.begun().position.to_bytes() == before
    while sitting.table.phase == "running":
        sitting.play_on()
    assert [chair.nonce for chair in sitting.table.chairs] == nonces
    assert sitting.message_to(None)["result"]["nonces"] == nonces
    Record.load(sitting.table.record().to_json()).verify()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_has_the_new_player_and_earlier_lines_stay_unchanged(language: str) -> None:
    sitting = Sitting(DWARF, 2, seed=4)
    for _ in range(6):
        sitting.play_on()
    before = sitting.message_to(1, language=language)["log"]
    taken_over(sitting)
    while not any(action.answer.seat == 2 for action in sitting.table.begun().played[-1:]):
        sitting.play_on()
    after = sitting.message_to(1, language=language)["log"]
    assert after[: len(before)] == before
    said = {
        "en": ["Green’s seat is on offer to anyone who wants to play on.", "Bea takes over from the bot thumb."],
        "fr": ["Place à prendre pour qui veut continuer\u202f: Vert.", "Bea remplace le bot thumb."],
        "de": ["Der Platz von Grün ist zu vergeben: Wer will, spielt dort weiter.", "Bea übernimmt vom Bot thumb."],
    }
    assert [line["text"] for line in after[len(before) : len(before) + 2]] == said[language]
    assert any("Bea" in line["text"] for line in after[len(before) + 2 :])
    assert sitting.again().phase == "running"
    fresh, sitting.table = sitting.table, sitting.again()
    assert sitting.message_to(1, language=language)["log"] == after
    assert fresh.chairs == sitting.table.chairs


def test_a_withdrawn_offer_is_in_the_log() -> None:
    sitting = Sitting(NIDAVELLIR, 2)
    sitting.keep(sitting.table.offer(0, 2, sitting.now) + sitting.table.withdraw(1, 2, sitting.now))
    texts = [sitting.message_to(None, language=language)["log"][-1]["text"] for language in LANGUAGES]
    assert texts == [
        "Green’s seat is no longer on offer.",
        "Cette place n’est plus à prendre\u202f: Vert.",
        "Der Platz von Grün wird nicht mehr angeboten.",
    ]


def test_which_seats_a_person_may_offer() -> None:
    sitting = Sitting(NIDAVELLIR, 2)
    for method in ("offer", "withdraw"):
        assert refusal(sitting, method, 2, 2) == "table-no-say"
        assert refusal(sitting, method, 0, 1) == "table-not-bots"
        assert refusal(sitting, method, 0, 0) == "table-not-bots"
        with pytest.raises(WrongSeat):
            getattr(sitting.table, method)(0, 7, sitting.now)
    sitting.keep(sitting.table.hand_over(1, 1, "thumb", sitting.now))
    assert refusal(sitting, "offer", 1, 2) == "table-no-say"
    assert refusal(sitting, "offer", 0, 1) == "table-not-bots"
    assert refusal(sitting, "take_over", 1, "Bea") == "table-not-offered"
    assert refusal(sitting, "take_over", 2, "Bea") == "table-not-offered"
    taken_over(sitting)
    assert refusal(sitting, "take_over", 2, "Cy") == "table-not-offered"
    assert refusal(sitting, "offer", 0, 2) == "table-not-bots"


def test_seats_are_offered_only_in_a_running_game() -> None:
    table, _ = Table.open(NIDAVELLIR, [Chair(0), Chair(1, "", "bot", "thumb"), Chair(2, "", "bot", "thumb")], Settings(), 0.0)
    table.sit(0, "Ada", "", 1.0)
    for method, given in (("offer", (0, 1)), ("withdraw", (0, 1)), ("take_over", (1, "Bea"))):
        with pytest.raises(DvergarError) as refused:
            getattr(table, method)(*given, 2.0)
        assert refused.value.key == "table-not-begun"
    sitting = Sitting(NIDAVELLIR, 2)
    sitting.keep(sitting.table.offer(0, 2, sitting.now))
    while sitting.table.phase == "running":
        sitting.play_on()
    assert offered(sitting) == [False] * 3
    for method, given in (("offer", (0, 2)), ("withdraw", (0, 2)), ("take_over", (2, "Bea"))):
        with pytest.raises(GameOver):
            getattr(sitting.table, method)(*given, 1e9)


def test_a_player_who_took_over_can_leave_return_and_play_again() -> None:
    sitting = taken_over(Sitting(NIDAVELLIR, 2))
    sitting.keep(sitting.table.hand_over(2, 2, "random", sitting.now))
    assert [(owed.seat, owed.mind) for owed in sitting.table.owed(sitting.now)] == [(2, "random")]
    sitting.keep(sitting.table.take_back(2, sitting.now))
    assert sitting.table.owed(sitting.now) == []
    while sitting.table.phase == "running":
        sitting.play_on()
    assert [chair.name for chair in sitting.table.rematch(1e9).chairs] == ["Bea", "", "P1"]


@pytest.mark.parametrize("entry", [Offered(1.0, 0, on=True), Offered(1.0, 9, on=True), TakenOver(1.0, 2, "Bea")])
def test_impossible_stored_entries_are_refused(entry: Offered | TakenOver) -> None:
    sitting = Sitting(NIDAVELLIR, 2)
    with pytest.raises(BadRecord):
        Table.again([*sitting.entries, entry])
