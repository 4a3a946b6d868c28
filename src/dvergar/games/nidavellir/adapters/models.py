"""What the server says of Nidavellir: a view, what follows from it, choices, and an entry of the score pad."""

from typing import Annotated, Literal

from pydantic import Field

from dvergar.server.model_base import Amount, Exact, PlayerName, Strict, WireModels, WordList

Class = Literal["warrior", "hunter", "miner", "blacksmith", "explorer"]
Part = Literal["warrior", "hunter", "miner", "blacksmith", "explorer", "heroes", "coins"]


class NidavellirSeat(Exact):
    """What a player has. Coins, cards and heroes are words with blanks between; «?» is unknown.

    With secret coins others see `coins_out` and `coins_in` instead of `coins`.
    """

    gem: int
    coins: str = ""
    coins_out: list[str] = []
    coins_in: list[str] = []
    bid: str = ""
    pouch: str = ""
    hand: str = ""
    known: dict[str, str] = {}
    revealed: str = ""
    army: dict[Class, str]
    heroes: str
    thrud: str = ""
    ylud: str = ""


class NidavellirView(Exact):
    """A position of Nidavellir as a viewer may see it."""

    age: int
    turn: int
    stage: str
    awaiting: str
    actor: int = 0
    tavern: str = ""
    order: list[int] = []
    played: int = 0
    plus: int = 0
    discards_due: int = 0
    check_due: int = 0
    judged: int = 0
    taverns: dict[str, list[str]]
    deck: int | list[str]
    unseen: str = ""
    discards: list[str]
    treasury: dict[str, int]
    hall: list[str]
    distinctions: dict[str, int]
    seats: list[NidavellirSeat]


class NidavellirColumn(Exact):
    """How a column's points come: ranks that count, the sum on its cards, what a coin or a hero adds to it."""

    ranks: int
    sum: int
    adds: int
    points: int


class NidavellirSeatFacts(Exact):
    """What is seen of an army at a glance. `most` are the classes in which nobody has more ranks."""

    ranks: dict[Class, int]
    lines: int
    heroes: int
    missing: dict[Class, int]
    to_hero: int
    most: list[Class]
    most_warriors: bool
    columns: dict[Class, NidavellirColumn]


class Tie(Exact):
    """Seats with equal coins at the tavern under way, in play order; their gems now, and after the swap."""

    value: int
    seats: list[int]
    gems: list[int]
    after: list[int]


class Brings(Exact):
    """A column after the card was put there."""

    column: Class
    ranks: int
    points: int


class SheetTerm(Exact):
    """A term of a figure in the score: the message that says it, and its arguments."""

    key: str
    args: dict[str, int | str]


class NidavellirSheet(Exact):
    """How the parts of a seat's score came about; `warrior_coin` is added for the most Warrior ranks, `idunn` for Explorers.

    `terms` lists, for each part, the terms to print beside its figure.
    """

    ranks: dict[Class, int]
    points: dict[Class, int]
    warrior_coin: int
    idunn: int
    heroes: dict[str, int]
    coins: str
    gem: int
    terms: dict[Part, list[SheetTerm]]


class NidavellirWon(Exact):
    """Who won and by how much. `best` are the first two seats, `part` is where the first left the second behind most."""

    winners: list[int]
    lead: int
    best: list[int]
    part: Part | Literal[""]


class NidavellirFacts(Exact):
    """What follows from a position of Nidavellir; `leads` is -1 where nobody has most alone.

    While a tavern is resolved: the coins as they were revealed, who trades, who is tied. While a card is
    taken: what each brings. At the end: a sheet, and who won by what.
    """

    turns: int
    tie_order: list[int]
    leads: dict[Class, int]
    seats: list[NidavellirSeatFacts]
    laid: list[str] = []
    trades: list[int] = []
    ties: list[Tie] = []
    brings: dict[str, Brings] = {}
    sheet: list[NidavellirSheet] = []
    won: NidavellirWon = Field(default_factory=NidavellirWon.model_construct)


class NidavellirChoice(Exact):
    """A legal action of Nidavellir with what it does at once."""

    words: str
    code: int
    pouch: str = ""
    trade: str = ""
    gives: str = ""
    gets: str = ""
    discards: str = ""
    plus: int = 0
    points: int = 0
    lines: int = 0
    hero: bool = False
    discard: int = 0
    order: int = 0
    tie: bool = False
    trades: int = 0


class ColumnChange(Exact):
    """Ranks as they stand and points as if the game ended now, before and after."""

    ranks: tuple[int, int]
    points: tuple[int, int]


class NidavellirDetails(Exact):
    """What a choice of Nidavellir changes: columns, where coins go, and at Uline's coin the order with its ties."""

    columns: dict[Class, ColumnChange]
    lifts: Class | Literal[""] = ""
    queue: list[int] = []
    ties: list[int] = []
    gem: int = 0
    hand: str = ""
    stands: bool = False
    known: bool = False
    gone: bool = False
    missing: int = 0
    drop: str = ""


class Counted(Strict):
    """A column by ranks and points instead of cards; without ranks they are not known."""

    ranks: Amount = 0
    points: Amount = 0


class NidavellirEntry(Strict):
    """What a player of Nidavellir holds at the end: columns as cards or counted, neutral heroes, five coins, gem 6 or none."""

    name: PlayerName = ""
    army: dict[Class, WordList | Counted] = Field(default_factory=dict)
    heroes: WordList = ""
    coins: WordList = ""
    gem: Annotated[int, Field(ge=0, le=6)] = 0


MODELS = WireModels(NidavellirView, NidavellirFacts, NidavellirChoice, NidavellirDetails, NidavellirEntry)
