"""Views, facts and choices of both games as models: the types of the page are made from them."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

Class = Literal["warrior", "hunter", "miner", "blacksmith", "explorer"]
Good = Literal["iron", "steel", "gold", "items", "glory"]
Gains = dict[Good, int]


class Exact(BaseModel):
    """No other fields; a field that may be left out is never null."""

    model_config = ConfigDict(extra="forbid")


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


class NidavellirSheet(Exact):
    """How the parts of a seat's score came about; `warrior_coin` is added for the most Warrior ranks, `idunn` for Explorers."""

    ranks: dict[Class, int]
    points: dict[Class, int]
    warrior_coin: int
    idunn: int
    heroes: dict[str, int]
    coins: str
    gem: int


class NidavellirFacts(Exact):
    """What follows from a position of Nidavellir; `leads` is -1 where nobody has most alone.

    While a tavern is resolved: the coins as they were revealed, who trades, who is tied. While a card is
    taken: what each brings. At the end: a sheet.
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


class DwarfWorker(Exact):
    """A worker at a location; `placed` counts in which order workers came."""

    at: int
    placed: int
    spent: bool = False


class DwarfSeat(Exact):
    """What a player has."""

    iron: int
    steel: int
    gold: int
    items: int
    glory: int
    workers: list[Literal["home", "pile"] | DwarfWorker]
    claim: int = 0
    forged: bool = False


class DwarfView(Exact):
    """A position of Dwarf. Stacks are from the bottom to the top, piles from the top."""

    round: int
    stage: str
    awaiting: str
    actor: int = 0
    turn: int
    starter: int
    marker: int
    muster: bool = False
    orcs: bool = False
    helped: bool = False
    special: str = ""
    special_step: str = ""
    special_copy: int = 0
    specials: int = 0
    drawn: str = ""
    landed: str = ""
    mine: dict[str, list[str]]
    mountain: int | list[str]
    mountain_2: int | list[str] = 0
    used: list[str] = []
    used_2: list[str] = []
    layered: bool = False
    layered_2: bool = False
    piles: dict[str, list[str]]
    seats: list[DwarfSeat]


class Strike(Exact):
    """A monster that nobody guards, and what it would take from every seat."""

    location: int
    losses: list[Gains]


class Mountain(Exact):
    """How many cards a Mountain has, and about how many full rounds it lasts."""

    cards: int
    rounds: int


class Pile(Exact):
    """The Special Action on top of a pile, and the card as which it lands on a location; an empty pile has neither."""

    pile: int
    left: int
    action: str
    lands: int
    card: str


class SheetCategory(Exact):
    """One of the three categories: the seats with most of it, and who leads; -1 where the top is shared."""

    good: Good
    leader: int
    top: list[int]


class SheetTie(Exact):
    """A comparison among seats that are equal so far, and who is left."""

    by: Good
    among: list[int]
    left: list[int]


class DwarfSheet(Exact):
    """The final sheet. `missing` says by seat how much more of one good would have made it the only winner."""

    end: Literal["renown", "items", "mountain"]
    categories: list[SheetCategory]
    led: list[int]
    ties: list[SheetTie]
    winners: list[int]
    decided: Literal["renown", "leads", "glory", "iron", "items"]
    missing: list[Gains]


class DwarfFacts(Exact):
    """What follows from a position of Dwarf.

    `leads` has -1 where nobody leads alone; `order` is who is asked and who comes in this pass; `claims` who gets helpers, in
    their order; `renown` the glory with which the automated opponent wins, 0 for those who do not; `specials_left` how many
    Special Actions the player may still take against him, -1 without such a limit. `sheet` comes when the game is over.
    """

    strikes: list[Strike]
    leads: dict[Good, int]
    mountains: list[Mountain]
    piles: list[Pile]
    order: list[int]
    claims: list[int]
    renown: int
    specials_left: int
    sheet: DwarfSheet = Field(default_factory=DwarfSheet.model_construct)


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


class Aim(Exact):
    """One look of the automated opponent: by which mark of which card, at which location, and what he finds there."""

    card: str
    meeple: Literal["black", "white", "first-free", "help", "row", "mine", "none", "back", "column", "one-each", "rest"]
    location: int
    verdict: Literal["free", "occupied", "useless"]
    rule: str


class DwarfChoice(Exact):
    """A legal action of Dwarf with what it does at once, and in solo how the opponent would answer.

    `strikes`, `losses`, `saves`, `spoiled` and `later` hold if nobody else moves any more: the monsters that still strike
    (`8 dragon a`), what they take from the seat, what this worker keeps them from taking, why a card that can be paid now will
    not be taken, and that one which cannot be paid now will be.
    """

    words: str
    code: int
    card: str = ""
    gains: Gains = {}
    help: bool = False
    poor: bool = False
    short: Gains = {}
    spoiled: Literal["", "orcs", "losses"] = ""
    later: bool = False
    strikes: list[str] = []
    losses: Gains = {}
    saves: Gains = {}
    action: str = ""
    lands: int = 0
    location: int = 0
    early: list[int] = []
    no_effect: bool = False
    opponent_glory: int = 0
    together: Gains = {}
    stirs: bool = False
    calms: bool = False
    buried: bool = False
    answer: int = 0
    answer_card: str = ""
    answer_rule: str = ""
    answer_aims: list[Aim] = []
    answer_helpers: list[int] = []
