"""Makes inputs out of drawn numbers: words, positions and records that are nearly right, and things that are none at all.

Everything is drawn from one function `number(low, high)`. The coverage-guided run draws from its bytes, a test from
hypothesis or from a seed; an input that once failed is so the same everywhere. Where nothing is left to draw, the lowest
number comes, so that every input ends.
"""

import json
import random
from collections.abc import Callable, Sequence
from functools import cache, cached_property
from typing import Any, TypeVar

import dvergar
from dvergar.games import Game, Position
from dvergar.nidavellir.holdings import POSITION_FIELDS, SEAT_FIELDS
from dvergar.nidavellir.options import EDITIONS, OPTIONS
from dvergar.nidavellir.tables import (
    ASK_NAMES,
    CARD_WORDS,
    CLASS_NAMES,
    COIN_NAMES,
    HERO_NAMES,
    PLACE_NAMES,
    STAGE_NAMES,
    TAVERN_NAMES,
)
from dvergar.nidavellir.words import VERBS

T = TypeVar("T")

ACTION_WORDS = (
    *dict.fromkeys(VERBS.values()), "stay", "dwerg", "5t", "?", "-", *COIN_NAMES, *PLACE_NAMES, *CLASS_NAMES, *HERO_NAMES,
    "offering", "smith", "BID", "ſtay", "５", "bid\x00", "\ud800", "¼", "٣",
)  # fmt: skip
"""What actions are made of, and a few that only look like it."""

TEXTS = ("", " ", "?", "-", "0", "hand", "\ud800", "\x00", "{", "x" * 3000, "é", "null", "5 4 3", "? ? ?", "- - -", "٣ ٤ ٥")
NUMBERS = (0, 1, 2, 3, 5, 6, 7, 36, 37, 99, 127, 128, 200, 255, 256, -1, -2, -128, 2**31 - 1, 2**31, -(2**31) - 1, 2**63, 2**64)
DEPTHS = (2, 50, 400, 900, 20_000)


class Draw:
    """Draws whatever is wanted from a source of numbers."""

    def __init__(self, number: Callable[[int, int], int]) -> None:
        self.number = number

    def pick(self, values: Sequence[T]) -> T:
        """One of the values; the first where nothing is left."""
        return values[self.number(0, len(values) - 1)]

    def once_in(self, times: int) -> bool:
        """True once in so many times; false where nothing is left."""
        return self.number(0, times - 1) == times - 1

    def some(self, make: Callable[[], T], most: int) -> list[T]:
        """Up to so many of what `make` makes."""
        return [make() for _ in range(self.number(0, most))]

    def rng(self) -> random.Random:
        """Chances of their own, for long walks that need not be steered."""
        return random.Random(self.number(0, 2**16 - 1))


def junk(draw: Draw, inner: int = 2) -> Any:
    """Anything at all: what JSON can hold, what only Python can, too large, too deep."""
    kind = draw.number(0, 13)
    if kind == 0:
        return None
    if kind == 1:
        return draw.pick((False, True))
    if kind in (2, 3):
        return draw.pick(NUMBERS)
    if kind in (4, 5):
        return draw.pick(TEXTS)
    if kind == 6:
        return draw.pick((0.0, 1.0, -0.5, float("nan"), float("inf"), 1e300))
    if kind == 7:
        return draw.pick((b"", b"5 4 3", (), (0, 1), frozenset({1}), 1j, object))
    if kind == 8:
        return draw.pick((10**5000, -(10**5000)))
    if kind == 9:
        return nested(draw.pick(DEPTHS), draw.pick(("list", "dict")))
    if kind == 10:
        return draw.pick((*ACTION_WORDS, *CARD_WORDS))
    if inner and kind in (11, 12):
        return draw.some(lambda: junk(draw, inner - 1), 4)
    if inner:
        return {draw.pick((*POSITION_FIELDS, *SEAT_FIELDS, 7, None, "\ud800")): junk(draw, inner - 1) for _ in range(3)}
    return []


