"""Models of what the server sends of Dwarf: views, facts, choices, and the entries of the score pad."""

from typing import Literal

from pydantic import Field

from dvergar.server.model_base import Amount, Exact, PlayerName, Strict, WireModels

Good = Literal["iron", "steel", "gold", "items", "glory"]
Gains = dict[Good, int]


class DwarfWorker(Exact):
    """A worker at a location; `placed` is its number in the order of placement."""

    at: int
    placed: int
    spent: bool = False


class DwarfSeat(Exact):
    """A player's holdings."""

    iron: int
    steel: int
    gold: int
    items: int
    glory: int
    workers: list[Literal["home", "pile"] | DwarfWorker]
    claim: int = 0
    forged: bool = False


class DwarfView(Exact):
    """A position of Dwarf. Stacks are listed from the bottom, piles from the top."""

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
    """An unguarded monster, and what it would take from every seat."""

    location: int
    losses: list[Gains]


class Mountain(Exact):
    """The number of cards in a Mountain, and roughly how many full rounds it lasts."""

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
    """A category: the seats with most of it, the leader or -1 for a tie, and a mark for each seat."""

    good: Good
    leader: int
    top: list[int]
    marks: list[Literal["", "most", "equal"]]


class SheetTie(Exact):
    """A tie-breaker: the seats compared, and those still tied."""

    by: Good
    among: list[int]
    left: list[int]


class SheetReason(Exact):
    """What decided the game: its message and arguments."""

    key: str
    args: dict[str, int | str]


class DwarfSheet(Exact):
    """The final sheet. `missing` lists by seat how much more of a good would have made that seat the only winner.

    `end_seats` are the seats named in the reason for the end.
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
    """Facts that follow from a position of Dwarf.

    `leads` is -1 for a tie; `order` lists the acting seat and those that follow in this pass; `claims` those that get helpers,
    in order; `renown` is the glory with which the automated opponent wins, 0 if he does not; `specials_left` is how many
    Special Actions the player may still take against him, -1 if unlimited. `sheet` comes when the game is over.
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
    """One step of the automated opponent's search: the meeple on which card, the location, and what he finds there."""

    card: str
    meeple: Literal["black", "white", "first-free", "help", "row", "mine", "none", "back", "column", "one-each", "rest"]
    location: int
    verdict: Literal["free", "occupied", "useless"]
    rule: str


class DwarfChoice(Exact):
    """A legal action of Dwarf with its immediate effects, and in solo how the opponent would answer.

    `strikes`, `losses`, `saves`, `spoiled` and `later` assume that nobody else moves: the monsters that will attack
    (`8 dragon a`), what they take from the seat, what this worker saves, why a card that can be paid now will not be taken, and
    that a card which cannot be paid now will be.
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
    """The goods of a player of Dwarf, or of the automated opponent, at the end."""

    name: PlayerName = ""
    iron: Amount = 0
    steel: Amount = 0
    gold: Amount = 0
    items: Amount = 0
    glory: Amount = 0


MODELS = WireModels(DwarfView, DwarfFacts, DwarfChoice, None, DwarfEntry)
