"""Chapter 9, the evaluation at the end of Age 1: the five distinctions, one by one."""

from dvergar.core.bits import bit
from dvergar.core.board import note
from dvergar.core.fields import u64
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.armies import put, standing
from dvergar.games.nidavellir.rules.coins import slot_of, sort_coins
from dvergar.games.nidavellir.rules.events import (
    AWARDED,
    CROWNED,
    HUNTED,
    JUDGED,
    KEPT,
    LOOKED,
    NOBODY,
    TOP_DISCARDED,
    TOP_UNSEEN,
)
from dvergar.games.nidavellir.rules.rule_ids import N9_1, N9_2, N9_3, N9_4, N9_5, N9_7
from dvergar.games.nidavellir.rules.state import State, ask
from dvergar.games.nidavellir.rules.taverns import draw, receive


def judge(s: State, column: int) -> None:
    """Evaluate one class and award its distinction (N9.1, N9.2)."""
    for seat in range(s.players):
        note(s, JUDGED, N9_2, seat, column, standing(s, seat, column))
    winner = majority(s, column)
    if winner < 0:
        note(s, NOBODY, N9_1, -1, column, most_ranks(s, column))
        if column == m.EXPLORER:
            nobody_is_pioneer(s)
        return
    s.distinction[column] = winner + 1
    s.actor = winner
    note(s, AWARDED, N9_3 + column - m.WARRIOR, winner, column, standing(s, winner, column))
    if column == m.WARRIOR:
        s.plus = m.KINGS_HAND_PLUS
    elif column == m.HUNTER:
        hunting_master(s, winner)
    elif column == m.MINER:
        crown_jeweler(s, winner)
    elif column == m.BLACKSMITH:
        put(s, winner, m.SMITH)
    else:
        pioneer(s, winner)


def majority(s: State, column: int) -> int:
    """Return the seat with the most ranks; -1 for a tie, or if all have 0 (N9.1)."""
    best = 0
    winner = -1
    for seat in range(s.players):
        ranks = standing(s, seat, column)
        if ranks > best:
            best = ranks
            winner = seat
        elif ranks == best:
            winner = -1
    return winner


def most_ranks(s: State, column: int) -> int:
    """Return the highest number of ranks in a class."""
    best = 0
    for seat in range(s.players):
        if standing(s, seat, column) > best:
            best = standing(s, seat, column)
    return best


def hunting_master(s: State, seat: int) -> None:
    """Replace the 0, which leaves the game, by the special 3 (N9.4)."""
    s.coin[seat][slot_of(s, seat, m.ZERO, m.HAND)] = m.SPECIAL_3
    sort_coins(s, seat)
    note(s, HUNTED, N9_4, seat)


def crown_jeweler(s: State, seat: int) -> None:
    """Give gem 6 to the seat; its old gem leaves the game (N9.5)."""
    note(s, CROWNED, N9_5, seat, s.gem[seat])
    s.gem[seat] = m.GEM_SIX


def pioneer(s: State, seat: int) -> None:
    """Show the winner alone the top three cards of Age 2 (N9.7)."""
    note(s, LOOKED, N9_7, seat, s.deck[s.deck_top], s.deck[s.deck_top + 1], s.deck[s.deck_top + 2])
    ask(s, m.KEEP, seat)


def pioneer_cards(s: State) -> u64:
    """Return the cards that the Pioneer may keep, as bits."""
    cards: u64 = 0
    for i in range(m.PIONEER_CARDS):
        cards |= bit(s.deck[s.deck_top + i])
    return cards


def keep(s: State, seat: int, card: int) -> None:
    """Keep one card, which becomes public; return the other two to the deck unseen (N9.7)."""
    i = s.deck_top
    while s.deck[i] != card:
        i += 1
    s.deck[i] = s.deck[s.deck_top]
    s.deck[s.deck_top] = m.NO_CARD
    s.deck_top += 1
    note(s, KEPT, N9_7, seat, card)
    receive(s, seat, card)


def nobody_is_pioneer(s: State) -> None:
    """Discard the top card of the Age 2 deck without effect, open or unseen by the option pioneer_discard (N9.7)."""
    card = draw(s)
    if s.discard_unseen:
        s.unseen = card
        note(s, TOP_UNSEEN, N9_7, -1)
    else:
        s.discards[card] += 1
        note(s, TOP_DISCARDED, N9_7, -1, card)
