"""Server settings: where it listens, which hosts and proxies it trusts, and every limit with its default.

>>> Settings().message_bytes, Settings().sockets_per_address
(8192, 32)
>>> limited(Settings(), ["sockets_per_address=500", "think_seconds=2.5"]).think_seconds
2.5
>>> limited(Settings(), ["colour=blue"])
Traceback (most recent call last):
    ...
dvergar.core.errors.BadOption: There is no limit “colour”.
"""

import math
import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from dvergar.api.errors import BadOption, shown
from dvergar.bots.base import PROGRAM
from dvergar.bots.programs import command_of
from dvergar.bots.registry import all_names
from dvergar.core.json_data import JsonObject

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
_PLACE = ("bots", "origins", "hosts", "bare_addresses", "proxy", "compression", "scores")
"""Settings that are not limits: they describe the server's surroundings."""


@dataclass(frozen=True)
class Rate:
    """A token bucket: `burst` at once, then `per_second` each second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Settings:
    """All settings. Sizes are in bytes, times in seconds."""

    bots: Mapping[str, str] = field(default_factory=dict)
    """Programs that can play as bots, by name: `{"greedy": "exec:./greedy.sh"}`."""
    origins: tuple[str, ...] = ()
    """Other web addresses whose pages may use the server."""
    hosts: tuple[str, ...] = LOOPBACK
    """Host names that the server answers to; empty for any."""
    bare_addresses: bool = False
    """Whether the server also answers to any bare address: a foreign page can only get in by a name that points here."""
    proxy: bool = False
    """Whether to trust the last address in X-Forwarded-For, because our own proxy wrote it."""
    compression: bool = False
    """Whether to compress messages for clients that offer it: good for slow lines, at a price in time and memory."""
    scores: Path | None = None
    """The folder of the score histories; None for the one in the user's data folder."""

    message_bytes: int = 8192
    message_depth: int = 4
    body_bytes: int = 16_384
    record_bytes: int = 262_144
    body_depth: int = 32
    name_length: int = 24
    seats_per_request: int = 32

    connections_per_address: int = 128
    """For bare connections, and sockets that were not admitted."""
    waiting_requests: int = 16
    """The most requests on one connection that may wait for the answer to an earlier one."""
    head_seconds: float = 10.0
    head_bytes: int = 16_384
    body_seconds: float = 20.0

    sockets: int = 9000
    sockets_per_address: int = 32
    sockets_per_seat: int = 8
    greeting_seconds: float = 5.0
    message_fragments: int = 64
    bad_messages: int = 50
    """A socket is closed after this many invalid messages."""
    waiting_answers: int = 64
    """The most answers that wait for a slow reader."""
    slow_seconds: float = 20.0
    """A connection ends when its peer has taken nothing for this long."""
    ping_seconds: float = 20.0
    closing_seconds: float = 5.0
    """The time in which a client must answer the closing of its socket."""

    tables: int = 20_000
    tables_per_address: int = 200
    """Open and running tables that one address has opened."""
    listed_tables: int = 100
    keep_over: float = 7 * 86_400.0
    keep_open: float = 86_400.0
    keep_running: float = 60 * 86_400.0
    idle_seconds: float = 300.0
    """How long a table without viewers that waits for people stays in memory; the store keeps it."""
    sweep_seconds: float = 60.0
    remove_after: float = 86_400.0
    """How long an old table stays marked, in running time of the server, before it is removed."""
    store_seconds: float = 5.0
    """How long a read or write of the database may take before it is reported as failed."""
    clock_least: float = 5.0
    clock_most: float = 7 * 86_400.0
    remembered_answers: int = 128
    """The number of answers kept for a seat, so that a message sent twice is played once."""

    thinkers: int = field(default_factory=lambda: max(2, min(4, (os.cpu_count() or 2) - 1)))
    think_seconds: float = 10.0
    waiting_thoughts: int = 4000
    thoughts_per_address: int = 1000
    waiting_hints: int = 64
    hints_per_address: int = 8
    bot_tables_per_address: int = 4
    """Running tables without people that one address has opened."""
    niceness: int = 10

    books: int = 20_000
    """The most score histories."""
    sheets: int = 1000
    """The most pads in one history."""
    keep_books: float = 400 * 86_400.0
    """How long nobody has opened a history before it is put aside."""
    restore_books: float = 30 * 86_400.0
    """How long a history that was put aside can still be opened, which restores it; then it is deleted."""

    heavy_threads: int = 1
    """Threads for expensive requests: score histories, exports, steps of a replay."""
    waiting_heavy: int = 200
    heavy_per_address: int = 8

    requests: Rate = Rate(120, 20)
    heavy: Rate = Rate(60, 2)
    """For score histories, exports, lists of tables and steps of a replay."""
    creations: Rate = Rate(20, 0.2)
    joins: Rate = Rate(40, 1)
    keeps: Rate = Rate(40, 0.5)
    openings: Rate = Rate(128, 20)
    """For bare connections, by address."""
    new_books: Rate = Rate(20, 40 / 86_400)
    connections: Rate = Rate(64, 4)
    """For sockets, by address."""
    messages: Rate = Rate(60, 10)
    """For a seat; all its sockets share it."""
    frames: Rate = Rate(200, 20)
    """For one socket: frames of every kind, including those of messages. See `frame_rate`."""
    remembered_addresses: int = 20_000
    stop_seconds: float = 10.0

    @property
    def frame_rate(self) -> Rate:
        """The frames that one socket may send: at least two for each message, however the limit of messages is set."""
        least, frames = self.messages, self.frames
        return Rate(max(frames.burst, 2 * least.burst), max(frames.per_second, 2 * least.per_second))


def bots_in(given: Iterable[str]) -> dict[str, str]:
    """Parse programs given as NAME=exec:PROGRAM; each program must exist.

    >>> bots_in(["sleepy=exec:sleep 1"])
    {'sleepy': 'exec:sleep 1'}
    """
    found: dict[str, str] = {}
    for text in given:
        name, _, program = text.partition("=")
        if (
            not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,23}", name)
            or not program.startswith(PROGRAM)
            or name in (*all_names(), *found)
        ):
            raise BadOption("server-bot-form", given=shown(text))
        command_of(program)
        found[name] = program
    return found


def limit_names() -> tuple[str, ...]:
    """List the names of all limits."""
    return tuple(field.name for field in fields(Settings) if field.name not in _PLACE)


def limited(settings: Settings, given: Iterable[str]) -> Settings:
    """Return the settings with changed limits, each given as `name=value`; a rate is `burst/per second`."""
    changed: JsonObject = {}
    for text in given:
        name, _, value = text.partition("=")
        if name not in limit_names():
            raise BadOption("server-no-limit", limit=shown(name))
        changed[name] = _value(name, value, getattr(settings, name))
    return replace(settings, **changed)


def _value(name: str, text: str, now: Any) -> Any:
    """Parse a value of the same type as the current one."""
    try:
        if isinstance(now, Rate):
            burst, _, rate = text.partition("/")
            return Rate(_positive(burst), _positive(rate))
        return int(_positive(text)) if isinstance(now, int) else _positive(text)
    except ValueError as error:
        raise BadOption("server-limit-value", limit=name, value=shown(text)) from error


def _positive(text: str) -> float:
    number = float(text)
    if not 0 < number < math.inf:
        raise ValueError(text)
    return number
