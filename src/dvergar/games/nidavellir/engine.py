"""The verbs that play a position: the integer form of the game, the same in every build."""

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
    """A position that can be played. `step` is the only way forward, and `shuffle` where chance is asked."""

    @verb
    def to_move(self) -> int:
        """The seat that decides next; of several that owe a bid the first."""
        if self.awaiting == m.SHUFFLE:
            return CHANCE
        if self.awaiting == m.BID:
            return nth_of(self.owing, 0)
        return NO_ONE if self.awaiting == m.OVER else self.actor

    @verb
    def acting(self) -> u64:
        """The seats that owe a decision, as bits."""
        return acting(self)

    @verb
    def seated(self) -> int:
        """How many seats there are."""
        return self.players

    @verb
    def first_code(self) -> int:
        """The code of choice 0 of the asked decision."""
        return m.FIRST_CODE[self.awaiting]

    @verb
    def choices_of(self, seat: int, half: int) -> u64:
        """The legal choices of a seat that acts, as bits; none has more than 64."""
        return 0 if half else choices(self, seat)

    @verb
    def allows_code(self, seat: int, code: int) -> bool:
        """Whether the seat may play the code now."""
        return code < m.CODES and allowed(self, seat, code)

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
    def deal(self, r: Rng) -> None:
        """Answer the asked shuffle from a stream and run on."""
        shuffle_now(self, r)
        run(self)

    @verb
    def advised(self, adviser: Adviser, r: Rng) -> int:
        """By the rule of thumb."""
        return heuristic_choice(self, cast(Heuristic, adviser), self.to_move(), r)

    @verb
    def total(self, seat: int) -> int:
        """The seat's score if the game ended now (N10.5)."""
        return score(self, seat)

    @verb
    def rank(self, seat: int) -> u64:
        """Most points win (N10.4); no score is below zero."""
        return score(self, seat)

    @verb
    def weigh(self, adviser: Adviser) -> None:
        """By the rule of thumb."""
        weigh_choices(self, cast(Heuristic, adviser), self.to_move())

    @verb
    def observe(self, adviser: Adviser, seat: int) -> None:
        """What an army and a purse are worth and promise."""
        observe_seat(self, cast(Heuristic, adviser), seat)

    @verb
    def estimate(self, adviser: Adviser) -> int:
        """By the turns that are still to come."""
        return estimate_seat(self, cast(Heuristic, adviser))

    @verb
    def clock(self) -> int:
        """The turns of both ages, counted from 1."""
        return self.turn if self.age == 1 else m.TURNS[self.players] + self.turn

    @verb
    def sealed(self) -> bool:
        """While bids are made (N4.1)."""
        return self.awaiting == m.BID

    @verb
    def unseal(self) -> None:
        """All bids are made anew."""
        if self.awaiting == m.BID:
            take_bids_back(self)

    @verb
    def follow(self, other: Board) -> None:
        """Become equal to another position."""
        self.become(cast(Engine, other))

    @verb
    def hide(self, seat: int) -> None:
        """Forget what the seat may not know; -1 is a spectator (N13.1)."""
        blank_for(self, seat)

    @verb
    def guess(self, r: Rng) -> None:
        """Fill the blanks; each distinct way is equally likely."""
        fill_blanks(self, r)

    @verb
    def key(self) -> u64:
        """A key that equal positions share."""
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
        """Carry out a legal code and stop there, before anything follows from it."""
        choose(self, seat, code - m.FIRST_CODE[self.awaiting])

    def outcomes(self, seat: int, codes: Sequence[int]) -> list[tuple[int, ...]]:
        """What legal codes do before anything follows from them, each tried by itself, in numbers.

        The seat's complete lines, -1 where they stay as they are, whether a hero is due, columns to discard from, a transform by
        so much, the points that it gains, and its coins.
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
        """A seat's coins slot by slot: which they are, where they lie, whether all know one that lies face down."""
        opened = revealed(self)
        coins = tuple([self.coin[seat][slot] for slot in range(m.COINS)])
        places = tuple([self.place[seat][slot] for slot in range(m.COINS)])
        known = [1 if self.shown[seat][slot] and self.place[seat][slot] > opened else 0 for slot in range(m.COINS)]
        return coins, places, tuple(known)

    def standing_of(self, seat: int) -> list[int]:
        """The ranks of a seat that count during the game, column by column."""
        return [standing(self, seat, column) for column in range(m.CLASSES)]

    def majorities(self) -> list[int]:
        """Who has the most ranks of each class, -1 where nobody has them alone."""
        return [majority(self, column) for column in range(m.CLASSES)]

    def armies(self) -> list[tuple[int, ...]]:
        """Every seat's heroes and whether nobody has more Warrior ranks; then five numbers for each of its columns.

        The ranks that count during the game, whether nobody has more of them, ranks and sum of its cards, its points.
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
        """Let tied seats swap their gems, untold: every seat's gem then."""
        self.recording = 0
        swap_gems(self)
        return [self.gem[seat] for seat in range(self.players)]

    def thrud_at(self) -> int:
        """Where Thrud is."""
        return self.thrud

    def column_with(self, card: int) -> list[int]:
        """Let who is asked take a card from the tavern: the ranks and points of its column then."""
        seat, column = self.actor, m.CARD_CLASS[card]
        take(self, seat, card)
        return [standing(self, seat, column), score_part(self, seat, column)]

    def legal_now(self) -> Sequence[int]:
        """The codes of the seat that decides next; empty where a shuffle is asked and at the end."""
        if self.awaiting == m.BID and not has_equal_coins(self, self.to_move()):
            return m.ALL_BIDS
        return listed(self, self.to_move()) if acting(self) else []

    def step_now(self, code: int) -> Sequence[int]:
        """Play a legal code for the seat that decides next; the codes of the decision after it."""
        if not is_allowed(self, self.to_move(), code):
            raise ValueError(f"code {code} may not be played now")
        choose(self, self.to_move(), code - m.FIRST_CODE[self.awaiting])
        run(self)
        if self.awaiting == m.BID and not has_equal_coins(self, self.to_move()):
            return m.ALL_BIDS
        return listed(self, self.to_move()) if acting(self) else []

    def phase(self) -> list[int]:
        """By which row of the estimates the chances are estimated: players, and turns still to come."""
        return [self.players, turns_to_come(self)]

    def heroes_of(self, seat: int) -> int:
        """The heroes that a seat owns, as bits."""
        return self.heroes[seat]

    def score_parts(self, seat: int) -> list[int]:
        """The seven parts of the seat's score as if the game ended now (N10.5)."""
        return [score_part(self, seat, part) for part in range(m.PARTS)]
