"""What is removed and when: a table that is old by a clock that can be believed, is marked, and is still old at a later look."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from dvergar.server import admission
from dvergar.server.app import make_app
from dvergar.server.models import Joining, NewTable, Place
from dvergar.server.operations.settings import Settings
from dvergar.server.room_registry import RoomRegistry
from dvergar.server.store import Store
from tests.server.clients import live
from tests.server.in_process import wide
from tests.server.store.databases import SOON, summary

TODAY = 1.9e9
DAY = 86_400.0
YEARS = 10 * 365 * DAY
KEPT = Settings(keep_over=7 * DAY, keep_open=DAY, keep_running=60 * DAY, remove_after=3600.0)


class Clock:
    """A wall clock that can be set, and the time that passes."""

    def __init__(self, wall: float) -> None:
        self.wall = wall
        self.passed = 0.0

    def passes(self, seconds: float) -> None:
        self.wall += seconds
        self.passed += seconds


@contextlib.asynccontextmanager
async def registry_of(folder: Path, clock: Clock, settings: Settings = KEPT) -> AsyncIterator[RoomRegistry]:
    """The registry of a server that begins at the time of a clock."""
    with Store.open(f"sqlite:///{folder / 'tables.db'}") as store:
        app = make_app(settings, store)
        registry: RoomRegistry = app.state.registry
        object.__setattr__(registry.context, "now", lambda: clock.wall)
        object.__setattr__(registry.context, "monotonic", lambda: clock.passed)
        async with app.router.lifespan_context(app):
            yield registry


def touched(registry: RoomRegistry, **rooms: float) -> None:
    """Finished tables that were touched at these times."""
    for room, when in rooms.items():
        registry.context.store.append(room, 0, [], summary(room, created=when, touched=when, phase="over")).result(SOON)


def left(registry: RoomRegistry) -> set[str]:
    return {room.id for room in registry.context.store.rooms()}


@live
async def test_an_old_table_is_marked_first_and_removed_by_a_later_look(tmp_path: Path) -> None:
    clock = Clock(TODAY)
    async with registry_of(tmp_path, clock) as registry:
        touched(registry, old=TODAY - 8 * DAY, young=TODAY - 6 * DAY)
        for _ in range(3):
            await registry.sweep()
            clock.passes(1000)
        assert left(registry) == {"old", "young"}
        clock.passes(1000)
        await registry.sweep()
        assert left(registry) == {"young"}


@live
async def test_each_phase_has_its_time(tmp_path: Path) -> None:
    clock = Clock(TODAY)
    async with registry_of(tmp_path, clock) as registry:
        for phase in ("open", "over", "running"):
            registry.context.store.append(phase, 0, [], summary(phase, touched=TODAY, phase=phase)).result(SOON)
        for days, kept in ((2, {"over", "running"}), (8, {"running"}), (61, set())):
            clock.passes(TODAY + days * DAY - clock.wall)
            await registry.sweep()
            clock.passes(3600)
            await registry.sweep()
            assert left(registry) == kept


@live
async def test_a_clock_that_jumps_years_ahead_removes_nothing_however_long_it_stays_wrong(tmp_path: Path) -> None:
    clock = Clock(TODAY)
    async with registry_of(tmp_path, clock) as registry:
        touched(registry, table=TODAY)
        clock.wall += YEARS
        for _ in range(6):
            await registry.sweep()
            clock.passes(DAY)
        assert left(registry) == {"table"}


@live
async def test_a_machine_that_boots_without_a_clock_removes_nothing_then_or_later(tmp_path: Path) -> None:
    clock = Clock(0.0)
    async with registry_of(tmp_path, clock) as registry:
        touched(registry, before=TODAY - DAY, then=clock.wall)
        await registry.sweep()
        clock.wall = TODAY
        clock.passes(2 * 3600)
        for _ in range(3):
            await registry.sweep()
            clock.passes(2 * 3600)
        assert left(registry) == {"before", "then"}
    clock = Clock(TODAY)
    async with registry_of(tmp_path, clock) as registry:
        for _ in range(3):
            await registry.sweep()
            clock.passes(2 * 3600)
        assert left(registry) == {"before", "then"}


@live
async def test_a_machine_that_boots_years_ahead_marks_and_forgets_the_mark_when_its_clock_is_set(tmp_path: Path) -> None:
    clock = Clock(TODAY + YEARS)
    async with registry_of(tmp_path, clock) as registry:
        touched(registry, table=TODAY)
        await registry.sweep()
        clock.passes(600)
        clock.wall = TODAY + 600
        for _ in range(3):
            await registry.sweep()
            clock.passes(2 * 3600)
        assert left(registry) == {"table"}


@live
async def test_a_clock_that_is_set_back_makes_no_table_older(tmp_path: Path) -> None:
    clock = Clock(TODAY)
    async with registry_of(tmp_path, clock) as registry:
        room = await admission.open_table(registry, NewTable(game="dwarf", options={"players": 2}), "192.0.2.7")
        clock.wall -= YEARS
        await admission.join(registry, room, Joining(seats=[Place(seat=0, name="Ada", nonce="")]))
        assert room.summary(clock.wall).touched == TODAY


@live
async def test_a_mark_does_not_outlive_the_process(tmp_path: Path) -> None:
    for _ in range(3):
        clock = Clock(TODAY)
        async with registry_of(tmp_path, clock) as registry:
            if not left(registry):
                touched(registry, old=TODAY - 8 * DAY)
            await registry.sweep()
            clock.passes(3000)
            await registry.sweep()
            assert left(registry) == {"old"}


@live
async def test_idle_tables_leave_the_memory_and_come_back_and_a_table_that_was_just_looked_at_is_not_removed(
    tmp_path: Path,
) -> None:
    clock = Clock(TODAY)
    async with registry_of(tmp_path, clock, wide(keep_open=100.0, idle_seconds=10.0, remove_after=50.0)) as registry:
        name = (await admission.open_table(registry, NewTable(game="dwarf", options={"players": 2}), "192.0.2.7")).name
        clock.passes(20)
        await registry.sweep()
        assert name not in registry.rooms
        clock.passes(180)
        await registry.sweep()
        clock.passes(60)
        await registry.load(name)
        await registry.sweep()
        assert left(registry) == {name}
        clock.passes(20)
        await registry.sweep()
        assert left(registry) == set()
