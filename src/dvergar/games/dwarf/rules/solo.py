"""Chapter 8, the automated opponents: where they place their workers, and why."""

from dvergar.core.bits import bit, has
from dvergar.core.board import note
from dvergar.core.fields import u64
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.events import AIMS, LEFT_OUT
from dvergar.games.dwarf.rules.goods import affords, is_help, kind_at
from dvergar.games.dwarf.rules.rule_ids import D8_2, D8_3, D8_4, D8_5, D8_8, D8_10
from dvergar.games.dwarf.rules.state import State, is_free, is_switched, top
from dvergar.games.dwarf.rules.workers import is_standing, place


def place_first(s: State) -> None:
    """Place the opponent's first worker, which follows the last card of Mining (D8.2)."""
    card = s.drawn
    s.drawn = m.NO_CARD
    follow(s, 0, card)


def place_second(s: State) -> None:
    """Place his second worker, which follows the player's worker or special card; Get Help comes first (D8.2, D8.4)."""
    card = s.landed if s.landed else top(s, s.worker[m.ME][0])
    s.landed = m.NO_CARD
    location = first_help(s) if looks_for_help(s) else -1
    if location >= 0:
        take_help(s, location)
    else:
        follow(s, 1, card)


def looks_for_help(s: State) -> bool:
    """Andvettr and his father look for Get Help while they have no helpers, with option opponent_help always (D8.4)."""
    return s.solo >= m.ANDVETTR and (not s.helped or is_switched(s, m.HELP_ALWAYS))


def first_help(s: State) -> int:
    """Return the first free Get Help in reading order, or -1 (D8.4)."""
    for location in range(m.LOCATIONS):
        if is_free(s, location) and is_help(kind_at(s, location)):
            return location
    return -1


def take_help(s: State, location: int) -> None:
    """His second worker takes Get Help (D8.4); his father, where it brings nothing any more, searches the Mine (D8.8)."""
    card = top(s, location)
    if s.solo == m.FADIR and s.helped:
        aim(s, card, m.BY_HELP, location, m.IS_USELESS, D8_5)
        search_mine(s, 1, card, location, bit(location))
    else:
        aim(s, card, m.BY_HELP, location, m.IS_FREE, D8_4)
        go(s, 1, location, D8_4)


def follow(s: State, worker: int, card: int) -> None:
    """Go where the card points; if it is useless, opponents who care look elsewhere (D8.2, D8.4, D8.8)."""
    by = m.BY_BLACK
    location = m.CARD_BLACK[card]
    if not is_free(s, location):
        aim(s, card, m.BY_BLACK, location, m.IS_OCCUPIED, D8_2)
        by = m.BY_WHITE
        location = m.CARD_WHITE[card]
        if not is_free(s, location):
            aim(s, card, m.BY_WHITE, location, m.IS_OCCUPIED, D8_2)
            by = m.BY_FIRST_FREE
            location = first_free(s)
    if is_fine(s, location):
        aim(s, card, by, location, m.IS_FREE, D8_2)
        go(s, worker, location, D8_2)
    else:
        aim(s, card, by, location, m.IS_USELESS, D8_5)
        look_elsewhere(s, worker, card, location)


def look_elsewhere(s: State, worker: int, card: int, target: int) -> None:
    """Try the target's row from the left; then Andvettr returns to the target, while his father searches on."""
    row = target - target % m.SIDE
    seen: u64 = bit(target)
    for location in range(row, row + m.SIDE):
        if location != target:
            seen |= bit(location)
            if look_at(s, card, m.BY_ROW, location, D8_4):
                go(s, worker, location, D8_4)
                return
            if is_free(s, location) and is_switched(s, m.ANY_IN_ROW):
                break
    if s.solo == m.ANDVETTR:
        aim(s, card, m.BY_BACK, target, m.IS_FREE, D8_4)
        go(s, worker, target, D8_4)
    else:
        search_mine(s, worker, card, target, seen)


def search_mine(s: State, worker: int, card: int, target: int, seen: u64) -> None:
    """His father takes the first free and useful location of the Mine that he has not yet looked at, else none (D8.8)."""
    for location in range(m.LOCATIONS):
        if not has(seen, location) and look_at(s, card, m.BY_MINE, location, D8_8):
            go(s, worker, location, D8_8)
            return
    aim(s, card, m.BY_NONE, target, m.IS_USELESS, D8_8)
    note(s, LEFT_OUT, D8_8, m.HIM, worker + 1)


def look_at(s: State, card: int, by: int, location: int, rule: int) -> bool:
    """Whether the opponent can take a location; logs the reason."""
    if not is_free(s, location):
        aim(s, card, by, location, m.IS_OCCUPIED, rule)
        return False
    if not is_enough(s, location):
        aim(s, card, by, location, m.IS_USELESS, D8_5)
        return False
    aim(s, card, by, location, m.IS_FREE, rule)
    return True


