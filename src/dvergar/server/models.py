"""Models of everything sent over the network: REST bodies and answers, WebSocket messages. Nothing else is accepted."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from dvergar.core.json_data import Json, JsonObject
from dvergar.server.access.tokens import ID_PATTERN, LONGEST_TOKEN
from dvergar.server.game_models import Choices, Details, Facts, View
from dvergar.server.model_base import Strict

Language = Literal["en", "fr", "de"]
Seat = Annotated[int, Field(ge=0, le=4)]
TableId = Annotated[str, Field(pattern=ID_PATTERN, min_length=22, max_length=22)]
Token = Annotated[str, Field(min_length=1, max_length=LONGEST_TOKEN)]
Nonce = Annotated[str, Field(pattern=r"^([0-9a-fA-F]{2})*$", max_length=64, description="Up to 32 bytes in hex.")]
Name = Annotated[str, Field(min_length=1, max_length=256)]
BotName = Annotated[str, Field(min_length=1, max_length=64)]
ClientId = Annotated[str, Field(min_length=1, max_length=64, description="Chosen by the client; the answer carries it.")]
Words = Annotated[str, Field(min_length=1, max_length=200)]
Number = Annotated[int, Field(ge=0, le=1 << 31)]
Eyes = Literal["me", "all", "0", "1", "2", "3", "4"]


class Error(BaseModel):
    """Why something was refused: a key of the catalogue, the rule of the game if one forbids it, and a sentence."""

    key: str
    rule: str | None
    text: str


class Refused(BaseModel):
    """The answer to every refused request."""

    error: Error


class ChairWanted(Strict):
    """Who should sit in a seat: a person who joins, or a bot."""

    kind: Literal["human", "bot"] = "human"
    mind: BotName | None = None


class NewTable(Strict):
    """A table to open. If no chairs are given, all seats are for people."""

    game: Annotated[str, Field(max_length=32)]
    options: dict[Annotated[str, Field(max_length=32)], bool | int | Annotated[str, Field(max_length=32)]] = {}
    chairs: Annotated[list[ChairWanted], Field(max_length=5)] | None = None
    clock: Annotated[float, Field(gt=0, allow_inf_nan=False)] | None = None
    autoplay: bool = True
    open: bool = Field(default=False, description="Whether the table is listed for everybody.")


class Place(Strict):
    """A seat to take. The nonce contributes to the deal; in a running game the cards are already dealt."""

    seat: Seat
    name: Name
    nonce: Nonce = ""


class Joining(Strict):
    """One seat, or several on one device: either all are taken or none."""

    seats: Annotated[list[Place], Field(min_length=1, max_length=5)]


class Claim(Strict):
    """The body of a claim to a seat of a rematch."""

    nonce: Nonce = ""


class Leaving(Strict):
    """Which bot stands in for a player who leaves a running game."""

    mind: BotName = "thumb"


class HandOver(Strict):
    """Gives an absent player's seat to a bot."""

    seat: Seat
    mind: BotName = "thumb"


class Offer(Strict):
    """Offers a bot's seat in a running game, or withdraws the offer."""

    seat: Seat
    on: bool = True


class Held(Strict):
    """A seat that a device holds."""

    table: TableId
    token: Token


class Mine(Strict):
    """All seats that a device holds."""

    seats: Annotated[list[Held], Field(max_length=1000)]


class Analysis(Strict):
    """Either a record, or a game with a position."""

    record: JsonObject | None = None
    game: Annotated[str, Field(max_length=32)] | None = None
    options: dict[Annotated[str, Field(max_length=32)], bool | int | Annotated[str, Field(max_length=32)]] = {}
    position: JsonObject | None = None


class GameOption(BaseModel):
    """An option of a game."""

    name: str
    values: list[Json]
    rule: str
    alone: bool = Field(description="Whether it matters only to one player against an automated opponent.")