def nested(depth: int, kind: str) -> Any:
    """Lists in lists, or tables in tables."""
    made: Any = []
    for _ in range(depth):
        made = [made] if kind == "list" else {"seats": made}
    return made


def action(draw: Draw) -> str:
    """Words that are nearly an action."""
    words = [draw.pick(ACTION_WORDS) for _ in range(1 + draw.number(0, 4))]
    return draw.pick((" ", "  ", "\t", "\u00a0", "\n")).join(words)


def nearly(draw: Draw, make: Callable[[], Any], times: int = 10) -> Any:
    """What `make` makes, and once in so many times junk."""
    return junk(draw) if draw.once_in(times) else make()


def words_of(draw: Draw, words: Sequence[str], most: int) -> Any:
    """Some of the words as one text or as a list."""
    chosen = [draw.pick(words) for _ in range(draw.number(0, most))]
    return chosen if draw.once_in(3) else " ".join(chosen)


def cards(draw: Draw, most: int) -> list[str]:
    """Some cards; «?» now and then."""
    return [draw.pick((*CARD_WORDS[1:26], "?")) for _ in range(draw.number(0, most))]


def coins(draw: Draw) -> str:
    """Five coins that a seat may hold, mostly."""
    held = ["0", "2", "3", "4", "5"]
    for _ in range(draw.number(0, 3)):
        held[draw.number(0, 4)] = draw.pick(COIN_NAMES)
    return " ".join(held)


BIDS = ("5 4 3", "0 2 3", "2 3 4", "0 4 5", "4 5 0", "- - -", "5 - -", "5 4 -", "? ? ?", "5 ? ?", "? 4 3", "0 ? 3")


def bid(draw: Draw) -> str:
    """Three coins, known or not."""
    return " ".join(draw.pick((*COIN_NAMES[:8], "-", "?")) for _ in range(3)) if draw.once_in(3) else draw.pick(BIDS)


def army(draw: Draw) -> dict[str, Any]:
    """A few columns with cards that mostly belong there."""
    found: dict[str, Any] = {}
    for name in CLASS_NAMES:
        own = [" ".join(card.split()[1:]) or "-" for card in CARD_WORDS[1:] if card.split()[0] == name]
        kind = draw.number(0, 7)
        if kind < 4:
            found[name] = words_of(draw, own, 2 + kind * 2)
        elif kind == 4:
            found[name] = draw.pick((0, 1, 2, 3, 8, 12, 16, 36, 37, 200))
        elif kind == 5:
            found[name] = words_of(draw, (*own, "smith", *HERO_NAMES, "dwerg"), 5)
        elif kind == 6:
            found[name] = {"ranks": draw.pick((0, 3, 99, 100)), "points": draw.pick((0, 7, 999))} if draw.once_in(3) else []
    return found


def seat_value(draw: Draw, name: str) -> Any:
    """A value for a field of a seat."""
    if name == "gem":
        return draw.number(0, 7)
    if name == "coins":
        return coins(draw)
    if name in ("hand", "pouch", "coins_in", "coins_out"):
        return words_of(draw, (*COIN_NAMES, "?"), 3)
    if name == "bid":
        return bid(draw)
    if name == "known":
        return {draw.pick(PLACE_NAMES): words_of(draw, COIN_NAMES, 2) for _ in range(draw.number(0, 3))}
    if name == "revealed":
        return draw.pick((*COIN_NAMES, "?"))
    if name == "army":
        return army(draw)
    if name == "heroes":
        return words_of(draw, (*HERO_NAMES[10:], "dwerg", *(HERO_NAMES[:10] if draw.once_in(6) else ())), 5)
    return draw.pick((*CLASS_NAMES, "hand", "command"))


def seat(draw: Draw) -> dict[str, Any]:
    """A seat with some of its fields."""
    common = ("bid", "army", "heroes", "coins", "thrud", "ylud")
    chosen = [draw.pick(SEAT_FIELDS if draw.once_in(5) else common) for _ in range(draw.number(0, 4))]
    return {name: nearly(draw, lambda name=name: seat_value(draw, name), 40) for name in chosen}  # type: ignore[misc]


