"""Every decision of both games, from a written position: asked, offered, explained, closed with a reason, decided, undone."""

import re
from typing import Any

import pytest

from tests.ui.web.browsing import Guest
from tests.ui.web.conftest import Visit
from tests.ui.web.driving import Player
from tests.ui.web.hands import Pointer
from tests.ui.web.rest_client import Json, RestClient
from tests.ui.web.scenes import DWARF, NIDAVELLIR, Scene, each_scene
from tests.ui.web.scripts import script

KINDS = {
    "nidavellir": {"bid", "lay", "take", "transform", "hero", "discard", "thrud", "ylud", "trade", "drop", "keep"},
    "dwarf": {"act", "second", "helper", "sell", "recall", "order", "turn", "join", "sort", "exchange"},
}


def sat_down(visit: Visit, rest: RestClient, scene: Scene, **how: Any) -> tuple[Player, Json]:
    """Join the table with seat 0; returns the player and the server's snapshot."""
    table, seats = rest.scene(scene)
    guest = visit(held=seats, **how).open(f"/table/{table}")
    guest.wait_for("[data-decision]")
    return Player(guest, Pointer(guest.page)), seats[table][0]


def said(guest: Guest, selector: str) -> str:
    """Return the text, label and description of an element."""
    return re.sub(r"\s+", " ", str(guest.find(selector).first.evaluate(script("said"))))


def expected(choice: Json, owned: Json) -> list[tuple[str, ...]]:
    """Return, for each effect of a choice, words of which some must appear."""
    found: list[tuple[str, ...]] = []
    if choice.get("points"):
        found.append((f"{'−' if choice['points'] < 0 else '+'}{abs(choice['points'])}",))
    if choice.get("gets"):
        found.append((choice["gets"].rstrip("ts"),))
    for good, amount in choice.get("gains", {}).items():
        found.append((f"{'−' if amount < 0 else '+'}{abs(amount)}", f"→ {owned[good] + amount}", f"{abs(amount)} "))
    return found


@pytest.mark.parametrize("game", KINDS)
def test_there_is_a_scene_for_every_kind_of_decision(game: str) -> None:
    assert {scene.kind for scene in (*NIDAVELLIR, *DWARF) if scene.game == game} == KINDS[game]


@pytest.mark.parametrize("scene", each_scene())
def test_a_decision_is_asked_made_and_undone(scene: Scene, visit: Visit, rest: RestClient) -> None:
    player, seat = sat_down(visit, rest, scene)
    guest = player.guest
    assert guest.find("#decision h2").inner_text().strip(), "a line says what is asked"
    before = rest.state(guest.table, seat)
    player.decide(player.read())
    after = rest.state(guest.table, seat)
    assert (after["number"], after["bid"]) != (before["number"], before["bid"])
    if scene.kind == "bid" or after["phase"] == "over":
        return
    guest.find("[data-act=undo]").first.click()
    guest.wait_for(f'[data-asked="{scene.kind}"]')
    back = rest.state(guest.table, seat)
    assert back["view"] == before["view"]
    assert back["decision"]["choices"] == before["decision"]["choices"]


@pytest.mark.parametrize("scene", [param for param in each_scene() if param.values[0].kind != "bid"])
def test_every_choice_shows_its_effects(scene: Scene, visit: Visit, rest: RestClient) -> None:
    player, seat = sat_down(visit, rest, scene)
    guest, state = player.guest, rest.state(player.guest.table, seat)
    choices, owned = state["decision"]["choices"], state["view"]["seats"][0]
    mixed = player.read()["plus"] or player.read()["parts"]
    offered = {one["words"] for one in player.read()["choices"]}
    assert offered <= {choice["words"] for choice in choices}, "only what is legal is offered"
    silent: list[str] = []
    opened_first = bool(player.read()["openers"]) and not offered
    for choice in choices[:: max(1, len(choices) // 8)]:
        if mixed and choice["words"] not in offered:
            continue
        if opened_first:  # otherwise the first of two would stay chosen
            guest.reload()
            guest.wait_for("[data-decision]")
        player.open_until(choice["words"])
        player.hand.use(f'[data-choice="{choice["words"]}"]')
        assert player.ready(), f"{choice['words']} can be confirmed"
        there = said(guest, f'[data-choice="{choice["words"]}"]') + said(guest, "#decision")
        assert len(said(guest, f'[data-choice="{choice["words"]}"]').strip()) > 2, f"{choice['words']} has a name"
        pressed = [one["words"] for one in player.read()["choices"] if one["pressed"]]
        assert choice["words"] in pressed, "what is chosen is marked for eyes and ears"
        silent += [
            f"{choice['words']}: {any_of}" for any_of in expected(choice, owned) if not any(word in there for word in any_of)
        ]
    assert not silent, silent


@pytest.mark.parametrize("scene", each_scene())
def test_a_closed_choice_shows_its_reason_and_opens_the_rule(scene: Scene, visit: Visit, rest: RestClient) -> None:
    player, seat = sat_down(visit, rest, scene)
    guest, closed = player.guest, rest.state(player.guest.table, seat)["decision"]["closed"]
    openers = player.read()["openers"]
    shut = {one["words"] for one in closed}
    for one in closed:
        if one["words"].endswith(" glory") and one["words"].removesuffix(" glory") in shut:
            continue  # an empty pile is closed only once
        place = f'[data-closed="{one["words"]}"]'
        if not guest.find(place).count() and openers:
            for opener in openers:
                player.hand.use(f'[data-open="{opener["words"]}"]')
                if guest.find(place).count():
                    break
        assert guest.find(place).count(), f"{one['words']} is seen"
        assert one["rule"] in said(guest, place)
        assert len(said(guest, place).replace(one["rule"], "").strip()) > 12, "a reason in words"
    if closed:
        rule = closed[0]["rule"]
        inside = guest.find(f'[data-choice] [data-closed="{closed[0]["words"]}"]').count()
        near = f':is(article, li, [data-location], [data-pile]):has([data-closed="{closed[0]["words"]}"]) .rule'
        link = f':is(#decision, h1) .rule:has-text("{rule}")' if inside else f'[data-closed="{closed[0]["words"]}"] .rule, {near}'
        player.hand.use(link)
        opened = guest.find(f'.side--rules [id="rule-{rule}"]')
        opened.wait_for()
        assert opened.get_attribute("aria-current") == "true"
        assert len(opened.inner_text()) > 40, "the rule in our own words"
        guest.settle()
        box, side = opened.bounding_box(), guest.find(".side--rules").bounding_box()
        assert box
        assert side
        assert side["y"] - 1 <= box["y"] < side["y"] + side["height"], "it is brought before the eyes"
        assert guest.find("#decision h2").is_visible(), "the rule lies beside the table, not over it"


def test_a_click_counts_even_if_the_element_is_redrawn_meanwhile(visit: Visit, rest: RestClient) -> None:
    player, _ = sat_down(visit, rest, next(one for one in NIDAVELLIR if one.name == "take"))
    page, card = player.guest.page, player.guest.find("[data-choice] .card__art > svg").first
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    card.evaluate("drawing => drawing.replaceWith(drawing.cloneNode(true))")
    page.mouse.up()
    assert player.ready()
