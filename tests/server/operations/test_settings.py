"""The defaults of all limits, and how they are changed."""

import pytest

from dvergar.api.errors import BadOption
from dvergar.i18n import LANGUAGES
from dvergar.server.operations.settings import Rate, Settings, limit_names, limited


def test_the_defaults_are_these() -> None:
    usual = Settings()
    assert (usual.message_bytes, usual.message_depth, usual.body_bytes, usual.record_bytes, usual.body_depth) == (
        8192, 4, 16_384, 262_144, 32,
    )  # fmt: skip
    assert (usual.sockets_per_address, usual.sockets_per_seat, usual.bad_messages, usual.waiting_answers) == (32, 8, 50, 64)
    assert (usual.connections_per_address, usual.head_seconds, usual.head_bytes, usual.body_seconds) == (128, 10, 16_384, 20)
    assert (usual.greeting_seconds, usual.slow_seconds, usual.think_seconds, usual.ping_seconds) == (5, 20, 10, 20)
    assert (usual.name_length, usual.tables, usual.sockets, usual.remembered_answers) == (24, 20_000, 9000, 128)
    assert (usual.requests, usual.creations, usual.joins) == (Rate(120, 20), Rate(20, 0.2), Rate(40, 1))
    assert (usual.connections, usual.messages) == (Rate(64, 4), Rate(60, 10))
    assert (usual.openings, usual.waiting_requests, usual.closing_seconds) == (Rate(128, 20), 16, 5)
    assert (usual.frames, usual.frame_rate, usual.message_fragments) == (Rate(200, 20), Rate(200, 20), 64)
    assert (usual.tables_per_address, usual.bot_tables_per_address, usual.new_books) == (200, 4, Rate(20, 40 / 86_400))
    assert (usual.heavy, usual.heavy_per_address, usual.hints_per_address, usual.waiting_hints) == (Rate(60, 2), 8, 8, 64)
    assert (usual.thoughts_per_address, usual.waiting_thoughts, usual.keep_books) == (1000, 4000, 400 * 86_400)
    assert usual.hosts == ("localhost", "127.0.0.1", "[::1]")
    assert (usual.bots, usual.origins, usual.proxy, usual.compression) == ({}, (), False, False)
    assert 2 <= usual.thinkers <= 4


def test_who_may_send_more_messages_may_send_more_frames() -> None:
    assert limited(Settings(), ["messages=500/5"]).frame_rate == Rate(1000, 20)


def test_limits_are_changed_by_name() -> None:
    changed = limited(Settings(), ["messages=5/0.5", "tables=7", "keep_over=1.5"])
    assert (changed.messages, changed.tables, changed.keep_over) == (Rate(5, 0.5), 7, 1.5)
    assert {"bots", "origins", "hosts", "proxy", "compression"}.isdisjoint(limit_names())


@pytest.mark.parametrize(
    "given", ["proxy=1", "tables", "tables=", "tables=-1", "tables=many", "messages=5", "keep_over=inf", "=", "tables=nan"]
)
def test_invalid_limits_are_refused(given: str) -> None:
    with pytest.raises(BadOption) as refused:
        limited(Settings(), [given])
    assert all(refused.value.text(language) for language in LANGUAGES)
