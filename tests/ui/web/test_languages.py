"""The user's language: initially that of the browser, changed during a game, remembered."""

import re

import pytest

from dvergar.i18n import LANGUAGES
from tests.ui.web.conftest import Visit
from tests.ui.web.driving import Player, play_out
from tests.ui.web.hands import Pointer
from tests.ui.web.rest_client import RestClient

NAMES = {"en": "English", "fr": "Français", "de": "Deutsch"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_guest_gets_the_language_of_the_browser(language: str, visit: Visit) -> None:
    guest = visit(new=True, language=language).open("/")
    guest.find("h1").first.wait_for()
    assert guest.page.locator("html").get_attribute("lang") == language


MOSTLY_IN_THE_LOG = """(texts) => {
    const shown = document.querySelector(".side--log")?.innerText ?? "";
    return texts.filter((text) => shown.includes(text)).length > texts.length / 2;
}"""
"""The log is reloaded in another language shortly after the page."""


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param("nidavellir", ["me", "thumb", "thumb"], marks=pytest.mark.thorough), ("dwarf", ["me", "thumb"])],
)
def test_the_language_changes_during_a_game_which_goes_on(game: str, seats: list[str], visit: Visit, rest: RestClient) -> None:
    table, held = rest.table(game, seats, ["Ann"])
    guest = visit(held=held).open(f"/table/{table}")
    player = Player(guest, Pointer(guest.page), seed=1)
    questions = set()
    for language in ("de", "fr", "en"):
        play_out(player, until=len(player.decided) + 3)
        guest.page.keyboard.press("s")
        guest.find(".side--settings").wait_for()
        player.hand.use(f'.side--settings label:has-text("{NAMES[language]}")')
        guest.wait_for(f'html[lang="{language}"]')
        guest.page.keyboard.press("Escape")
        guest.wait_for("[data-decision]")
        questions.add(guest.find("#decision h2").inner_text())
        guest.page.keyboard.press("l")
        expected = {line["text"] for line in rest.client.get(f"/api/tables/{table}?lang={language}").json()["log"]}
        guest.page.wait_for_function(MOSTLY_IN_THE_LOG, arg=sorted(expected))
        guest.page.keyboard.press("Escape")
    assert len(questions) >= 2
    guest.reload()
    guest.wait_for('html[lang="en"]')


def test_message_keys_are_never_shown(visit: Visit, rest: RestClient) -> None:
    guest = visit()
    for path in ("/", "/rules", "/setup/nidavellir", "/setup/dwarf", "/score/nidavellir", "/score/dwarf"):
        guest.open(path)
        guest.page.locator("h1, h2").first.wait_for()
        guest.page.locator("[aria-busy=true]").first.wait_for(state="detached")
        guest.settle()
        assert not re.search(r"\b(web|start|panel|score|nid|dwarf|nidavellir)-[a-z]+(-[a-z]+)*\b", guest.text), path
