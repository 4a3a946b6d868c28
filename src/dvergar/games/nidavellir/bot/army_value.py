"""The value of a seat's army and coins, in hundredths of a point: what they score now, and what they are expected to add."""

from dvergar.core.bits import count_of, has
from dvergar.core.board import Adviser
from dvergar.core.fields import Annotated, Grid, Row, scratch, scratch_bits, short
from dvergar.games.nidavellir.bot import heuristic_weights as hw
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.armies import standing
from dvergar.games.nidavellir.rules.state import State


class Evaluator(Adviser):
    """The weights, and the army and coins being evaluated. Only one thread may use it at a time."""

    weight: Annotated[Row, short(hw.WEIGHTS)]

    ranks: Annotated[Row, scratch(m.CLASSES)]
    points: Annotated[Row, scratch(m.CLASSES)]
    rival: Annotated[Row, scratch(m.CLASSES)]  # the most ranks of another seat during the game
    rival_warriors: Annotated[int, scratch()]  # the most Warrior ranks of another seat at the end
    heroes: Annotated[int, scratch_bits()]
    owned: Annotated[int, scratch()]  # heroes owned, from which the next lines are counted
    thrud: Annotated[int, scratch()]
    idle_ylud: Annotated[int, scratch()]  # set if she waits in the command zone
    purse: Annotated[Row, scratch(m.COINS)]  # coins by slot
    hero: Annotated[int, scratch()]  # value of the hero of the next line

    picks: Annotated[int, scratch()]  # cards that every seat has yet to take after this one
    age_picks: Annotated[int, scratch()]  # those before the distinctions
    turns: Annotated[int, scratch()]  # turns after this one
    judged: Annotated[int, scratch()]  # distinctions already awarded
    supply: Annotated[Row, scratch(m.CLASSES)]  # cards of each class still to come
    price: Annotated[Row, scratch(m.CLASSES)]  # cards, in hundredths, that a missing rank of a line costs

    gain: Annotated[Grid, scratch(m.TAVERNS * m.SEATS, m.SEATS)]  # value of a card, by tavern and seat, then by its place
    line_up: Annotated[Row, scratch(m.SEATS)]  # the other seats, the richest first
    spot: Annotated[Grid, scratch(m.TAVERNS, m.SEATS)]  # value of taking a card after this many others
    ahead: Annotated[Row, scratch(m.SEATS + 1)]  # probability that this many others go first, in ten thousandths
    stake: Annotated[Grid, scratch(m.TAVERNS, m.COINS)]  # value of a slot's coin on a tavern
    traded: Annotated[Row, scratch(m.SINGLES)]  # value of trading a pair of slots


def set_clock(s: State, w: Evaluator) -> None:
    """Work out how much of the game is left, and which cards are to come."""
    here = m.TAVERNS - 1 - s.tavern if s.tavern < m.TAVERNS else 0
    turns = m.TURNS[s.players] - s.turn
    w.age_picks = here + m.TAVERNS * turns
    w.turns = turns + m.TURNS[s.players] if s.age == 1 else turns
    w.picks = here + m.TAVERNS * w.turns
    w.judged = s.judged if s.age == 1 else m.CLASSES
    price_ranks(s, w)


def price_ranks(s: State, w: Evaluator) -> None:
    """Work out how many cards a missing rank of each class costs: the fewer of its class are left, the more."""
    count_supply(s, w)
    table = 1 if s.players == m.SEATS else 0
    every = 0
    left = 0
    for column in range(m.CLASSES):
        every += m.CLASS_COPIES[table][column]
        left += w.supply[column]
    for column in range(m.CLASSES):
        usual = m.CLASS_COPIES[table][column] * left
        plenty = 100 * w.supply[column] * every // usual if usual > 0 else 0
        part = 100 + share((plenty - 100) * w.weight[hw.SCARCE], 100)
        w.price[column] = bounded(share(100 * w.weight[hw.LINE_NEED], max(1, part)))


def count_supply(s: State, w: Evaluator) -> None:
    """Count the cards of each class still to come: not in an army, discarded, or in the current tavern."""
    for column in range(m.CLASSES):
        w.supply[column] = m.CLASS_COPIES[1 if s.players == m.SEATS else 0][column]
    for card in range(1, m.AGE_KINDS):
        take_from_supply(w, card, s.discards[card])
    for seat in range(s.players):
        for i in range(s.army_size[seat]):
            take_from_supply(w, s.army[seat][i], 1)
    if s.awaiting == m.TAKE:
        for i in range(m.SEATS):
            take_from_supply(w, s.offer[s.tavern][i], 1)


def take_from_supply(w: Evaluator, card: int, copies: int) -> None:
    """Remove copies of a card from the supply, which holds only dwarf cards of the decks."""
    if card < m.AGE_KINDS and m.CARD_CLASS[card] != m.NEUTRAL:
        w.supply[m.CARD_CLASS[card]] = max(0, w.supply[m.CARD_CLASS[card]] - copies)


