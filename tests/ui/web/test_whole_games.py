"""Whole games from the first click to the final sheet, by mouse, touch and keys; the server's record agrees with the page."""

import json
from pathlib import Path

import pytest

from tests.ui.web.browsing import LYING, PHONE, Guest
from tests.ui.web.conftest import Visit
from tests.ui.web.driving import Player, play_out
from tests.ui.web.hands import Finger, Hand, Keys, Pointer
from tests.ui.web.rest_client import Json, RestClient, verify


def begin(guest: Guest, hand: Hand, game: str, against: str) -> None:
    """Start with one click: choose opponents, press play."""
    guest.open("/")
    guest.find(f'[data-game="{game}"] [data-act=play]').wait_for()
    hand.pick(f"against-{game}", against)
    hand.use(f'[data-game="{game}"] [data-act=play]')
    guest.page.wait_for_url("**/table/*")
    guest.wait_for("[data-decision]")


def ended(guest: Guest, rest: RestClient, paper: Path) -> Json:
    """Check the final sheet: its totals are the server's, and the record that the page offers is valid."""
    guest.wait_for('[data-phase="over"]')
    state = rest.state(guest.table)
    totals = guest.find("tfoot [data-seat]").all()
    shown = {int(one.get_attribute("data-seat") or -1): int(one.locator("b").inner_text()) for one in totals}
    assert shown == {points["seat"]: points["total"] for points in state["result"]["scores"]}
    with guest.page.expect_download() as download:
        Pointer(guest.page).use("[data-act=record]")
    download.value.save_as(paper)
    verify(paper)
    record: Json = json.loads(paper.read_text(encoding="utf-8"))
    assert record == rest.ask(f"/api/tables/{guest.table}/record")
    return record


@pytest.mark.parametrize(
    ("game", "against"),
    [
        ("nidavellir", "bots-1"),
        pytest.param("nidavellir", "bots-4", marks=pytest.mark.thorough),
        pytest.param("dwarf", "eldhusfifl", marks=pytest.mark.thorough),
        ("dwarf", "andvettr"),
        pytest.param("dwarf", "bots-2", marks=pytest.mark.thorough),
    ],
)
def test_a_game_by_mouse(game: str, against: str, visit: Visit, rest: RestClient, paper: Path) -> None:
    guest = visit(new=False)
    player = Player(guest, Pointer(guest.page), seed=1)
    begin(guest, player.hand, game, against)
    play_out(player)
    record = ended(guest, rest, paper)
    assert len(player.decided) <= sum(seat == 0 for seat, _ in record["actions"]), "the table may have made what had one choice"


@pytest.mark.thorough
def test_a_game_with_two_copies_by_mouse(visit: Visit, rest: RestClient, paper: Path) -> None:
    guest = visit()
    player = Player(guest, Pointer(guest.page), seed=2)
    begin(guest, player.hand, "dwarf", "bots-3")
    play_out(player)
    ended(guest, rest, paper)


@pytest.mark.parametrize(("game", "against"), [("nidavellir", "bots-2"), ("dwarf", "andvettr")])
def test_a_game_by_keyboard_alone(game: str, against: str, visit: Visit, rest: RestClient, paper: Path) -> None:
    guest = visit()
    keys = Keys(guest.page)
    player = Player(guest, keys, seed=3)
    begin(guest, keys, game, against)
    play_out(player)
    ended(guest, rest, paper)
    assert not keys.unmarked, "the focus can be seen everywhere"


@pytest.mark.parametrize(
    ("game", "against"),
    [("nidavellir", "bots-2"), ("dwarf", "bots-1"), pytest.param("dwarf", "bots-4", marks=pytest.mark.thorough)],
)
def test_a_game_by_touch_on_a_phone(game: str, against: str, visit: Visit, rest: RestClient, paper: Path) -> None:
    guest = visit(size=PHONE, touch=True)
    player = Player(guest, Finger(guest.page), seed=4)
    begin(guest, player.hand, game, against)
    play_out(player)
    ended(guest, rest, paper)


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "against"), [("nidavellir", "bots-4"), ("dwarf", "bots-3")])
def test_a_game_by_touch_on_a_tablet(game: str, against: str, visit: Visit, rest: RestClient, paper: Path) -> None:
    guest = visit(size=LYING, touch=True)
    hand = Finger(guest.page)
    begin(guest, hand, game, against)
    play_out(Player(guest, hand, seed=4))
    ended(guest, rest, paper)


