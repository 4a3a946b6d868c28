"""The one encoder of what tables store and send.

>>> encode({"words": "bid 5 0 3", "seats": (0, 1)})
'{"words":"bid 5 0 3","seats":[0,1]}'
"""

from functools import cache
from typing import Any

from dvergar.core.json_data import Json


def encode(value: Json) -> str:
    """Plain data as compact JSON."""
    text: str = _orjson().dumps(value).decode()
    return text


@cache
def _orjson() -> Any:
    """It is imported when something is first encoded: that takes longer than to load a game."""
    import orjson

    return orjson
