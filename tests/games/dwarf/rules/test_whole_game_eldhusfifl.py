"""A whole solo game against Eldhusfifl, worked out by hand from the rules alone.

Ten rounds; "he" is the opponent (seat 1), "I" am seat 0. Every round lists the cards drawn, the tops of all nine stacks, where
the opponent goes and why, what I play, what is resolved in which order, and what both hold afterwards.

 1  my Get Help; black occupied, so he takes white; my helper's Alloy Steel lives on my regular worker's iron
 2  Orc Raiders close the mines for both, my Forge goes on
 3  his Get Help, helpers in the row; black and white occupied, so he takes the first free; his helper forges
 4  I beat the Great Dragon and forge
 5  his Get Help by white, row spoilt, helpers in the column; the Great Dragon strikes; he is too poor twice; my order question
 6  my Get Help: three monsters beaten with one regular worker and two helpers; he forges
 7  his Get Help, row and column spoilt, helpers one of each; Sidhe with one gold; he is too poor twice
 8  a third card; my Special Action for two workers brings up Get Help under him (D8.10); he answers where my card landed
 9  he beats the Knockers; Alloy Steel, gold and iron
10  my Special Action for one worker and four glory lands on him: he forges early and his answer is white; the Knockers hit both;
    my third and fourth item end the game, and he wins it with the glory that I have spent
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import groupby
from typing import Any, NamedTuple

import pytest

import dvergar
from dvergar.api.event import Event
from dvergar.api.play import Position

START: dict[str, Any] = {
    "stage": "mining",
    "round": 1,
    "mountain": [
        "1 alloy steel a", "5 get help a",
        "4 forge axe a", "2 orc raiders a",
        "8 gold seam a", "2 alloy steel a",
        "6 forge crown a", "3 great dragon b",
        "7 iron seam b", "9 alloy steel a",
        "1 sidhe a", "8 knockers b",
        "3 forge sword b", "9 dragon b",
        "7 get help a", "7 forge mace a", "9 forge dagger a",
        "1 gold seam a", "5 gold seam a",
        "3 orc raiders a", "7 forge diadem b",
    ],
    "piles": {
        "1": ["muster an army", "special order", "run amok"],
        "2": ["past glories", "turn back", "sell an item"],
        "3": ["collapse the shafts", "hold a council"],
    },
}  # fmt: skip

GOODS = ("iron", "steel", "gold", "items", "glory")
NOBODY = {"iron": 0, "steel": 0, "gold": 0, "items": 0, "glory": 0}


class Round(NamedTuple):
    """A round as it must go."""

    drawn: list[str]
    """The cards of Mining."""

    tops: list[str]
    """The top cards after Mining, locations 1 to 9."""

    plays: list[tuple[str, str]]
    """My decisions, and what I play."""

    aims: list[str]
    """His reasons, in order: the card he follows, its meeple, the location, and what he finds there."""

    placed: list[str]
    """Every worker in order: whose, which of his four, where, by which rule."""

    happened: list[str]
    """The results, each with its rule, in order."""

    mine: dict[str, int]
    """What I hold after the round."""

    his: dict[str, int]
    """What he holds after the round."""


ROUNDS = [
    Round(  # 1
        drawn=["1 alloy steel a", "5 get help a"],
        tops=[
            "alloy steel a", "iron seam", "iron seam",
            "iron seam", "get help a", "iron seam",
            "gold seam", "iron seam", "gold seam",
        ],
        plays=[
            ("act", "worker 5"),
            ("second", "worker 2"),
            ("helper", "worker 9"),
            ("helper", "worker 1"),
        ],
        aims=[
            "5 get help a: black 4 free",  # the last card put down; its black meeple is 4
            "5 get help a: black 4 occupied",  # I stand on the same card; on 4 stands he himself
            "5 get help a: white 7 free",
        ],
        placed=["he 1 at 4 D8.2", "I 1 at 5 D4.1", "he 2 at 7 D8.2", "I 2 at 2 D4.4", "I 3 at 9 D6.1", "I 4 at 1 D6.1"],
        happened=[
            "D6.1 I claimed at 5",
            "D6.4 he mined iron seam at 4: +3 iron",  # he always starts (D8.1)
            "D6.4 he mined gold seam at 7: +1 gold",
            "D6.4 I mined iron seam at 2: +3 iron",  # regular workers first …
            "D6.4 I mined gold seam at 9: +1 gold",
            "D6.4 I mined alloy steel a at 1: -3 iron +2 steel",  # … so the helper has three iron to give; nothing is asked
        ],
        mine=NOBODY | {"steel": 2, "gold": 1},
        his=NOBODY | {"iron": 3, "gold": 1},
    ),
    Round(  # 2
        drawn=["4 forge axe a", "2 orc raiders a"],
        tops=[
            "alloy steel a", "orc raiders a", "iron seam",
            "forge axe a", "get help a", "iron seam",
            "gold seam", "iron seam", "gold seam",
        ],
        plays=[("act", "worker 4"), ("second", "worker 9")],
        aims=["2 orc raiders a: black 7 free", "4 forge axe a: black 6 free"],
        placed=["he 1 at 7 D8.2", "I 1 at 4 D4.1", "he 2 at 6 D8.2", "I 2 at 9 D4.4"],
        happened=[
            "D6.2 attacked orc raiders a at 2: none, none",  # nobody stands on 2
            "D6.4 mines-closed",  # his gold and iron, my gold
            "D6.5 I forged forge axe a at 4: -2 steel +1 items",  # Forge is not touched
        ],
        mine=NOBODY | {"gold": 1, "items": 1},
        his=NOBODY | {"iron": 3, "gold": 1},
    ),
    Round(  # 3
        drawn=["8 gold seam a", "2 alloy steel a"],
        tops=[
            "alloy steel a", "alloy steel a", "iron seam",
            "forge axe a", "get help a", "iron seam",
            "gold seam", "gold seam a", "gold seam",
        ],
        plays=[("act", "worker 9"), ("second", "worker 8")],
        aims=[
            "2 alloy steel a: black 5 free",
            "5 get help a: row 4 free",  # both others of his row are free
            "5 get help a: row 6 free",
            "9 gold seam: black 6 occupied",  # by his second helper
            "9 gold seam: white 4 occupied",  # by his first helper
            "9 gold seam: first-free 1 free",
        ],
        placed=[
            "he 1 at 5 D8.2", "he 3 at 4 D8.3", "he 4 at 6 D8.3",
            "I 1 at 9 D4.1", "he 2 at 1 D8.2", "I 2 at 8 D4.4",
        ],
        happened=[
            "D6.4 he mined alloy steel a at 1: -3 iron +2 steel",  # the regular worker, with the iron of round 1
            "D6.4 he mined iron seam at 6: +3 iron",  # the helper, after it
            "D6.4 I mined gold seam at 9: +1 gold",
            "D6.4 I mined gold seam a at 8: +1 gold",
            "D6.5 he forged forge axe a at 4: -2 steel +1 items",  # the other helper, with steel of this round
        ],
        mine=NOBODY | {"gold": 3, "items": 1},
        his=NOBODY | {"iron": 3, "gold": 1, "items": 1},
    ),
    Round(  # 4
        drawn=["6 forge crown a", "3 great dragon b"],
        tops=[
            "alloy steel a", "alloy steel a", "great dragon b",
            "forge axe a", "get help a", "forge crown a",
            "gold seam", "gold seam a", "gold seam",
        ],
        plays=[("act", "worker 6"), ("second", "worker 3")],
        aims=["3 great dragon b: black 2 free", "6 forge crown a: black 9 free"],
        placed=["he 1 at 2 D8.2", "I 1 at 6 D4.1", "he 2 at 9 D8.2", "I 2 at 3 D4.4"],
        happened=[
            "D6.2 I defended great dragon b at 3: +1 glory",
            "D6.4 he mined gold seam at 9: +1 gold",  # seams before Alloy Steel, though 2 was placed first
            "D6.4 he mined alloy steel a at 2: -3 iron +2 steel",
            "D6.5 I forged forge crown a at 6: -3 gold +1 items",
        ],
        mine=NOBODY | {"items": 2, "glory": 1},
        his=NOBODY | {"steel": 2, "gold": 2, "items": 1},
    ),
    Round(  # 5
        drawn=["7 iron seam b", "9 alloy steel a"],
        tops=[
            "alloy steel a", "alloy steel a", "great dragon b",
            "forge axe a", "get help a", "forge crown a",
            "iron seam b", "gold seam a", "alloy steel a",
        ],
        plays=[("act", "worker 1"), ("second", "worker 7"), ("sort", "first 7")],
        aims=[
            "9 alloy steel a: black 6 free",
            "1 alloy steel a: black 6 occupied",  # by his first worker
            "1 alloy steel a: white 5 free",
            "5 get help a: column 2 free",  # of the row only 4 is free; of the column 2 and 8 both are
            "5 get help a: column 8 free",
        ],
        placed=[
            "he 1 at 6 D8.2", "I 1 at 1 D4.1", "he 2 at 5 D8.2", "he 3 at 2 D8.3", "he 4 at 8 D8.3", "I 2 at 7 D4.4",
        ],
        happened=[
            "D6.2 attacked great dragon b at 3: none, -2 gold",  # all gold, and I have none
            "D6.4 he mined gold seam a at 8: +1 gold",  # seams first, among helpers too
            "D6.7 he too-poor alloy steel a at 2",  # no iron
            "D6.4 I sorted at 7",  # seam and Alloy Steel without iron before: the order matters, so it is asked
            "D6.4 I mined iron seam b at 7: +3 iron",
            "D6.4 I mined alloy steel a at 1: -3 iron +2 steel",
            "D6.7 he too-poor forge crown a at 6",  # one gold of three
        ],
        mine=NOBODY | {"steel": 2, "items": 2, "glory": 1},
        his=NOBODY | {"steel": 2, "gold": 1, "items": 1},
    ),
    Round(  # 6
        drawn=["1 sidhe a", "8 knockers b"],
        tops=[
            "sidhe a", "alloy steel a", "great dragon b",
            "forge axe a", "get help a", "forge crown a",
            "iron seam b", "knockers b", "alloy steel a",
        ],
        plays=[
            ("act", "worker 5"),
            ("second", "worker 3"),
            ("helper", "worker 1"),
            ("helper", "worker 8"),
        ],
        aims=["8 knockers b: black 7 free", "5 get help a: black 4 free"],
        placed=["he 1 at 7 D8.2", "I 1 at 5 D4.1", "he 2 at 4 D8.2", "I 2 at 3 D4.4", "I 3 at 1 D6.1", "I 4 at 8 D6.1"],
        happened=[
            "D6.1 I claimed at 5",
            "D6.2 I defended sidhe a at 1: +1 glory",  # reading order, not order of placing
            "D6.2 I defended great dragon b at 3: +1 glory",
            "D6.2 I defended knockers b at 8: +1 glory",
            "D6.4 he mined iron seam b at 7: +3 iron",
            "D6.5 he forged forge axe a at 4: -2 steel +1 items",
        ],
        mine=NOBODY | {"steel": 2, "items": 2, "glory": 4},
        his=NOBODY | {"iron": 3, "gold": 1, "items": 2},
    ),
    Round(  # 7
        drawn=["3 forge sword b", "9 dragon b"],
        tops=[
            "sidhe a", "alloy steel a", "forge sword b",
            "forge axe a", "get help a", "forge crown a",
            "iron seam b", "knockers b", "dragon b",
        ],
        plays=[("act", "worker 2"), ("second", "worker 7"), ("sort", "first 7")],
        aims=[
            "9 dragon b: black 6 free",
            "2 alloy steel a: black 5 free",
            "5 get help a: one-each 4 free",  # 6 of the row is his, 2 of the column is mine
            "5 get help a: one-each 8 free",
        ],
        placed=[
            "he 1 at 6 D8.2", "I 1 at 2 D4.1", "he 2 at 5 D8.2", "he 3 at 4 D8.3", "he 4 at 8 D8.3", "I 2 at 7 D4.4",
        ],
        happened=[
            "D6.3 attacked sidhe a at 1: none, +1 iron -1 gold",  # his only gold becomes one iron
            "D6.2 he defended knockers b at 8: +1 glory",  # with a helper
            "D6.3 attacked dragon b at 9: none, none",  # nobody has gold left
            "D6.4 I sorted at 7",
            "D6.4 I mined iron seam b at 7: +3 iron",
            "D6.4 I mined alloy steel a at 2: -3 iron +2 steel",
            "D6.7 he too-poor forge crown a at 6",  # the regular worker …
            "D6.7 he too-poor forge axe a at 4",  # … before the helper
        ],
        mine=NOBODY | {"steel": 4, "items": 2, "glory": 4},
        his=NOBODY | {"iron": 4, "items": 2, "glory": 1},
    ),
    Round(  # 8
        drawn=["7 get help a", "7 forge mace a", "9 forge dagger a"],  # twice 7, so a third
        tops=[
            "sidhe a", "alloy steel a", "forge sword b",
            "forge axe a", "get help a", "forge crown a",
            "forge mace a", "knockers b", "forge dagger a",
        ],
        plays=[("act", "special 2"), ("recall", "recall 7 get help a")],
        aims=[
            "9 forge dagger a: black 7 free",  # the third card is the last one put down
            "7 get help a: row 8 free",
            "7 get help a: row 9 free",
            "6 iron seam s: black 6 free",  # where my special card was put
        ],
        placed=["he 1 at 7 D8.2", "he 3 at 8 D8.10", "he 4 at 9 D8.10", "he 2 at 6 D8.2"],
        happened=[
            "D3.1 third-card at 7",
            "D4.2 I paid 2 workers",
            "D4.2 I took-special past glories",
            "D5.4 I recalled get help a at 7",  # from under the mace, where he stands; he is not spent
            "D4.2 landed iron seam s at 6",  # nobody there, nothing early; only now his helpers
            "D4.4 I skipped",
            "D6.3 attacked sidhe a at 1: none, none",
            "D6.2 he defended knockers b at 8: +1 glory",
            "D6.4 he mined iron seam s at 6: +3 iron",
            "D6.7 he too-poor forge dagger a at 9",  # iron enough, no steel
        ],
        mine=NOBODY | {"steel": 4, "items": 2, "glory": 4},
        his=NOBODY | {"iron": 7, "items": 2, "glory": 2},
    ),
    Round(  # 9
        drawn=["1 gold seam a", "5 gold seam a"],
        tops=[
            "gold seam a", "alloy steel a", "forge sword b",
            "forge axe a", "gold seam a", "iron seam s",
            "get help a", "knockers b", "forge dagger a",
        ],
        plays=[("act", "worker 1"), ("second", "worker 6")],
        aims=["5 gold seam a: black 8 free", "1 gold seam a: black 2 free"],
        placed=["he 1 at 8 D8.2", "I 1 at 1 D4.1", "he 2 at 2 D8.2", "I 2 at 6 D4.4"],
        happened=[
            "D6.2 he defended knockers b at 8: +1 glory",
            "D6.4 he mined alloy steel a at 2: -3 iron +2 steel",
            "D6.4 I mined gold seam a at 1: +1 gold",
            "D6.4 I mined iron seam s at 6: +3 iron",
        ],
        mine=NOBODY | {"iron": 3, "steel": 4, "gold": 1, "items": 2, "glory": 4},
        his=NOBODY | {"iron": 4, "steel": 2, "items": 2, "glory": 3},
    ),
    Round(  # 10
        drawn=["3 orc raiders a", "7 forge diadem b"],
        tops=[
            "gold seam a", "alloy steel a", "orc raiders a",
            "forge axe a", "gold seam a", "iron seam s",
            "forge diadem b", "knockers b", "forge dagger a",
        ],
        plays=[("act", "special 2 glory"), ("turn", "turn 3"), ("second", "worker 7")],
        aims=[
            "7 forge diadem b: black 4 free",
            "4 iron seam s: black 4 occupied",  # where the card was put stands he himself, spent; my worker on 3 is not looked at
            "4 iron seam s: white 2 free",
        ],
        placed=["he 1 at 4 D8.2", "I 1 at 3 D5.6", "he 2 at 2 D8.2", "I 2 at 7 D4.4"],
        happened=[
            "D4.2 I paid 1 workers: -4 glory",  # the worker saved by glory comes in the second pass
            "D4.2 I took-special turn back",
            "D5.6 returned orc raiders a at 3",  # the sword comes up under the worker that I had paid
            "D4.3 he early forge axe a at 4",  # my card will land on 4, and he stands there
            "D4.6 he forged forge axe a at 4: -2 steel +1 items",
            "D4.2 landed iron seam s at 4",
            "D6.2 attacked knockers b at 8: -1 iron, -1 iron",
            "D6.4 he mined alloy steel a at 2: -3 iron +2 steel",  # with his last three iron; on 4 he is spent and takes nothing
            "D6.5 I forged forge sword b at 3: -3 steel +1 items",  # four steel pay both: nothing is asked
            "D6.5 I forged forge diadem b at 7: -1 iron -1 steel -1 gold +1 items",
            "D6.9 I four-items",
        ],
        mine=NOBODY | {"iron": 1, "items": 4},
        his=NOBODY | {"steel": 2, "items": 3, "glory": 3},
    ),
]  # fmt: skip

LAST_STACKS = {  # bottom to top
    "1": ["iron seam", "alloy steel a", "sidhe a", "gold seam a"],
    "2": ["iron seam", "orc raiders a", "alloy steel a"],
    "3": ["iron seam", "great dragon b", "forge sword b"],  # the Orc Raiders are back in the Mountain
    "4": ["iron seam", "forge axe a", "iron seam s"],
    "5": ["iron seam", "get help a", "gold seam a"],
    "6": ["iron seam", "forge crown a", "iron seam s"],
    "7": ["gold seam", "iron seam b", "forge mace a", "get help a", "forge diadem b"],  # recalled: the others keep their order
    "8": ["iron seam", "gold seam a", "knockers b"],
    "9": ["gold seam", "alloy steel a", "dragon b", "forge dagger a"],
}

WHO = {0: "I", 1: "he"}
OF_NOBODY = ("attacked", "landed", "returned", "mines-closed", "third-card")
WORTH_TELLING = (
    *OF_NOBODY, "claimed", "defended", "held-off", "kept-away", "mined", "forged", "too-poor", "sorted", "declined",
    "paid", "took-special", "recalled", "early", "no-effect", "left-out", "lost-helper", "skipped", "renown", "marker-passed",
    "four-items", "mountain-empty",
)  # fmt: skip


class Played(NamedTuple):
    """The game as the engine played it, by rounds from 1."""

    position: Position
    events: dict[int, list[Event]]
    tops: dict[int, list[str]]
    holdings: dict[int, list[dict[str, int]]]
    asked: dict[int, list[str]]
    promised: dict[int, Mapping[str, Any]]
    """The predicted effects of my first choice of each round."""

    glory_open: dict[int, bool]
    """Whether a Special Action could be paid with glory."""


def by_rounds(events: Iterable[Event], running: int) -> Iterator[tuple[int, Event]]:
    """Yield each event with its round: after my last action the next round begins by itself."""
    for event in events:
        if event.kind == "round-began":
            running = int(event.args["round"])
        yield running, event


@cache
def played() -> Played:
    """Play my actions of all rounds, and collect the events."""
    position = dvergar.game("dwarf", solo="eldhusfifl").load(START)
    game = Played(position, {number: [] for number in range(1, len(ROUNDS) + 2)}, {}, {}, {}, {}, {})
    for number, event in by_rounds(position.opening, 1):
        game.events[number].append(event)
    for number, this in enumerate(ROUNDS, start=1):
        stacks = position.to_dict()["mine"]
        game.tops[number] = [bare(stacks[str(location)][-1]) for location in range(1, 10)]
        game.asked[number] = []
        for place, (_, words) in enumerate(this.plays):
            decision = position.decision(0)
            game.asked[number].append(decision.kind)
            if place == 0:
                game.promised[number] = {choice.words: choice.effects for choice in decision.choices}[words]
                game.glory_open[number] = "special 2 glory" in decision.words
            for of, event in by_rounds(position.play(0, words), number):
                game.events[of].append(event)
        game.holdings[number] = [{name: seat[name] for name in GOODS} for seat in position.to_dict()["seats"]]
    return game


def bare(card: str) -> str:
    """Return a card's words without the location in front."""
    return card.lstrip("0123456789 ")


