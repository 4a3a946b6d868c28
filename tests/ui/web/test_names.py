"""Names that could harm a page: markup, right to left, long, emoji, templates. They are shown as text within their boxes."""

import pytest

from tests.ui.web.browsing import PHONE, WIDE, Guest
from tests.ui.web.conftest import Visit
from tests.ui.web.driving import Player
from tests.ui.web.hands import Pointer
from tests.ui.web.page_checks import overflowing
from tests.ui.web.rest_client import RestClient

HEBREW = "\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd"
HOSTILE = ("<img src=x onerror=a()>", HEBREW, "W" * 24, "😀🚀🎲🪙👑🐉", '{$n} "&lt;" </b>%s')
SIZES = {"wide": WIDE, "phone": PHONE}
EACH_SIZE = [pytest.param("wide", marks=pytest.mark.thorough), "phone"]


def shortened(fault: str) -> bool:
    """Whether a fault is only a long name that ends in dots, which may happen if the full name is shown elsewhere."""
    return fault.startswith(("cut at the side", "ends in dots")) and any(f"«{name}»" in fault for name in HOSTILE)


def harmless(guest: Guest, *names: str) -> None:
    """Check that all names are on the page as text, and none has become anything else."""
    text = guest.text
    for name in names:
        assert name in text, name
    assert guest.page.locator("img, [onerror], [onclick]").count() == 0
    assert not guest.page.evaluate("() => document.documentElement.outerHTML.includes('<img')")
    broken = [fault for fault in overflowing(guest) if not shortened(fault)]
    assert broken == []


@pytest.mark.parametrize("size", EACH_SIZE)
def test_at_a_table_and_in_its_log(size: str, visit: Visit, rest: RestClient) -> None:
    table, seats = rest.table("nidavellir", ["me"] * 5, HOSTILE)
    guest = visit(held={table: seats[table][:1]}, size=SIZES[size]).open(f"/table/{table}")
    guest.wait_for("[data-decision]")
    harmless(guest, *HOSTILE)
    guest.page.keyboard.press("l")
    guest.find(".side--log").wait_for()
    harmless(guest, *HOSTILE)


@pytest.mark.parametrize("size", EACH_SIZE)
def test_at_a_table_of_dwarf(size: str, visit: Visit, rest: RestClient) -> None:
    table, seats = rest.table("dwarf", ["me"] * 5, HOSTILE)
    guest = visit(held=seats, size=SIZES[size]).open(f"/table/{table}")
    guest.wait_for("[data-decision]", "[data-act=pass]")
    if guest.find("[data-act=pass]").count():
        Pointer(guest.page).use("[data-act=pass]")
        guest.wait_for("[data-decision]")
    harmless(guest, *HOSTILE)


@pytest.mark.parametrize("size", EACH_SIZE)
def test_on_the_curtain(size: str, visit: Visit, rest: RestClient) -> None:
    table, seats = rest.table("nidavellir", ["me"] * 5, HOSTILE)
    guest = visit(held=seats, size=SIZES[size]).open(f"/table/{table}")
    guest.wait_for("[data-decision]", "[data-act=pass]")
    player = Player(guest, Pointer(guest.page))
    guest.find("[data-act=pass]").wait_for()
    harmless(guest, HOSTILE[0])
    player.advance()
    guest.wait_for("[data-decision]")
    player.advance()
    guest.find("[data-act=pass]").wait_for()
    harmless(guest, HOSTILE[1])


@pytest.mark.parametrize("size", EACH_SIZE)
@pytest.mark.parametrize("game", ["nidavellir", pytest.param("dwarf", marks=pytest.mark.thorough)])
def test_on_the_final_sheet_and_in_the_replay(game: str, size: str, visit: Visit, rest: RestClient) -> None:
    table = rest.finished(game, HOSTILE[:3])
    guest = visit(size=SIZES[size]).open(f"/table/{table}")
    guest.wait_for('[data-phase="over"]')
    harmless(guest, *HOSTILE[:3])
    guest.open(f"/replay/{table}")
    guest.find("h1, h2").first.wait_for()
    harmless(guest, *HOSTILE[:3])


def test_in_the_lobby_and_on_the_start_page(visit: Visit, rest: RestClient) -> None:
    name = HOSTILE[0]
    chairs = [{"kind": "human"}] * 2
    opened = rest.ask("/api/tables", {"game": "dwarf", "options": {"players": 2}, "chairs": chairs, "open": True})
    joined = rest.ask(f"/api/tables/{opened['table']}/join", {"seats": [{"seat": 0, "name": name, "nonce": "00"}]})
    held = {opened["table"]: joined["seats"]}
    guest = visit(held=held, name=name).open(f"/table/{opened['table']}")
    guest.page.get_by_text(name).first.wait_for()
    harmless(guest, name)
    guest.open("/")
    guest.find("h1").first.wait_for()
    harmless(guest)
