"""Fixtures for the tests of `dvergar play`."""

from pathlib import Path

import pytest
from tests.cli.play.homes import Home


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """Create a new user's environment, with a browser."""
    return Home(tmp_path)
