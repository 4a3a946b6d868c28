"""Before a game: one click, setting up, friends by link, open tables, remembered names and tables."""

import re

import pytest
from playwright.sync_api import expect

from dvergar.api.registry import known_games, levels_of
from tests.ui.web.browsing import PHONE
from tests.ui.web.conftest import Visit
from tests.ui.web.driving import Player, play_out
from tests.ui.web.hands import Finger, Pointer
from tests.ui.web.rest_client import RestClient


def test_one_click_plays_even_on_the_first_visit(visit: Visit, rest: RestClient) -> None:
    guest = visit(new=True).open("/")
    Pointer(guest.page).use("[data-game=nidavellir] [data-act=play]")
    guest.page.wait_for_url("**/table/*")
    guest.wait_for("[data-decision]")
    state = rest.state(guest.table)
    assert [chair["kind"] for chair in state["chairs"]] == ["human", "bot", "bot"]
    assert state["chairs"][0]["name"]


def test_the_level_of_the_bots_is_chosen_on_the_start_page_and_remembered(visit: Visit, rest: RestClient) -> None:
    guest = visit(name="Ann").open("/")
    strength = guest.page.locator("select[name=strength-nidavellir]")
    before = guest.page.locator("[data-game=nidavellir] .game__how").inner_text()
    strength.focus()
    guest.page.keyboard.press("Home")
    assert strength.input_value() == "guest"
    assert guest.page.locator("[data-game=nidavellir] .game__how").inner_text() != before, "how such a bot plays is said"
    Pointer(guest.page).use("[data-game=nidavellir] [data-act=play]")
    guest.page.wait_for_url("**/table/*")
    guest.wait_for("[data-decision]")
    assert [chair["mind"] for chair in rest.state(guest.table)["chairs"]][1:] == ["guest", "guest"]
    guest.open("/")
    assert strength.input_value() == "guest"
    assert guest.page.locator("select[name=strength-dwarf]").count() == 0, "an automated opponent plays as he does"
    Pointer(guest.page).pick("against-dwarf", "bots-1")
    assert guest.page.locator("select[name=strength-dwarf]").input_value() == "journeyman", "each game has its own"
    guest.open("/setup/nidavellir")
    guest.find("[data-act=open]").wait_for()
    guest.page.locator("article.seat--open").get_by_role("button").nth(2).click()
    assert guest.page.locator(".levels input:checked").last.get_attribute("value") == "guest"


def test_a_table_is_set_up_and_a_friend_comes_by_link_from_a_phone(visit: Visit, rest: RestClient) -> None:
    host = visit(name="Ann").open("/setup/nidavellir")
    hand = Pointer(host.page)
    host.find("[data-act=open]").wait_for()
    host.page.locator("article.seat--open").get_by_role("button").nth(2).click()
    assert host.find("article[data-seat]").count() == 3
    hand.use("[data-act=open]")
    host.page.wait_for_url("**/table/*")
    host.find("[data-act=start]").wait_for()
    assert host.find("[data-act=start]").get_attribute("aria-disabled") == "true", "somebody is missing, and the button says so"
    link = host.find(".invitation input").input_value()
    assert link.endswith(f"/table/{host.table}")

    friend = visit(name="Bo", size=PHONE, touch=True).open(f"/table/{host.table}")
    Finger(friend.page).use("[data-act=sit]")
    host.page.get_by_text("Bo").first.wait_for()
    hand.use('[data-act=start]:not([aria-disabled="true"])')
    for guest in (host, friend):
        guest.wait_for("[data-decision]")
    players = [Player(host, hand, 1), Player(friend, Finger(friend.page), 2)]
    play_out(*players, until=4)
    assert [chair["kind"] for chair in rest.state(host.table)["chairs"]].count("human") == 2


@pytest.mark.parametrize("game", known_games())
def test_the_choice_of_a_bot_shows_the_strength_of_each_level(game: str, visit: Visit) -> None:
    guest = visit(name="Ann").open(f"/setup/{game}")
    guest.find("[data-act=open]").wait_for()
    guest.page.locator("article.seat--open").get_by_role("button").nth(2).click()
    for level, how in levels_of(game).items():
        choice = guest.page.locator(f"article.seat .levels label:has(input[value={level}])").last
        assert f"Elo {how.elo};" in choice.inner_text(), level


