"""The verbs that play a position: the integer form of the game, the same in every build."""

from collections.abc import Sequence
from typing import cast

from dvergar.core.board import Adviser, listed
from dvergar.core.constants import CHANCE, NO_ONE
from dvergar.core.fields import u64, verb
from dvergar.core.stream import Stream
from dvergar.dwarf.choices import allowed, choices, choose
from dvergar.dwarf.flow import run, set_up, shuffle_now
from dvergar.dwarf.resolution import claims
from dvergar.dwarf.score import has_renown, led, standing
from dvergar.dwarf.state import State, acting_seat, action_of
from dvergar.dwarf.tables import (
    APPRENTICE,
    CODES,
    FIRST_CODE,
    HELPING,
    HIM,
    OVER,
    PART_GOODS,
    PILES,
    REGULAR,
    SCORE_PARTS,
    SHUFFLE,
    SPECIALS,
)
from dvergar.dwarf.thumb import Thumb, thumb_choice
from dvergar.dwarf.view import blank_all, fill_blanks
from dvergar.dwarf.workers import worker_at_home


class Engine(State):
    """A position that can be played. `step` is the only way forward, and `shuffle` where chance is asked."""

    @verb
    def to_move(self) -> int:
        """The seat that decides next."""
        if self.awaiting == SHUFFLE:
            return CHANCE
        return NO_ONE if self.awaiting == OVER else self.actor

    @verb
    def acting(self) -> u64:
        """The seat that owes a decision, as bits."""
        return acting_seat(self)

    @verb
    def seated(self) -> int:
        """How many seats have a score."""
        return self.players

    @verb
    def first_code(self) -> int:
        """The code of choice 0 of the asked decision."""
        return FIRST_CODE[self.awaiting]

    @verb
    def choices_of(self, seat: int, half: int) -> u64:
        """The legal choices of a seat that acts, as bits."""
        return choices(self, seat, half)

    @verb
    def allows_code(self, seat: int, code: int) -> bool:
        """Whether the seat may play the code now."""
        return code < CODES and allowed(self, seat, code)

    @verb
    def carry_out(self, seat: int, choice: int) -> None:
        """Carry out a legal choice and run on."""
        choose(self, seat, choice)
        run(self)

    @verb
    def run_on(self) -> None:
        """Run on until a decision or a shuffle is asked, or the game is over."""
        run(self)

    @verb
    def deal(self, r: Stream) -> None:
        """Answer the asked shuffle from a stream and run on."""
        shuffle_now(self, r)
        run(self)

    @verb
    def advised(self, adviser: Adviser, r: Stream) -> int:
        """By the rule of thumb."""
        return thumb_choice(self, cast(Thumb, adviser), self.to_move(), r)

    @verb
    def total(self, seat: int) -> int:
        """The categories that the seat leads (D7.1)."""
        return led(self, seat)

    @verb
    def rank(self, seat: int) -> u64:
        """Led categories, then the tie-breakers (D7.2)."""
        return standing(self, seat)

    def start(self, players: int, solo: int, layered: int, may_decline: int, backs: int) -> None:
        """Lay everything out; the position then waits for its first shuffle."""
        set_up(self, players, solo)
        for copy in range(self.copies):
            self.layered[copy] = layered
        self.may_decline = may_decline
        self.backs = backs

    def step_now(self, code: int) -> Sequence[int]:
        """Play a legal code for the seat that decides next; the codes of the decision after it. As the base does, faster."""
        if code < 0 or code >= CODES or not allowed(self, self.actor, code):
            raise ValueError(f"code {code} may not be played now")
        choose(self, self.actor, code - FIRST_CODE[self.awaiting])
        run(self)
        return listed(self, self.actor) if acting_seat(self) else []

    def blank(self, seat: int) -> None:
        """Forget what the seat may not know: the same for all (D2.6)."""
        blank_all(self)

    def imagine(self, high: u64, low: u64) -> None:
        """Fill the blanks at random in a way that fits; each distinct way is equally likely."""
        fill_blanks(self, Stream(high, low))

    def score_parts(self, seat: int) -> list[int]:
        """Steel, gold, items, glory and iron of the seat."""
        return [self.goods[seat][PART_GOODS[part]] for part in range(SCORE_PARTS)]

    def won_by_glory(self) -> bool:
        """Whether the opponent has won by renown (D8.7)."""
        return has_renown(self, HIM)

    def actions_used(self) -> int:
        """The Special Actions that were taken, of either copy, as bits."""
        count = self.copies * SPECIALS
        found = (1 << count) - 1
        for pile in range(self.copies * PILES):
            for i in range(self.pile_size[pile]):
                found &= ~(1 << (pile // PILES * SPECIALS + action_of(self, self.pile[pile][i])))
        found = (found | found >> SPECIALS) & ((1 << SPECIALS) - 1)
        return found & ~(1 << APPRENTICE) if self.solo else found

    def next_worker(self, seat: int) -> int:
        """The number of the worker that the seat would place now, from 1; 0 if it has none left."""
        if self.stage == HELPING and claims(self):
            return REGULAR + self.turn // claims(self) + 1
        return worker_at_home(self, seat) + 1
