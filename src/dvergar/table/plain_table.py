"""The table as lines of text, with each choice in words, for games that the page does not draw."""

from dvergar.api.narrator import Narrator
from dvergar.api.play import Position, View
from dvergar.core.json_data import JsonObject


def plain_table(position: Position, viewer: int | None, narrator: Narrator, *, is_open: bool) -> JsonObject | None:
    """Return the table as text, as a viewer sees it or with everything open; None for a game that the page draws."""
    rules = position.game.rules
    if not rules.is_shown_as_text:
        return None
    view = position.view(viewer)
    shown = View(position.game, view.seat, position.core.clone()) if is_open else view
    lines = [*rules.adapters.plain_screen().table_lines(shown, narrator)]
    parts = {part: narrator.part(part) for part in rules.part_names}
    return {"lines": lines, "parts": parts, **(_asked(view, narrator) if viewer in position.to_act else _nothing_asked())}


def _asked(view: View, narrator: Narrator) -> JsonObject:
    """Return the question, and the name and effect of each choice."""
    decision = view.decision()
    choices = [
        {"words": choice.words, "label": narrator.choice(choice, decision.kind), "does": narrator.effects(choice)}
        for choice in decision.choices
    ]
    closed = [{"words": choice.words, "label": choice.words, "does": narrator.closed(choice)} for choice in decision.closed]
    return {"question": narrator.question(decision), "choices": choices, "closed": closed}


def _nothing_asked() -> JsonObject:
    return {"question": "", "choices": [], "closed": []}
