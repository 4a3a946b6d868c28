"""Players without any rules: they read the document, choose among what it offers, and confirm."""

import random
import time
from typing import Any

from tests.ui.web.browsing import Guest
from tests.ui.web.hands import Hand
from tests.ui.web.scripts import script

LONGEST_GAME = 1200
FRAMES = 60
"""How many times a page is drawn before a press must have had an effect, however slow the machine."""


class Player:
    """Plays the seats of one browser at random, reproducibly by seed."""

    def __init__(self, guest: Guest, hand: Hand, seed: int = 0) -> None:
        self.guest = guest
        self.hand = hand
        self.rng = random.Random(seed)
        self.decided: list[str] = []
        """The kinds of decisions made so far."""
        self.passed = 0
        """How often the curtain was passed."""

    def read(self) -> dict[str, Any]:
        """Return what the document offers now."""
        return dict(self.guest.page.evaluate(script("offered")))

    @property
    def over(self) -> bool:
        return bool(self.read()["phase"] == "over")

    def advance(self) -> bool:
        """Do the next thing, if there is any: pass the curtain, or decide."""
        seen = self.read()
        if seen["curtain"]:
            self.at_curtain()
            self.hand.use("[data-act=pass]")
            self.passed += 1
            return True
        if not seen["decision"]:
            return False
        self.decide(seen)
        return True

    def at_curtain(self) -> None:
        """Called while the curtain is down; for subclasses that check the page."""

    def decide(self, seen: dict[str, Any], words: str | None = None) -> None:
        """Choose, confirm, and wait until it is done."""
        if seen["asked"] == "bid":
            self.bid(words)
        else:
            self.choose(seen, words)
        self.confirm(seen)

    def confirm(self, seen: dict[str, Any]) -> None:
        """Press the one button and wait until the decision is gone."""
        self.guest.wait_for('[data-act=go]:not([aria-disabled="true"])')
        self.hand.use("[data-act=go]")
        self.guest.wait_for(f'.told:not([data-decision="{seen["decision"]}"])', "[data-act=pass]")
        self.decided.append(str(seen["asked"]))

    def choose(self, seen: dict[str, Any], words: str | None = None) -> None:
        """Choose something that is offered; open what is behind a button first, and now and then something else too."""
        if words is not None:
            self.open_until(words)
            self.hand.use(f'[data-choice="{words}"]')
            return
        openers = [one["words"] for one in seen["openers"] if not one["closed"] and not one["pressed"]]
        self.rng.shuffle(openers)
        if seen["choices"] and self.rng.random() < 0.8:
            openers = []
        for opener in [None, *openers]:
            if opener is not None:
                self.hand.use(f'[data-open="{opener}"]')
                self.guest.settle()
                seen = self.read()
            offered = [one["words"] for one in seen["choices"]]
            if offered and not (opener is None and openers):
                self.hand.use(f'[data-choice="{self.rng.choice(offered)}"]')
            elif seen["plus"] or seen["parts"]:
                self.mix()
            else:
                continue
            if self.ready():
                return
        raise AssertionError(f"nothing that is offered can be confirmed: {self.read()}")

    def open_until(self, words: str) -> None:
        """Open one thing after the other until these words are offered."""
        for opener in [None, *(one["words"] for one in self.read()["openers"])]:
            if opener is not None:
                self.hand.use(f'[data-open="{opener}"]')
                self.guest.settle()
            seen = self.read()
            if words in [one["words"] for one in seen["choices"]]:
                return
            if opener in [one["words"] for one in seen["openers"]]:
                self.hand.use(f'[data-open="{opener}"]')
                self.guest.settle()
        raise AssertionError(f"{words} is not offered")

    def ready(self) -> bool:
        """Whether the button can be pressed, at the latest once earlier events have been shown."""
        self.guest.wait_for(".told:not([data-showing])")
        for _ in range(FRAMES):
            go = self.read()["go"]
            if go is not None and go["ready"]:
                return True
            self.guest.settle()
        return False

    def mix(self) -> None:
        """Use steppers and parts until the button can be pressed."""
        for _ in range(60):
            seen = self.read()
            if seen["go"] and seen["go"]["ready"]:
                return
            more = [f'[data-plus="{one["words"]}"]' for one in seen["plus"] if not one["closed"]]
            more += [f'[data-part="{one["words"]}"]' for one in seen["parts"] if not one["pressed"] and not one["closed"]]
            less = [f'[data-minus="{one["words"]}"]' for one in seen["minus"] if not one["closed"]]
            less += [f'[data-part="{one["words"]}"]' for one in seen["parts"] if one["pressed"]]
            assert more or less, f"nothing makes the choice complete: {seen}"
            self.hand.use(self.rng.choice(more or less))
        raise AssertionError("the choice was not completed")

    def bid(self, words: str | None = None) -> None:
        """Put three coins on three places."""
        coins = words.split()[1:] if words else self.rng.sample([coin["words"] for coin in self.read()["coins"]], 3)
        for coin, place in zip(coins, ("goblin", "dragon", "horse"), strict=True):
            self.put(coin, place)

    def put(self, coin: str, place: str) -> None:
        """Put a coin of the hand on a place, by two presses."""
        self.hand.use(f'[data-coin="{coin}"]:not([data-gone])')
        self.hand.use(f'[data-place="{place}"]')


def play_out(*players: Player, until: int | None = None, seconds: float = 150.0) -> None:
    """Play to the end of the game, or until the first player has made this many decisions."""
    deadline = time.monotonic() + seconds
    for _ in range(LONGEST_GAME):
        if until is not None and len(players[0].decided) >= until:
            return
        acted = [player.advance() for player in players]
        if not any(acted):
            if all(player.over for player in players):
                return
            if len(players) == 1:
                players[0].guest.wait_for("[data-decision]", '[data-phase="over"]', "[data-act=pass]")
            else:
                players[0].guest.settle()
        assert time.monotonic() < deadline, f"the game takes too long; decided so far: {players[0].decided}"
    raise AssertionError("the game does not end")