def test_several_people_on_one_device_are_set_up(visit: Visit, rest: RestClient) -> None:
    guest = visit(name="Ann").open("/setup/dwarf")
    guest.find("[data-act=open]").wait_for()
    while guest.page.locator("article.seat[data-seat='1']").count():
        guest.page.locator("article.seat[data-seat='1'] .btn--icon").click()
    only_alone = guest.page.locator("input[name^=option-opponent]")
    assert only_alone.count() == 4
    guest.page.locator("article.seat--open").get_by_role("button").nth(1).click()
    assert only_alone.count() == 0, "an opponent's options are for one player"
    guest.page.locator("article.seat[data-seat='1'] input:not([type=radio])").fill("Bo")
    Pointer(guest.page).use("[data-act=open]")
    guest.page.wait_for_url("**/table/*")
    guest.wait_for("[data-decision]", "[data-act=pass]")
    assert [chair["name"] for chair in rest.state(guest.table)["chairs"]] == ["Ann", "Bo"]


def test_an_open_table_is_listed_and_can_be_joined(visit: Visit, rest: RestClient) -> None:
    chairs = [{"kind": "human"}] * 2
    table = rest.ask("/api/tables", {"game": "dwarf", "options": {"players": 2}, "chairs": chairs, "open": True})["table"]
    guest = visit(name="Bo").open("/")
    Pointer(guest.page).use(f'a[href="/table/{table}"]')
    Pointer(guest.page).use("[data-act=sit]")
    guest.find("[data-act=stand]").wait_for()
    assert "Bo" in [chair["name"] for chair in rest.state(table)["chairs"]]


def test_my_tables_are_on_the_start_page_and_lead_back(visit: Visit, rest: RestClient) -> None:
    table, held = rest.table("nidavellir", ["me", "thumb"], ["Ann"])
    guest = visit(held=held, name="Ann").open("/")
    Pointer(guest.page).use(f'[data-table-row="{table}"] a')
    guest.wait_for("[data-decision]")
    assert guest.table == table


@pytest.mark.parametrize("name", ["x" * 25, "a\u202eb"])
def test_an_invalid_name_is_refused_in_words(name: str, visit: Visit) -> None:
    guest = visit(name="Ann").allow(r"422|409", "Failed to load resource").open("/setup/nidavellir")
    guest.find("[data-act=open]").wait_for()
    guest.page.locator("article[data-seat='0'] input").fill(name)
    guest.page.locator("[data-act=open]").click(force=True)
    guest.find("[role=alert]:not(.vh):not(:empty)").first.wait_for()
    assert "/setup/" in guest.page.url


def test_a_table_cannot_be_set_up_without_a_name(visit: Visit) -> None:
    guest = visit(name="Ann").open("/setup/nidavellir")
    guest.find("[data-act=open]").wait_for()
    guest.page.locator("article[data-seat='0'] input").fill("")
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.method))
    guest.page.locator("[data-act=open]").click(force=True)
    guest.find("[data-act=open][aria-disabled=true]").wait_for()
    guest.settle()
    assert "POST" not in asked
    assert "/setup/" in guest.page.url
    assert guest.page.locator("article[data-seat='0'] input").input_value() == "", "a cleared name stays cleared"


@pytest.mark.parametrize("path", ["/", "/setup/dwarf"])
def test_a_new_player_gets_a_name_but_may_clear_it(path: str, visit: Visit) -> None:
    guest = visit(new=True).open(path)
    field = guest.page.get_by_label("Your name").first
    expect(field).not_to_have_value("")
    field.fill("")
    field.press_sequentially("Bo", delay=50)
    expect(field).to_have_value("Bo")


def test_a_link_that_leads_nowhere_says_so(visit: Visit) -> None:
    guest = visit().allow("404", "4404", "Failed to load").open("/table/" + "x" * 22)
    guest.find("h1").wait_for()
    assert guest.find('a[href="/"]').count()


def test_preferences_are_remembered(visit: Visit) -> None:
    guest = visit(new=True).open("/")
    guest.find("[data-game]").first.wait_for()
    Pointer(guest.page).use(".likes__b")
    for text in ("Deutsch",):
        Pointer(guest.page).use(f'.likes__menu label:has-text("{text}")')
    guest.wait_for('html[lang="de"]')
    Pointer(guest.page).pick("theme", "dark")
    guest.wait_for('html[data-theme="dark"]')
    Pointer(guest.page).pick("speed", "instant")
    guest.reload()
    guest.wait_for('html[lang="de"][data-theme="dark"]')
    assert re.search(r"instant", str(guest.page.evaluate("() => localStorage.getItem('dvergar-likes')")))
