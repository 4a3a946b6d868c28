"""Types for everything the server sends about a game, covering all built-in games; each game brings its own models."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from dvergar.api.registry import built_in_games, rules_of
from dvergar.server.model_base import UntypedChoice, UntypedData

if TYPE_CHECKING:
    GameName: TypeAlias = str
    View: TypeAlias = Any
    Facts: TypeAlias = Any
    Choices: TypeAlias = list[Any]
    Details: TypeAlias = Any
    PadSeat: TypeAlias = Any
else:
    _MODELS = [models for name in built_in_games() if (models := rules_of(name).adapters.wire_models())]
    GameName = Literal[built_in_games()]
    View = reduce(or_, [models.view for models in _MODELS]) | UntypedData
    Facts = reduce(or_, [models.facts for models in _MODELS]) | UntypedData
    Choices = reduce(or_, [list[models.choice] for models in _MODELS]) | list[UntypedChoice]
    Details = reduce(or_, [models.details for models in _MODELS if models.details])
    PadSeat = reduce(or_, [models.pad_entry for models in _MODELS])
