"""All connections of a server: how many an address may have and open, and which of them take nothing of what they are sent.

A connection is counted until it is really gone. One that is being closed, or refused, still costs memory, and a peer decides how
long that takes; so its place is given back by the protocol that learns of its end (`transport.py`), and by nobody else.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

from dvergar.server.access.limits import AddressBuckets, AddressSlots, network_of
from dvergar.server.operations.logs import warn
from dvergar.server.operations.metrics import Metrics
from dvergar.server.operations.settings import Settings

LOOKS = 4
"""How often a connection is checked within the time that its peer has to read something."""


class Place:
    """What a connection is counted as, until it is gone.

    >>> slots = AddressSlots(1)
    >>> place = Place()
    >>> place.hold(lambda: slots.release("192.0.2.7")) if slots.acquire("192.0.2.7") else None
    >>> slots.acquire("192.0.2.7"), place.give_back(), slots.acquire("192.0.2.7")
    (False, None, True)
    """

    __slots__ = ("_is_gone", "_release")

    def __init__(self) -> None:
        self._release: Callable[[], None] | None = None
        self._is_gone = False

    def hold(self, release: Callable[[], None]) -> None:
        """Count the connection as something else; `release` gives the new place back. Its place until now is free at once."""
        before, self._release = self._release, release
        if before:
            before()
        if self._is_gone:
            self.give_back()

    def give_back(self) -> None:
        """Give the place back, because the connection is gone."""
        self._is_gone = True
        release, self._release = self._release, None
        if release:
            release()


class Connection(Protocol):
    """A connection with bytes that its peer may not take."""

    def bytes_held_up(self) -> int:
        """Return how many bytes wait for the peer, if the connection can do nothing until they are taken."""

    def abort(self) -> None:
        """End the connection at once, whatever waits."""


class Connections:
    """Counts connections by address, and aborts those whose peers take nothing."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.frame_rate = settings.frame_rate
        # behind a proxy all connections come from one address: the proxy's
        self._slots = AddressSlots(settings.sockets if settings.proxy else settings.connections_per_address)
        self._rate = None if settings.proxy else AddressBuckets(settings.openings, settings.remembered_addresses)
        self.open: dict[Connection, tuple[float, int]] = {}
        """The open connections: how many bytes have been waiting, and since when."""
        self._timer: asyncio.TimerHandle | None = None

    def may_open(self, address: str) -> bool:
        """Whether an address may open one more connection now; it counts whether it may or not."""
        return self._rate is None or self._rate.take(network_of(address))

    def admit(self, connection: Connection, place: Place, address: str) -> bool:
        """Give a new connection a place among those of its address, if one is left."""
        key = network_of(address)
        if not self._slots.acquire(key):
            return False
        place.hold(lambda: self._slots.release(key))
        self.open[connection] = (0.0, 0)
        if self._timer is None:
            self._look_later()
        return True

    def forget(self, connection: Connection) -> None:
        """Stop watching a connection that is gone."""
        self.open.pop(connection, None)

    def _look_later(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self.settings.slow_seconds / LOOKS, self._look)

    def _look(self) -> None:
        """Abort every connection whose peer has taken nothing for too long. One look at all costs less than a timer for each."""
        self._timer = None
        if self.open:
            self._look_later()
        now = asyncio.get_running_loop().time()
        for connection, (since, before) in list(self.open.items()):
            waiting = connection.bytes_held_up()
            if not 0 < before <= waiting:
                self.open[connection] = (now, waiting)
            elif now - since >= self.settings.slow_seconds:
                self.metrics.count("slow")
                warn("slow")
                connection.abort()
