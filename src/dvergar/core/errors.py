"""The base of all named errors, and those of the core. Each carries a message of the catalogue and leaves positions unchanged."""

from typing import Any, ClassVar

from dvergar.core.json_data import JsonObject

LONGEST = 200  # longest detail in a message, in characters


def shown(value: object) -> str:
    """Return any value as a short text for a message, however large, deep or odd it is.

    >>> shown("x" * 99)[-3:], shown(10**9999), shown([[1]])
    ('xx…', 'int', 'list')
    """
    if isinstance(value, str):
        return value if len(value) <= 40 else value[:40] + "…"
    if value is None or isinstance(value, bool | float) or (isinstance(value, int) and abs(value) < 10**18):
        return str(value)
    return type(value).__name__


class DvergarError(Exception):
    """A request that cannot be met; `text(language)` says why.

    >>> DvergarError("error-game-over").text("de")
    'Das Spiel ist zu Ende.'
    """

    default: ClassVar[str] = "error-unknown"

    def __init__(self, key: str = "", /, **args: object) -> None:
        super().__init__(key or self.default)
        self.key = key or self.default
        self.details = args

    def text(self, language: str = "en") -> str:
        """Return the reason in a user's language."""
        from dvergar.i18n import catalogue

        return catalogue(language).say(self.key, **self._said(language))

    def _said(self, language: str) -> dict[str, object]:
        """Return the details in a language, with a reason that is an error translated, and several values joined by “or”."""
        from dvergar.i18n import catalogue

        details: dict[str, object] = {}
        for name, value in self.details.items():
            detail = value.text(language) if isinstance(value, DvergarError) else value
            detail = catalogue(language).listed(detail, "or") if isinstance(detail, tuple) else detail
            details[name] = detail[:LONGEST] + "…" if isinstance(detail, str) and len(detail) > LONGEST else detail
        return details

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> Any:
        """Make the error picklable, so that it can be sent between processes."""
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[DvergarError], args: tuple[Any, ...], details: JsonObject) -> DvergarError:
    """Restore a pickled error."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(details)
    return error


class BadOption(DvergarError):
    """A game or option that does not exist, or a value that the option does not allow."""


class StaleCore(DvergarError):
    """A compiled core that was not built from the installed sources."""


def __getattr__(name: str) -> Any:
    """Return an error of games, for code that imports it from here: they have moved to `dvergar.api.errors`."""
    from dvergar.deprecated import attribute

    return attribute("core.errors", name)
