"""What all tests share."""

from collections.abc import Iterator

import pytest

from tests.chance import dealt_here


@pytest.fixture(autouse=True)
def _dealt() -> Iterator[None]:
    """A table is dealt the same cards in every run."""
    with dealt_here():
        yield
