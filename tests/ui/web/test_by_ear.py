"""A whole game by ear: a player who sees nothing uses roles, names, states and keys, and what a screen reader announces."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.ui.web.browsing import Guest
from tests.ui.web.conftest import Visit
from tests.ui.web.rest_client import RestClient
from tests.ui.web.scenes import Scene, each_scene

LONGEST = 400


class Listener:
    """Knows only what a screen reader would say."""

    def __init__(self, guest: Guest, seed: int) -> None:
        self.guest = guest
        self.rng = random.Random(seed)
        self.turns = 0

    @property
    def region(self) -> Locator:
        return self.guest.page.get_by_role("region", name="Your decision")

    def heard(self, role: str) -> list[str]:
        """Return the announcements so far: news in the log, alerts at once."""
        said: list[dict[str, Any]] = self.guest.page.evaluate("() => heard")
        return [one["text"] for one in said if one["role"] == role]

    def press(self, button: Locator) -> None:
        button.focus()
        self.guest.page.keyboard.press("Enter")

    def go(self) -> Locator:
        """Return the one button that confirms: neither a choice nor a help."""
        return self.region.locator("button[aria-disabled]:not([aria-pressed])").filter(visible=True).last

    def ready(self) -> bool:
        return self.go().count() == 1 and self.go().get_attribute("aria-disabled") == "false"

    def play(self) -> None:
        """Play to the end of the game."""
        for _ in range(LONGEST):
            self.guest.wait_for("[data-decision]", '[data-phase="over"]')
            if self.guest.page.locator('[data-phase="over"]').count():
                return
            self.decide()
        raise AssertionError("the game does not end")

    def decide(self) -> None:
        self.turns += 1
        heading = self.region.get_by_role("heading")
        assert heading.inner_text().strip(), "it is said what is asked"
        before = str(self.guest.page.locator("[data-decision]").get_attribute("data-decision"))
        if self.region.get_by_role("group", name="Your coins").count():
            self.bid()
        else:
            self.choose()
        self.press(self.go())
        self.guest.wait_for(f'.told:not([data-decision="{before}"])')

    def bid(self) -> None:
        coins = self.region.get_by_role("group", name="Your coins").get_by_role("button")
        names = self.rng.sample([self.name(coin) for coin in coins.all()], 3)
        assert len({*names}) == 3, names
        for name, tavern in zip(names, ("Goblin", "Dragon", "Horse"), strict=True):
            self.press(coins.and_(self.guest.page.get_by_role("button", name=name, exact=True)))
            self.press(self.guest.page.get_by_role("button", name=f"Your coin at the {tavern}: ").first)

    def choose(self) -> None:
        """Choose among toggle buttons; equal names are equal choices."""
        choices = self.guest.page.locator("[data-table] button[aria-pressed]").filter(visible=True)
        names = [self.name(one) for one in choices.all()]
        assert all(names), "every choice has a name"
        meant = {(name, one.get_attribute("data-choice")) for name, one in zip(names, choices.all(), strict=True)}
        assert len(meant) == len(set(names)), meant
        order = list(range(len(names)))
        self.rng.shuffle(order)
        for place in order:
            choice = choices.nth(place)
            if choice.get_attribute("aria-disabled") != "true" and choice.get_attribute("aria-pressed") != "true":
                self.press(choice)
                self.guest.settle()
            if self.ready():
                return
        for more in self.region.get_by_role("group").get_by_role("button", name="One more").all() * 5:
            if more.get_attribute("aria-disabled") == "false":
                self.press(more)
                self.guest.settle()
            if self.ready():
                return
        raise AssertionError(f"nothing that is heard can be confirmed: {names}")

    def name(self, button: Locator) -> str:
        """Return the accessible name of a button."""
        said = re.match(r"""- '?button "(.*?)"( \[|'?:|'?$)""", button.aria_snapshot().splitlines()[0])
        return said[1] if said else ""


@pytest.mark.parametrize("scene", each_scene(quick=("discard-two", "sell", "recall")))
def test_every_decision_is_made_by_ear(scene: Scene, visit: Visit, rest: RestClient) -> None:
    table, held = rest.scene(scene)
    guest = visit(held=held).open(f"/table/{table}")
    guest.wait_for("[data-decision]")
    Listener(guest, 5).decide()


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        pytest.param("nidavellir", ["me", "thumb"], {}, id="nidavellir"),
        pytest.param("dwarf", ["me"], {"solo": "andvettr"}, id="dwarf-alone", marks=pytest.mark.thorough),
        pytest.param("dwarf", ["me", "thumb"], {}, id="dwarf"),
    ],
)
def test_a_whole_game_by_ear(game: str, seats: list[str], options: dict[str, Any], visit: Visit, rest: RestClient) -> None:
    table, held = rest.table(game, seats, ["Ann"], options=options)
    guest = visit(held=held)
    guest.load_with("ears")
    guest.open(f"/table/{table}")
    listener = Listener(guest, 5)
    listener.play()
    assert listener.turns > 10
    turns = [text for text in listener.heard("alert") if text.startswith("It is your turn. ")]
    assert len(turns) >= listener.turns - 1, "after the first, every turn is called out"
    assert all(text.removeprefix("It is your turn. ") for text in turns), "with what is asked"
    news = " ".join(listener.heard("log"))
    lines = rest.state(table, held[table][0])["log"]
    begun = next(place for place, line in enumerate(lines) if line["seat"] == 0 and line["kind"] in ("bid", "revealed", "placed"))
    assert len(lines[begun:]) > 50
    assert [line["text"] for line in lines[begun:] if line["text"] not in news] == [], "everything that happens is said"
