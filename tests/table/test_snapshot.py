"""What a viewer is sent: its parts, the log in the viewer's language, the end."""

import json

import pytest

import dvergar
from dvergar.api.errors import DvergarError, WrongSeat
from dvergar.api.play import Game
from dvergar.i18n import LANGUAGES
from dvergar.table.seats import Chair
from dvergar.table.settings import Settings
from dvergar.table.snapshot import SnapshotBuilder, message
from dvergar.table.table import Table
from tests.table.sitting import Sitting, random_runs
from tests.tables import named, quick_tables

NIDAVELLIR = dvergar.game("nidavellir", players=3)
PARTS = {
    "phase", "seat", "number", "since", "game", "options", "pace", "chairs", "opponents", "view", "scores", "facts", "decision",
    "asked", "bid", "log", "undone", "clock", "may", "commitment", "result", "rematch", "plain",
}  # fmt: skip


def finished(seed: int = 3) -> Sitting:
    sitting = Sitting(NIDAVELLIR, 2, seed=seed)
    while sitting.table.phase == "running":
        sitting.play_on()
    return sitting


def test_one_builder_serves_viewers_in_several_languages() -> None:
    chairs = [Chair(0), Chair(1), Chair(2, "", "bot", "thumb")]
    table, _ = Table.open(NIDAVELLIR, chairs, Settings(), 0.0)
    together = SnapshotBuilder(table, 1.0)
    for language in LANGUAGES:
        alone = SnapshotBuilder(table, 1.0)
        assert together.to(None, 0, language).text("state") == alone.to(None, 0, language).text("state")
    assert len({together.to(None, 0, language).text("state") for language in LANGUAGES}) == len(LANGUAGES)


def test_a_message_has_the_same_parts_in_every_phase() -> None:
    table, _ = Table.open(NIDAVELLIR, [Chair(0), Chair(1), Chair(2, "", "bot", "thumb")], Settings(), 0.0)
    running, over = Sitting(NIDAVELLIR, 2), finished()
    for told in (
        message(table, None),
        running.message_to(None),
        running.message_to(1),
        over.message_to(None),
        over.message_to(1),
    ):
        assert set(told) == PARTS
        assert json.loads(json.dumps(told)) == told
    told = message(table, 0)
    assert (told["phase"], told["view"], told["decision"], told["asked"], told["result"]) == ("open", None, None, None, None)
    assert told["commitment"] == table.commitment


def test_a_seat_gets_decisions_and_a_spectator_does_not() -> None:
    sitting = Sitting(NIDAVELLIR, 2)
    told = sitting.message_to(1)
    assert told["decision"]["id"] == sitting.table.decision_id()
    assert (told["decision"]["kind"], told["decision"]["seat"], len(told["decision"]["choices"])) == ("bid", 1, 60)
    assert told["asked"] == {"kind": "bid", "seats": [0, 1, 2]}
    assert sitting.message_to(None)["decision"] is None
    assert sitting.message_to(None)["asked"] == told["asked"]


@pytest.mark.parametrize("viewer", [-1, 3, True, "0"])
def test_there_is_no_message_for_somebody_else(viewer: int) -> None:
    with pytest.raises(WrongSeat):
        message(Sitting(NIDAVELLIR, 2).table, viewer)


def test_an_unnamed_seat_is_named_after_its_colour() -> None:
    sitting = Sitting(NIDAVELLIR, 2)
    names = {
        language: [chair["name"] for chair in sitting.message_to(None, language=language)["chairs"]] for language in LANGUAGES
    }
    assert names == {"en": ["Blue", "P1", "Green"], "fr": ["Bleu", "P1", "Vert"], "de": ["Blau", "P1", "Grün"]}


def test_the_log_has_the_viewers_language_with_rule_ids() -> None:
    sitting = Sitting(NIDAVELLIR, 3, seed=1)
    for seat in range(3):
        sitting.decide(seat, "bid 5 4 3")
    last = {language: sitting.message_to(1, language=language)["log"][-2] for language in LANGUAGES}
    assert {line["rule"] for line in last.values()} == {"N4.3"}
    assert len({line["text"] for line in last.values()}) == 3
    texts = {language: sitting.message_to(1, language=language)["log"][0]["text"] for language in (*LANGUAGES, "xx")}
    assert texts == {"en": "Blue sits down.", "fr": "Bleu s’assied.", "de": "Blau nimmt Platz.", "xx": "Blue sits down."}


