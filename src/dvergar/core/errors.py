"""The base of all named errors, and those of the core. Each carries a message of the catalogue; none changes a position."""

from typing import Any, ClassVar

from dvergar.core.json_data import JsonObject

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

    >>> DvergarError("error-game-over").text("de")
    'Die Partie ist zu Ende.'
    """

    default: ClassVar[str] = "error-unknown"

    def __init__(self, key: str = "", /, **args: object) -> None:
        super().__init__(key or self.default)
        self.key = key or self.default
        self.details = args

    def text(self, language: str = "en") -> str:
        """The reason in a user's language."""
        from dvergar.i18n import catalogue

        return catalogue(language).say(self.key, **self._said(language))

    def _said(self, language: str) -> dict[str, object]:
        """The details: a reason that is an error itself is said in the same language, and several values as one of them."""
        from dvergar.i18n import catalogue

        said: dict[str, object] = {}
        for name, value in self.details.items():
            told = value.text(language) if isinstance(value, DvergarError) else value
            told = catalogue(language).listed(told, "or") if isinstance(told, tuple) else told
            said[name] = told[:LONGEST] + "…" if isinstance(told, str) and len(told) > LONGEST else told
        return said

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> Any:
        """An error can be sent from one process to another."""
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[DvergarError], args: tuple[Any, ...], details: JsonObject) -> DvergarError:
    """The error that was sent."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(details)
    return error


class BadOption(DvergarError):
    """A game or an option that does not exist, or a value that it does not take."""


class StaleCore(DvergarError):
    """The compiled core of a package was built from other sources than those that are installed."""


def __getattr__(name: str) -> Any:
    """The errors of games have moved to `dvergar.api.errors`."""
    from dvergar.deprecated import attribute

    return attribute("core.errors", name)
