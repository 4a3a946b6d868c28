"""A position of Dwarf: numbers only, with room for five seats and two mines. Everything else is worked out from these fields."""

from dvergar.core.bits import bit, has
from dvergar.core.board import Board
from dvergar.core.fields import Annotated, Grid, Row, byte, half, scratch, u64, word
from dvergar.games.dwarf.rules import material as m


class State(Board):
    """The stored position. `Engine` (engine.py) adds the verbs that play it."""

    occupied: Annotated[int, word()]  # locations with a worker, as bits

    goods: Annotated[Grid, half(m.SEATS, m.GOODS)]  # iron, steel, gold, items, glory
    sunk: Annotated[Row, half(2)]  # special backs in each Mountain, as bits (D5.11)

    players: Annotated[int, byte()]  # seats with a score, including the opponent
    copies: Annotated[int, byte()]  # mines, Mountains, sets of piles (D9.1)
    solo: Annotated[int, byte()]  # the automated opponent (chapter 8)
    layered: Annotated[Row, byte(2)]  # whether all A cards of a Mountain lie above its B cards (D2.3)
    switches: Annotated[int, byte()]  # options that switch a rule on, as bits (D5.1, D6.7, D8.4)
    backs: Annotated[int, byte()]  # option special_backs (D1.5)

    stage: Annotated[int, byte()]
    awaiting: Annotated[int, byte()]  # the current decision
    actor: Annotated[int, byte()]  # the seat that decides
    round: Annotated[int, byte()]
    starter: Annotated[int, byte()]  # this round's start player
    marker: Annotated[int, byte()]  # the holder of the marker (D6.8)
    turn: Annotated[int, byte()]  # seats, workers or locations finished in this stage
    drawn: Annotated[int, byte()]  # solo: the last card put down in Mining, until the opponent has answered it (D8.2)
    landed: Annotated[int, byte()]  # solo: the special card just put down, until the opponent has answered it (D8.2)

    special: Annotated[int, byte()]  # the special card taken but not yet put down (D4.2)
    special_copy: Annotated[int, byte()]
    special_step: Annotated[int, byte()]
    shuffling: Annotated[int, byte()]  # what the pending shuffle is about, as bits
    specials_taken: Annotated[int, byte()]  # solo: the player's Special Actions in this game (D8.7)
    muster: Annotated[int, byte()]  # no monster attacks this round (D5.1)
    orcs: Annotated[int, byte()]  # nobody resolves Mine cards this round (D6.4)
    helped: Annotated[int, byte()]  # solo: the opponent has placed his helpers this round (D8.3)

    worker: Annotated[Grid, byte(m.SEATS, m.WORKERS)]  # location, HOME or ON_PILE
    placed: Annotated[Grid, byte(m.SEATS, m.WORKERS)]  # order of placement this round, from 1
    spent: Annotated[Grid, byte(m.SEATS, m.WORKERS)]  # has resolved (D4.3), or will resolve nothing more
    placings: Annotated[int, byte()]  # workers placed this round
    claim: Annotated[Row, byte(m.SEATS)]  # `placed` of the worker that resolved Get Help early (D4.6); 0 if none
    forged: Annotated[Row, byte(m.SEATS)]  # took a Forge this round (D6.8)

    stack: Annotated[Grid, byte(m.ALL_LOCATIONS, m.STACK)]  # bottom to top
    height: Annotated[Row, byte(m.ALL_LOCATIONS)]
    mountain: Annotated[Grid, byte(2, m.MOUNTAIN)]  # the next card is the last
    mountain_size: Annotated[Row, byte(2)]
    pile: Annotated[Grid, byte(m.ALL_PILES, m.PILE)]  # special cards, bottom to top
    pile_size: Annotated[Row, byte(m.ALL_PILES)]

    seen: Annotated[Grid, scratch(m.OUTLOOK, m.SIGHT)]  # the consequences of a choice, in rows
    seen_size: Annotated[Row, scratch(m.OUTLOOK)]
    losses: Annotated[Row, scratch(m.SEATS)]  # from the current attack; -1 for an empty seat
    pool: Annotated[Row, scratch(m.CARD_COUNT)]  # for `guess`: hidden cards


def ask(s: State, decision: int, seat: int) -> None:
    """Wait for the seat's decision."""
    s.awaiting = decision
    s.actor = seat


def acting_seat(s: State) -> u64:
    """Return the seat that owes a decision, as bits."""
    return bit(s.actor) if s.awaiting >= m.ACT and s.awaiting < m.SHUFFLE else 0


def top(s: State, location: int) -> int:
    """Return the card that counts on a location (D1.1)."""
    return s.stack[location][s.height[location] - 1]


def is_free(s: State, location: int) -> bool:
    """Whether no worker stands on a location (D1.1)."""
    return not has(s.occupied, location)


def locations(s: State) -> int:
    """Return the number of locations (D9.1)."""
    return s.copies * m.LOCATIONS


def is_switched(s: State, option: int) -> bool:
    """Whether an option switches its rule on."""
    return has(s.switches, option)


def action_of(s: State, card: int) -> int:
    """Return the Special Action on the front of a special card (D1.5)."""
    return m.FRONTS[s.backs][card - m.FIRST_SPECIAL]


def put_card(s: State, location: int, card: int) -> None:
    """Lay a card on a location; the card below no longer counts."""
    s.stack[location][s.height[location]] = card
    s.height[location] += 1


def is_opponent(s: State, seat: int) -> bool:
    """Whether the seat is the automated opponent of a solo game."""
    return s.solo > 0 and seat == 1
