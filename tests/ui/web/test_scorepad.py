"""The score pad in the browser: by mouse, touch and keys; impossible entries; the history; exports, print, languages."""

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from dvergar.api.play import Position
from tests.scorepad.finished import finished, pad_of
from tests.server.clients import Serving
from tests.ui.web.browsing import GONE, PHONE, Guest
from tests.ui.web.conftest import Visit
from tests.ui.web.hands import Finger, Hand, Pointer

CLASSES = ("warrior", "hunter", "miner", "blacksmith", "explorer")


def opened(guest: Guest, game: str = "nidavellir") -> Guest:
    """Open the pad of a game, and wait until it has been added up."""
    guest.open(f"/score/{game}")
    guest.page.locator("[data-part=total] b").filter(has_text="0").first.wait_for(state="attached")
    return guest


def cell(seat: int, part: str) -> str:
    return f'[data-seat="{seat}"][data-part="{part}"]'


def expect_total(guest: Guest, seat: int, total: int) -> None:
    expect(guest.page.locator(f"{cell(seat, 'total')} > b")).to_have_text(str(total))


def tap(guest: Guest, hand: Hand, seat: int, held: dict[str, Any]) -> None:
    """Tap everything that somebody holds."""
    for part in CLASSES:
        choose(guest, hand, cell(seat, part), held["army"].get(part, "").split())
    heroes = [hero for hero in held["heroes"].split() if all(hero not in cards.split() for cards in held["army"].values())]
    choose(guest, hand, cell(seat, "heroes"), heroes)
    choose(guest, hand, cell(seat, "coins"), held["coins"].split())
    if held["gem"] == 6:
        hand.use(f"{cell(seat, 'coins')} .pad__gem")


def choose(guest: Guest, hand: Hand, where: str, cards: list[str]) -> None:
    if not cards:
        return
    hand.use(f"{where} [data-act=pick]")
    for card in cards:
        hand.use(f'.picker [data-card="{card}"]')
    hand.use(".picker [data-act=done]")
    guest.page.locator(".picker").wait_for(state="detached")


@pytest.mark.rule("X1")
def test_the_example_of_204_points_by_keys_alone(visit: Visit) -> None:
    guest = opened(visit())
    keys = guest.page.keyboard
    for part, figures in {
        "warrior": ("28", "5"), "hunter": ("4",), "miner": ("4", "5"), "blacksmith": ("3",), "explorer": ("34", "4"),
    }.items():  # fmt: skip
        fields = guest.page.locator(f"{cell(0, part)} input.num")
        fields.first.focus()
        keys.type(figures[0])
        if len(figures) > 1:
            keys.press("Tab")
            keys.type(figures[1])
            keys.press("ArrowUp")
            keys.press("ArrowDown")
        expect(fields.last).to_have_value(figures[-1])
    for part, cards in {"heroes": ("skaa",), "coins": ("3s", "5", "9", "12", "24")}.items():
        button = guest.page.locator(f"{cell(0, part)} [data-act=pick]")
        button.focus()
        keys.press("Enter")
        expect(guest.page.locator(".picker *:focus")).to_have_count(1)
        for card in cards:
            guest.page.locator(f'.picker [data-card="{card}"]').focus()
            keys.press("Space")
        keys.press("Escape")
        guest.page.locator(".picker").wait_for(state="detached")
        expect(button).to_be_focused()
    expect_total(guest, 0, 204)
    expect(guest.page.locator(cell(0, "warrior"))).to_contain_text("28 + coin 24")
    expect(guest.page.locator("[role=log]")).to_contain_text("Blue 204, Red 0, Green 0")


@pytest.mark.parametrize(
    ("part", "cards"), [("warrior", ("6", "7", "8")), ("heroes", ("skaa", "grid")), ("coins", ("3s", "5", "9", "12"))]
)
def test_taps_before_a_redraw_all_count(part: str, cards: tuple[str, ...], visit: Visit) -> None:
    guest = opened(visit())
    guest.page.locator(f"{cell(0, part)} [data-act=pick]").click()
    guest.page.locator(".picker").wait_for()
    guest.page.evaluate(
        "(cards) => cards.forEach((card) => document.querySelector(`.picker [data-card='${card}']`).click())", cards
    )
    expect(guest.page.locator(".picker__chosen .pick--chosen")).to_have_count(len(cards))


