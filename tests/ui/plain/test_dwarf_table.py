"""The table of Dwarf as text, and where its information is."""

from typing import Any, cast

import pytest

import dvergar
from dvergar.api.narrator import narrator_for
from dvergar.games.dwarf.adapters.plain import DwarfScreen
from dvergar.games.dwarf.present.narrator import DwarfNarrator
from dvergar.i18n import catalogue

INNER = 25


def lines(position: dict[str, Any], language: str = "en", **options: Any) -> list[str]:
    table = dvergar.game("dwarf", **(options or {"players": 2}))
    narrator = cast(DwarfNarrator, narrator_for(table, catalogue(language)))
    return list(DwarfScreen().table_lines(table.load(position).view(None), narrator))


def cell(shown: list[str], location: int) -> list[str]:
    """Return the lines of a location: its edge, the card, its effect, its workers."""
    line, column = next((n, text.index(f"─ {location} ─")) for n, text in enumerate(shown) if f"─ {location} ─" in text)
    return [text[column : column + INNER].strip(" ─│") for text in shown[line : line + 4]]


def test_a_location_shows_its_number_its_top_card_its_price_and_how_many_cards_lie_there() -> None:
    shown = lines({"mine": {"4": ["iron seam", "dragon b", "forge axe a"], "1": ["iron seam", "alloy steel a"]}})
    assert cell(shown, 4) == [f"4 {'─' * 16} ×3", "Forge Axe", "2 steel", ""]
    assert cell(shown, 1)[1:3] == ["Alloy Steel", "3 iron → 2 steel"]
    assert cell(shown, 7) == ["7", "Gold Seam", "+1 gold", ""]


def test_a_monster_that_nobody_defends_against_is_marked() -> None:
    mine = {"2": ["iron seam", "orc raiders a"], "8": ["iron seam", "dragon a"]}
    shown = lines({"mine": mine, "seats": [{"workers": [8]}]})
    assert cell(shown, 2)[1:] == ["! Orc Raiders", "no Mine card resolves", ""]
    assert cell(shown, 8)[1:] == ["Dragon", "+1 glory", "Blue 1"]
    assert "  ! attacks if nobody comes" in shown


def test_a_mustered_army_stops_the_monsters() -> None:
    shown = lines({"mine": {"8": ["iron seam", "dragon a"]}, "muster": True})
    assert cell(shown, 8)[1] == "Dragon"
    assert "  No monster attacks this round (Muster an Army)" in shown


def test_workers_are_listed_by_name_and_number_and_spent_ones_are_marked() -> None:
    seats = [{"workers": [{"at": 4, "spent": True}, "pile"]}, {"workers": [4]}]
    shown = lines({"seats": seats, "turn": 2})
    assert cell(shown, 4)[3] == "Blue 1*, Red 1"
    assert "  * spent" in shown


def test_a_crowd_is_shown_by_first_letters() -> None:
    seats = [{"workers": [4]} for _ in range(5)]
    shown = lines({"seats": seats}, players=5, language="de")
    assert cell(shown, 4)[3] == "B1 R1 Grü1 V1 Gra1"


def test_two_copies_show_two_mines_mountains_and_sets_of_piles() -> None:
    shown = lines({"mountain": 12, "mountain_2": 7, "mine": {"18": ["gold seam", "dragon b"]}}, players=4)
    assert [line for line in shown if line.startswith("Mine ")] == ["Mine 1", "Mine 2"]
    assert cell(shown, 18)[1] == "! Dragon"
    assert "  Mountain: 12 cards left" in shown
    assert "  Second Mountain: 7 cards left" in shown
    assert len([line for line in shown if line.startswith("  Pile ")]) == 6


def test_piles_show_the_top_action_the_cards_under_it_and_where_it_will_land() -> None:
    used = ["hold a council", "sell an item", "past glories", "special order", "apprentice", "collapse the shafts"]
    shown = lines({"piles": {"1": ["turn back", "run amok"], "2": [], "3": ["muster an army"]}, "used": used})
    assert "  Pile 1: Turn Back, 1 card under it, the card goes to 4" in shown
    assert "  Pile 2: empty" in shown
    assert "  Pile 3: Muster an Army, 0 cards under it, the card goes to 3" in shown


def test_every_seat_has_a_line_with_its_goods_and_the_workers_it_has_left() -> None:
    seats = [{"iron": 3, "steel": 1, "items": 2, "glory": 4, "workers": [4]}, {"gold": 12}]
    shown = lines({"seats": seats, "marker": 1, "round": 3})
    assert shown[0].startswith("── Round 3, start player marker: Red ──")
    head, blue, red = shown[-3:]
    assert head.split() == ["Iron", "Steel", "Gold", "Items", "Glory", "Workers", "left"]
    assert blue.split() == ["Blue", "3", "1", "0", "2", "4", "1"]
    assert red.split() == ["Red", "0", "0", "12", "0", "0", "2"]


@pytest.mark.parametrize("opponent", ["eldhusfifl", "andvettr", "andvettr-fadir"])
def test_a_solo_opponent_is_listed_by_name(opponent: str) -> None:
    shown = lines({"seats": [{}, {"workers": [5]}]}, solo=opponent)
    name = catalogue("en").say(f"opponent-{opponent}")
    assert cell(shown, 5)[3] == f"{name} 1"
    assert shown[-1].strip().startswith(name)


LAST = {
    ("eldhusfifl", 2): "You have beaten Eldhúsfífl: Andvéttr is next (dvergar play dwarf --solo andvettr). (D8.9)",
    ("andvettr", 2): "You have beaten Andvéttr: Andvéttr faðir is next (dvergar play dwarf --solo andvettr-fadir). (D8.9)",
    ("andvettr-fadir", 2): "You have beaten Andvéttr faðir: nobody is above him. (D8.9)",
    ("andvettr", 1): "A shared win against Andvéttr does not open the next opponent. (D8.9)",
    ("andvettr", 0): None,
}


@pytest.mark.rule("D8.9")
@pytest.mark.parametrize(("opponent", "gold"), LAST)
def test_the_ladder_of_opponents_is_shown_after_a_game(opponent: str, gold: int) -> None:
    table = dvergar.game("dwarf", solo=opponent)
    narrator = cast(DwarfNarrator, narrator_for(table, catalogue("en")))
    scores = table.score({"seats": [{"gold": gold}, {"gold": 1}]})
    told = LAST[opponent, gold]
    assert list(DwarfScreen().last_words(table, scores, narrator)) == ([told] if told else [])


def test_no_ladder_is_shown_in_games_between_people() -> None:
    table = dvergar.game("dwarf", players=2)
    narrator = cast(DwarfNarrator, narrator_for(table, catalogue("en")))
    assert list(DwarfScreen().last_words(table, table.score({"seats": [{"gold": 1}]}), narrator)) == []
