"""What is asked, put into words: the question, each choice with what it does, the closed ones with their reasons."""

from dataclasses import dataclass
from typing import Protocol

from dvergar.api.values import Choice, Closed
from dvergar.core.json_data import JsonObject
from dvergar.ui.kit.scene import Scene

WORDS = ("words", "code")
"""What a choice has besides its effects."""


@dataclass(frozen=True)
class Option:
    """A choice, open or closed, as a line of the list.

    `thing` is what one can ask about it (`hero thrud`); `rule` the rule that closes it, empty where it is open.
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
    """How a game puts its decisions into words, as its page does."""

    def title(self, scene: Scene) -> str:
        """The question."""

    def note(self, scene: Scene) -> str:
        """What matters for it."""

    def says(self, scene: Scene, choice: JsonObject) -> str:
        """What follows from a choice, in sentences."""

    def go(self, scene: Scene, choice: JsonObject) -> str:
        """What the button says that plays it."""

    def label(self, scene: Scene, choice: Choice) -> str:
        """What a choice, open or closed, is called."""

    def thing(self, scene: Scene, words: str, args: JsonObject) -> str:
        """What one can ask about a choice; empty if nothing."""

    def wait(self, scene: Scene) -> str:
        """What is awaited while nothing is asked."""


@dataclass(frozen=True)
class Prompt:
    """A decision in words."""

    title: str
    note: str
    rule: str
    options: tuple[Option, ...]


def prompt_of(scene: Scene, asking: Asking) -> Prompt:
    """The viewer's decision; the open choices come first, in their order."""
    decision = scene.decision
    open_ones = [_open(scene, asking, choice) for choice in decision["choices"]]
    closed = [_closed(scene, asking, choice) for choice in decision["closed"]]
    return Prompt(asking.title(scene), asking.note(scene), decision["rule"], (*open_ones, *closed))


def choice_of(scene: Scene, words: str) -> JsonObject | None:
    """An open choice by its words."""
    choices = scene.decision["choices"] if scene.decision else []
    return next((choice for choice in choices if choice["words"] == words), None)


def details_of(scene: Scene, words: str) -> JsonObject:
    """What a choice changes in detail."""
    return dict(scene.decision["details"].get(words, {}))


def told_choice(choice: JsonObject) -> Choice:
    """A choice as a narrator knows it."""
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
    """A text that begins with a capital letter."""
    return text[:1].upper() + text[1:]
