"""Seats during a game: a bot for a player who left, taking the seat back, a bot's seat for a newcomer."""

from tests.ui.web.browsing import PHONE
from tests.ui.web.conftest import Visit
from tests.ui.web.driving import Player, play_out
from tests.ui.web.hands import Finger, Pointer
from tests.ui.web.rest_client import RestClient


def test_a_bots_seat_is_offered_and_a_friend_takes_it_during_the_game(visit: Visit, rest: RestClient) -> None:
    table, held = rest.table("dwarf", ["me", "thumb"], ["Ann"])
    host = visit(held=held).open(f"/table/{table}")
    host.wait_for("[data-decision]")
    friend = visit(name="Bo", size=PHONE, touch=True).open(f"/table/{table}")
    assert friend.page.locator("[data-act=sit]").count() == 0, "nothing is offered yet"
    host.page.keyboard.press("s")
    Pointer(host.page).use("[data-chair='1'] [data-act=offer]")
    host.find(".seatlines .invitation input").wait_for()
    assert host.find(".seatlines .invitation input").input_value().endswith(f"/table/{table}")

    Finger(friend.page).use("[data-act=sit]")
    host.page.locator("[data-seat='1']", has_text="Bo").first.wait_for()
    assert rest.state(table)["chairs"][1]["kind"] == "human"
    host.page.keyboard.press("Escape")
    players = [Player(host, Pointer(host.page), 1), Player(friend, Finger(friend.page), 2)]
    play_out(*players, until=4)
    assert players[1].decided, "the friend plays"


def test_an_offer_is_withdrawn(visit: Visit, rest: RestClient) -> None:
    table, held = rest.table("nidavellir", ["me", "thumb"], ["Ann"])
    host, watcher = visit(held=held).open(f"/table/{table}"), visit().open(f"/table/{table}")
    host.wait_for("[data-decision]")
    host.page.keyboard.press("s")
    hand = Pointer(host.page)
    hand.use("[data-chair='1'] [data-act=offer]")
    watcher.find("[data-act=sit]").wait_for()
    hand.use("[data-chair='1'] [data-act=offer][aria-pressed=true]")
    watcher.page.locator("[data-act=sit]").wait_for(state="detached")
    assert not rest.state(table)["chairs"][1]["offered"]


def test_a_player_who_left_is_shown_as_replaced_by_a_bot_and_takes_the_seat_back(visit: Visit, rest: RestClient) -> None:
    table, held = rest.table("dwarf", ["me", "me", "me"], ["Ann", "Bo", "Cleo"])
    ann, bo = (visit(held={table: [seat]}).open(f"/table/{table}") for seat in held[table][:2])
    for guest in (ann, bo):
        guest.find("[data-seat='1']").first.wait_for()
    rest.ask(f"/api/tables/{table}/leave", {"mind": "thumb"}, held[table][1]["token"])
    ann.find("[data-seat='1'] .chip").filter(has_text="a bot plays").wait_for()
    Pointer(bo.page).use("[data-act=take-back]")
    ann.page.locator("[data-seat='1'] .chip", has_text="a bot plays").wait_for(state="detached")
    assert not rest.state(table)["chairs"][1]["mind"]


def test_the_lobby_shows_the_time_for_a_decision(visit: Visit, rest: RestClient) -> None:
    chairs = [{"kind": "human"}, {"kind": "human"}]
    asked = {"game": "dwarf", "options": {"players": 2}, "chairs": chairs, "clock": 180}
    table = rest.ask("/api/tables", asked)["table"]
    guest = visit().open(f"/table/{table}")
    guest.find(".played").filter(has_text="3 minutes").wait_for()
