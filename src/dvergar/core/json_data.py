"""Types for data as JSON has it: what is sent, stored or read from outside. Values are checked where they are read."""

from collections.abc import Mapping
from typing import Any, TypeAlias

Json: TypeAlias = Any
"""Any value: None, a bool, a number, a text, a list or an object."""

JsonObject: TypeAlias = dict[str, Any]
"""An object, made here."""

JsonMapping: TypeAlias = Mapping[str, Any]
"""An object that is only read."""
