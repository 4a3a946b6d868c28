"""Models for score pads over the network."""

from typing import Annotated

from pydantic import BaseModel, Field

from dvergar.core.json_data import JsonObject
from dvergar.server.access.tokens import ID_PATTERN
from dvergar.server.game_models import GameName, PadSeat
from dvergar.server.model_base import Strict

BookId = Annotated[str, Field(pattern=r"^(home|[A-Za-z0-9_-]{22})$", max_length=22)]
PadId = Annotated[str, Field(pattern=ID_PATTERN, min_length=22, max_length=22)]
PadOptions = dict[Annotated[str, Field(max_length=32)], bool | int | Annotated[str, Field(max_length=32)]]


class PadEntry(Strict):
    """A score pad: the scores of one to five seats."""

    options: PadOptions = Field(default_factory=dict)
    date: Annotated[str, Field(max_length=10)] | None = Field(default=None, description="As 2026-11-16; today if none is given.")
    seats: Annotated[list[PadSeat], Field(min_length=1, max_length=5)]


class PadToKeep(PadEntry):
    """A score pad to save."""

    game: GameName


class Demo(BaseModel):
    """The seats of an example pad."""

    seats: list[JsonObject]


class PartTold(BaseModel):
    """A part of a score: its points, its rule, and how they add up, in the reader's language."""

    part: str
    name: str
    points: int
    rule: str
    how: str


class Special(BaseModel):
    """The percentage of simulated scores that are lower, how many were simulated, and their median."""

    lower: float
    middle: int
    scores: int


class SeatTold(BaseModel):
    """A column of the score sheet."""

    name: str
    total: int
    place: int
    shared: bool
    parts: list[PartTold]
    special: Special


class Doubt(BaseModel):
    """Something impossible or unusual; `seat` and `part` name its cell, if it concerns one."""

    seat: int | None
    part: str | None
    rule: str
    impossible: bool
    text: str


class Sentence(BaseModel):
    """A sentence with its rule."""

    text: str
    rule: str


class Tallied(BaseModel):
    """The totals of a pad."""

    game: GameName
    options: JsonObject
    date: str
    total: str = Field(description="What the total is called.")
    seats: list[SeatTold]
    findings: list[Doubt]
    decided: list[Sentence]


class Result(BaseModel):
    """A player's result in a saved game."""

    name: str
    total: int
    place: int
    shared: bool


class KeptPad(BaseModel):
    """A saved pad with its results."""

    id: str
    saved: float
    game: GameName
    options: JsonObject
    date: str
    seats: list[JsonObject]
    results: list[Result]


class BestScore(BaseModel):
    """One of the best scores; `lower` is the percentage of simulated scores below it."""

    id: str
    name: str
    total: int
    date: str
    lower: float


class PlayerStatistics(BaseModel):
    """A player's statistics over all games."""

    name: str
    games: int
    wins: int
    best: int
    average: float


class GameStatistics(BaseModel):
    """Statistics of the saved games of one kind."""

    game: GameName
    games: int
    average: float
    bests: list[BestScore]
    players: list[PlayerStatistics]


class History(BaseModel):
    """All saved pads, newest first; `unreadable` files were left unchanged."""

    pads: list[KeptPad]
    statistics: list[GameStatistics]
    unreadable: int


class OwnBook(BaseModel):
    """The history that the page and the terminal of this machine share; null for others, who name their own."""

    book: str | None
