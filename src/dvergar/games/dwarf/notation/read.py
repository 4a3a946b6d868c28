"""Reads positions written by hand, fills in what is missing, and refuses those from which no game can start."""

from collections.abc import Iterator

from dvergar.api.errors import BadPosition, shown
from dvergar.api.plain_data import name_in, number_in, table_in
from dvergar.api.values import Finding
from dvergar.core.json_data import Json, JsonMapping, JsonObject
from dvergar.core.rng import Rng
from dvergar.games.dwarf.engine import Engine
from dvergar.games.dwarf.notation.fill_in import Shelf, card_in
from dvergar.games.dwarf.notation.write import describe
from dvergar.games.dwarf.options import start_engine
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.flow import advance
from dvergar.games.dwarf.rules.goods import is_help, is_monster, kind_at
from dvergar.games.dwarf.rules.score import has_renown
from dvergar.games.dwarf.rules.specials import go_on
from dvergar.games.dwarf.rules.state import action_of, is_switched
from dvergar.games.dwarf.rules.workers import is_standing

POSITION_FIELDS = (
    "round", "stage", "awaiting", "actor", "turn", "starter", "marker", "muster", "orcs", "helped", "special", "special_step",
    "special_copy", "specials", "drawn", "landed", "mine", "mountain", "mountain_2", "short", "used", "used_2",
    "layered", "layered_2", "piles", "seats",
)  # fmt: skip
SEAT_FIELDS = (*m.GOOD_NAMES, "workers", "claim", "forged")
WORKER_FIELDS = ("at", "placed", "spent")


def fields_for(players: int) -> tuple[str, ...]:
    """Return the fields of a position, including those of a second copy if there is one (D9.1)."""
    return POSITION_FIELDS if players > 3 else tuple(name for name in POSITION_FIELDS if not name.endswith("_2"))


def read_position(data: Json, options: JsonMapping, key: tuple[int, int]) -> Engine:
    """Return the engine for a dict, ready to continue to its first decision."""
    s = Reader(data, options, blanks=False).build(key)
    expect_stable(s, options, blanks=False)
    return s


def read_view(data: Json, options: JsonMapping, _viewer: int) -> Engine:
    """Return the engine with blanks for a dict written for a viewer."""
    s = Reader(data, options, blanks=True).build((0, 0))
    if s.awaiting == m.RUNNING:
        raise BadPosition("awaiting", "position-no-choice")
    expect_stable(s, options, blanks=True)
    return s


def expect_stable(s: Engine, options: JsonMapping, *, blanks: bool) -> None:
    """Refuse a position that would be written differently from how it was read: no game can reach it."""
    again = Reader(describe(s, options, None), options, blanks=blanks).build((0, 0))
    if again.to_bytes() != s.to_bytes():
        raise BadPosition("position", "position-unstable")


def check_position(data: Json, options: JsonMapping) -> list[Finding]:
    """Return everything odd or impossible, each with its rule: first each part, then the whole."""
    found: dict[tuple[str, str], Finding] = {}
    for part in parts_of(data, options):
        try:
            Reader(part, options, blanks=False).build((0, 0))
        except BadPosition as error:
            found.setdefault((error.field, error.key), fault(error))
    try:
        s = read_position(data, options, (0, 0))
    except BadPosition as error:
        found.setdefault((error.field, error.key), fault(error))
        return list(found.values())
    return list(oddities(s))


def fault(error: BadPosition) -> Finding:
    """Return the error that keeps a game from starting there as a finding."""
    return Finding(error.field, error.key, RULE_OF_FAULT.get(error.key, ""), True, dict(error.details))


def parts_of(data: Json, options: JsonMapping) -> Iterator[JsonObject]:
    """Yield the parts that can be wrong on their own: stacks, piles, Mountain, what each seat owns."""
    table = table_in(data, "", fields_for(options["players"]))
    for names in (("mine",), ("piles",), ("mountain", "used", "layered"), ("mountain_2", "used_2", "layered_2")):
        yield {"stage": m.STAGE_NAMES[m.MINING]} | {name: table[name] for name in names if name in table}
    for seat, held in enumerate(table["seats"] if isinstance(table.get("seats"), list) else []):
        if isinstance(held, dict):
            owned = {name: value for name, value in held.items() if name in m.GOOD_NAMES}
            yield {"stage": m.STAGE_NAMES[m.MINING], "seats": [{}] * seat + [owned]}


