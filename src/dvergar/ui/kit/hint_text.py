"""Puts a hint into words: the choice with its chance, the next best, the reasons, and how long the bot thought."""

from collections.abc import Sequence
from typing import NamedTuple

from dvergar.api.narrator import Narrator
from dvergar.api.values import Choice
from dvergar.core.json_data import JsonMapping


class SaidHint(NamedTuple):
    """A hint in words; `following` and `reasons` are sentences."""

    choice: str
    following: str
    reasons: list[str]
    note: str


def said_hint(narrator: Narrator, asked: str, choices: Sequence[Choice], hint: JsonMapping) -> SaidHint:
    """Put a hint, as `Hint.to_dict` returns it, into words; `choices` are those of the decision, `asked` its kind."""
    names = {
        choice.words: narrator.choice(choice, asked) for choice in choices if choice.words in (hint["words"], hint["following"])
    }
    name, chance = names[hint["words"]], hint["chance"]
    choice = (
        narrator.say("hint-choice-only", choice=name)
        if chance is None
        else narrator.say("hint-choice", choice=name, chance=chance)
    )
    following = ""
    if names.get(hint["following"], name) != name:  # cards with the same name need no comparison
        key = "hint-close" if hint["close"] else "hint-next"
        following = narrator.say(key, choice=names[hint["following"]], chance=hint["following_chance"])
    elif len(choices) == 1:
        following = narrator.say("hint-only")
    reasons = [narrator.named(reason["key"], reason["args"]) for reason in hint["reasons"]]
    if not reasons and len(choices) > 1:
        reasons = [narrator.say("hint-alone")]
    note = narrator.say("hint-less" if hint["interpreted"] else "hint-simulations", count=hint["simulations"])
    return SaidHint(choice[:1].upper() + choice[1:], following, reasons, note if hint["simulations"] else "")
