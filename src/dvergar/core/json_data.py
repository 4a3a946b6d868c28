"""Types for JSON data that is sent, stored or read from outside. Values are checked where they are read."""

import re
from collections.abc import Mapping
from typing import Any, TypeAlias

Json: TypeAlias = Any
"""Any JSON value: None, a bool, a number, a text, a list or an object."""

JsonObject: TypeAlias = dict[str, Any]
"""A JSON object that may be modified."""

JsonMapping: TypeAlias = Mapping[str, Any]
"""A JSON object that is only read."""


def readable(value: Json) -> str:
    """Format JSON for people to read: a list or object without nested ones stays on one line.

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
    """Remove the line breaks from JSON; those inside texts are escaped, so all others are layout."""
    return re.sub(r"\n *", "", re.sub(r",\n *", ", ", text))
