"""Undo: back to the last revealed information, never past another person's decision, and nothing vanishes from the log."""

import random

import pytest

import dvergar
from dvergar.api.errors import GameOver
from dvergar.api.play import Position
from dvergar.table.entries import Acted, Undone
from dvergar.table.refusals import Refused
from dvergar.table.settings import Settings
from tests.table.sitting import Sitting

NIDAVELLIR = dvergar.game("nidavellir", players=2)
DWARF = dvergar.game("dwarf", players=2)
THREE = dvergar.game("dwarf", players=3)
TAVERNS = {
    "goblin": ["warrior 3", "hunter", "miner 1"],
    "dragon": ["explorer 5", "hunter", "miner 0"],
    "horse": ["blacksmith", "hunter", "offering 3"],
}


def after_bids(people: int, seats: tuple[str, str] = ("5 4 3", "4 3 2"), settings: Settings = Settings()) -> Sitting:  # noqa: B008
    """Return a table where two seats have bid and the first tavern is revealed: seat 0 takes first."""
    start = {"taverns": TAVERNS, "seats": [{"bid": bid} for bid in seats]}
    return Sitting(NIDAVELLIR, people, settings, start=start)


def refused(sitting: Sitting, seat: int) -> str:
    with pytest.raises(Refused) as why:
        sitting.table.undo(seat, sitting.now)
    assert not sitting.message_to(seat)["may"]["undo"]
    return why.value.key


def position_of(sitting: Sitting) -> Position:
    assert sitting.table.position is not None
    return sitting.table.position


def test_a_taken_card_can_be_put_back() -> None:
    sitting = after_bids(2)
    before = position_of(sitting).to_bytes()
    sitting.decide(0, "take warrior 3")
    assert sitting.message_to(0)["may"]["undo"]
    assert sitting.table.undo(0, sitting.now)[0].kind == "undone"
    assert position_of(sitting).to_bytes() == before
    assert position_of(sitting).record().actions == []


def test_undone_lines_stay_in_the_log() -> None:
    sitting = after_bids(2)
    number = sitting.message_to(1)["number"]
    sitting.decide(0, "take warrior 3")
    sitting.table.undo(0, sitting.now)
    sitting.decide(0, "take miner 1")
    told = sitting.message_to(1)
    taken = [(line["kind"], line.get("card"), line["number"] in told["undone"]) for line in told["log"][number:]]
    assert taken == [
        ("took", "warrior 3", True), ("put", "warrior 3", True),
        ("table-undone", None, False),
        ("took", "miner 1", False), ("put", "miner 1", False),
    ]  # fmt: skip
    assert told["log"][number + 2]["text"] == "Blue takes back the last action."
    assert [line["number"] for line in told["log"]] == list(range(1, told["number"] + 1))


def test_the_answers_of_bots_are_undone_too() -> None:
    sitting = Sitting(THREE, 1, seed=8)
    while position_of(sitting).to_dict()["turn"] != 0 or 0 not in sitting.table.begun().owing:
        sitting.play_on()  # until seat 0 is the first of a round to place a worker
    start = position_of(sitting).to_bytes()
    place(sitting)
    place(sitting, "bot")
    place(sitting, "bot")
    (undone,) = sitting.table.undo(0, sitting.now)
    assert undone == Undone(sitting.now, 0, 3)
    assert position_of(sitting).to_bytes() == start


def place(sitting: Sitting, by: str = "player") -> int:
    """Let the seat to act place a worker, without revealing anything; returns the seat."""
    (seat,) = sitting.table.begun().owing
    sitting.decide(seat, next(words for words in position_of(sitting).decision(seat).words if words.startswith("worker")), by)
    return seat


def test_another_persons_decision_is_never_undone() -> None:
    sitting = Sitting(THREE, 3, seed=2)
    first = place(sitting)
    (other,) = sitting.table.begun().owing
    assert refused(sitting, other) == "table-undo-others"
    place(sitting)
    assert refused(sitting, first) == "table-undo-others"
    assert sitting.table.undo(other, sitting.now)
    assert sitting.table.undo(first, sitting.now)


