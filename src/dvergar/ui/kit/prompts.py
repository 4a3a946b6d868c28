"""Decisions in words: the question, each open choice with its effects, each closed choice with its reason."""

from dataclasses import dataclass
from typing import Protocol

from dvergar.api.values import Choice, Closed
from dvergar.core.json_data import JsonObject
from dvergar.ui.kit.scene import Scene

WORDS = ("words", "code")
"""Members of a choice that are not effects."""


@dataclass(frozen=True)
class Option:
    """A choice, open or closed, as a line of the list.

    `thing` is the item whose explanation belongs to it (`hero thrud`); `rule` is the rule that closes it, empty if it is open.
    """

    words: str
    label: str
    does: str
    thing: str = ""
    rule: str = ""

    @property
    def is_open(self) -> bool:
        """Whether it may be chosen."""
        return not self.rule


class Asking(Protocol):
    """How a game puts its decisions into words, matching its page."""

    def title(self, scene: Scene) -> str:
        """Return the question."""

    def note(self, scene: Scene) -> str:
        """Return what matters for the decision."""

    def says(self, scene: Scene, choice: JsonObject) -> str:
        """Return the consequences of a choice, in sentences."""

    def go(self, scene: Scene, choice: JsonObject) -> str:
        """Return the label of the button that plays the choice."""

    def label(self, scene: Scene, choice: Choice) -> str:
        """Return the name of a choice, open or closed."""

    def thing(self, scene: Scene, words: str, args: JsonObject) -> str:
        """Return the item that explains a choice; empty if there is none."""

    def wait(self, scene: Scene) -> str:
        """Return what the game waits for while the viewer has no decision."""


@dataclass(frozen=True)
class Prompt:
    """A decision in words."""

    title: str
    note: str
    rule: str
    options: tuple[Option, ...]


def prompt_of(scene: Scene, asking: Asking) -> Prompt:
    """Put the viewer's decision into words; the open choices come first, in their order."""
    decision = scene.decision
    open_ones = [_open(scene, asking, choice) for choice in decision["choices"]]
    closed = [_closed(scene, asking, choice) for choice in decision["closed"]]
    return Prompt(asking.title(scene), asking.note(scene), decision["rule"], (*open_ones, *closed))


def choice_of(scene: Scene, words: str) -> JsonObject | None:
    """Find an open choice by its words."""
    choices = scene.decision["choices"] if scene.decision else []
    return next((choice for choice in choices if choice["words"] == words), None)


def details_of(scene: Scene, words: str) -> JsonObject:
    """Return the detailed changes that a choice makes."""
    return dict(scene.decision["details"].get(words, {}))


def told_choice(choice: JsonObject) -> Choice:
    """Convert a choice as sent into the form that a narrator takes."""
    effects = {name: value for name, value in choice.items() if name not in WORDS}
    return Choice(choice["words"], choice["code"], effects)


def _open(scene: Scene, asking: Asking, choice: JsonObject) -> Option:
    told = told_choice(choice)
    thing = asking.thing(scene, told.words, told.effects)
    return Option(told.words, capital(asking.label(scene, told)), scene.narrator.effects(told), thing)


def _closed(scene: Scene, asking: Asking, choice: JsonObject) -> Option:
    closed = Closed(choice["words"], choice["rule"], choice["reason"], choice["args"])
    thing = asking.thing(scene, closed.words, dict(closed.args))
    label = asking.label(scene, Choice(closed.words, -1, dict(closed.args)))
    return Option(closed.words, capital(label), scene.narrator.closed(closed), thing, closed.rule)


def capital(text: str) -> str:
    """Capitalise the first letter of a text."""
    return text[:1].upper() + text[1:]