class Dragger(Player):
    """Drags coins to their places."""

    def put(self, coin: str, place: str) -> None:
        Pointer(self.guest.page).drag(f'[data-coin="{coin}"]:not([data-gone])', f'[data-place="{place}"]')


def test_a_bid_by_dragging(visit: Visit) -> None:
    guest = visit()
    player = Dragger(guest, Pointer(guest.page), seed=5)
    begin(guest, player.hand, "nidavellir", "bots-1")
    play_out(player, until=1)
    assert player.decided == ["bid"]


@pytest.mark.thorough
def test_bids_by_dragging(visit: Visit, rest: RestClient, paper: Path) -> None:
    guest = visit()
    player = Dragger(guest, Pointer(guest.page), seed=5)
    begin(guest, player.hand, "nidavellir", "bots-1")
    play_out(player)
    ended(guest, rest, paper)


@pytest.mark.thorough
def test_two_browsers_at_one_table_and_a_third_that_watches(visit: Visit, rest: RestClient, paper: Path) -> None:
    table, seats = rest.table("nidavellir", ["me", "me"], ["Ann", "Bo"])
    one, two = (visit(held={table: [seat]}).open(f"/table/{table}") for seat in seats[table])
    watcher = visit().open(f"/table/{table}")
    players = [Player(guest, Pointer(guest.page), seed=6 + place) for place, guest in enumerate((one, two))]
    watcher.wait_for('[data-phase="running"]')
    for player in players:
        player.guest.wait_for("[data-decision]")
    assert not Player(watcher, Pointer(watcher.page)).read()["choices"], "who watches is asked nothing"
    play_out(*players)
    for guest in (one, two, watcher):
        ended(guest, rest, paper)


def test_a_bid_can_be_changed_while_the_other_still_thinks(visit: Visit, rest: RestClient) -> None:
    table, seats = rest.table("nidavellir", ["me", "me"], ["Ann", "Bo"])
    one, two = (visit(held={table: [seat]}).open(f"/table/{table}") for seat in seats[table])
    first, second = (Player(guest, Pointer(guest.page)) for guest in (one, two))
    one.wait_for("[data-decision]")
    two.wait_for("[data-decision]")
    first.decide(first.read(), "bid 5 4 3")
    assert rest.state(table, seats[table][0])["bid"] == "bid 5 4 3"
    first.hand.use('[data-place="goblin"]')
    first.hand.use('[data-place="horse"]')
    first.put("0", "goblin")
    first.put("2", "horse")
    one.wait_for('[data-act=go]:not([aria-disabled="true"])')
    first.hand.use("[data-act=go]")
    for _ in range(100):
        if rest.state(table, seats[table][0])["bid"] == "bid 0 4 2":
            break
        one.settle()
    assert rest.state(table, seats[table][0])["bid"] == "bid 0 4 2"
    second.decide(second.read(), "bid 5 4 3")
    for guest in (one, two):
        guest.wait_for(".told:not([data-asked=bid])")
    revealed = {line["seat"]: line["coin"] for line in rest.state(table)["log"] if line["kind"] == "revealed"}
    assert revealed == {0: "0", 1: "5"}


@pytest.mark.thorough
def test_a_few_turns_at_normal_speed_with_animations(visit: Visit) -> None:
    guest = visit(speed="normal", still=False)
    player = Player(guest, Pointer(guest.page), seed=8)
    begin(guest, player.hand, "nidavellir", "bots-2")
    play_out(player, until=6)
    guest = visit(speed="normal", still=False)
    player = Player(guest, Pointer(guest.page), seed=8)
    begin(guest, player.hand, "dwarf", "bots-2")
    play_out(player, until=5)
