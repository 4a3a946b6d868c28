"""The canonical words of actions: `bid 5`, `take 12`, `leave`. They are written and parsed only here."""

from dvergar.api.action_words import verb_and_rest
from dvergar.api.errors import IllegalAction, UnknownWords
from hoard.rules.material import BID, COINS, FIRST_CODE, LEAVE_IT, REST, TAKE, TAKE_IT
from hoard.rules.state import State

VERBS = {BID: ("bid",), TAKE: ("take",), REST: ("take", "leave")}
RULE_OF_ASK = {BID: "H2.2", TAKE: "H3.1", REST: "H3.2"}


def words_of(s: State, _seat: int, code: int) -> str:
    """Return the canonical words of a code of the current decision."""
    choice = code - FIRST_CODE[s.awaiting]
    if s.awaiting == BID:
        return f"bid {choice + 1}"
    if s.awaiting == REST:
        return "leave" if choice == LEAVE_IT else f"take {s.offer[0]}"
    return f"take {s.offer[choice]}"


def code_of(s: State, _seat: int, text: str) -> int:
    """Return the code of the words in the current decision; it may still be closed."""
    verb, rest = verb_and_rest(text, ("bid", "take", "leave"))
    if verb not in VERBS[s.awaiting]:
        raise IllegalAction(RULE_OF_ASK[s.awaiting], "illegal-not-asked", words=text, asked=VERBS[s.awaiting][0])
    return FIRST_CODE[s.awaiting] + _choice_of(s, verb, rest, text)


def _choice_of(s: State, verb: str, rest: list[str], text: str) -> int:
    if verb == "leave" and not rest:
        return LEAVE_IT
    if verb == "leave" or len(rest) != 1 or not (rest[0].isascii() and rest[0].isdigit()) or len(rest[0]) > 2:
        raise UnknownWords("error-words", words=text)
    number = int(rest[0])
    if verb == "bid" and not 1 <= number <= COINS:
        raise IllegalAction("H1.1", "illegal-hoard-coin", coin=number)
    if verb == "bid":
        return number - 1
    if number == 0 or number not in s.offer:
        raise IllegalAction("H3.1", "illegal-hoard-treasure", treasure=number)
    return TAKE_IT if s.awaiting == REST else s.offer.index(number)
