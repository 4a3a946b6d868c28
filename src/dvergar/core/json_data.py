"""Types for data as JSON has it: what is sent, stored or read from outside. Values are checked where they are read."""

import re
from collections.abc import Mapping
from typing import Any, TypeAlias

Json: TypeAlias = Any
"""Any value: None, a bool, a number, a text, a list or an object."""

JsonObject: TypeAlias = dict[str, Any]
"""An object, made here."""

JsonMapping: TypeAlias = Mapping[str, Any]
"""An object that is only read."""


def readable(value: Json) -> str:
    """JSON for files that people read: a list or object that holds no other stands on one line.

    >>> print(readable({"seats": 2, "actions": [[0, "bid 5 0 3"], [1, "bid 4 2 0"]]}))
    {
      "seats": 2,
      "actions": [
        [0, "bid 5 0 3"],
        [1, "bid 4 2 0"]
      ]
    }
    """
    import json

    return re.sub(r"[\[{]\n[^\[\]{}]*[\]}]", lambda found: _on_one_line(found[0]), json.dumps(value, indent=2))


def _on_one_line(text: str) -> str:
    """JSON without its line breaks; inside of texts they are escaped, so all others are layout."""
    return re.sub(r"\n *", "", re.sub(r",\n *", ", ", text))
