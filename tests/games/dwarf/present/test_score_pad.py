"""The score pad of Dwarf: typed goods, the sheet, and holdings that no game ends with."""

import pytest

import dvergar

ROUND = 4  # the number of workers that may forge


@pytest.mark.rule("D7.1", "D7.2")
def test_the_sheet_of_typed_goods_shows_who_leads_and_what_decides() -> None:
    seats = [{"items": 4, "gold": 9, "steel": 8, "glory": 7}, {"items": 2, "gold": 9, "steel": 14, "glory": 9}]
    sheet = dvergar.game("dwarf", players=2).sheet({"seats": seats})
    assert (sheet["led"], sheet["winners"], sheet["decided"]) == ([1, 1], [1], "glory")
    assert [category["leader"] for category in sheet["categories"]] == [1, -1, 0]


@pytest.mark.rule("D6.9")
def test_nobody_has_more_items_than_the_last_round_can_bring() -> None:
    table = dvergar.game("dwarf", players=2)
    assert table.doubts({"seats": [{"items": 3 + ROUND}]}) == []
    (finding,) = table.doubts({"seats": [{}, {"items": 4 + ROUND}]})
    assert (finding.field, finding.rule, finding.impossible) == ("seats[1].items", "D6.9", False)


@pytest.mark.rule("D8.6")
def test_andvettr_forges_twice_and_may_have_more() -> None:
    table = dvergar.game("dwarf", solo="andvettr")
    assert table.doubts({"seats": [{}, {"items": 3 + 2 * ROUND}]}) == []
    assert len(table.doubts({"seats": [{}, {"items": 4 + 2 * ROUND}]})) == 1


@pytest.mark.rule("D8.7")
def test_renown_wins_on_a_pad_too() -> None:
    table = dvergar.game("dwarf", solo="andvettr")
    seats = {"seats": [{"items": 3, "gold": 9, "steel": 9}, {"glory": 12}]}
    assert [score.place for score in table.score(seats)] == [2, 1]
    assert table.sheet(seats)["decided"] == "renown"
