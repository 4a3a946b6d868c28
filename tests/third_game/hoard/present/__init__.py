"""What people see of a position. The choices of this game are simple: none is closed, and none has details."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from dvergar.api.errors import IllegalAction
from dvergar.api.reasons import Trait
from dvergar.api.values import Choice, Closed
from dvergar.core.json_data import JsonObject
from hoard.notation.actions import RULE_OF_ASK, words_of
from hoard.rules.material import ASK_NAMES, BID, FIRST_CODE, REST, TAKE, TAKE_IT

if TYPE_CHECKING:
    from hoard.engine import Engine


def asked(s: "Engine") -> tuple[str, str]:
    """Return the kind of the current decision, and its rule."""
    return ASK_NAMES[s.awaiting], RULE_OF_ASK.get(s.awaiting, "H4.1")


def choices_of(_core: "Engine", s: "Engine", seat: int, codes: Sequence[int]) -> list[Choice]:
    """Return the legal actions; a treasure brings its points (H4.2), leaving it returns the coin (H3.2)."""
    return [Choice(words_of(s, seat, code), code, _effects(s, code)) for code in codes]


def _effects(s: "Engine", code: int) -> JsonObject:
    choice = code - FIRST_CODE[s.awaiting]
    if s.awaiting == TAKE:
        return {"points": s.offer[choice]}
    if s.awaiting == REST:
        return {"points": s.offer[0]} if choice == TAKE_IT else {"coin_back": s.bid[s.actor]}
    return {}


def details_of(_core: "Engine", _s: "Engine", _seat: int, _codes: Iterable[int]) -> JsonObject:
    """Return nothing: choices have no details."""
    return {}


def closed_of(_s: "Engine", _seat: int) -> list[Closed]:
    """Return nothing: no visible choice is closed."""
    return []


def refusal(s: "Engine", _seat: int, code: int) -> Exception:
    """Return the error for a coin that was already spent (H2.3); a treasure on offer can always be taken."""
    return IllegalAction("H2.3", "illegal-hoard-spent", coin=code - FIRST_CODE[BID] + 1)


def facts_of(_core: "Engine", _s: "Engine") -> JsonObject:
    """Return nothing: the position itself says everything."""
    return {}


def traits_of(_core: "Engine", _s: "Engine", _seat: int, choices: Iterable[Choice]) -> dict[str, list[Trait]]:
    """Return no traits: a hint names its choice without reasons."""
    return {choice.words: [] for choice in choices}
