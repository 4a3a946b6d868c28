"""Limits by address and by seat: rates as token buckets, and how many things somebody has at once."""

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from time import monotonic

from dvergar.server.operations.settings import Rate

_NETWORK_BITS = 64
"""One IPv6 subscriber has a whole network of this size."""
_WIDE_BITS = 48
"""Some subscribers have up to 65,536 such networks."""
WIDE = 8
"""A wide network may have this many times what a single address may have."""


class TokenBuckets:
    """Token buckets by key, all with the same rate. The least recently used keys are dropped first.

    >>> now = [0.0]
    >>> buckets = TokenBuckets(Rate(2, 1), 10, lambda: now[0])
    >>> [buckets.take("ann") for _ in range(3)], buckets.take("bo")
    ([True, True, False], True)
    >>> now[0] = 1.5
    >>> buckets.take("ann"), buckets.take("ann")
    (True, False)
    """

    def __init__(self, rate: Rate, remembered: int, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._remembered = remembered
        self._clock = clock
        self._left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def take(self, key: Hashable, amount: float = 1.0) -> bool:
        """Take tokens from the key's bucket, if it holds enough."""
        now = self._clock()
        left, since = self._left.get(key, (self._rate.burst, now))
        left = min(self._rate.burst, left + (now - since) * self._rate.per_second)
        enough = left >= amount
        self._left[key] = (left - amount if enough else left, now)
        self._left.move_to_end(key)
        if len(self._left) > self._remembered:
            self._left.popitem(last=False)
        return enough


class ConnectionSlots:
    """A limit on how many things a key has at once, such as the sockets of an address.

    >>> places = ConnectionSlots(1)
    >>> places.acquire("ann"), places.acquire("ann")
    (True, False)
    >>> places.release("ann")
    >>> places.acquire("ann")
    True
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[Hashable] = Counter()

    def acquire(self, key: Hashable) -> bool:
        """Take a slot, if one is left."""
        if self._taken[key] >= self._most:
            return False
        self._taken[key] += 1
        return True

    def release(self, key: Hashable) -> None:
        """Give a slot back."""
        self._taken[key] -= 1
        if self._taken[key] <= 0:
            del self._taken[key]


class AddressBuckets:
    """Token buckets for addresses; the IPv6 networks of one /48 share a larger bucket besides.

    >>> buckets = AddressBuckets(Rate(1, 0.001), 10)
    >>> [buckets.take("2001:db8:1::"), buckets.take("2001:db8:1::")]
    [True, False]
    >>> [buckets.take(f"2001:db8:1:{one}::") for one in range(1, 10)].count(True) == WIDE - 1
    True
    """

    def __init__(self, rate: Rate, remembered: int, clock: Callable[[], float] = monotonic) -> None:
        self._own = TokenBuckets(rate, remembered, clock)
        self._wide = TokenBuckets(Rate(WIDE * rate.burst, WIDE * rate.per_second), remembered, clock)

    def take(self, network: str) -> bool:
        """Take a token for a network as in `network_of`. One that is refused takes nothing from its neighbours."""
        wide = wide_network_of(network)
        return self._own.take(network) and (not wide or self._wide.take(wide))


class AddressSlots:
    """A limit on how many things an address has at once, and `WIDE` times as many for a whole /48 of IPv6.

    >>> places = AddressSlots(1)
    >>> [places.acquire(f"2001:db8:1:{one}::") for one in range(9)].count(True) == WIDE
    True
    >>> places.release("2001:db8:1:1::")
    >>> places.acquire("2001:db8:1:9::")
    True
    """

    def __init__(self, most: int) -> None:
        self._own = ConnectionSlots(most)
        self._wide = ConnectionSlots(WIDE * most)

    def acquire(self, network: str) -> bool:
        """Take a slot, if one is left."""
        if not self._own.acquire(network):
            return False
        wide = wide_network_of(network)
        if not wide or self._wide.acquire(wide):
            return True
        self._own.release(network)
        return False

    def release(self, network: str) -> None:
        """Give a slot back."""
        self._own.release(network)
        if wide := wide_network_of(network):
            self._wide.release(wide)


class TableOwners:
    """Who opened which tables, in memory only: at most `most` for an address, `WIDE` times as many for a /48 of IPv6.

    >>> owners = TableOwners(1)
    >>> owners.add("192.0.2.7", "one", lambda table: True), owners.add("192.0.2.7", "two", lambda table: True)
    (True, False)
    >>> owners.add("192.0.2.7", "two", lambda table: table != "one")
    True
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._tables: dict[str, set[str]] = {}

    def add(self, network: str, table: str, is_live: Callable[[str], bool]) -> bool:
        """Count a table for an address, unless it has too many live ones."""
        limits = {network: self._most, wide_network_of(network): WIDE * self._most}
        limits.pop("", None)
        for one, most in limits.items():
            if table not in self._tables.get(one, ()) and len(self._tables.get(one, ())) >= most:
                self._tables[one] = {kept for kept in self._tables[one] if is_live(kept)}
                if len(self._tables[one]) >= most:
                    return False
        for one in limits:
            self._tables.setdefault(one, set()).add(table)
        return True

    def keep(self, is_live: Callable[[str], bool]) -> None:
        """Forget the tables that are no longer live."""
        live = {network: {table for table in tables if is_live(table)} for network, tables in self._tables.items()}
        self._tables = {network: tables for network, tables in live.items() if tables}


def network_of(address: str) -> str:
    """Return the key that limits count by: an IPv4 address, or the network of an IPv6 address.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:3::4"), network_of("::ffff:192.0.2.7"), network_of("?")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7', '?')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((int(found), _NETWORK_BITS), strict=False).network_address)
    return str(found)


def wide_network_of(network: str) -> str:
    """Return the /48 of an IPv6 network from `network_of`; empty for any other address.

    >>> wide_network_of("2001:db8:1:2::"), wide_network_of("192.0.2.7"), wide_network_of("?")
    ('2001:db8:1::/48', '', '')
    """
    if ":" not in network:
        return ""
    try:
        return str(ipaddress.ip_network((int(ipaddress.IPv6Address(network)), _WIDE_BITS), strict=False))
    except ValueError:
        return ""


def is_loopback(address: str) -> bool:
    """Whether an address is a loopback address."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return bool((mapped or found).is_loopback)
