"""A whole solo game against Andvettr, worked out by hand from the rules alone: nine rounds, every one written down.

Each round lists the cards drawn, the stacks afterwards (bottom to top, only those that changed), what you play, where he goes and
why, all other events, and what both hold at the end. He wins in the middle of the ninth round's Defend step: three Special
Actions of yours gave him 1 + 2 + 3 glory, six defences the other six (D8.7).

The locations are 1 2 3 / 4 5 6 / 7 8 9. You are seat 0, he is seat 1 and always starts. In the comments a card
written (9/8) has its black meeple on 9 and its white one on 8.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import pytest

import dvergar
from dvergar.api.errors import GameOver, IllegalAction
from dvergar.api.event import Event
from dvergar.api.play import Position


class Goods(NamedTuple):
    """What a seat holds."""

    iron: int = 0
    steel: int = 0
    gold: int = 0
    items: int = 0
    glory: int = 0


class Placing(NamedTuple):
    """One worker of his: where, by which rule, which meeples he follows, where he looks, and the reason in words.

    A helper's `looks` is the way in which D8.3 finds its location.
    """

    worker: int
    location: int
    rule: str
    card: str
    looks: tuple[str, ...]
    why: str


class Round(NamedTuple):
    """A round as it must go. `actions` are the kind of the decision and your words."""

    drawn: tuple[str, ...]
    stacks: dict[str, str]
    actions: tuple[tuple[str, str], ...]
    he: tuple[Placing, ...]
    happened: tuple[str, ...]
    your_goods: Goods
    his_goods: Goods


ROUNDS = (
    # Round 1. Mine: 1 iron (5/2), 2 alloy (5/8), 3 alloy (9/7), 4 iron (1/3), 5 iron (3/6), 6 iron (7/8), 7 gold (2/9), 8 iron
    # (9/5), 9 gold (6/4). His second worker finds nothing usable, yet his own Iron Seam pays it: seams before Alloy Steel (D6.4).
    # You have the same two cards, and for you the order is a question, since it changes the result (D6.4).
    Round(
        drawn=("3 alloy steel a", "2 alloy steel a"),
        stacks={"2": "iron seam, alloy steel a", "3": "iron seam, alloy steel a"},
        actions=(("act", "worker 1"), ("second", "worker 3"), ("sort", "first 1")),
        he=(
            Placing(1, 5, "D8.2", "2 alloy steel a", ("black 5 free",), "the last card drawn points to 5: an Iron Seam, usable"),
            Placing(
                2, 2, "D8.4", "1 iron seam",
                ("black 5 occupied", "white 2 useless", "row 1 occupied", "row 3 useless", "back 2 free"),
                "your card points to 5, where he stands; white is 2: Alloy Steel, and he has no iron. Row 1 2 3: 1 is yours, "
                "3 is Alloy Steel too. So back to the target, useless as it is",
            ),
        ),
        happened=(
            "you placed 1 (D4.1)",
            "you placed 3 (D4.4)",
            "he mined 5: +3 iron (D6.4)",
            "he mined 2: -3 iron +2 steel (D6.4)",
            "you sorted 1 (D6.4)",
            "you mined 1: +3 iron (D6.4)",
            "you mined 3: -3 iron +2 steel (D6.4)",
            "workers-home (D6.9)",
        ),
        your_goods=Goods(steel=2),
        his_goods=Goods(steel=2),
    ),
    # Round 2. 7 knockers (3/1), 8 dragon (3/6), the rest as before. The Dragon is left alone: nobody owns gold yet, for the
    # Mine step comes after Defend (D6.3).
    Round(
        drawn=("7 knockers a", "8 dragon a"),
        stacks={"7": "gold seam, knockers a", "8": "iron seam, dragon a"},
        actions=(("act", "worker 6"), ("second", "worker 9")),
        he=(
            Placing(
                1, 1, "D8.4", "8 dragon a", ("black 3 useless", "row 1 free"),
                "the Dragon points to 3: free, but Alloy Steel, and he has no iron. Row 1 2 3: 1 is a free Iron Seam",
            ),
            Placing(2, 7, "D8.2", "6 iron seam", ("black 7 free",), "your card points to 7: Knockers; Defend is always usable"),
        ),
        happened=(
            "you placed 6 (D4.1)",
            "you placed 9 (D4.4)",
            "he defended 7: +1 glory (D6.2)",
            "attacked 8 (D6.3)",
            "he mined 1: +3 iron (D6.4)",
            "you mined 6: +3 iron (D6.4)",
            "you mined 9: +1 gold (D6.4)",
            "workers-home (D6.9)",
        ),
        your_goods=Goods(iron=3, steel=2, gold=1),
        his_goods=Goods(iron=3, steel=2, glory=1),
    ),
    # Round 3. 4 orc raiders (5/1), 9 iron (3/4). Your first Special Action: he gets 1 glory. Muster keeps three monsters away;
    # its card lands on 3 (3/1) under his worker, which resolves Alloy Steel early, is spent, and keeps 3 occupied.
    Round(
        drawn=("4 orc raiders a", "9 iron seam a"),
        stacks={"4": "iron seam, orc raiders a", "9": "gold seam, iron seam a"},
        actions=(("act", "special 1"),),
        he=(
            Placing(1, 3, "D8.2", "9 iron seam a", ("black 3 free",), "the last card points to 3: Alloy Steel, now with 3 iron"),
            Placing(
                2, 1, "D8.2", "3 iron seam s", ("black 3 occupied", "white 1 free"),
                "after a Special Action the landing place is his target: 3, where his spent worker stands. White of that card: 1",
            ),
        ),
        happened=(
            "you paid (D4.2)",
            "he renown: +1 glory (D8.7)",
            "you mustered (D5.1)",
            "he early 3 (D4.3)",
            "he mined 3: -3 iron +2 steel (D4.6)",
            "landed 3 (D4.2)",
            "you skipped (D4.4)",
            "kept-away 4 (D5.1)",
            "kept-away 7 (D5.1)",
            "kept-away 8 (D5.1)",
            "he mined 1: +3 iron (D6.4)",
            "workers-home (D6.9)",
        ),
        your_goods=Goods(iron=3, steel=2, gold=1),
        his_goods=Goods(iron=3, steel=4, glory=2),
    ),
    # Round 4. 6 knockers (9/8), 9 forge dagger (7/3), 3 iron (3/1). Both defend. You let the Orc Raiders come, for nobody mines.
    # The Dagger costs 1 iron and 2 steel: he pays it twice and keeps 1 iron.
    Round(
        drawn=("9 forge dagger a", "6 knockers a"),
        stacks={
            "3": "iron seam, alloy steel a, iron seam s",
            "6": "iron seam, knockers a",
            "9": "gold seam, iron seam a, forge dagger a",
        },
        actions=(("act", "worker 6"), ("second", "worker 7")),
        he=(
            Placing(1, 9, "D8.2", "6 knockers a", ("black 9 free",), "the last card points to 9: Forge Dagger, which he can pay"),
            Placing(
                2, 8, "D8.2", "6 knockers a", ("black 9 occupied", "white 8 free"),
                "you stand on the very card that sent him to 9; occupied, so its white meeple: 8, the Dragon",
            ),
        ),
        happened=(
            "you placed 6 (D4.1)",
            "you placed 7 (D4.4)",
            "attacked 4 (D6.2)",
            "you defended 6: +1 glory (D6.2)",
            "you defended 7: +1 glory (D6.2)",
            "he defended 8: +1 glory (D6.2)",
            "mines-closed (D6.4)",
            "he forged 9: -1 iron -2 steel +1 items (D6.5)",
            "he forged 9: -1 iron -2 steel +1 items (D8.6)",
            "workers-home (D6.9)",
        ),
        your_goods=Goods(iron=3, steel=2, gold=1, glory=2),
        his_goods=Goods(iron=1, items=2, glory=3),
    ),
    # Round 5. Two cards for 5, so a third: 5 get help (4/7), 8 gold (4/9). His helpers take no part in Get Help's step; in Mine
    # his Gold Seam comes before his Alloy Steel, which he cannot pay.
    Round(
        drawn=("5 gold seam a", "5 get help a", "8 gold seam a"),
        stacks={"5": "iron seam, gold seam a, get help a", "8": "iron seam, dragon a, gold seam a"},
        actions=(("act", "worker 7"), ("second", "worker 6")),
        he=(
            Placing(1, 4, "D8.2", "8 gold seam a", ("black 4 free",), "the last card, the third, points to 4: Orc Raiders"),
            Placing(2, 5, "D8.4", "", ("help 5 free",), "your card points to 3, but a free Get Help comes before all else"),
            Placing(3, 2, "D8.3", "", ("column",), "row 4 5 6: he stands on 4, not both free. Column 2 5 8: both free, 2 first"),
            Placing(4, 8, "D8.3", "", ("column",), "the other one of the column; usable or not is not asked of helpers (D8.5)"),
        ),
        happened=(
            "third-card 5 (D3.1)",
            "you placed 7 (D4.1)",
            "you placed 6 (D4.4)",
            "he defended 4: +1 glory (D6.2)",
            "you defended 6: +1 glory (D6.2)",
            "you defended 7: +1 glory (D6.2)",
            "he mined 8: +1 gold (D6.4)",
            "he too-poor 2 (D6.7)",
            "workers-home (D6.9)",
        ),
        your_goods=Goods(iron=3, steel=2, gold=1, glory=4),
        his_goods=Goods(iron=1, gold=1, items=2, glory=4),
    ),
    # Round 6. 4 forge axe (6/9), 7 forge mace (8/1). You get help; your helpers go on the Axe and on an Iron Seam. That iron
    # comes after your Alloy Steel (regular workers first, D6.6); you had 3 iron for it.
    Round(
        drawn=("4 forge axe a", "7 forge mace a"),
        stacks={"4": "iron seam, orc raiders a, forge axe a", "7": "gold seam, knockers a, forge mace a"},
        actions=(("act", "worker 5"), ("second", "worker 2"), ("helper", "worker 4"), ("helper", "worker 3")),
        he=(
            Placing(1, 8, "D8.2", "7 forge mace a", ("black 8 free",), "the last card points to 8: a Gold Seam"),
            Placing(
                2, 6, "D8.4", "5 get help a", ("black 4 useless", "row 5 occupied", "row 6 free"),
                "you took the only Get Help. It points to 4: Forge Axe, and he has no steel. Row 4 5 6: 5 is yours, 6 Knockers",
            ),
        ),
        happened=(
            "you placed 5 (D4.1)",
            "you placed 2 (D4.4)",
            "you claimed 5 (D6.1)",
            "you placed 4 (D6.1)",
            "you placed 3 (D6.1)",
            "he defended 6: +1 glory (D6.2)",
            "he mined 8: +1 gold (D6.4)",
            "you mined 2: -3 iron +2 steel (D6.4)",
            "you mined 3: +3 iron (D6.4)",
            "you forged 4: -2 steel +1 items (D6.5)",
            "workers-home (D6.9)",
        ),
        your_goods=Goods(iron=3, steel=2, gold=1, items=1, glory=4),
        his_goods=Goods(iron=1, gold=2, items=2, glory=5),
    ),
    # Round 7. 2 orc raiders (5/9), 6 forge crown (9/3). Your second Special Action, with 4 glory: he gets 2. Its card lands on 5
    # and hides the Get Help. You leave your second worker out and let the Orc Raiders close his two seams.
    Round(
        drawn=("2 orc raiders b", "6 forge crown a"),
        stacks={"2": "iron seam, alloy steel a, orc raiders b", "6": "iron seam, knockers a, forge crown a"},
        actions=(("act", "special 3 glory"), ("order", "order 3 iron 1 steel 1 gold"), ("second", "pass")),
        he=(
            Placing(
                1, 8, "D8.4", "6 forge crown a", ("black 9 useless", "row 7 useless", "row 8 free"),
                "the last card points to 9: Forge Dagger, he has iron but no steel. Row 7 8 9: 7 is Forge Mace, 8 a Gold Seam",
            ),
            Placing(2, 5, "D8.2", "5 iron seam s", ("black 5 free",), "the landing place is his target; no Get Help is left"),
        ),
        happened=(
            "you paid: -4 glory (D4.2)",
            "he renown: +2 glory (D8.7)",
            "you commissioned: -3 iron -1 steel -1 gold +1 items (D5.5)",
            "landed 5 (D4.2)",
            "you left-out (D4.4)",
            "attacked 2 (D6.2)",
            "mines-closed (D6.4)",
            "workers-home (D6.9)",
        ),
        your_goods=Goods(steel=1, items=2),
        his_goods=Goods(iron=1, gold=2, items=2, glory=7),
    ),
    # Round 8. 1 alloy (6/5), 3 forge sword (5/7). Your third Special Action: he gets 3. Past Glories brings Get Help up under his
    # worker; its card lands on 6 (6/3), and then his helpers go out, before his second worker.
    Round(
        drawn=("1 alloy steel a", "3 forge sword b"),
        stacks={
            "1": "iron seam, alloy steel a",
            "3": "iron seam, alloy steel a, iron seam s, forge sword b",
            "5": "iron seam, gold seam a, get help a, iron seam s",
        },
        actions=(("act", "special 2"), ("recall", "recall 5 get help a")),
        he=(
            Placing(1, 5, "D8.2", "3 forge sword b", ("black 5 free",), "the last card points to 5: an Iron Seam since round 7"),
            Placing(3, 4, "D8.10", "", ("row",), "Get Help came up under him; row 4 5 6: 4 and 6 are free, 4 first"),
            Placing(4, 6, "D8.10", "", ("row",), "the other one of the row, where your card has just been put"),
            Placing(
                2, 2, "D8.4", "6 iron seam s",
                ("black 6 occupied", "white 3 useless", "row 1 useless", "row 2 free"),
                "the landing place 6 holds his helper; white is 3: Forge Sword, no steel. Row 1 2 3: 1 is Alloy Steel and he has "
                "1 iron, 2 Orc Raiders",
            ),
        ),
        happened=(
            "you paid (D4.2)",
            "he renown: +3 glory (D8.7)",
            "you recalled 5 (D5.4)",
            "landed 6 (D4.2)",
            "you skipped (D4.4)",
            "he defended 2: +1 glory (D6.2)",
            "he mined 6: +3 iron (D6.4)",
            "he too-poor 4 (D6.7)",
            "workers-home (D6.9)",
        ),
        your_goods=Goods(steel=1, items=2),
        his_goods=Goods(iron=4, gold=2, items=2, glory=11),
    ),
    # Round 9. 1 sidhe (4/3), 3 great dragon (2/8), 5 get help again, 6 iron (6/3). The Sidhe still strike: 2 gold into 2 iron;
    # you have none (D6.3). Then he beats the Orc Raiders on 2: 12 glory. You on 3 get nothing, no seam is worked, none scores.
    Round(
        drawn=("1 sidhe a", "3 great dragon b"),
        stacks={
            "1": "iron seam, alloy steel a, sidhe a",
            "3": "iron seam, alloy steel a, iron seam s, forge sword b, great dragon b",
            "5": "iron seam, gold seam a, iron seam s, get help a",
            "6": "iron seam, knockers a, forge crown a, iron seam s",
        },
        actions=(("act", "worker 6"), ("second", "worker 3")),
        he=(
            Placing(1, 2, "D8.2", "3 great dragon b", ("black 2 free",), "the last card points to 2: Orc Raiders"),
            Placing(2, 5, "D8.4", "", ("help 5 free",), "no helpers in this round so far: the free Get Help comes first"),
            Placing(3, 4, "D8.3", "", ("one-each",), "row 4 5 6: you are on 6; column 2 5 8: he is on 2. One of each, row first"),
            Placing(4, 8, "D8.3", "", ("one-each",), "the free one of the column"),
        ),
        happened=(
            "you placed 6 (D4.1)",
            "you placed 3 (D4.4)",
            "attacked 1: he +2 iron -2 gold (D6.3)",
            "he defended 2: +1 glory (D6.2)",
            "he won-by-glory (D8.7)",
        ),
        your_goods=Goods(steel=1, items=2),
        his_goods=Goods(iron=6, items=2, glory=12),
    ),
)  # fmt: skip

START: dict[str, Any] = {
    "stage": "mining",
    "round": 1,
    "mountain": [card for row in ROUNDS for card in row.drawn],
    "piles": {
        "1": ["muster an army", "run amok", "turn back"],
        "2": ["past glories", "collapse the shafts", "hold a council"],
        "3": ["special order", "sell an item"],
    },
}

STARTING_CARDS = {str(location): "gold seam" if location in (7, 9) else "iron seam" for location in range(1, 10)}
ELSEWHERE = ("aims", "drew", "pile-dealt", "round-began", "shuffled", "start-player", "took-special")
"""Events that `event_lines` leaves out: other tests of this file check them, or they do not matter to this game."""

NOBODYS = ("attacked", "kept-away", "landed", "mines-closed", "third-card", "workers-home")
ALL_ROUNDS = pytest.mark.parametrize("number", range(1, len(ROUNDS) + 1))


class Played(NamedTuple):
    """A round as it was played: your decisions, the events, the stacks at your first decision, the goods at its end."""

    number: int
    asked: list[str]
    events: list[Event]
    stacks: dict[str, str]
    goods: list[Goods]


def table() -> Position:
    """Return the start of the game: the first Mining and his first worker have run by themselves."""
    return dvergar.game("dwarf", solo="andvettr").load(START)


def after(rounds: int) -> Position:
    """Return the game after a number of rounds, at your next decision."""
    position = table()
    for row in ROUNDS[:rounds]:
        for _, words in row.actions:
            position.play(0, words)
    return position


@cache
def whole_game() -> tuple[list[Played], Position]:
    """Return all rounds as they were played, and the final position."""
    position = table()
    events = list(position.opening)
    played: list[Played] = []
    for row in ROUNDS:
        number, stacks, asked = position.to_dict()["round"], stacks_of(position), []
        for _, words in row.actions:
            asked.append(position.decision().kind)
            events += position.play(0, words)
        of_this_round, events = up_to_the_next_round(events)
        played.append(Played(number, asked, of_this_round, stacks, goods_of(position)))
    return played, position


def up_to_the_next_round(events: list[Event]) -> tuple[list[Event], list[Event]]:
    """Split the events of your last action at the beginning of the next round."""
    drawn = False
    for place, event in enumerate(events):
        if drawn and event.kind == "round-began":
            return events[:place], events[place:]
        drawn = drawn or event.kind == "drew"
    return events, []


def stacks_of(position: Position) -> dict[str, str]:
    """Return the nine stacks, each from bottom to top."""
    return STARTING_CARDS | {str(place): ", ".join(cards) for place, cards in position.to_dict()["mine"].items()}


def goods_of(position: Position) -> list[Goods]:
    """Return what you and he hold."""
    return [Goods(*(seat[good] for good in Goods._fields)) for seat in position.to_dict()["seats"]]


def bare(card: str) -> str:
    """Return a card's words without its location."""
    return card.lstrip("0123456789 ")


