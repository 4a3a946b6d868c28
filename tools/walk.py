"""Measures how many source files two paths take: a bid from a click to another screen, and a bot's decision.

    python tools/walk.py [--without-page] [--interpreted] [--check]

It starts a real server whose processes trace themselves (`walk_trace.py`) and opens tables of Nidavellir. A bid is clicked in
one Chromium and revealed in another (`walk_page.py`; with `--without-page` two plain sockets replace them). For a bot's
decisions, all people leave a table, where the bots then play on by themselves.

A file is on a walk if one of its functions is called between start and end; being imported is not enough. All are listed:

* Files that the walk passes through, which are counted: they are called and call another file. On the pages these are the files
  that send, receive and show an update. The compiled core is one of them; `--interpreted` names its sources.
* Files that are only called on the way and call none of our files: limits, metrics, a table of rule ids.
* Files that describe or draw the whole table, whatever happened: a game's descriptions, the page's components.
"""

import argparse
import contextlib
import itertools
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, NamedTuple

import walk_trace
from walk_trace import COMMIT, CORE, Call
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]

MOST_FOR_A_BID = 25
ON_PAGES = 7
"""How many of these may be files of the page."""
MOST_FOR_A_BOT = 15
DESCRIBING = ("games/*/notation/write.py", "games/*/present/*")
CARRYING = ("games/nidavellir/present/narrator.py",)
"""DESCRIBING lists files that describe the current table; those in CARRYING are excepted, since a narrator says what happened."""
ELSEWHERE = ("server/access/transport.py", "server/access/connections.py")
"""Connections for the page's files come and go during a walk; a socket has passed through these files before."""
RULES = "games/*/rules/*"
"""If the core is compiled, only descriptions call the sources of the rules."""
LEVEL = "journeyman"
DECISIONS = 12
"""How many consecutive decisions of bots are traced."""
CALM = 0.5
"""Seconds after the last message when a server is assumed to be idle."""
PATIENCE = 60.0


class Seat(NamedTuple):
    """A seat at a table, with its token."""

    seat: int
    token: str


