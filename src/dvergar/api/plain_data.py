"""Reads plain data that people write; refuses bad data with its place or the name of its field."""

from collections.abc import Mapping

from dvergar.api.errors import BadPosition, BadRecord, shown
from dvergar.core.json_data import Json, JsonMapping
from dvergar.core.system_errors import json_error

LONGEST_LIST = 200


def json_in(text: str | bytes) -> Json:
    """Parse JSON; refuse any other text, with the place of the error."""
    import json

    try:
        return json.loads(text)
    except TypeError as error:
        raise BadRecord("record-json") from error
    except (ValueError, RecursionError) as error:
        raise BadRecord("record-no-json", reason=json_error(error)) from error


def words_in(value: Json, where: str) -> list[str]:
    """Return a list of words, given as a list or as one text."""
    items = value.split() if isinstance(value, str) else value
    if not isinstance(items, list) or len(items) > LONGEST_LIST:
        raise BadPosition(where, "position-list")
    if not all(isinstance(item, str | int) and not isinstance(item, bool) for item in items):
        raise BadPosition(where, "position-list")
    return [str(item).lower() for item in items]


def table_in(value: Json, where: str, keys: tuple[str, ...]) -> JsonMapping:
    """Return an object, which may have only the known keys."""
    if not isinstance(value, Mapping):
        raise BadPosition(where, "position-table")
    for key in value:
        if key not in keys:
            raise BadPosition(f"{where}.{shown(key)}" if where else shown(key), "position-field", fields=", ".join(keys))
    return value


def number_in(data: JsonMapping, name: str, default: int, least: int, most: int) -> int:
    """Return an integer within bounds."""
    value = data.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadPosition(name, "position-number", given=shown(value), least=least, most=most)
    return value


def name_in(data: JsonMapping, name: str, default: str, names: tuple[str, ...]) -> int:
    """Return the index of one of the names."""
    value = data.get(name, default)
    if not isinstance(value, str) or value not in names:
        raise BadPosition(name, "position-name", given=shown(value), names=", ".join(names))
    return names.index(value)
