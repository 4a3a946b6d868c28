"""Chapters 2, 3 and 5: setup, turns and ages. A game continues from one decision to the next, without nested calls."""

from dvergar.core.board import note
from dvergar.core.rng import Rng, below
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.coins import begin_trade, brings_trade, highest_coin
from dvergar.games.nidavellir.rules.evaluation import judge
from dvergar.games.nidavellir.rules.events import AGE_BEGAN, AGE_ENDED, BONUS, COUNTED, DEALT, SCORED, SHUFFLED, WON
from dvergar.games.nidavellir.rules.gems import swap_gems
from dvergar.games.nidavellir.rules.heroes import begin_ylud, check_heroes, thrud_leaves
from dvergar.games.nidavellir.rules.rule_ids import N2_1, N2_2, N3_1, N3_4, N9_8, N10_1, N10_3, N10_4
from dvergar.games.nidavellir.rules.score import has_most_warriors, part_rule, score, score_part
from dvergar.games.nidavellir.rules.state import State, ask
from dvergar.games.nidavellir.rules.taverns import begin_bids, clear_tavern, fill_taverns, fix_order, reveal, take_coins_back


def run(s: State) -> None:
    """Continue until a decision or a shuffle is due, or the game is over."""
    while s.awaiting == m.RUNNING:
        if not settle(s):
            advance(s)


def settle(s: State) -> bool:
    """Finish the current placement: its own effect, Thrud, the hero check, in this order (N5.4)."""
    if s.discards_due:
        ask(s, m.DISCARD, s.actor)
    elif s.plus:
        ask(s, m.TRANSFORM, s.actor)
    elif s.thrud == m.IN_HAND:
        ask(s, m.PLACE_THRUD, s.actor)
    elif s.check_due:
        check_heroes(s, s.actor)
    else:
        return False
    return True


def advance(s: State) -> None:
    """Take the next stage."""
    if s.stage == m.FILLING:
        fill_taverns(s)
        s.stage = m.BIDDING
    elif s.stage == m.BIDDING:
        s.stage = m.REVEAL
        begin_bids(s)
    elif s.stage == m.REVEAL:
        s.stage = m.ORDERING
        reveal(s)
    elif s.stage == m.ORDERING:
        s.stage = m.TAKING
        fix_order(s)
    elif s.stage == m.TAKING:
        next_player(s)
    elif s.stage == m.TRADING:
        s.stage = m.PASSING
        if brings_trade(s.laid[s.actor]):
            begin_trade(s, s.actor, s.laid[s.actor])
    elif s.stage == m.PASSING:
        s.at += 1
        s.stage = m.TAKING
    elif s.stage == m.CLOSING:
        close_tavern(s)
    else:
        end_age(s)


def next_player(s: State) -> None:
    """Ask the next seat in order to take a card, until all have (N5.1)."""
    if s.at == s.players:
        s.stage = m.CLOSING
    else:
        s.stage = m.TRADING
        ask(s, m.TAKE, s.order[s.at])


def close_tavern(s: State) -> None:
    """Swap gems and discard the leftover card; after the third tavern end the turn (N3.2, N3.4)."""
    swap_gems(s)
    clear_tavern(s)
    s.actor = 0
    s.tavern += 1
    s.stage = m.REVEAL
    if s.tavern < m.TAVERNS:
        return
    take_coins_back(s)
    if s.turn < m.TURNS[s.players]:
        s.turn += 1
        s.stage = m.FILLING
    else:
        s.stage = m.AGE_END


def end_age(s: State) -> None:
    """Ask Ylud's owner; then award the distinctions after Age 1, or move Thrud and score after Age 2 (N3.4)."""
    if s.stage == m.AGE_END:
        note(s, AGE_ENDED, N3_4, -1, s.age)
        s.stage = m.YLUD_COMES
        if s.age == 1:
            lay_out_deck(s, 2)  # nobody has seen it yet, so shuffling now gives the same odds as at the setup
            s.awaiting = m.SHUFFLE
    elif s.stage == m.YLUD_COMES:
        s.stage = m.JUDGING if s.age == 1 else m.LAST_MOVES
        begin_ylud(s)
    elif s.stage == m.JUDGING:
        judge_next(s)
    else:
        finish(s)


