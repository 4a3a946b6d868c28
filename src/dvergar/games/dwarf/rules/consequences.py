"""The consequences of a choice if nobody else moves: the opponent's answer in solo, attacks, and whether a card can be taken."""

from dvergar.core.bits import bit, has, nth_of
from dvergar.core.fields import u64
from dvergar.core.rng import Rng
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.choices import choices, choose
from dvergar.games.dwarf.rules.events import FORGED, MINED
from dvergar.games.dwarf.rules.flow import advance, enter, shuffle_now
from dvergar.games.dwarf.rules.goods import affords, costs, is_mine, is_monster, kind_at
from dvergar.games.dwarf.rules.hidden import count_unseen
from dvergar.games.dwarf.rules.resolution import attack
from dvergar.games.dwarf.rules.specials import go_on, is_possible
from dvergar.games.dwarf.rules.state import State, action_of, is_free, locations, top
from dvergar.games.dwarf.rules.workers import count_standing


def look_ahead(s: State, r: Rng) -> None:
    """Run through what a choice triggers, with the opponent's answer in solo, up to a decision or a shuffle of the Mine."""
    while s.awaiting == m.RUNNING or s.awaiting == m.SHUFFLE:
        if s.awaiting == m.SHUFFLE:
            if s.shuffling == m.ALL_STACKS:
                return
            shuffle_now(s, r)  # a Mountain, whose order does not matter now
        elif s.special_step:
            go_on(s)
        elif s.solo and (s.stage == m.FIRST_PASS or s.stage == m.ANSWER):
            advance(s)
        else:
            return


def unguarded(s: State) -> u64:
    """Return the locations of monsters that will attack if nobody comes (D6.2); none after Muster (D5.1)."""
    found: u64 = 0
    if s.muster or s.awaiting == m.OVER or s.stage > m.DEFENDING:
        return found
    for location in range(locations(s)):
        if is_monster(kind_at(s, location)) and is_free(s, location):
            found |= bit(location)
    return found


def strike_all(s: State) -> None:
    """Let all these monsters attack, in reading order."""
    coming = unguarded(s)
    for location in range(locations(s)):
        if has(coming, location):
            attack(s, location)


def resolve_round(s: State, last: int) -> None:
    """Resolve this round up to the Forges; of two workers the one at the lower or at the higher location goes first."""
    s.awaiting = m.RUNNING
    enter(s, m.DEFENDING)
    while s.awaiting != m.OVER and (s.stage == m.DEFENDING or s.stage == m.MINES or s.stage == m.FORGES):
        if s.awaiting == m.RUNNING:
            advance(s)
        elif s.awaiting == m.SORT:
            choose(s, s.actor, nth_of(choices(s, s.actor, 0), last))
        else:
            choose(s, s.actor, m.TAKE_IT)


def foretell(s: State, ahead: State, r: Rng, seat: int, choice: int) -> None:
    """Write what a worker's choice or a Special Action leads to if nobody else moves into three rows of `ahead`.

    For a worker: the card at its location and, if the seat cannot pay for it, what is missing, good by good; the changes of its
    goods by attacks, and the attackers; the goods it keeps by guarding a monster, otherwise what becomes of its card.
    For a Special Action: the row of `foretell_special`; the attacks after it, if they can be known.
    """
    ahead.become(s)
    ahead.recording = 0
    for row in range(m.OUTLOOK):
        ahead.seen_size[row] = 0
    if s.awaiting == m.ACT and choice >= m.FIRST_PILE:
        foretell_special(s, ahead, seat, choice)
        look_after(ahead, r, seat, choice)
        if ahead.awaiting == m.RUNNING:
            see_strikes(ahead, seat)
    elif choice >= m.STAY_OUT:
        look_after(ahead, r, seat, choice)
        see_strikes(ahead, seat)
    else:
        foretell_card(s, ahead, r, seat, choice)


def look_after(s: State, r: Rng, seat: int, choice: int) -> None:
    """Carry out a choice and what it triggers."""
    choose(s, seat, choice)
    look_ahead(s, r)


def see_strikes(s: State, seat: int) -> None:
    """Let all unguarded monsters attack, without events; write the changes of goods, then location, card, location, card …"""
    coming = unguarded(s)
    size = m.GOODS
    for location in range(locations(s)):
        if has(coming, location):
            see(s, m.STRUCK, size, location)
            see(s, m.STRUCK, size + 1, top(s, location))
            size += 2
    for good in range(m.GOODS):
        s.seen[m.STRUCK][good] = -s.goods[seat][good]
    s.recording = 0
    strike_all(s)
    for good in range(m.GOODS):
        s.seen[m.STRUCK][good] += s.goods[seat][good]
    s.seen_size[m.STRUCK] = size


