"""The canonical words of actions and cards; only this module prints and parses them.

worker 4 · special 2 · special 2 glory · pass · sell 2 iron 3 gold · recall 1 alloy steel b · order 1 iron 2 steel 2 gold
turn 4 · join 4 · first 4 · exchange · decline
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from dvergar.api.action_words import verb_and_rest
from dvergar.api.errors import IllegalAction, UnknownWords
from dvergar.games.dwarf.rules import material as m
from dvergar.games.dwarf.rules.state import State, locations

VERBS = {
    m.ACT: ("worker", "special"),
    m.SECOND: ("worker", "pass"),
    m.HELPER: ("worker", "pass"),
    m.SELL: ("sell", "decline"),
    m.RECALL: ("recall",),
    m.ORDER: ("order", "decline"),
    m.TURN: ("turn",),
    m.JOIN: ("join",),
    m.SORT: ("first",),
    m.EXCHANGE: ("exchange", "decline"),
}
ALL_VERBS = tuple(dict.fromkeys(verb for verbs in VERBS.values() for verb in verbs))
RULE_OF_ASK = {
    m.ACT: "D4.1",
    m.SECOND: "D4.4",
    m.HELPER: "D6.1",
    m.SELL: "D5.3",
    m.RECALL: "D5.4",
    m.ORDER: "D5.5",
    m.TURN: "D5.6",
    m.JOIN: "D5.7",
    m.EXCHANGE: "D6.7",
}
NUMBERED = ("worker", "special", "recall", "turn", "join", "first")
"""The verbs that name a location or a pile by its number."""


class Action(NamedTuple):
    """An action on its own, without a position. `number` is its location or pile, 0 if it names none.

    >>> action_in("recall 1 alloy steel b").card, action_in("sell 2 iron 3 gold").goods, Action("special", 2, glory=True).words
    ('alloy steel b', {'iron': 2, 'gold': 3}, 'special 2 glory')
    """

    verb: str
    number: int = 0
    card: str = ""
    goods: Mapping[str, int] = {}
    glory: bool = False

    @property
    def words(self) -> str:
        """The canonical words."""
        if self.goods:
            return f"{self.verb} {goods_words([self.goods.get(name, 0) for name in m.GOOD_NAMES])}"
        words = f"{self.verb} {self.number}" if self.number else self.verb
        return f"{words} {self.card}" if self.card else f"{words} glory" if self.glory else words


def action_in(words: str) -> Action:
    """Parse canonical words."""
    verb, *rest = words.split()
    if verb not in NUMBERED:
        return Action(verb, goods={name: int(count) for count, name in zip(rest[::2], rest[1::2], strict=True)})
    number, *more = rest
    if verb == "special":
        return Action(verb, int(number), glory=bool(more))
    return Action(verb, int(number), " ".join(more))


def rule_of_ask(s: State) -> str:
    """Return the rule of the current decision."""
    if s.awaiting == m.SORT:
        return "D6.4" if s.stage == m.MINES else "D6.5"
    return RULE_OF_ASK.get(s.awaiting, "D4.1")


def words_of(s: State, _seat: int, code: int) -> str:
    """Return the canonical words of a code of the current decision."""
    asked = s.awaiting
    choice = code - m.FIRST_CODE[asked]
    if asked == m.RECALL:
        return f"recall {choice // m.DEPTHS + 1} {m.CARD_WORDS[card_below(s, choice)]}"
    return plain_words(asked, choice)


@cache
def plain_words(asked: int, choice: int) -> str:
    """Return the words of a choice that are the same in every position."""
    if asked == m.ACT and choice >= m.FIRST_GLORY_PILE:
        return f"special {choice - m.FIRST_GLORY_PILE + 1} glory"
    if asked == m.ACT and choice >= m.FIRST_PILE:
        return f"special {choice - m.FIRST_PILE + 1}"
    if asked in (m.SECOND, m.HELPER) and choice == m.STAY_OUT:
        return "pass"
    if asked == m.SELL:
        return "decline" if choice == m.DECLINE_SALE else f"sell {goods_words(m.MIXES[choice])}"
    if asked == m.ORDER:
        return "decline" if choice == m.DECLINE_ORDER else f"order {goods_words(m.ORDERS[choice])}"
    if asked == m.EXCHANGE:
        return VERBS[m.EXCHANGE][choice]
    return f"{VERBS[asked][0]} {choice + 1}"


def card_below(s: State, choice: int) -> int:
    """Return the card that a recall names."""
    location = choice // m.DEPTHS
    return s.stack[location][s.height[location] - 2 - choice % m.DEPTHS]


def goods_words(mix: Iterable[int]) -> str:
    """Return resources in words, without zeros."""
    return " ".join(f"{count} {name}" for count, name in zip(mix, m.GOOD_NAMES, strict=False) if count)


def code_of(s: State, _seat: int, text: str) -> int:
    """Return the code of the words for the current decision, even if that choice is closed; refuse words that cannot apply."""
    verb, rest = verb_and_rest(text, ALL_VERBS)
    if verb == "special" and s.awaiting == m.SECOND:
        raise IllegalAction("D4.4", "illegal-special-second")
    if verb not in VERBS[s.awaiting]:
        raise IllegalAction(rule_of_ask(s), "illegal-not-asked", words=text, asked=VERBS[s.awaiting][0])
    return m.FIRST_CODE[s.awaiting] + _choice_of(s, verb, rest, text)


def _choice_of(s: State, verb: str, rest: list[str], text: str) -> int:
    if verb in ("pass", "exchange", "decline"):
        if rest:
            raise UnknownWords("error-words", words=text)
        return {"pass": m.STAY_OUT, "exchange": m.TAKE_IT, "decline": _declined(s)}[verb]
    if verb == "special":
        return _pile(s, rest, text)
    if verb in ("sell", "order"):
        return _mix(verb, rest, text)
    if verb == "recall":
        return _recalled(s, rest, text)
    if len(rest) != 1:
        raise UnknownWords("error-location-words", words=text)
    return location_of(s, rest[0], text)


def _declined(s: State) -> int:
    return {m.SELL: m.DECLINE_SALE, m.ORDER: m.DECLINE_ORDER}.get(s.awaiting, m.LEAVE_IT)


def _number(word: str) -> int | None:
    """Read a number of one or two digits."""
    return int(word) if word.isascii() and word.isdigit() and len(word) < 3 else None


def location_of(s: State, word: str, text: str) -> int:
    """Return a location by its number, counted from 0."""
    number = _number(word)
    if number is None:
        raise UnknownWords("error-location-words", words=text)
    if not 1 <= number <= locations(s):
        raise IllegalAction("D1.1", "illegal-location", given=number, most=locations(s))
    return number - 1


def _pile(s: State, rest: list[str], text: str) -> int:
    number = _number(rest[0]) if rest else None
    if number is None or rest[1:] not in ([], ["glory"]):
        raise UnknownWords("error-special-words", words=text)
    if not 1 <= number <= s.copies * m.PILES:
        raise IllegalAction("D4.2", "illegal-pile", given=number, most=s.copies * m.PILES)
    return (m.FIRST_GLORY_PILE if rest[1:] else m.FIRST_PILE) + number - 1


def _mix(verb: str, rest: list[str], text: str) -> int:
    """Read amounts and names in any order, each name once."""
    mix = [0] * m.RESOURCES
    if not rest or len(rest) % 2:
        raise UnknownWords("error-goods-words", words=text)
    for word, name in zip(rest[::2], rest[1::2], strict=True):
        number = _number(word)
        if number is None or name not in m.GOOD_NAMES[: m.RESOURCES] or mix[m.GOOD_NAMES.index(name)]:
            raise UnknownWords("error-goods-words", words=text)
        mix[m.GOOD_NAMES.index(name)] = number
    mixes, rule = (m.MIXES, "D5.3") if verb == "sell" else (m.ORDERS, "D5.5")
    if tuple(mix) not in mixes:
        raise IllegalAction(rule, f"illegal-{verb}")
    return mixes.index((mix[0], mix[1], mix[2]))


def _recalled(s: State, rest: list[str], text: str) -> int:
    if len(rest) < 2:
        raise UnknownWords("error-recall-words", words=text)
    location, card = location_of(s, rest[0], text), " ".join(rest[1:])
    stack = [m.CARD_WORDS[other] for other in s.stack[location][: s.height[location]]]
    fitting = [place for place, words in enumerate(stack) if words == card]
    if not fitting:
        fitting = [place for place, words in enumerate(stack[:-1]) if words[:-2] == card]
    if len(fitting) > 1:
        raise IllegalAction("D5.4", "illegal-recall-which", card=card[:40], location=location + 1)
    if not fitting:
        raise IllegalAction("D5.4", "illegal-recall", card=card[:40], location=location + 1)
    if fitting[0] == len(stack) - 1:
        key = "closed-recall-top" if len(stack) > 1 else "closed-recall-single"
        raise IllegalAction("D5.4", key, card=stack[-1], location=location + 1)
    return location * m.DEPTHS + len(stack) - 2 - fitting[0]
