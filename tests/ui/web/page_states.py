"""All pages and their states: how to reach each, for tests that check everything and for pictures."""

import json
import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import dvergar
from dvergar.api.play import Position
from dvergar.bots.base import UNBOUND
from dvergar.bots.registry import make_bot
from tests.ui.web.browsing import Guest, Held
from tests.ui.web.driving import Player
from tests.ui.web.hands import Pointer
from tests.ui.web.rest_client import RestClient
from tests.ui.web.scenes import DWARF, NIDAVELLIR, Scene

Where = tuple[str, Held]
"""An address of the page, and the seats that the device holds."""


@dataclass(frozen=True)
class PageState:
    """A state of the page: how to prepare the server, and what to do on the page."""

    name: str
    come: Callable[[RestClient], Where]
    then: Callable[[Guest], None] = lambda _: None
    follows: str = ""
    """The state after which it can be reached on the same page."""

    def show(self, guest: Guest, path: str) -> None:
        """Bring the page into this state."""
        guest.open(path)
        guest.page.locator("h1, h2").first.wait_for(state="attached")
        guest.page.locator("[aria-busy=true]").first.wait_for(state="detached")
        self.then(guest)


@cache
def played(game: str, seed: int, length: int | None = None, **options: Any) -> Position:
    """Return a game played by bots, to its end or for a number of decisions; always the same."""
    thumb, rng = make_bot("thumb"), random.Random(seed)
    table = dvergar.game(game, **options)
    position = table.start(seed=seed, nonces=["00"] * table.players)
    made = 0
    while not position.over and (length is None or made < length):
        seat = rng.choice(position.to_act)
        view = position.view(seat)
        position.step(seat, thumb.choose(view, view.decision(), UNBOUND))
        made += 1
    return position


def at_end(game: str, seed: int, **options: Any) -> Callable[[RestClient], Where]:
    """Open a finished game from its record."""

    def come(rest: RestClient) -> Where:
        joined = rest.ask("/api/analysis", {"record": json.loads(played(game, seed, **options).record().to_json())})
        return f"/table/{joined['table']}", {joined["table"]: joined["seats"][:1]}

    return come


def in_the_middle(game: str, seed: int, length: int, seat: int = 0, **options: Any) -> Callable[[RestClient], Where]:
    """Open a game that bots have played for a number of decisions."""

    def come(rest: RestClient) -> Where:
        position = played(game, seed, length, **options)
        joined = rest.ask("/api/analysis", {"game": game, "options": options, "position": position.to_dict()})
        return f"/table/{joined['table']}", {joined["table"]: [one for one in joined["seats"] if one["seat"] == seat]}

    return come


def replayed(game: str, seed: int, **options: Any) -> Callable[[RestClient], Where]:
    """Open the replay of a finished game."""

    def come(rest: RestClient) -> Where:
        path, held = at_end(game, seed, **options)(rest)
        return path.replace("/table/", "/replay/"), held

    return come


def scene(written: Scene) -> Callable[[RestClient], Where]:
    """Open a written position."""

    def come(rest: RestClient) -> Where:
        table, held = rest.scene(written)
        return f"/table/{table}", held

    return come


def page(path: str) -> Callable[[RestClient], Where]:
    """Open a page without a table."""
    return lambda _: (path, {})


def lobby(seats: int, mine: bool) -> Callable[[RestClient], Where]:
    """Open a table that waits for friends, as its owner or as a visitor by link."""

    def come(rest: RestClient) -> Where:
        chairs = [{"kind": "human"}] * (seats - 1) + [{"kind": "bot", "mind": "thumb"}]
        opened = rest.ask("/api/tables", {"game": "nidavellir", "options": {"players": seats}, "chairs": chairs, "open": True})
        joined = rest.ask(f"/api/tables/{opened['table']}/join", {"seats": [{"seat": 0, "name": "Ann", "nonce": "00"}]})
        return f"/table/{opened['table']}", {opened["table"]: joined["seats"]} if mine else {}

    return come


