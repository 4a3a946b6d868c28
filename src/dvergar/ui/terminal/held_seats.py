"""The seats that this device holds at tables on servers, saved so that a link leads back to them."""

import json
import os
from pathlib import Path

from platformdirs import user_data_path

Held = dict[int, str]
"""Tokens by seat."""


def kept_at() -> Path:
    """Return the path of the file."""
    return user_data_path("dvergar", appauthor=False) / "seats.json"


def held(table: str, path: Path | None = None) -> Held:
    """Return the seats that this device holds at a table."""
    found = _all(path or kept_at()).get(table, {})
    return {int(seat): token for seat, token in found.items()}


def remember(table: str, seats: Held, path: Path | None = None) -> None:
    """Save the seats of a table; nobody else may read the file."""
    place = path or kept_at()
    known = _all(place)
    known[table] = {str(seat): token for seat, token in seats.items()}
    place.parent.mkdir(parents=True, exist_ok=True)
    part = place.with_name(f"{place.name}.{os.getpid()}.part")
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        json.dump(known, file)
    part.replace(place)


def _all(path: Path) -> dict[str, dict[str, str]]:
    """Read everything that is saved; an unreadable file counts as empty."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return data if isinstance(data, dict) else {}
