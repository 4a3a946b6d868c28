"""Records what a real server sends to each seat of a table, action by action."""

import asyncio
import contextlib
import json
import random
from collections.abc import Sequence

from websockets.asyncio.client import ClientConnection, connect

from bench.bare import Script
from bench.crowd import CALM, CHOICES, DELIVERY, OVER, Ticket, decision_in
from bench.serving import Process

PATIENCE = 20.0


async def script_of(server: Process, tickets: Sequence[Ticket]) -> Script:
    """Return the messages to all seats from the start of a game to the action before its end."""
    async with contextlib.AsyncExitStack() as stack:
        sockets = [await _greeted(stack, server, ticket) for ticket in tickets]
        step = [await _latest(socket) for socket in sockets]
        script: Script = []
        answered = [b""] * len(sockets)
        rng = random.Random(1)
        while OVER not in step[0][:64]:
            script.append([data.decode() for data in step])
            await _act(sockets, step, answered, rng)
            step = [await _next(socket) for socket in sockets]
        return script


async def _greeted(stack: contextlib.AsyncExitStack, server: Process, ticket: Ticket) -> ClientConnection:
    url = f"ws://127.0.0.1:{server.port}/api/tables/{ticket.table}/live"
    socket = await stack.enter_async_context(connect(url, compression=None, max_size=1 << 22))
    await socket.send(json.dumps({"token": ticket.token, "since": 0, "lang": "en"}))
    return socket


async def _latest(socket: ClientConnection) -> bytes:
    """Return the last message to a seat before all are connected."""
    data = await _next(socket)
    with contextlib.suppress(TimeoutError):
        while True:
            data = await asyncio.wait_for(socket.recv(decode=False), CALM)
    return data.replace(b'"type":"update"', b'"type":"state"', 1)


async def _next(socket: ClientConnection) -> bytes:
    async with asyncio.timeout(PATIENCE):
        while not (data := await socket.recv(decode=False)).startswith(DELIVERY):
            pass
        return data


async def _act(sockets: Sequence[ClientConnection], step: Sequence[bytes], answered: list[bytes], rng: random.Random) -> None:
    """Answer for the first seat that owes a decision."""
    for seat, data in enumerate(step):
        found = decision_in(data, rng.randrange(CHOICES))
        if found and found[0] != answered[seat]:
            answered[seat], words = found
            asked = {"type": "act", "id": answered[seat].decode(), "decision": answered[seat].decode(), "action": words.decode()}
            await sockets[seat].send(json.dumps(asked))
            return
    raise RuntimeError("nobody owes a decision, and the game is not over")