def sitting(game: str, seats: list[str], held: int = 1, **options: Any) -> Callable[[RestClient], Where]:
    """Open a table whose game has just started; the device holds this many of its seats."""

    def come(rest: RestClient) -> Where:
        table, all_seats = rest.table(game, seats, ["Ann", "Bo", "Cleo", "Dag", "Eir"][: seats.count("me")], options=options)
        return f"/table/{table}", {table: all_seats[table][:held]} if held else {}

    return come


def press(*selectors: str) -> Callable[[Guest], None]:
    """Press these one after the other."""

    def then(guest: Guest) -> None:
        for selector in selectors:
            Pointer(guest.page).use(selector)
            guest.settle()

    return then


def key(*keys: str, shows: str) -> Callable[[Guest], None]:
    """Press these keys; then something is shown."""

    def then(guest: Guest) -> None:
        guest.wait_for("[data-phase]")
        if guest.find(".side").count():
            guest.page.keyboard.press("Escape")
            guest.page.locator(".side").wait_for(state="detached")
        for one in keys:
            guest.page.keyboard.press(one)
        guest.find(shows).first.wait_for()
        guest.settle()

    return then


def chosen(guest: Guest) -> None:
    """Choose the first choice without confirming."""
    guest.wait_for("[data-decision]")
    player = Player(guest, Pointer(guest.page), seed=1)
    if player.read()["asked"] == "bid":
        player.bid()
    else:
        player.choose(player.read())


def sealed(guest: Guest) -> None:
    """Submit the bid while others still think."""
    guest.wait_for(".told")
    player = Player(guest, Pointer(guest.page), seed=1)
    if player.read()["decision"]:
        player.decide(player.read())


def curtain(guest: Guest) -> None:
    """Wait for the curtain."""
    player = Player(guest, Pointer(guest.page), seed=1)
    guest.wait_for("[data-decision]", "[data-act=pass]")
    while not player.read()["curtain"]:
        player.advance()
        guest.wait_for("[data-decision]", "[data-act=pass]")


def open_of(game: str) -> Scene:
    """Return a scene without a special decision."""
    return next(one for one in (*NIDAVELLIR, *DWARF) if one.game == game)


def filled(*then: str, shows: tuple[str, ...] = ()) -> Callable[[Guest], None]:
    """Open the score pad with its sample, press these, and wait until something is shown."""

    def show(guest: Guest) -> None:
        press("[data-act=demo]")(guest)
        total = guest.page.locator('[data-seat="1"][data-part=total] b')
        total.filter(has_text=re.compile(r"\d")).wait_for(state="attached")
        press(*then)(guest)
        guest.page.wait_for_function(ADDED_UP)
        for shown in shows:
            guest.wait_for(shown)
        total.evaluate("cell => scrollTo(0, scrollY + cell.getBoundingClientRect().bottom - 0.8 * innerHeight)")
        guest.settle()

    return show


ADDED_UP = r"() => [...document.querySelectorAll('[data-part=total] b')].every((total) => /\d/.test(total.textContent))"
"""Whether everybody on the score pad has a total."""

PANELS = {"log": "l", "rules": "r", "settings": "s"}

LOOKS = {
    "hall": "[data-open=hall]",
    "discards": "[data-open=discards]",
    "army": '[data-open="seat 3"]',
    "parts": ".rail .player:nth-of-type(3) summary",
}
"""What can be opened at a table of Nidavellir while others decide."""

HINTED = [one for one in (*NIDAVELLIR, *DWARF) if one.name in ("bid", "hero", "act")]

