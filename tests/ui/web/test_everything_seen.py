"""Every page and every state is accessible (axe, light and dark, wide and phone), with no text cut off in any language.

The quick run visits every other page once, in an artificial language of the longest texts; the thorough run visits the rest, runs
axe in the other sizes and themes, and checks that texts from the server fit in the other languages too.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from dvergar.i18n import LANGUAGES
from tests.server.clients import Serving
from tests.ui.web.browsing import LAPTOP, LYING, PHONE, TABLET, WIDE, Guest
from tests.ui.web.conftest import Visit
from tests.ui.web.longest import SPOKEN, speak_longest
from tests.ui.web.page_checks import overflowing, too_small, violations
from tests.ui.web.page_states import PAGE_STATES, PageState, together
from tests.ui.web.rest_client import RestClient

TOGETHER = [pytest.param(states, id=states[0].name) for states in together()]
EVERY_OTHER = [
    pytest.param(*parameter.values, id=parameter.id, marks=pytest.mark.thorough if place % 2 else ())
    for place, parameter in enumerate(TOGETHER)
]
"""Neighbours in the list resemble each other."""
SIZES = {"wide": WIDE, "phone": PHONE}
ALL_SIZES = {"wide": WIDE, "laptop": LAPTOP, "lying": LYING, "tablet": TABLET, "phone": PHONE}
"""Sizes for the longest texts, and for the language with the longest words."""
CUT = ", text"
Look = Callable[[Guest, PageState], dict[str, list[str]]]
LARGE = [
    pytest.param(state, id=state.name, marks=pytest.mark.thorough if state.name in ("start", "nidavellir-bid") else ())
    for state in PAGE_STATES
    if state.name in ("start", "nidavellir-bid", "nidavellir-hero", "dwarf-act")
]
"""States seen at twice the size."""


def test_every_state_is_seen_once() -> None:
    assert sorted(state.name for states in together() for state in states) == sorted({one.name for one in PAGE_STATES})


@pytest.fixture(scope="module")
def reader(browser: Browser, serving: Serving) -> Iterator[Guest]:
    """Return one page for all states: reusing it takes a third of the time of a new browser."""
    guest = speak_longest(Guest(browser, serving.http, language=SPOKEN, theme="auto", name="Ann"))
    yield guest
    guest.close()


@pytest.mark.parametrize("states", EVERY_OTHER)
def test_every_page_is_accessible_and_no_text_is_cut_off(
    states: tuple[PageState, ...], reader: Guest, visit: Visit, rest: RestClient
) -> None:
    path, held = states[0].come(rest)
    reader.begin_anew(held)
    found = walk(reader, path, states, look)
    reader.check()
    if cut := [where for where in found if where.endswith(CUT)]:
        # A row may be too long only because its texts mix languages: each language is checked by itself
        found = {where: faults for where, faults in found.items() if where not in cut}
        for language in LANGUAGES:
            path, held = states[0].come(rest)
            real = walk(visit(held=held, language=language, name="Ann"), path, states, lambda guest, _: cut_off(guest, ALL_SIZES))
            found |= {f"{language}, {where}": faults for where, faults in real.items()}
    assert not found


def walk(guest: Guest, path: str, states: tuple[PageState, ...], seen: Look) -> dict[str, list[str]]:
    """Visit these states one after the other; returns their faults."""
    found: dict[str, list[str]] = {}
    for state in states:
        if state is states[0]:
            state.show(guest, path)
        else:
            guest.page.emulate_media(color_scheme="light")
            guest.resize(WIDE)
            state.then(guest)
        found |= {f"{state.name}, {where}": faults[:4] for where, faults in seen(guest, state).items() if faults}
    return found


def look(guest: Guest, state: PageState) -> dict[str, list[str]]:
    """Return the faults of a page: in every size, for fingers, and for axe, which takes longest, either wide or on a phone."""
    in_the_light = PAGE_STATES.index(state) % 2 == 0
    light = violations(guest) if in_the_light else []
    found = cut_off(guest, ALL_SIZES)
    guest.page.emulate_media(color_scheme="dark")
    dark = [] if in_the_light else violations(guest)
    return found | {"wide, light": light, "phone, dark": dark, "finger": too_small(guest)}


def cut_off(guest: Guest, sizes: dict[str, tuple[int, int]]) -> dict[str, list[str]]:
    """Return texts that are cut off, from a wide page to a phone."""
    found = {}
    for name, size in sizes.items():
        guest.resize(size)
        found[f"{name}{CUT}"] = overflowing(guest)
    return found


@pytest.mark.thorough
@pytest.mark.parametrize("states", TOGETHER)
def test_axe_finds_nothing_in_any_theme(states: tuple[PageState, ...], visit: Visit, rest: RestClient) -> None:
    path, held = states[0].come(rest)
    assert not walk(visit(held=held, theme="auto", name="Ann"), path, states, look_in_other_themes)


def look_in_other_themes(guest: Guest, state: PageState) -> dict[str, list[str]]:
    """Return what axe finds in the sizes and themes that the quick run leaves out, and all other faults in English."""
    in_the_light = PAGE_STATES.index(state) % 2 == 0
    light = [] if in_the_light else violations(guest)
    found = cut_off(guest, SIZES)
    found["phone, light"] = violations(guest, "color-contrast")
    guest.page.emulate_media(color_scheme="dark")
    found |= {"wide, light": light, "phone, dark": violations(guest) if in_the_light else [], "finger": too_small(guest)}
    guest.resize(WIDE)
    found["wide, dark"] = violations(guest, "color-contrast")
    return found


@pytest.mark.thorough
@pytest.mark.parametrize("states", TOGETHER)
def test_no_text_is_cut_off_in_french(states: tuple[PageState, ...], visit: Visit, rest: RestClient) -> None:
    """Texts from the server are German in the artificial language."""
    path, held = states[0].come(rest)
    assert not walk(visit(held=held, language="fr", name="Ann"), path, states, lambda guest, _: cut_off(guest, SIZES))


@pytest.mark.parametrize("state", LARGE)
def test_text_of_twice_the_size_breaks_nothing(state: PageState, visit: Visit, rest: RestClient) -> None:
    path, held = state.come(rest)
    guest = visit(held=held, name="Ann")
    guest.context.new_cdp_session(guest.page).send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    state.show(guest, path)
    assert guest.page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "32px"
    assert overflowing(guest) == []


@pytest.mark.parametrize("state", LARGE)
def test_a_page_of_twice_the_size_breaks_nothing(state: PageState, visit: Visit, rest: RestClient) -> None:
    path, held = state.come(rest)
    guest = visit(held=held, name="Ann", size=(WIDE[0] // 2, WIDE[1] // 2))
    state.show(guest, path)
    assert overflowing(guest) == []