def oddities(s: Engine) -> Iterator[Finding]:
    """Yield what no game can reach, although play can continue from it."""
    for seat in range(s.players):
        if s.stage in (m.MINING, m.FIRST_PASS) and s.turn == 0 and s.goods[seat][m.ITEMS] >= m.MASTERPIECES:
            yield Finding(f"seats[{seat}].items", "finding-items", "D6.9", False, {"items": s.goods[seat][m.ITEMS]})
    for worker in range(m.REGULAR if s.solo and not s.helped else 0):
        if is_standing(s, m.HIM, worker) and is_help(kind_at(s, s.worker[m.HIM][worker])):
            yield Finding("seats[1].workers", "finding-helpers-late", "D8.3", False)


RULE_OF_FAULT = {
    "position-card-twice": "D1.2",
    "position-card-elsewhere": "D1.1",
    "position-stack": "D1.1",
    "position-pile-size": "D2.2",
    "position-layers": "D2.3",
    "position-worker": "D4.1",
    "position-worker-twice": "D4.1",
    "position-not-asked": "D4.1",
    "position-mustered": "D5.1",
    "position-apprentice": "D8.1",
    "position-renown": "D8.7",
    "position-solo-start": "D8.1",
}


def read_goods(data: Json, players: int) -> list[list[int]]:
    """Read what the seats own: iron, steel, gold, items, glory."""
    table = table_in(data, "", POSITION_FIELDS)
    seats = table.get("seats", [])
    if not isinstance(seats, list) or len(seats) > players:
        raise BadPosition("seats", "position-seats", players=players)
    owned = []
    for number in range(players):
        seat = table_in(seats[number] if number < len(seats) else {}, f"seats[{number}]", SEAT_FIELDS)
        owned.append([_number(seat, name, 0, 0, m.MOST_GOODS, f"seats[{number}].{name}") for name in m.GOOD_NAMES])
    return owned


def _number(data: JsonMapping, name: str, default: int, least: int, most: int, where: str) -> int:
    """Read a number, naming its whole path in an error."""
    try:
        return number_in(data, name, default, least, most)
    except BadPosition as error:
        raise BadPosition(where, error.key, **error.details) from error


def _flag(data: JsonMapping, name: str, where: str = "") -> int:
    value = data.get(name, False)
    if not isinstance(value, bool):
        raise BadPosition(where + name, "position-flag", given=shown(value))
    return int(value)


