"""Explains the choices of a decision: the immediate effects of each action, and why a visible choice is closed.

Everything is worked out on the viewer's own view with the functions of the rules, so no client needs to know them.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from dvergar.api.errors import IllegalAction
from dvergar.api.values import Choice, Closed
from dvergar.core.json_data import JsonMapping, JsonObject
from dvergar.games.dwarf.engine import Engine
from dvergar.games.dwarf.notation.actions import Action, card_below, plain_words, rule_of_ask, words_of
from dvergar.games.dwarf.present.consequences import (
    answered,
    brought_up,
    comes,
    dangers,
    his_moves,
    in_this_order,
    named,
)
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.choices import exchange_location, glory_piles, piles
from dvergar.games.dwarf.rules.goods import affords, is_monster
from dvergar.games.dwarf.rules.specials import landing_place
from dvergar.games.dwarf.rules.state import State, is_free, locations, top
from dvergar.games.dwarf.rules.workers import can_turn_back, open_locations, stands_with_others


def asked(s: State) -> tuple[str, str]:
    """Return the kind of the current decision, and its rule."""
    return m.ASK_NAMES[s.awaiting], rule_of_ask(s)


def choices_of(core: Engine, s: State, seat: int, codes: Sequence[int]) -> list[Choice]:
    """Return the legal actions with their immediate effects."""
    if s.awaiting in (m.ACT, m.SECOND, m.HELPER):
        return placings_of(core, s, seat, codes)
    return [Choice(words_of(s, seat, code), code, effects(core, s, seat, code)) for code in codes]


def effects(core: Engine, s: State, seat: int, code: int) -> JsonObject:
    """Return the immediate effects of an action that places no worker; in solo also how the opponent would answer."""
    choice = code - m.FIRST_CODE[s.awaiting]
    if s.awaiting == m.SORT:
        gets = card_effects(*card_for(s, seat, top(s, choice)), helps=False)
        return {**gets, "together": named(in_this_order(s, seat, choice))}
    if s.awaiting == m.EXCHANGE:
        return exchange_effects(s, seat, choice)
    answer = answered(*his_moves(core, seat, code))
    if s.awaiting in (m.TURN, m.JOIN):
        card = s.stack[choice][s.height[choice] - 2] if s.awaiting == m.TURN else top(s, choice)
        gets, struck = card_effects(*card_for(s, seat, card)), dangers(tuple(core.clone().foresee(seat, code)))
        return {**gets, **covered(s, seat, choice), **answer, "strikes": [], **struck}
    return (recall_effects(s, seat, choice) if s.awaiting == m.RECALL else goods_effects(s, choice)) | answer


def placings_of(core: Engine, s: State, seat: int, codes: Sequence[int]) -> list[Choice]:
    """Return the choices for workers and Special Actions: gains, the opponent's answer in solo, attacks, and the result."""
    asked, found = s.awaiting, []
    for code, (gets, struck, come) in zip(codes, core.outlooks(seat, codes), strict=True):
        choice = code - m.FIRST_CODE[asked]
        is_special = asked == m.ACT and choice >= m.FIRST_PILE
        effects: JsonObject = {}
        if gets:
            effects |= special_effects(*gets) if is_special else card_effects(*gets, helps=asked != m.HELPER)
        if gets and s.solo:
            effects |= answered(*his_moves(core, seat, code))
        if struck and is_special:
            effects["strikes"] = []
        if struck:
            effects |= dangers(struck)
        if come:
            effects |= comes(come)
        found.append(Choice(plain_words(asked, choice), code, effects))
    return found


def card_for(s: State, seat: int, card: int) -> tuple[int, ...]:
    """Return a card, and if the seat cannot pay for it what is missing, good by good (D6.7)."""
    kind = m.CARD_KIND[card]
    if affords(s, seat, kind):
        return (card,)
    return (card, *(max(0, -owned - change) for owned, change in zip(s.goods[seat], m.EXCHANGES[kind], strict=True)))


@cache
def card_effects(card: int, *short: int, helps: bool = True) -> JsonMapping:
    """Return what a card would give if it were resolved now, or what is missing to pay for it."""
    kind = m.CARD_KIND[card]
    found: JsonObject = {"card": m.CARD_WORDS[card]}
    if kind == m.GET_HELP:
        return found | ({"help": True} if helps else {})
    if is_monster(kind):
        return found | {"gains": {"glory": 1}}
    if short:
        return found | {"poor": True, "short": named(short)}
    return found | {"gains": named(m.EXCHANGES[kind])}


@cache
def special_effects(action: int, lands: int, card: int, possible: int, glory: int, *early: int) -> JsonMapping:
    """Return what a Special Action does, where its card lands, and who resolves early there."""
    found: JsonObject = {"action": m.ACTION_NAMES[action], "lands": lands + 1, "card": m.CARD_WORDS[card]}
    if early:
        found["early"] = list(early)
    if not possible:
        found["no_effect"] = True
    if glory:
        found["opponent_glory"] = glory
    return found


def resolving_early(s: State, location: int) -> list[int]:
    """Return the seats whose workers would resolve early on a location (D4.3)."""
    seats = range(s.players)
    return [
        seat for seat in seats for worker in range(m.WORKERS) if s.worker[seat][worker] == location and not s.spent[seat][worker]
    ]


def covered(s: State, seat: int, location: int) -> JsonObject:
    """Return who resolves early if the special card lands on the worker that it places (D5.10)."""
    return {"early": [*resolving_early(s, location), seat]} if landing_place(s) == location else {}


