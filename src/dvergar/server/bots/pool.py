"""A bounded pool of low-priority processes in which bots think, each time with a deadline.

A thought that comes late, or a process that breaks, gives no answer; whoever asked plays something plain instead.
"""

import asyncio
import contextlib
import json
import sys
import zlib
from time import monotonic

from dvergar.api.errors import BadOption, DvergarError, shown
from dvergar.api.play import View
from dvergar.bots.base import LEVEL_NAMES, PROGRAM, UNBOUND
from dvergar.bots.hints import BUDGET
from dvergar.bots.registry import known_bots, make_bot
from dvergar.core.json_data import JsonObject
from dvergar.server.bots.worker import HINT, READY, question_for
from dvergar.server.errors import NoHint, TooMany
from dvergar.server.operations.logs import trouble
from dvergar.server.operations.metrics import Metrics
from dvergar.server.operations.settings import Settings

START_SECONDS = 30.0
PROGRAM_START = 10.0
SLACK = 1.0
"""So much later than its own deadline a thought may arrive."""
PATIENCE = 3
"""A thought waits for a free process so many times as long as it may take."""
FALLBACK = "thumb"


class BotPool:
    """The worker processes. Built-in bots and external programs use separate ones, so that none waits for a slow program."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self._own = [_Process(settings.niceness) for _ in range(settings.thinkers)]
        self._foreign = [_Process(settings.niceness) for _ in range(settings.thinkers)]
        self._known = frozenset((*self.bots, *known_bots()))
        """Ways to play are known by their names too, though only levels are offered."""
        self._waiting = 0
        self._hinting = _Process(settings.niceness)
        """Hints have a process of their own, so no bot waits for them."""

    @property
    def bots(self) -> tuple[str, ...]:
        """List the names of all bots that this server offers."""
        return (*LEVEL_NAMES, *self._settings.bots)

    def check(self, name: str) -> None:
        """Accept only bots that come with the package or were named when the server was started."""
        if name not in self._known:
            raise BadOption("server-no-bot", bot=shown(name), bots=", ".join(self.bots))

    async def think(self, view: View, name: str, seed: int, key: str) -> int:
        """Return the code of the bot's choice, or of a simple rule if the bot does not answer in time."""
        code = await self._asked(view, name, seed, key)
        self._metrics.count("thoughts", outcome="late" if code is None else "good")
        return fallback_choice(view, seed) if code is None else code

    async def hint(self, view: View) -> JsonObject:
        """Return what a strong bot would play for the view's seat, and why; raises if no answer comes."""
        if self._hinting.load() >= self._settings.waiting_hints:
            raise TooMany("server-hints-busy")
        seconds, started = BUDGET.seconds or 0.0, monotonic()
        question = question_for(view, HINT, 0, seconds, "")
        outcome = "late"
        try:
            async with asyncio.timeout(self._settings.think_seconds + START_SECONDS):
                answer = await self._hinting.ask(question, seconds + self._settings.think_seconds)
            outcome = "good"
            return dict(answer["hint"])
        except (TimeoutError, OSError, ValueError, KeyError) as error:
            trouble("hint-late", error)
            raise NoHint from error
        finally:
            self._metrics.count("hints", outcome=outcome)
            self._metrics.took("hint", monotonic() - started)

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*(process.end() for process in (*self._own, *self._foreign, self._hinting)))

    async def _asked(self, view: View, name: str, seed: int, key: str) -> int | None:
        if name not in self._known or self._waiting >= self._settings.waiting_thoughts:
            return None
        called, seconds = self._settings.bots.get(name, name), self._settings.think_seconds
        question = question_for(view, called, seed, seconds, key)
        foreign = called.startswith(PROGRAM)
        process = self._foreign[zlib.crc32(key.encode()) % len(self._foreign)] if foreign else min(self._own, key=_Process.load)
        started = monotonic()
        self._waiting += 1
        try:
            async with asyncio.timeout(PATIENCE * seconds + START_SECONDS):
                answer = await process.ask(question, seconds + SLACK + (PROGRAM_START if foreign else 0))
                return int(answer["code"])
        except (TimeoutError, OSError, ValueError, KeyError) as error:
            trouble("bot-late", error, bot=name)
            return None
        finally:
            self._waiting -= 1
            self._metrics.took("thought", monotonic() - started)


def fallback_choice(view: View, seed: int) -> int:
    """Return the code that the simple rules choose, or the first legal one if even that fails."""
    decision = view.decision()
    try:
        return make_bot(FALLBACK, seed).choose(view, decision, UNBOUND)
    except DvergarError:
        return decision.codes[0]


class _Process:
    """One process, started on the first request and restarted after it was ended."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._running: asyncio.subprocess.Process | None = None
        self._free = asyncio.Lock()
        self._asked = 0

    def load(self) -> int:
        """Return how many requests are waiting in this process."""
        return self._asked

    async def ask(self, question: bytes, seconds: float) -> JsonObject:
        """Ask for an answer; a late or broken process is ended."""
        self._asked += 1
        try:
            async with self._free:
                try:
                    running = self._running or await self._start()
                    assert running.stdin
                    assert running.stdout
                    running.stdin.write(question)
                    line = await asyncio.wait_for(running.stdout.readline(), seconds)
                    return dict(json.loads(line))
                except BaseException:
                    await self._kill()
                    raise
        finally:
            self._asked -= 1

    async def end(self) -> None:
        """Let the process finish, or kill it."""
        running = self._running
        if running is None:
            return
        if running.stdin and not self._free.locked():
            running.stdin.close()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(running.wait(), SLACK * 2)
        await self._kill()

    async def _start(self) -> asyncio.subprocess.Process:
        command = (sys.executable, "-m", "dvergar.server.bots.worker", str(self._niceness))
        pipe = asyncio.subprocess.PIPE
        self._running = running = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL
        )
        assert running.stdout
        if await asyncio.wait_for(running.stdout.readline(), START_SECONDS) != READY:
            raise ValueError("not ready")
        return running

    async def _kill(self) -> None:
        running, self._running = self._running, None
        if running and running.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                running.kill()
            await asyncio.shield(running.wait())
