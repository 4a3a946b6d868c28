"""A record replays to the same position, proves its deal, and is refused if it breaks a rule."""

import hashlib
import hmac
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dvergar
from dvergar.api.errors import BadOption, BadRecord, DvergarError
from dvergar.api.play import Position
from dvergar.api.record import Record
from tests.games.nidavellir.walking import finished, walk

SECRET = "ab" * 32


def played(seed: int = 1, **options: Any) -> Position:
    return finished(seed, **({"players": 3, "edition": "fr"} | options))


@pytest.mark.parametrize("edition", ["en", "fr", "de"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_of_each_player_count_and_edition_is_recorded_replayed_and_verified(players: int, edition: str) -> None:
    rng = random.Random(players)
    position = dvergar.game("nidavellir", players=players, edition=edition).start(seed=players)
    while not position.over:
        seat = rng.choice(position.to_act)
        position.step(seat, rng.choice(position.legal(seat)))
    record = Record.load(position.record().to_json())
    assert record.verify().to_bytes() == position.to_bytes()
    assert record.data["result"] == position.record().data["result"]
    assert [row["total"] for row in record.data["result"]] == [score.total for score in position.scores()]


@settings(max_examples=8)
@given(st.integers(0, 10**9))
def test_a_record_can_be_made_and_replayed_at_any_moment(seed: int) -> None:
    rng = random.Random(seed)
    for position in walk(seed):
        if rng.random() < 0.05:
            record = Record.load(position.record().to_json())
            again = record.verify()
            sealed = [seat for seat in range(position.game.players) if seat not in position.to_act]
            if not position.over and position.decision().kind == "bid" and sealed:
                continue  # sealed bids are not in the record before the reveal
            assert again.to_bytes() == position.to_bytes()


def test_bids_enter_the_record_in_seat_order_at_the_reveal() -> None:
    position = dvergar.game("nidavellir", players=3).start(seed=4)
    position.play(2, "bid 5 4 3")
    position.play(0, "bid 4 3 2")
    assert position.record().actions == []
    position.play(1, "bid 3 2 0")
    assert position.record().actions == [(0, "bid 4 3 2"), (1, "bid 3 2 0"), (2, "bid 5 4 3")]


def test_a_replay_can_stop_early() -> None:
    record = played().record()
    assert record.replay(0).to_bytes() == record.first().to_bytes()
    assert record.replay(3).decision().kind == "take"
    assert record.replay(10**6).over


def test_the_same_seed_deals_the_same_and_another_seed_does_not() -> None:
    game = dvergar.game("nidavellir", players=4)
    assert game.start(7).to_bytes() == game.start(7).to_bytes() == game.start("7".zfill(64)).to_bytes()
    assert game.start(7).to_bytes() != game.start(8).to_bytes()
    assert game.start().to_bytes() != game.start().to_bytes()


def test_the_deal_comes_from_the_secret_and_all_nonces() -> None:
    game = dvergar.game("nidavellir", players=2)
    first = game.start(SECRET, nonces=["00" * 16, "11" * 16])
    record = first.record().data
    assert record["commitment"] == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
    framed = b"".join(bytes([16]) + bytes.fromhex(nonce) for nonce in record["nonces"])
    deal = hmac.new(bytes.fromhex(SECRET), framed, "sha256").digest()
    key = hmac.new(deal, (0).to_bytes(8, "big"), "sha256").digest()
    core = game.rules.start(game.options)
    core.shuffle(int.from_bytes(key[:8], "big"), int.from_bytes(key[8:16], "big"))
    assert core.to_bytes() == first.to_bytes()
    for nonces in (["00" * 16, "11" * 15], ["11" * 16, "00" * 16], ["", ""], []):
        assert game.start(SECRET, nonces=nonces).to_bytes() != first.to_bytes()
    assert Record.load(first.record().to_json()).verify().to_bytes() == first.to_bytes()


@pytest.mark.parametrize("seed", [-1, 2**256, "xyz", "ab", "ab" * 31 + " ab", 1.5, True, "ab" * 33])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadOption):
        dvergar.game("nidavellir", players=2).start(seed)


@pytest.mark.parametrize("nonces", [["00"], ["00"] * 3, ["xy", "00"], ["00" * 33, "00"], [None, "00"]])
def test_bad_nonces_are_refused(nonces: Any) -> None:
    with pytest.raises(BadOption):
        dvergar.game("nidavellir", players=2).start(1, nonces=nonces)


def test_a_game_from_a_written_position_is_recorded_too() -> None:
    game = dvergar.game("nidavellir", players=2)
    start = {"age": 2, "turn": 4, "seats": [{"army": {"hunter": "- thrud"}, "bid": "5 4 3"}, {"bid": "0 4 3", "heroes": "skaa"}]}
    position = game.load(start, seed=3)
    while not position.over:
        position.play(position.to_act[0], position.legal(position.to_act[0])[-1])
    record = Record.load(position.record().to_json())
    assert record.data["start"] == start
    assert record.verify().to_bytes() == position.to_bytes()


def tampered(change: Any) -> Record:
    data = json.loads(played().record().to_json())
    change(data)
    return Record.load(data)


def test_a_broken_rule_is_named_with_its_action() -> None:
    def cheat(data: dict[str, Any]) -> None:
        data["actions"][3][1] = "take explorer 12"

    with pytest.raises(BadRecord) as refused:
        tampered(cheat).replay()
    assert (refused.value.action, refused.value.rule) == (4, "N5.1")
    assert "4" in str(refused.value)
    assert "N5.1" in refused.value.text("fr")


def set_seat(data: dict[str, Any]) -> None:
    data["actions"][3][0] = (data["actions"][3][0] + 1) % 3


DAMAGE: tuple[tuple[str, Any], ...] = (
    ("record-commitment", lambda data: data.update(commitment="00" * 32)),
    ("record-result", lambda data: data["result"][0].update(total=999)),
    ("record-result", lambda data: data.update(result=None)),
    ("record-order", lambda data: data["actions"].insert(0, data["actions"].pop(1))),
    ("record-illegal", lambda data: data["actions"].pop(5)),
    ("record-illegal", set_seat),
    ("record-illegal", lambda data: data["actions"].append([0, "bid 5 4 3"])),
    ("record-action", lambda data: data["actions"].insert(2, "bid")),
    ("record-action", lambda data: data["actions"].insert(2, [0, 7])),
    ("record-version", lambda data: data.update(rules="0")),
    ("record-secret", lambda data: data.update(secret=None)),
    ("record-seed", lambda data: data.update(secret="00")),
    ("record-seed", lambda data: data.update(game="chess")),
    ("record-seed", lambda data: data["options"].update(players=9)),
    ("record-seed", lambda data: data.update(nonces="no")),
    ("record-options", lambda data: data.update(options=[])),
    ("record-start", lambda data: data.update(start={"age": 7})),
)


@pytest.mark.parametrize(("key", "change"), DAMAGE)
def test_a_damaged_record_is_refused_with_the_reason(key: str, change: Any) -> None:
    with pytest.raises(BadRecord) as refused:
        tampered(change).verify()
    assert refused.value.key == key
    assert all(refused.value.text(language) for language in ("en", "fr", "de"))


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"format": "other"}', "[" * 100_000, b"\xff\xfe\xfa"])
def test_anything_but_a_record_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadRecord):
        Record.load(text)


@pytest.mark.parametrize("extra", [{"colour": 1}, {"actions": None}, {"actions": [1] * 100_001}])
def test_a_record_of_the_wrong_shape_is_refused(extra: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        Record.load({**played().record().data, **extra})


@settings(max_examples=60)
@given(st.data())
def test_any_damage_is_refused_by_a_named_error_or_harmless(data: st.DataObject) -> None:
    record = json.loads(RECORD)
    values: st.SearchStrategy[Any] = (
        st.none() | st.integers(-2, 9) | st.text(max_size=5) | st.lists(st.integers(0, 3), max_size=3) | st.just({})
    )
    if data.draw(st.booleans()):
        record[data.draw(st.sampled_from(sorted(record)))] = data.draw(values)
    else:
        record["actions"][data.draw(st.integers(0, len(record["actions"]) - 1))] = data.draw(values)
    try:
        Record.load(record).verify()
    except DvergarError as error:
        assert str(error)


RECORD = played(seed=2).record().to_json()
