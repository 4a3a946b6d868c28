"""The one encoder of what is stored and sent.

>>> encode({"words": "bid 5 0 3", "seats": (0, 1)})
'{"words":"bid 5 0 3","seats":[0,1]}'

What goes into many messages is encoded once and kept so; the encoder puts it into each of them as it is.

>>> encode({"type": "update", "view": Encoded.of({"age": 1})})
'{"type":"update","view":{"age":1}}'
"""

from functools import cache
from types import ModuleType
from typing import NamedTuple, Self

from dvergar.core.json_data import Json


class Encoded(NamedTuple):
    """Data that was encoded already: a tenth of the memory of its dicts and lists, and equal if the data are."""

    json: str

    @classmethod
    def of(cls, value: Json) -> Self:
        """Encode plain data for several messages."""
        return cls(encode(value))


def encode(value: Json) -> str:
    """Plain data, which may hold encoded parts, as compact JSON; the text takes less memory than the bytes of the encoder."""
    text: str = _orjson().dumps(value, _part).decode()
    return text


def _part(value: Json) -> object:
    """What the encoder does not know by itself."""
    if isinstance(value, Encoded):
        return _orjson().Fragment(value.json)
    raise TypeError(type(value).__name__)


@cache
def _orjson() -> ModuleType:
    """It is imported when something is first encoded: that takes longer than to load a game."""
    import orjson

    return orjson
