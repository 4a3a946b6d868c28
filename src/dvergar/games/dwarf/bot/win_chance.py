"""Each seat's chance to win at the beginning of a round, judged from what all own."""

from dvergar.core.constants import FADED, MOST_FADED, STEPS_OF_E
from dvergar.games.dwarf.bot import heuristic_weights as hw
from dvergar.games.dwarf.bot.lead_chance import Evaluator, see_forges, win_chance
from dvergar.games.dwarf.bot.win_chance_weights import ESTIMATES, LEADS_TRAIT, PHASES, SOLO_TABLE, TRAITS
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.score import led
from dvergar.games.dwarf.rules.state import State, is_opponent


def observe_seat(s: State, w: Evaluator, seat: int) -> None:
    """Write the traits of a seat; goods are in hundredths."""
    see_forges(s, w)
    w.trait[0] = -(behind_certain(chance_left(s, w, seat)) * 100 // STEPS_OF_E)
    w.trait[1] = 100 * led(s, seat)
    w.trait[2] = 100 if s.starter == seat else 0
    w.trait[3] = 100 if is_opponent(s, seat) else 0
    w.trait[4] = 100 * w.ready[seat]
    w.trait[LEADS_TRAIT] = lead_of(s, seat, m.STEEL)
    w.trait[LEADS_TRAIT + 1] = lead_of(s, seat, m.GOLD)
    w.trait[LEADS_TRAIT + 2] = lead_of(s, seat, m.ITEMS)
    w.trait[LEADS_TRAIT + 3] = lead_of(s, seat, m.GLORY)
    w.trait[LEADS_TRAIT + 4] = lead_of(s, seat, m.IRON)


def chance_left(s: State, w: Evaluator, seat: int) -> int:
    """Return the heuristic's chance to win; an automated opponent gets what is left to him, renown included (D8.7)."""
    return hw.CERTAIN - win_chance(s, w, 0) if is_opponent(s, seat) else win_chance(s, w, seat)


def behind_certain(chance: int) -> int:
    """Return the step of `FADED` at which this chance lies."""
    low = 0
    high = MOST_FADED
    while low < high:
        middle = (low + high) // 2
        if FADED[middle] // (FADED[0] // hw.CERTAIN) > chance:
            low = middle + 1
        else:
            high = middle
    return low


def lead_of(s: State, seat: int, good: int) -> int:
    """Return a seat's lead in a good over the best of the others, in hundredths, at most six either way."""
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, s.goods[other][good])
    return 100 * min(6, max(-6, s.goods[seat][good] - best))


def estimate_seat(s: State, w: Evaluator) -> int:
    """Return the weighted sum of the traits of the seat observed last."""
    table = estimate_table(s)
    phase = estimate_phase(s)
    total = 0
    for i in range(TRAITS):
        total += ESTIMATES[table][phase][i] * w.trait[i]
    return total


def estimate_table(s: State) -> int:
    """Return the table of weights: by the number of players, or the automated opponent."""
    return s.players if s.solo == 0 else SOLO_TABLE + s.solo


def estimate_phase(s: State) -> int:
    """Return the phase: half the number of rounds that the Mountains last."""
    rounds = m.MOUNTAIN
    for copy in range(s.copies):
        rounds = min(rounds, s.mountain_size[copy] // 2)
    return min(PHASES - 1, rounds // 2)
