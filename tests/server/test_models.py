"""Messages match the models from which the page's types are made: whole games, all players, all options."""

import json
from typing import Any

import pytest

from dvergar.api.play import Game
from dvergar.server.model_base import UntypedData
from dvergar.server.models import State
from tests.table.sitting import random_runs
from tests.tables import named, quick_tables

EVERY = 3
"""One moment in this many is checked; moments with rare decisions always are."""
OFTEN = ("bid", "take", "act", "second")


@pytest.mark.parametrize("game", quick_tables(), ids=named)
def test_all_messages_of_a_whole_game_match_the_models(game: Game) -> None:
    moments = 0
    for moment, sitting in enumerate(random_runs(game, seed=7)):
        asked = sitting.message_to(None)["asked"]
        if moment % EVERY and asked and asked["kind"] in OFTEN:
            continue
        viewer = sitting.viewers[moment % len(sitting.viewers)] if moment % 2 or not asked else asked["seats"][0]
        agree(sitting.message_to(viewer, since=max(0, sitting.message_to(viewer)["number"] - 5)))
        moments += 1
    for viewer in sitting.viewers:
        agree(sitting.message_to(viewer))
    assert moments > 5


def agree(told: dict[str, Any]) -> None:
    """Check that every field is described, none is missing, and all have the right types."""
    sent = json.dumps(told)
    read = State.model_validate_json(sent, strict=True)
    assert set(told) == set(State.model_fields)
    assert not any(isinstance(part, UntypedData) for part in (read.view, read.facts)), "a game with models is described by them"
    assert read.model_dump(mode="json", exclude_unset=True) == json.loads(sent)
