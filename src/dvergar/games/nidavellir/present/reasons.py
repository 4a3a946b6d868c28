"""Reasons for a choice: points, lines and heroes, majorities, coins, cards denied to others. Weights are in points.

Everything is worked out on the viewer's own view, with the functions of the rules.
"""

from collections.abc import Iterable, Iterator, Sequence

from dvergar.api.reasons import Trait
from dvergar.api.values import Choice
from dvergar.games.nidavellir.engine import Engine
from dvergar.games.nidavellir.notation.actions import action_in
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.armies import put
from dvergar.games.nidavellir.rules.score import score
from dvergar.games.nidavellir.rules.state import State

HERO = 10.0
"""The approximate value of a hero."""
RANK = 2.0
"""The value of a rank needed for the next hero."""
DISTINCTION = 4.0
"""The value of a majority at the end of Age 1."""
PLACE = 1.5
"""The value of one place earlier in the order."""
OTHERS = 0.5
"""The weight of another seat's point."""

STRONG = 0.5
"""The share of the others' coins that a coin must beat for its tavern to count as a reason."""


def traits_of(core: Engine, s: State, seat: int, choices: Iterable[Choice]) -> dict[str, list[Trait]]:
    """Return the traits of every choice, by its words."""
    if s.awaiting == m.BID:
        stakes = [_Stake(s, seat, tavern) for tavern in range(len(m.TAVERN_NAMES))]
        return {choice.words: [*_bid(s, seat, choice, stakes)] for choice in choices}
    return {choice.words: [*_choice(core, s, seat, choice)] for choice in choices}


def _choice(core: Engine, s: State, seat: int, choice: Choice) -> Iterator[Trait]:
    effects, tried = choice.effects, core.clone()
    tried.try_out(seat, choice.code)
    coins = _value(effects.get("gets", "")) - _value(effects.get("gives", ""))
    points = effects.get("points", 0) - coins
    if points:
        yield Trait("points", points, "hint-points", {"points": abs(points)}, "hint-points-lost" if points < 0 else "")
    if coins > 0:
        yield Trait("coins", coins, "hint-coins", {"coin": effects["gets"].split()[0], "points": coins})
    if effects.get("plus"):
        yield Trait("coins", effects["plus"], "hint-plus", {"plus": effects["plus"]})
    if "order" in effects:
        yield Trait("order", PLACE * (s.players - effects["order"]), "hint-order", {"number": effects["order"]})
    yield from _lines(core, tried, seat, choice)
    yield from _majorities(core, s, tried, seat)
    if s.awaiting == m.TAKE:
        yield from _denied(s, choice)


def _lines(core: Engine, tried: Engine, seat: int, choice: Choice) -> Iterator[Trait]:
    """Yield a line that is completed, or the distance to the next hero."""
    if choice.effects.get("hero"):
        yield Trait("line", HERO, "hint-line", {"line": choice.effects.get("lines", min(tried.standing_of(seat)))})
        return
    heroes = tried.heroes_of(seat).bit_count()
    before, after = (_missing(engine.standing_of(seat), heroes) for engine in (core, tried))
    if before != after:
        yield Trait("nearer", RANK * (before - after), "hint-nearer", {"count": after})


def _missing(standing: Sequence[int], heroes: int) -> int:
    """Return how many ranks are missing for the next hero (N8.1)."""
    return sum(max(0, heroes + 1 - ranks) for ranks in standing)


def _majorities(core: Engine, s: State, tried: Engine, seat: int) -> Iterator[Trait]:
    """Yield the majorities that the seat gains or loses; they count at the end of Age 1 (N9.1)."""
    if s.age != 1:
        return
    for name, before, after in zip(m.CLASS_NAMES, core.majorities(), tried.majorities(), strict=True):
        if before != seat and after == seat:
            yield Trait("majority", DISTINCTION, "hint-majority", {"column": name})
        elif before == seat and after != seat:
            yield Trait("majority", -DISTINCTION, "", {"column": name}, "hint-majority-lost")


