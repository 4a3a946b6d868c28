"""What an army and a purse are worth to a seat, in hundredths of a point: what they score, and what they promise."""

from dvergar.core.bits import count_of, has
from dvergar.core.board import Adviser
from dvergar.core.fields import Annotated, Grid, Row, scratch, scratch_bits, short
from dvergar.games.nidavellir.bot.heuristic_weights import (
    COIN_POWER,
    FADE,
    GROW_HUNTER,
    GROW_ORE,
    HERO_WORTH,
    JUDGED_LEAD,
    KINGS_HAND,
    LINE_LATER,
    LINE_NEED,
    MAJORITY,
    SCARCE,
    SWING,
    TOP_FAR,
    WEIGHTS,
)
from dvergar.games.nidavellir.rules.armies import standing
from dvergar.games.nidavellir.rules.material import (
    AGE_KINDS,
    ASTRID,
    BLACKSMITH,
    CARD_CLASS,
    CLASS_COPIES,
    CLASSES,
    COIN_VALUE,
    COINS,
    COMMAND,
    HUNTER,
    IDUNN,
    IDUNN_PER_RANK,
    IN_HAND,
    MINER,
    NEUTRAL,
    NOWHERE,
    SEATS,
    SINGLES,
    TAKE,
    TAVERNS,
    THRUD,
    TURNS,
    WARRIOR,
    YLUD,
)
from dvergar.games.nidavellir.rules.state import State


class Evaluator(Adviser):
    """The weights, and the army and purse that are being weighed. One thread at a time can use them."""

    weight: Annotated[Row, short(WEIGHTS)]

    ranks: Annotated[Row, scratch(CLASSES)]
    points: Annotated[Row, scratch(CLASSES)]
    rival: Annotated[Row, scratch(CLASSES)]  # the most ranks of another seat, as they count during the game
    rival_warriors: Annotated[int, scratch()]  # the same as it counts at the end
    heroes: Annotated[int, scratch_bits()]
    owned: Annotated[int, scratch()]  # how many heroes the next lines are counted from
    thrud: Annotated[int, scratch()]
    idle_ylud: Annotated[int, scratch()]  # she waits in the command zone
    purse: Annotated[Row, scratch(COINS)]  # coins by slot
    hero: Annotated[int, scratch()]  # what the hero of the next line is worth

    picks: Annotated[int, scratch()]  # cards that every seat still takes after this one
    age_picks: Annotated[int, scratch()]  # of these before the distinctions
    turns: Annotated[int, scratch()]  # turns after this one
    judged: Annotated[int, scratch()]  # distinctions that are settled
    supply: Annotated[Row, scratch(CLASSES)]  # cards of each class still to come
    price: Annotated[Row, scratch(CLASSES)]  # cards, in hundredths, that a missing rank of a line costs

    gain: Annotated[Grid, scratch(TAVERNS * SEATS, SEATS)]  # what a card is worth, by tavern and seat, then by its place
    line_up: Annotated[Row, scratch(SEATS)]  # the other seats, the strongest purse first
    spot: Annotated[Grid, scratch(TAVERNS, SEATS)]  # what it is worth to take a card after so many others
    ahead: Annotated[Row, scratch(SEATS + 1)]  # chances that so many others go first, in ten thousandths
    stake: Annotated[Grid, scratch(TAVERNS, COINS)]  # what the coin of a slot is worth on a tavern
    traded: Annotated[Row, scratch(SINGLES)]  # what trading a pair of slots is worth


def set_clock(s: State, w: Evaluator) -> None:
    """How much of the game is still to come, and which cards."""
    here = TAVERNS - 1 - s.tavern if s.tavern < TAVERNS else 0
    turns = TURNS[s.players] - s.turn
    w.age_picks = here + TAVERNS * turns
    w.turns = turns + TURNS[s.players] if s.age == 1 else turns
    w.picks = here + TAVERNS * w.turns
    w.judged = s.judged if s.age == 1 else CLASSES
    price_ranks(s, w)


def price_ranks(s: State, w: Evaluator) -> None:
    """How many cards a missing rank of each class costs: the more, the fewer of that class are to come."""
    count_supply(s, w)
    table = 1 if s.players == SEATS else 0
    every = 0
    left = 0
    for column in range(CLASSES):
        every += CLASS_COPIES[table][column]
        left += w.supply[column]
    for column in range(CLASSES):
        usual = CLASS_COPIES[table][column] * left
        plenty = 100 * w.supply[column] * every // usual if usual > 0 else 0
        part = 100 + share((plenty - 100) * w.weight[SCARCE], 100)
        w.price[column] = bounded(share(100 * w.weight[LINE_NEED], max(1, part)))


def count_supply(s: State, w: Evaluator) -> None:
    """The cards of each class that are still to come: neither in an army nor discarded nor in the tavern under way."""
    for column in range(CLASSES):
        w.supply[column] = CLASS_COPIES[1 if s.players == SEATS else 0][column]
    for card in range(1, AGE_KINDS):
        take_from_supply(w, card, s.discards[card])
    for seat in range(s.players):
        for i in range(s.army_size[seat]):
            take_from_supply(w, s.army[seat][i], 1)
    if s.awaiting == TAKE:
        for i in range(SEATS):
            take_from_supply(w, s.offer[s.tavern][i], 1)