def see(s: State, row: int, place: int, number: int) -> None:
    """Write a number at the end of a row of consequences."""
    s.seen[row][place] = number
    s.seen_size[row] = place + 1


def foretell_card(s: State, ahead: State, r: Rng, seat: int, location: int) -> None:
    """Write the rows for a worker on a location."""
    kind = kind_at(s, location)
    see(ahead, m.GETS, 0, top(s, location))
    if not affords(s, seat, kind):
        for good in range(m.GOODS):
            see(ahead, m.GETS, 1 + good, max(0, -s.goods[seat][good] - m.EXCHANGES[kind][good]))
    look_after(ahead, r, seat, location)
    payable = affords(ahead, seat, kind)
    see_strikes(ahead, seat)
    if is_monster(kind):
        foretell_guard(s, ahead, seat, location)
    else:
        see(ahead, m.COMES, 0, prospect(s, ahead, r, seat, location, payable))


def foretell_guard(s: State, ahead: State, seat: int, location: int) -> None:
    """Write what the seat keeps of its goods, good by good, if a worker guards a location (D6.2)."""
    ahead.become(s)
    ahead.occupied |= bit(location)
    strike_all(ahead)
    for good in range(m.GOODS):
        see(ahead, m.COMES, good, ahead.goods[seat][good])
    ahead.become(s)
    strike_all(ahead)
    for good in range(m.GOODS):
        ahead.seen[m.COMES][good] -= ahead.goods[seat][good]


def prospect(s: State, ahead: State, r: Rng, seat: int, location: int, payable: bool) -> int:
    """Return what becomes of a worker's card in its turn, after the attacks and the seat's other workers."""
    kind = kind_at(s, location)
    taken = affords(ahead, seat, kind)
    if is_mine(kind) and ahead.orcs:
        return m.SPOILED_BY_ORCS
    if not costs(kind):
        return m.AS_IT_SEEMS
    if count_standing(ahead, seat) > 1:
        taken = gets_card(s, ahead, r, seat, location, 0) or gets_card(s, ahead, r, seat, location, 1)
    if payable == taken:
        return m.AS_IT_SEEMS
    return m.PAID_LATER if taken else m.SPOILED_BY_LOSSES


def gets_card(s: State, ahead: State, r: Rng, seat: int, location: int, last: int) -> bool:
    """Whether a worker gets the card there if the round is resolved in this order (D6.4, D6.5)."""
    ahead.become(s)
    ahead.recording = 0
    look_after(ahead, r, seat, location)
    ahead.recording = 1
    ahead.noted = 0
    resolve_round(ahead, last)
    ahead.recording = 0
    for i in range(ahead.noted):
        if ahead.log[i][2] == seat and ahead.log[i][3] == location and (ahead.log[i][0] == MINED or ahead.log[i][0] == FORGED):
            return True
    return False


def foretell_special(s: State, ahead: State, seat: int, choice: int) -> None:
    """Write its action, landing place, card, whether it is possible (D4.5), the opponent's glory, who resolves early (D4.3)."""
    pile = (choice - m.FIRST_PILE) % m.ALL_PILES
    card = s.pile[pile][s.pile_size[pile] - 1]
    lands = pile // m.PILES * m.LOCATIONS + m.CARD_LOCATION[card]
    see(ahead, m.GETS, 0, action_of(s, card))
    see(ahead, m.GETS, 1, lands)
    see(ahead, m.GETS, 2, card)
    see(ahead, m.GETS, 3, is_possible(s, seat, action_of(s, card)))
    see(ahead, m.GETS, 4, s.specials_taken + 1 if s.solo >= m.ANDVETTR else 0)
    for other in range(s.players):
        for worker in range(m.WORKERS):
            if s.worker[other][worker] == lands and not s.spent[other][worker]:
                see(ahead, m.GETS, ahead.seen_size[m.GETS], other)


def is_in_mountain(s: State, copy: int, card: int) -> bool:
    """Whether a card may be in the Mountain: a hidden one, or a special back that was sent back."""
    if card >= m.FIRST_SPECIAL:
        return has(s.sunk[copy], card - m.FIRST_SPECIAL)
    return s.pool[card] != 0


def rounds_in_mountain(s: State, copy: int) -> int:
    """Return roughly how many rounds a Mountain lasts, with two cards each, and a third for equal locations (D3.1, D10.4)."""
    count_unseen(s, copy)
    count = 0
    twins = 0
    for location in range(m.LOCATIONS):
        here = 0
        for card in range(1, m.FIRST_SPECIAL + m.SPECIALS):
            if m.CARD_LOCATION[card] == location and is_in_mountain(s, copy, card):
                here += 1
        count += here
        twins += here * (here - 1)
    pairs = count * (count - 1)
    return s.mountain_size[copy] * pairs // (2 * pairs + twins) if pairs else 0
