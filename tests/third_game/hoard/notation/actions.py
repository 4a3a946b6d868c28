"""The canonical words of actions: `bid 5`, `take 12`. They are printed and parsed here and nowhere else."""

from dvergar.api.action_words import verb_and_rest
from dvergar.api.errors import IllegalAction, UnknownWords
from hoard.rules.material import ASK_NAMES, BID, COINS, FIRST_CODE, TAKE
from hoard.rules.state import State

RULE_OF_ASK = {BID: "H2.2", TAKE: "H3.1"}


def words_of(s: State, _seat: int, code: int) -> str:
    """The canonical words of a code of the asked decision."""
    choice = code - FIRST_CODE[s.awaiting]
    return f"bid {choice + 1}" if s.awaiting == BID else f"take {s.offer[choice]}"


def code_of(s: State, _seat: int, text: str) -> int:
    """The code that the words mean for the asked decision; it may still be closed."""
    verb, rest = verb_and_rest(text, ("bid", "take"))
    asked = ASK_NAMES[s.awaiting]
    if verb != asked:
        raise IllegalAction(RULE_OF_ASK[s.awaiting], "illegal-not-asked", words=text, asked=asked)
    if len(rest) != 1 or not (rest[0].isascii() and rest[0].isdigit()) or len(rest[0]) > 2:
        raise UnknownWords("error-words", words=text)
    number = int(rest[0])
    if s.awaiting == BID and not 1 <= number <= COINS:
        raise IllegalAction("H1.1", "illegal-hoard-coin", coin=number)
    if s.awaiting == TAKE and number not in s.offer:
        raise IllegalAction("H3.1", "illegal-hoard-treasure", treasure=number)
    return FIRST_CODE[s.awaiting] + (number - 1 if s.awaiting == BID else s.offer.index(number))