def take_from_supply(w: Evaluator, card: int, copies: int) -> None:
    """So many copies of a card are not to come; only dwarf cards of the decks are counted."""
    if card < AGE_KINDS and CARD_CLASS[card] != NEUTRAL:
        w.supply[CARD_CLASS[card]] = max(0, w.supply[CARD_CLASS[card]] - copies)


def put_on_scales(s: State, w: Evaluator, seat: int) -> None:
    """Weigh what a seat has; its next hero is any hero."""
    w.heroes = s.heroes[seat]
    w.owned = count_of(w.heroes)
    w.hero = w.weight[HERO_WORTH]
    w.thrud = s.thrud if has(w.heroes, THRUD) else NOWHERE
    w.idle_ylud = 1 if has(w.heroes, YLUD) and s.ylud == COMMAND else 0
    w.rival_warriors = 0
    for column in range(CLASSES):
        w.ranks[column] = s.ranks[seat][column]
        w.points[column] = s.points[seat][column]
        w.rival[column] = 0
    for slot in range(COINS):
        w.purse[slot] = s.coin[seat][slot]
    for other in range(s.players):
        if other != seat:
            measure_rival(s, w, other)


def measure_rival(s: State, w: Evaluator, other: int) -> None:
    """Another seat's ranks, where they are the most so far."""
    w.rival_warriors = max(w.rival_warriors, s.ranks[other][WARRIOR])
    for column in range(CLASSES):
        w.rival[column] = max(w.rival[column], standing(s, other, column))


def worth(w: Evaluator) -> int:
    """What lies on the scales: classes, lines, coins, and in Age 1 the distinctions; heroes' own points are not in it."""
    total = coin_worth(w) + line_worth(w) + 100 * w.points[WARRIOR]
    for column in range(HUNTER, CLASSES):
        total += class_worth(w, column)
    for column in range(w.judged, CLASSES):
        lead = 2 * (on_column(w, column) - w.rival[column]) - 1
        total += share(w.weight[KINGS_HAND + column] * firm(lead, w.age_picks, w.weight[JUDGED_LEAD]), 100)
    return total


def class_worth(w: Evaluator, column: int) -> int:
    """The points of a class with the ranks that it will have grown by (N10.1, N10.2)."""
    growth = 10 * w.weight[GROW_HUNTER + column - HUNTER] - w.weight[FADE] * w.ranks[column]
    ranks = bounded(100 * w.ranks[column] + share(growth * w.picks, 10))
    if column == HUNTER:
        return share(ranks * ranks, 100)
    if column == MINER:
        return share(ranks * bounded(100 * w.points[MINER] + w.weight[GROW_ORE] * w.picks), 100)
    if column == BLACKSMITH:
        return share(ranks * (ranks + 500), 200)
    return 100 * w.points[column] + (IDUNN_PER_RANK * ranks if has(w.heroes, IDUNN) else 0)


def line_worth(w: Evaluator) -> int:
    """The heroes of the next lines, each by its chance: the more ranks are missing and the fewer cards come, the less."""
    total = 0
    hero = w.hero
    for line in range(w.owned + 1, w.owned + 7):
        chance = line_chance(w, line)
        if chance == 0:
            break
        total += share(hero * chance, 100)
        hero = bounded(share(hero * w.weight[LINE_LATER], 100))
    return total


def line_chance(w: Evaluator, line: int) -> int:
    """Ranks that are missing for so many lines; Thrud in hand and Ylud in the command zone will fill a gap."""
    jokers = w.idle_ylud
    if w.thrud == IN_HAND:
        jokers += 1
    missing = 0
    cost = 0
    dearest = 0
    for column in range(CLASSES):
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
    """Ranks as they count during the game (N8.9)."""
    return w.ranks[column] + 1 if w.thrud == column else w.ranks[column]


def firm(lead: int, picks: int, hold: int) -> int:
    """The chance in per cent that a lead, counted in half ranks, is one at the end: the fewer cards come, the firmer."""
    if picks == 0:
        return 100 if lead > 0 else 0
    chance = 50 + share(lead * hold, picks + 4)
    return min(100, max(0, chance))


def coin_worth(w: Evaluator) -> int:
    """The purse: its sum, its growth, its power in bids, and the highest coin wherever it counts again (N10.1, N10.3)."""
    total = 0
    top = 0
    for slot in range(COINS):
        value = COIN_VALUE[w.purse[slot]]
        total += value
        top = max(top, value)
    counted = 100 if has(w.heroes, ASTRID) else 0
    if w.ranks[WARRIOR] > 0:
        chance = firm(2 * (w.ranks[WARRIOR] - w.rival_warriors) + 1, w.picks, w.weight[MAJORITY])
        counted += share(chance * (100 + w.weight[SWING]), 100)
    again = max(0, 100 * top - w.weight[TOP_FAR] * w.turns)
    return total * (100 + w.weight[COIN_POWER] * w.turns) + share(counted * again, 100)


def share(amount: int, parts: int) -> int:
    """An amount divided, towards zero in every build."""
    return amount // parts if amount >= 0 else -(-amount // parts)


def bounded(amount: int) -> int:
    """An amount that a field can hold."""
    return min(32000, max(-32000, amount))
