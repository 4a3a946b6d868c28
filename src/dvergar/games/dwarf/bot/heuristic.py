"""The heuristic: it tries every choice, plays the round to its end by the playout policy, and judges what all seats own then.

A value is the chance to win, in hundred-thousandths. Playing on uses the rules of the game. The heuristic reads only what
everyone may know, so a position and a seat's view of it give the same values; all arithmetic is in integers, so every build
gives the same answers.
"""

from collections.abc import Sequence
from typing import cast

from dvergar.core.bits import bit, count_of, has, nth_of
from dvergar.core.board import Board, owes_decision
from dvergar.core.constants import SAME_AS_OTHER
from dvergar.core.fields import u64
from dvergar.core.rng import Rng, below, rewind
from dvergar.games.dwarf.bot import heuristic_weights as hw
from dvergar.games.dwarf.bot.lead_chance import Evaluator, end_chance, is_last_round, see_forges, win_chance
from dvergar.games.dwarf.bot.playout_policy import habit, price_cards
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.choices import choices, choose
from dvergar.games.dwarf.rules.flow import advance, shuffle_now
from dvergar.games.dwarf.rules.goods import is_monster, kind_at
from dvergar.games.dwarf.rules.specials import go_on
from dvergar.games.dwarf.rules.state import State, locations


class Heuristic(Evaluator):
    """The heuristic with its weights and scratch positions. Each thread needs its own."""

    def __init__(self) -> None:
        super().__init__()
        for i in range(hw.WEIGHTS):
            self.weight[i] = hw.WEIGHTS_FITTED[i]

    def set_weights(self, values: Sequence[int]) -> None:
        """Replace the fitted weights."""
        if len(values) != hw.WEIGHTS:
            raise ValueError(f"there are {hw.WEIGHTS} weights")
        for i in range(hw.WEIGHTS):
            self.weight[i] = values[i]

    def worths(self, board: Board, seat: int) -> list[int]:
        """Return the value of each legal code of a seat, in rising order of the codes; empty if the seat owes no decision."""
        if not owes_decision(board, seat):
            return []
        s: State = cast(State, board)
        take_stock(s, self)
        found = []
        for half in range(2):
            bits = choices(s, seat, half)
            for i in range(count_of(bits)):
                found.append(worth_of(s, self, seat, 64 * half + nth_of(bits, i)))
        return found

    def choose(self, board: Board, seat: int, high: u64, low: u64) -> int:
        """Return the most valuable code; ties are broken by the random stream of a key."""
        if not owes_decision(board, seat):
            raise ValueError(f"seat {seat} owes no decision")
        return board.first_code() + heuristic_choice(cast(State, board), self, seat, Rng(high, low))

    def chance_of(self, s: State, seat: int) -> int:
        """Return the current chance to win, in hundred-thousandths."""
        if seat < 0 or seat >= s.players:
            raise ValueError(f"there is no seat {seat}")
        see_forges(s, self)
        return win_chance(s, self, seat)


def heuristic_choice(s: State, w: Heuristic, seat: int, r: Rng) -> int:
    """Return the most valuable choice; ties are broken at random."""
    take_stock(s, w)
    best = -1
    found = -1
    equal = 0
    for half in range(2):
        bits = different(s, choices(s, seat, half))
        while bits:
            choice = 64 * half + nth_of(bits, 0)
            bits &= bits - 1
            worth = worth_of(s, w, seat, choice)
            if worth > best:
                best = worth
                found = choice
                equal = 1
            elif worth == best:
                equal += 1
                if below(r, equal) == 0:
                    found = choice
    return found


def weigh_choices(s: State, w: Heuristic, seat: int) -> None:
    """Write the value of every choice into `opinion`, after `take_stock` this round; only the first of equal places counts."""
    for half in range(2):
        bits = choices(s, seat, half)
        counted = different(s, bits)
        while bits:
            place = nth_of(bits, 0)
            w.opinion[64 * half + place] = worth_of(s, w, seat, 64 * half + place) if has(counted, place) else SAME_AS_OTHER
            bits &= bits - 1


def habitual_choice(s: State, w: Heuristic, seat: int, r: Rng) -> int:
    """Return the playout policy's choice, after `take_stock` in this round; Special Actions are weighed instead."""
    if s.awaiting >= m.SELL and s.awaiting <= m.JOIN:
        return heuristic_choice(s, w, seat, r)
    return habit(s, w, seat)


