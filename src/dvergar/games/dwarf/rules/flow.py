"""Chapters 2 to 6: setup, rounds and stages. A game continues from one decision to the next, without nested calls."""

from dvergar.core.board import note
from dvergar.core.rng import Rng, below
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.events import PILE_DEALT, ROUND_BEGAN, SHUFFLED, SKIPPED, START_PLAYER
from dvergar.games.dwarf.rules.mining import mine, shuffle_mountain
from dvergar.games.dwarf.rules.resolution import (
    ask_next_helper,
    claims,
    defend,
    go_home,
    has_masterpieces,
    pass_marker_after_forge,
    pass_marker_after_help,
    resolve_next,
    tell_claims,
)
from dvergar.games.dwarf.rules.rule_ids import D2_2, D2_3, D2_4, D3_1, D4_4, D8_1
from dvergar.games.dwarf.rules.score import tell_result
from dvergar.games.dwarf.rules.solo import place_first, place_second
from dvergar.games.dwarf.rules.specials import go_on, shuffle_for_special
from dvergar.games.dwarf.rules.state import State, action_of, ask, is_opponent, put_card
from dvergar.games.dwarf.rules.workers import worker_at_home


def run(s: State) -> None:
    """Continue until a decision or a shuffle is due, or the game is over."""
    while s.awaiting == m.RUNNING:
        if s.special_step:
            go_on(s)
        else:
            advance(s)


def advance(s: State) -> None:
    """Take the next stage, or the next seat of a stage."""
    if s.stage == m.MINING:
        begin_round(s)
    elif s.stage == m.FIRST_PASS:
        next_in_first_pass(s)
    elif s.stage == m.ANSWER:
        enter(s, m.SECOND_PASS)
        place_second(s)
    elif s.stage == m.SECOND_PASS:
        next_in_second_pass(s)
    elif s.stage == m.HELPING:
        help_next(s)
    elif s.stage == m.DEFENDING:
        enter(s, m.MINES)
        defend(s)
    elif s.stage == m.MINES:
        if not resolve_next(s, m.MINES):
            enter(s, m.FORGES)
    elif s.stage == m.FORGES:
        if not resolve_next(s, m.FORGES):
            pass_marker_after_forge(s)
            enter(s, m.GOING_HOME)
    else:
        end_round(s)


def enter(s: State, stage: int) -> None:
    """Begin a stage with its first seat."""
    s.stage = stage
    s.turn = 0


def begin_round(s: State) -> None:
    """Carry out Mining; the game ends if a card to be drawn is missing (D3.1, D3.2)."""
    s.starter = s.marker
    note(s, ROUND_BEGAN, D3_1, s.starter, s.round)
    if mine(s):
        enter(s, m.FIRST_PASS)
    else:
        finish(s)


def next_in_first_pass(s: State) -> None:
    """Ask the next seat clockwise from the start player; the solo opponent acts by himself (D4.1, D8.1)."""
    if s.turn == s.players:
        enter(s, m.ANSWER if s.solo else m.SECOND_PASS)
        return
    seat = (s.starter + s.turn) % s.players
    if is_opponent(s, seat):
        s.turn += 1
        place_first(s)
    else:
        ask(s, m.ACT, seat)


def next_in_second_pass(s: State) -> None:
    """Ask the next seat in reverse order that still has a regular worker (D4.4); in solo only the player (D8.1)."""
    if s.turn == s.players:
        enter(s, m.HELPING)
        return
    seat = (s.starter + s.players - 1 - s.turn) % s.players
    if not is_opponent(s, seat) and worker_at_home(s, seat) >= 0:
        ask(s, m.SECOND, seat)
        return
    s.turn += 1
    if not is_opponent(s, seat):
        note(s, SKIPPED, D4_4, seat)


def help_next(s: State) -> None:
    """Place helpers one by one, then perhaps pass the marker (D6.1, D6.8)."""
    if claims(s) == 0:
        enter(s, m.DEFENDING)
        return
    if s.turn == 0:
        tell_claims(s)
    if not ask_next_helper(s):
        pass_marker_after_help(s)
        enter(s, m.DEFENDING)