def put_on_scales(s: State, w: Evaluator, seat: int) -> None:
    """Copy a seat's holdings into the evaluator; its next hero has the value of any hero."""
    w.heroes = s.heroes[seat]
    w.owned = count_of(w.heroes)
    w.hero = w.weight[hw.HERO_WORTH]
    w.thrud = s.thrud if has(w.heroes, m.THRUD) else m.NOWHERE
    w.idle_ylud = 1 if has(w.heroes, m.YLUD) and s.ylud == m.COMMAND else 0
    w.rival_warriors = 0
    for column in range(m.CLASSES):
        w.ranks[column] = s.ranks[seat][column]
        w.points[column] = s.points[seat][column]
        w.rival[column] = 0
    for slot in range(m.COINS):
        w.purse[slot] = s.coin[seat][slot]
    for other in range(s.players):
        if other != seat:
            measure_rival(s, w, other)


def measure_rival(s: State, w: Evaluator, other: int) -> None:
    """Raise the rivals' ranks to another seat's, where it has more."""
    w.rival_warriors = max(w.rival_warriors, s.ranks[other][m.WARRIOR])
    for column in range(m.CLASSES):
        w.rival[column] = max(w.rival[column], standing(s, other, column))


def worth(w: Evaluator) -> int:
    """Return the value of the holdings: classes, lines, coins, and in Age 1 the distinctions, but not heroes' own points."""
    total = coin_worth(w) + line_worth(w) + 100 * w.points[m.WARRIOR]
    for column in range(m.HUNTER, m.CLASSES):
        total += class_worth(w, column)
    for column in range(w.judged, m.CLASSES):
        lead = 2 * (on_column(w, column) - w.rival[column]) - 1
        total += share(w.weight[hw.KINGS_HAND + column] * firm(lead, w.age_picks, w.weight[hw.JUDGED_LEAD]), 100)
    return total


def class_worth(w: Evaluator, column: int) -> int:
    """Return the points of a class with its expected growth (N10.1, N10.2)."""
    growth = 10 * w.weight[hw.GROW_HUNTER + column - m.HUNTER] - w.weight[hw.FADE] * w.ranks[column]
    ranks = bounded(100 * w.ranks[column] + share(growth * w.picks, 10))
    if column == m.HUNTER:
        return share(ranks * ranks, 100)
    if column == m.MINER:
        return share(ranks * bounded(100 * w.points[m.MINER] + w.weight[hw.GROW_ORE] * w.picks), 100)
    if column == m.BLACKSMITH:
        return share(ranks * (ranks + 500), 200)
    return 100 * w.points[column] + (m.IDUNN_PER_RANK * ranks if has(w.heroes, m.IDUNN) else 0)


def line_worth(w: Evaluator) -> int:
    """Return the value of the heroes of the next lines, each multiplied by its chance."""
    total = 0
    hero = w.hero
    for line in range(w.owned + 1, w.owned + 7):
        chance = line_chance(w, line)
        if chance == 0:
            break
        total += share(hero * chance, 100)
        hero = bounded(share(hero * w.weight[hw.LINE_LATER], 100))
    return total


def line_chance(w: Evaluator, line: int) -> int:
    """Return the chance of a line, in per cent; Thrud in hand and Ylud in the command zone each fill a gap."""
    jokers = w.idle_ylud
    if w.thrud == m.IN_HAND:
        jokers += 1
    missing = 0
    cost = 0
    dearest = 0
    for column in range(m.CLASSES):
        ranks = on_column(w, column)
        if ranks < line:
            missing += line - ranks
            cost += w.price[column] * (line - ranks)
            dearest = max(dearest, w.price[column])
    if missing <= jokers:
        return 100
    if w.picks == 0:
        return 0
    lost = max(0, cost - jokers * dearest) // (w.picks + 1)
    return 100 - lost if lost < 100 else 0


def on_column(w: Evaluator, column: int) -> int:
    """Return the ranks that count during the game (N8.9)."""
    return w.ranks[column] + 1 if w.thrud == column else w.ranks[column]


def firm(lead: int, picks: int, hold: int) -> int:
    """Return the chance, in per cent, that a lead in half ranks lasts; the fewer cards are to come, the safer."""
    if picks == 0:
        return 100 if lead > 0 else 0
    chance = 50 + share(lead * hold, picks + 4)
    return min(100, max(0, chance))


def coin_worth(w: Evaluator) -> int:
    """Return the value of the coins: sum, growth, power in bids, and the highest where it counts again (N10.1, N10.3)."""
    total = 0
    top = 0
    for slot in range(m.COINS):
        value = m.COIN_VALUE[w.purse[slot]]
        total += value
        top = max(top, value)
    counted = 100 if has(w.heroes, m.ASTRID) else 0
    if w.ranks[m.WARRIOR] > 0:
        chance = firm(2 * (w.ranks[m.WARRIOR] - w.rival_warriors) + 1, w.picks, w.weight[hw.MAJORITY])
        counted += share(chance * (100 + w.weight[hw.SWING]), 100)
    again = max(0, 100 * top - w.weight[hw.TOP_FAR] * w.turns)
    return total * (100 + w.weight[hw.COIN_POWER] * w.turns) + share(counted * again, 100)


def share(amount: int, parts: int) -> int:
    """Divide an amount, rounding towards zero in every build."""
    return amount // parts if amount >= 0 else -(-amount // parts)


def bounded(amount: int) -> int:
    """Clamp an amount to the range of a field."""
    return min(32000, max(-32000, amount))
