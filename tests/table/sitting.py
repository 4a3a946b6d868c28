"""Tables played at random: people, bots and stand-ins who decide, change bids, undo, leave and return."""

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

from dvergar.api.errors import DvergarError
from dvergar.api.play import Game
from dvergar.bots.base import UNBOUND
from dvergar.bots.registry import make_bot
from dvergar.table.entries import Entry, entry_of
from dvergar.table.seats import Chair
from dvergar.table.settings import Settings
from dvergar.table.snapshot import message
from dvergar.table.table import Table

THUMB = make_bot("thumb")


class Sitting:
    """A table with its entries so far, and the time."""

    def __init__(self, game: Game, people: int, settings: Settings = Settings(), seed: int = 0, **more: Any) -> None:  # noqa: B008
        bots = [Chair(seat, "", "bot", "thumb") for seat in range(people, game.players)]
        self.now = 1000.0
        self.rng = random.Random(seed)
        self.table, self.entries = Table.open(
            game, [*map(Chair, range(people)), *bots], settings, self.now, secret=self.rng.randbytes(32), **more
        )
        for seat in range(people):
            self.keep(self.table.sit(seat, f"P{seat}" if seat else "", self.rng.randbytes(4).hex(), self.now))
            self.table.came(seat, self.now)
        self.keep(self.table.begin(self.now))

    @property
    def viewers(self) -> list[int | None]:
        return [None, *range(self.table.game.players)]

    def keep(self, entries: Sequence[Entry]) -> bool:
        """Add the entries that a method returned; returns True, so that calls can be counted."""
        self.entries += entries
        return True

    def decide(self, seat: int, action: str | int, by: str = "player") -> None:
        """Submit a seat's answer to its decision."""
        self.now += 1.0
        self.keep(self.table.act(seat, self.table.decision_id(), action, by, self.now))

    def decide_by_chance(self, seat: int) -> None:
        """Let a seat answer at random or by the heuristic, through whoever drives it."""
        position = self.table.position
        assert position is not None
        view = position.view(seat)
        code = self.rng.choice(position.legal(seat))
        if self.rng.random() < 0.4:
            code = THUMB.choose(view, view.decision(), UNBOUND)
        self.decide(seat, code, "bot" if self.table.chairs[seat].mind else "player")

    def play_on(self) -> None:
        """Let somebody make a decision that is owed."""
        self.decide_by_chance(self.rng.choice(self.table.begun().owing))

    def again(self) -> Table:
        """Return the table as it would be after a restart."""
        table = Table.again(entry_of(entry.to_json()) for entry in self.entries)
        for chair, known in zip(table.chairs, self.table.chairs, strict=True):
            chair.absent_since = known.absent_since
        return table

    def message_to(self, viewer: int | None, since: int = 0, language: str = "en") -> dict[str, Any]:
        return message(self.table, viewer, since, language, self.now)

    def try_undo(self) -> bool:
        """Undo for somebody, if it is allowed."""
        return self._tried(self.rng.randrange(self.table.game.players))

    def _tried(self, seat: int) -> bool:
        try:
            return self.keep(self.table.undo(seat, self.now))
        except DvergarError:
            return False

    def random_step(self) -> None:
        """Do one random thing, mostly a decision."""
        chance, table = self.rng.random(), self.table
        seat = self.rng.randrange(table.game.players)
        chair = table.chairs[seat]
        if chance < 0.6:
            self.play_on()
        elif chance < 0.7 and seat in table.begun().bids and chair.played_by_human:
            self.decide_by_chance(seat)
        elif chance < 0.85:
            self.try_undo()
        elif chance < 0.9 and chair.played_by_human:
            self.keep(table.hand_over(seat, seat, "thumb", self.now))
        elif chance < 0.95 and chair.has_stand_in:
            self.keep(table.take_back(seat, self.now))
        elif chair.kind == "bot":
            self._offer_or_take_over(chair)
        elif self.rng.random() < 0.5:
            table.went(seat, self.now)
        else:
            table.came(seat, self.now)

    def _offer_or_take_over(self, chair: Chair) -> None:
        """Offer a bot's seat, or let somebody new take an offered one."""
        people = [other.seat for other in self.table.chairs if other.played_by_human]
        if chair.offered and self.rng.random() < 0.5:
            self.keep(self.table.take_over(chair.seat, f"New {chair.seat}", self.now))
        elif people:
            self.keep((self.table.withdraw if chair.offered else self.table.offer)(people[0], chair.seat, self.now))


def dumped(table: Table, viewer: int | None, since: int, language: str, now: float) -> bytes:
    """Return the bytes that a viewer is sent."""
    return json.dumps(message(table, viewer, since, language, now)).encode()


def random_runs(game: Game, seed: int, settings: Settings = Settings(), *, people: int | None = None) -> Iterator[Sitting]:  # noqa: B008
    """Yield a whole random game after its beginning and after everything that happens."""
    rng = random.Random(seed)
    people = rng.randint(1, game.players) if people is None else people
    sitting = Sitting(game, people, settings, seed)
    yield sitting
    while sitting.table.phase == "running":
        sitting.random_step()
        yield sitting
