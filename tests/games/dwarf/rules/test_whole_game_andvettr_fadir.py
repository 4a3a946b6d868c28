"""A whole solo game against Andvettr fadir, worked out by hand from the rules alone.

The Mine starts with Forges and Alloy Steel, so in the first round nothing at all is usable for him. The Mountain holds
seventeen cards, drawn in eight rounds (one with a third card). Then it is empty; Turn Back puts one card in again, so the ninth
round draws that card and ends the game before its second. Each leads one category, and his glory decides.

"he" is seat 1, the automated opponent; "you" is seat 0. The comments give the reasons, the expected lines the rules.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

import dvergar
from dvergar.api.event import Event
from dvergar.api.play import Position

GOODS = ("iron", "steel", "gold", "items", "glory")
RULE_OF_DECISION = {
    "act": "D4.1", "second": "D4.4", "helper": "D6.1", "recall": "D5.4", "order": "D5.5", "turn": "D5.6", "sort": "D6.4",
}  # fmt: skip

START: dict[str, Any] = {
    "round": 1,
    "stage": "mining",
    "short": True,
    # Bottom to top. With the seventeen cards of the Mountain these are all cards but the special ones: none is hidden.
    "mine": {
        "1": ["iron seam", "sidhe a", "gold seam a", "alloy steel a", "alloy steel b"],
        "2": ["iron seam", "orc raiders a", "orc raiders b", "sidhe a", "alloy steel a"],
        "3": ["iron seam", "great dragon b", "orc raiders a", "alloy steel a"],
        "4": ["iron seam", "great dragon a", "forge axe a"],
        "5": ["iron seam", "get help a", "knockers b", "gold seam a", "alloy steel b"],
        "6": ["iron seam", "get help b", "alloy steel b", "knockers a", "forge crown a"],
        "7": ["gold seam", "forge mace a"],
        "8": ["iron seam", "knockers b", "dragon a", "alloy steel b", "forge helm b"],
        "9": ["gold seam", "iron seam b", "alloy steel a"],
    },
    "mountain": [
        "9 forge dagger a", "3 forge sword b",
        "8 gold seam a", "9 iron seam a",
        "7 iron seam b", "7 knockers a", "5 gold seam b",
        "7 get help a", "4 dragon b",
        "7 forge diadem b", "4 orc raiders a",
        "3 get help b", "2 sidhe b",
        "9 dragon b", "4 gold seam b",
        "1 gold seam b", "6 forge armour b",
    ],
    "piles": {
        "1": ["past glories", "special order", "sell an item"],
        "2": ["turn back", "hold a council", "run amok"],
        "3": ["muster an army", "collapse the shafts"],
    },
}  # fmt: skip

MINE_AT_THE_END = {
    "1": ["iron seam", "sidhe a", "gold seam a", "alloy steel a", "alloy steel b", "gold seam b"],
    "2": ["iron seam", "orc raiders a", "orc raiders b", "sidhe a", "alloy steel a", "sidhe b"],
    "3": ["iron seam", "great dragon b", "orc raiders a", "alloy steel a", "forge sword b", "get help b"],
    "4": ["iron seam", "great dragon a", "forge axe a", "dragon b", "orc raiders a", "gold seam b", "iron seam s"],
    "5": ["iron seam", "knockers b", "gold seam a", "alloy steel b", "get help a", "gold seam b", "iron seam s"],
    "6": ["iron seam", "get help b", "alloy steel b", "knockers a", "forge crown a", "iron seam s", "forge armour b"],
    "7": ["gold seam", "forge mace a", "iron seam b", "knockers a", "get help a", "forge diadem b"],
    "8": ["iron seam", "knockers b", "dragon a", "alloy steel b", "forge helm b", "gold seam a"],
    "9": ["gold seam", "iron seam b", "alloy steel a", "forge dagger a", "iron seam a", "dragon b"],
}


@dataclass(frozen=True)
class Round:
    """A round as it must go. Events that may happen in either order are a set."""

    number: int
    drawn: list[str]
    tops: list[str]
    """The top cards of 1 to 9 when you choose your first action."""

    actions: list[tuple[str, str]]
    """The decisions that you get, and your answers."""

    aims: list[str]
    placed: list[str]
    """Where his workers go, and by which rule."""

    happened: list[str | set[str]]
    yours: tuple[int, int, int, int, int]
    """Iron, steel, gold, items and glory after the round."""

    his: tuple[int, int, int, int, int]


ROUNDS = [
    Round(
        1,
        drawn=["9 forge dagger a", "3 forge sword b"],
        tops=["alloy steel b", "alloy steel a", "forge sword b",
              "forge axe a", "alloy steel b", "forge crown a",
              "forge mace a", "forge helm b", "forge dagger a"],
        # You pay both workers for Past Glories: he has 1 glory. It lands on 6.
        actions=[("act", "special 1"), ("recall", "recall 5 get help a")],
        aims=[
            # First worker. Forge Sword's black meeple is on 5. He owns nothing, so no Forge and no Alloy Steel is usable.
            "black of forge sword b: 5 useless (D8.5)",
            "row 4 useless (D8.5)", "row 6 useless (D8.5)",
            "mine 1 useless (D8.5)", "mine 2 useless (D8.5)", "mine 3 useless (D8.5)",
            "mine 7 useless (D8.5)", "mine 8 useless (D8.5)", "mine 9 useless (D8.5)",
            "none (D8.8)",
            # Second worker. The target would be 6 where your card landed, but Get Help comes before all else.
            "help 5 free (D8.4)",
            # Nobody else is in the Mine: both others of the row are free.
            "row 4 free (D8.3)", "row 6 free (D8.3)",
        ],
        placed=["worker 2 on 5 (D8.4)", "worker 3 on 4 (D8.3)", "worker 4 on 6 (D8.3)"],
        happened=[
            "he left-out (D8.8)",
            "he renown +1 glory (D8.7)",
            "you recalled 5 get help a (D5.4)",
            "landed 6 iron seam s (D4.2)",
            "he mined 6 iron seam s +3 iron (D6.4)",
            "he too-poor 4 forge axe a (D6.7)",
        ],
        yours=(0, 0, 0, 0, 0),
        his=(3, 0, 0, 0, 1),
    ),
    Round(
        2,
        drawn=["8 gold seam a", "9 iron seam a"],
        tops=["alloy steel b", "alloy steel a", "forge sword b",
              "forge axe a", "get help a", "iron seam s",
              "forge mace a", "gold seam a", "iron seam a"],
        # Your helpers go on 9 and 2 and you have no iron: only with the seam first there is something to alloy, so you are asked.
        actions=[
            ("act", "worker 5"), ("second", "worker 8"),
            ("helper", "worker 9"), ("helper", "worker 2"), ("sort", "first 9"),
        ],
        aims=[
            # Iron Seam on 9 has black 3: a Forge Sword, and he has no steel. In its row Alloy Steel on 1 is usable with 3 iron.
            "black of iron seam a: 3 useless (D8.5)", "row 1 free (D8.4)",
            # The only Get Help is yours. Its black meeple is on 4: a Forge Axe and still no steel; 5 is yours, 6 is a seam.
            "black of get help a: 4 useless (D8.5)", "row 5 occupied (D8.4)", "row 6 free (D8.4)",
        ],
        placed=["worker 1 on 1 (D8.4)", "worker 2 on 6 (D8.4)"],
        happened=[
            "you placed 5 get help a (D4.1)",
            "you placed 8 gold seam a (D4.4)",
            "you placed 9 iron seam a (D6.1)",
            "you placed 2 alloy steel a (D6.1)",
            # He starts, always, and takes seams before Alloy Steel: 3 + 3 - 3 iron.
            "he mined 6 iron seam s +3 iron (D6.4)",
            "he mined 1 alloy steel b -3 iron +2 steel (D6.4)",
            "you mined 8 gold seam a +1 gold (D6.4)",
            "you sorted 9 (D6.4)",
            "you mined 9 iron seam a +3 iron (D6.4)",
            "you mined 2 alloy steel a -3 iron +2 steel (D6.4)",
        ],
        yours=(0, 2, 1, 0, 0),
        his=(3, 2, 0, 0, 1),
    ),
    Round(
        3,
        drawn=["7 iron seam b", "7 knockers a", "5 gold seam b"],  # twice 7, so a third card
        tops=["alloy steel b", "alloy steel a", "forge sword b",
              "forge axe a", "gold seam b", "iron seam s",
              "knockers a", "gold seam a", "iron seam a"],
        actions=[("act", "worker 8"), ("second", "worker 7")],
        aims=[
            # The third card decides: black 1 is Alloy Steel, and he has 3 iron.
            "black of gold seam b: 1 free (D8.2)",
            # No Get Help is on top. Gold Seam on 8 has black 4: Forge Axe, and he has 2 steel now.
            "black of gold seam a: 4 free (D8.2)",
        ],
        placed=["worker 1 on 1 (D8.2)", "worker 2 on 4 (D8.2)"],
        happened=[
            "third-card 7 (D3.1)",
            "you placed 8 gold seam a (D4.1)",
            "you placed 7 knockers a (D4.4)",
            "you defended 7 knockers a +1 glory (D6.2)",
            "he mined 1 alloy steel b -3 iron +2 steel (D6.4)",
            "you mined 8 gold seam a +1 gold (D6.4)",
            # 4 steel now: the Axe twice in a row.
            "he forged 4 forge axe a -2 steel +1 items (D6.5)",
            "he forged 4 forge axe a -2 steel +1 items (D8.6)",
        ],
        yours=(0, 2, 2, 0, 1),
        his=(0, 0, 0, 2, 1),
    ),
    Round(
        4,
        drawn=["7 get help a", "4 dragon b"],
        tops=["alloy steel b", "alloy steel a", "forge sword b",
              "dragon b", "gold seam b", "iron seam s",
              "get help a", "gold seam a", "iron seam a"],
        actions=[("act", "worker 9"), ("second", "worker 5")],
        aims=[
            # Dragon on 4 has black 3: Forge Sword. He owns nothing but his two Axes, so the row fails; 4 is the next in the Mine.
            "black of dragon b: 3 useless (D8.5)", "row 1 useless (D8.5)", "row 2 useless (D8.5)", "mine 4 free (D8.8)",
            # Get Help on 7 is free. You are on 9 in its row, he is on 4 in its column: the free one of each.
            "help 7 free (D8.4)", "one-each 8 free (D8.3)", "one-each 1 free (D8.3)",
        ],
        placed=["worker 1 on 4 (D8.8)", "worker 2 on 7 (D8.4)", "worker 3 on 8 (D8.3)", "worker 4 on 1 (D8.3)"],
        happened=[
            "you placed 9 iron seam a (D4.1)",
            "you placed 5 gold seam b (D4.4)",
            "he defended 4 dragon b +1 glory (D6.2)",
            "he mined 8 gold seam a +1 gold (D6.4)",
            "he too-poor 1 alloy steel b (D6.7)",
            # Your two seams in any order.
            {"you mined 9 iron seam a +3 iron (D6.4)", "you mined 5 gold seam b +1 gold (D6.4)"},
        ],
        yours=(3, 2, 3, 0, 1),
        his=(0, 0, 1, 2, 2),
    ),
    Round(
        5,
        drawn=["7 forge diadem b", "4 orc raiders a"],
        tops=["alloy steel b", "alloy steel a", "forge sword b",
              "orc raiders a", "gold seam b", "iron seam s",
              "forge diadem b", "gold seam a", "iron seam a"],
        # The second card of pile 1: Special Order. He has 2 more glory. It lands on 5 where he stands: he takes his gold first.
        actions=[("act", "special 1"), ("order", "order 2 iron 1 steel 2 gold")],
        aims=[
            # Orc Raiders on 4 has black 5, a seam.
            "black of orc raiders a: 5 free (D8.2)",
            # Your card lies on 5, his own worker on it: the white meeple of that card is on 8, a seam. (No Get Help is on top.)
            "black of iron seam s: 5 occupied (D8.2)", "white of iron seam s: 8 free (D8.2)",
        ],
        placed=["worker 1 on 5 (D8.2)", "worker 2 on 8 (D8.2)"],
        happened=[
            "he renown +2 glory (D8.7)",
            "you commissioned -2 iron -1 steel -2 gold +1 items (D5.5)",
            "he early 5 gold seam b (D4.3)",
            "he mined 5 gold seam b +1 gold (D4.6)",
            "landed 5 iron seam s (D4.2)",
            # Nobody is on 4: no Mine cards. His worker on 8 gets nothing, the one on 5 is spent and keeps its gold.
            "attacked 4 orc raiders a: you nothing, he nothing (D6.2)",
            "mines-closed (D6.4)",
        ],
        yours=(1, 1, 1, 1, 1),
        his=(0, 0, 2, 2, 4),
    ),
    Round(
        6,
        drawn=["3 get help b", "2 sidhe b"],
        tops=["alloy steel b", "sidhe b", "get help b",
              "orc raiders a", "iron seam s", "iron seam s",
              "forge diadem b", "gold seam a", "iron seam a"],
        actions=[("act", "worker 2"), ("second", "worker 7")],
        aims=[
            # Sidhe on 2 has black 8, a seam.
            "black of sidhe b: 8 free (D8.2)",
            # Get Help on 3. You are on 2 in its row; 6 and 9 of its column are free. (Your Sidhe's black meeple is not asked.)
            "help 3 free (D8.4)", "column 6 free (D8.3)", "column 9 free (D8.3)",
        ],
        placed=["worker 1 on 8 (D8.2)", "worker 2 on 3 (D8.4)", "worker 3 on 6 (D8.3)", "worker 4 on 9 (D8.3)"],
        happened=[
            "you placed 2 sidhe b (D4.1)",
            "you placed 7 forge diadem b (D4.4)",
            "you defended 2 sidhe b +1 glory (D6.2)",
            # The Orc Raiders again: his three seams give nothing, your Forge works.
            "attacked 4 orc raiders a: you nothing, he nothing (D6.2)",
            "mines-closed (D6.4)",
            "you forged 7 forge diadem b -1 iron -1 steel -1 gold +1 items (D6.5)",
        ],
        yours=(0, 0, 0, 2, 2),
        his=(0, 0, 2, 2, 4),
    ),
    Round(
        7,
        drawn=["9 dragon b", "4 gold seam b"],
        tops=["alloy steel b", "sidhe b", "get help b",
              "gold seam b", "iron seam s", "iron seam s",
              "forge diadem b", "gold seam a", "dragon b"],
        actions=[("act", "worker 3"), ("second", "worker 5"), ("helper", "worker 1"), ("helper", "worker 8")],
        aims=[
            # Gold Seam on 4 has black 1: Alloy Steel, and he has no iron. In its row the Sidhe on 2 is usable: Defend always is.
            "black of gold seam b: 1 useless (D8.5)", "row 2 free (D8.4)",
            # Get Help is yours. Its black meeple is on 2, where he stands; white is 1, useless. Its row is full: the whole Mine.
            "black of get help b: 2 occupied (D8.2)", "white of get help b: 1 useless (D8.5)",
            "row 2 occupied (D8.4)", "row 3 occupied (D8.4)", "mine 4 free (D8.8)",
        ],
        placed=["worker 1 on 2 (D8.4)", "worker 2 on 4 (D8.8)"],
        happened=[
            "you placed 3 get help b (D4.1)",
            "you placed 5 iron seam s (D4.4)",
            "you placed 1 alloy steel b (D6.1)",
            "you placed 8 gold seam a (D6.1)",
            "he defended 2 sidhe b +1 glory (D6.2)",
            "attacked 9 dragon b: you nothing, he -1 gold (D6.3)",  # you have no gold to lose
            "he mined 4 gold seam b +1 gold (D6.4)",
            # Your regular worker's iron is there for the helper's Alloy Steel.
            "you mined 5 iron seam s +3 iron (D6.4)",
            "you mined 8 gold seam a +1 gold (D6.4)",
            "you mined 1 alloy steel b -3 iron +2 steel (D6.4)",
        ],
        yours=(0, 2, 1, 2, 2),
        his=(0, 0, 2, 2, 5),
    ),
    Round(
        8,
        drawn=["1 gold seam b", "6 forge armour b"],  # the last two: the Mountain is empty, and the round goes on
        tops=["gold seam b", "sidhe b", "get help b",
              "gold seam b", "iron seam s", "forge armour b",
              "forge diadem b", "gold seam a", "dragon b"],
        # Turn Back: he has 3 more glory. The Diadem of 7 goes into the Mountain; below it lies Get Help: two helpers for you.
        actions=[("act", "special 2"), ("turn", "turn 7"), ("helper", "worker 6"), ("helper", "worker 8")],
        aims=[
            # Forge Armour on 6 has black 3: Get Help, usable for a first worker. 1 and 2 of its row are free.
            "black of forge armour b: 3 free (D8.2)", "row 1 free (D8.3)", "row 2 free (D8.3)",
            # Turn Back lands on 4 and brings up a seam; your worker on 7 is not looked at.
            "black of iron seam s: 4 free (D8.2)",
        ],
        placed=["worker 1 on 3 (D8.2)", "worker 3 on 1 (D8.3)", "worker 4 on 2 (D8.3)", "worker 2 on 4 (D8.2)"],
        happened=[
            "he renown +3 glory (D8.7)",
            "returned 7 forge diadem b (D5.6)",
            "you placed 7 get help a (D5.6)",
            "landed 4 iron seam s (D4.2)",
            "you placed 6 forge armour b (D6.1)",
            "you placed 8 gold seam a (D6.1)",
            "he defended 2 sidhe b +1 glory (D6.2)",
            "attacked 9 dragon b: you -1 gold, he -1 gold (D6.2)",
            # His regular worker on 4 before his helper on 1; the one on 3 is spent.
            "he mined 4 iron seam s +3 iron (D6.4)",
            "he mined 1 gold seam b +1 gold (D6.4)",
            "you mined 8 gold seam a +1 gold (D6.4)",
            "you forged 6 forge armour b -2 steel -1 gold +1 items (D6.5)",
        ],
        yours=(0, 0, 0, 3, 2),
        his=(3, 0, 2, 2, 9),
    ),
]  # fmt: skip

TOLD = (
    "third-card", "mountain-empty", "left-out", "lost-helper", "renown", "no-effect", "mustered", "returned", "sold", "recalled",
    "commissioned", "collapsed", "mixed", "early", "landed", "defended", "held-off", "kept-away", "attacked", "mines-closed",
    "sorted", "mined", "forged", "too-poor", "declined", "marker-passed", "four-items", "won-by-glory",
)  # fmt: skip
OF_NOBODY = ("third-card", "mountain-empty", "returned", "landed", "attacked", "mines-closed")


@dataclass(frozen=True)
class PlayedRound:
    """A round as it was played."""

    position: Position
    tops: list[str]
    asked: list[tuple[str, str]]
    events: list[Event]
    after: list[Event]
    """The events of the next round that the last action of this one caused."""


@cache
def played_round(number: int) -> PlayedRound:
    """Play the game from its start to the end of a round."""
    position = dvergar.game("dwarf", solo="andvettr-fadir").load(START)
    after = list(position.opening)
    for expected in ROUNDS[:number]:
        events, after = after, []
        mine = position.to_dict()["mine"]
        tops = [mine[str(location)][-1] for location in range(1, 10)]
        asked = []
        for _, words in expected.actions:
            decision = position.decision(0)
            asked.append((decision.kind, decision.rule))
            before, after = split(position.play(0, words))
            events += before
    return PlayedRound(position, tops, asked, events, after)


def split(events: Iterable[Event]) -> tuple[list[Event], list[Event]]:
    """Split events into those of the round and those of the next."""
    told = list(events)
    begun = [place for place, event in enumerate(told) if event.kind == "round-began"]
    return (told[: begun[0]], told[begun[0] :]) if begun else (told, [])


def card(event: Event) -> str:
    """Return the card of an event, without its location."""
    return str(event.args["card"]).lstrip("0123456789 ")


def amounts(gains: Mapping[str, int]) -> str:
    """Return changes of goods: "-3 iron +2 steel"."""
    return " ".join(f"{gains[name]:+d} {name}" for name in GOODS if gains.get(name, 0))


def event_line(event: Event) -> str:
    """Return an event as a line: "he mined 6 iron seam s +3 iron (D6.4)"."""
    words = [] if event.seat is None or event.kind in OF_NOBODY else [("you", "he")[event.seat]]
    words.append(event.kind)
    if "location" in event.args:
        words.append(str(event.args["location"]))
    if "card" in event.args:
        words.append(card(event))
    if event.kind == "attacked":
        you, he = (amounts(losses) or "nothing" for losses in event.args["losses"])
        words[-1] += f": you {you}, he {he}"
    words.append(amounts(event.args.get("gains", {})))
    return f"{' '.join(filter(None, words))} ({event.rule})"


def reason(event: Event) -> str:
    """Return one of his reasons: "black of forge axe a: 6 free (D8.2)", "row 4 useless (D8.5)"."""
    meeple = event.args["meeple"]
    if meeple == "none":
        return f"none ({event.rule})"
    if meeple in ("black", "white"):
        meeple = f"{meeple} of {card(event)}:"
    return f"{meeple} {event.args['location']} {event.args['verdict']} ({event.rule})"


def reasons(events: Sequence[Event]) -> list[str]:
    """Return all his reasons; for his helpers only where they went."""
    aims = [event for event in events if event.kind == "aims"]
    return [reason(event) for event in aims if event.rule != "D8.3" or event.args["verdict"] == "free"]


def holdings(position: Position, seat: int) -> tuple[int, ...]:
    held = position.to_dict()["seats"][seat]
    return tuple(held.get(name, 0) for name in GOODS)


def each_round() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("expected", ROUNDS, ids=[f"round {each.number}" for each in ROUNDS])


def test_the_start_is_possible() -> None:
    findings = dvergar.game("dwarf", solo="andvettr-fadir").check(START)
    assert [finding for finding in findings if finding.impossible] == []


@pytest.mark.rule("D3.1", "D4.7", "D5.4")
@each_round()
def test_the_mountain_covers_the_mine_card_by_card(expected: Round) -> None:
    played = played_round(expected.number)
    assert [f"{event.args['location']} {card(event)}" for event in played.events if event.kind == "drew"] == expected.drawn
    assert played.tops == expected.tops


@pytest.mark.rule("D6.1", "D6.4", "D8.1")
@each_round()
def test_you_are_asked_only_what_is_yours_to_decide(expected: Round) -> None:
    assert played_round(expected.number).asked == [(kind, RULE_OF_DECISION[kind]) for kind, _ in expected.actions]


@pytest.mark.rule("D8.2", "D8.3", "D8.4", "D8.8")
@each_round()
def test_he_places_his_workers_by_the_rules_alone(expected: Round) -> None:
    placed = [event for event in played_round(expected.number).events if event.kind == "placed" and event.seat == 1]
    lines = [f"worker {event.args['worker']} on {event.args['location']} ({event.rule})" for event in placed]
    assert lines == expected.placed


@pytest.mark.rule("D1.4", "D8.2", "D8.3", "D8.4", "D8.5", "D8.8")
@each_round()
def test_he_lists_where_he_looked_and_why_he_went_on(expected: Round) -> None:
    assert reasons(played_round(expected.number).events) == expected.aims


@pytest.mark.rule("D4.3", "D4.6", "D5.5", "D5.6", "D5.10", "D6.2", "D6.3", "D6.4", "D6.5", "D6.6", "D6.7", "D8.6", "D8.7")
@each_round()
def test_everything_is_resolved_in_its_order(expected: Round) -> None:
    events = played_round(expected.number).events
    lines = [event_line(event) for event in events if event.kind in TOLD or (event.kind == "placed" and event.seat == 0)]
    happened: list[str] = []
    for line in expected.happened:
        together = sorted([line] if isinstance(line, str) else line)
        place, size = len(happened), len(together)
        lines[place : place + size] = sorted(lines[place : place + size])
        happened += together
    assert lines == happened


@pytest.mark.rule("D6.2", "D6.4", "D6.5", "D8.6", "D8.7")
@each_round()
def test_both_hold_what_the_round_brought(expected: Round) -> None:
    position = played_round(expected.number).position
    assert (holdings(position, 0), holdings(position, 1)) == (expected.yours, expected.his)


@pytest.mark.rule("D3.2", "D5.11")
def test_the_card_turned_back_is_drawn_and_the_second_draw_ends_the_game() -> None:
    played = played_round(len(ROUNDS))
    assert played.after[0].kind == "round-began"
    assert [f"{event.args['location']} {card(event)}" for event in played.after if event.kind == "drew"] == ["7 forge diadem b"]
    assert [event_line(event) for event in played.after if event.kind in TOLD] == ["mountain-empty (D3.2)"]
    assert not [event for event in played.after if event.kind in ("aims", "placed")]
    assert played.position.over
    assert played.position.to_act == ()


@pytest.mark.rule("D4.2", "D5.11")
def test_at_the_end_every_card_lies_where_it_was_put() -> None:
    end = played_round(len(ROUNDS)).position.to_dict()
    assert end["mine"] == MINE_AT_THE_END
    assert end.get("mountain", []) == []
    piles = {"1": ["sell an item"], "2": ["hold a council", "run amok"], "3": ["muster an army", "collapse the shafts"]}
    assert end["piles"] == piles


@pytest.mark.rule("D7.1", "D7.2")
def test_each_leads_one_category_and_his_glory_decides() -> None:
    played = played_round(len(ROUNDS))
    nobody = [(event.args["category"], event.args["amount"]) for event in played.after if event.kind == "nobody-leads"]
    assert nobody == [("steel", 0)]
    leads = [(event.seat, event.args["category"], event.args["amount"]) for event in played.after if event.kind == "leads"]
    assert leads == [(1, "gold", 2), (0, "items", 3)]
    broken = [(event.seat, event.args["by"], event.rule) for event in played.after if event.kind == "tie-broken"]
    assert broken == [(1, "glory", "D7.2")]
    assert [(event.seat, event.args["leads"], event.rule) for event in played.after if event.kind == "won"] == [(1, 1, "D7.2")]
    you, he = played.position.scores()
    assert (you.seat, you.total, you.place) == (0, 1, 2)
    assert (he.seat, he.total, he.place) == (1, 1, 1)
    assert you.parts == {"steel": 0, "gold": 0, "items": 3, "glory": 2, "iron": 0}
    assert he.parts == {"steel": 0, "gold": 2, "items": 2, "glory": 9, "iron": 3}