RANGES = {
    "age": (1, 2), "turn": (1, 4), "judged": (0, 5), "actor": (0, 3), "played": (0, 4), "plus": (0, 7), "discards_due": (0, 2),
    "check_due": (0, 1),
}  # fmt: skip


def value(draw: Draw, name: str) -> Any:
    """A value for a field of a position."""
    if name in RANGES:
        return draw.number(-1, 8) if draw.once_in(12) else draw.number(*RANGES[name])
    names = {"stage": STAGE_NAMES, "awaiting": ASK_NAMES, "tavern": TAVERN_NAMES}
    if name in names:
        return draw.pick(names[name])
    if name == "order":
        order = list(range(draw.number(1, 6)))
        draw.rng().shuffle(order)
        return order
    if name == "taverns":
        return {tavern: cards(draw, 5) for tavern in TAVERN_NAMES if draw.once_in(2)}
    if name == "deck":
        return draw.number(0, 60) if draw.once_in(2) else cards(draw, 8)
    if name == "unseen":
        return draw.pick((*CARD_WORDS, "?"))
    if name == "discards":
        return [draw.pick((*CARD_WORDS[1:], "?"))] * draw.pick((0, 1, 2, 127, 128, 200)) if draw.once_in(3) else cards(draw, 9)
    if name == "treasury":
        return {str(draw.number(0, 26)): draw.number(0, 4) for _ in range(3)}
    if name == "hall":
        return words_of(draw, HERO_NAMES, 6)
    if name == "distinctions":
        return {column: draw.number(0, 5) for column in CLASS_NAMES if draw.once_in(3)}
    return [seat(draw) for _ in range(draw.number(0, 6) if draw.once_in(12) else draw.number(0, 2))]


def written(draw: Draw) -> dict[str, Any]:
    """A position as somebody may write it by hand."""
    chosen = ["seats", *(draw.pick(POSITION_FIELDS) for _ in range(draw.number(0, 5)))]
    return {name: nearly(draw, lambda name=name: value(draw, name), 40) for name in chosen}  # type: ignore[misc]


def damaged(draw: Draw, data: Any) -> Any:
    """A copy of a real position or view with a few changes: fields replaced, dropped, moved, anything put anywhere."""
    made = json.loads(json.dumps(data))
    for _ in range(1 + draw.number(0, 3)):
        damage(draw, made)
    return made


def damage(draw: Draw, made: dict[str, Any]) -> None:
    """One change of a position."""
    seats = made.get("seats")
    kind = draw.number(0, 6)
    if kind < 2:
        name = draw.pick(POSITION_FIELDS)
        made[name] = nearly(draw, lambda: value(draw, name))
    elif kind == 2:
        made.pop(draw.pick(sorted(made) or [""]), None)
    elif kind == 3 or not isinstance(seats, list) or not seats:
        place(draw, made)
    else:
        one = draw.pick(seats)
        if not isinstance(one, dict):
            return
        name = draw.pick(SEAT_FIELDS)
        if kind == 4:
            one[name] = nearly(draw, lambda: seat_value(draw, name))
        elif kind == 5:
            one.pop(draw.pick(sorted(one) or [""]), None)
        else:
            other = draw.pick(seats)
            if isinstance(other, dict) and name in other:
                one[name] = other[name]


def place(draw: Draw, made: Any) -> None:
    """Put something somewhere inside: walk down at random, then replace, drop, double or swap."""
    here = made
    for _ in range(draw.number(0, 4)):
        inner = [item for item in (here.values() if isinstance(here, dict) else here) if isinstance(item, dict | list) and item]
        if not inner:
            break
        here = draw.pick(inner)
    keys = list(here) if isinstance(here, dict) else list(range(len(here)))
    if not keys:
        return
    key, other = draw.pick(keys), draw.pick(keys)
    kind = draw.number(0, 4)
    if kind == 0:
        here[key], here[other] = here[other], here[key]
    elif kind == 1:
        here[key] = junk(draw)
    elif kind == 2:
        del here[key]
    elif kind == 3 and isinstance(here, list):
        here.insert(key, here[other])
    else:
        here[key] = draw.pick((draw.pick(CARD_WORDS), draw.number(-1, 9), bid(draw), draw.pick(HERO_NAMES), "?"))