def goods(gains: Mapping[str, int]) -> str:
    return " ".join(f"{gains[name]:+} {name}" for name in GOODS if gains.get(name))


def event_line(event: Event) -> str:
    """Return an event as one line, in the form of the table."""
    args = event.args
    line = event.rule
    if event.kind not in OF_NOBODY:
        line += f" {WHO[event.seat or 0]}"
    line += f" {event.kind}"
    if event.kind == "paid":
        line += f" {args['workers']} workers"
    if event.kind == "took-special":
        line += f" {args['action']}"
    if "card" in args:
        line += f" {bare(args['card'])}"
    if "location" in args:
        line += f" at {args['location']}"
    if "losses" in args:
        return f"{line}: {', '.join(goods(loss) or 'none' for loss in args['losses'])}"
    gained = goods(args.get("gains", {}))
    return f"{line}: {gained}" if gained else line


def calm(lines: Iterable[str]) -> list[str]:
    """Sort neighbouring seams of one player, whose order does not matter."""
    seams = groupby(lines, lambda line: line.split(" mined ")[0] if " mined " in line and "alloy" not in line else "")
    return [line for seam, group in seams for line in (sorted(group) if seam else group)]


def aimed(event: Event) -> bool:
    """Whether the event is one of his reasons: a meeple he looked at, or a location that he chose for a helper."""
    return event.kind == "aims" and (event.args["meeple"] in ("black", "white") or event.args["verdict"] == "free")


