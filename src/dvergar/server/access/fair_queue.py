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

import asyncio
import contextlib
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Iterable
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


class FairSlots(Generic[T]):
    """A few things, such as processes, that addresses use in turn."""

    def __init__(self, things: Iterable[T]) -> None:
        self.things = tuple(things)
        self.queue = FairQueue[asyncio.Future[T]]()
        self._free = [*self.things]

    @contextlib.asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[T]:
        """Wait until it is the asker's turn, and use a thing."""
        thing = await self._wait(asker)
        try:
            yield thing
        finally:
            self._give_back(thing)

    async def _wait(self, asker: Asker) -> T:
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.queue.push(asker, turn)
        self._serve()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result())
            self.queue.remove(asker, turn)
            raise

    def _give_back(self, thing: T) -> None:
        self._free.append(thing)
        self._serve()

    def _serve(self) -> None:
        """Give what is free to whoever is next."""
        while self._free and self.queue.addresses:
            turn = self.queue.pop()
            if not turn.done():
                turn.set_result(self._free.pop(0))


class WaitingLimit:
    """How many requests are waiting, in all and for each address. However full it is, an address may have one."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self._most = most
        self._most_per_address = most_per_address
        self._counts: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more request, unless there are too many."""
        own = self._counts[address]
        if own and (own >= self._most_per_address or self._counts.total() >= self._most):
            return False
        self._counts[address] += 1
        return True

    def of(self, address: str) -> int:
        """Return how many requests of an address are waiting."""
        return self._counts[address]

    def leave(self, address: str) -> None:
        """Count one request fewer."""
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]
