"""Inputs for Dwarf: the parts of its words and positions, and what must hold in each of its positions."""

import random
from collections.abc import Callable
from typing import Any

from fuzz.drawing import ODD_WORDS, Draw, nearly, number_in

import dvergar
from dvergar.api.play import Game, Position
from dvergar.games.dwarf.notation.actions import ALL_VERBS
from dvergar.games.dwarf.notation.read import POSITION_FIELDS, SEAT_FIELDS
from dvergar.games.dwarf.options import OPTIONS
from dvergar.games.dwarf.rules.material import (
    ACTION_NAMES,
    ALL_LOCATIONS,
    APPRENTICE,
    ASK_NAMES,
    CARD_COUNT,
    CARD_LOCATION,
    CARD_WORDS,
    DECK_LETTERS,
    FIRST_SPECIAL,
    FRONTS,
    GOOD_NAMES,
    KIND_NAMES,
    LOCATIONS,
    OPPONENT_NAMES,
    PILES,
    RESOURCES,
    STACK,
    STAGE_NAMES,
    STEP_NAMES,
)

ACTION_WORDS = (
    *ALL_VERBS, "glory", *GOOD_NAMES, *map(str, range(20)), *KIND_NAMES, *DECK_LETTERS[1:], "WORKER", "1 iron seam", *ODD_WORDS,
)  # fmt: skip
"""Words of actions, and a few that only look like them."""

KNOWN_WORDS = (
    *ACTION_WORDS, *CARD_WORDS, *ACTION_NAMES, *POSITION_FIELDS, *SEAT_FIELDS, *STAGE_NAMES, *ASK_NAMES, *STEP_NAMES,
    "at", "placed", "spent", "pile", "home",
)  # fmt: skip
COMMON = ("act", "second", "helper", "exchange")
"""Decisions that come up all the time."""

RANGES = {
    "round": (1, 30), "turn": (0, 4), "starter": (0, 4), "marker": (0, 4), "actor": (0, 4), "specials": (0, 3),
    "special_copy": (1, 2),
}  # fmt: skip
NAMES = {"stage": STAGE_NAMES, "awaiting": ASK_NAMES, "special": ACTION_NAMES, "special_step": STEP_NAMES}
FLAGS = ("muster", "orcs", "helped", "short", "layered", "layered_2")
TABLES: tuple[dict[str, Any], ...] = (
    *({"players": players} for players in (2, 3, 4, 5)),
    *({"solo": opponent} for opponent in OPPONENT_NAMES[1:]),
)
MOST = {"iron": 9, "steel": 6, "gold": 6, "items": 4, "glory": 12}


def located(draw: Draw, copy: int = 0) -> str:
    """Return a card with its location in front, usually the right one."""
    card = draw.number(1, CARD_COUNT - 1)
    location = draw.number(0, 20) if draw.once_in(20) else copy * LOCATIONS + CARD_LOCATION[card] + 1
    return f"{location} {CARD_WORDS[card]}"


def stack(draw: Draw, location: int) -> list[str]:
    """Return a few cards of a location, usually each once."""
    own = [CARD_WORDS[card] for card in range(1, CARD_COUNT) if CARD_LOCATION[card] == location % LOCATIONS]
    chosen = [draw.pick(own) for _ in range(draw.number(1, 4))]
    return chosen if draw.once_in(9) else list(dict.fromkeys(chosen))


def mine(draw: Draw, copies: int = 2) -> dict[str, list[str]]:
    """Return some stacks."""
    return {str(place + 1): stack(draw, place) for place in {draw.number(0, copies * LOCATIONS - 1) for _ in range(5)}}


def mountain(draw: Draw, copy: int) -> Any:
    """Return a number of cards, or the top cards."""
    return draw.number(0, 46) if draw.once_in(3) else list(dict.fromkeys(draw.some(lambda: located(draw, copy), 5)))


def piles(draw: Draw, copies: int = 2) -> dict[str, list[str]]:
    """Return some piles, with actions that usually lie on only one of them."""
    left = [*ACTION_NAMES] * 2 if draw.once_in(12) else list(ACTION_NAMES)
    draw.rng().shuffle(left)
    return {
        str(draw.number(1, copies * PILES)): [
            left.pop() if left and not draw.once_in(9) else "?" for _ in range(draw.number(0, 3))
        ]
        for _ in range(draw.number(0, 3))
    }


def worker(draw: Draw) -> Any:
    """Return where a worker is."""
    kind = draw.number(0, 9)
    if kind < 6:
        return draw.number(1, 9)
    if kind == 6:
        return draw.pick(("pile", "home", 18, 10, 0, 19))
    told: dict[str, Any] = {"at": draw.number(1, 9)}
    return told | draw.pick(({"spent": True}, {"spent": True, "placed": draw.number(1, 4)}, {"placed": draw.number(1, 9)}, {}))


def seat_value(draw: Draw, name: str) -> Any:
    """Return a value for a field of a seat."""
    if name in GOOD_NAMES:
        return draw.number(0, MOST[name])
    if name == "workers":
        return draw.some(lambda: worker(draw), 4)
    return draw.number(0, 4) if name == "claim" else draw.pick((False, True))


def value(draw: Draw, name: str) -> Any:
    """Return a value for a field of a position."""
    if name in RANGES:
        return number_in(draw, RANGES, name)
    if name in NAMES:
        return draw.pick(NAMES[name])
    if name in FLAGS:
        return draw.pick((False, True))
    if name in ("drawn", "landed"):
        return located(draw)
    if name == "mine":
        return mine(draw)
    if name in ("mountain", "mountain_2"):
        return mountain(draw, int(name != "mountain"))
    if name in ("used", "used_2"):
        return draw.some(lambda: draw.pick(ACTION_NAMES), 3)
    if name == "piles":
        return piles(draw)
    chosen = [draw.pick(SEAT_FIELDS) for _ in range(draw.number(0, 4))]
    return [{one: seat_value(draw, one) for one in chosen} for _ in range(draw.number(0, 5))]