def judge_next(s: State) -> None:
    """Award the next distinction; after the last, shuffle and begin Age 2 (N9.1, N9.8)."""
    if s.judged < m.CLASSES:
        s.judged += 1
        judge(s, s.judged - 1)
        return
    s.age = 2
    s.turn = 1
    s.actor = 0
    s.stage = m.FILLING
    s.awaiting = m.SHUFFLE


def finish(s: State) -> None:
    """Remove Thrud and end the game; most points win (N8.10, N10.4)."""
    thrud_leaves(s)
    s.stage = m.END
    s.awaiting = m.OVER
    s.actor = 0
    if s.recording:
        tell_result(s)


def tell_result(s: State) -> None:
    """Log every part of every score, and who wins (N10.3, N10.4)."""
    best = 0
    for seat in range(s.players):
        best = max(best, score(s, seat))
        if has_most_warriors(s, seat):
            note(s, BONUS, N10_1, seat, s.ranks[seat][m.WARRIOR], highest_coin(s, seat))
        for part in range(m.PARTS):
            note(s, COUNTED, part_rule(part), seat, part, score_part(s, seat, part))
        note(s, SCORED, N10_3, seat, score(s, seat))
    for seat in range(s.players):
        if score(s, seat) == best:
            note(s, WON, N10_4, seat, best)


def set_up(s: State, players: int, gems_low: int, first_game: int) -> None:
    """Lay everything out (chapter 2); the gems and the first deck then wait for their shuffle."""
    s.players = players
    s.hall = m.ALL_HEROES & ~m.HARD_HEROES if first_game else m.ALL_HEROES
    s.thrud = m.NOWHERE
    s.ylud = m.NOWHERE
    for value in range(m.VALUES):
        s.treasury[value] = m.TREASURY[value]
    if players < 4:
        for i in range(m.BOXED):
            s.treasury[m.LEFT_IN_BOX[i]] -= 2
    for seat in range(players):
        for slot in range(m.COINS):
            s.coin[seat][slot] = m.BASIC_COINS[slot]
        s.gem[seat] = 1 + seat if gems_low else m.SEATS - seat
    for seat in range(m.SEATS):
        s.laid[seat] = m.NO_COIN
    s.age = 1
    s.turn = 1
    lay_out_deck(s, 1)
    s.stage = m.SETUP
    s.awaiting = m.SHUFFLE


def lay_out_deck(s: State, age: int) -> None:
    """Lay out the unshuffled cards of an age; those marked 5 need five players (N2.2)."""
    size = 0
    for card in range(m.AGE_KINDS):
        for _ in range(m.COPIES[(2 if s.players == m.SEATS else 0) + age - 1][card]):
            s.deck[size] = card
            size += 1
    s.deck_top = 0
    s.deck_end = size
    s.deck_age = age


def shuffle_now(s: State, r: Rng) -> None:
    """Shuffle what is due: gems and first deck at the start, the whole second deck before Age 2 (N2.1, N2.2, N9.8)."""
    s.awaiting = m.RUNNING
    if s.stage == m.SETUP:
        for i in range(s.players - 1, 0, -1):
            j = below(r, i + 1)
            gem = s.gem[i]
            s.gem[i] = s.gem[j]
            s.gem[j] = gem
        for seat in range(s.players):
            note(s, DEALT, N2_1, seat, s.gem[seat])
        s.stage = m.FILLING
    shuffle_deck(s, r)
    note(s, SHUFFLED, N2_2 if s.age == 1 else N9_8, -1, s.deck_age, s.deck_end - s.deck_top)
    if s.stage == m.FILLING:
        note(s, AGE_BEGAN, N3_1, -1, s.age, m.TURNS[s.players])


def shuffle_deck(s: State, r: Rng) -> None:
    """Shuffle the cards left in the deck; every order is equally likely."""
    for i in range(s.deck_end - s.deck_top - 1, 0, -1):
        j = s.deck_top + below(r, i + 1)
        card = s.deck[s.deck_top + i]
        s.deck[s.deck_top + i] = s.deck[j]
        s.deck[j] = card
