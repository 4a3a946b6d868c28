"""The engine of Nidavellir: the verbs that play a position, the same in every build."""

from collections.abc import Sequence
from typing import cast

from dvergar.core.bits import count_of, nth_of
from dvergar.core.board import Adviser, Board, is_allowed, listed
from dvergar.core.constants import CHANCE, NO_ONE
from dvergar.core.fields import u64, verb
from dvergar.core.rng import Rng
from dvergar.games.nidavellir.bot.heuristic import Heuristic, heuristic_choice, weigh_choices
from dvergar.games.nidavellir.bot.win_chance import estimate_seat, observe_seat, turns_to_come
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.armies import lines, standing
from dvergar.games.nidavellir.rules.choices import allowed, choices, choose
from dvergar.games.nidavellir.rules.coins import has_equal_coins
from dvergar.games.nidavellir.rules.evaluation import majority, most_ranks
from dvergar.games.nidavellir.rules.flow import run, set_up, shuffle_now
from dvergar.games.nidavellir.rules.gems import swap_gems
from dvergar.games.nidavellir.rules.heroes import due_hero
from dvergar.games.nidavellir.rules.hidden import blank_for, fill_blanks
from dvergar.games.nidavellir.rules.score import has_most_warriors, score, score_part
from dvergar.games.nidavellir.rules.state import State, acting
from dvergar.games.nidavellir.rules.taverns import revealed, take, take_bids_back