def test_a_name_is_only_text() -> None:
    table, _ = Table.open(NIDAVELLIR, [Chair(0), Chair(1, "", "bot", "thumb"), Chair(2, "", "bot", "thumb")], Settings(), 0.0)
    name = "{ $name } { seat-1 } <b> \\u0041 %s {0}"
    table.sit(0, name, "", 1.0)
    table.begin(2.0)
    texts = [line["text"] for line in message(table, None)["log"]]
    assert texts[0] == f"{name} sits down."
    assert any(name in text for text in texts[1:])


def test_the_commitment_is_sent_first_and_the_secret_last() -> None:
    sitting = Sitting(NIDAVELLIR, 2, seed=3)
    secret = sitting.table._opened.secret
    nonces = [chair.nonce for chair in sitting.table.chairs if chair.nonce]
    while sitting.table.phase == "running":
        told = json.dumps([sitting.message_to(viewer) for viewer in sitting.viewers])
        assert secret not in told
        assert not any(f'"{nonce}"' in told for nonce in nonces)
        sitting.play_on()
    totals = [score.total for score in sitting.table.begun().position.scores()]
    for viewer in sitting.viewers:
        result = sitting.message_to(viewer)["result"]
        assert result["secret"] == secret
        assert [nonce for nonce in result["nonces"] if nonce] == nonces
        assert [score["total"] for score in result["scores"]] == totals


def test_when_the_game_is_over_everybody_sees_everything() -> None:
    for seed in range(40):
        sitting = finished(seed)
        looked = [line.event for line in sitting.table.log.lines if line.event.kind == "looked"]
        if looked:
            break
    position = sitting.table.begun().position
    for viewer in sitting.viewers:
        told = sitting.message_to(viewer)
        assert told["view"] == position.to_dict()
        assert told["number"] == len(sitting.table.log.lines)
        cards = [line["card1"] for line in told["log"] if line["kind"] == "looked"]
        assert cards == [looked[0].args["card1"]]
        assert [bool(line.get("late")) for line in told["log"] if line["kind"] == "looked"] == [viewer != looked[0].seat]


def test_private_lines_leave_no_gap_in_other_viewers_numbers() -> None:
    for seed in range(40):
        sitting = Sitting(NIDAVELLIR, 3, seed=seed)
        while sitting.table.phase == "running" and sitting.message_to(None)["asked"]["kind"] != "keep":
            sitting.play_on()
        if sitting.table.phase == "running":
            break
    pioneer = sitting.message_to(None)["asked"]["seats"][0]
    other = (pioneer + 1) % 3
    numbers = {viewer: sitting.message_to(viewer)["number"] for viewer in sitting.viewers}
    assert numbers[pioneer] == numbers[None] + 1 == numbers[other] + 1
    sitting.play_on()
    for viewer in sitting.viewers:
        told = sitting.message_to(viewer, since=numbers[viewer])
        assert told["log"][0]["kind"] == "kept"
        assert [line["number"] for line in told["log"]] == [*range(numbers[viewer] + 1, told["number"] + 1)]


def test_without_the_time_messages_leave_out_what_depends_on_it() -> None:
    sitting = Sitting(NIDAVELLIR, 2, Settings(clock=30.0))
    told = message(sitting.table, 0)
    assert (told["clock"], told["may"]) == (None, {"undo": False, "hand_over": []})


@pytest.mark.parametrize("game", quick_tables(), ids=named)
def test_a_message_has_the_same_data_as_the_view(game: Game) -> None:
    for sitting in random_runs(game, seed=5):
        position = sitting.table.begun().position
        for viewer in sitting.viewers:
            told, view = sitting.message_to(viewer), position if position.over else position.view(viewer)
            assert told["view"] == view.to_dict()
            assert told["facts"] == json.loads(json.dumps(view.facts()))
            assert [(score["total"], score["parts"]) for score in told["scores"]] == [
                (score.total, score.parts) for score in view.scores()
            ]
            if told["decision"]:
                assert viewer is not None
                asked = position.decision(viewer)
                decision = {"id": sitting.table.decision_id(), **asked.to_dict(), "details": asked.details}
                assert told["decision"] == json.loads(json.dumps(decision))


def test_only_seats_that_can_undo_are_offered_an_undo() -> None:
    for seed, settings in enumerate((Settings(), Settings(clock=4.0), Settings(analysis=True))):
        for sitting in random_runs(NIDAVELLIR, seed, settings):
            for seat in range(NIDAVELLIR.players):
                try:
                    may = sitting.table.steps_back(seat, sitting.now) > 0
                except DvergarError:
                    may = False
                assert sitting.message_to(seat)["may"]["undo"] == may
