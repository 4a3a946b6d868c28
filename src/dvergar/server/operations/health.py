"""The health of the server: whether its database can be written and read, found out at most once a second."""

import asyncio

from dvergar.api.errors import DvergarError
from dvergar.server.errors import NotHealthy
from dvergar.server.rooms import ServerContext, kept, read
from dvergar.server.store.errors import public_reason

FRESH = 1.0
"""Seconds for which everybody who asks gets the same answer."""


class HealthCheck:
    """Checks the database when somebody asks. Requests that come meanwhile, or soon after, share the check."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._check: asyncio.Task[DvergarError | None] | None = None
        self._fresh_until = 0.0

    async def check(self) -> None:
        """Raise NotHealthy with the reason if the database cannot be written or read."""
        if self._check is None or (self._check.done() and self._context.monotonic() >= self._fresh_until):
            self._check = asyncio.ensure_future(self._trouble())
        reason = await asyncio.shield(self._check)
        if reason:
            raise NotHealthy(reason=reason)

    async def _trouble(self) -> DvergarError | None:
        try:
            await kept(self._context, self._context.store.probe())
            await read(self._context, lambda: self._context.store.entries(""))
        except DvergarError as error:
            return public_reason(error)
        finally:
            self._fresh_until = self._context.monotonic() + FRESH
        return None
