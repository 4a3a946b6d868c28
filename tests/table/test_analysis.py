"""Analysis tables: opened from a record or a position; everything is visible, everything can be undone and tried again."""

import pytest

import dvergar
from dvergar.api.errors import BadPosition, BadRecord
from dvergar.api.play import Game
from dvergar.api.record import Record
from dvergar.table.refusals import Refused
from dvergar.table.seats import Chair
from dvergar.table.settings import Settings
from dvergar.table.table import Table
from tests.table.sitting import Sitting, dumped
from tests.tables import every_count, named

ANALYSIS = Settings(analysis=True)


def recorded(game: Game) -> Record:
    sitting = Sitting(game, game.players, seed=11)
    while sitting.table.phase == "running":
        sitting.play_on()
    return sitting.table.record()


def analysed(record: Record, settings: Settings = ANALYSIS) -> Sitting:
    """Return a table opened from a record."""
    sitting = Sitting.__new__(Sitting)
    game = record.first().game
    chairs = [Chair(seat, "", "human") for seat in range(game.players)]
    sitting.now = 5.0
    sitting.table, sitting.entries = Table.open(game, chairs, settings, sitting.now, record=record)
    sitting.keep(sitting.table.begin(6.0))
    return sitting


def back_to_the_bids(table: Table) -> None:
    """Undo until both seats bid."""
    while not (table.begun().sealed and len(table.begun().owing) == 2):
        table.undo(0, 7.0)


@pytest.mark.parametrize("game", every_count(), ids=named)
def test_a_record_can_be_stepped_back_to_its_beginning(game: Game) -> None:
    record = recorded(game)
    sitting = analysed(record)
    table = sitting.table
    assert table.phase == "over"
    assert table.record().data == record.data
    sizes = []
    while table.begun().played:
        sitting.keep(table.undo(0, 7.0))
        sizes.append(len(table.begun().position.record().actions))
        assert len(table.begun().played) == sizes[-1]
        assert table.phase == "running"
    assert sizes == sorted(sizes, reverse=True)
    assert table.begun().position.to_bytes() == record.first().to_bytes()
    with pytest.raises(Refused, match="nothing"):
        table.undo(0, 7.0)
    again = sitting.again()
    assert dumped(again, None, 0, "de", 8.0) == dumped(table, None, 0, "de", 8.0)


@pytest.mark.parametrize("game", every_count(), ids=named)
def test_a_record_without_nonces_keeps_its_deal(game: Game) -> None:
    position = game.start(seed=7)
    for seat in position.to_act:
        position.step(seat, position.legal(seat)[-1])
    sitting = analysed(position.record(), Settings(analysis=True, autoplay=False))
    assert sitting.table.begun().position.to_dict() == position.to_dict()
    assert Table.again(sitting.entries).begun().position.to_dict() == position.to_dict()


def test_another_line_can_be_tried_and_recorded() -> None:
    game = dvergar.game("nidavellir", players=2)
    sitting = analysed(recorded(game))
    table = sitting.table
    back_to_the_bids(table)
    for seat in (0, 1):
        table.act(seat, table.decision_id(), table.begun().position.legal(seat)[-1], "player", 8.0)
    record = table.record()
    assert record.data["result"] is None
    assert record.replay().to_bytes() == table.begun().position.to_bytes()


def test_at_an_analysis_table_everything_is_open() -> None:
    game = dvergar.game("nidavellir", players=2)
    sitting = analysed(recorded(game))
    table = sitting.table
    back_to_the_bids(table)
    for viewer in (None, 0, 1):
        told = sitting.message_to(viewer)
        assert told["view"] == table.begun().position.to_dict()
        assert told["result"] is None
    assert sitting.message_to(0)["decision"]["kind"] == "bid"
    assert sitting.message_to(0)["may"]["undo"]


def test_an_undo_drops_pending_bids() -> None:
    game = dvergar.game("nidavellir", players=2)
    table = analysed(recorded(game)).table
    back_to_the_bids(table)
    table.act(0, table.decision_id(), table.begun().position.legal(0)[0], "player", 8.0)
    table.undo(1, 9.0)
    assert table.begun().bids == {}


def test_a_position_can_be_opened() -> None:
    start = {"seats": [{"iron": 3}, {"gold": 1}]}
    game = dvergar.game("dwarf", players=2)
    chairs = [Chair(0, "", "human"), Chair(1, "", "human")]
    table, entries = Table.open(game, chairs, ANALYSIS, 0.0, start=start)
    entries += table.begin(1.0)
    assert table.begun().position.to_dict()["seats"][0]["iron"] == 3
    assert Table.again(entries).begun().position.to_bytes() == table.begun().position.to_bytes()
    with pytest.raises(BadPosition):
        Table.open(game, chairs, ANALYSIS, 0.0, start={"seats": [{"iron": -3}]})


def test_a_record_that_breaks_a_rule_or_is_of_another_game_is_refused() -> None:
    game = dvergar.game("dwarf", players=2)
    record, chairs = recorded(game), [Chair(0, "", "human"), Chair(1, "", "human")]
    with pytest.raises(BadRecord):
        Table.open(dvergar.game("dwarf", players=2, decline=True), chairs, ANALYSIS, 0.0, record=record)
    broken = Record({**record.data, "actions": [[0, "worker 99"]]})
    with pytest.raises(BadRecord):
        Table.open(game, chairs, ANALYSIS, 0.0, record=broken)
    with pytest.raises(BadRecord, match="version"):
        Table.open(game, chairs, ANALYSIS, 0.0, record=Record({**record.data, "rules": "0"}))


def test_an_analysis_table_has_no_clock() -> None:
    table = analysed(recorded(dvergar.game("dwarf", players=2)), Settings(analysis=True, clock=5.0)).table
    table.undo(0, 7.0)
    assert table.expires() is None
    assert table.owed(1e9) == []


def test_a_normal_table_keeps_its_record_secret_until_the_end() -> None:
    with pytest.raises(Refused, match="after the game"):
        Sitting(dvergar.game("dwarf", players=2), 2).table.record()