class Engine(State):
    """A position that can be played. It advances only through `step`, and through `shuffle` when a shuffle is due."""

    @verb
    def to_move(self) -> int:
        """Return the seat that decides next: the first of those that owe a bid."""
        if self.awaiting == m.SHUFFLE:
            return CHANCE
        if self.awaiting == m.BID:
            return nth_of(self.owing, 0)
        return NO_ONE if self.awaiting == m.OVER else self.actor

    @verb
    def acting(self) -> u64:
        """Return the seats that owe a decision, as bits."""
        return acting(self)

    @verb
    def seated(self) -> int:
        """Return the number of seats."""
        return self.players

    @verb
    def first_code(self) -> int:
        """Return the code of choice 0 of the current decision."""
        return m.FIRST_CODE[self.awaiting]

    @verb
    def choices_of(self, seat: int, half: int) -> u64:
        """Return the legal choices of an acting seat, as bits; no decision has more than 64."""
        return 0 if half else choices(self, seat)

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
        """Return the seat's score if the game ended now (N10.5)."""
        return score(self, seat)

    @verb
    def rank(self, seat: int) -> u64:
        """Return the seat's score, since most points win (N10.4); no score is negative."""
        return score(self, seat)

    @verb
    def weigh(self, adviser: Adviser) -> None:
        """Weigh the choices with the heuristic."""
        weigh_choices(self, cast(Heuristic, adviser), self.to_move())

    @verb
    def observe(self, adviser: Adviser, seat: int) -> None:
        """Observe the traits of a seat's army and coins."""
        observe_seat(self, cast(Heuristic, adviser), seat)

    @verb
    def estimate(self, adviser: Adviser) -> int:
        """Weigh the traits by the number of turns left."""
        return estimate_seat(self, cast(Heuristic, adviser))

    @verb
    def clock(self) -> int:
        """Return the number of the turn, counted from 1 through both ages."""
        return self.turn if self.age == 1 else m.TURNS[self.players] + self.turn

    @verb
    def sealed(self) -> bool:
        """Whether bids are being made (N4.1)."""
        return self.awaiting == m.BID

    @verb
    def unseal(self) -> None:
        """Let all seats bid again."""
        if self.awaiting == m.BID:
            take_bids_back(self)

    @verb
    def follow(self, other: Board) -> None:
        """Become equal to another position."""
        self.become(cast(Engine, other))

    @verb
    def hide(self, seat: int) -> None:
        """Blank out what the seat may not know; -1 is a spectator (N13.1)."""
        blank_for(self, seat)

    @verb
    def guess(self, r: Rng) -> None:
        """Fill the blanks; every distinct way is equally likely."""
        fill_blanks(self, r)

    @verb
    def key(self) -> u64:
        """Return a key that is the same for equal positions."""
        return self.fingerprint()

    def start(
        self, players: int, gems_low: int, first_game: int, take_back: int, smith_is_dwarf: int, discard_unseen: int
    ) -> None:
        """Lay everything out; the position then waits for its first shuffle."""
        set_up(self, players, gems_low, first_game)
        self.take_back = take_back
        self.smith_is_dwarf = smith_is_dwarf
        self.discard_unseen = discard_unseen

    def try_out(self, seat: int, code: int) -> None:
        """Carry out a legal code and stop before anything follows from it."""
        choose(self, seat, code - m.FIRST_CODE[self.awaiting])

    def outcomes(self, seat: int, codes: Sequence[int]) -> list[tuple[int, ...]]:
        """Return the immediate effects of legal codes, each tried on its own, as numbers.

        Each row holds the seat's complete lines (-1 if unchanged), whether a hero is due, columns to discard from, the plus of a
        transform that is due, the points gained, and the seat's coins.
        """
        tried: Engine = self.clone()
        found = []
        for code in codes:
            tried.become(self)
            choose(tried, seat, code - m.FIRST_CODE[self.awaiting])
            due = tried.check_due and not tried.discards_due and due_hero(tried, seat)
            complete = lines(tried, seat) if lines(tried, seat) != lines(self, seat) else -1
            row = [complete, 1 if due else 0, tried.discards_due, tried.plus]
            coins = [tried.coin[seat][slot] for slot in range(m.COINS)]
            found.append((*row, score(tried, seat) - score(self, seat), *coins))
        return found

    def coins_of(self, seat: int) -> tuple[tuple[int, ...], ...]:
        """Return a seat's coins slot by slot: numbers, places, and whether all know the place of one that lies face down."""
        opened = revealed(self)
        coins = tuple([self.coin[seat][slot] for slot in range(m.COINS)])
        places = tuple([self.place[seat][slot] for slot in range(m.COINS)])
        known = [1 if self.shown[seat][slot] and self.place[seat][slot] > opened else 0 for slot in range(m.COINS)]
        return coins, places, tuple(known)

    def standing_of(self, seat: int) -> list[int]:
        """Return the ranks of a seat that count during the game, column by column."""
        return [standing(self, seat, column) for column in range(m.CLASSES)]

    def majorities(self) -> list[int]:
        """Return the seat with the most ranks of each class, or -1 if there is a tie."""
        return [majority(self, column) for column in range(m.CLASSES)]

    def armies(self) -> list[tuple[int, ...]]:
        """Return for every seat its heroes, whether nobody has more Warrior ranks, and five numbers for each column.

        These are the ranks that count now, whether nobody has more, ranks and points of the cards alone, and the score.
        """
        found = []
        for seat in range(self.players):
            row = [count_of(self.heroes[seat]), has_most_warriors(self, seat)]
            for column in range(m.CLASSES):
                ranks = standing(self, seat, column)
                cards = [self.ranks[seat][column], self.points[seat][column]]
                row += [ranks, ranks == most_ranks(self, column), *cards, score_part(self, seat, column)]
            found.append(tuple(row))
        return found

    def swap(self) -> list[int]:
        """Let tied seats swap their gems, without recording events; return every seat's gem afterwards."""
        self.recording = 0
        swap_gems(self)
        return [self.gem[seat] for seat in range(self.players)]

    def thrud_at(self) -> int:
        """Return where Thrud is."""
        return self.thrud

    def column_with(self, card: int) -> list[int]:
        """Let the acting seat take a card from the tavern; return the ranks and points of its column afterwards."""
        seat, column = self.actor, m.CARD_CLASS[card]
        take(self, seat, card)
        return [standing(self, seat, column), score_part(self, seat, column)]

    def legal_now(self) -> Sequence[int]:
        """Return the legal codes of the seat that decides next; empty if a shuffle is due and at the end."""
        if self.awaiting == m.BID and not has_equal_coins(self, self.to_move()):
            return m.ALL_BIDS
        return listed(self, self.to_move()) if acting(self) else []

    def step_now(self, code: int) -> Sequence[int]:
        """Play a legal code for the seat that decides next, and return the next `legal_now`."""
        if not is_allowed(self, self.to_move(), code):
            raise ValueError(f"code {code} may not be played now")
        choose(self, self.to_move(), code - m.FIRST_CODE[self.awaiting])
        run(self)
        if self.awaiting == m.BID and not has_equal_coins(self, self.to_move()):
            return m.ALL_BIDS
        return listed(self, self.to_move()) if acting(self) else []

    def phase(self) -> list[int]:
        """Return the row of the win chance weights that applies now: players, and turns left."""
        return [self.players, turns_to_come(self)]

    def heroes_of(self, seat: int) -> int:
        """Return the heroes that a seat owns, as bits."""
        return self.heroes[seat]

    def score_parts(self, seat: int) -> list[int]:
        """Return the seven parts of the seat's score as if the game ended now (N10.5)."""
        return [score_part(self, seat, part) for part in range(m.PARTS)]
