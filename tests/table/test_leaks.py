"""What a viewer is sent does not depend, in a single byte, on anything that the viewer may not know.

Tested in the middle of random games, with hidden information exchanged inside the table, and with tables built from their own
entries, for two worlds that the viewer cannot tell apart.
"""

import random
from collections.abc import Callable
from copy import copy
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dvergar
from dvergar.api.errors import DvergarError
from dvergar.api.event import Event
from dvergar.api.play import Game, Position
from dvergar.i18n import LANGUAGES
from dvergar.table.entries import entry_of
from dvergar.table.log import Line
from dvergar.table.moves import Answer, Moves
from dvergar.table.seats import Chair
from dvergar.table.settings import Settings
from dvergar.table.table import Table
from tests.runs import thorough
from tests.table.sitting import Sitting, dumped, random_runs
from tests.tables import every_table, named

TABLES = every_table()
FOUR = dvergar.game("dwarf", players=4).options
"""Two copies, as with five players, so the thorough run has it alone."""
SEEDS = st.integers(0, 10**9)
PROBES = (
    "bid 5 0 3",
    "bid 2 2 2",
    "take hunter",
    "keep warrior 6",
    "transform pouch 4",
    "worker 4",
    "special 2 glory",
    "hero uline",
)


def disguised(table: Table, viewer: int | None, rng: random.Random) -> Table:
    """Return the same table with everything changed that the viewer may not know."""
    other, moves = copy(table), copy(table.begun())
    imagined = table.game.imagine(moves.position.view(viewer), rng)
    imagined.dealer.dealt = moves.position.dealer.dealt
    moves.position, moves._first = imagined, _never
    other.moves, other.log = moves, copy(table.log)
    other.sight = None
    other.chairs = [replace(chair, nonce=chair.nonce if chair.seat == viewer else "ff") for chair in table.chairs]
    known = [line.event.known_to(viewer) for line in table.log.lines]
    other.log.lines = [line if mine else _with_other_cards(line) for line, mine in zip(table.log.lines, known, strict=True)]
    texts = table.log._texts.items()
    other.log._texts = {name: [text if mine else "" for text, mine in zip(told, known, strict=False)] for name, told in texts}
    _exchange_bids(moves, viewer, rng)
    return other


def _with_other_cards(line: Line) -> Line:
    """Return a line that the viewer may not know with other cards."""
    return Line(line.event._replace(args=dict.fromkeys(line.event.args, "explorer 11")), line.action, line.undone)


def _never() -> Any:
    raise AssertionError("nobody may look at the deal")


def _exchange_bids(moves: Moves, viewer: int | None, rng: random.Random) -> None:
    """Give the other seats other bids, by other drivers, in another order of arrival."""
    bids = []
    for seat, bid in moves.bids.items():
        if seat == viewer:
            bids.append(bid)
        else:
            code = rng.choice(moves.position.legal(seat))
            bids.append(Answer(seat, code, moves.position.words(seat, code), rng.choice(["player", "bot", "clock", "table"])))
    rng.shuffle(bids)
    moves.bids = {bid.seat: bid for bid in bids}


def refusals(table: Table, viewer: int | None, now: float) -> list[str]:
    """Return the viewer's refusals for several attempts, none of which is carried out."""
    heard, seat = [], -1 if viewer is None else viewer
    tries: list[Callable[[], object]] = [
        *(partial(table.begun().answer, seat, words, "player") for words in PROBES),
        lambda: table.act(seat, "foreign", "take hunter", "player", now),
        lambda: table.act(seat, table.decision_id(), "nonsense", "player", now),
        lambda: table.steps_back(seat, now),
        *(partial(table.hand_over, seat, other, "", now) for other in range(table.game.players)),
        table.record,
    ]
    for one in tries:
        try:
            heard.append(f"{one()}")
        except DvergarError as error:
            heard.append(error.text("fr"))
    return heard


