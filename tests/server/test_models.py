"""What tables tell is what the models say, from which the page's types are made: whole games, all players, all options."""

import json
from typing import Any

import pytest

from dvergar.api.play import Game
from dvergar.server.model_base import UntypedData
from dvergar.server.models import State
from tests.table.sitting import wanderings
from tests.tables import named, quick_tables

EVERY = 3
"""Of so many moments one is looked at; moments that ask something rare are looked at always."""
OFTEN = ("bid", "take", "act", "second")


@pytest.mark.parametrize("game", quick_tables(), ids=named)
def test_what_is_told_in_a_whole_game_is_what_the_models_say(game: Game) -> None:
    moments = 0
    for moment, sitting in enumerate(wanderings(game, seed=7)):
        asked = sitting.told(None)["asked"]
        if moment % EVERY and asked and asked["kind"] in OFTEN:
            continue
        viewer = sitting.viewers[moment % len(sitting.viewers)] if moment % 2 or not asked else asked["seats"][0]
        agree(sitting.told(viewer, since=max(0, sitting.told(viewer)["number"] - 5)))
        moments += 1
    for viewer in sitting.viewers:
        agree(sitting.told(viewer))
    assert moments > 5


def agree(told: dict[str, Any]) -> None:
    """Every field is described, none is missing, and none has another type."""
    sent = json.dumps(told)
    read = State.model_validate_json(sent, strict=True)
    assert set(told) == set(State.model_fields)
    assert not any(isinstance(part, UntypedData) for part in (read.view, read.facts)), "a game with models is described by them"
    assert read.model_dump(mode="json", exclude_unset=True) == json.loads(sent)
