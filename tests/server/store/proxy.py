"""A proxy between the store and PostgreSQL that breaks a connection at the worst moment."""

import contextlib
import socket
import tempfile
import threading
import time
from enum import Enum
from pathlib import Path
from urllib.parse import parse_qs, urlencode, urlsplit, urlunsplit

SOCKET = ".s.PGSQL.5432"


class Break(Enum):
    """The moment at which the next committing connection breaks."""

    NEVER = 0
    BEFORE_COMMIT = 1
    AFTER_COMMIT = 2


class Proxy:
    """A proxy that listens in its own folder; `url` leads through it."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        query = {name: values[0] for name, values in parse_qs(parts.query).items()}
        self._target = str(Path(query["host"]) / SOCKET)
        self._folder = tempfile.TemporaryDirectory()
        self.url = urlunsplit(parts._replace(query=urlencode({**query, "host": self._folder.name})))
        self.breaking = Break.NEVER
        self.reachable = True
        self.silent = False
        """Whether what is sent stays here, as if the server had been stopped in the middle."""
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.bind(str(Path(self._folder.name) / SOCKET))
        self._socket.listen()
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        """Accept no more connections."""
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()
        self._folder.cleanup()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._socket.accept()
                if not self.reachable:
                    client.close()
                    continue
                server = socket.socket(socket.AF_UNIX)
                server.connect(self._target)
                threading.Thread(target=self._to_server, args=(client, server), daemon=True).start()
                threading.Thread(target=_pass_on, args=(server, client), daemon=True).start()

    def _to_server(self, client: socket.socket, server: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := client.recv(1 << 16):
                if b"COMMIT" in data and self.breaking is not Break.NEVER:
                    self._break(data, client, server)
                    return
                while self.silent:
                    time.sleep(0.01)
                server.sendall(data)
        _hang_up(client, server)

    def _break(self, data: bytes, client: socket.socket, server: socket.socket) -> None:
        after, self.breaking = self.breaking is Break.AFTER_COMMIT, Break.NEVER
        _hang_up(client)
        if after:
            server.sendall(data)
        server.shutdown(socket.SHUT_WR)  # the server executes the commit, then finds the client gone


def _pass_on(server: socket.socket, client: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := server.recv(1 << 16):
            with contextlib.suppress(OSError):
                client.sendall(data)
    _hang_up(client, server)


def _hang_up(*ends: socket.socket) -> None:
    for end in ends:
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
