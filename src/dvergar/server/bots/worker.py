"""A worker process for bots: reads one question per line and writes one answer per line. It is given views and nothing else.

It runs at low priority and ends when its input ends, however its server went.
"""

import json
import os
import sys
from collections import OrderedDict
from functools import lru_cache
from typing import IO, Any

from dvergar.api.play import Game, View, game
from dvergar.bots.base import PROGRAM, Bot, Budget
from dvergar.bots.hints import BUDGET, hint_for
from dvergar.bots.registry import make_bot
from dvergar.core.json_data import JsonObject

PROGRAMS = 8
"""The most programs that one worker keeps running; the least recently used are ended first."""
READY = b"ready\n"
GAMES = 64
"""The number of games, with their options, that are kept."""
HINT = "a hint"
"""Given in place of a bot's name to ask what a strong bot would do, and why."""


class BotWorker:
    """Answers questions. A program is kept running for its seat while there is room."""

    def __init__(self) -> None:
        self._programs: OrderedDict[str, Bot] = OrderedDict()

    def answer(self, question: JsonObject) -> JsonObject:
        """Return the code of the seat's move or, for a hint, the whole hint."""
        view = view_in(question)
        if question["mind"] == HINT:
            return {"hint": hint_for(view, BUDGET._replace(seconds=question["seconds"])).to_dict()}
        return {"code": self._mind(question).choose(view, view.decision(), Budget(seconds=question["seconds"]))}

    def close(self) -> None:
        """End all programs."""
        while self._programs:
            self._programs.popitem()[1].close()

    def _mind(self, question: JsonObject) -> Bot:
        name, seed = question["mind"], question["seed"]
        if not name.startswith(PROGRAM):
            return make_bot(name, seed)
        key = f"{question['key']} {name}"
        if key not in self._programs:
            if len(self._programs) >= PROGRAMS:
                self._programs.popitem(last=False)[1].close()
            self._programs[key] = make_bot(name, seed)
        self._programs.move_to_end(key)
        return self._programs[key]


def question_for(view: View, name: str, seed: int, seconds: float, key: str) -> bytes:
    """Build the line for a worker. `key` identifies the seat among all tables, for bots that are programs."""
    asked = {
        "game": view.game.name,
        "options": view.game.options,
        "seat": view.seat,
        "view": view.to_bytes().hex(),
        "mind": name,
        "seed": seed,
        "seconds": seconds,
        "key": key,
    }
    return json.dumps(asked).encode() + b"\n"


def view_in(question: JsonObject) -> View:
    """Decode a view."""
    table = _game_of(question["game"], frozenset(question["options"].items()))
    core = table.rules.build.engine()
    core.from_bytes(bytes.fromhex(question["view"]))
    return View(table, question["seat"], core)


@lru_cache(GAMES)
def _game_of(name: str, options: frozenset[tuple[str, Any]]) -> Game:
    """Return a game with its options, validated once for all tables that play it."""
    return game(name, **dict(options))


def run(source: IO[bytes], out: IO[bytes]) -> None:
    """Answer until the input ends."""
    thinker = BotWorker()
    out.write(READY)
    out.flush()
    try:
        for line in source:
            try:
                answer = thinker.answer(json.loads(line))
            except Exception as error:
                answer = {"error": type(error).__name__}
            out.write(json.dumps(answer).encode() + b"\n")
            out.flush()
    finally:
        thinker.close()


def main() -> None:
    """Run at the requested priority, and leave Ctrl-C to the server.

    That takes a group of its own, but no session: Linux shares time out by sessions first, and inside them by priorities.
    """
    if os.name == "posix":
        os.setpgid(0, 0)
        os.nice(int(sys.argv[1]))
    run(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
