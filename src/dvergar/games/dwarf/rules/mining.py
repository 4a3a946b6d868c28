"""Chapters 2 and 3: Mining, and the Mountain."""

from dvergar.core.bits import bit, has
from dvergar.core.board import note
from dvergar.core.rng import Rng, below
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.events import DREW, MOUNTAIN_EMPTY, RETURNED, SHUFFLED, THIRD_CARD
from dvergar.games.dwarf.rules.rule_ids import D3_1, D3_2, D9_1, D9_3
from dvergar.games.dwarf.rules.state import State, put_card


def mine(s: State) -> bool:
    """Draw from every Mountain; return False if a card to be drawn is missing, which ends the game (D3.2)."""
    for copy in range(s.copies):
        if not draw_cards(s, copy):
            note(s, MOUNTAIN_EMPTY, D9_3 if s.copies > 1 else D3_2, -1, copy + 1)
            return False
    return True


def draw_cards(s: State, copy: int) -> bool:
    """Draw two cards, and a third if both have the same location; never a fourth (D3.1)."""
    first = draw(s, copy)
    if first == m.NO_CARD:
        return False
    second = draw(s, copy)
    if second == m.NO_CARD:
        return False
    if m.CARD_LOCATION[first] == m.CARD_LOCATION[second]:
        note(s, THIRD_CARD, D3_1, -1, copy * m.LOCATIONS + m.CARD_LOCATION[first])
        return draw(s, copy) != m.NO_CARD
    return True


def draw(s: State, copy: int) -> int:
    """Put the next card of a Mountain on its location; return NO_CARD if there is none."""
    if s.mountain_size[copy] == 0:
        return m.NO_CARD
    s.mountain_size[copy] -= 1
    card = s.mountain[copy][s.mountain_size[copy]]
    s.mountain[copy][s.mountain_size[copy]] = m.NO_CARD
    if card >= m.FIRST_SPECIAL:
        s.sunk[copy] &= ~bit(card - m.FIRST_SPECIAL)
    put_card(s, copy * m.LOCATIONS + m.CARD_LOCATION[card], card)
    if s.solo:
        s.drawn = card
    note(s, DREW, D9_1 if copy else D3_1, -1, card, copy * m.LOCATIONS + m.CARD_LOCATION[card])
    return card


def send_back(s: State, location: int, rule: int) -> None:
    """Put the top card of a location into the Mountain of its mine, which is shuffled afterwards (D5.11, D9.3)."""
    copy = location // m.LOCATIONS
    s.height[location] -= 1
    card = s.stack[location][s.height[location]]
    s.stack[location][s.height[location]] = m.NO_CARD
    s.mountain[copy][s.mountain_size[copy]] = card
    s.mountain_size[copy] += 1
    if card >= m.FIRST_SPECIAL:
        s.sunk[copy] |= bit(card - m.FIRST_SPECIAL)
    s.shuffling |= 1 << copy
    note(s, RETURNED, rule, -1, card, location)


def shuffle_mountain(s: State, r: Rng, copy: int, first: int) -> None:
    """Shuffle the cards from index `first` on; every order is equally likely."""
    for i in range(s.mountain_size[copy] - first - 1, 0, -1):
        j = first + below(r, i + 1)
        card = s.mountain[copy][first + i]
        s.mountain[copy][first + i] = s.mountain[copy][j]
        s.mountain[copy][j] = card


def reshuffle(s: State, r: Rng, rule: int) -> None:
    """Shuffle all of every Mountain that is due, which removes its layers (D5.11)."""
    for copy in range(s.copies):
        if has(s.shuffling, copy):
            shuffle_mountain(s, r, copy, 0)
            s.layered[copy] = 0
            note(s, SHUFFLED, rule, -1, copy + 1, s.mountain_size[copy])
