"""Tellers: every game is told in every language, from its first event to its last, and no message is left over."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import dvergar
from dvergar.api.errors import IllegalAction
from dvergar.api.event import Event
from dvergar.api.narrator import Narrator, narrator_for
from dvergar.api.play import Game
from dvergar.api.values import Choice
from dvergar.games.dwarf.present.narrator import DwarfNarrator, signed
from dvergar.i18n import LANGUAGES, Catalogue, catalogue

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("nidavellir", {"players": 2}),
    ("nidavellir", {"players": 5, "edition": "de"}),
    ("dwarf", {"players": 2, "decline": True}),
    ("dwarf", {"players": 3, "special_backs": "same_order"}),
    ("dwarf", {"players": 5}),
    ("dwarf", {"solo": "eldhusfifl"}),
    ("dwarf", {"solo": "andvettr", "mountain": "a_over_b"}),
    ("dwarf", {"solo": "andvettr-fadir"}),
]


class Listening(Catalogue):
    """Remembers what it was asked to say."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.said: set[str] = set()

    def say(self, key: str, /, **args: Any) -> str:
        self.said.add(key)
        return super().say(key, **args)


def told(table: Game, narrator: Narrator, seed: int) -> Iterator[str]:
    """Everything that can be told of a random game."""
    position, rng = table.start(seed=seed), random.Random(seed)
    yield from map(narrator.event, position.opening)
    while not position.over:
        decision = position.decision()
        yield narrator.question(decision)
        for choice in rng.sample(decision.choices, min(6, len(decision.choices))):
            yield narrator.labelled(narrator.action(choice, decision.kind), narrator.effects(choice))
        yield from map(narrator.closed, decision.closed)
        yield from map(narrator.event, position.play(decision.seat, rng.choice(decision.codes)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "options"), TABLES, ids=str)
def test_a_whole_game_is_told(name: str, options: dict[str, Any], language: str) -> None:
    table = dvergar.game(name, **options)
    for line in told(table, narrator_for(table, catalogue(language)), seed=1):
        assert line
        assert "{" not in line
        assert "None" not in line
        assert "  " not in line.strip(), line


def test_every_effect_and_every_action_of_dwarf_is_told_by_some_game() -> None:
    words = Listening("en")
    for seed in range(6):
        for name, options in TABLES:
            if name == "dwarf":
                table = dvergar.game(name, **options)
                list(told(table, narrator_for(table, words), seed))
    composed = ("dwarf-effect-", "dwarf-action-")
    known = {key for key in words.names() if key.startswith(composed)}
    assert known - words.said == set()


def dwarf(language: str = "en", *seats: str) -> DwarfNarrator:
    narrator = narrator_for("dwarf", catalogue(language), seats)
    assert isinstance(narrator, DwarfNarrator)
    return narrator


def test_cards_go_by_their_names_with_or_without_a_letter() -> None:
    narrator = dwarf()
    assert [narrator.card(card) for card in ("forge axe a", "iron seam", "iron seam s", "great dragon b")] == [
        "Forge Axe",
        "Iron Seam",
        "Iron Seam",
        "Great Dragon",
    ]
    assert narrator.card("ring of power") == "ring of power"
    assert narrator.special("collapse the shafts") == "Collapse the Shafts"


def test_goods_come_and_go_with_true_signs() -> None:
    assert dwarf().gains({"iron": -3, "steel": 2}) == "−3 iron, +2 steel"
    assert dwarf("de").gains({"gold": -3, "items": 1}) == "−3 Gold, +1 Gegenstand"
    assert dwarf("fr").goods({"iron": 1, "gold": 2}) == "1 fer, 2 or"
    assert (signed(1), signed(-1)) == ("+1", "\N{MINUS SIGN}1")


def test_an_attack_names_only_those_who_lose() -> None:
    event = Event(
        "attacked",
        None,
        {"location": 4, "card": "dragon b", "losses": [{"gold": -1}, {}, {"gold": -1}]},
        "D6.2",
        None,
        {"location": "location", "card": "card", "losses": "losses"},
    )
    assert dwarf().event(event) == "Attack from location 4: Dragon. Blue: −1 gold; Green: −1 gold."
    nobody = event._replace(args={**event.args, "losses": [{}, {}]})
    assert dwarf().event(nobody) == "Attack from location 4: Dragon. Nobody loses anything."


def test_a_payment_names_its_glory() -> None:
    kinds = {"workers": "number", "gains": "gains"}
    paid = Event("paid", 0, {"workers": 1, "gains": {"glory": -4}}, "D4.2", None, kinds)
    assert dwarf().event(paid) == "Blue pays 1 worker and 4 glory."
    assert dwarf().event(paid._replace(args={"workers": 2, "gains": {}})) == "Blue pays 2 workers."


def test_a_choice_tells_what_the_opponent_would_do() -> None:
    effects = {"card": "gold seam", "gains": {"gold": 1}, "answer": 6, "answer_rule": "D8.4", "answer_helpers": [4, 5]}
    choice = Choice("worker 7", 0, effects)
    assert dwarf().action(choice, "act") == "Gold Seam"
    assert dwarf().effects(choice) == "+1 gold, he goes to 6 (D8.4), his helpers go to 4 and 5"


def test_a_special_action_tells_where_it_lands_and_who_resolves_early() -> None:
    effects = {"action": "turn back", "lands": 4, "card": "iron seam s", "early": [0, 2], "no_effect": True, "opponent_glory": 2}
    choice = Choice("special 2 glory", 0, effects)
    assert dwarf().action(choice, "act") == "Turn Back (pile 2, one worker and 4 glory)"
    told_effects = dwarf().effects(choice)
    assert told_effects == "the card goes to 4, Iron Seam on top, these resolve early: Blue and Green, has no effect now, gives him 2 glory"


def test_a_worker_that_is_left_out_is_a_worker_or_a_helper() -> None:
    assert dwarf().action(Choice("pass", 0, {}), "second") == "leave the worker out"
    assert dwarf().action(Choice("pass", 0, {}), "helper") == "leave the helper out"


def test_the_opponent_of_a_solo_game_has_a_name() -> None:
    table = dvergar.game("dwarf", solo="andvettr-fadir")
    narrator = narrator_for(table, catalogue("en"), ["Me"])
    assert [narrator.seat(seat) for seat in range(table.seats)] == ["Me", "Andvéttr faðir"]
    assert narrator.title(table) == "Dwarf, alone against Andvéttr faðir"


def test_refusals_name_things_in_the_language() -> None:
    error = IllegalAction("D5.4", "illegal-recall", card="alloy steel b", location=4)
    assert "Stahl legieren" in dwarf("de").error(error)