class Reader:
    """Builds an engine from a dict, or refuses it with the name of the field."""

    def __init__(self, data: Json, options: JsonMapping, *, blanks: bool) -> None:
        self.data = table_in(data, "", fields_for(options["players"]))
        self.options = options
        self.blanks = blanks

    def build(self, key: tuple[int, int]) -> Engine:
        """Return the interpreted engine; `key` seeds whatever is left to chance."""
        s = Engine()
        start_engine(s, self.options)
        s.awaiting = m.RUNNING
        for seat, goods in enumerate(read_goods(self.data, s.players)):
            s.goods[seat] = goods
        self.read_round(s)
        self.read_special(s)
        Shelf(s, self.data, blanks=self.blanks).lay_out(Rng(*key))
        self.read_workers(s)
        self.read_turn(s)
        self.expect_moment(s)
        self.read_decision(s)
        return s

    def read_round(self, s: Engine) -> None:
        """Read round, stage, start player, and what applies for the round."""
        data = self.data
        s.round = number_in(data, "round", 1, 1, m.MOST_ROUNDS)
        s.stage = name_in(data, "stage", m.STAGE_NAMES[m.FIRST_PASS], m.STAGE_NAMES)
        if s.stage == m.SETUP or (s.stage == m.ANSWER and not s.solo):
            raise BadPosition("stage", "position-stage")
        self.read_starter(s)
        s.muster, s.orcs, s.helped = (_flag(data, name) for name in ("muster", "orcs", "helped"))
        if (s.helped and not s.solo) or (s.stage == m.MINING and (s.muster or s.orcs or s.helped)):
            raise BadPosition("stage", "position-stage")
        self.read_opponent(s)

    def read_starter(self, s: Engine) -> None:
        """Read who plays first in this round and in the next; with an opponent it is always he."""
        s.starter = number_in(self.data, "starter", m.HIM if s.solo else 0, 0, s.players - 1)
        s.marker = number_in(self.data, "marker", s.starter, 0, s.players - 1)
        if s.solo and (s.starter, s.marker) != (m.HIM, m.HIM):
            raise BadPosition("starter", "position-solo-start")

    def read_opponent(self, s: Engine) -> None:
        """Read the number of Special Actions against the opponent, and the cards that he follows."""
        most = (m.MOST_SPECIALS if s.solo >= m.ANDVETTR else m.SPECIALS - 1) if s.solo else 0
        s.specials_taken = number_in(self.data, "specials", 0, 0, most)
        for name in ("drawn", "landed"):
            if name in self.data:
                if not s.solo:
                    raise BadPosition(name, "position-stage")
                setattr(s, name, card_in(self.data[name], name, 0, ())[0])

    def read_special(self, s: Engine) -> None:
        """Read the Special Action being carried out."""
        if "special" not in self.data:
            if "special_step" in self.data or "special_copy" in self.data:
                raise BadPosition("special", "position-stage")
            return
        action = name_in(self.data, "special", "", m.ACTION_NAMES)
        s.special = next(m.FIRST_SPECIAL + i for i in range(m.SPECIALS) if action_of(s, m.FIRST_SPECIAL + i) == action)
        s.special_copy = number_in(self.data, "special_copy", 1, 1, s.copies) - 1
        s.special_step = name_in(self.data, "special_step", m.STEP_NAMES[m.EARLY], m.STEP_NAMES)
        if s.special_step == m.NO_SPECIAL or s.stage not in (m.FIRST_PASS, m.END) or (s.solo and action == m.APPRENTICE):
            raise BadPosition("special", "position-stage")

    def read_workers(self, s: Engine) -> None:
        """Read where the workers are, in which order they were placed, and which have resolved."""
        seats = self.data.get("seats", [])
        written: list[tuple[int, int, int | None]] = []
        for seat, table in enumerate(seats):
            where = f"seats[{seat}].workers"
            workers = table.get("workers", [])
            if not isinstance(workers, list) or len(workers) > m.WORKERS:
                raise BadPosition(where, "position-workers")
            for worker, value in enumerate(workers):
                placed = self.read_worker(s, seat, worker, value, where)
                if s.worker[seat][worker] not in (m.HOME, m.ON_PILE):
                    written.append((seat, worker, placed))
            s.forged[seat] = _flag(table, "forged", f"seats[{seat}].")
        self.number_placings(s, written)
        for seat, table in enumerate(seats):
            s.claim[seat] = _number(table, "claim", 0, 0, s.placings, f"seats[{seat}].claim")
            spent = [s.placed[seat][worker] for worker in range(m.REGULAR) if s.spent[seat][worker]]
            if s.claim[seat] not in (0, *spent):
                raise BadPosition(f"seats[{seat}].claim", "position-claim")
        self.expect_workers(s)

    def read_worker(self, s: Engine, seat: int, worker: int, value: Json, where: str) -> int | None:
        """Read one worker: a location's number, “pile”, “home”, or an object; return its number in the order, if given."""
        table = value if isinstance(value, dict) else {"at": value}
        table_in(table, where, WORKER_FIELDS)
        at = table.get("at", "home")
        if at in ("home", "pile") and isinstance(at, str):
            if len(table) > 1 or (at == "pile" and worker >= m.REGULAR):
                raise BadPosition(where, "position-worker", given=shown(at))
            s.worker[seat][worker] = m.HOME if at == "home" else m.ON_PILE
            return None
        s.worker[seat][worker] = _number(table, "at", 0, 1, s.copies * m.LOCATIONS, where) - 1
        s.spent[seat][worker] = _flag(table, "spent", f"{where}.")
        s.occupied |= 1 << s.worker[seat][worker]
        return _number(table, "placed", 0, 1, 5 * m.WORKERS, where) if "placed" in table else None

    def number_placings(self, s: Engine, written: list[tuple[int, int, int | None]]) -> None:
        """Set the order of placement as given; the other workers follow pass by pass."""

        def usual(entry: tuple[int, int, int | None]) -> tuple[int, int]:
            offset = (entry[0] - s.starter) % s.players
            return entry[1], -offset if entry[1] == 1 else offset

        numbers = [placed for _, _, placed in written if placed]
        if len(set(numbers)) < len(numbers):
            raise BadPosition("seats", "position-placed")
        free = iter(number for number in range(1, 5 * m.WORKERS + 1) if number not in numbers)
        for seat, worker, placed in sorted(written, key=usual):
            s.placed[seat][worker] = placed or next(free)
        s.placings = max((number for row in s.placed for number in row), default=0)
        if s.placings != len(written):
            raise BadPosition("seats", "position-placed")

    def expect_workers(self, s: Engine) -> None:
        """Refuse helpers without Get Help, a seat twice on a location, and workers out before the round has begun."""
        for seat in range(s.players):
            self.expect_workers_of(s, seat)
        if s.stage == m.MINING and (any(at != m.HOME for row in s.worker for at in row) or any(s.claim) or any(s.forged)):
            raise BadPosition("seats", "position-worker", given="mining")

    def expect_workers_of(self, s: Engine, seat: int) -> None:
        """Refuse a seat twice on a location, helpers placed too early or with the army, and the opponent on a pile."""
        where = f"seats[{seat}].workers"
        is_opponent = bool(s.solo) and seat == m.HIM
        standing = [at for at in s.worker[seat] if at not in (m.HOME, m.ON_PILE)]
        if len(set(standing)) < len(standing):
            raise BadPosition(where, "position-worker-twice")
        may_help = s.helped if is_opponent else s.stage >= m.HELPING
        if not may_help and any(at != m.HOME for at in s.worker[seat][m.REGULAR :]):
            raise BadPosition(where, "position-helpers")
        army_stands = bool(s.muster) and is_switched(s, m.MUSTER_OCCUPIES) and not is_opponent
        if army_stands and any(at != m.HOME and is_monster(kind_at(s, at)) for at in s.worker[seat][m.REGULAR :]):
            raise BadPosition(where, "position-mustered")
        if is_opponent and m.ON_PILE in s.worker[seat]:
            raise BadPosition(where, "position-worker", given="pile")

    def read_turn(self, s: Engine) -> None:
        """Read how far this stage has come, or infer it from who has workers out."""
        default = 0
        if s.stage == m.FIRST_PASS:
            while default < s.players and s.worker[(s.starter + default) % s.players][0] != m.HOME:
                default += 1
        most = {m.FIRST_PASS: s.players, m.SECOND_PASS: s.players, m.HELPING: m.REGULAR * s.players}.get(s.stage, 2 * s.players)
        s.turn = number_in(self.data, "turn", default, 0, most)

    def expect_moment(self, s: Engine) -> None:
        """Require workers of the seats that have acted in the first pass, and no others; the opponent needs a card to follow."""
        for turn in range(s.players):
            self.expect_passes(s, turn)
        if s.solo:
            self.expect_answer(s)
        if s.solo >= m.ANDVETTR and has_renown(s, m.HIM) != (s.stage == m.END) and s.stage != m.END:
            raise BadPosition("seats[1].glory", "position-renown")

    def expect_passes(self, s: Engine, turn: int) -> None:
        """Require that a seat has a worker out after its turn and none before, and a second one only after the first pass."""
        seat = (s.starter + turn) % s.players
        where = f"seats[{seat}].workers"
        first, second = s.worker[seat][: m.REGULAR]
        if s.stage in (m.FIRST_PASS, m.ANSWER) and second not in (m.HOME, m.ON_PILE):
            raise BadPosition(where, "position-not-asked")
        if s.stage == m.END:
            return
        acted = s.stage > m.FIRST_PASS or (s.stage == m.FIRST_PASS and turn < s.turn)
        may_stay_home = bool(s.solo) and seat == m.HIM
        if (acted and first == m.HOME and not may_stay_home) or (not acted and (first, second) != (m.HOME, m.HOME)):
            raise BadPosition(where, "position-not-asked")

    def expect_answer(self, s: Engine) -> None:
        """Require the card that the opponent follows: the last of Mining, or the player's (D8.2)."""
        first_comes = s.stage == m.FIRST_PASS and s.turn == 0
        second_comes = s.stage == m.ANSWER or (s.stage == m.FIRST_PASS and s.turn == s.players)
        if first_comes != bool(s.drawn):
            raise BadPosition("drawn", "position-drawn")
        if s.landed and not second_comes:
            raise BadPosition("landed", "position-stage")
        if second_comes and not s.special and not s.landed and s.worker[m.ME][0] in (m.HOME, m.ON_PILE):
            raise BadPosition("landed", "position-drawn")

    def read_decision(self, s: Engine) -> None:
        """Read the current decision, if given: it must be the one due here."""
        asked = name_in(self.data, "awaiting", m.ASK_NAMES[m.RUNNING], m.ASK_NAMES)
        if (asked == m.OVER) != (s.stage == m.END) or asked == m.SHUFFLE:
            raise BadPosition("awaiting", "position-stage")
        if asked in (m.RUNNING, m.OVER):
            if asked == m.RUNNING and (s.special or "actor" in self.data):
                raise BadPosition("awaiting", "position-stage")
            s.awaiting = asked
            return
        s.awaiting, s.actor = asked, number_in(self.data, "actor", 0, 0, s.players - 1)
        again = s.clone()
        again.awaiting = m.RUNNING
        if s.special and m.SELL <= asked <= m.JOIN:
            again.special_step = m.EFFECT
        if s.special:
            again.actor = (s.starter + s.turn - 1) % s.players
            go_on(again)
        elif s.stage != m.MINING:
            advance(again)
        if again.to_bytes() != s.to_bytes():
            raise BadPosition("awaiting", "position-no-choice")
