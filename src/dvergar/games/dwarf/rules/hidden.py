"""Hidden information (D2.6): a view is a position with blanks, which `guess` fills in a way that fits."""

from dvergar.core.bits import has
from dvergar.core.rng import Rng, below
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.flow import shuffle_layers
from dvergar.games.dwarf.rules.state import State, action_of


def blank_all(s: State) -> None:
    """Blank out the order of the Mountains and the cards under the top of a pile, which nobody knows (D2.6)."""
    for copy in range(s.copies):
        for i in range(s.mountain_size[copy]):
            s.mountain[copy][i] = m.BLANK
    for pile in range(s.copies * m.PILES):
        for i in range(s.pile_size[pile] - 1):
            s.pile[pile][i] = m.BLANK


def fill_blanks(s: State, r: Rng) -> None:
    """Choose a position that fits, each equally likely."""
    for copy in range(s.copies):
        count_unseen(s, copy)
        imagine_mountain(s, r, copy)
        imagine_piles(s, r, copy)


def count_unseen(s: State, copy: int) -> None:
    """Mark in `pool` every hidden card of a copy: in no stack, on no pile's top, and not in a Special Action."""
    for card in range(m.CARD_COUNT):
        s.pool[card] = 1
    s.pool[m.NO_CARD] = 0
    for location in range(copy * m.LOCATIONS, copy * m.LOCATIONS + m.LOCATIONS):
        for i in range(s.height[location]):
            s.pool[s.stack[location][i]] = 0
    for pile in range(copy * m.PILES, copy * m.PILES + m.PILES):
        for i in range(s.pile_size[pile]):
            if s.pile[pile][i] != m.BLANK:
                s.pool[s.pile[pile][i]] = 0
    if s.special and s.special_copy == copy:
        s.pool[s.special] = 0
    for special in range(m.SPECIALS):
        if s.solo and action_of(s, m.FIRST_SPECIAL + special) == m.APPRENTICE:
            s.pool[m.FIRST_SPECIAL + special] = 0


def imagine_mountain(s: State, r: Rng, copy: int) -> None:
    """Fill the Mountain with all hidden cards and the special backs sent back; with layers, A above B."""
    if s.mountain_size[copy] == 0 or s.mountain[copy][0] != m.BLANK:
        return
    size = 0
    for deck in range(m.DECK_B, m.START - 1, -1):
        for card in range(1, m.FIRST_SPECIAL):
            if s.pool[card] and m.CARD_DECK[card] == deck:
                s.mountain[copy][size] = card
                size += 1
        if deck == m.DECK_A:
            for special in range(m.SPECIALS):
                if has(s.sunk[copy], special):
                    s.mountain[copy][size] = m.FIRST_SPECIAL + special
                    s.pool[m.FIRST_SPECIAL + special] = 0
                    size += 1
    shuffle_layers(s, r, copy)


def imagine_piles(s: State, r: Rng, copy: int) -> None:
    """Deal the remaining special cards under the tops of the piles."""
    left = 0
    for special in range(m.SPECIALS):
        left += s.pool[m.FIRST_SPECIAL + special]
    for pile in range(copy * m.PILES, copy * m.PILES + m.PILES):
        for i in range(s.pile_size[pile]):
            if s.pile[pile][i] == m.BLANK:
                s.pile[pile][i] = draw_special(s, below(r, left))
                left -= 1


def draw_special(s: State, place: int) -> int:
    """Draw the special card at an index of the pool."""
    card = m.FIRST_SPECIAL
    while not s.pool[card] or place > 0:
        place -= s.pool[card]
        card += 1
    s.pool[card] = 0
    return card