each_round = pytest.mark.parametrize("number", range(1, len(ROUNDS) + 1))


@each_round
@pytest.mark.rule("D3.1", "D8.1")
def test_every_round_draws_the_cards_of_the_table(number: int) -> None:
    drew = [event for event in played().events[number] if event.kind == "drew"]
    assert [f"{event.args['location']} {bare(event.args['card'])}" for event in drew] == ROUNDS[number - 1].drawn
    assert {event.rule for event in drew} == {"D3.1"}
    assert played().tops[number] == ROUNDS[number - 1].tops


@each_round
@pytest.mark.rule("D4.1", "D4.4", "D6.1", "D6.4", "D8.1")
def test_i_get_exactly_the_decisions_of_the_table(number: int) -> None:
    assert played().asked[number] == [kind for kind, _ in ROUNDS[number - 1].plays]


@each_round
@pytest.mark.rule("D8.2", "D8.3", "D8.10", "D5.10")
def test_all_workers_stand_where_the_table_says_in_its_order(number: int) -> None:
    placed = [event for event in played().events[number] if event.kind == "placed"]
    lines = [f"{WHO[event.seat or 0]} {event.args['worker']} at {event.args['location']} {event.rule}" for event in placed]
    assert lines == ROUNDS[number - 1].placed


@each_round
@pytest.mark.rule("D8.2", "D8.3", "D8.10")
def test_the_opponent_lists_his_reasons(number: int) -> None:
    reasons = [event.args for event in played().events[number] if aimed(event)]
    lines = [f"{args['card']}: {args['meeple']} {args['location']} {args['verdict']}" for args in reasons]
    assert [bare(line) for line in lines] == [bare(line) for line in ROUNDS[number - 1].aims]
    for line, expected in zip(lines, ROUNDS[number - 1].aims, strict=True):
        assert line in (expected, bare(expected))  # a card may have its own location or none, but never another


