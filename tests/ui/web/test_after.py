"""After a game, and looking back: replay from any perspective, open bids, a rematch; log, help and rules beside the table."""

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.ui.web.browsing import Guest
from tests.ui.web.conftest import Visit
from tests.ui.web.driving import Player, play_out
from tests.ui.web.hands import Keys, Pointer
from tests.ui.web.rest_client import RestClient, verify_by_command
from tests.ui.web.scenes import DWARF, NIDAVELLIR


@pytest.mark.parametrize("game", [pytest.param("nidavellir", marks=pytest.mark.thorough), "dwarf"])
def test_a_finished_game_is_stepped_through(game: str, visit: Visit, rest: RestClient, paper: Path) -> None:
    table = rest.finished(game, ["Ann", "Bo"])
    guest = visit().open(f"/replay/{table}")
    hand = Pointer(guest.page)
    guest.find("[data-act=next]").wait_for()
    start = guest.text
    for _ in range(5):
        hand.use("[data-act=next]")
        guest.settle()
    assert guest.text != start
    hand.use("[data-act=last]")
    guest.find('[data-act=last][aria-disabled="true"]').wait_for()
    hand.use("[data-act=first]")
    guest.find('[data-act=first][aria-disabled="true"]').wait_for()


def test_bids_are_open_in_the_full_replay_and_sealed_from_a_seats_perspective(visit: Visit, rest: RestClient) -> None:
    table = rest.finished("nidavellir", ["Ann", "Bo"])
    guest = visit().open(f"/replay/{table}")
    hand = Pointer(guest.page)
    guest.find("[data-act=next]").wait_for()
    steps = guest.find(".steps")
    open_steps = steps.text_content()
    hand.use("label:has([data-eyes='0'])")
    expect(steps, "others' bids are told to open eyes alone").not_to_have_text(open_steps or "")
    hand.use("label:has([data-eyes='all'])")
    expect(steps).to_have_text(open_steps or "")


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["nidavellir", "dwarf"])
def test_the_latest_events_are_shown_again(game: str, visit: Visit, rest: RestClient) -> None:
    table, held = rest.table(game, ["me", "thumb"], ["Ann"])
    guest = visit(held=held, speed="normal", still=False)
    guest.load_with("past")
    guest.open(f"/table/{table}").wait_for("[data-decision]")
    hand = Pointer(guest.page)
    play_out(Player(guest, hand, 4), until=3)
    guest.page.keyboard.press("Escape")
    guest.wait_for(AT_REST)
    before = guest.page.locator("[data-table]").inner_text()
    hand.use("[data-act=again]")
    guest.page.wait_for_function("() => stepsSeen.length > 0")
    guest.wait_for(AT_REST)
    guest.page.keyboard.press("l")
    lines = guest.page.locator(".log li:has(button.log__a)").all()
    shown, flights = set(), int(guest.page.evaluate("() => flights"))
    for line in (lines[0], lines[len(lines) // 2], lines[-1]):
        guest.page.evaluate("() => { stepsSeen.length = 0; }")
        line.locator("button.log__a").click()
        guest.page.wait_for_function("() => stepsSeen.length > 0")
        guest.wait_for(AT_REST)
        shown.add(str(guest.page.evaluate("() => stepsSeen.at(-1)")))
    assert len(shown) > 1, "each line is shown at its own step"
    assert int(guest.page.evaluate("() => flights")) > flights, "as it happened"
    assert guest.page.locator("[data-table]").inner_text() == before, "the table is as it was"


BEGUN = {
    "recall": ('[data-open="stack 4"]',),
    "sell": ("[data-plus=gold]", "[data-plus=gold]", "[data-plus=iron]"),
    "discard-two": ("[data-open=explorer]",),
    "bid": ("[data-coin]", "[data-place=dragon]", "[data-coin]:not([data-gone])"),
}
"""Presses that begin a choice without completing it."""


@pytest.mark.parametrize(
    "name", ["bid", "recall", *(pytest.param(name, marks=pytest.mark.thorough) for name in ("sell", "discard-two"))]
)
def test_an_unfinished_choice_survives_an_instant_replay(name: str, visit: Visit, rest: RestClient) -> None:
    player = led_to(name, visit, rest)
    guest = player.guest
    untouched = touched(guest)
    for part in BEGUN[name]:
        player.hand.use(part)
        guest.settle()
    begun = touched(guest)
    assert begun != untouched
    player.hand.use("[data-act=again]")
    guest.wait_for("[data-then]")
    guest.wait_for(AT_REST)
    now = touched(guest)
    assert now[0].split("\n") == begun[0].split("\n")
    assert now[1] == begun[1]


def led_to(name: str, visit: Visit, rest: RestClient) -> Player:
    """Play until this decision, so that there is a past."""
    if name == "bid":
        table, seats = rest.table("nidavellir", ["me", "thumb"], ["Ann"])
        lines: tuple[str, ...] = ("bid 3 4 0",)
    else:
        scene = next(scene for scene in (*NIDAVELLIR, *DWARF) if scene.name == name)
        lines = tuple(line.removeprefix("0 ") for line in scene.lines)
        table, seats = rest.scene(replace(scene, kind="act" if scene.game == "dwarf" else "take", lines=()))
    guest = visit(held=seats).open(f"/table/{table}")
    guest.wait_for("[data-decision]")
    player = Player(guest, Pointer(guest.page))
    for line in lines:
        player.decide(player.read(), line)
        guest.wait_for(AT_REST)
    while name == "bid" and player.read()["asked"] != "bid":
        player.advance()
        guest.wait_for(AT_REST)
    if name == "bid":
        guest.page.get_by_text("Red is ready").first.wait_for()
    return player


def touched(guest: Guest) -> tuple[str, list[str]]:
    """Return the text of the table, and which buttons on it are pressed."""
    pressed = guest.page.locator("[data-table] [aria-pressed=true]").all_inner_texts()
    return guest.page.locator("[data-table]").inner_text(), pressed


def test_an_instant_replay_can_be_left_at_once(visit: Visit, rest: RestClient) -> None:
    table, held = rest.table("nidavellir", ["me", "thumb"], ["Ann"])
    guest = visit(held=held, speed="slow", still=False).open(f"/table/{table}")
    guest.wait_for("[data-decision]")
    hand = Pointer(guest.page)
    play_out(Player(guest, hand, 4), until=1)
    guest.wait_for(AT_REST)
    hand.use("[data-act=again]")
    hand.use("[data-then] [data-act=now]")
    guest.wait_for(AT_REST)
    assert guest.page.locator("[data-then]").count() == 0


def test_a_running_game_can_be_replayed_without_revealing_secrets(visit: Visit, rest: RestClient) -> None:
    table, held = rest.table("nidavellir", ["me", "me"], ["Ann", "Bo"])
    one, two = (visit(held={table: [seat]}).open(f"/table/{table}") for seat in held[table])
    players = [Player(guest, Pointer(guest.page), place) for place, guest in enumerate((one, two))]
    play_out(*players, until=3)
    watcher = visit().open(f"/replay/{table}")
    watcher.find("[data-act=back]").wait_for()
    assert watcher.page.locator("[data-eyes]").count() == 0, "whose eyes cannot be chosen before the end"
    Pointer(watcher.page).use("[data-act=back]")


def test_a_rematch_seats_everybody_again(visit: Visit, rest: RestClient) -> None:
    table, held = rest.table("dwarf", ["me"], ["Ann"], options={"players": 1, "solo": "eldhusfifl"})
    rest.ask(f"/api/tables/{table}/leave", {"mind": "thumb"}, held[table][0]["token"])
    guest = visit(held=held, name="Ann").open(f"/table/{table}")
    guest.wait_for('[data-phase="over"]')
    Pointer(guest.page).use("[data-act=rematch]")
    guest.page.wait_for_url(lambda url: table not in url)
    guest.wait_for("[data-decision]")
    assert guest.table != table


def test_the_record_is_downloaded_and_verified(visit: Visit, rest: RestClient, paper: Path) -> None:
    table = rest.finished("dwarf", ["Ann", "Bo", "Cleo"])
    guest = visit().open(f"/table/{table}")
    guest.wait_for('[data-phase="over"]')
    with guest.page.expect_download() as download:
        Pointer(guest.page).use("[data-act=record]")
    download.value.save_as(paper)
    verify_by_command(paper)


def test_a_record_from_a_file_is_opened_from_the_start_page(visit: Visit, rest: RestClient, paper: Path) -> None:
    rest.verified(rest.finished("nidavellir", ["Ann", "Bo"]), paper)
    guest = visit().open("/")
    hand = Pointer(guest.page)
    hand.use('a[href="/replay"]')
    guest.page.locator("input[type=file]").set_input_files(paper)
    guest.page.wait_for_url("**/replay/*")
    hand.use("[data-act=last]")
    guest.find('[data-act=last][aria-disabled="true"]').wait_for()
    assert "wins with" in guest.text

    guest.open("/replay").page.locator("input[type=file]").set_input_files(
        {"name": "tune.json", "mimeType": "application/json", "buffer": b"la la la"}
    )
    guest.page.get_by_text("not the record of a game").wait_for()


@pytest.mark.parametrize("game", ["nidavellir", pytest.param("dwarf", marks=pytest.mark.thorough)])
def test_log_rules_and_settings_open_by_key_and_restore_the_focus(game: str, visit: Visit, rest: RestClient) -> None:
    table, held = rest.table(game, ["me", "thumb"], ["Ann"])
    guest = visit(held=held).open(f"/table/{table}")
    guest.wait_for("[data-decision]")
    keys = Keys(guest.page)
    first = "[data-coin]" if game == "nidavellir" else "[data-choice]"
    keys.reach(first)
    before = guest.page.evaluate("() => document.activeElement.outerHTML")
    for key, kind in (("l", "log"), ("r", "rules"), ("s", "settings")):
        guest.page.keyboard.press(key)
        guest.find(f".side--{kind}").wait_for()
        assert guest.page.evaluate("() => document.querySelector('.side').contains(document.activeElement)")
        guest.page.keyboard.press("Escape")
        guest.page.locator(".side").wait_for(state="detached")
        assert guest.page.evaluate("() => document.activeElement.outerHTML") == before


def test_there_is_help_on_everything_at_a_table_of_nidavellir(visit: Visit, rest: RestClient) -> None:
    table, held = rest.table("nidavellir", ["me", "thumb", "thumb"], ["Ann"])
    guest = visit(held=held).open(f"/table/{table}")
    guest.wait_for("[data-decision]")
    found: dict[str, int] = {}
    for one in guest.find("[data-help]").all():
        found[one.get_attribute("data-help") or ""] = 1
    things = list(found)
    assert {thing.partition(" ")[0] for thing in things} >= {"card", "coin", "gem"}, things
    for thing in things[:: max(1, len(things) // 12)]:
        guest.find(f'[data-help="{thing}"]').first.click(button="right")
        helped(guest, thing)


def test_there_is_help_on_everything_at_a_table_of_dwarf(visit: Visit, rest: RestClient) -> None:
    table, held = rest.table("dwarf", ["me"], ["Ann"], options={"solo": "andvettr"})
    guest = visit(held=held).open(f"/table/{table}")
    guest.wait_for("[data-decision]")
    places = ['[data-location="1"] .loc__info', '[data-location="9"] .loc__info', '[data-pile="1"] button', ".loc__info"]
    places += [f'[data-help="good {good}"]' for good in ("iron", "steel", "gold", "items", "glory")]
    for place in places:
        Pointer(guest.page).use(f"{place}:not([data-choice])")
        helped(guest, place)


AT_REST = ".told[data-decision]:not([data-showing])"
"""The table has a decision, and all events have been shown."""


def helped(guest: Guest, thing: str) -> None:
    """Check that the help on one thing opens, with its texts and rules, and closes again."""
    shown = guest.find(".side--help .thing--one")
    shown.wait_for()
    assert len(shown.inner_text()) > 20, thing
    assert shown.locator(".rule").count(), thing
    guest.page.keyboard.press("Escape")
    guest.page.locator(".side").wait_for(state="detached")