def signed(gains: dict[str, int]) -> str:
    """Return gains and losses in words: +2 iron -2 gold."""
    return " ".join(f"{gains[good]:+} {good}" for good in Goods._fields if gains.get(good))


def line(event: Event) -> str:
    """Return an event as a line: who, what, where, gains and losses, rule."""
    names = ("you", "he")
    words = [] if event.seat is None or event.kind in NOBODYS else [names[event.seat]]
    words += [event.kind, str(event.args["location"])] if "location" in event.args else [event.kind]
    said = signed(event.args.get("gains", {}))
    if event.kind == "attacked":
        hit = [(name, signed(loss)) for name, loss in zip(names, event.args["losses"], strict=True)]
        said = ", ".join(f"{name} {loss}" for name, loss in hit if loss)
    return " ".join(words) + (f": {said}" if said else "") + f" ({event.rule})"


def event_lines(events: Sequence[Event]) -> list[str]:
    """Return all events as lines, except ELSEWHERE and his own placing and helpers."""
    return [
        line(event)
        for event in events
        if event.kind not in ELSEWHERE and not (event.seat == 1 and event.kind in ("placed", "claimed"))
    ]


def his_workers(events: Sequence[Event]) -> list[tuple[Event, list[Event]]]:
    """Return each placing of his workers with what he looked at before it."""
    found: list[tuple[Event, list[Event]]] = []
    looks: list[Event] = []
    for event in events:
        if event.kind == "aims":
            looks.append(event)
        elif event.kind == "placed" and event.seat == 1:
            found.append((event, looks))
            looks = []
    return found