def test_a_stand_in_counts_as_a_bot_and_earlier_actions_of_its_player_as_a_persons() -> None:
    sitting = Sitting(THREE, 3, seed=2)
    table = sitting.table
    first = place(sitting)
    (other,) = table.begun().owing
    table.hand_over(other, other, "thumb", sitting.now)
    place(sitting, "bot")
    assert refused(sitting, other) == "table-stand-in-plays"
    table.undo(first, sitting.now)
    assert table.begun().played == []
    place(sitting)
    table.take_back(other, sitting.now)
    place(sitting)
    table.hand_over(other, other, "thumb", sitting.now)
    assert refused(sitting, first) == "table-undo-others"


def test_a_reveal_is_never_undone() -> None:
    sitting = Sitting(NIDAVELLIR, 1, seed=1)
    sitting.decide(0, "bid 5 4 3")
    assert refused(sitting, 0) == "table-undo-nothing"
    sitting.decide(1, "bid 4 3 2", "bot")
    assert refused(sitting, 0) == "table-undo-revealed"


def test_a_shuffle_and_a_drawn_card_are_never_undone() -> None:
    for seed in range(6):
        sitting = Sitting(DWARF, 1, seed=seed)
        while sitting.table.phase == "running":
            before = len(sitting.table.log.lines), position_of(sitting).dealer.dealt
            sitting.play_on()
            if sitting.table.phase == "over":
                break
            kinds = {line.event.kind for line in sitting.table.log.lines[before[0] :]}
            if kinds & {"drew", "took-special", "shuffled"} or position_of(sitting).dealer.dealt != before[1]:
                assert refused(sitting, 0) in ("table-undo-revealed", "table-undo-nothing")


def test_after_the_end_nothing_is_undone() -> None:
    sitting = Sitting(DWARF, 1, seed=3)
    while sitting.table.phase == "running":
        sitting.play_on()
    with pytest.raises(GameOver):
        sitting.table.undo(0, sitting.now)
    assert not sitting.message_to(0)["may"]["undo"]


def test_automatic_decisions_are_undone_with_the_action_before_them() -> None:
    start = {"taverns": {**TAVERNS, "goblin": ["hunter", "hunter", "hunter"]}, "seats": [{"bid": "5 4 3"}, {"bid": "4 3 2"}]}
    asked = Sitting(NIDAVELLIR, 2, Settings(autoplay=False), start=start)
    assert asked.message_to(0)["decision"]["kind"] == "take"
    asked.decide(0, "take hunter")
    assert asked.table.undo(0, asked.now)
    played = Sitting(NIDAVELLIR, 2, Settings(), start=start)
    assert [(entry.seat, entry.by) for entry in played.entries if isinstance(entry, Acted)] == [(0, "table"), (1, "table")]
    assert played.message_to(0)["asked"] == {"kind": "take", "seats": [0]}
    assert refused(played, 0) == "table-undo-revealed"


def test_with_a_clock_an_action_is_undone_only_within_its_own_time() -> None:
    sitting = after_bids(2, settings=Settings(clock=30.0))
    asked = sitting.now
    sitting.decide(0, "take warrior 3")
    sitting.now = asked + 29.0
    assert sitting.message_to(0)["may"]["undo"]
    sitting.now = asked + 30.0
    assert refused(sitting, 0) == "table-undo-late"
    sitting.now = asked + 29.0
    sitting.table.undo(0, sitting.now)
    assert sitting.table.expires() == asked + 30.0
    assert sitting.message_to(1)["clock"] == 1


def test_every_moment_has_its_own_id() -> None:
    sitting, seen = Sitting(DWARF, 2, seed=5), set()
    rng = random.Random(5)
    for _ in range(60):
        assert sitting.table.decision_id() not in seen
        seen.add(sitting.table.decision_id())
        if rng.random() > 0.4 or not sitting.try_undo():
            sitting.play_on()
    other = Sitting(DWARF, 2, seed=6)
    assert other.table.decision_id() not in seen
