"""What is said of score pads over the network, as models."""

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
    """A pad: as many seats as have a score."""

    options: PadOptions = Field(default_factory=dict)
    date: Annotated[str, Field(max_length=10)] | None = Field(default=None, description="As 2026-11-16; today if none is given.")
    seats: Annotated[list[PadSeat], Field(min_length=1, max_length=5)]


class PadToKeep(PadEntry):
    """A pad for the history."""

    game: GameName


class Demo(BaseModel):
    """The seats of a filled pad."""

    seats: list[JsonObject]


class PartTold(BaseModel):
    """A part of a score: its points, the rule that counts it, and how they came, in the reader's language."""

    part: str
    name: str
    points: int
    rule: str
    how: str


class Special(BaseModel):
    """How many percent of so many simulated scores are lower, and the middle one of those."""

    lower: float
    middle: int
    scores: int


class SeatTold(BaseModel):
    """A column of the sheet."""

    name: str
    total: int
    place: int
    shared: bool
    parts: list[PartTold]
    special: Special


class Doubt(BaseModel):
    """Something impossible or odd; `seat` and `part` name the cell that it is about, if it is about one."""

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
    """What a pad comes to."""

    game: GameName
    options: JsonObject
    date: str
    total: str = Field(description="What the total is called.")
    seats: list[SeatTold]
    findings: list[Doubt]
    decided: list[Sentence]


class Result(BaseModel):
    """What somebody came to in a kept game."""

    name: str
    total: int
    place: int
    shared: bool


class KeptPad(BaseModel):
    """A pad in the history, with what it came to."""

    id: str
    saved: float
    game: GameName
    options: JsonObject
    date: str
    seats: list[JsonObject]
    results: list[Result]


class BestScore(BaseModel):
    """One of the best scores; `lower` percent of simulated ones are lower."""

    id: str
    name: str
    total: int
    date: str
    lower: float


class PlayerStatistics(BaseModel):
    """What a name came to over all games."""

    name: str
    games: int
    wins: int
    best: int
    average: float


class GameStatistics(BaseModel):
    """Statistics over the kept games of one kind."""

    game: GameName
    games: int
    average: float
    bests: list[BestScore]
    players: list[PlayerStatistics]


class History(BaseModel):
    """All kept pads, the newest game first; `unreadable` files were left as they are."""

    pads: list[KeptPad]
    statistics: list[GameStatistics]
    unreadable: int


class OwnBook(BaseModel):
    """The history that page and terminal of this machine share; null for others, who name one of their own."""

    book: str | None