class GameOffer(BaseModel):
    """A game that can be played here."""

    name: str
    rules: str
    players: list[int]
    options: list[GameOption]
    editions: dict[str, JsonObject] = Field(description="What each edition says about the options.")
    elo: dict[str, int] = Field(description="How strong each level is with two players: Elo above play at random, as measured.")
    rule_ids: list[str] = Field(description="The rules of a game that the page does not draw.")
    weaker: list[str] = Field(description="The levels that are weaker here than measured, since the core is interpreted.")


class Games(BaseModel):
    """The games, and the bots that can take a seat."""

    games: list[GameOffer]
    bots: list[str]


class Opened(BaseModel):
    """A newly opened table."""

    table: str
    commitment: str


class Given(BaseModel):
    """A seat and its token, which is sent only once."""

    seat: int
    token: str


class Joined(BaseModel):
    """The seats that were taken."""

    table: str
    seats: list[Given]


class Listed(BaseModel):
    """A table in a list."""

    table: str
    game: str
    phase: str
    options: JsonObject
    chairs: list[JsonObject]
    clock: float | None


class MyTable(Listed):
    """A table where the requesting device has a seat.

    `asked` tells whether that seat owes a decision, and `kind` which; `moment` is the age and turn, or the round; `scores` are
    there at the end.
    """

    seat: int
    asked: bool
    kind: str | None
    moment: dict[str, int]
    scores: list["Points"] | None


class OpenTables(BaseModel):
    """Tables that anyone may join."""

    tables: list[Listed]


class MyTables(BaseModel):
    """The tables of the requesting device."""

    tables: list[MyTable]


class Rematch(BaseModel):
    """Where the rematch is played."""

    table: str


class Done(BaseModel):
    """Confirms a request."""

    done: Literal[True] = True


class Reach(BaseModel):
    """Who can reach the server (this machine only, or its network), and at which addresses."""

    network: bool
    addresses: list[str]


class Health(BaseModel):
    """The server responds and its store can be read."""

    status: Literal["ok"] = "ok"


class ChairSeen(BaseModel):
    """A chair as everyone sees it; `bid` says whether a requested sealed bid is in."""

    seat: int
    name: str
    kind: Literal["open", "human", "bot"]
    mind: str
    present: bool
    bid: bool | None
    offered: bool = Field(description="Whether whoever wants to may take this bot's chair in the running game.")


class Asked(BaseModel):
    """What is being decided now, and by whom."""

    kind: str
    seats: list[int]


class ClosedChoice(BaseModel):
    """A choice that is shown but not available; `reason` is a key of the catalogue, `args` its arguments."""

    words: str
    rule: str
    reason: str
    args: dict[str, str | int]


class Decision(BaseModel):
    """The decision that the viewer's seat has to make."""

    id: str
    seat: int
    kind: str
    rule: str
    choices: Choices
    details: dict[str, Details]
    closed: list[ClosedChoice]


class PlainChoice(BaseModel):
    """A choice in the reader's language: its name, and its effect or why it is not available."""

    words: str
    label: str
    does: str


class PlainTable(BaseModel):
    """The table as lines of text, for a game that the page does not draw; with the names of the parts of its score."""

    lines: list[str]
    parts: dict[str, str]
    question: str
    choices: list[PlainChoice]
    closed: list[PlainChoice]


class Points(BaseModel):
    """A seat's points."""

    seat: int
    total: int
    place: int
    parts: dict[str, int]


class Line(BaseModel):
    """A line of the log; its arguments depend on its kind. `late` if it was secret during the game."""

    model_config = ConfigDict(extra="allow")
    number: int
    kind: str
    seat: int | None
    rule: str
    text: str
    late: bool = False


class May(BaseModel):
    """What the viewer may do besides deciding."""

    undo: bool
    hand_over: list[int]


class Result(BaseModel):
    """The end, and what proves the deal."""

    scores: list[Points]
    secret: str
    nonces: list[str]