@pytest.mark.parametrize("game", [thorough(game) if game.options == FOUR else game for game in TABLES], ids=named)
def test_no_byte_depends_on_hidden_information(game: Game) -> None:
    rng = random.Random(named(game))
    compared = pending = 0
    for sitting in random_runs(game, rng.randrange(10**6), rng.choice([Settings(), Settings(clock=30.0)])):
        if sitting.table.phase == "over":
            break
        viewer, since, language = rng.choice(sitting.viewers), rng.choice([0, rng.randrange(400)]), rng.choice(LANGUAGES)
        other = disguised(sitting.table, viewer, rng)
        mine = dumped(sitting.table, viewer, since, language, sitting.now)
        assert dumped(other, viewer, since, language, sitting.now) == mine
        assert refusals(other, viewer, sitting.now) == refusals(sitting.table, viewer, sitting.now)
        compared += 1
        pending += bool(other.begun().bids)
    assert compared > 30
    assert pending > 3 or game.name == "dwarf"


@pytest.mark.parametrize("name", ["nidavellir", "dwarf"])
@settings(max_examples=40)
@given(SEEDS)
def test_indistinguishable_worlds_send_the_same_until_something_is_revealed(name: str, seed: int) -> None:
    rng = random.Random(seed)
    game = rng.choice([game for game in TABLES if game.name == name])
    position = _somewhere(game, rng)
    viewer = rng.choice([None, *range(game.players)])
    secret = rng.randbytes(32)
    real = World(position.to_dict(), game, secret)
    other = World(game.imagine(position.view(viewer), rng).to_dict(), game, secret)
    for _ in range(15):
        language = rng.choice(LANGUAGES)
        assert real.bytes(viewer, language) == other.bytes(viewer, language)
        if not _both_go_on(real, other, viewer, rng):
            break
    assert Table.again(map(entry_of, real.stored)).decision_id() == real.table.decision_id()


class World:
    """A table opened from a position, with its stored entries."""

    def __init__(self, start: dict[str, Any], game: Game, secret: bytes) -> None:
        chairs = [Chair(seat, f"P{seat}", "human") for seat in range(game.players)]
        self.table, entries = Table.open(game, chairs, Settings(autoplay=False), 0.0, secret=secret, start=start)
        self.stored = [entry.to_json() for entry in entries + self.table.begin(0.0)]

    def bytes(self, viewer: int | None, language: str) -> bytes:
        """Return what the viewer is sent by the table as it would be after a restart."""
        return dumped(Table.again(map(entry_of, self.stored)), viewer, 0, language, 5.0)

    def do(self, what: str, *args: Any) -> list[Event]:
        """Call a method of the table; returns its new events."""
        heard = len(self.table.log.lines)
        self.stored += [entry.to_json() for entry in getattr(self.table, what)(*args)]
        return [line.event for line in self.table.log.lines[heard:]]


def _somewhere(game: Game, rng: random.Random) -> Position:
    """Return a position in the middle of a random game."""
    position = game.start(seed=rng.randrange(10**6))
    for _ in range(rng.randrange(120)):
        if position.over:
            return game.start(seed=1)
        seat = position.to_act[0]  # bids in seat order, so that none is pending at the end
        position.step(seat, rng.choice(position.legal(seat)))
    while not position.over and _has_pending_bids(position):
        position.step(position.to_act[0], position.legal(position.to_act[0])[0])
    return game.start(seed=2) if position.over else position


def _has_pending_bids(position: Position) -> bool:
    return bool(position.core.is_sealed()) and len(position.to_act) < _bidders(position)


def _bidders(position: Position) -> int:
    """Return how many seats bid in this turn, without Uline's owner."""
    return sum("uline" not in seat["heroes"] for seat in position.to_dict()["seats"])