PAGE_STATES = (
    PageState("start", page("/")),
    PageState("setup-nidavellir", page("/setup/nidavellir")),
    PageState("setup-dwarf", page("/setup/dwarf")),
    PageState("rules", page("/rules")),
    PageState("rules-nidavellir", page("/rules/nidavellir")),
    PageState("rules-dwarf", page("/rules/dwarf")),
    PageState("lobby-host", lobby(4, mine=True)),
    PageState("lobby-guest", lobby(4, mine=False)),
    PageState("score-nidavellir", page("/score/nidavellir"), filled()),
    PageState("score-dwarf", page("/score/dwarf"), filled("[data-act=add]", "[data-act=add]")),
    PageState(
        "score-odd",
        page("/score/nidavellir"),
        filled("[data-part=coins] .pad__gem", "[data-act=add]", "[data-act=keep]", shows=(".kept__list li",)),
    ),
    PageState("score-cards", page("/score/nidavellir"), filled("[data-part=blacksmith] [data-act=pick]", "[data-card=smith]")),
    PageState("score-heroes", page("/score/nidavellir"), filled("[data-part=heroes] [data-act=pick]", "[data-card=thrud]")),
    PageState("score-coins", page("/score/nidavellir"), filled("[data-part=coins] [data-act=pick]")),
    *(PageState(f"{one.game}-{one.name}", scene(one)) for one in (*NIDAVELLIR, *DWARF)),
    *(PageState(f"{one.game}-{one.name}-chosen", scene(one), chosen, f"{one.game}-{one.name}") for one in (*NIDAVELLIR, *DWARF)),
    PageState(
        "nidavellir-bidding",
        in_the_middle("nidavellir", 24, 40, players=3),
        press('[data-coin="12"]', '[data-place="dragon"]', '[data-coin="4"]'),
    ),
    PageState("nidavellir-sealed", sitting("nidavellir", ["me", "me", "me"]), sealed),
    PageState("nidavellir-watching", sitting("nidavellir", ["me", "me", "thumb"], held=0)),
    PageState("nidavellir-waiting", in_the_middle("nidavellir", 5, 60, seat=1, players=4)),
    PageState("nidavellir-five", in_the_middle("nidavellir", 11, 110, players=5)),
    *(
        PageState(f"nidavellir-look-{seen}", in_the_middle("nidavellir", 5, 60, players=4), press(spot))
        for seen, spot in LOOKS.items()
    ),
    PageState("nidavellir-secret", sitting("nidavellir", ["me", "me"], edition="de")),
    PageState("dwarf-two-mines", in_the_middle("dwarf", 4, 80, players=5)),
    PageState("dwarf-two-mines-leaf", in_the_middle("dwarf", 8, 40, players=5), press('[data-open="stack 11"]')),
    PageState("dwarf-leaf", scene(open_of("dwarf")), press('[data-open="stack 4"]')),
    PageState("dwarf-watching", sitting("dwarf", ["me", "me"], held=0)),
    PageState("curtain", sitting("nidavellir", ["me", "me"], held=2), curtain),
    PageState("nidavellir-over", at_end("nidavellir", 3, players=3)),
    PageState("nidavellir-over-five", at_end("nidavellir", 4, players=5)),
    PageState("dwarf-over", at_end("dwarf", 3, players=3)),
    PageState("dwarf-over-solo", at_end("dwarf", 3, solo="andvettr")),
    PageState("replay-nidavellir", replayed("nidavellir", 3, players=3)),
    PageState("replay-dwarf", replayed("dwarf", 3, players=3)),
    *(PageState(f"{one.game}-{one.name}-hint", scene(one), key("h", shows=".dock__hint")) for one in HINTED),
    *(
        PageState(f"{game}-{panel}", scene(open_of(game)), key(pressed, shows=f".side--{panel}"), f"{game}-log")
        for game in ("nidavellir", "dwarf")
        for panel, pressed in PANELS.items()
    ),
)


def together() -> tuple[tuple[PageState, ...], ...]:
    """Return all states, grouped by what can be seen in one visit, one after the other."""
    visits: dict[str, list[PageState]] = {}
    for state in PAGE_STATES:
        visits.setdefault(state.follows or state.name, []).append(state)
    return tuple(map(tuple, visits.values()))