@ALL_ROUNDS
@pytest.mark.rule("D3.1")
def test_each_round_draws_its_cards_and_lays_them_on_their_stacks(number: int) -> None:
    played, expected = whole_game()[0][number - 1], ROUNDS[number - 1]
    assert played.number == number
    assert [f"{event.args['location']} {bare(event.args['card'])}" for event in played.events if event.kind == "drew"] == list(
        expected.drawn
    )
    assert played.stacks == STARTING_CARDS | {place: cards for row in ROUNDS[:number] for place, cards in row.stacks.items()}


@ALL_ROUNDS
@pytest.mark.rule("D4.1", "D4.4", "D6.1", "D6.4", "D8.1")
def test_you_are_asked_after_his_first_and_after_his_second_worker(number: int) -> None:
    played = whole_game()[0][number - 1]
    assert played.asked == [kind for kind, _ in ROUNDS[number - 1].actions]
    moved = [event.seat for event in played.events if event.kind in ("placed", "paid", "left-out")]
    his_later_workers = len(ROUNDS[number - 1].he) - 1
    assert moved == [1, 0] + [1] * his_later_workers + [0] * (len(moved) - 2 - his_later_workers)


@ALL_ROUNDS
@pytest.mark.rule("D8.2", "D8.3", "D8.4", "D8.10")
def test_he_goes_where_the_cards_send_him(number: int) -> None:
    workers = his_workers(whole_game()[0][number - 1].events)
    placed = [(event.args["worker"], event.args["location"], event.rule) for event, _ in workers]
    assert placed == [(worker.worker, worker.location, worker.rule) for worker in ROUNDS[number - 1].he]


