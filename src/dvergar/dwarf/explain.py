"""A decision explains itself: what each action does at once, and why a visible choice is closed (design: no client needs a rule).

Everything is worked out on the viewer's own blanked position, with the functions that play it.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from dvergar.core.errors import IllegalAction
from dvergar.core.game import Choice, Closed
from dvergar.core.stream import Stream
from dvergar.dwarf.choices import choose, exchange_location, glory_piles, piles
from dvergar.dwarf.events import PLACED
from dvergar.dwarf.flow import advance, shuffle_now
from dvergar.dwarf.goods import can_pay, costs, is_monster
from dvergar.dwarf.rules import rule_id
from dvergar.dwarf.specials import go_on, is_possible, landing_place
from dvergar.dwarf.state import State, action_of, is_free, locations, top
from dvergar.dwarf.tables import (
    ACT,
    ACTION_NAMES,
    ALL_STACKS,
    ANDVETTR,
    ANSWER,
    ASK_NAMES,
    CARD_KIND,
    CARD_LOCATION,
    CARD_WORDS,
    EXCHANGES,
    FIRST_CODE,
    FIRST_GLORY_PILE,
    FIRST_PASS,
    FIRST_PILE,
    GET_HELP,
    GLORY,
    GOOD_NAMES,
    HELPER,
    HIM,
    JOIN,
    LOCATIONS,
    MIXES,
    MOST_SPECIALS,
    ORDER,
    ORDERS,
    PILES,
    RECALL,
    REGULAR,
    RUNNING,
    SECOND,
    SELL,
    SHUFFLE,
    SORT,
    STAY_OUT,
    TURN,
    WORKERS,
)
from dvergar.dwarf.words import card_below, goods_words, rule_of_ask, words_of
from dvergar.dwarf.workers import can_turn_back, stands_with_others


def asked(s: State) -> tuple[str, str]:
    """The kind of the asked decision and its rule."""
    return ASK_NAMES[s.awaiting], rule_of_ask(s)


def choices_of(s: State, seat: int, codes: Iterable[int]) -> list[Choice]:
    """The legal actions with what they do at once."""
    return [Choice(words_of(s, seat, code), code, effects(s, seat, code - FIRST_CODE[s.awaiting])) for code in codes]


def effects(s: State, seat: int, choice: int) -> dict[str, Any]:
    """What an action does at once; in solo also how the opponent would answer."""
    if s.awaiting in (SECOND, HELPER):
        return {} if choice == STAY_OUT else card_effects(s, seat, top(s, choice), helps=s.awaiting == SECOND)
    if s.awaiting == ACT:
        found = card_effects(s, seat, top(s, choice), helps=True) if choice < FIRST_PILE else special_effects(s, seat, choice)
        return found | answer(s, seat, choice)
    if s.awaiting == TURN:
        below = s.stack[choice][s.height[choice] - 2]
        return card_effects(s, seat, below, helps=True) | covered(s, seat, choice) | answer(s, seat, choice)
    if s.awaiting == JOIN:
        return card_effects(s, seat, top(s, choice), helps=True) | covered(s, seat, choice)
    if s.awaiting == RECALL:
        return {"card": CARD_WORDS[card_below(s, choice)]} | answer(s, seat, choice)
    if s.awaiting in (SELL, ORDER):
        return goods_effects(s, choice) | answer(s, seat, choice)
    if s.awaiting == SORT:
        return card_effects(s, seat, top(s, choice), helps=False)
    return exchange_effects(s, seat, choice)


def named(changes: Iterable[int]) -> dict[str, int]:
    """Changes of goods by name, without those that are none."""
    return {name: change for name, change in zip(GOOD_NAMES, changes, strict=False) if change}


def card_effects(s: State, seat: int, card: int, *, helps: bool) -> dict[str, Any]:
    """What a card would give the seat if it were resolved now."""
    kind = CARD_KIND[card]
    found: dict[str, Any] = {"card": CARD_WORDS[card]}
    if kind == GET_HELP:
        return found | ({"help": True} if helps else {})
    if is_monster(kind):
        return found | {"gains": {"glory": 1}}
    if costs(kind) and not can_pay(s, seat, kind):
        return found | {"poor": True}
    return found | {"gains": named(EXCHANGES[kind])}


def special_effects(s: State, seat: int, choice: int) -> dict[str, Any]:
    """The Special Action, where its card lands, who resolves early there, whether it can do anything at all (D4.5)."""
    pile = (choice - FIRST_PILE) % (FIRST_GLORY_PILE - FIRST_PILE)
    card = s.pile[pile][s.pile_size[pile] - 1]
    action = action_of(s, card)
    lands = pile // PILES * LOCATIONS + CARD_LOCATION[card]
    found: dict[str, Any] = {"action": ACTION_NAMES[action], "lands": lands + 1, "card": CARD_WORDS[card]}
    early = resolving_early(s, lands)
    if early:
        found["early"] = early
    if not is_possible(s, seat, action):
        found["no_effect"] = True
    if s.solo >= ANDVETTR:
        found["opponent_glory"] = s.specials_taken + 1
    return found


def resolving_early(s: State, location: int) -> list[int]:
    """The seats whose workers would resolve early there (D4.3)."""
    seats = range(s.players)
    return [
        seat for seat in seats for worker in range(WORKERS) if s.worker[seat][worker] == location and not s.spent[seat][worker]
    ]


def covered(s: State, seat: int, location: int) -> dict[str, Any]:
    """The special card lands on the very worker that it places: all there resolve early (D5.10)."""
    return {"early": [*resolving_early(s, location), seat]} if landing_place(s) == location else {}


def goods_effects(s: State, choice: int) -> dict[str, Any]:
    """What is sold or commissioned."""
    if s.awaiting == SELL:
        return {"gains": named((*MIXES[choice], -1))} if choice < len(MIXES) else {}
    return {"gains": named((*(-count for count in ORDERS[choice]), 1))} if choice < len(ORDERS) else {}


def exchange_effects(s: State, seat: int, choice: int) -> dict[str, Any]:
    """The exchange that may be declined (D6.7)."""
    location = exchange_location(s, seat)
    found: dict[str, Any] = {"card": CARD_WORDS[top(s, location)], "location": location + 1}
    return found if choice else found | {"gains": named(EXCHANGES[CARD_KIND[top(s, location)]])}


def answer(s: State, seat: int, choice: int) -> dict[str, Any]:
    """Where the opponent would answer with his second worker, if no other decision and no shuffled stack comes before it."""
    if not s.solo:
        return {}
    after = s.clone()
    after.record(1)
    choose(after, seat, choice)
    while after.awaiting in (RUNNING, SHUFFLE) and after.stage in (FIRST_PASS, ANSWER):
        if after.awaiting == SHUFFLE:
            if after.shuffling == ALL_STACKS:
                return {}
            shuffle_now(after, Stream(0, 0))  # a Mountain: its order does not matter to him
        elif after.special_step:
            go_on(after)
        else:
            advance(after)
    found: dict[str, Any] = {}
    helpers = []
    for kind, rule, who, worker, location, *_ in after.take_log():
        if kind == PLACED and who == HIM and worker == REGULAR:
            found |= {"answer": location + 1, "answer_rule": rule_id(rule)}
        elif kind == PLACED and who == HIM:
            helpers.append(location + 1)
    return found | ({"answer_helpers": helpers} if helpers else {})


def closed_of(s: State, seat: int) -> list[Closed]:
    """The visible choices that are closed, each with the rule that closes it."""
    if s.awaiting == ACT:
        return [*closed_locations(s), *closed_piles(s, seat)]
    if s.awaiting in (SECOND, HELPER):
        return list(closed_locations(s))
    if s.awaiting == TURN:
        return list(closed_turns(s))
    if s.awaiting == JOIN:
        everywhere = range(locations(s))
        return [
            Closed(f"join {location + 1}", "D5.7", "closed-join", {"location": location + 1})
            for location in everywhere
            if not stands_with_others(s, seat, location)
        ]
    if s.awaiting == ORDER:
        owned = s.goods[seat]
        poor = [mix for mix in ORDERS if any(price > owned[good] for good, price in enumerate(mix))]
        return [Closed(f"order {goods_words(mix)}", "D5.5", "closed-order") for mix in poor]
    return []


def closed_locations(s: State) -> Iterator[Closed]:
    """Occupied locations."""
    for location in range(locations(s)):
        if not is_free(s, location):
            yield Closed(f"worker {location + 1}", rule_of_ask(s), "closed-occupied", {"location": location + 1})


def closed_piles(s: State, seat: int) -> Iterator[Closed]:
    """Empty piles, too little glory, and the fourth Special Action against Andvettr (D4.2, D8.7)."""
    for pile in range(s.copies * PILES):
        words = f"special {pile + 1}"
        if not s.pile_size[pile]:
            yield Closed(words, "D4.2", "closed-pile-empty", {"pile": pile + 1})
            yield Closed(f"{words} glory", "D4.2", "closed-pile-empty", {"pile": pile + 1})
        elif s.solo >= ANDVETTR and s.specials_taken >= MOST_SPECIALS:
            yield Closed(words, "D8.7", "closed-fourth-special")
            yield Closed(f"{words} glory", "D8.7", "closed-fourth-special")
        elif piles(s) >> pile & 1 and not glory_piles(s, seat) >> pile & 1:
            yield Closed(f"{words} glory", "D4.2", "closed-glory", {"glory": s.goods[seat][GLORY]})


def closed_turns(s: State) -> Iterator[Closed]:
    """Locations that Turn Back may not choose (D5.6)."""
    for location in range(locations(s)):
        if not can_turn_back(s, location):
            key = "closed-turn-single" if is_free(s, location) else "closed-turn-occupied"
            yield Closed(f"turn {location + 1}", "D5.6", key, {"location": location + 1})


def refusal(s: State, seat: int, code: int) -> IllegalAction:
    """Why a code of the asked decision is not legal: the reason of the closed choice, or the decision's own rule."""
    if s.awaiting == SORT:
        return IllegalAction(rule_of_ask(s), "illegal-first", location=code - FIRST_CODE[SORT] + 1)
    words = words_of(s, seat, code)
    for closed in closed_of(s, seat):
        if closed.words == words:
            return IllegalAction(closed.rule, closed.key, **closed.args)
    return IllegalAction("D6.7" if words == "decline" else rule_of_ask(s), "illegal-choice", words=words)