class Server:
    """`dvergar serve` on a new database, traced with all processes that it starts."""

    def __init__(self, folder: Path, core: str = "") -> None:
        self._folder = folder
        self._environment = walk_trace.traced(folder) | {"DVERGAR_LANG": "en"} | ({"DVERGAR_CORE": core} if core else {})

    def __enter__(self) -> "Server":
        database = f"sqlite:///{self._folder / 'tables.db'}"
        command = [sys.executable, "-m", "dvergar", "serve", "--port", "0", "--db", database]
        with (self._folder / "server.log").open("w") as log:
            self._process = subprocess.Popen(command, env=self._environment, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout
        first = self._process.stdout.readline()
        if "http://" not in first:
            raise SystemExit((self._folder / "server.log").read_text())
        self.address = "http://" + first.partition("http://")[2].strip().strip("/")
        return self

    def __exit__(self, *_: object) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(PATIENCE)
        assert self._process.stdout
        self._process.stdout.close()

    def calls(self) -> list[Call]:
        """Return all calls of its processes so far."""
        return walk_trace.calls(self._folder)

    def post(self, path: str, body: Json, token: str = "") -> Json:
        """Send a REST request that must succeed."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        request = urllib.request.Request(f"{self.address}/api/tables{path}", json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return dict(json.load(answer))

    def begin(self, *minds: str) -> tuple[str, list[Seat]]:
        """Start a game of Nidavellir with a bot for every name and a person for every empty one."""
        chairs = [{"kind": "bot", "mind": mind} if mind else {"kind": "human"} for mind in minds]
        table = self.post("", {"game": "nidavellir", "options": {"players": len(minds)}, "chairs": chairs})["table"]
        people = [seat for seat, mind in enumerate(minds) if not mind]
        wanted = [{"seat": seat, "name": f"Player {seat}", "nonce": os.urandom(16).hex()} for seat in people]
        seats = [Seat(**given) for given in self.post(f"/{table}/join", {"seats": wanted})["seats"]]
        self.post(f"/{table}/start", {}, seats[0].token)
        return table, seats


class Player:
    """A person with a plain socket."""

    def __init__(self, server: Server, table: str, seat: Seat) -> None:
        address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self._socket: ClientConnection = connect(address, compression=None, max_size=None)
        self._ids = itertools.count()
        self._rng = random.Random(seat.seat)
        self.reveals = 0
        self._socket.send(json.dumps({"token": seat.token, "since": 0, "lang": "en"}))
        self.snapshot = self.hear()

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    def hear(self) -> Json:
        """Return the next message."""
        message: Json = json.loads(self._socket.recv(PATIENCE))
        if message["type"] == "error":
            raise SystemExit(message["text"])
        if message["type"] in ("state", "update"):
            self.snapshot = message
            self.reveals += any(line["kind"] == "revealed" for line in message["log"])
        return message

    def catch_up(self) -> None:
        """Read everything sent so far."""
        self._socket.send(json.dumps({"type": "ping"}))
        while self.hear()["type"] != "pong":
            pass

    @property
    def owes(self) -> str:
        """Return the kind of the decision that the player owes; empty if there is none."""
        decision = self.snapshot["decision"]
        return decision["kind"] if decision and self.snapshot["bid"] is None else ""

    def act(self) -> None:
        """Take any legal action."""
        decision = self.snapshot["decision"]
        action = self._rng.choice(decision["choices"])["words"]
        self._socket.send(json.dumps({"type": "act", "id": str(next(self._ids)), "decision": decision["id"], "action": action}))

    def hear_reveal(self) -> None:
        """Wait until bids are revealed again."""
        before = self.reveals
        while self.reveals == before:
            self.hear()


def play_a_turn(first: Player, second: Player) -> None:
    """Play until all code has run once, and only the first player's next bid is missing."""
    while not (first.owes == "bid" and not second.owes and first.reveals):
        player = second if second.owes else first
        player.act()
        player.catch_up()
        time.sleep(CALM / 10)
        first.catch_up()
        second.catch_up()
    time.sleep(CALM)


class Walk(NamedTuple):
    """The files of a walk, each once, in the order of their first calls."""

    through: list[str]
    asked: list[str]
    describing: list[str]

    def show(self, most: int) -> bool:
        """Print the walk; return whether it is short enough."""
        for title, files in (("passed through", self.through), ("asked on the way", self.asked), ("describing", self.describing)):
            print(f"{title}: {len(files)}", *(f"  {number:2} {file}" for number, file in enumerate(files, 1)), "", sep="\n")
        print(f"{len(self.through)} of at most {most}; with all others {sum(map(len, self))}\n")
        return len(self.through) <= most


def walk_of(calls: Iterable[Call], begin: int, end: int) -> Walk:
    """Return the walk made up of the calls between two times."""
    called = [call for call in calls if begin <= call.at <= end and call.file not in (COMMIT, *ELSEWHERE)]
    passing = {call.caller for call in called if call.caller != call.file and call.file != CORE} | {CORE}
    patterns = (*DESCRIBING, RULES) if any(call.file == CORE for call in called) else DESCRIBING
    walk = Walk([], [], [])
    for file in dict.fromkeys(call.file for call in called):
        describes = file not in CARRYING and any(fnmatch(file, pattern) for pattern in patterns)
        (walk.describing if describes else walk.through if file in passing else walk.asked).append(file)
    return walk


def bid(folder: Path, core: str = "") -> Walk:
    """Trace a bid on the server, from its message to the message that reveals it to another client."""
    with Server(folder, core) as server:
        table, seats = server.begin("", "")
        with Player(server, table, seats[0]) as one, Player(server, table, seats[1]) as other:
            play_a_turn(one, other)
            begin = time.monotonic_ns()
            one.act()
            other.hear_reveal()
            end = time.monotonic_ns()
    return walk_of(server.calls(), begin, end)


def bid_on_pages(folder: Path) -> Walk:
    """Trace a bid from a click on one page to its reveal on the other."""
    import walk_page

    with Server(folder) as server:
        table, seats = server.begin("", "")
        with Player(server, table, seats[0]) as one, Player(server, table, seats[1]) as other:
            play_a_turn(one, other)
        seen = walk_page.bid(server.address, table, [seat.token for seat in seats], CALM)
    served = walk_of(server.calls(), seen.begin, seen.end)
    through = list(dict.fromkeys((*seen.sending, *served.through, *seen.receiving)))
    return Walk(through, served.asked, [*served.describing, *(file for file in seen.drawing if file not in through)])


def bot(folder: Path, core: str = "") -> Walk:
    """Trace bots' decisions on server and worker, from the commit that makes them due to the one that stores them."""
    with Server(folder, core) as server:
        table, seats = server.begin("", LEVEL)
        server.post(f"/{table}/leave", {"mind": LEVEL}, seats[0].token)
        commits = wait_for_commits(server, DECISIONS)
    return walk_of(server.calls(), commits[0], commits[-1])


def wait_for_commits(server: Server, count: int) -> list[int]:
    """Return the times of this many future commits, starting with the next but one."""
    begin = time.monotonic_ns()
    while time.monotonic_ns() < begin + PATIENCE * 1e9:
        commits = [call.at for call in server.calls() if call.file == COMMIT and call.at > begin]
        if len(commits) > count:
            return commits[1:]
        time.sleep(CALM)
    raise SystemExit("the bots do not play")


@contextlib.contextmanager
def folder() -> Iterator[Path]:
    """Yield a folder for one server."""
    with tempfile.TemporaryDirectory() as name:
        yield Path(name)


def main() -> int:
    """Trace and print the walks; fail if one is too long."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--without-page", action="store_true", help="two plain sockets instead of two browsers")
    parser.add_argument("--interpreted", action="store_true", help="on the interpreted core, without pages; nothing is checked")
    parser.add_argument("--check", action="store_true", help="fail if a walk has become too long")
    options = parser.parse_args()
    core = "interpreted" if options.interpreted else ""
    print("A BID, from a click to the reveal on another screen\n")
    with folder() as here:
        if options.without_page or core:
            is_short = bid(here, core).show(MOST_FOR_A_BID - ON_PAGES)
        else:
            is_short = bid_on_pages(here).show(MOST_FOR_A_BID)
    print("A BOT'S DECISION, from being owed to being stored\n")
    with folder() as here:
        is_short &= bot(here, core).show(MOST_FOR_A_BOT)
    return int(options.check and not core and not is_short)


if __name__ == "__main__":
    sys.exit(main())