@pytest.mark.thorough
@pytest.mark.parametrize(("seed", "touch"), [(3, False), (4, True)])
def test_a_random_game_is_tapped_card_by_card_and_has_the_engines_totals(seed: int, touch: bool, visit: Visit) -> None:
    position = finished("nidavellir", seed, players=2)
    guest = opened(visit(size=PHONE, touch=True) if touch else visit())
    hand: Hand = Finger(guest.page) if touch else Pointer(guest.page)
    hand.use(".pad__p .btn")
    expect(guest.page.locator("[data-part=total]")).to_have_count(2)
    for seat, held in enumerate(pad_of(position)["seats"]):
        if touch:
            hand.use(f".tabs .tab:nth-child({seat + 1})")
        tap(guest, hand, seat, held)
    compare(guest, position)
    assert guest.page.locator(".pad__odd").count() == 0


@pytest.mark.parametrize(("players", "solo"), [(1, "andvettr"), pytest.param(4, "none", marks=pytest.mark.thorough)])
def test_a_random_game_of_dwarf_is_typed(players: int, solo: str, visit: Visit) -> None:
    position = finished("dwarf", 5, **({"players": players} if solo == "none" else {"solo": solo}))
    guest = opened(visit(), "dwarf")
    if solo == "none":
        guest.page.locator("[data-act=add]").click()
    else:
        guest.page.locator(".pad__choose select").select_option(solo)
        expect(guest.page.locator(".pad__p >> nth=2")).to_contain_text("Andvéttr")
    for seat, held in enumerate(pad_of(position)["seats"]):
        for good, amount in held.items():
            guest.page.locator(f"{cell(seat, good)} input").fill(str(amount))
    compare(guest, position)


def compare(guest: Guest, position: Position) -> None:
    for score in position.scores():
        expect_total(guest, score.seat, score.total)
        for part, points in score.parts.items():
            expect(guest.page.locator(f"{cell(score.seat, part)} .pad__sum b")).to_have_text(str(points))


def test_impossible_entries_are_pointed_out_without_blocking_and_corrected_at_any_time(visit: Visit) -> None:
    guest = opened(visit())
    hand = Pointer(guest.page)
    choose(guest, hand, cell(0, "coins"), ["0", "0", "5", "24"])
    odd = guest.page.locator(f"{cell(0, 'coins')} .pad__odd")
    expect(odd).to_have_count(2)
    expect(odd.first).to_contain_text("Everybody has five coins; here there are 4")
    choose(guest, hand, cell(1, "coins"), ["0", "2", "3", "4", "24"])
    expect(guest.page.locator(f"{cell(1, 'coins')} .pad__odd")).to_contain_text("There are not that many coins 24")
    choose(guest, hand, cell(0, "heroes"), ["dwerg_ymir"])
    choose(guest, hand, cell(1, "heroes"), ["dwerg_ymir"])
    expect(guest.page.locator(f"{cell(1, 'heroes')} .pad__odd")).to_contain_text("There is only one Dwerg Ymir")
    expect_total(guest, 0, 29 + 13)
    hand.use(f"{cell(0, 'coins')} [data-act=pick]")
    guest.page.get_by_role("button", name="Remove 0").first.click()
    guest.page.get_by_role("button", name="Remove 24").click()
    for coin in ("6", "7", "8"):
        hand.use(f'.picker [data-card="{coin}"]')
    hand.use("[data-act=done]")
    expect(odd).to_have_count(0)
    expect_total(guest, 0, 0 + 5 + 6 + 7 + 8 + 13)


def test_every_part_opens_its_rule_beside_the_pad(visit: Visit) -> None:
    guest = opened(visit())
    guest.page.locator(".pad__k.hunter .rule").click()
    side = guest.find(".side--rules")
    side.wait_for()
    expect(side).to_contain_text("N10.2")
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".pad__k.hunter .rule")).to_be_focused()


def test_cards_can_be_replaced_by_figures_and_back(visit: Visit) -> None:
    guest = opened(visit())
    hand = Pointer(guest.page)
    choose(guest, hand, cell(0, "warrior"), ["5", "6", "kraal"])
    expect(guest.page.locator(f"{cell(0, 'warrior')} .pad__sum b")).to_have_text(str(5 + 6 + 7))
    hand.use(f"{cell(0, 'warrior')} [data-act=pick]")
    guest.page.get_by_text("Type ranks and points").click()
    guest.page.locator(f"{cell(0, 'warrior')} input").first.fill("9")
    guest.page.get_by_role("button", name="ranks, Warriors, Blue: one more").click()
    expect(guest.page.locator(f"{cell(0, 'warrior')} .pad__sum b")).to_have_text("9")


