"""Fixtures for the tests of the server and of the store."""

from pathlib import Path

import pytest

from tests.server.disks import Disk, compiled


@pytest.fixture(scope="session")
def failing_disk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(tmp_path_factory.mktemp("failing"))


@pytest.fixture
def disk(tmp_path: Path, failing_disk: Path) -> Disk:
    (tmp_path / "troubles").mkdir()
    return Disk(tmp_path / "troubles", failing_disk)
