"""Several people on one device: a curtain falls between secret decisions, and behind it the document holds no secrets."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.ui.web.conftest import Visit
from tests.ui.web.driving import Player, play_out
from tests.ui.web.hands import Pointer
from tests.ui.web.rest_client import Json, RestClient


class Suspicious(Player):
    """Searches the whole document for other seats' bids whenever the curtain is down."""

    def __init__(self, *args: Any, rest: RestClient, seats: list[Json], **more: Any) -> None:
        super().__init__(*args, **more)
        self.rest = rest
        self.seats = seats
        self.looked = 0

    def at_curtain(self) -> None:
        html = self.guest.html
        for seat in self.seats:
            state = self.rest.state(self.guest.table, seat)
            if state["bid"]:
                assert state["bid"] not in html
                assert state["bid"].removeprefix("bid ") not in self.guest.text
                self.looked += 1
            assert seat["token"] not in html
        assert not re.search(r"data-(choice|coin|place|thing)=", html), "nothing of a seat lies behind the curtain"


@pytest.mark.thorough
def test_a_whole_game_on_one_device(visit: Visit, rest: RestClient, paper: Path) -> None:
    table, held = rest.table("nidavellir", ["me", "me", "thumb"], ["Ann", "Bo"], options={"first_game": True})
    guest = visit(held=held).open(f"/table/{table}")
    guest.wait_for("[data-decision]", "[data-act=pass]")
    player = Suspicious(guest, Pointer(guest.page), seed=1, rest=rest, seats=held[table])
    play_out(player)
    assert player.passed >= 8, "at least once a turn"
    assert player.looked >= 8
    guest.wait_for('[data-phase="over"]')
    rest.verified(table, paper)


@pytest.mark.thorough
def test_without_secrets_there_is_no_curtain(visit: Visit, rest: RestClient, paper: Path) -> None:
    table, held = rest.table("dwarf", ["me", "me"], ["Ann", "Bo"])
    guest = visit(held=held).open(f"/table/{table}")
    guest.wait_for("[data-decision]", "[data-act=pass]")
    player = Player(guest, Pointer(guest.page), seed=2)
    play_out(player)
    rest.verified(table, paper)


def test_the_curtain_names_the_next_person_and_then_shows_their_table(visit: Visit, rest: RestClient) -> None:
    table, held = rest.table("nidavellir", ["me", "me"], ["Ann", "Bo"])
    guest = visit(held=held).open(f"/table/{table}")
    player = Player(guest, Pointer(guest.page), seed=3)
    guest.find("[data-act=pass]").wait_for()
    player.advance()
    guest.wait_for("[data-decision]")
    player.decide(player.read(), "bid 5 4 3")
    guest.find("[data-act=pass]").wait_for()
    assert "Bo" in guest.find("[data-act=pass]").inner_text()
    assert "bid 5 4 3" not in guest.html
    player.advance()
    guest.wait_for("[data-decision]")
    assert len(player.read()["coins"]) == 5, "Bo's own coins, none of them placed"
    assert "bid 5 4 3" not in guest.html


def test_after_a_reload_nothing_of_a_seat_is_drawn_before_the_curtain(visit: Visit, rest: RestClient) -> None:
    table, held = rest.table("nidavellir", ["me", "me"], ["Ann", "Bo"])
    guest = visit(held=held).open(f"/table/{table}")
    player = Player(guest, Pointer(guest.page), seed=3)
    guest.find("[data-act=pass]").wait_for()
    player.advance()
    guest.wait_for("[data-decision]")
    player.decide(player.read(), "bid 5 4 3")
    guest.find("[data-act=pass]").wait_for()
    guest.load_with("watch")
    guest.reload()
    guest.find("[data-act=pass]").wait_for()
    assert guest.page.evaluate("() => window.seenOfASeat") == []
