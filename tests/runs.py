"""Which tests belong to the quick run (`pytest`), and which only to the thorough one (`pytest --thorough`)."""

from collections.abc import Iterable

import pytest
from _pytest.mark.structures import ParameterSet


def thorough(value: object, id: str | None = None) -> ParameterSet:
    """Return a parameter for the thorough run only."""
    return pytest.param(value, id=id, marks=pytest.mark.thorough)


def first_quick(values: Iterable[object], count: int = 1) -> list[object]:
    """Return parameters: the quick run has the first, the thorough run all."""
    return [value if place < count else thorough(value) for place, value in enumerate(values)]