@ALL_ROUNDS
@pytest.mark.rule("D8.2", "D8.4", "D8.5")
def test_his_reasons_are_listed_before_each_worker(number: int) -> None:
    for (placed, looks), expected in zip(his_workers(whole_game()[0][number - 1].events), ROUNDS[number - 1].he, strict=True):
        if expected.worker > 2:
            continue
        said = [f"{look.args['meeple']} {look.args['location']} {look.args['verdict']}" for look in looks]
        assert said == list(expected.looks), expected.why
        assert looks[-1].args["location"] == placed.args["location"]
        for look in looks:
            meeple, verdict = look.args["meeple"], look.args["verdict"]
            assert look.rule == ("D8.5" if verdict == "useless" else "D8.2" if meeple in ("black", "white") else "D8.4"), meeple
            assert meeple not in ("black", "white") or bare(look.args["card"]) == bare(expected.card)


@ALL_ROUNDS
@pytest.mark.rule("D8.3", "D8.10")
def test_his_helpers_stand_in_the_row_or_the_column_or_one_in_each(number: int) -> None:
    workers = zip(his_workers(whole_game()[0][number - 1].events), ROUNDS[number - 1].he, strict=True)
    helpers = [(placed, looks, expected) for (placed, looks), expected in workers if expected.worker > 2]
    assert len(helpers) == (2 if number in (5, 8, 9) else 0)
    for _, looks, expected in helpers:
        assert {look.args["meeple"] for look in looks} <= set(expected.looks), expected.why
        assert {look.rule for look in looks} <= {"D8.3"}
    if helpers:
        assert helpers[0][1], "he says why before the first of them"