@each_round
@pytest.mark.rule("D4.2", "D4.3", "D4.6", "D5.4", "D5.6", "D6.1", "D6.2", "D6.3", "D6.4", "D6.5", "D6.6", "D6.7", "D8.1")
def test_the_round_is_resolved_as_the_table_says(number: int) -> None:
    lines = [event_line(event) for event in played().events[number] if event.kind in WORTH_TELLING]
    assert calm(lines) == calm(ROUNDS[number - 1].happened)


@each_round
@pytest.mark.rule("D6.2", "D6.4", "D6.5", "D6.7")
def test_both_hold_what_the_table_says_after_the_round(number: int) -> None:
    assert played().holdings[number] == [ROUNDS[number - 1].mine, ROUNDS[number - 1].his]


@each_round
@pytest.mark.rule("D8.2", "D8.3")
def test_the_answer_to_my_worker_is_predicted(number: int) -> None:
    answer = next(line.split() for line in ROUNDS[number - 1].placed if line.startswith("he 2"))
    promised = played().promised[number]
    if ROUNDS[number - 1].plays[0][1].startswith("worker"):
        assert promised["answer"] == int(answer[3])
        assert promised["answer_rule"] == answer[4]
        helpers = {5: [2, 8], 7: [4, 8]}  # the rounds in which he answers on Get Help
        assert list(promised.get("answer_helpers", [])) == helpers.get(number, [])
    else:
        assert promised["lands"] == {8: 6, 10: 4}[number]


