"""Chapter 10, the score in seven parts. The formulas take plain numbers, so that a score pad can use them too."""

from dvergar.core.bits import count_of, has
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.coins import highest_coin
from dvergar.games.nidavellir.rules.rule_ids import N10_1, N10_2, N10_3
from dvergar.games.nidavellir.rules.state import State


def score(s: State, seat: int) -> int:
    """Return the seat's points as if the game ended now (N10.5)."""
    total = 0
    for part in range(m.PARTS):
        total += score_part(s, seat, part)
    return total


def score_part(s: State, seat: int, part: int) -> int:
    """Return one of the seven parts: five classes, neutral heroes, coins (N10.3)."""
    if part == m.COINS_PART:
        return coin_points(s, seat)
    if part > m.EXPLORER:
        return hero_points(s.heroes[seat], highest_coin(s, seat))
    ranks = s.ranks[seat][part]
    points = s.points[seat][part]
    if part == m.WARRIOR:
        return points + (highest_coin(s, seat) if has_most_warriors(s, seat) else 0)
    if part == m.EXPLORER:
        return explorer_points(points, ranks, has(s.heroes[seat], m.IDUNN))
    return class_points(part, points, ranks)


def part_rule(part: int) -> int:
    """Return the rule by which a part is scored."""
    if part == m.WARRIOR or part == m.EXPLORER:
        return N10_1
    return N10_2 if part < m.EXPLORER else N10_3


def class_points(kind: int, points: int, ranks: int) -> int:
    """Return what a column scores on its own (N10.1, N10.2)."""
    if kind == m.HUNTER:
        return ranks * ranks
    if kind == m.MINER:
        return points * ranks
    if kind == m.BLACKSMITH:
        return ranks * (ranks + 5) // 2
    return points


def explorer_points(points: int, ranks: int, idunn: bool) -> int:
    """Return the sum of the points, with Idunn plus 2 for each rank (N10.1)."""
    return points + (m.IDUNN_PER_RANK * ranks if idunn else 0)


def has_most_warriors(s: State, seat: int) -> bool:
    """Whether the seat has a Warrior rank and nobody has more; ties count (N10.1)."""
    for other in range(s.players):
        if s.ranks[other][m.WARRIOR] > s.ranks[seat][m.WARRIOR]:
            return False
    return s.ranks[seat][m.WARRIOR] > 0


def hero_points(heroes: int, highest: int) -> int:
    """Return what neutral heroes score at the end (N8.20, N10.3)."""
    total = m.DWERG_POINTS[count_of(heroes & m.DWERG_BITS)]
    if has(heroes, m.ASTRID):
        total += highest
    for hero in range(m.YLUD + 1):
        if has(heroes, hero):
            total += m.HERO_END_POINTS[hero]
    return total


def coin_points(s: State, seat: int) -> int:
    """Return the sum of the five coins, plus 3 for gem 6 (N10.3)."""
    total = m.GEM_SIX_POINTS if s.gem[seat] == m.GEM_SIX else 0
    for slot in range(m.COINS):
        total += m.COIN_VALUE[s.coin[seat][slot]]
    return total