@ALL_ROUNDS
@pytest.mark.rule("D4.2", "D4.3", "D4.6", "D5.1", "D5.4", "D5.5", "D6.2", "D6.3", "D6.4", "D6.5", "D6.6", "D6.7", "D8.6", "D8.7")
def test_everything_is_resolved_in_the_order_of_the_rules(number: int) -> None:
    assert event_lines(whole_game()[0][number - 1].events) == list(ROUNDS[number - 1].happened)


@ALL_ROUNDS
@pytest.mark.rule("D6.2", "D6.4", "D6.5", "D8.6", "D8.7")
def test_both_hold_what_the_round_brought(number: int) -> None:
    assert whole_game()[0][number - 1].goods == [ROUNDS[number - 1].your_goods, ROUNDS[number - 1].his_goods]


@pytest.mark.parametrize("number", [number for number, row in enumerate(ROUNDS, 1) if row.actions[0][1].startswith("worker")])
@pytest.mark.rule("D8.2", "D8.3", "D8.4")
def test_his_answer_to_your_worker_is_predicted(number: int) -> None:
    expected = ROUNDS[number - 1]
    choices = {choice.words: choice.effects for choice in after(number - 1).decision().choices}
    effects = choices[expected.actions[0][1]]
    second = next(worker for worker in expected.he if worker.worker == 2)
    assert (effects["answer"], effects["answer_rule"]) == (second.location, second.rule)
    assert list(effects.get("answer_helpers", [])) == [worker.location for worker in expected.he if worker.worker > 2]


