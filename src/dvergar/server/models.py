"""What is said over the network, as models: bodies and answers of REST, messages of the WebSocket. Nothing else is accepted."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from dvergar.server.tokens import ID_PATTERN, LONGEST_TOKEN

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


class Strict(BaseModel):
    """No other fields, no other types."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Error(BaseModel):
    """Why something was refused: a key of the catalogue, the rule of the game if one forbids it, and a sentence."""

    key: str
    rule: str | None
    text: str


class Refused(BaseModel):
    """The answer to everything that is refused."""

    error: Error


class ChairWanted(Strict):
    """Who shall sit there: a person who joins, or a bot."""

    kind: Literal["human", "bot"] = "human"
    mind: BotName | None = None


class NewTable(Strict):
    """A table to be opened. Without chairs all are for people."""

    game: Annotated[str, Field(max_length=32)]
    options: dict[Annotated[str, Field(max_length=32)], bool | int | Annotated[str, Field(max_length=32)]] = {}
    chairs: Annotated[list[ChairWanted], Field(max_length=5)] | None = None
    clock: Annotated[float, Field(gt=0, allow_inf_nan=False)] | None = None
    autoplay: bool = True
    open: bool = Field(default=False, description="Whether the table is listed for everybody.")


class Place(Strict):
    """A seat that somebody takes. The nonce has its part in the deal."""

    seat: Seat
    name: Name
    nonce: Nonce = ""


class Joining(Strict):
    """One seat, or several on one device: all of them or none."""

    seats: Annotated[list[Place], Field(min_length=1, max_length=5)]


class Claim(Strict):
    """What comes with the claim to a seat of a rematch."""

    nonce: Nonce = ""


class Leaving(Strict):
    """Which bot goes on for who leaves a running game."""

    mind: BotName = "thumb"


class HandOver(Strict):
    """An absent player's seat is given to a bot."""

    seat: Seat
    mind: BotName = "thumb"


class Held(Strict):
    """A seat that a device holds."""

    table: TableId
    token: Token


class Mine(Strict):
    """All seats that a device holds."""

    seats: Annotated[list[Held], Field(max_length=1000)]


class Analysis(Strict):
    """A record, or a game with a position: one of them."""

    record: dict[str, Any] | None = None
    game: Annotated[str, Field(max_length=32)] | None = None
    options: dict[Annotated[str, Field(max_length=32)], bool | int | Annotated[str, Field(max_length=32)]] = {}
    position: dict[str, Any] | None = None


class GameOption(BaseModel):
    """An option of a game."""

    name: str
    values: list[Any]
    rule: str


class GameOffer(BaseModel):
    """A game that can be played here."""

    name: str
    rules: str
    players: list[int]
    options: list[GameOption]


class Games(BaseModel):
    """The games, and the bots that can sit down."""

    games: list[GameOffer]
    bots: list[str]


class Opened(BaseModel):
    """A table that was opened."""

    table: str
    commitment: str


class Given(BaseModel):
    """A seat and its token, which is told here and never again."""

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
    options: dict[str, Any]
    chairs: list[dict[str, Any]]
    clock: float | None


class MyTable(Listed):
    """A table where the asking device has a seat; `asked` tells whether that seat owes a decision."""

    seat: int
    asked: bool


class OpenTables(BaseModel):
    """Tables that everybody may join."""

    tables: list[Listed]


class MyTables(BaseModel):
    """Tables of the asking device."""

    tables: list[MyTable]


class Rematch(BaseModel):
    """Where the rematch is played."""

    table: str


class Done(BaseModel):
    """It is done."""

    done: Literal[True] = True


class Health(BaseModel):
    """The server answers and its store can be read."""

    status: Literal["ok"] = "ok"


class ChairSeen(BaseModel):
    """A chair as everybody sees it; `bid` tells whether a sealed bid is in, where one is asked."""

    seat: int
    name: str
    kind: Literal["open", "human", "bot"]
    mind: str
    present: bool
    bid: bool | None


class Asked(BaseModel):
    """What is decided now, and by whom."""

    kind: str
    seats: list[int]


class Choice(BaseModel):
    """A legal action with what it does at once, which is the game's own."""

    model_config = ConfigDict(extra="allow")
    words: str
    code: int


class ClosedChoice(BaseModel):
    """A choice that can be seen and is not open; `reason` is a key of the catalogue."""

    words: str
    rule: str
    reason: str


class Decision(BaseModel):
    """What the viewer's seat is asked."""

    id: str
    seat: int
    kind: str
    rule: str
    choices: list[Choice]
    closed: list[ClosedChoice]


class Points(BaseModel):
    """A seat's points."""

    seat: int
    total: int
    place: int
    parts: dict[str, int]


class Line(BaseModel):
    """A line of the log; its arguments are those of its kind. `late` if it was secret while the game ran."""

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


class State(BaseModel):
    """All that a viewer may know of a table."""

    phase: Literal["open", "running", "over"]
    seat: int | None
    number: int
    since: int
    game: str
    options: dict[str, Any]
    chairs: list[ChairSeen]
    opponents: list[str]
    view: dict[str, Any] | None
    scores: list[Points] | None
    asked: Asked | None
    decision: Decision | None
    bid: str | None
    log: list[Line]
    undone: list[int]
    clock: int | None
    may: May
    commitment: str
    result: Result | None


class Told(State):
    """What a socket is sent: first a state, then updates."""

    type: Literal["state", "update"]


class SocketDone(BaseModel):
    """What was asked for is committed."""

    type: Literal["done"]
    id: str


class SocketError(Error):
    """What was asked for is refused."""

    type: Literal["error"]
    id: str | None


class Pong(BaseModel):
    """Somebody is there."""

    type: Literal["pong"]


class Hello(Strict):
    """The first message: who looks, from where on, in which language."""

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
    """The seat takes its last action back."""

    type: Literal["undo"]
    id: ClientId


class Ping(Strict):
    """Whether somebody is there."""

    type: Literal["ping"]


SOCKET: tuple[type[BaseModel], ...] = (Hello, Act, Undo, Ping, Told, SocketDone, SocketError, Pong)
"""What is said over a socket; the OpenAPI describes it beside what REST needs."""

Said = Act | Undo | Ping
hello: TypeAdapter[Hello] = TypeAdapter(Hello)
said: TypeAdapter[Said] = TypeAdapter(Annotated[Said, Field(discriminator="type")])