def written(draw: Draw, table: Game) -> dict[str, Any]:
    """Return a position as somebody may write it: usually a consistent moment of a round, then some other fields."""
    stage = draw.pick(("first", "second", "help", "defend", "mine", "forge", "home", "mining", "end", "answer"))
    copies = 1 if table.players < 4 else 2
    made: dict[str, Any] = {"stage": stage, "mine": mine(draw, copies), "piles": piles(draw, copies)}
    made["seats"] = [seat_at(draw, stage, number, table) for number in range(table.seats)]
    if stage == "end":
        made["awaiting"] = "over"
    if table.players == 1 and stage == "first" and not made["seats"][1].get("workers"):
        made["drawn"] = located(draw)
    if table.players == 1 and stage == "answer" and "pile" in made["seats"][0].get("workers", []):
        made["landed"] = located(draw)
    for name in [draw.pick(POSITION_FIELDS) for _ in range(draw.number(0, 2))]:
        made[name] = nearly(draw, lambda name=name: value(draw, name), 12)  # type: ignore[misc]
    return made


def seat_at(draw: Draw, stage: str, number: int, table: Game) -> dict[str, Any]:
    """Return a seat at a stage: what it owns, and where its workers would be."""
    found = {name: draw.number(0, MOST[name]) for name in (draw.pick(GOOD_NAMES) for _ in range(draw.number(0, 4)))}
    if table.players == 1 and number == 1 and "glory" in found:
        found["glory"] = min(11, found["glory"])
    most = 9 if table.players < 4 else ALL_LOCATIONS
    out = {"mining": 0, "first": draw.number(0, 1), "answer": 1, "second": draw.number(1, 2)}.get(stage, draw.number(1, 2))
    workers: list[Any] = [draw.number(1, most) for _ in range(out)]
    if workers and draw.once_in(5) and not (table.players == 1 and number == 1):
        workers = ["pile", "pile"]
    if stage in ("help", "defend", "mine", "forge") and draw.once_in(3):
        workers += ["home"] * (2 - len(workers)) + [draw.number(1, most) for _ in range(draw.number(0, 2))]
    if workers:
        found |= {"workers": [nearly(draw, lambda at=at: at, 30) for at in workers]}  # type: ignore[dict-item,misc]
    return found


def part(draw: Draw) -> Any:
    """Return something that may be inside a position."""
    return draw.pick(
        (draw.pick(CARD_WORDS[1:]), draw.number(-1, 19), located(draw), draw.pick(ACTION_NAMES), "?", "pile", "home")
    )


def tables() -> list[Game]:
    """Return a game for each number of players and each opponent, with and without options."""
    other = {option.name: option.values[1] for option in OPTIONS if option.name != "solo"}
    return [dvergar.game("dwarf", **table, **options) for table in TABLES for options in ({}, other)]


def starts() -> list[Position]:
    """Return the first positions of seeded games with all numbers of players, opponents and options, some with extra goods."""
    found = []
    for seed, table in enumerate(tables()):
        rng = random.Random(seed)
        seats = [{name: rng.randint(0, min(8, most)) for name, most in MOST.items()} for _ in range(table.seats)]
        for one in seats:
            one["items"] = min(2, one["items"])
        found.append(table.load({"stage": "mining", "seats": seats}, seed) if seed % 3 else table.start(seed))
    return found


def is_spelling(said: str, canonical: str) -> bool:
    """Whether the words played are another spelling: goods in any order, a good of none, or no letter where it is not needed."""
    meant, told = set(canonical.split()), {word.lstrip("0") or "0" for word in said.lower().split()}
    return meant - {*DECK_LETTERS} <= told and told - meant <= {"0", *GOOD_NAMES[:RESOURCES]}


def is_sound(position: Position, hold: Callable[..., object]) -> None:
    """Check that every card of each copy is in one place, on its own location, and that workers match the occupied locations."""
    s = position.fields
    left_out = {FIRST_SPECIAL + FRONTS[s.backs].index(APPRENTICE)} if s.solo else set()
    for copy in range(s.copies):
        here = range(copy * LOCATIONS, copy * LOCATIONS + LOCATIONS)
        lying = [card for location in here for card in s.stack[location][: s.height[location]]]
        lying += s.mountain[copy][: s.mountain_size[copy]]
        for pile in range(copy * PILES, copy * PILES + PILES):
            lying += s.pile[pile][: s.pile_size[pile]]
        lying += [s.special] if s.special and s.special_copy == copy else []
        hold(sorted(lying) == [card for card in range(1, CARD_COUNT) if card not in left_out], "cards not conserved")
        for location in here:
            hold(1 <= s.height[location] <= STACK, "an empty or too high stack")
            cards = s.stack[location][: s.height[location]]
            hold(all(CARD_LOCATION[card] == location % LOCATIONS for card in cards), "a card on a wrong location")
    standing = {at for row in s.worker[: s.players] for at in row if 0 <= at < ALL_LOCATIONS}
    hold(s.occupied == sum(1 << at for at in standing), "occupied, but by nobody")
    hold(sum(score.total for score in position.scores()) <= 3, "scores")
    hold(min(score.place for score in position.scores()) == 1, "nobody is first")
