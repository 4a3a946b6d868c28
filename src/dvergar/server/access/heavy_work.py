"""Expensive requests: done in threads of their own, in small steps, in turn for each address, and only while the client waits.

The server's other threads load tables and answer `/health`; these never do. After each step the thread rests twice as long as the
step took, so that actions at tables get most of the time.
"""

import asyncio
import time
from collections.abc import Awaitable, Generator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from starlette.requests import Request

from dvergar.server.access.fair_queue import Asker, FairSlots, WaitingLimit
from dvergar.server.access.limits import AddressBuckets
from dvergar.server.errors import Gone, TooMany
from dvergar.server.operations.settings import Settings

T = TypeVar("T")
REST = 2.0
Steps = Generator[None, None, T]
"""Work in steps: it yields after each and returns the result."""


class HeavyWork:
    """The threads, and the limits for each address."""

    def __init__(self, settings: Settings) -> None:
        self._buckets = AddressBuckets(settings.heavy, settings.remembered_addresses)
        self._waiting = WaitingLimit(settings.waiting_heavy, settings.heavy_per_address)
        self._orders: dict[str, asyncio.Lock] = {}
        self._slots = FairSlots(range(settings.heavy_threads))
        self._threads = ThreadPoolExecutor(settings.heavy_threads, "heavy")

    def charge(self, network: str) -> None:
        """Count an expensive request of an address; raises TooMany."""
        if not self._buckets.take(network):
            raise TooMany

    async def run(self, request: Request, network: str, steps: Steps[T]) -> T:
        """Return the result of the steps. Raises Gone if the client leaves before, TooMany if its address asks for too much."""
        self.charge(network)
        if not self._waiting.enter(network):
            raise TooMany
        try:
            return await while_connected(request, self._in_order(network, steps))
        finally:
            self._waiting.leave(network)
            if not self._waiting.of(network):
                self._orders.pop(network, None)

    def close(self) -> None:
        """End the threads after their current step."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _in_order(self, network: str, steps: Steps[T]) -> T:
        """Do the work of an address one after the other, so that the same question asked twice is answered from memory."""
        async with self._orders.setdefault(network, asyncio.Lock()):
            return await self._finish(Asker(network), steps)

    async def _finish(self, asker: Asker, steps: Steps[T]) -> T:
        loop = asyncio.get_running_loop()
        while True:
            async with self._slots.turn(asker):
                started = time.monotonic()
                step = loop.run_in_executor(self._threads, _step, steps)
                try:
                    done = await asyncio.shield(step)
                except asyncio.CancelledError:
                    await asyncio.wait((step,))  # a thread cannot be stopped in the middle of a step
                    raise
                if done:
                    return done[0]
                await asyncio.sleep(REST * (time.monotonic() - started))


async def while_connected(request: Request, work: Awaitable[T]) -> T:
    """Return the result of work that is called off when the client leaves."""
    working, leaving = asyncio.ensure_future(work), asyncio.ensure_future(_left(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Gone
        return await working
    finally:
        for task in (working, leaving):
            task.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _left(request: Request) -> None:
    """Return when the client has disconnected."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _step(steps: Steps[T]) -> tuple[T] | None:
    """Do one step; returns the result in a tuple after the last."""
    try:
        next(steps)
    except StopIteration as done:
        return (done.value,)
    return None
