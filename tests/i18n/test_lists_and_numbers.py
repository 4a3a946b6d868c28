"""Lists and numbers are written as each language does."""

import pytest

import dvergar
from dvergar.api.errors import BadOption
from dvergar.i18n import catalogue

NARROW, WIDE = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("language", "both", "either"),
    [("en", "a, b and c", "a or b"), ("fr", "a, b et c", "a ou b"), ("de", "a, b und c", "a oder b")],
)
def test_lists(language: str, both: str, either: str) -> None:
    words = catalogue(language)
    assert [words.listed(names) for names in ([], ["a"], ["a", "b", "c"])] == ["", "a", both]
    assert words.listed(("a", "b"), "or") == either


@pytest.mark.parametrize(
    ("language", "number", "percent"),
    [("en", "1,234.5", "12.3%"), ("fr", f"1{NARROW}234,5", f"12,3{WIDE}%"), ("de", "1.234,5", f"12,3{WIDE}%")],
)
def test_numbers(language: str, number: str, percent: str) -> None:
    words = catalogue(language)
    assert words.number(1234.5, 1) == number
    assert words.number(-7) == "\N{MINUS SIGN}7"
    assert words.percent(0.1234) == percent


@pytest.mark.parametrize(("language", "said"), [("en", "fr, en or de"), ("fr", "fr, en ou de"), ("de", "fr, en oder de")])
def test_an_error_lists_the_possible_values(language: str, said: str) -> None:
    with pytest.raises(BadOption) as refused:
        dvergar.game("nidavellir", players=2, edition="xx")
    assert said in refused.value.text(language)
