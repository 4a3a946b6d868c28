"""A queue that serves addresses in turn, and the tables of one address in turn, so that a long queue delays its own address only.

>>> queue = FairQueue[str]()
>>> for table in ("one", "one", "two"):
...     queue.push(Asker("flood", table), table)
>>> queue.push(Asker("ann", "three"), "three")
>>> queue.waiting("flood"), queue.waiting("ann"), queue.addresses, len(queue)
(3, 1, 2, 4)
>>> [queue.pop() for _ in range(4)]
['one', 'three', 'two', 'one']
"""

from collections import OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """Who a request counts for: a network address (empty if unknown) and a table."""

    address: str = ""
    table: str = ""


class FairQueue(Generic[T]):
    """Waiting requests, by address and table."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(self.waiting, self._addresses))

    @property
    def addresses(self) -> int:
        """Return how many addresses have something waiting."""
        return len(self._addresses)

    def waiting(self, address: str) -> int:
        """Return how many requests of an address are waiting."""
        return sum(map(len, self._addresses.get(address, {}).values()))

    def push(self, asker: Asker, request: T) -> None:
        """Add a request behind the others of its table."""
        self._addresses.setdefault(asker.address, OrderedDict()).setdefault(asker.table, deque()).append(request)

    def pop(self) -> T:
        """Return the next request; its address and its table then wait until all others have had a turn."""
        address, tables = next(iter(self._addresses.items()))
        table, requests = next(iter(tables.items()))
        request = requests.popleft()
        self._addresses.move_to_end(address)
        tables.move_to_end(table)
        self._tidy(Asker(address, table))
        return request

    def remove(self, asker: Asker, request: T) -> None:
        """Remove a request, if it is still waiting."""
        tables = self._addresses.get(asker.address)
        if tables and request in tables.get(asker.table, ()):
            tables[asker.table].remove(request)
            self._tidy(asker)

    def _tidy(self, asker: Asker) -> None:
        """Forget a table, and an address, that has nothing waiting."""
        tables = self._addresses[asker.address]
        if not tables[asker.table]:
            del tables[asker.table]
        if not tables:
            del self._addresses[asker.address]
