"""Names are normalised, and nothing can hide in them."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dvergar.api.errors import BadOption
from dvergar.server.access.names import alike, tidy

LENGTH = 24


@pytest.mark.parametrize(
    ("given_", "tidied"),
    [
        ("Ann", "Ann"),
        ("  Ann \t Bo  ".replace("\t", " "), "Ann Bo"),
        ("Ａｎｎ", "Ann"),
        ("José", "José"),
        ("Jose\u0301", "José"),
        ("Þórr", "Þórr"),
        ("❤\ufe0f", "❤"),
        ("李小龙", "李小龙"),
        ("<script>", "<script>"),
        ("x" * LENGTH, "x" * LENGTH),
    ],
)
def test_names_are_normalised(given_: str, tidied: str) -> None:
    assert tidy(given_, LENGTH) == tidied


@pytest.mark.parametrize(
    "name",
    [
        "", " ", "\u00a0", "a\u0000", "a\nb", "a\tb", "\u200b", "a\u200db", "a\u202eb", "a\u2066b", "\u3164", "\u115f", "\u2800",
        "x" * 25, "ﷺ" * 3, "x" * 100_000, "a" + "\u0301" * 9, "\u0301", "\ud800", "\ue000", "a\u2028b", "a\ufe01b",
        "a\U000e0101b", "\U000e0041", "\u034fa", "\ufeffa",
    ],
)  # fmt: skip
def test_invisible_and_misleading_names_are_refused(name: str) -> None:
    with pytest.raises(BadOption):
        tidy(name, LENGTH)


@given(st.text(max_size=60))
def test_a_tidy_name_is_short_visible_and_stays_as_it_is(name: str) -> None:
    try:
        tidied = tidy(name, LENGTH)
    except BadOption as refused:
        assert refused.key.startswith("server-name-")
        return
    assert 1 <= len(tidied) <= LENGTH
    assert tidy(tidied, LENGTH) == tidied
    assert not any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for sign in tidied)
    assert unicodedata.is_normalized("NFKC", tidied)


def test_names_that_differ_only_in_case_are_the_same() -> None:
    assert alike("Ann", "aNN")
    assert not alike("Ann", "Anna")


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "\u0410nn\u0430"),
        ("anna", "\u0410NN\u0410"),
        ("OSCAR", "\u039f\u0405C\u0391R"),
        ("Ian", "lan"),
        ("Bo", "B0"),
        ("Zoë", "Zo\u0451"),
    ],
)
def test_names_that_look_the_same_are_told_apart_at_no_table(name: str, other: str) -> None:
    assert name.casefold() != other.casefold()
    assert alike(name, other)


def test_names_of_one_script_that_look_different_may_sit_at_one_table() -> None:
    names = [
        "Anna",
        "Anne",
        "\u0410\u043d\u043d\u0430",
        "\u0418\u0432\u0430\u043d",
        "\u0386\u03bd\u03bd\u03b1",
        "Zoe",
        "Zoë",
        "李",
        "1",
        "2",
    ]
    assert not any(alike(one, other) for one in names for other in names if one is not other)