class Answered(BaseModel):
    """What a seat did in a step, and who decided for it; null for another player's sealed bid."""

    seat: int
    words: str | None
    by: Literal["player", "bot", "clock", "table"] | None


class Step(BaseModel):
    """A step of a game as its viewer saw it: what was done, the table afterwards, and the lines of the log."""

    number: int
    answers: list[Answered]
    scores: list[Points]
    view: View
    facts: Facts
    asked: Asked | None
    plain: PlainTable | None
    log: list[Line]


class BriefStep(BaseModel):
    """A step without the view of the table."""

    number: int
    answers: list[Answered]
    scores: list[Points]
    log: list[Line]


class PastSteps(BaseModel):
    """Some steps of a game; `total` counts all of them, including the start. `eyes` is null for a spectator.

    `open` tells whether everybody may look through all eyes.
    """

    eyes: int | Literal["all"] | None
    open: bool
    total: int
    steps: list[Step] | list[BriefStep]


class State(BaseModel):
    """Everything that a viewer may know about a table."""

    phase: Literal["open", "running", "over"]
    seat: int | None
    number: int
    since: int
    game: str
    options: JsonObject
    pace: float | None = Field(description="The time for a decision in seconds; null without a clock.")
    chairs: list[ChairSeen]
    opponents: list[str]
    view: View | None
    scores: list[Points] | None
    facts: Facts | None
    asked: Asked | None
    decision: Decision | None
    plain: PlainTable | None
    bid: str | None
    log: list[Line]
    undone: list[int]
    clock: int | None
    may: May
    commitment: str
    result: Result | None
    rematch: str | None


class SnapshotModel(State):
    """A snapshot sent over a socket: first a full state, then updates."""

    type: Literal["state", "update"]


class SocketDone(BaseModel):
    """The request has been carried out and stored."""

    type: Literal["done"]
    id: str


class SocketError(Error):
    """The request was refused."""

    type: Literal["error"]
    id: str | None


class HintReason(BaseModel):
    """A reason: a key of the catalogue and its arguments. Things of the game are named by their words, seats by their numbers."""

    key: str
    args: dict[str, str | int | dict[str, int]]


class HintModel(BaseModel):
    """What a strong bot would do at a decision, sent only to the player who asked. Winning chances are in per cent.

    `following` is the next best; `close` tells that it is as good. `interpreted`: the core thought less than a compiled one.
    """

    type: Literal["hint"]
    id: str
    decision: str
    words: str
    chance: int | None
    following: str | None
    following_chance: int | None
    close: bool
    reasons: list[HintReason]
    simulations: int
    interpreted: bool


class Pong(BaseModel):
    """The answer to a ping."""

    type: Literal["pong"]


class Hello(Strict):
    """The first message: the viewer's token, the last log line it has, and its language."""

    token: Token | None = None
    since: Number = 0
    lang: Language = "en"


class Act(Strict):
    """A seat's action."""

    type: Literal["act"]
    id: ClientId
    decision: Annotated[str, Field(max_length=64)]
    action: Words


class Undo(Strict):
    """Takes back the seat's last action."""

    type: Literal["undo"]
    id: ClientId


class AskHint(Strict):
    """Asks for a hint on a decision of the player's own seat; the answer goes to this socket alone."""

    type: Literal["hint"]
    id: ClientId
    decision: Annotated[str, Field(max_length=64)]


class Ping(Strict):
    """Checks that the connection is alive."""

    type: Literal["ping"]


SOCKET: tuple[type[BaseModel], ...] = (Hello, Act, Undo, AskHint, Ping, SnapshotModel, SocketDone, HintModel, SocketError, Pong)
"""The messages of a socket, which the OpenAPI describes beside those of REST."""

Said = Act | Undo | AskHint | Ping
hello: TypeAdapter[Hello] = TypeAdapter(Hello)
said: TypeAdapter[Said] = TypeAdapter(Annotated[Said, Field(discriminator="type")])