def end_round(s: State) -> None:
    """Send all workers home; end the game if a seat has four items, otherwise begin the next round (D6.9)."""
    go_home(s)
    if has_masterpieces(s):
        finish(s)
    else:
        s.round = min(s.round + 1, m.MOST_ROUNDS)
        enter(s, m.MINING)


def finish(s: State) -> None:
    """End the game and score it (chapter 7)."""
    enter(s, m.END)
    s.awaiting = m.OVER
    s.actor = 0
    s.drawn = m.NO_CARD
    if s.recording:
        tell_result(s)


def set_up(s: State, players: int, solo: int) -> None:
    """Lay everything out (chapter 2); Mountain, piles and start player then wait for their shuffle."""
    s.players = 2 if solo else players
    s.copies = 2 if players > 3 else 1
    s.solo = solo
    s.round = 1
    for seat in range(m.SEATS):
        for worker in range(m.WORKERS):
            s.worker[seat][worker] = m.HOME
    for copy in range(s.copies):
        for i in range(m.LOCATIONS):
            put_card(s, copy * m.LOCATIONS + i, m.START_CARD + i)
    s.stage = m.SETUP
    s.awaiting = m.SHUFFLE


def fill_mountain(s: State, copy: int) -> None:
    """Put all cards into the Mountain, those marked B below those marked A (D2.3)."""
    size = 0
    for deck in range(m.DECK_A + 1, m.DECK_A - 1, -1):
        for card in range(m.START_CARD + m.LOCATIONS, m.FIRST_SPECIAL):
            if m.CARD_DECK[card] == deck:
                s.mountain[copy][size] = card
                size += 1
    s.mountain_size[copy] = m.FRESH_MOUNTAIN


def shuffle_now(s: State, r: Rng) -> None:
    """Answer the pending shuffle: everything at the start, Mountains or stacks for a Special Action."""
    if s.stage != m.SETUP:
        shuffle_for_special(s, r)
        return
    s.awaiting = m.RUNNING
    s.marker = m.HIM if s.solo else below(r, s.players)
    s.starter = s.marker
    note(s, START_PLAYER, D8_1 if s.solo else D2_4, s.marker)
    for copy in range(s.copies):
        deal_piles(s, r, copy)
        fill_mountain(s, copy)
        shuffle_layers(s, r, copy)
        note(s, SHUFFLED, D2_3, -1, copy + 1, s.mountain_size[copy])
    enter(s, m.MINING)


def shuffle_layers(s: State, r: Rng, copy: int) -> None:
    """Shuffle the whole Mountain, or with layers the B cards below and the A cards above separately (D2.3)."""
    below_a = 0
    if s.layered[copy]:
        while below_a < s.mountain_size[copy] and m.CARD_DECK[s.mountain[copy][below_a]] != m.DECK_A:
            below_a += 1
        size = s.mountain_size[copy]
        s.mountain_size[copy] = below_a
        shuffle_mountain(s, r, copy, 0)
        s.mountain_size[copy] = size
    shuffle_mountain(s, r, copy, below_a)


def deal_piles(s: State, r: Rng, copy: int) -> None:
    """Deal nine special cards into piles of three; solo without Apprentice (D2.2, D8.1)."""
    count = 0
    for special in range(m.SPECIALS):
        if not s.solo or action_of(s, m.FIRST_SPECIAL + special) != m.APPRENTICE:
            s.pool[count] = m.FIRST_SPECIAL + special
            count += 1
    for i in range(count - 1, 0, -1):
        j = below(r, i + 1)
        card = s.pool[i]
        s.pool[i] = s.pool[j]
        s.pool[j] = card
    for i in range(count):
        pile = copy * m.PILES + i // m.PILE
        s.pile[pile][s.pile_size[pile]] = s.pool[i]
        s.pile_size[pile] += 1
    for pile in range(copy * m.PILES, copy * m.PILES + m.PILES):
        note(s, PILE_DEALT, D2_2, -1, pile, action_of(s, s.pile[pile][s.pile_size[pile] - 1]))
