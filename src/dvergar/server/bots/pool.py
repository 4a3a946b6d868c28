"""A bounded pool of low-priority processes in which bots think, each time with a deadline.

Addresses are served in turn, so nobody's tables hold up other people's. A thought that comes late, or a process that breaks,
gives no answer; whoever asked plays something plain instead.
"""

import asyncio
import contextlib
import json
import sys
import zlib
from collections.abc import Callable, Sequence
from time import monotonic

from dvergar.api.errors import BadOption, DvergarError, shown
from dvergar.api.play import View
from dvergar.api.registry import levels_of
from dvergar.bots.base import LEVEL_NAMES, PROGRAM, UNBOUND
from dvergar.bots.hints import BUDGET
from dvergar.bots.registry import known_bots, make_bot
from dvergar.core.json_data import JsonObject
from dvergar.server.access.fair_queue import Asker, FairSlots, WaitingLimit
from dvergar.server.bots.worker import HINT, READY, question_for
from dvergar.server.errors import NoHint, TooMany
from dvergar.server.operations.logs import trouble
from dvergar.server.operations.metrics import Metrics
from dvergar.server.operations.settings import Settings

START_SECONDS = 30.0
PROGRAM_START = 10.0
SLACK = 1.0
"""A thought may arrive this many seconds after its deadline."""
PATIENCE = 3
"""A thought waits for a free process for this many times its thinking time."""
BACKLOG_SECONDS = 3.0
"""Thinking time shrinks so that all waiting thoughts together take about this long."""
LEAST_SECONDS = 0.05
FALLBACK = "thumb"
SEARCH_FAMILY = "search"
NOBODY = Asker()


class BotPool:
    """The worker processes. Searches, bots that answer at once, external programs, and hints never wait for one another."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self._searches = self._lane(settings.thinkers)
        self._quick = self._lane(1)
        self._foreign = [self._lane(1) for _ in range(settings.thinkers)]
        self._hints = self._lane(1)
        self._known = frozenset((*self.bots, *known_bots()))
        """Kinds of bots are accepted by name, too, though only levels are offered."""
        self._thoughts_waiting = WaitingLimit(settings.waiting_thoughts, settings.thoughts_per_address)
        self._hints_waiting = WaitingLimit(settings.waiting_hints, settings.hints_per_address)

    @property
    def bots(self) -> tuple[str, ...]:
        """List the names of all bots that this server offers."""
        return (*LEVEL_NAMES, *self._settings.bots)

    def check(self, name: str) -> None:
        """Accept only bots that come with the package or were named when the server was started."""
        if name not in self._known:
            raise BadOption("server-no-bot", bot=shown(name), bots=", ".join(self.bots))

    async def think(self, view: View, name: str, seed: int, key: str, asker: Asker = NOBODY) -> int:
        """Return the code of the bot's choice, or of a simple rule if the bot does not answer in time."""
        code = await self._asked(view, name, seed, key, asker)
        self._metrics.count("thoughts", outcome="late" if code is None else "good")
        return fallback_choice(view, seed) if code is None else code

    async def hint(self, view: View, asker: Asker = NOBODY) -> JsonObject:
        """Return what a strong bot would play for the view's seat, and why; raises if no answer comes."""
        if not self._hints_waiting.enter(asker.address):
            raise TooMany("server-hints-busy")
        started, most = monotonic(), BUDGET.seconds or 0.0
        outcome = "late"
        try:
            async with asyncio.timeout(self._settings.think_seconds + START_SECONDS):
                answer = await self._hints.ask(
                    asker, lambda seconds: question_for(view, HINT, 0, seconds, ""), most, self._settings.think_seconds
                )
            outcome = "good"
            return dict(answer["hint"])
        except (TimeoutError, OSError, ValueError, KeyError) as error:
            trouble("hint-late", error)
            raise NoHint from error
        finally:
            self._hints_waiting.leave(asker.address)
            self._metrics.count("hints", outcome=outcome)
            self._metrics.took("hint", monotonic() - started)

    async def close(self) -> None:
        """End all processes."""
        lanes = (self._searches, self._quick, *self._foreign, self._hints)
        await asyncio.gather(*(process.end() for lane in lanes for process in lane.processes))

    async def _asked(self, view: View, name: str, seed: int, key: str, asker: Asker) -> int | None:
        if name not in self._known or not self._thoughts_waiting.enter(asker.address):
            return None
        called, most = self._settings.bots.get(name, name), self._settings.think_seconds
        started = monotonic()
        try:
            async with asyncio.timeout(PATIENCE * most + START_SECONDS):
                lane, slack = self._lane_for(view, called, key)
                answer = await lane.ask(asker, lambda seconds: question_for(view, called, seed, seconds, key), most, slack)
                return int(answer["code"])
        except (TimeoutError, OSError, ValueError, KeyError) as error:
            trouble("bot-late", error, bot=name)
            return None
        finally:
            self._thoughts_waiting.leave(asker.address)
            self._metrics.took("thought", monotonic() - started)

    def _lane_for(self, view: View, called: str, key: str) -> "tuple[_Lane, float]":
        """Return the lane in which a bot thinks, and how long after its deadline it may answer. A program keeps its lane."""
        if called.startswith(PROGRAM):
            return self._foreign[zlib.crc32(key.encode()) % len(self._foreign)], SLACK + PROGRAM_START
        return self._searches if _is_searching(view.game.name, called) else self._quick, SLACK

    def _lane(self, processes: int) -> "_Lane":
        return _Lane([_Process(self._settings.niceness) for _ in range(processes)])


def _is_searching(game: str, name: str) -> bool:
    """Whether a built-in bot searches before it answers."""
    return name in LEVEL_NAMES and levels_of(game)[name].family == SEARCH_FAMILY


def fallback_choice(view: View, seed: int) -> int:
    """Return the code that the simple rules choose, or the first legal one if even that fails."""
    decision = view.decision()
    try:
        return make_bot(FALLBACK, seed).choose(view, decision, UNBOUND)
    except DvergarError:
        return decision.codes[0]


class _Lane:
    """Processes that share one queue."""

    def __init__(self, processes: Sequence["_Process"]) -> None:
        self.processes = processes
        self.slots = FairSlots(processes)

    async def ask(self, asker: Asker, question: Callable[[float], bytes], most: float, slack: float) -> JsonObject:
        """Ask when it is the asker's turn. `question` is given the seconds to think: at most `most`, fewer if others wait."""
        async with self.slots.turn(asker) as process:
            seconds = self.share(asker.address, most)
            return await process.ask(question(seconds), seconds + slack)

    def share(self, address: str, most: float) -> float:
        """Return how long an address may think now: addresses share the time equally, whatever the length of their queues."""
        queue = self.slots.queue
        if not queue.addresses:
            return most
        own = queue.waiting(address)
        addresses = queue.addresses + (own == 0)
        return min(most, max(LEAST_SECONDS, BACKLOG_SECONDS * len(self.processes) / (addresses * (own + 1))))


class _Process:
    """One process, started on the first request and restarted after it was ended."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._running: asyncio.subprocess.Process | None = None
        self._free = asyncio.Lock()

    async def ask(self, question: bytes, seconds: float) -> JsonObject:
        """Ask for an answer; a late or broken process is ended."""
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
