"""A replay of a recorded game, as text or as JSON."""

import json
from collections.abc import Iterator

from dvergar.api.errors import DvergarError
from dvergar.api.narrator import narrator_for
from dvergar.api.option_texts import chosen_options
from dvergar.api.play import Position
from dvergar.api.record import Record
from dvergar.core.json_data import JsonObject
from dvergar.i18n import Catalogue
from dvergar.ui.kit.plain_screen import screen_of


def replay_lines(record: Record, limit: int | None, words: Catalogue) -> Iterator[str]:
    """Yield every action with its events, then the table and the score; raises at an action that breaks a rule."""
    position, failure = record.first(), failure_of(record, limit)
    narrator, screen = narrator_for(position.game, words), screen_of(position.game.name)
    yield from chosen_options(position.game, words)
    for number, (seat, action) in enumerate(record.actions[: _playable(failure, limit)], start=1):
        yield f"{number:>4}  {narrator.seat(seat)}: {action}"
        for event in position.play(seat, action):
            yield f"        {narrator.event(event)} ({event.rule})"
    if failure:
        raise failure
    yield ""
    yield from screen.table_lines(position.view(None), narrator)
    yield ""
    yield from screen.score_lines(position.scores(), narrator, "score-title" if position.over else "score-now")


def replay_json(record: Record, limit: int | None) -> str:
    """Return the position, the scores and every action with its events, as JSON."""
    position, steps = record.first(), []
    if failure := failure_of(record, limit):
        raise failure
    for number, (seat, action) in enumerate(record.actions[:limit], start=1):
        events = [event.to_dict() for event in position.play(seat, action)]
        steps.append({"number": number, "seat": seat, "words": action, "events": events})
    told = {"position": position.to_dict(), "scores": _scores(position), "over": position.over, "actions": steps}
    return json.dumps(told, indent=1)


def _scores(position: Position) -> list[JsonObject]:
    return [{"seat": s.seat, "total": s.total, "place": s.place, "parts": s.parts} for s in position.scores()]


def failure_of(record: Record, limit: int | None) -> DvergarError | None:
    """Return what is wrong with the part of the record that is replayed; None if nothing."""
    try:
        record.replay(limit)
    except DvergarError as error:
        return error
    return None


def _playable(failure: DvergarError | None, limit: int | None) -> int | None:
    """Return how many actions can be replayed."""
    return limit if failure is None else (getattr(failure, "action", None) or 1) - 1