def recall_effects(s: State, seat: int, choice: int) -> JsonObject:
    """Return what a recalled card would give the seat's worker there, and how it changes the attacks (D5.4)."""
    location, card = choice // m.DEPTHS, card_below(s, choice)
    found = {**card_effects(*card_for(s, seat, card)), **brought_up(s, location, card)}
    early = resolving_early(s, location)
    return found | ({"early": early} if early and landing_place(s) == location else {})


def goods_effects(s: State, choice: int) -> JsonObject:
    """Return what is sold or commissioned."""
    if s.awaiting == m.SELL:
        return {"gains": named((*m.MIXES[choice], -1))} if choice < len(m.MIXES) else {}
    return {"gains": named((*(-count for count in m.ORDERS[choice]), 1))} if choice < len(m.ORDERS) else {}


def exchange_effects(s: State, seat: int, choice: int) -> JsonObject:
    """Return the exchange that may be declined (D6.7)."""
    location = exchange_location(s, seat)
    found: JsonObject = {"card": m.CARD_WORDS[top(s, location)], "location": location + 1}
    return found if choice else found | {"gains": named(m.EXCHANGES[m.CARD_KIND[top(s, location)]])}


def details_of(_core: Engine, _s: State, _seat: int, _codes: Iterable[int]) -> JsonObject:
    """Return nothing: the effects contain every detail."""
    return {}


def closed_of(s: State, seat: int) -> list[Closed]:
    """Return the visible choices that are closed, each with the rule that closes it."""
    if s.awaiting in (m.ACT, m.SECOND, m.HELPER):
        return closed_places(s, seat)
    if s.awaiting == m.TURN:
        return list(closed_turns(s))
    if s.awaiting == m.JOIN:
        everywhere = range(locations(s))
        return [
            Closed(Action("join", location + 1).words, "D5.7", "closed-join", {"location": location + 1})
            for location in everywhere
            if not stands_with_others(s, seat, location)
        ]
    if s.awaiting == m.RECALL:
        return list(closed_recalls(s))
    if s.awaiting == m.ORDER:
        owned = s.goods[seat]
        poor = [choice for choice, mix in enumerate(m.ORDERS) if any(price > owned[good] for good, price in enumerate(mix))]
        return [Closed(plain_words(m.ORDER, choice), "D5.5", "closed-order") for choice in poor]
    return []


def closed_places(s: State, seat: int) -> list[Closed]:
    """Return the locations that are occupied or held by the army and, when piles can be chosen, the closed piles."""
    closed = [closed_place(s, location) for location in range(locations(s)) if not open_locations(s) >> location & 1]
    return [*closed, *closed_piles(s, seat)] if s.awaiting == m.ACT else closed


def closed_place(s: State, location: int) -> Closed:
    """Return a location where the next worker cannot go: occupied, or free and held by the mustered army (D5.1)."""
    rule, key = ("D5.1", "closed-mustered") if is_free(s, location) else (rule_of_ask(s), "closed-occupied")
    return Closed(plain_words(s.awaiting, location), rule, key, {"location": location + 1})


def closed_piles(s: State, seat: int) -> Iterator[Closed]:
    """Yield empty piles, piles for which the glory is missing, and all for a fourth Special Action (D4.2, D8.7)."""
    poor = piles(s) & ~glory_piles(s, seat)
    fourth = s.solo >= m.ANDVETTR and s.specials_taken >= m.MOST_SPECIALS
    for pile in range(s.copies * m.PILES):
        words, for_glory = plain_words(m.ACT, m.FIRST_PILE + pile), plain_words(m.ACT, m.FIRST_GLORY_PILE + pile)
        if not s.pile_size[pile]:
            yield Closed(words, "D4.2", "closed-pile-empty", {"pile": pile + 1})
            yield Closed(for_glory, "D4.2", "closed-pile-empty", {"pile": pile + 1})
        elif fourth:
            yield Closed(words, "D8.7", "closed-fourth-special")
            yield Closed(for_glory, "D8.7", "closed-fourth-special")
        elif poor >> pile & 1:
            yield Closed(for_glory, "D4.2", "closed-glory", {"glory": s.goods[seat][m.GLORY]})


def closed_turns(s: State) -> Iterator[Closed]:
    """Yield the locations that Turn Back may not choose (D5.6)."""
    for location in range(locations(s)):
        if not can_turn_back(s, location):
            key = "closed-turn-single" if is_free(s, location) else "closed-turn-occupied"
            yield Closed(Action("turn", location + 1).words, "D5.6", key, {"location": location + 1})


def closed_recalls(s: State) -> Iterator[Closed]:
    """Yield the cards alone on their locations, then those already on top (D5.4)."""
    for location in sorted(range(locations(s)), key=lambda location: s.height[location] > 1):
        card = m.CARD_WORDS[top(s, location)]
        key = "closed-recall-top" if s.height[location] > 1 else "closed-recall-single"
        yield Closed(Action("recall", location + 1, card).words, "D5.4", key, {"card": card, "location": location + 1})


def refusal(s: State, seat: int, code: int) -> IllegalAction:
    """Return why a code of the current decision is illegal: the reason for the closed choice, or the decision's own rule."""
    if s.awaiting == m.SORT:
        return IllegalAction(rule_of_ask(s), "illegal-first", location=code - m.FIRST_CODE[m.SORT] + 1)
    words = words_of(s, seat, code)
    for closed in closed_of(s, seat):
        if closed.words == words:
            return IllegalAction(closed.rule, closed.key, **closed.args)
    return IllegalAction("D6.7" if words == "decline" else rule_of_ask(s), "illegal-choice", words=words)
