"""Chapters 4 and 5, Special Actions: pay, take the card, carry out its effect, resolve early, put it down (D4.2)."""

from dvergar.core.board import note
from dvergar.core.rng import Rng, below
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.events import (
    COLLAPSED,
    COMMISSIONED,
    DECLINED_SPECIAL,
    EARNED_RENOWN,
    LANDED,
    MIXED,
    MUSTERED,
    NO_EFFECT,
    PAID,
    RECALLED,
    SOLD,
    TOOK_SPECIAL,
)
from dvergar.games.dwarf.rules.goods import gain, gain_glory
from dvergar.games.dwarf.rules.mining import reshuffle, send_back
from dvergar.games.dwarf.rules.rule_ids import (
    D4_2,
    D4_5,
    D5_1,
    D5_2,
    D5_3,
    D5_4,
    D5_5,
    D5_6,
    D5_7,
    D5_8,
    D5_9,
    D5_11,
    D6_7,
    D8_7,
    D9_3,
)
from dvergar.games.dwarf.rules.solo import help_after_special
from dvergar.games.dwarf.rules.state import State, action_of, ask, locations, put_card, top
from dvergar.games.dwarf.rules.workers import place, resolve_early, shared_locations, turn_back_locations


def take_special(s: State, seat: int, pile: int, glory: int) -> None:
    """Pay with two workers, or with one and 4 glory; take the top card of the pile (D4.2)."""
    for worker in range(m.REGULAR - glory):
        s.worker[seat][worker] = m.ON_PILE
    s.goods[seat][m.GLORY] -= glory * m.GLORY_PRICE
    note(s, PAID, D4_2, seat, m.REGULAR - glory, glory * m.GLORY_PRICE)
    s.pile_size[pile] -= 1
    s.special = s.pile[pile][s.pile_size[pile]]
    s.pile[pile][s.pile_size[pile]] = m.NO_CARD
    s.special_copy = pile // m.PILES
    s.special_step = m.EFFECT
    s.actor = seat
    note(s, TOOK_SPECIAL, D4_2, seat, action_of(s, s.special), pile)
    if s.solo:
        s.specials_taken += 1
        if s.solo >= m.ANDVETTR:
            note(s, EARNED_RENOWN, D8_7, m.HIM, s.specials_taken)
            gain_glory(s, m.HIM, s.specials_taken)


def go_on(s: State) -> None:
    """Take the next step of the current Special Action (D4.2)."""
    if s.special_step == m.EFFECT:
        s.special_step = m.EARLY
        if is_possible(s, s.actor, action_of(s, s.special)):
            take_effect(s, action_of(s, s.special))
        else:
            note(s, NO_EFFECT, D4_5, s.actor, action_of(s, s.special))
    elif s.special_step == m.EARLY:
        if not resolve_early(s, landing_place(s)):
            s.special_step = m.LANDING
    else:
        land(s)


def landing_place(s: State) -> int:
    """Return where the current special card will be put: in the mine of its copy (D9.3)."""
    return s.special_copy * m.LOCATIONS + m.CARD_LOCATION[s.special]


def land(s: State) -> None:
    """Turn the card and put it on its location (D4.2)."""
    location = landing_place(s)
    put_card(s, location, s.special)
    note(s, LANDED, D9_3 if s.copies > 1 else D4_2, -1, s.special, location)
    if s.solo:
        s.landed = s.special
        help_after_special(s, location)
    s.special = m.NO_CARD
    s.special_copy = 0
    s.special_step = m.NO_SPECIAL
    s.actor = 0


def is_possible(s: State, seat: int, action: int) -> bool:
    """Whether the effect can be carried out; if not, the card is put down all the same (D4.5)."""
    if action == m.MUSTER:
        return True
    if action == m.SELL_ITEM:
        return s.goods[seat][m.ITEMS] > 0
    if action == m.SPECIAL_ORDER:
        return can_commission(s, seat)
    if action == m.TURN_BACK:
        return turn_back_locations(s) != 0
    if action == m.APPRENTICE:
        return shared_locations(s, seat) != 0
    return is_any_card_covered(s)


def is_any_card_covered(s: State) -> bool:
    """Whether any location has at least two cards (D5.2, D5.4, D5.8, D5.9)."""
    for location in range(locations(s)):
        if s.height[location] > 1:
            return True
    return False


def can_commission(s: State, seat: int) -> bool:
    """Whether the seat has at least one of each resource, and five together (D5.5)."""
    total = 0
    for good in range(m.RESOURCES):
        if s.goods[seat][good] == 0:
            return False
        total += s.goods[seat][good]
    return total >= m.ANY


