"""The flow of a game from one decision to the next: setup, the shuffle, six rounds, the end (chapters 1, 2 and 4)."""

from dvergar.core.board import note
from dvergar.core.rng import Rng, below
from hoard.rules import material as m
from hoard.rules.bidding import ask_rest, clear_round, compare, offer_treasures
from hoard.rules.events import LAMP_GIVEN, SHUFFLED, WON
from hoard.rules.rule_ids import H1_2, H1_3, H4_1
from hoard.rules.score import score, standing
from hoard.rules.state import State


def set_up(s: State, players: int, lamp_stays: int) -> None:
    """Give everybody coins 1 to 8; the treasures wait to be shuffled (H1.1, H1.2)."""
    s.players = players
    s.lamp_stays = lamp_stays
    for seat in range(players):
        s.coins[seat] = m.ALL_COINS
    s.awaiting = m.SHUFFLE


def shuffle_deck(s: State, r: Rng) -> None:
    """Shuffle the treasures, and draw who has the lamp first (H1.2, H1.3)."""
    for i in range(m.TREASURES):
        s.deck[i] = i + 1
    for i in range(m.TREASURES - 1, 0, -1):
        other = below(r, i + 1)
        card = s.deck[i]
        s.deck[i] = s.deck[other]
        s.deck[other] = card
    s.lamp = below(r, s.players)
    note(s, SHUFFLED, H1_2, -1, m.TREASURES)
    note(s, LAMP_GIVEN, H1_3, s.lamp)
    s.stage = m.OFFERING
    s.awaiting = m.RUNNING


def run(s: State) -> None:
    """Run on until a decision or a shuffle is needed, or the game is over."""
    while s.awaiting == m.RUNNING:
        advance(s)


def advance(s: State) -> None:
    """Go to the next stage of the round."""
    if s.stage == m.SETUP:
        s.awaiting = m.SHUFFLE
    elif s.stage == m.OFFERING and s.round == m.ROUNDS:
        finish(s)
    elif s.stage == m.OFFERING:
        s.stage = m.COMPARING
        offer_treasures(s)
    elif s.stage == m.COMPARING:
        s.stage = m.SHARING
        compare(s)
    elif s.stage == m.SHARING:
        s.stage = m.CLEARING
        ask_rest(s)
    else:
        s.stage = m.OFFERING
        clear_round(s)


def finish(s: State) -> None:
    """End the game after six rounds; the first place may be shared (H4.1, H4.4)."""
    best = 0
    for seat in range(1, s.players):
        if standing(s, seat) > standing(s, best):
            best = seat
    for seat in range(s.players):
        if standing(s, seat) == standing(s, best):
            note(s, WON, H4_1, seat, score(s, seat))
    s.awaiting = m.OVER
