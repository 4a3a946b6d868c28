"""Rate limits: a token bucket for each address and each seat."""

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from time import monotonic

from dvergar.server.operations.settings import Rate

_NETWORK_BITS = 64
"""One subscriber has a whole network of IPv6 addresses."""


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


def is_loopback(address: str) -> bool:
    """Whether an address is a loopback address."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return bool((mapped or found).is_loopback)
