"""Reproducible players for simulated games."""

import hashlib
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Protocol

from dvergar.api.play import Decision
from dvergar.api.values import Choice


class Policy(Protocol):
    """Plays all seats of a game."""

    def seat(self, to_act: Sequence[int]) -> int:
        """Return the next seat among those that owe a decision."""

    def choice(self, decision: Decision) -> Choice:
        """Return what that seat plays."""


class Drawing:
    """Draws every choice at random, or among those that it prefers.

    A preference is an action's words (`hero thrud`; `take miner` means every such card) or an effect (`+hero`); the first that
    can be met decides. Every action has a random number of its own for the n-th decision of its kind and seat, and the lowest
    wins: when a rule opens or closes one action, the other choices stay the same.
    """

    def __init__(self, seed: int, prefers: Sequence[str] = ()) -> None:
        self._seed = seed
        self._prefers = prefers
        self._drawn: Counter[str] = Counter()

    def seat(self, to_act: Sequence[int]) -> int:
        """Pick a random seat."""
        lot = self._lots("seat", *map(str, to_act))
        return min(to_act, key=lambda seat: lot(str(seat)))

    def choice(self, decision: Decision) -> Choice:
        """Pick a random one of the most preferred choices."""
        lot = self._lots(str(decision.seat), decision.kind)
        return min(self._preferred(decision.choices), key=lambda choice: lot(choice.words))

    def _preferred(self, choices: list[Choice]) -> list[Choice]:
        for wish in self._prefers:
            if found := [choice for choice in choices if _meets(choice, wish)]:
                return found
        return choices

    def _lots(self, *what: str) -> Callable[[str], bytes]:
        """Return the random numbers for the next draw of this kind."""
        kind = " ".join(what)
        self._drawn[kind] += 1
        draw = f"{self._seed} {kind} {self._drawn[kind]}"
        return lambda words: hashlib.sha256(f"{draw} {words}".encode()).digest()


def _meets(choice: Choice, wish: str) -> bool:
    if wish.startswith("+"):
        return bool(choice.effects.get(wish[1:]))
    return choice.words == wish or choice.words.startswith(f"{wish} ")