def take_effect(s: State, action: int) -> None:
    """Carry out a possible effect, or ask for its details (chapter 5)."""
    if action == m.MUSTER:
        muster_an_army(s)
    elif action == m.COUNCIL:
        hold_council(s)
    elif action == m.COLLAPSE:
        collapse(s)
    elif action == m.RUN_AMOK:
        begin_amok(s)
    elif action == m.SELL_ITEM:
        ask(s, m.SELL, s.actor)
    elif action == m.PAST_GLORIES:
        ask(s, m.RECALL, s.actor)
    elif action == m.SPECIAL_ORDER:
        ask(s, m.ORDER, s.actor)
    elif action == m.TURN_BACK:
        ask(s, m.TURN, s.actor)
    else:
        ask(s, m.JOIN, s.actor)


def muster_an_army(s: State) -> None:
    """Keep monsters from attacking this round (D5.1)."""
    s.muster = 1
    note(s, MUSTERED, D5_1, s.actor)


def hold_council(s: State) -> None:
    """Shuffle the top card of every location with at least two into the Mountain (D5.2)."""
    for location in range(locations(s)):
        if s.height[location] > 1:
            send_back(s, location, D5_2)
    s.awaiting = m.SHUFFLE


def sell(s: State, seat: int, choice: int) -> None:
    """Sell an item for any five resources (D5.3)."""
    if choice == m.DECLINE_SALE:
        note(s, DECLINED_SPECIAL, D6_7, seat, m.SELL_ITEM)
        return
    s.goods[seat][m.ITEMS] -= 1
    for good in range(m.RESOURCES):
        gain(s, seat, good, m.MIXES[choice][good])
    note(s, SOLD, D5_3, seat, m.MIXES[choice][0], m.MIXES[choice][1], m.MIXES[choice][2])


def commission(s: State, seat: int, choice: int) -> None:
    """Pay exactly five resources, with at least one of each, for an item (D5.5)."""
    if choice == m.DECLINE_ORDER:
        note(s, DECLINED_SPECIAL, D6_7, seat, m.SPECIAL_ORDER)
        return
    for good in range(m.RESOURCES):
        gain(s, seat, good, -m.ORDERS[choice][good])
    gain(s, seat, m.ITEMS, 1)
    note(s, COMMISSIONED, D5_5, seat, m.ORDERS[choice][0], m.ORDERS[choice][1], m.ORDERS[choice][2])


def recall(s: State, seat: int, choice: int) -> None:
    """Move a card from below to the top; the others keep their order (D5.4)."""
    location = choice // m.DEPTHS
    place_of_card = s.height[location] - 2 - choice % m.DEPTHS
    card = s.stack[location][place_of_card]
    for i in range(place_of_card, s.height[location] - 1):
        s.stack[location][i] = s.stack[location][i + 1]
    s.stack[location][s.height[location] - 1] = card
    note(s, RECALLED, D5_4, seat, card, location)


def turn_back(s: State, seat: int, location: int) -> None:
    """Return the top card to the Mountain and place one of the workers just paid (D5.6, D5.10)."""
    send_back(s, location, D5_6)
    place(s, seat, 0, location, D5_6)
    s.awaiting = m.SHUFFLE


def join_others(s: State, seat: int, location: int) -> None:
    """Place one of the workers just paid where another player's worker stands (D5.7, D5.10)."""
    place(s, seat, 0, location, D5_7)


def collapse(s: State) -> None:
    """Put every top card under its stack (D5.8)."""
    for location in range(locations(s)):
        height = s.height[location]
        if height > 1:
            card = s.stack[location][height - 1]
            for i in range(height - 1, 0, -1):
                s.stack[location][i] = s.stack[location][i - 1]
            s.stack[location][0] = card
            note(s, COLLAPSED, D5_8, -1, location, top(s, location), card)


def begin_amok(s: State) -> None:
    """Ask for the shuffle of all stacks (D5.9)."""
    s.shuffling = m.ALL_STACKS
    s.awaiting = m.SHUFFLE


def run_amok(s: State, r: Rng) -> None:
    """Shuffle every stack, in reading order (D5.9)."""
    for location in range(locations(s)):
        if s.height[location] > 1:
            for i in range(s.height[location] - 1, 0, -1):
                j = below(r, i + 1)
                card = s.stack[location][i]
                s.stack[location][i] = s.stack[location][j]
                s.stack[location][j] = card
            note(s, MIXED, D5_9, -1, location, top(s, location))


def shuffle_for_special(s: State, r: Rng) -> None:
    """Answer the shuffle of a Special Action."""
    if s.shuffling == m.ALL_STACKS:
        run_amok(s, r)
    else:
        reshuffle(s, r, D5_11)
    s.shuffling = 0
    if s.awaiting != m.OVER:
        s.awaiting = m.RUNNING
