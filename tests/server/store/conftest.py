"""The store's tests run on both databases: a file, and a PostgreSQL server started for the tests."""

import os
import tempfile
import warnings
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest

from dvergar.server.store import Store

_numbers = count(1)


def start_postgresql(folder: str) -> Any:
    """Start a server that listens on a socket in its folder and ends with the tests."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pgserver.postgres_server import get_server
    return get_server(folder, cleanup_mode="delete")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """Run a PostgreSQL server and return its address."""
    folder = tempfile.mkdtemp(prefix="dvergar-pg-")
    try:
        server = start_postgresql(folder)
    except Exception as error:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"NO POSTGRESQL: the store is tested on SQLite only ({type(error).__name__}: {error})")
    yield server.get_uri()
    server.cleanup()


@pytest.fixture
def postgresql_url(postgresql: str) -> str:
    """Return an empty schema of the server."""
    schema = f"test{next(_numbers)}"
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {schema}".encode())
    return f"{postgresql}&options=-csearch_path%3D{schema}"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """Return an empty database of either kind."""
    address = request.getfixturevalue(f"{request.param}_url")
    assert isinstance(address, str)
    return address


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with Store.open(url) as opened:
        yield opened


@pytest.fixture
def batches(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the number of jobs in each transaction so far."""
    from dvergar.server.store import statements, writer

    sizes: list[int] = []
    perform: Callable[..., Any] = statements.perform

    def counted(connection: Any, batch: Any, heads: Any) -> Any:
        sizes.append(len(batch))
        return perform(connection, batch, heads)

    monkeypatch.setattr(writer, "perform", counted)
    return sizes
