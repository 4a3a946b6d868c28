"""A game that the page does not draw: it is shown as text, and played from the start page to its end."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import Serving
from tests.ui.web.browsing import PHONE, WIDE, Guest
from tests.ui.web.conftest import Visit
from tests.ui.web.page_checks import overflowing, violations


@pytest.fixture(scope="module")
def hosting(third_game: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Run a server with the game of another package."""
    with Serving(tmp_path_factory.mktemp("server"), environment={"PYTHONPATH": str(third_game)}) as running:
        yield running
        assert running.stop() == 0


def play_on(guest: Guest) -> int:
    """Answer with the last choice until the game is over; returns the number of decisions."""
    decided = 0
    while True:
        guest.wait_for(".told[data-asked]", ".told[data-phase=over]")
        told = guest.page.locator(".told")
        if told.get_attribute("data-phase") == "over":
            return decided
        asked = told.get_attribute("data-decision")
        guest.find("[data-choice]").last.click()
        guest.find("[data-act=go]").click()
        guest.page.wait_for_function("asked => document.querySelector('.told')?.dataset.decision !== asked", arg=asked)
        decided += 1


@pytest.mark.parametrize(
    ("size", "theme", "language", "said"),
    [(WIDE, "light", "en", "On offer"), (PHONE, "dark", "de", "Im Angebot")],
    ids=["wide", "phone"],
)
def test_a_game_is_played_from_the_start_page_to_its_end_as_text(
    hosting: Serving, visit: Visit, size: tuple[int, int], theme: str, language: str, said: str
) -> None:
    guest = visit(hosting.http, size=size, touch=size == PHONE, theme=theme, language=language, name="Ann").open("/")
    guest.find("[data-game=hoard] [data-act=play]").click()
    guest.wait_for(".told[data-asked=bid]")
    assert said in guest.find(".textlines").inner_text()
    assert guest.find("[data-choice]").count() == 8
    assert violations(guest) == []
    assert overflowing(guest) == []
    assert play_on(guest) >= 6
    assert guest.find(".textpoints tbody tr").count() == 3
    assert guest.find("[data-act=rematch]").count() == 1
    assert violations(guest) == []
    guest.open(f"/replay/{guest.table}")
    guest.wait_for(".textlines")
    assert said in guest.find(".textlines").inner_text()


def test_its_rules_are_read_on_the_page_and_a_hint_names_a_choice(hosting: Serving, visit: Visit) -> None:
    guest = visit(hosting.http, name="Ann", language="fr").open("/rules/hoard")
    guest.wait_for("#rule-H3\\.3")
    assert "Égalités" in guest.find("#rule-H3\\.3").inner_text()
    guest.open("/")
    guest.find("[data-game=hoard] [data-act=play]").click()
    guest.wait_for(".told[data-asked=bid]")
    guest.find("[data-act=hint]").click()
    guest.find("[data-act=hinted]").click()
    assert guest.find("[data-choice][aria-pressed=true]").count() == 1
    guest.find(".dock .rule").click()
    guest.wait_for("#side #rule-H2\\.2.now")
    assert "Mises secrètes" in guest.find("#rule-H2\\.2").inner_text()
