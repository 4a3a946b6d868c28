"""Every page and every state: for everybody (axe, light and dark, wide and phone), in three languages, with no text cut off."""

import pytest

from dvergar.locale import LANGUAGES
from tests.web.browsing import LAPTOP, LYING, PHONE, TABLET, WIDE
from tests.web.conftest import Visit
from tests.web.moments import MOMENTS, Moment
from tests.web.reading import overflowing, too_small, violations
from tests.web.rest import Desk

EACH = [pytest.param(moment, id=moment.name) for moment in MOMENTS]
SIZES = {"wide": WIDE, "phone": PHONE}
BETWEEN = {"laptop": LAPTOP, "lying": LYING, "tablet": TABLET}
"""Looked at in the language with the longest words."""
LARGE = ("start", "nidavellir-bid", "nidavellir-hero", "dwarf-act")


@pytest.mark.parametrize("moment", EACH)
def test_axe_finds_nothing(moment: Moment, visit: Visit, desk: Desk) -> None:
    path, held = moment.come(desk)
    guest = visit(held=held, theme="auto", name="Ann")
    moment.show(guest, path)
    found = {"wide, light": violations(guest)}
    guest.page.emulate_media(color_scheme="dark")
    found["wide, dark"] = violations(guest, "color-contrast")
    guest.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    found["phone, dark"] = violations(guest)
    guest.page.emulate_media(color_scheme="light")
    found["phone, light"] = violations(guest, "color-contrast")
    assert not any(found.values()), {where: faults for where, faults in found.items() if faults}


@pytest.mark.parametrize("moment", EACH)
def test_no_text_is_missing_or_cut_off_in_any_language(moment: Moment, visit: Visit, desk: Desk) -> None:
    path, held = moment.come(desk)
    found: dict[str, list[str]] = {}
    for language in LANGUAGES:
        guest = visit(held=held, language=language, name="Ann")
        moment.show(guest, path)
        assert guest.page.locator("html").get_attribute("lang") == language
        for size, (width, height) in (SIZES | BETWEEN if language == "de" else SIZES).items():
            guest.page.set_viewport_size({"width": width, "height": height})
            guest.page.wait_for_timeout(30)
            found[f"{language}, {size}"] = overflowing(guest)
        found[f"{language}, finger"] = too_small(guest) if language == "en" else []
        guest.check()
        guest.close()
    assert not any(found.values()), {where: faults[:4] for where, faults in found.items() if faults}


@pytest.mark.parametrize("moment", [param for param in EACH if param.id in LARGE])
def test_text_of_twice_the_size_breaks_nothing(moment: Moment, visit: Visit, desk: Desk) -> None:
    path, held = moment.come(desk)
    guest = visit(held=held, name="Ann")
    guest.context.new_cdp_session(guest.page).send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    moment.show(guest, path)
    assert guest.page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "32px"
    assert overflowing(guest) == []


@pytest.mark.parametrize("moment", [param for param in EACH if param.id in LARGE])
def test_a_page_of_twice_the_size_breaks_nothing(moment: Moment, visit: Visit, desk: Desk) -> None:
    path, held = moment.come(desk)
    guest = visit(held=held, name="Ann", size=(WIDE[0] // 2, WIDE[1] // 2))
    moment.show(guest, path)
    assert overflowing(guest) == []