@pytest.mark.rule("D4.2")
def test_four_glory_or_more_can_pay_a_special_action() -> None:
    assert played().glory_open == {number: number > 6 for number in range(1, 11)}


@pytest.mark.rule("D5.4", "D5.6", "D5.11", "D6.9")
def test_my_fourth_item_ends_the_game_after_ten_rounds() -> None:
    position = played().position
    assert position.over
    assert position.to_act == ()
    assert played().events[11] == []
    described = position.to_dict()
    assert described["mine"] == LAST_STACKS
    assert len(described["mountain"]) == 45 - 21 + 1  # all that was not drawn, and the Orc Raiders that I turned back
    assert described["piles"]["2"] == ["sell an item"]


@pytest.mark.rule("D7.1", "D7.2")
def test_he_wins_by_glory_with_one_category_each() -> None:
    events = played().events[10]
    leads = {(event.seat, event.args["category"], event.args["amount"], event.rule) for event in events if event.kind == "leads"}
    assert leads == {(1, "steel", 2, "D7.1"), (0, "items", 4, "D7.1")}
    nobody = [(event.args["category"], event.args["amount"]) for event in events if event.kind == "nobody-leads"]
    assert nobody == [("gold", 0)]
    ties = [(event.seat, event.args["by"], event.rule) for event in events if event.kind == "tie-broken"]
    assert ties == [(1, "glory", "D7.2")]  # his three against none: I paid mine for Turn Back
    won = [(event.seat, event.args["leads"], event.rule) for event in events if event.kind == "won"]
    assert won == [(1, 1, "D7.2")]
    me, he = played().position.scores()
    assert (me.seat, me.total, me.place) == (0, 1, 2)
    assert (he.seat, he.total, he.place) == (1, 1, 1)
    assert me.parts == {"steel": 0, "gold": 0, "items": 4, "glory": 0, "iron": 1}
    assert he.parts == {"steel": 2, "gold": 0, "items": 3, "glory": 3, "iron": 0}


@pytest.mark.rule("D8.1", "D8.7")
def test_the_marker_never_moves_and_specials_bring_him_no_glory() -> None:
    kinds = {event.kind for events in played().events.values() for event in events}
    assert kinds.isdisjoint({"marker-passed", "renown", "won-by-glory"})
