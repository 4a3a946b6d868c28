"""Models of what the server sends of Nidavellir: views, facts, choices, and the entries of the score pad."""

from typing import Annotated, Literal

from pydantic import Field

from dvergar.server.model_base import Amount, Exact, PlayerName, Strict, WireModels, WordList

Class = Literal["warrior", "hunter", "miner", "blacksmith", "explorer"]
Part = Literal["warrior", "hunter", "miner", "blacksmith", "explorer", "heroes", "coins"]


class NidavellirSeat(Exact):
    """A player's holdings. Coins, cards and heroes are words separated by spaces; “?” is unknown.

    With secret coins the others see `coins_out` and `coins_in` instead of `coins`.
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
    """A position of Nidavellir as a viewer sees it."""

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
    """The working behind a column's points: ranks that count, points on cards, what a coin or a hero adds."""

    ranks: int
    sum: int
    adds: int
    points: int


class NidavellirSeatFacts(Exact):
    """Figures of an army. `most` lists the classes in which nobody has more ranks."""

    ranks: dict[Class, int]
    lines: int
    heroes: int
    missing: dict[Class, int]
    to_hero: int
    most: list[Class]
    most_warriors: bool
    columns: dict[Class, NidavellirColumn]


class Tie(Exact):
    """Seats with equal coins at the current tavern, in play order; their gems now, and after the swap."""

    value: int
    seats: list[int]
    gems: list[int]
    after: list[int]


class Brings(Exact):
    """A column after a card is added."""

    column: Class
    ranks: int
    points: int


class SheetTerm(Exact):
    """A term of a figure in the score: its message and arguments."""

    key: str
    args: dict[str, int | str]


class NidavellirSheet(Exact):
    """The working behind a seat's score; `warrior_coin` is added for the most Warrior ranks, `idunn` for Explorers.

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
    """Who won and by how much. `best` are the first two seats; `part` is where the first gained most on the second."""

    winners: list[int]
    lead: int
    best: list[int]
    part: Part | Literal[""]


class NidavellirFacts(Exact):
    """Facts that follow from a position of Nidavellir; `leads` is -1 for a tie.

    While a tavern is resolved: the coins as revealed, who trades, who is tied. While a card is
    chosen: what each would bring. At the end: a score sheet, and who won and why.
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
    """A legal action of Nidavellir with its immediate effects."""

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
    """Current ranks, and points as if the game ended now, before and after."""

    ranks: tuple[int, int]
    points: tuple[int, int]


class NidavellirDetails(Exact):
    """Details of a choice of Nidavellir: columns, coins, and for Uline's coin the order with its ties."""

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
    """A column as ranks and points instead of cards; the ranks may be unknown."""

    ranks: Amount = 0
    points: Amount = 0


class NidavellirEntry(Strict):
    """A player's holdings at the end: columns as cards or counted, neutral heroes, five coins, gem 6 or none."""

    name: PlayerName = ""
    army: dict[Class, WordList | Counted] = Field(default_factory=dict)
    heroes: WordList = ""
    coins: WordList = ""
    gem: Annotated[int, Field(ge=0, le=6)] = 0


MODELS = WireModels(NidavellirView, NidavellirFacts, NidavellirChoice, NidavellirDetails, NidavellirEntry)
