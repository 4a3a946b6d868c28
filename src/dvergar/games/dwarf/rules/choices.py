"""The decisions: the choices of each, and how a choice is carried out."""

from dvergar.core.bits import bit, has
from dvergar.core.board import note
from dvergar.core.fields import u64
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.events import LEFT_OUT, SORTED
from dvergar.games.dwarf.rules.resolution import decide_exchange, help_out, next_in_group, resolve_at
from dvergar.games.dwarf.rules.rule_ids import D4_1, D4_4, D6_4, D6_5
from dvergar.games.dwarf.rules.specials import commission, join_others, landing_place, recall, sell, take_special, turn_back
from dvergar.games.dwarf.rules.state import State, acting_seat, is_switched, locations
from dvergar.games.dwarf.rules.workers import (
    free_locations,
    open_locations,
    place,
    shared_locations,
    take_early,
    turn_back_locations,
    worker_at_home,
)


def choices(s: State, seat: int, half: int) -> u64:
    """Return the legal choices of the current decision, as bits: the first 64 in half 0, the next 64 in half 1."""
    if s.awaiting == m.RECALL:
        return cards_below(s, half)
    if half:
        return 0
    if s.awaiting == m.ACT:
        return free_locations(s) | piles(s) << m.FIRST_PILE | glory_piles(s, seat) << m.FIRST_GLORY_PILE
    if s.awaiting == m.SECOND or s.awaiting == m.HELPER:
        return open_locations(s) | bit(m.STAY_OUT)
    if s.awaiting == m.SELL:
        return bit(m.MIX_COUNT) - 1 | bit(m.DECLINE_SALE) * is_switched(s, m.MAY_DECLINE)
    if s.awaiting == m.ORDER:
        return orders(s, seat) | bit(m.DECLINE_ORDER) * is_switched(s, m.MAY_DECLINE)
    if s.awaiting == m.TURN:
        return turn_back_locations(s)
    if s.awaiting == m.JOIN:
        return shared_locations(s, seat)
    if s.awaiting == m.SORT:
        return sorts(s, seat)
    return 3 if s.awaiting == m.EXCHANGE else 0


def allowed(s: State, seat: int, code: int) -> bool:
    """Whether the seat may play the code now."""
    if s.awaiting >= m.SHUFFLE or not has(acting_seat(s), seat):
        return False
    choice = code - m.FIRST_CODE[s.awaiting]
    if choice < 0 or code >= m.FIRST_CODE[s.awaiting + 1]:
        return False
    return has(choices(s, seat, choice >> 6), choice & 63)


def choose(s: State, seat: int, choice: int) -> None:
    """Carry out a legal choice."""
    asked = s.awaiting
    s.awaiting = m.RUNNING
    if asked == m.ACT:
        act(s, seat, choice)
    elif asked == m.SECOND:
        act_again(s, seat, choice)
    elif asked == m.HELPER:
        help_out(s, seat, choice)
    elif asked == m.SELL:
        sell(s, seat, choice)
    elif asked == m.RECALL:
        recall(s, seat, choice)
    elif asked == m.ORDER:
        commission(s, seat, choice)
    elif asked == m.TURN:
        turn_back(s, seat, choice)
    elif asked == m.JOIN:
        join_others(s, seat, choice)
    elif asked == m.SORT:
        note(s, SORTED, D6_4 if s.stage == m.MINES else D6_5, seat, choice)
        resolve_at(s, seat, choice)
    elif s.special_step == m.EARLY:
        take_early(s, landing_place(s), choice)
        s.actor = special_seat(s)
    else:
        decide_exchange(s, seat, choice)


def special_seat(s: State) -> int:
    """Return the seat whose Special Action is being carried out: the last to act in the first pass."""
    return (s.starter + s.turn - 1) % s.players


def exchange_location(s: State, seat: int) -> int:
    """Return where the exchange in question takes place (D6.7)."""
    if s.special_step == m.EARLY:
        return landing_place(s)
    return s.worker[seat][next_in_group(s, seat, s.turn % 2, s.stage)]


def act(s: State, seat: int, choice: int) -> None:
    """Place a worker on a location, or take a Special Action (D4.1)."""
    s.turn += 1
    if choice >= m.FIRST_GLORY_PILE:
        take_special(s, seat, choice - m.FIRST_GLORY_PILE, 1)
    elif choice >= m.FIRST_PILE:
        take_special(s, seat, choice - m.FIRST_PILE, 0)
    else:
        place(s, seat, worker_at_home(s, seat), choice, D4_1)


def act_again(s: State, seat: int, choice: int) -> None:
    """Place the second worker, or leave it out (D4.4)."""
    s.turn += 1
    if choice == m.STAY_OUT:
        note(s, LEFT_OUT, D4_4, seat, worker_at_home(s, seat) + 1)
    else:
        place(s, seat, worker_at_home(s, seat), choice, D4_4)


def piles(s: State) -> u64:
    """Return the piles that have a card; Andvettr and his father allow three Special Actions a game (D4.2, D8.7)."""
    if s.solo >= m.ANDVETTR and s.specials_taken >= m.MOST_SPECIALS:
        return 0
    found: u64 = 0
    for pile in range(s.copies * m.PILES):
        if s.pile_size[pile]:
            found |= bit(pile)
    return found


def glory_piles(s: State, seat: int) -> u64:
    """Return the same piles, if the seat can replace a worker by 4 glory (D4.2)."""
    return piles(s) if s.goods[seat][m.GLORY] >= m.GLORY_PRICE else 0


def cards_below(s: State, half: int) -> u64:
    """Return every card below a top, by location and depth (D5.4)."""
    found: u64 = 0
    for location in range(locations(s)):
        for depth in range(s.height[location] - 1):
            choice = location * m.DEPTHS + depth
            if choice >> 6 == half:
                found |= bit(choice & 63)
    return found


def orders(s: State, seat: int) -> u64:
    """Return the mixes of five that the seat can pay (D5.5)."""
    found: u64 = 0
    for choice in range(m.ORDER_COUNT):
        payable = True
        for good in range(m.RESOURCES):
            if s.goods[seat][good] < m.ORDERS[choice][good]:
                payable = False
        if payable:
            found |= bit(choice)
    return found


def sorts(s: State, seat: int) -> u64:
    """Return the locations of the two workers to be put in order (D6.4)."""
    first = s.turn % 2 * m.REGULAR
    return bit(s.worker[seat][first]) | bit(s.worker[seat][first + 1])
