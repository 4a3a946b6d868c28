"""The engine of Dwarf: the verbs that play a position, the same in every build."""

from collections.abc import Sequence
from typing import cast

from dvergar.core.bits import has
from dvergar.core.board import Adviser, Board, listed
from dvergar.core.constants import CHANCE, NO_ONE
from dvergar.core.fields import u64, verb
from dvergar.core.rng import Rng
from dvergar.games.dwarf.bot.heuristic import Heuristic, habitual_choice, heuristic_choice, take_stock, weigh_choices
from dvergar.games.dwarf.bot.win_chance import estimate_phase, estimate_seat, estimate_table, observe_seat
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.choices import allowed, choices, choose
from dvergar.games.dwarf.rules.consequences import foretell, look_ahead, rounds_in_mountain, see_strikes, unguarded
from dvergar.games.dwarf.rules.flow import run, set_up, shuffle_now
from dvergar.games.dwarf.rules.hidden import blank_all, fill_blanks
from dvergar.games.dwarf.rules.resolution import attack, claimant, claims
from dvergar.games.dwarf.rules.score import has_renown, leader, led, standing
from dvergar.games.dwarf.rules.state import State, acting_seat, action_of, locations
from dvergar.games.dwarf.rules.workers import worker_at_home


class Engine(State):
    """A position that can be played. It advances only through `step`, and through `shuffle` when a shuffle is due."""

    @verb
    def to_move(self) -> int:
        """Return the seat that decides next."""
        if self.awaiting == m.SHUFFLE:
            return CHANCE
        return NO_ONE if self.awaiting == m.OVER else self.actor

    @verb
    def acting(self) -> u64:
        """Return the seat that owes a decision, as bits."""
        return acting_seat(self)

    @verb
    def seated(self) -> int:
        """Return how many seats have a score."""
        return self.players

    @verb
    def first_code(self) -> int:
        """Return the code of choice 0 of the current decision."""
        return m.FIRST_CODE[self.awaiting]

    @verb
    def choices_of(self, seat: int, half: int) -> u64:
        """Return the legal choices of an acting seat, as bits."""
        return choices(self, seat, half)

    @verb
    def allows_code(self, seat: int, code: int) -> bool:
        """Whether the seat may play the code now."""
        return code < m.CODES and allowed(self, seat, code)

    @verb
    def carry_out(self, seat: int, choice: int) -> None:
        """Carry out a legal choice and continue to the next decision."""
        choose(self, seat, choice)
        run(self)

    @verb
    def run_on(self) -> None:
        """Continue until a decision or a shuffle is due, or the game is over."""
        run(self)

    @verb
    def deal(self, r: Rng) -> None:
        """Answer the pending shuffle from a random stream and continue."""
        shuffle_now(self, r)
        run(self)

    @verb
    def advised(self, adviser: Adviser, r: Rng) -> int:
        """Return the heuristic's choice."""
        return heuristic_choice(self, cast(Heuristic, adviser), self.to_move(), r)

    @verb
    def total(self, seat: int) -> int:
        """Return how many categories the seat leads (D7.1)."""
        return led(self, seat)

    @verb
    def rank(self, seat: int) -> u64:
        """Return the led categories, then the tie-breakers, as one number (D7.2)."""
        return standing(self, seat)

    @verb
    def weigh(self, adviser: Adviser) -> None:
        """Weigh the choices with the heuristic."""
        weigh_choices(self, cast(Heuristic, adviser), self.actor)

    @verb
    def prepare(self, adviser: Adviser) -> None:
        """Value cards for every seat."""
        take_stock(self, cast(Heuristic, adviser))

    @verb
    def habitual(self, adviser: Adviser, r: Rng) -> int:
        """Return the playout policy's choice; within a Special Action the heuristic's."""
        return habitual_choice(self, cast(Heuristic, adviser), self.actor, r)

    @verb
    def observe(self, adviser: Adviser, seat: int) -> None:
        """Observe the traits of a seat's goods and prospects."""
        observe_seat(self, cast(Heuristic, adviser), seat)

    @verb
    def estimate(self, adviser: Adviser) -> int:
        """Weigh the traits by the number of rounds left."""
        return estimate_seat(self, cast(Heuristic, adviser))

    @verb
    def clock(self) -> int:
        """Return the number of the round."""
        return self.round

    @verb
    def follow(self, other: Board) -> None:
        """Become equal to another position."""
        self.become(cast(Engine, other))

    @verb
    def hide(self, seat: int) -> None:
        """Blank out what nobody may know, which is the same for all seats (D2.6)."""
        blank_all(self)

    @verb
    def guess(self, r: Rng) -> None:
        """Fill the blanks; every distinct way is equally likely."""
        fill_blanks(self, r)

    @verb
    def key(self) -> u64:
        """Return a key that is the same for equal positions."""
        return self.fingerprint()

    def start(self, players: int, solo: int, layered: int, switches: int, backs: int) -> None:
        """Lay everything out; the position then waits for its first shuffle."""
        set_up(self, players, solo)
        for copy in range(self.copies):
            self.layered[copy] = layered
        self.switches = switches
        self.backs = backs

    def step_now(self, code: int) -> Sequence[int]:
        """Play a legal code for the seat that decides next and return the next `legal_now`: like the base class, but faster."""
        if code < 0 or code >= m.CODES or not allowed(self, self.actor, code):
            raise ValueError(f"code {code} may not be played now")
        choose(self, self.actor, code - m.FIRST_CODE[self.awaiting])
        run(self)
        return listed(self, self.actor) if acting_seat(self) else []

    def score_parts(self, seat: int) -> list[int]:
        """Return the seat's steel, gold, items, glory and iron."""
        return [self.goods[seat][m.PART_GOODS[part]] for part in range(m.SCORE_PARTS)]

    def won_by_glory(self) -> bool:
        """Whether the opponent has won by renown (D8.7)."""
        return has_renown(self, m.HIM)

    def actions_used(self) -> int:
        """Return the Special Actions taken, from either copy, as bits."""
        count = self.copies * m.SPECIALS
        found = (1 << count) - 1
        for pile in range(self.copies * m.PILES):
            for i in range(self.pile_size[pile]):
                found &= ~(1 << (pile // m.PILES * m.SPECIALS + action_of(self, self.pile[pile][i])))
        found = (found | found >> m.SPECIALS) & ((1 << m.SPECIALS) - 1)
        return found & ~(1 << m.APPRENTICE) if self.solo else found

    def next_worker(self, seat: int) -> int:
        """Return the number of the worker that the seat would place now, from 1; 0 if none is left."""
        if self.stage == m.HELPING and claims(self):
            return m.REGULAR + self.turn // claims(self) + 1
        return worker_at_home(self, seat) + 1

    def phase(self) -> list[int]:
        """Return the row of the win chance weights that applies now: the table, and the rounds left."""
        return [estimate_table(self), estimate_phase(self)]

    def is_solo(self) -> bool:
        """Whether there is an automated opponent."""
        return self.solo != 0

    def look_ahead_of(self, seat: int, code: int) -> int:
        """Carry out a legal code and what it triggers, in solo with the opponent's answer; return what is awaited then."""
        choose(self, seat, code - m.FIRST_CODE[self.awaiting])
        look_ahead(self, Rng(0, 0))
        return self.awaiting

    def foresee(self, seat: int, code: int) -> list[int]:
        """Carry out a legal code like `look_ahead_of`, and return the attacks that follow, as a row of `outlooks`."""
        self.look_ahead_of(seat, code)
        see_strikes(self, seat)
        return [self.seen[m.STRUCK][i] for i in range(self.seen_size[m.STRUCK])]

    def outlooks(self, seat: int, codes: Sequence[int]) -> list[tuple[tuple[int, ...], ...]]:
        """Return what each choice of a worker or Special Action leads to if nobody else moves: the rows of `foretell`."""
        ahead: Engine = self.clone()
        luck: Rng = Rng(0, 0)
        found = []
        for code in codes:
            foretell(self, ahead, luck, seat, code - m.FIRST_CODE[self.awaiting])
            found.append(tuple([tuple([ahead.seen[row][i] for i in range(ahead.seen_size[row])]) for row in range(m.OUTLOOK)]))
        return found

    def strikes(self) -> list[int]:
        """Let all unguarded monsters attack, without events; return each location, then the changes of every seat's goods."""
        coming = unguarded(self)
        found = []
        self.recording = 0
        for location in range(locations(self)):
            if has(coming, location):
                before = [self.goods[seat][good] for seat in range(self.players) for good in range(m.GOODS)]
                attack(self, location)
                after = [self.goods[seat][good] for seat in range(self.players) for good in range(m.GOODS)]
                found += [location, *[after[i] - before[i] for i in range(len(after))]]
        return found

    def leads(self) -> list[int]:
        """Return the leader of each of the three categories, or -1 for a tie."""
        return [leader(self, m.PART_GOODS[category]) for category in range(m.CATEGORIES)]

    def claimants(self) -> list[int]:
        """Return the seats that claim helpers, in order."""
        return [claimant(self, number) for number in range(claims(self))]

    def rounds_of(self, copy: int) -> int:
        """Return roughly how many rounds a Mountain lasts. Uses `pool` as scratch space."""
        return rounds_in_mountain(self, copy)
