"""Finds what is impossible or odd in what seats hold, each with its rule."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

from dvergar.api.values import Finding
from dvergar.core.json_data import Json, JsonMapping
from dvergar.games.nidavellir.engine import Engine
from dvergar.games.nidavellir.notation.holdings import Holding, read_holdings
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.flow import lay_out_deck, set_up


def findings(data: Json, options: JsonMapping) -> Iterator[Finding]:
    """Yield what is impossible or odd in what the seats hold."""
    holdings = read_holdings(data, options["players"])
    yield from card_findings(holdings, options)
    yield from coin_findings(holdings, options)
    yield from hero_findings(holdings, options)
    gems = Counter(held.gem for held in holdings if held.gem)
    for i, held in enumerate(holdings):
        if gems[held.gem] > 1:
            yield Finding(f"seats[{i}].gem", "finding-gem-twice", "N1.7", True, {"gem": held.gem})


def card_findings(holdings: list[Holding], options: JsonMapping) -> Iterator[Finding]:
    """Yield cards that occur too often, and armies that are too large."""
    stock = card_stock(options["players"]) + Counter({m.SMITH: 1})
    seen: Counter[int] = Counter()
    for i, held in enumerate(holdings):
        for column, cards in enumerate(held.columns):
            where = f"seats[{i}].army.{m.CLASS_NAMES[column]}"
            for card in cards:
                seen[card] += 1
                if card <= m.SMITH and seen[card] > stock[card]:
                    rule = "N1.5" if card == m.SMITH else "N1.2"
                    yield Finding(where, "finding-card-too-often", rule, True, {"most": stock[card]})
                yield from column_findings(card, column, where)
        if sum(map(len, held.columns)) > m.ARMY:
            yield Finding(f"seats[{i}].army", "finding-army-large", "N3.1", True, {"most": m.ARMY})


def column_findings(card: int, column: int, where: str) -> Iterator[Finding]:
    """Yield a finding if a card cannot lie in a column."""
    if card == m.SMITH and column != m.BLACKSMITH:
        yield Finding(where, "finding-wrong-column", "N9.6", True, {})
    if card >= m.HERO_CARD and m.CARD_CLASS[card] not in (column, m.NEUTRAL):
        yield Finding(where, "finding-wrong-column", "N8.6", True, {})
    if card >= m.HERO_CARD and card != m.HERO_CARD + m.YLUD and m.CARD_CLASS[card] == m.NEUTRAL:
        yield Finding(where, "finding-neutral-in-column", "N8.6", True, {})


def coin_findings(holdings: list[Holding], options: JsonMapping) -> Iterator[Finding]:
    """Yield findings on coins: five each, no more of a kind than exist, and always a 0 or the special 3."""
    stock = treasury_stock(options["players"])
    special = 0
    for i, held in enumerate(holdings):
        where = f"seats[{i}].coins"
        if len(held.coins) != m.COINS:
            yield Finding(where, "finding-coin-count", "N1.6", True, {"count": len(held.coins)})
        for coin, count in Counter(held.coins).items():
            if coin < m.TREASURY_5 and count > 1:
                yield Finding(where, "finding-coin-twice", "N1.6", True, {"coin": m.COIN_NAMES[coin]})
            if coin >= m.TREASURY_5:
                stock[m.COIN_VALUE[coin]] -= count
                if stock[m.COIN_VALUE[coin]] < 0:
                    yield Finding(where, "finding-coin-too-often", "N1.6", True, {"coin": m.COIN_NAMES[coin]})
        special += m.SPECIAL_3 in held.coins
        if (m.ZERO in held.coins) == (m.SPECIAL_3 in held.coins):
            yield Finding(where, "finding-coin-zero", "N9.4", True, {})
    if special > 1:
        yield Finding("seats", "finding-special-twice", "N9.4", True, {})


def treasury_stock(players: int) -> list[int]:
    """Return the treasury at the start of a game with this many players, by value (N1.6)."""
    s = Engine()
    set_up(s, players, 0, 0)
    return [*s.treasury]


def card_stock(players: int) -> Counter[int]:
    """Return the cards of both ages in a game with this many players (N1.2)."""
    return deck_stock(players, 1) + deck_stock(players, 2)


@cache
def deck_stock(players: int, age: int) -> Counter[int]:
    """Return the cards of an age's deck in a game with this many players (N2.2)."""
    s = Engine()
    s.players = players
    lay_out_deck(s, age)
    return Counter(s.deck[: s.deck_end])


def hero_findings(holdings: list[Holding], options: JsonMapping) -> Iterator[Finding]:
    """Yield findings on heroes: one of each, five brothers, Thrud never covered; fewer heroes than lines are only odd."""
    owners = Counter(hero for held in holdings for hero in held.heroes)
    brothers = sum(held.dwergs for held in holdings) + sum(owners[m.DWERG + i] for i in range(m.BROTHERS))
    for i, held in enumerate(holdings):
        where = f"seats[{i}].heroes"
        for hero in sorted(set(held.heroes)):
            named = {"hero": m.HERO_NAMES[hero]}
            if owners[hero] > 1:
                yield Finding(where, "finding-hero-twice", "N1.8", True, named)
            if options["first_game"] and m.HARD_HEROES >> hero & 1:
                yield Finding(where, "finding-hero-out", "N2.3", True, named)
            if lacks_column(held, hero):
                yield Finding(where, "finding-hero-no-column", "N8.6", True, named)
        if brothers > m.BROTHERS and held.dwergs:
            yield Finding(where, "finding-dwergs", "N1.8", True, {"count": brothers})
        if held.covered:
            yield Finding(f"seats[{i}].army", "finding-thrud-covered", "N8.8", True, {})
        if held.counted:
            yield Finding(f"seats[{i}].army", "finding-counted", "N1.1", True, {})


def lacks_column(held: Holding, hero: int) -> bool:
    """Whether a class hero lies in no column, although the columns are given card by card."""
    if held.counted or m.CARD_CLASS[m.HERO_CARD + hero] == m.NEUTRAL:
        return False
    return not any(m.HERO_CARD + hero in cards for cards in held.columns)
