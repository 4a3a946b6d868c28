"""What the server says of Dwarf: a view, what follows from it, choices, and an entry of the score pad."""

from typing import Literal

from pydantic import Field

from dvergar.server.model_base import Amount, Exact, PlayerName, Strict, WireModels

Good = Literal["iron", "steel", "gold", "items", "glory"]
Gains = dict[Good, int]


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
    """One of the three categories: the seats with most of it, and who leads; -1 where the top is shared. A mark for each seat."""

    good: Good
    leader: int
    top: list[int]
    marks: list[Literal["", "most", "equal"]]


class SheetTie(Exact):
    """A comparison among seats that are equal so far, and who is left."""

    by: Good
    among: list[int]
    left: list[int]


class SheetReason(Exact):
    """By what the game was won: the message that says it, and its arguments."""

    key: str
    args: dict[str, int | str]


class DwarfSheet(Exact):
    """The final sheet. `missing` says by seat how much more of one good would have made it the only winner.

    `end_seats` are those whom the reason of the end names.
    """

    end: Literal["renown", "items", "mountain"]
    end_rule: str
    end_seats: list[int]
    categories: list[SheetCategory]
    led: list[int]
    ties: list[SheetTie]
    winners: list[int]
    decided: Literal["renown", "leads", "glory", "iron", "items"]
    reason: SheetReason
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


class DwarfEntry(Strict):
    """What a player of Dwarf, or the automated opponent, owns at the end."""

    name: PlayerName = ""
    iron: Amount = 0
    steel: Amount = 0
    gold: Amount = 0
    items: Amount = 0
    glory: Amount = 0


MODELS = WireModels(DwarfView, DwarfFacts, DwarfChoice, None, DwarfEntry)
