"""The server is killed during a game and restarted: the page says so, reconnects, and nothing is lost."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import Serving
from tests.ui.web.browsing import GONE
from tests.ui.web.conftest import Visit
from tests.ui.web.driving import Player, play_out
from tests.ui.web.hands import Pointer
from tests.ui.web.rest_client import RestClient


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Serving]:
    """Run a separate server for the test to kill."""
    with Serving(tmp_path) as running:
        yield running


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "seats"), [("nidavellir", ["me", "thumb"]), ("dwarf", ["me", "thumb", "thumb"])])
def test_a_game_goes_on_after_a_kill(game: str, seats: list[str], mortal: Serving, visit: Visit, paper: Path) -> None:
    with RestClient(mortal.http) as rest:
        table, held = rest.table(game, seats)
        guest = visit(mortal.http, held=held).allow(*GONE).open(f"/table/{table}")
        player = Player(guest, Pointer(guest.page), seed=3)
        play_out(player, until=3)
        guest.wait_for("[data-decision]")
        before = rest.state(table, held[table][0])
        mortal.kill()
        guest.find(".banner").wait_for()
        assert guest.find(".banner").inner_text().strip()
        assert player.read()["decision"], "the table stays on the page"
        mortal.start()
        guest.find(".banner").wait_for(state="detached")
        after = rest.state(table, held[table][0])
        assert (after["number"], after["view"], after["decision"]) == (before["number"], before["view"], before["decision"])
        play_out(player)
        rest.verified(table, paper)


def test_an_action_confirmed_during_an_outage_is_carried_out_afterwards(mortal: Serving, visit: Visit) -> None:
    with RestClient(mortal.http) as rest:
        table, held = rest.table("dwarf", ["me", "thumb"])
        guest = visit(mortal.http, held=held).allow(*GONE).open(f"/table/{table}")
        guest.wait_for("[data-decision]")
        player = Player(guest, Pointer(guest.page), seed=5)
        seen = player.read()
        mortal.kill()
        guest.find(".banner").wait_for()
        player.choose(seen)
        words = [one["words"] for one in player.read()["choices"] if one["pressed"]]
        guest.find("[data-act=go]").first.click()
        assert player.read()["decision"] == seen["decision"], "nothing is done yet"
        mortal.start()
        guest.wait_for(f'.told:not([data-decision="{seen["decision"]}"])')
        log = rest.state(table, held[table][0])["log"]
        assert any(line["seat"] == 0 for line in log)
        assert words
        guest.find(".banner").wait_for(state="detached")


@pytest.mark.thorough
def test_a_server_that_stops_and_restarts_normally(mortal: Serving, visit: Visit) -> None:
    with RestClient(mortal.http) as rest:
        table, held = rest.table("dwarf", ["me"])
        guest = visit(mortal.http, held=held).allow(*GONE).open(f"/table/{table}")
        guest.wait_for("[data-decision]")
        player = Player(guest, Pointer(guest.page), seed=5)
        assert mortal.stop() == 0
        guest.find(".banner").wait_for()
        mortal.start()
        guest.find(".banner").wait_for(state="detached")
        play_out(player, until=2)