def record(draw: Draw, data: dict[str, Any]) -> Any:
    """A copy of a real record with a few changes."""
    made = json.loads(json.dumps(data))
    for _ in range(1 + draw.number(0, 2)):
        kind = draw.number(0, 6)
        actions = made.get("actions")
        if kind == 0:
            made[draw.pick((*made, "colour"))] = junk(draw)
        elif kind == 1:
            made.pop(draw.pick(list(made)), None)
        elif kind == 2 and isinstance(made.get("options"), dict):
            made["options"][draw.pick((*(option.name for option in OPTIONS), "players", "edition", "name", ""))] = option(draw)
        elif kind == 3:
            made["start"] = written(draw) if draw.once_in(2) else damaged(draw, draw.pick(pool()).written)
        elif kind == 4 and isinstance(actions, list) and actions:
            at = draw.number(0, len(actions) - 1)
            actions[at] = draw.pick(([draw.number(-1, 5), action(draw)], junk(draw), [junk(draw)] * 2))
        elif kind == 5 and isinstance(actions, list) and actions:
            at, to = draw.number(0, len(actions) - 1), draw.number(0, len(actions) - 1)
            actions.insert(to, actions.pop(at) if draw.once_in(2) else actions[at])
        else:
            place(draw, made)
    return made


def option(draw: Draw) -> Any:
    """A value for an option."""
    known = [*EDITIONS, *(known for option in OPTIONS for known in option.values), 2, 3, 4, 5]
    return nearly(draw, lambda: draw.pick(known), 4)


def options(draw: Draw) -> dict[str, Any]:
    """Options for a game, mostly good."""
    names = [draw.pick(("edition", *(option.name for option in OPTIONS))) for _ in range(draw.number(0, 4))]
    if draw.once_in(4):
        names.append(draw.pick(("players", "magic", "", "rules", "self")))
    return {"players": draw.number(2, 5), **{name: option(draw) for name in names}}


class Sample:
    """A real position in all its forms."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.game: Game = position.game

    @cached_property
    def written(self) -> dict[str, Any]:
        """As a dict."""
        return self.position.to_dict()

    @cached_property
    def views(self) -> list[tuple[int | None, dict[str, Any]]]:
        """What a spectator and each seat see of it."""
        return [(seat, self.position.view(seat).to_dict()) for seat in (None, *range(self.game.players))]

    @cached_property
    def record(self) -> dict[str, Any]:
        """The record of the game so far."""
        return dict(json.loads(self.position.record().to_json()))


GAMES = 8
KEPT = 9  # every ninth position of a game, and all with a rare decision
COMMON = ("bid", "take", "hero", "lay")


@cache
def pool() -> list[Sample]:
    """Positions of seeded games with all numbers of players and all options; the same every time."""
    found: list[Sample] = []
    for seed in range(GAMES):
        rng = random.Random(seed)
        chosen = {one.name: one.values[(seed + number) % len(one.values)] for number, one in enumerate(OPTIONS)}
        chosen["first_game"] = seed == GAMES - 1
        position = dvergar.game("nidavellir", players=2 + seed % 4, **chosen).start(seed)
        number = 0
        while not position.over:
            if number % KEPT == seed % KEPT or position.game.rules.asked(position.fields)[0] not in COMMON:
                found.append(Sample(position.clone()))
            number += 1
            asked = rng.choice(position.to_act)
            position.step(asked, rng.choice(position.legal(asked)))
        found.append(Sample(position))
    return found


@cache
def tables() -> list[Game]:
    """A game of each number of players and edition."""
    return [dvergar.game("nidavellir", players=players, edition=edition) for players in range(2, 6) for edition in EDITIONS]