def different(s: State, bits: u64) -> u64:
    """Return the choices without places of the same kind as an earlier one; for an automated opponent places differ (D8.2)."""
    if s.solo or (s.awaiting != m.ACT and s.awaiting != m.SECOND and s.awaiting != m.HELPER):
        return bits
    seen: u64 = 0
    for location in range(locations(s)):
        kind = kind_at(s, location)
        if has(bits, location) and not is_monster(kind):
            if has(seen, kind):
                bits &= ~bit(location)
            seen |= bit(kind)
    return bits


def take_stock(s: State, w: Heuristic) -> None:
    """Value cards for every seat now, for the playout policy; once per decision, before its choices."""
    w.beyond.become(s)
    price_cards(w.beyond, w)


def worth_of(s: State, w: Heuristic, seat: int, choice: int) -> int:
    """Return the chance to win after a choice of the current decision, after `take_stock`."""
    if s.awaiting == m.ACT and choice >= m.FIRST_PILE:
        return max(0, foresee(s, w, seat, choice) - w.weight[hw.W_SPECIAL])
    if (s.awaiting == m.SECOND or s.awaiting == m.HELPER) and choice == m.STAY_OUT:
        return foresee(s, w, seat, choice) + 1  # better than a place that brings nothing
    return foresee(s, w, seat, choice)


def foresee(s: State, w: Heuristic, seat: int, choice: int) -> int:
    """Value a choice: carry it out, make the seat's next choice well, and the others' by the playout policy."""
    asked = s.awaiting
    w.ahead.become(s)
    choose(w.ahead, seat, choice)
    finish_special(w.ahead)
    if asked != m.ACT:
        return play_on(w.ahead, w, seat)
    if w.ahead.awaiting >= m.SELL and w.ahead.awaiting <= m.JOIN:
        return best_of(w.ahead, w, seat)
    if w.ahead.awaiting == m.SHUFFLE and w.ahead.shuffling == m.ALL_STACKS:
        return run_amok_tried(w.ahead, w, seat)
    if w.ahead.players <= hw.THOUGHTFUL:
        play_round(w.ahead, w, seat)
        if w.ahead.awaiting == m.SECOND:
            return best_of(w.ahead, w, seat)
    return play_on(w.ahead, w, seat)


def finish_special(s: State) -> None:
    """Continue a Special Action until its next decision."""
    while s.awaiting == m.RUNNING and s.special_step:
        go_on(s)


def best_of(s: State, w: Heuristic, seat: int) -> int:
    """Return the value of the best choice of a decision in a tried position."""
    best = 0
    for half in range(2):
        bits = different(s, choices(s, seat, half))
        while bits:
            w.beyond.become(s)
            choose(w.beyond, seat, 64 * half + nth_of(bits, 0))
            bits &= bits - 1
            best = max(best, play_on(w.beyond, w, seat))
    return best


def run_amok_tried(s: State, w: Heuristic, seat: int) -> int:
    """Return the mean value over several shuffles of the stacks (D5.9)."""
    total = 0
    for key in range(hw.AMOK_TRIES):
        w.beyond.become(s)
        rewind(w.luck, key, s.round)
        shuffle_now(w.beyond, w.luck)
        total += play_on(w.beyond, w, seat)
    return total // hw.AMOK_TRIES


def play_on(s: State, w: Heuristic, seat: int) -> int:
    """Return the chance to win after all play by the playout policy to the end of the round."""
    play_round(s, w, -1)
    see_forges(s, w)
    return end_chance(s, w, seat) if s.awaiting == m.OVER or is_last_round(s) else win_chance(s, w, seat)


def play_round(s: State, w: Heuristic, thinker: int) -> None:
    """Play by the playout policy to the end of the round, or to the second worker of `thinker`."""
    while s.awaiting != m.OVER and not (s.awaiting == m.SECOND and s.actor == thinker):
        if s.awaiting == m.SHUFFLE:  # a Mountain, whose order does not matter in this round
            rewind(w.luck, 0, 0)
            shuffle_now(s, w.luck)
        elif s.awaiting != m.RUNNING:
            choose(s, s.actor, habit(s, w, s.actor))
        elif s.special_step:
            go_on(s)
        elif s.stage == m.MINING:
            return
        else:
            advance(s)