def _both_go_on(real: World, other: World, viewer: int | None, rng: random.Random) -> bool:
    """Do one thing in both worlds that the viewer sees alike; returns False once something is revealed."""
    table = real.table
    moves, seat = table.begun(), rng.randrange(table.game.players)
    if moves.position.over:
        return False
    chance = rng.random()
    if chance < 0.15 and table.chairs[seat].played_by_human:
        return bool([world.do("hand_over", seat, seat, "thumb", 1.0) for world in (real, other)])
    if chance < 0.3 and table.chairs[seat].has_stand_in:
        return bool([world.do("take_back", seat, 1.0) for world in (real, other)])
    if chance < 0.5 and _can_undo(table, seat):
        return bool([world.do("undo", seat, 1.0) for world in (real, other)])
    if moves.sealed:
        return _both_bid(real, other, viewer, rng)
    return _both_act(real, other, moves.owing[0], rng)


def _can_undo(table: Table, seat: int) -> bool:
    try:
        return table.steps_back(seat, 1.0) > 0
    except DvergarError:
        return False


def _both_bid(real: World, other: World, viewer: int | None, rng: random.Random) -> bool:
    """Bid and change bids, each world in its own order and at its own times, until the same seats have bid in both."""
    moves = real.table.begun()
    new = rng.sample(moves.owing, rng.randint(0, len(moves.owing) - 1))
    seats = [*new, *(seat for seat in moves.bids if real.table.chairs[seat].played_by_human)]
    own = rng.choice(moves.position.legal(viewer)) if viewer in seats else 0
    for world in (real, other):
        for seat in rng.sample(seats, len(seats)):
            by = "bot" if world.table.chairs[seat].mind else "player"
            codes = rng.choices(world.table.begun().position.legal(seat), k=1 if by == "bot" else rng.randint(1, 3))
            for code in [own] if seat == viewer else codes:
                world.do("act", seat, world.table.decision_id(), code, by, rng.uniform(1, 4))
    return True


def _both_act(real: World, other: World, seat: int, rng: random.Random) -> bool:
    """Play the same action in both worlds, one that reveals nothing; returns False if there is none."""
    position = real.table.begun().position
    by = "bot" if real.table.chairs[seat].mind else "player"
    for words in sorted(position.decision(seat).words, key=lambda _: rng.random()):
        if not _reveals(position, seat, words):
            for world in (real, other):
                world.do("act", seat, world.table.decision_id(), words, by, 2.0)
            return True
    return False


def _reveals(position: Position, seat: int, words: str) -> bool:
    """Whether an action shows something hidden; the end of a game shows everything."""
    twin = position.clone()
    events = list(twin.play(seat, words))
    return twin.over or twin.dealer.dealt != position.dealer.dealt or any(map(twin.game.rules.reveals, events))


@pytest.mark.rule("N9.7")
def test_automatic_play_does_not_reveal_that_the_pioneers_cards_are_equal() -> None:
    seats = [{"army": {"warrior": "9", "explorer": "11"}}, {}]
    told = []
    for deck in (["blacksmith", "blacksmith", "blacksmith"], ["blacksmith", "hunter", "miner 2"]):
        start = {"age": 1, "stage": "judging", "deck": deck, "seats": seats}
        sitting = Sitting(dvergar.game("nidavellir", players=2), 2, start=start)
        sitting.decide(0, "transform hand 5")
        told.append([sitting.message_to(viewer) for viewer in (None, 1)])
        assert sitting.message_to(0)["asked"] == {"kind": "keep", "seats": [0]}
    assert told[0] == told[1]


@pytest.mark.parametrize("game", [game for game in TABLES if game.name == "nidavellir"], ids=named)
def test_automatic_decisions_reveal_nothing(game: Game) -> None:
    rng = random.Random(named(game))
    alone = 0
    for sitting in random_runs(game, rng.randrange(10**6), Settings(autoplay=False)):
        if sitting.table.phase == "over":
            break
        moves, viewer = sitting.table.begun(), rng.choice(sitting.viewers)
        other = disguised(sitting.table, viewer, rng).begun()
        for seat in moves.position.to_act:
            assert moves.has_no_choice(seat) == other.has_no_choice(seat)
            alone += moves.has_no_choice(seat)
    assert alone or game.players == 2
