"""Named errors. Each carries a message of the catalogue, so it can be said in every language; none changes a position."""

from typing import Any, ClassVar

LONGEST = 200  # characters of a detail in a message


def shown(value: object) -> str:
    """Any value as a short text for a message, however large, deep or odd it is.

    >>> shown("x" * 99)[-3:], shown(10**9999), shown([[1]])
    ('xx…', 'int', 'list')
    """
    if isinstance(value, str):
        return value if len(value) <= 40 else value[:40] + "…"
    if value is None or isinstance(value, bool | float) or (isinstance(value, int) and abs(value) < 10**18):
        return str(value)
    return type(value).__name__


class DvergarError(Exception):
    """Something that was asked for cannot be done; `text(language)` says why.

    >>> GameOver("error-game-over").text("de")
    'Das Spiel ist zu Ende.'
    """

    default: ClassVar[str] = "error-unknown"

    def __init__(self, key: str = "", /, **args: object) -> None:
        super().__init__(key or self.default)
        self.key = key or self.default
        self.details = args

    def text(self, language: str = "en") -> str:
        """The reason in a user's language."""
        from dvergar.locale import catalogue

        return catalogue(language).say(self.key, **self._said(language))

    def _said(self, language: str) -> dict[str, object]:
        """The details; a reason that is an error itself is said in the same language."""
        said: dict[str, object] = {}
        for name, value in self.details.items():
            told = value.text(language) if isinstance(value, DvergarError) else value
            said[name] = told[:LONGEST] + "…" if isinstance(told, str) and len(told) > LONGEST else told
        return said

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> Any:
        """An error can be sent from one process to another."""
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[DvergarError], args: tuple[Any, ...], details: dict[str, Any]) -> DvergarError:
    """The error that was sent."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(details)
    return error


class IllegalAction(DvergarError):
    """The rules forbid the action; `rule` is the id of the rule."""

    def __init__(self, rule: str, key: str, /, **args: object) -> None:
        super().__init__(key, **args)
        self.rule = rule

    def text(self, language: str = "en") -> str:
        """The reason with its rule: «Dagda needs two other columns with a dwarf card on top (N8.4)»."""
        return f"{super().text(language)} ({self.rule})"


class UnknownWords(DvergarError):
    """The words are no action of this game."""


class WrongSeat(DvergarError):
    """This seat owes no decision now, or does not exist."""


class GameOver(DvergarError):
    """The game has ended."""

    default = "error-game-over"


class WrongType(DvergarError):
    """Something of the wrong kind was handed in, such as a list where words are expected."""


class BadOption(DvergarError):
    """A game or an option that does not exist, or a value that it does not take."""


class BadPosition(DvergarError):
    """No game can start from this position; `field` names what is wrong."""

    def __init__(self, field: str, key: str, /, **args: object) -> None:
        super().__init__(key, **args)
        self.field = field

    def text(self, language: str = "en") -> str:
        """The reason after the field's name."""
        from dvergar.locale import catalogue

        return catalogue(language).say("labelled", label=self.field, text=super().text(language))


class BadRecord(DvergarError):
    """A record that is damaged or breaks a rule; `action` is the number of the action, counted from 1, `rule` the id."""

    def __init__(self, key: str, /, *, action: int | None = None, rule: str | None = None, **args: object) -> None:
        super().__init__(key, action=action or 0, **args)
        self.action = action
        self.rule = rule


class StaleCore(DvergarError):
    """The compiled core was built from other sources than those that are installed."""

    default = "error-stale-core"
