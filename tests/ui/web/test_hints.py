"""«What would you do?» on the page: asked by button or key, answered in the dock, picked but not played, gone with its
decision.
"""

import re

import pytest

from dvergar.i18n import LANGUAGES
from tests.ui.web.browsing import PHONE, WIDE, Guest
from tests.ui.web.conftest import Visit
from tests.ui.web.driving import Player
from tests.ui.web.hands import Finger, Keys, Pointer
from tests.ui.web.page_checks import overflowing, too_small, violations
from tests.ui.web.rest_client import RestClient
from tests.ui.web.scenes import DWARF, NIDAVELLIR, Scene, each_scene
from tests.ui.web.scripts import script
from tests.ui.web.test_decisions import sat_down

SEEN = [param for param in each_scene() if param.values[0].name in ("bid", "take", "hero", "act", "act-solo")]
ASK, NOTE = "[data-act=hint]", "[data-hint]"


def hint_on(guest: Guest) -> str:
    """Return the words of the named choice, once a hint is there."""
    guest.find(NOTE).wait_for()
    return str(guest.find(NOTE).get_attribute("data-hint"))


@pytest.mark.parametrize("scene", each_scene(quick=("bid", "act")))
def test_a_hint_names_a_choice_and_a_press_picks_it_without_playing(scene: Scene, visit: Visit, rest: RestClient) -> None:
    player, seat = sat_down(visit, rest, scene)
    guest, before = player.guest, rest.state(player.guest.table, seat)
    player.hand.use(ASK)
    words = hint_on(guest)
    choices = [choice["words"] for choice in before["decision"]["choices"]]
    said = guest.find(NOTE).inner_text()
    assert words in choices
    assert len(re.findall(r"\d\s?%", said)) in ((1, 2) if scene.kind == "recall" else (2,)), said
    assert guest.find(f"{NOTE} li").count() in (1, 2)
    player.hand.use("[data-act=hinted]")
    assert player.ready(), "what was named can be confirmed"
    lit = [one["words"] for one in player.read()["choices"] if one["pressed"]]
    assert scene.kind == "bid" or not lit or words in lit
    state = rest.state(guest.table, seat)
    assert (state["number"], state["bid"], state["decision"]) == (before["number"], before["bid"], before["decision"])
    player.confirm(player.read())
    assert not guest.find(NOTE).count(), "with its decision it goes away"
    after = rest.state(guest.table, seat)
    assert after["bid"] == words or after["number"] > before["number"]


@pytest.mark.thorough
@pytest.mark.parametrize("scene", SEEN)
def test_the_hint_is_accessible_in_every_language(scene: Scene, visit: Visit, rest: RestClient) -> None:
    table, seats = rest.scene(scene)
    for language in LANGUAGES:
        guest = visit(held=seats, language=language).open(f"/table/{table}")
        guest.wait_for("[data-decision]")
        guest.page.keyboard.press("h")
        hint_on(guest)
        faults = violations(guest) if language == "en" else []
        for size in (WIDE, PHONE):
            guest.resize(size)
            faults += overflowing(guest)
        faults += too_small(guest) if language == "en" else []
        assert not faults, (language, faults[:4])
        guest.close()


def test_keys_alone_can_ask_pick_and_close_a_hint(visit: Visit, rest: RestClient) -> None:
    player, _ = sat_down(visit, rest, next(one for one in DWARF if one.name == "act"))
    guest = player.guest
    hand = Keys(guest.page)
    hand.use(ASK)
    words = hint_on(guest)
    hand.use("[data-act=hinted]")
    assert player.ready()
    assert words in [one["words"] for one in player.read()["choices"] if one["pressed"]]
    guest.page.keyboard.press("h")
    guest.find(NOTE).wait_for(state="detached")
    assert not hand.unmarked


def test_a_hint_by_touch_on_a_phone(visit: Visit, rest: RestClient) -> None:
    player, _ = sat_down(visit, rest, next(one for one in NIDAVELLIR if one.name == "take"), size=PHONE, touch=True)
    hand = Finger(player.guest.page)
    hand.use(ASK)
    words = hint_on(player.guest)
    hand.use("[data-act=hinted]")
    assert player.ready()
    assert words in [one["words"] for one in player.read()["choices"] if one["pressed"]]
    hand.use("[data-act=hint-close]")
    player.guest.find(NOTE).wait_for(state="detached")


def test_no_hint_is_offered_without_a_decision(visit: Visit, rest: RestClient) -> None:
    table, held = rest.table("dwarf", ["me", "me"], ["Ann", "Bo"])
    asked = rest.state(table, held[table][0])["asked"]["seats"][0]
    waiting = [seat for seat in held[table] if seat["seat"] != asked]
    for seats in ({table: waiting}, {}):
        guest = visit(held=seats).open(f"/table/{table}")
        guest.wait_for("#decision")
        assert not guest.find(ASK).count()


def test_on_a_shared_device_the_hint_disappears_with_the_curtain(visit: Visit, rest: RestClient) -> None:
    table, held = rest.table("nidavellir", ["me", "me"], ["Ann", "Bo"])
    guest = visit(held=held).open(f"/table/{table}")
    player = Player(guest, Pointer(guest.page), seed=3)
    guest.find("[data-act=pass]").click()
    guest.wait_for("[data-decision]")
    guest.page.keyboard.press("h")
    words = hint_on(guest)
    guest.page.evaluate(script("unveiled"))
    player.decide(player.read(), "bid 5 4 3" if words != "bid 5 4 3" else "bid 4 5 3")
    guest.find("[data-act=pass]").wait_for()
    seen_first = guest.page.wait_for_function("() => globalThis.unveiled").json_value()
    assert "% to win" not in seen_first, "not even for a moment, nor for a screen reader"
    assert "% to win" not in guest.text
    assert words not in guest.html
    guest.find("[data-act=pass]").click()
    guest.wait_for("[data-decision]")
    assert not guest.find(NOTE).count(), "the next person asks anew"
