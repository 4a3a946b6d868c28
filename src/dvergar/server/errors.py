"""What the server refuses, each with the status of its answer; and the one form in which an error is told."""

from typing import ClassVar

from dvergar.api.errors import BadOption, BadPosition, BadRecord, DvergarError, UnknownWords, WrongType
from dvergar.core.json_data import JsonObject


class Refusal(DvergarError):
    """The server does not do this."""

    status: ClassVar[int] = 400


class NotUnderstood(Refusal):
    """What was sent is no message of the protocol."""

    status = 422
    default = "server-not-understood"


class NoToken(Refusal):
    """A seat's token is needed."""

    status = 401
    default = "server-no-token"


class ForeignToken(Refusal):
    """The token is of no seat here."""

    status = 403
    default = "server-foreign-token"


class ForeignPage(Refusal):
    """A web page of another address asks, or the server is called by a name that is not its own."""

    status = 403
    default = "server-foreign-page"


class NoTable(Refusal):
    """There is no such table."""

    status = 404
    default = "server-no-table"


class NotNow(Refusal):
    """At this moment of the table this cannot be done."""

    status = 409


class TooLarge(Refusal):
    """More was sent than is read."""

    status = 413
    default = "server-too-large"


class TooMany(Refusal):
    """Somebody asks too often, or for too much at once."""

    status = 429
    default = "server-too-fast"


class NotKept(Refusal):
    """The store could not keep it, so it has not happened."""

    status = 503
    default = "server-not-kept"


class NoHint(Refusal):
    """The thought that was asked for did not come in time."""

    status = 503
    default = "server-no-hint"


class Stopping(Refusal):
    """The server is about to stop."""

    status = 503
    default = "server-stopping"


_UNREADABLE = (BadOption, BadPosition, BadRecord, UnknownWords, WrongType)


def status_of(error: DvergarError) -> int:
    """The status that answers an error: unreadable is 422, what the table does not allow now is 409."""
    if isinstance(error, Refusal):
        return error.status
    return 422 if isinstance(error, _UNREADABLE) else 409


def error_body(error: DvergarError, language: str) -> JsonObject:
    """An error as it is sent: its key, its rule, its text in the reader's language."""
    return {"key": error.key, "rule": getattr(error, "rule", None), "text": sendable(error.text(language))}


def sendable(text: str) -> str:
    """A text that may repeat what a client said, without what no UTF-8 can say."""
    return text.encode("utf-8", "replace").decode()
