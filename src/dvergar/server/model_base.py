"""Base classes of the message models, for the server and for the adapters of games."""

from typing import Annotated, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from dvergar.scorepad.pads import LONGEST_NAME

PlayerName = Annotated[str, Field(max_length=LONGEST_NAME)]
WordList = Annotated[str, Field(max_length=400)]
Amount = Annotated[int, Field(ge=0, le=9999)]


class Strict(BaseModel):
    """A model that allows no extra fields and converts no types."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Exact(BaseModel):
    """A model that allows no extra fields; an optional field is left out, never null."""

    model_config = ConfigDict(extra="forbid")


class WireModels(NamedTuple):
    """The models of everything the server sends about one game; the page's types are generated from them."""

    view: type[BaseModel]
    facts: type[BaseModel]
    choice: type[BaseModel]
    details: type[BaseModel] | None
    """Details of what a choice changes, if the game has any."""
    pad_entry: type[BaseModel]
    """What a player holds at the end, as entered on a score pad."""


class UntypedData(BaseModel):
    """A position or facts of a game that brings no models of its own."""

    model_config = ConfigDict(extra="allow")


class UntypedChoice(BaseModel):
    """A choice of such a game: its words, its code, and its effects."""

    model_config = ConfigDict(extra="allow")
    words: str
    code: int
