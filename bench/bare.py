"""The peer of `bench.rooms`: a FastAPI room that only sends ready-made messages to everyone connected.

It gets the messages of real games and sends the next ones, one to each seat, whenever a client sends anything; the sender
gets an acknowledgement. It checks nothing, stores nothing and knows no rules. `python -m bench.bare --script FILE`.
"""

import argparse
import json
from pathlib import Path

import uvicorn
from fastapi import FastAPI, WebSocket
from starlette.websockets import WebSocketDisconnect

from dvergar.server.operations.running import configured, listen
from dvergar.server.operations.settings import Settings

Script = list[list[str]]
"""For each step of a game, the message to each seat."""
DONE = '{"type":"done","id":"100"}'


class Room:
    """The sockets by seat, and the current step of the script."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.step = 0
        self.sockets: dict[int, WebSocket] = {}

    async def tell(self) -> None:
        """Send the next messages of the script, which starts again after its end."""
        self.step = (self.step + 1) % len(self.script)
        step = self.script[self.step]
        for seat, socket in self.sockets.items():
            await socket.send_text(step[seat])


def make_app(scripts: list[Script]) -> FastAPI:
    """Return an application that creates rooms on demand, with scripts in turn. Tables are numbered, and a token is a seat."""
    app = FastAPI()
    rooms: dict[str, Room] = {}

    @app.websocket("/api/tables/{table}/live")
    async def live(websocket: WebSocket, table: str) -> None:
        await websocket.accept()
        seat = int(json.loads(await websocket.receive_text())["token"])
        room = rooms.setdefault(table, Room(scripts[int(table) % len(scripts)]))
        room.sockets[seat] = websocket
        await websocket.send_text(room.script[room.step][seat])
        try:
            while True:
                await websocket.receive_text()
                await room.tell()
                await websocket.send_text(DONE)
        except WebSocketDisconnect:
            room.sockets.pop(seat, None)

    return app


def main() -> None:
    """Serve with the same settings of uvicorn as `dvergar serve`, but with uvicorn's own WebSockets."""
    parser = argparse.ArgumentParser(description="A room that sends ready-made messages.")
    parser.add_argument("--script", type=Path, required=True)
    parser.add_argument("--port", type=int, required=True)
    options = parser.parse_args()
    config = configured(make_app(json.loads(options.script.read_text())), Settings(), http="auto", ws="websockets-sansio")
    with listen("127.0.0.1", options.port) as listening:
        print("ready", flush=True)
        uvicorn.Server(config).run([listening])


if __name__ == "__main__":
    main()
