"""What tests of `dvergar play` share."""

from pathlib import Path

import pytest
from tests.cli.play.homes import Home


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """A new user's environment, with a browser."""
    return Home(tmp_path)