@pytest.mark.rule("D4.2", "D8.7")
def test_the_three_special_actions_come_from_the_tops_of_the_piles() -> None:
    events = [event for played in whole_game()[0] for event in played.events if event.kind == "took-special"]
    assert [(event.args["action"], event.args["pile"]) for event in events] == [
        ("muster an army", 1), ("special order", 3), ("past glories", 2),
    ]  # fmt: skip
    assert whole_game()[1].to_dict()["specials"] == 3


@pytest.mark.rule("D8.7")
def test_a_fourth_special_action_is_refused() -> None:
    position = after(8)
    before = position.to_bytes()
    for words in ("special 1", "special 2", "special 3"):
        with pytest.raises(IllegalAction) as refused:
            position.play(0, words)
        assert refused.value.rule == "D8.7"
    assert position.to_bytes() == before
    assert [words for words in position.decision().words if words.startswith("special")] == []


@pytest.mark.rule("D7.1", "D7.2", "D8.7")
def test_he_wins_by_twelve_glory_though_you_lead_in_steel() -> None:
    played, position = whole_game()
    last = played[-1].events[-1]
    assert (last.kind, last.seat, last.rule, last.args["glory"]) == ("won-by-glory", 1, "D8.7", 12)
    assert position.over
    you, he = position.scores()
    assert (you.total, he.total) == (1, 0)
    assert (you.place, he.place) == (2, 1)
    assert [seat.parts for seat in (you, he)] == [
        {"steel": 1, "gold": 0, "items": 2, "glory": 0, "iron": 0},
        {"steel": 0, "gold": 0, "items": 2, "glory": 12, "iron": 6},
    ]
    with pytest.raises(GameOver):
        position.clone().play(0, "worker 7")
