"""Chapter 8, heroes: when one is due, which may be taken, and what each does when recruited."""

from dvergar.core.bits import bit, count_of, has, lowest
from dvergar.core.board import note
from dvergar.core.fields import u64
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.armies import has_open_top, lines, open_tops_beside, put, standing, take_out_ylud
from dvergar.games.nidavellir.rules.coins import deduce, sort_coins
from dvergar.games.nidavellir.rules.events import (
    CHAINED,
    DUE,
    LEFT_ARMY,
    MOVED_OUT,
    NONE_FREE,
    PICKED_UP,
    RECRUITED,
    STAYED,
    WAITS,
)
from dvergar.games.nidavellir.rules.rule_ids import N8_1, N8_3, N8_5, N8_7, N8_10, N8_13, N8_17, N8_18, N8_20
from dvergar.games.nidavellir.rules.state import State, ask, owner_of


def due_hero(s: State, seat: int) -> bool:
    """Whether a seat has more complete lines than heroes (N8.1)."""
    return lines(s, seat) > count_of(s.heroes[seat])


def check_heroes(s: State, seat: int) -> None:
    """After a placement, ask for a hero if one is due and can be taken (N8.1, N8.3)."""
    s.check_due = 0
    if not due_hero(s, seat):
        return
    if s.hall & ~m.CONDITIONED or free_heroes(s, seat):
        rule = N8_7 if lines(s, seat) > count_of(s.heroes[seat]) + 1 else N8_1
        note(s, CHAINED if rule == N8_7 else DUE, rule, seat, lines(s, seat), count_of(s.heroes[seat]))
        ask(s, m.HERO, seat)
    else:
        note(s, NONE_FREE, N8_3, seat)


def free_heroes(s: State, seat: int) -> u64:
    """Return the heroes on display that the seat may take, as bits, with only the first of the Dwerg brothers, who are alike."""
    free = s.hall & ~m.DWERG_BITS | lowest(s.hall & m.DWERG_BITS)
    if has(free, m.DAGDA) and not may_take_dagda(s, seat):
        free &= ~bit(m.DAGDA)
    if has(free, m.BONFUR) and not may_take_bonfur(s, seat):
        free &= ~bit(m.BONFUR)
    if has(free, m.HOURYA) and not may_take_hourya(s, seat):
        free &= ~bit(m.HOURYA)
    return free


def may_take_dagda(s: State, seat: int) -> bool:
    """Whether two columns other than the Hunters have a dwarf card on top (N8.4)."""
    return open_tops_beside(s, seat, m.HUNTER) >= 2


def may_take_bonfur(s: State, seat: int) -> bool:
    """Whether a column other than the Blacksmiths has a dwarf card on top (N8.4)."""
    return open_tops_beside(s, seat, m.BLACKSMITH) >= 1


def may_take_hourya(s: State, seat: int) -> bool:
    """Whether the seat has five Explorer ranks before she is placed (N8.5)."""
    return standing(s, seat, m.EXPLORER) >= m.HOURYA_NEEDS


def recruit(s: State, seat: int, hero: int) -> None:
    """Take a hero from the display, put a class hero on its column, then use its power (N5.4, N8.6)."""
    s.hall &= ~bit(hero)
    s.heroes[seat] |= bit(hero)
    s.check_due = 1
    note(s, RECRUITED, N8_5 if hero == m.HOURYA else N8_20, seat, hero)
    if m.CARD_CLASS[m.HERO_CARD + hero] != m.NEUTRAL:
        put(s, seat, m.HERO_CARD + hero)
    use_power(s, seat, hero)


def use_power(s: State, seat: int, hero: int) -> None:
    """Carry out a hero's immediate power; the others only bring ranks and points (N8.20)."""
    if hero == m.DAGDA:
        dagda_discards_two(s)
    elif hero == m.BONFUR:
        bonfur_discards_one(s)
    elif hero == m.GRID:
        grid_transforms(s)
    elif hero == m.ULINE:
        uline_picks_up(s, seat)
    elif hero == m.THRUD:
        thrud_looks_for_a_column(s)
    elif hero == m.YLUD:
        ylud_waits(s, seat)


def dagda_discards_two(s: State) -> None:
    """Ask for discards of the top dwarfs of two other columns (N8.4)."""
    s.discards_due = 2


def bonfur_discards_one(s: State) -> None:
    """Ask for a discard of the top dwarf of another column (N8.4)."""
    s.discards_due = 1


def grid_transforms(s: State) -> None:
    """Ask for a transform by 7 (N8.20)."""
    s.plus = m.GRID_PLUS


def uline_picks_up(s: State, seat: int) -> None:
    """Pick up the coins in the pouch and at taverns not yet revealed, without showing them (N8.13)."""
    picked = 0
    for slot in range(m.COINS):
        if s.place[seat][slot] > s.tavern + 1:
            s.place[seat][slot] = m.HAND
            s.shown[seat][slot] = 0
            picked += 1
    sort_coins(s, seat)
    deduce(s, seat)
    note(s, PICKED_UP, N8_13, seat, picked)


def thrud_looks_for_a_column(s: State) -> None:
    """Put Thrud in the hand until her owner chooses a column (N8.8)."""
    s.thrud = m.IN_HAND


def ylud_waits(s: State, seat: int) -> None:
    """Put Ylud in the command zone until the end of the age (N8.16), or of Age 2 if she was recruited late (N8.17)."""
    s.ylud = m.COMMAND
    if s.age == 2 or s.stage == m.JUDGING:
        note(s, WAITS, N8_17, seat)


def discard_columns(s: State, seat: int) -> u64:
    """Return the columns that Dagda or Bonfur may discard from: not their own, with a dwarf card on top (N8.4)."""
    own = m.HUNTER if s.discards_due == 2 else m.BLACKSMITH
    columns: u64 = 0
    for column in range(m.CLASSES):
        if column != own and has_open_top(s, seat, column):
            columns |= bit(column)
    return columns


def begin_ylud(s: State) -> None:
    """At the end of an age ask Ylud's owner to put her on a column, or to move her or not (N8.16, N8.18)."""
    seat = owner_of(s, m.YLUD)
    if seat >= 0 and (s.age == 2 or s.ylud == m.COMMAND):
        ask(s, m.PLACE_YLUD, seat)


def ylud_columns(s: State, seat: int) -> u64:
    """Return Ylud's columns: any from the command zone; from the army any other or STAY, and her own only under Thrud (N8.18)."""
    columns = bit(m.CLASSES) - 1
    if s.ylud == m.COMMAND:
        return columns
    if not (s.thrud == s.ylud and owner_of(s, m.THRUD) == seat):
        columns &= ~bit(s.ylud)
    return columns | bit(m.STAY)


def place_ylud(s: State, seat: int, column: int) -> None:
    """Put Ylud on top of a column after taking her out of her old one, or leave her where she is (N8.16, N8.18)."""
    if column == m.STAY:
        note(s, STAYED, N8_18, seat, s.ylud)
        return
    if s.ylud != m.COMMAND:
        note(s, MOVED_OUT, N8_18, seat, s.ylud)
        take_out_ylud(s, seat)
    s.ylud = column
    put(s, seat, m.HERO_CARD + m.YLUD)


def thrud_leaves(s: State) -> None:
    """Move Thrud to the command zone after Age 2; no hero check follows (N8.10)."""
    seat = owner_of(s, m.THRUD)
    if seat >= 0 and s.thrud != m.COMMAND:
        note(s, LEFT_ARMY, N8_10, seat, s.thrud)
        s.thrud = m.COMMAND
