"""The limit of undo: whatever can be undone has revealed nothing to anybody."""

import random
from collections import Counter

import pytest

from dvergar.api.errors import DvergarError
from dvergar.api.event import Event
from dvergar.api.play import Game, Position
from dvergar.bots.base import UNBOUND
from dvergar.bots.registry import make_bot
from tests.tables import every_table, named

TABLES = every_table()
GAMES_EACH = 3


def choose(position: Position, seat: int, rng: random.Random) -> str:
    """Choose an action at random or by the heuristic, so that rich positions come up."""
    if rng.random() < 0.5:
        return position.words(seat, rng.choice(position.legal(seat)))
    view = position.view(seat)
    return make_bot("thumb", rng.randrange(99)).think(view, view.decision(), UNBOUND).words


def what_is_learned(position: Position, events: list[Event], viewer: int | None) -> object:
    """Return everything that a viewer sees of a position and received on the way to it."""
    return position.view(viewer).to_bytes(), [event for event in events if event.known_to(viewer)], position.dealer.dealt


def learned_elsewhere(before: Position, seat: int, words: str, viewer: int | None, rng: random.Random) -> object:
    """Return what the viewer would have learned in another position that it could not tell from this one."""
    imagined = before.game.imagine(before.view(viewer), rng)
    imagined.dealer.dealt = before.dealer.dealt
    try:
        events = list(imagined.play(seat, words))
    except DvergarError:
        return "cannot be played there"
    return what_is_learned(imagined, events, viewer)


@pytest.mark.parametrize("game", TABLES, ids=named)
def test_an_action_without_a_revealing_event_reveals_nothing_to_any_viewer(game: Game) -> None:
    compared = 0
    for seed in range(GAMES_EACH):
        rng, position = random.Random(seed), game.start(seed=seed)
        while not position.over:
            seat = rng.choice(position.to_act)
            words, before = choose(position, seat, rng), position.clone()
            events = list(position.play(seat, words))
            if before.dealer.dealt != position.dealer.dealt or any(map(game.rules.reveals, events)):
                continue
            for viewer in (None, *range(game.players)):
                compared += 1
                learned = what_is_learned(position, events, viewer)
                assert learned_elsewhere(before, seat, words, viewer, rng) == learned, (seat, words, viewer)
    assert compared > 50


@pytest.mark.parametrize("name", ["nidavellir", "dwarf"])
def test_events_that_show_something_hidden_are_revealing(name: str) -> None:
    """Every kind of event missing from the table would reveal something that could be undone."""
    tables = [game for game in TABLES if game.name == name]
    learned: Counter[str] = Counter()
    for game in tables:
        rng, position = random.Random(5), game.start(seed=5)
        while not position.over:
            seat = rng.choice(position.to_act)
            words, before = choose(position, seat, rng), position.clone()
            events = list(position.play(seat, words))
            kinds = {event.kind for event in events} & game.rules.revealing
            for viewer in (None, *range(game.players)):
                if len(kinds) == 1 and learned_elsewhere(before, seat, words, viewer, rng) != what_is_learned(
                    position, events, viewer
                ):
                    learned.update(kinds)
    expected = {"nidavellir": {"filled", "revealed", "transformed"}, "dwarf": {"drew", "took-special"}}
    assert expected[name] <= set(learned)


@pytest.mark.parametrize("name", ["nidavellir", "dwarf"])
def test_private_events_are_revealing(name: str) -> None:
    rules = next(game for game in TABLES if game.name == name).rules
    assert rules.reveals(Event("took", 0, {}, "N1.1", to=0))
    assert rules.reveals(Event("shuffled", None, {}, "N1.1"))
    assert not rules.reveals(Event("put" if name == "nidavellir" else "placed", 0, {}, "N1.1"))
