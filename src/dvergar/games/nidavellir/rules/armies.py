"""Chapter 5, placements: cards go on top of their column, Thrud is never covered, and top cards can be discarded."""

from dvergar.core.board import note
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.events import DISCARDED, LIFTED, PUT, STOOD
from dvergar.games.nidavellir.rules.rule_ids import N5_1, N8_4, N8_6, N8_8, N8_16, N8_18, N9_6
from dvergar.games.nidavellir.rules.state import State, owner_of


def put(s: State, seat: int, card: int) -> None:
    """Put a card on top of its column: Thrud is lifted first, a hero check is due afterwards (N5.4)."""
    column = column_of(s, card)
    lift_thrud(s, seat, column)
    add_card(s, seat, card, column)
    s.check_due = 1
    note(s, PUT, put_rule(s, card), seat, card, column)


def add_card(s: State, seat: int, card: int, column: int) -> None:
    """Add a card, its ranks and its points. The army is stored column by column, each from bottom to top."""
    i = s.army_size[seat]
    while i > 0 and column_of(s, s.army[seat][i - 1]) > column:
        s.army[seat][i] = s.army[seat][i - 1]
        i -= 1
    s.army[seat][i] = card
    s.army_size[seat] += 1
    s.ranks[seat][column] += m.CARD_RANKS[card]
    s.points[seat][column] += points_of(card, column)


def put_rule(s: State, card: int) -> int:
    """Return the rule by which a card joins the army."""
    if card == m.SMITH:
        return N9_6
    if card == m.HERO_CARD + m.YLUD:
        return N8_16 if s.age == 1 else N8_18
    return N8_6 if card >= m.HERO_CARD else N5_1


def lift_thrud(s: State, seat: int, column: int) -> None:
    """Return Thrud to the hand if a card would cover her (N8.8)."""
    if s.thrud == column and owner_of(s, m.THRUD) == seat:
        s.thrud = m.IN_HAND
        note(s, LIFTED, N8_8, seat, column)


def stand_thrud(s: State, seat: int, column: int) -> None:
    """Put Thrud on top of a column (N8.8)."""
    s.thrud = column
    s.check_due = 1
    note(s, STOOD, N8_8, seat, column)


def column_of(s: State, card: int) -> int:
    """Return the column of a card; Ylud's is the one she was put on."""
    return s.ylud if card == m.HERO_CARD + m.YLUD else m.CARD_CLASS[card]


def points_of(card: int, column: int) -> int:
    """Return the points on a card's ranks; Ylud's depend on her column (N8.19)."""
    return m.YLUD_POINTS[column] if card == m.HERO_CARD + m.YLUD else m.CARD_POINTS[card]


def top_of(s: State, seat: int, column: int) -> int:
    """Return the index in the army of a column's top card, ignoring Thrud; -1 if the column is empty."""
    i = s.army_size[seat] - 1
    while i >= 0 and column_of(s, s.army[seat][i]) != column:
        i -= 1
    return i


def is_dwarf(s: State, card: int) -> bool:
    """Whether a card is a dwarf and so can be discarded; the option special_smith decides about the special Blacksmith (N8.4)."""
    return card <= m.DWARF_KINDS or (card == m.SMITH and s.smith_is_dwarf != 0)


def has_open_top(s: State, seat: int, column: int) -> bool:
    """Whether a dwarf card lies on top; a hero on top, even Thrud or Ylud, closes the column (N8.4)."""
    if s.thrud == column and owner_of(s, m.THRUD) == seat:
        return False
    i = top_of(s, seat, column)
    return i >= 0 and is_dwarf(s, s.army[seat][i])


def open_tops_beside(s: State, seat: int, own: int) -> int:
    """Return how many columns other than `own` have a dwarf card on top (N8.4)."""
    count = 0
    for column in range(m.CLASSES):
        if column != own and has_open_top(s, seat, column):
            count += 1
    return count


def discard_top(s: State, seat: int, column: int) -> None:
    """Put the top card of the column on the open discards (N8.4)."""
    i = top_of(s, seat, column)
    card = s.army[seat][i]
    remove_card(s, seat, i, column)
    s.discards[card] += 1
    note(s, DISCARDED, N8_4, seat, card, column)


def remove_card(s: State, seat: int, i: int, column: int) -> None:
    """Remove a card and close the gap."""
    card = s.army[seat][i]
    s.ranks[seat][column] -= m.CARD_RANKS[card]
    s.points[seat][column] -= points_of(card, column)
    last = s.army_size[seat] - 1
    while i < last:
        s.army[seat][i] = s.army[seat][i + 1]
        i += 1
    s.army[seat][last] = m.NO_CARD
    s.army_size[seat] = last


def take_out_ylud(s: State, seat: int) -> None:
    """Remove Ylud from her column; Thrud above her does not move (N8.18)."""
    i = s.army_size[seat] - 1
    while s.army[seat][i] != m.HERO_CARD + m.YLUD:
        i -= 1
    remove_card(s, seat, i, s.ylud)
    s.ylud = m.COMMAND


def standing(s: State, seat: int, column: int) -> int:
    """Return the ranks that count during the game: the column's, plus Thrud's where she stands (N8.9)."""
    ranks = s.ranks[seat][column]
    if s.thrud == column and owner_of(s, m.THRUD) == seat:
        ranks += 1
    return ranks


def lines(s: State, seat: int) -> int:
    """Return the complete lines: the smallest of the five rank counts (N8.1)."""
    least = standing(s, seat, 0)
    for column in range(1, m.CLASSES):
        ranks = standing(s, seat, column)
        if ranks < least:
            least = ranks
    return least
