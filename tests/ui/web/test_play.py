"""`dvergar play` as a new user starts it, with a browser that goes where it is sent, to the end of a game."""

from pathlib import Path
from urllib.parse import urlsplit

import pytest

from dvergar.server.access.addresses import network_addresses
from tests.cli.play.homes import Home
from tests.ui.web.browsing import GONE, Guest
from tests.ui.web.conftest import Visit
from tests.ui.web.driving import Player, play_out
from tests.ui.web.hands import Pointer
from tests.ui.web.rest_client import RestClient
from tests.ui.web.test_whole_games import ended


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """Create a new user's environment."""
    return Home(tmp_path)


def led(visit: Visit, address: str, **how: object) -> Guest:
    """Return a guest whose browser was sent to an address."""
    place = urlsplit(address)
    guest = visit(f"{place.scheme}://{place.netloc}", **how)
    return guest.open(address.removeprefix(guest.home))


@pytest.mark.thorough
@pytest.mark.parametrize("asked", [("nidavellir", "--against", "2", "--level", "thumb"), ("dwarf", "--solo", "eldhusfifl")])
def test_straight_to_a_game_and_to_its_end(asked: tuple[str, ...], home: Home, visit: Visit, paper: Path) -> None:
    with home.start(*asked) as launched:
        launched.ready()
        address = home.visit()
        guest = led(visit, address)
        guest.wait_for("[data-decision]")
        assert urlsplit(guest.page.url).fragment == "", "what the address brought is gone from it"
        with RestClient(guest.home) as rest:
            play_out(Player(guest, Pointer(guest.page), seed=1))
            ended(guest, rest, paper)
        assert launched.interrupt() == 0
        assert "Traceback" not in launched.text
        guest.allow(*GONE)


@pytest.mark.thorough
def test_two_people_at_one_device(home: Home, visit: Visit) -> None:
    with home.start("nidavellir", "--seats", "me,me") as launched:
        launched.ready()
        guest = led(visit, home.visit())
        player = Player(guest, Pointer(guest.page), seed=1)
        guest.wait_for("[data-decision]")
        play_out(player, until=6)
        assert player.passed > 0
        guest.close()


def test_the_start_page_has_the_requested_language(home: Home, visit: Visit) -> None:
    with home.start("--lang", "fr") as launched:
        launched.wait_for("Ctrl-C")
        address = home.visit()
        guest = led(visit, address, new=True)
        guest.find('[data-game="nidavellir"] [data-act=play]').wait_for()
        assert "Jouer" in guest.text
        assert guest.page.url == f"{guest.home}/"
        guest.open("/rules")
        assert guest.page.evaluate("document.documentElement.lang") == "fr", "it is remembered"
        guest.close()


def test_seats_survive_a_restart(home: Home, visit: Visit) -> None:
    with home.start("nidavellir", "--against", "1") as launched:
        launched.ready()
        guest = led(visit, home.visit()).allow(*GONE)
        guest.wait_for("[data-decision]")
        table = guest.table
        assert launched.interrupt() == 0
    with home.start() as launched:
        launched.ready()
        assert home.visit(2) == f"{guest.home}/", "at the same address, which the browser knows"
        guest.open("/")
        guest.find(f'a[href="/table/{table}"]').first.click()
        guest.wait_for("[data-decision]")
        guest.close()


def test_a_person_who_comes_too_late_for_a_seat_watches(home: Home, visit: Visit) -> None:
    with home.start("nidavellir", "--against", "1") as launched:
        launched.ready()
        address = home.visit()
        first = led(visit, address)
        first.wait_for("[data-decision]")
        late = led(visit, address).allow("409", "status of 409")
        late.wait_for('[data-phase="running"]')
        assert late.page.evaluate("localStorage.getItem('dvergar-seats')") == "{}"
        first.close()
        late.close()


def test_a_link_from_elsewhere_seats_nobody_unasked(home: Home, visit: Visit) -> None:
    with home.start("--invite", "nidavellir", "--against", "1") as launched:
        launched.ready()
        place = urlsplit(home.visit())
        afar = network_addresses("0.0.0.0", launched.port)
        if not afar:
            pytest.skip("NO NETWORK HERE")
        guest = led(visit, f"{afar[0]}{place.path[1:]}#{place.fragment}").allow("Cross-Origin-Opener-Policy")
        guest.find(".page--lobby").wait_for()
        assert urlsplit(guest.page.url).fragment == ""
        assert guest.page.evaluate("localStorage.getItem('dvergar-seats')") == "{}"
        guest.close()
