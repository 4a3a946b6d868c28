"""The tally of a pad: the example of 204 points, ranking, findings, three languages."""

import contextlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dvergar.api.errors import BadOption, BadPosition, DvergarError
from dvergar.api.registry import known_games
from dvergar.i18n import LANGUAGES, catalogue
from dvergar.scorepad.comparison import standing
from dvergar.scorepad.entering import form_of
from dvergar.scorepad.pads import read_pad
from dvergar.scorepad.tally import tally
from dvergar.ui.plain.scorepad import sheet_lines

EN = catalogue("en")


def sheet(game: str, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    return tally(read_pad({"seats": list(seats), **more}, game), EN)


@pytest.mark.rule("X1")
def test_the_demo_is_the_example_of_204_points() -> None:
    told = tally(read_pad(form_of("nidavellir").DEMO, "nidavellir"), EN)
    assert [seat["total"] for seat in told["seats"]] == [204, 190, 183]
    parts = {part["part"]: (part["points"], part["rule"], part["how"]) for part in told["seats"][0]["parts"]}
    assert parts["warrior"] == (52, "N10.1", "28 + coin 24")
    assert parts["miner"] == (20, "N10.2", "4 × 5 ranks")
    assert parts["heroes"] == (17, "N10.3", "Skaa 17")
    assert told["findings"] == []
    assert told["decided"] == [{"text": "Blue wins by 14", "rule": "N10.4"}]


@pytest.mark.rule("N10.4")
def test_equal_totals_share_a_place() -> None:
    told = sheet("nidavellir", {"name": "Ann"}, {"name": "Bo"}, {"coins": "0 2 3 4 6"})
    assert [(seat["name"], seat["place"], seat["shared"]) for seat in told["seats"]] == [
        ("Ann", 2, True), ("Bo", 2, True), ("Green", 1, False),
    ]  # fmt: skip


@pytest.mark.rule("D7.2")
def test_a_tie_of_dwarf_is_broken_and_explained() -> None:
    told = tally(read_pad(form_of("dwarf").DEMO, "dwarf"), EN)
    assert [seat["place"] for seat in told["seats"]] == [2, 1, 3]
    assert told["decided"][1]["text"] == "Equal in led categories and glory: iron decides."


def test_an_automated_opponent_has_its_own_name() -> None:
    told = sheet("dwarf", {"name": "Ann", "items": 4}, {"name": "nobody", "glory": 12}, options={"solo": "andvettr"})
    assert [seat["name"] for seat in told["seats"]] == ["Ann", "Andvéttr"]
    assert told["decided"] == [{"text": "Andvéttr wins by renown", "rule": "D8.7"}]


def test_a_finding_names_its_cell_its_rule_and_its_cards() -> None:
    told = sheet("nidavellir", {"heroes": "dwerg_ymir", "gem": 6}, {"heroes": "dwerg_ymir", "coins": "0 2 3 4"}, {"gem": 6})
    found = [(finding["seat"], finding["part"], finding["rule"], finding["text"]) for finding in told["findings"]]
    assert (0, "heroes", "N1.8", "There is only one Dwerg Ymir") in found
    assert (1, "coins", "N1.6", "Everybody has five coins; here there are 4") in found
    assert (2, "coins", "N1.7", "Gem 6 is held twice") in found


def test_an_empty_column_has_no_findings() -> None:
    empty = {"name": "", "army": {}, "heroes": "", "coins": "", "gem": 0}
    assert sheet("nidavellir", empty, empty)["findings"] == []
    begun = {**empty, "army": {"hunter": {"ranks": 1}}}
    assert [finding["seat"] for finding in sheet("nidavellir", begun, empty)["findings"]] == [0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", known_games())
def test_a_sheet_has_every_language(game: str, language: str) -> None:
    words = catalogue(language)
    told = tally(read_pad(form_of(game).DEMO, game), words)
    lines = "\n".join(sheet_lines(told, words))
    assert words.say("seat-1") in lines
    assert all(part["rule"] in lines for part in told["seats"][0]["parts"])


@pytest.mark.parametrize(
    ("data", "error", "where"),
    [
        ([], BadPosition, ""),
        ({}, BadPosition, "seats"),
        ({"seats": [1, 2]}, BadPosition, "seats"),
        ({"seats": [{}]}, BadOption, None),
        ({"seats": [{}] * 6}, BadOption, None),
        ({"game": "dwarf", "seats": [{}, {}]}, BadPosition, "game"),
        ({"format": "other", "seats": [{}, {}]}, BadPosition, "format"),
        ({"seats": [{}, {}], "colour": 1}, BadPosition, "colour"),
        ({"seats": [{"name": 5}, {}]}, BadPosition, "seats[0].name"),
        ({"seats": [{}, {}], "date": "yesterday"}, BadPosition, "date"),
        ({"seats": [{"army": {"warrior": "99"}}, {}]}, BadPosition, "seats[0].army.warrior"),
        ({"seats": [{}, {"coins": "1"}]}, BadPosition, "seats[1].coins"),
        ({"seats": [{}, {}], "options": {"players": 3}}, BadPosition, "seats"),
        ({"seats": [{}, {}], "options": []}, BadPosition, "options"),
    ],
)
def test_an_invalid_pad_is_refused_naming_the_place(data: Any, error: type[DvergarError], where: str | None) -> None:
    with pytest.raises(error) as caught:
        tally(read_pad(data, "nidavellir"), EN)
    if where is not None:
        assert getattr(caught.value, "field", None) == where
    assert all(caught.value.text(language) for language in LANGUAGES)


def test_a_name_is_plain_text() -> None:
    assert read_pad({"seats": [{"name": "  Ann\u202e\n Bo "}, {}]}, "nidavellir").names == ["Ann Bo", ""]


def test_words_may_be_lists_and_cards_a_number_and_are_kept_in_one_form() -> None:
    seat = {"army": {"hunter": 2, "warrior": [5, "kraal"]}, "coins": [0, 2, 3, 4, "5t"], "heroes": ["skaa"]}
    pad = read_pad({"seats": [seat, {}]}, "nidavellir")
    assert pad.seats[0] == {"army": {"hunter": "- -", "warrior": "5 kraal"}, "coins": "0 2 3 4 5t", "heroes": "skaa"}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["skaa", "0 2", "5/28", "-"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["army", "warrior", "ranks", "points", "coins", "heroes", "gem", "iron", "name"]), inner, max_size=4
        )
    ),
    max_leaves=12,
)


@given(
    seats=st.lists(JSON, max_size=6) | JSON,
    options=JSON | st.fixed_dictionaries({"solo": st.sampled_from(["andvettr", "none"])}),
    more=st.dictionaries(st.sampled_from(["date", "game", "format", "id"]), JSON, max_size=2),
    game=st.sampled_from(["nidavellir", "dwarf"]),
)
@settings(max_examples=300)
def test_any_data_is_added_up_or_refused_by_a_named_error(seats: Any, options: Any, more: dict[str, Any], game: str) -> None:
    with contextlib.suppress(DvergarError):
        pad = read_pad({"seats": seats, "options": options, **more}, game)
        tally(pad, EN)
        assert read_pad(pad.to_dict()).to_dict() == pad.to_dict()


def test_a_score_is_compared_with_simulated_ones() -> None:
    table = read_pad(form_of("nidavellir").DEMO, "nidavellir").game
    shares = [standing(table, total).lower for total in range(0, 500, 20)]
    assert shares == sorted(shares)
    middle = standing(table, 0).middle
    assert standing(table, middle).lower <= 50 <= standing(table, middle + 1).lower