def _denied(s: State, choice: Choice) -> Iterator[Trait]:
    """Yield the largest loss of a later seat if this card is taken."""
    words = action_in(choice.words).name
    card, cards = m.CARD_WORDS.index(words), _cards(s, s.tavern)
    left = [*cards]
    left.remove(card)
    best = max(
        ((_gain(s, other, card) - max(_gain(s, other, one) for one in left), other) for other in _later(s) if left),
        default=(0, -1),
    )
    if best[0] > 0:
        points = _gain(s, best[1], card)
        yield Trait("denied", OTHERS * best[0], "hint-denied", {"seat": best[1], "card": words, "points": points})


def _later(s: State) -> list[int]:
    """Return the seats that take a card after the current one."""
    return [*s.order[s.at + 1 : s.players]]


class _Stake:
    """The stakes at a tavern: the best card for the seat, and for the other seat that needs one most."""

    def __init__(self, s: State, seat: int, tavern: int) -> None:
        cards = _cards(s, tavern)
        self.best, self.spread, self.points = _best(s, seat, cards)
        self.rival, self.wanted, self.rival_spread, self.rival_points = -1, m.NO_CARD, 0.0, 0
        for other in range(s.players):
            card, spread, points = _best(s, other, cards)
            if other != seat and spread > self.rival_spread:
                self.rival, self.wanted, self.rival_spread, self.rival_points = other, card, spread, points


def _best(s: State, seat: int, cards: Sequence[int]) -> tuple[int, float, int]:
    """Return a seat's best card, its lead over the mean of the others, and its points."""
    gains = sorted(((_gain(s, seat, card), card) for card in cards), reverse=True)
    if len(gains) < 2:
        return m.NO_CARD, 0.0, 0
    rest = [gain for gain, _ in gains[1:]]
    return gains[0][1], gains[0][0] - sum(rest) / len(rest), gains[0][0]


def _bid(s: State, seat: int, choice: Choice, stakes: Sequence[_Stake]) -> Iterator[Trait]:
    """Yield what each coin of a bid can win at its tavern, and the trade of the two that stay."""
    slots = m.BID_SLOTS[choice.code - m.FIRST_CODE[m.BID]]
    for name, stake, slot in zip(m.TAVERN_NAMES, stakes, slots, strict=True):
        coin = s.coin[seat][slot]
        strength = _strength(s, seat, coin)
        args, strong = {"coin": m.COIN_NAMES[coin], "tavern": name}, strength >= STRONG
        if stake.points > 0:
            own = {**args, "card": m.CARD_WORDS[stake.best], "points": stake.points}
            yield Trait(f"stake {name}", strength * stake.spread, "hint-stake" if strong else "", own)
        if stake.rival >= 0 and stake.rival_points > 0:
            theirs = {**args, "card": m.CARD_WORDS[stake.wanted], "points": stake.rival_points, "seat": stake.rival}
            yield Trait(f"rival {name}", OTHERS * strength * stake.rival_spread, "hint-rival" if strong else "", theirs)
    if trade := choice.effects.get("trade"):
        gain = _value(trade) - max(map(_value, choice.effects["pouch"].split()))
        if gain > 0:
            yield Trait("trade", gain, "hint-trade", {"coin": trade, "points": gain})


def _strength(s: State, seat: int, coin: int) -> float:
    """Return the share of the others' coins that are lower; equal ones count half."""
    value = m.COIN_VALUE[coin]
    others = [m.COIN_VALUE[s.coin[other][slot]] for other in range(s.players) if other != seat for slot in range(m.COINS)]
    beaten: float = sum((value > other) + (value == other) / 2 for other in others)
    return beaten / len(others)


def _cards(s: State, tavern: int) -> list[int]:
    return [card for card in s.offer[tavern] if card > m.NO_CARD]


def _gain(s: State, seat: int, card: int) -> int:
    """Return the points that a card of a tavern brings a seat at once; for an offering the growth of the coin."""
    if m.CARD_PLUS[card]:
        return m.CARD_PLUS[card]
    after = s.clone()
    put(after, seat, card)
    return score(after, seat) - score(s, seat)


def _value(coins: str) -> int:
    """Return the total value of coins."""
    return sum(m.COIN_VALUE[m.COIN_NAMES.index(name)] for name in coins.split())
