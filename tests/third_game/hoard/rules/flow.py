"""How a game runs from one decision to the next: setup, the shuffle, six rounds, the end (chapters 1, 2 and 4)."""

from dvergar.core.board import note
from dvergar.core.rng import Rng, below
from hoard.rules.bidding import ask_rest, clear_round, compare, offer_treasures
from hoard.rules.events import LAMP_GIVEN, SHUFFLED, WON
from hoard.rules.material import (
    ALL_COINS,
    CLEARING,
    COMPARING,
    OFFERING,
    OVER,
    ROUNDS,
    RUNNING,
    SETUP,
    SHARING,
    SHUFFLE,
    TREASURES,
)
from hoard.rules.rule_ids import H1_2, H1_3, H4_1
from hoard.rules.score import score, standing
from hoard.rules.state import State


def set_up(s: State, players: int, lamp_stays: int) -> None:
    """Give everybody coins 1 to 8; the treasures wait to be shuffled (H1.1, H1.2)."""
    s.players = players
    s.lamp_stays = lamp_stays
    for seat in range(players):
        s.coins[seat] = ALL_COINS
    s.awaiting = SHUFFLE


def shuffle_deck(s: State, r: Rng) -> None:
    """Shuffle the treasures, and draw who has the lamp first (H1.2, H1.3)."""
    for i in range(TREASURES):
        s.deck[i] = i + 1
    for i in range(TREASURES - 1, 0, -1):
        other = below(r, i + 1)
        card = s.deck[i]
        s.deck[i] = s.deck[other]
        s.deck[other] = card
    s.lamp = below(r, s.players)
    note(s, SHUFFLED, H1_2, -1, TREASURES, 0, 0, 0, 0)
    note(s, LAMP_GIVEN, H1_3, s.lamp, 0, 0, 0, 0, 0)
    s.stage = OFFERING
    s.awaiting = RUNNING


def run(s: State) -> None:
    """Go on until a decision or a shuffle is asked, or the game is over."""
    while s.awaiting == RUNNING:
        advance(s)


def advance(s: State) -> None:
    """The next stage of the round."""
    if s.stage == SETUP:
        s.awaiting = SHUFFLE
    elif s.stage == OFFERING and s.round == ROUNDS:
        finish(s)
    elif s.stage == OFFERING:
        s.stage = COMPARING
        offer_treasures(s)
    elif s.stage == COMPARING:
        s.stage = SHARING
        compare(s)
    elif s.stage == SHARING:
        s.stage = CLEARING
        ask_rest(s)
    else:
        s.stage = OFFERING
        clear_round(s)


def finish(s: State) -> None:
    """After six rounds the game ends; the first place may be shared (H4.1, H4.4)."""
    best = 0
    for seat in range(1, s.players):
        if standing(s, seat) > standing(s, best):
            best = seat
    for seat in range(s.players):
        if standing(s, seat) == standing(s, best):
            note(s, WON, H4_1, seat, score(s, seat), 0, 0, 0, 0)
    s.awaiting = OVER