def is_enough(s: State, location: int) -> bool:
    """Instead of a useless target he wants a useful one; with option opponent_row any free one will do for Andvettr (D8.4)."""
    return is_usable(s, location) or (s.solo == m.ANDVETTR and is_switched(s, m.ANY_IN_ROW))


def is_fine(s: State, location: int) -> bool:
    """Whether the opponent accepts a location; Eldhusfifl accepts any."""
    return s.solo < m.ANDVETTR or is_usable(s, location)


def is_usable(s: State, location: int) -> bool:
    """Whether the opponent can use a location with what he owns now, regardless of income and attacks to come (D8.5)."""
    kind = kind_at(s, location)
    if is_help(kind):
        return not s.helped
    return affords(s, m.HIM, kind)


def first_free(s: State) -> int:
    """Return the first free location in reading order, or -1."""
    for location in range(m.LOCATIONS):
        if is_free(s, location):
            return location
    return -1


def aim(s: State, card: int, by: int, location: int, verdict: int, rule: int) -> None:
    """Log which location the opponent considers, and what he finds there."""
    note(s, AIMS, rule, m.HIM, card, by, location, verdict)


def go(s: State, worker: int, location: int, rule: int) -> None:
    """Put his worker down; on Get Help his helpers follow at once (D8.3)."""
    place(s, m.HIM, worker, location, rule)
    if is_help(kind_at(s, location)) and not s.helped:
        place_helpers(s, location, top(s, location), D8_3)
        s.spent[m.HIM][worker] = 1


def place_helpers(s: State, location: int, card: int, rule: int) -> None:
    """Place both helpers in the row or in the column, else one in each or on the first free locations; once a round (D8.3)."""
    s.helped = 1
    row = free_in_row(s, location)
    column = free_in_column(s, location)
    if row == m.SIDE - 1:
        help_in_row(s, location, card, m.BY_ROW, rule)
    elif column == m.SIDE - 1:
        help_in_column(s, location, card, m.BY_COLUMN, rule)
    else:
        help_in_row(s, location, card, m.BY_ONE_EACH, rule)
        help_in_column(s, location, card, m.BY_ONE_EACH, rule)
        while next_helper(s) >= 0 and first_free(s) >= 0:
            place_helper(s, first_free(s), card, m.BY_REST, rule)


def free_in_row(s: State, location: int) -> int:
    """Return how many other locations of the row are free."""
    free = 0
    row = location - location % m.SIDE
    for other in range(row, row + m.SIDE):
        if other != location and is_free(s, other):
            free += 1
    return free


def free_in_column(s: State, location: int) -> int:
    """Return how many other locations of the column are free."""
    free = 0
    for row in range(m.SIDE):
        other = row * m.SIDE + location % m.SIDE
        if other != location and is_free(s, other):
            free += 1
    return free


def help_in_row(s: State, location: int, card: int, by: int, rule: int) -> None:
    """Place helpers on the free locations of the row, from the left."""
    row = location - location % m.SIDE
    for other in range(row, row + m.SIDE):
        if other != location and is_free(s, other):
            place_helper(s, other, card, by, rule)


def help_in_column(s: State, location: int, card: int, by: int, rule: int) -> None:
    """Place helpers on the free locations of the column, from the top."""
    for row in range(m.SIDE):
        other = row * m.SIDE + location % m.SIDE
        if other != location and is_free(s, other):
            place_helper(s, other, card, by, rule)


def place_helper(s: State, location: int, card: int, by: int, rule: int) -> None:
    """Place his next helper; the card is the Get Help that brings it."""
    aim(s, card, by, location, m.IS_FREE, D8_3)
    place(s, m.HIM, next_helper(s), location, rule)


def next_helper(s: State) -> int:
    """Return his first helper not yet placed, or -1."""
    for worker in range(m.REGULAR, m.WORKERS):
        if s.worker[m.HIM][worker] == m.HOME:
            return worker
    return -1


def help_after_special(s: State, landing: int) -> None:
    """Place his helpers at once for a Get Help uncovered under his worker, or covered there (D8.10)."""
    if s.helped:
        return
    if s.claim[m.HIM]:
        place_helpers(s, landing, s.stack[landing][s.height[landing] - 2], D8_10)
        s.claim[m.HIM] = 0
        return
    for worker in range(m.REGULAR):
        if is_standing(s, m.HIM, worker) and is_help(kind_at(s, s.worker[m.HIM][worker])):
            place_helpers(s, s.worker[m.HIM][worker], top(s, s.worker[m.HIM][worker]), D8_10)
            s.spent[m.HIM][worker] = 1
            return
