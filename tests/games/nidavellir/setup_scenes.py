"""Positions for the first chapters of the rules."""

import random
from typing import Any

import dvergar
from dvergar.api.event import Event
from dvergar.api.play import Position
from tests.games.nidavellir.playing import asked

WARRIORS = {f"warrior {points}": 1 for points in (3, 4, 5, 7, 8, 9)} | {"warrior 6": 2}
EXPLORERS = {f"explorer {points}": 1 for points in (5, 6, 7, 8, 9, 10, 11)}
DWARFS = {**WARRIORS, **EXPLORERS, "hunter": 6, "miner 0": 2, "miner 1": 2, "miner 2": 2, "blacksmith": 8}
DWARFS_OF_FIVE = {**DWARFS, "warrior 10": 1, "explorer 12": 1, "hunter": 8, "miner 0": 3, "miner 1": 3, "blacksmith": 10}
SINGLE_COINS = {str(value): 1 for value in range(15, 26)}

LAST_TAVERN: dict[str, Any] = {"turn": 4, "tavern": "horse", "taverns": {"horse": ["hunter", "hunter", "blacksmith"]}}


def new(players: int, seed: int = 1, **options: Any) -> Position:
    return dvergar.game("nidavellir", players=players, **options).start(seed)


def first_deck(players: int, seed: int = 1) -> list[str]:
    data = new(players, seed).to_dict()
    return [*(card for cards in data["taverns"].values() for card in cards), *data["deck"]]


def second_deck(players: int, seed: int = 1) -> list[str]:
    game = dvergar.game("nidavellir", players=players)
    position = game.load({"age": 1, "stage": "age end", "seats": [{"army": {"explorer": "5"}}]}, seed)
    assert asked(position) == (0, "keep")
    deck: list[str] = position.to_dict()["deck"]
    return deck


def play_on(position: Position, seed: int = 1) -> list[Event]:
    rng = random.Random(seed)
    events: list[Event] = []
    while not position.over:
        number = rng.choice(position.to_act)
        events += position.play(number, rng.choice(position.legal(number)))
    return events