def test_a_sheet_is_remembered_and_the_language_changes_in_the_middle(visit: Visit) -> None:
    guest = opened(visit())
    guest.page.locator(".pad__name").first.fill("Ann")
    guest.page.locator(f"{cell(0, 'explorer')} input").first.fill("34")
    expect_total(guest, 0, 34)
    guest.reload()
    expect_total(guest, 0, 34)
    guest.page.locator(".likes__b").click()
    guest.page.locator('label:has-text("Français")').click()
    expect(guest.page.locator("h1")).to_have_text("Feuille de score")
    expect(guest.page.locator(".pad__k.explorer")).to_contain_text("Explorateurs")
    expect(guest.page.locator(".facts--pad").first).to_contain_text("Ann gagne")
    expect_total(guest, 0, 34)


@pytest.mark.thorough
def test_the_history_survives_a_kill_and_keeps_corrections(visit: Visit, tmp_path: Path) -> None:
    with Serving(tmp_path) as own:
        guest = opened(visit(own.http))
        guest.page.locator("[data-act=demo]").click()
        expect_total(guest, 0, 204)
        guest.page.locator(".pad__name").first.fill("Ann")
        guest.page.locator("[data-act=keep]").click()
        kept = guest.page.locator(".kept__list li")
        expect(kept).to_contain_text("Ann 204")
        own.kill()
        own.start()
        guest.allow(*GONE, "503", "500")
        guest.reload()
        expect(kept).to_contain_text("Ann 204")
        guest.page.locator("[data-act=new]").click()
        expect_total(guest, 0, 0)
        guest.page.locator("[data-act=open]").click()
        expect_total(guest, 0, 204)
        guest.page.locator(f"{cell(0, 'coins')} .pad__gem").click()
        expect_total(guest, 0, 207)
        guest.page.get_by_text("Save the changes").click()
        expect(kept).to_have_count(1)
        expect(kept).to_contain_text("Ann 207")
        expect(guest.page.locator(".bests li").first).to_contain_text("207 Ann")
        expect(guest.page.locator(".stats tbody tr").first).to_contain_text("Ann")
        with guest.page.expect_download() as csv_file:
            guest.page.get_by_role("link", name="CSV").click()
        rows = list(csv.reader(io.StringIO(Path(csv_file.value.path()).read_text("utf-8-sig"))))
        assert [row[4] for row in rows[1:]] == ["207", "190", "183"]
        with guest.page.expect_download() as json_file:
            guest.page.get_by_role("link", name="JSON").click()
        assert json.loads(Path(json_file.value.path()).read_text())[0]["seats"][0]["gem"] == 6
        guest.page.locator("[data-act=remove]").click()
        guest.page.get_by_text("Really remove?").click()
        expect(kept).to_have_count(0)


def test_an_unsaved_sheet_is_not_lost_by_one_press(visit: Visit) -> None:
    guest = opened(visit())
    guest.page.locator(f"{cell(0, 'explorer')} input").first.fill("34")
    expect_total(guest, 0, 34)
    new = guest.page.locator("[data-act=new]")
    new.click()
    expect(new).to_have_text("Discard without saving?")
    guest.page.locator("[data-act=demo]").click()
    expect(new).to_have_text("New sheet")
    expect_total(guest, 0, 34)
    guest.page.locator("[data-act=demo]").click()
    expect_total(guest, 0, 204)


def test_a_printed_sheet_shows_every_column_and_no_buttons(visit: Visit) -> None:
    guest = opened(visit(size=PHONE, touch=True))
    guest.page.locator("[data-act=demo]").click()
    expect_total(guest, 0, 204)
    guest.page.emulate_media(media="print")
    for seat, total in enumerate((204, 190, 183)):
        expect(guest.page.locator(f"{cell(seat, 'total')} > b")).to_be_visible()
        expect_total(guest, seat, total)
    for gone in ("[data-act=keep]", "[data-act=pick]", ".top", ".kept", ".step button"):
        expect(guest.page.locator(gone).first).to_be_hidden()


def test_the_start_page_leads_to_the_pad(visit: Visit) -> None:
    guest = visit(new=True).open("/")
    guest.page.locator(".more a[href='/score']").click()
    guest.page.wait_for_url("**/score/nidavellir")
    expect(guest.page.locator("h1")).to_have_text("Score pad")
