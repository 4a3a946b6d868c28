"""The server's refusals, each with its HTTP status, and the one form in which errors are sent."""

from typing import ClassVar

from dvergar.api.errors import BadOption, BadPosition, BadRecord, DvergarError, UnknownWords, WrongType
from dvergar.core.json_data import JsonObject

PRIVATE = 4000
"""A refused socket is closed with this number plus the status of the same refusal in REST."""


class Refusal(DvergarError):
    """The server refuses a request."""

    status: ClassVar[int] = 400


class NotUnderstood(Refusal):
    """The message does not follow the protocol."""

    status = 422
    default = "server-not-understood"


class NoToken(Refusal):
    """The request needs a seat's token."""

    status = 401
    default = "server-no-token"


class ForeignToken(Refusal):
    """The token belongs to no seat at this table."""

    status = 403
    default = "server-foreign-token"


class ForeignPage(Refusal):
    """The request comes from a page of another origin, or uses a host name that is not the server's own."""

    status = 403
    default = "server-foreign-page"


class NoTable(Refusal):
    """The table does not exist."""

    status = 404
    default = "server-no-table"


class NotNow(Refusal):
    """The table does not allow this at the moment."""

    status = 409


class TooLarge(Refusal):
    """The request is larger than the limit."""

    status = 413
    default = "server-too-large"


class TooMany(Refusal):
    """The client asks too often, or for too much at once."""

    status = 429
    default = "server-too-fast"


class Gone(Refusal):
    """The client left before its answer was ready."""

    status = 499
    default = "server-slow"


class NotKept(Refusal):
    """The store could not save the change, so it did not happen."""

    status = 503
    default = "server-not-kept"


class NotHealthy(Refusal):
    """The database cannot be read or written now."""

    status = 503
    default = "server-not-healthy"


class NoHint(Refusal):
    """The hint was not ready in time."""

    status = 503
    default = "server-no-hint"


class Stopping(Refusal):
    """The server is about to stop."""

    status = 503
    default = "server-stopping"


_UNREADABLE = (BadOption, BadPosition, BadRecord, UnknownWords, WrongType)


def status_of(error: DvergarError) -> int:
    """Return the HTTP status of an error: 422 for unreadable input, 409 for what the table does not allow now."""
    if isinstance(error, Refusal):
        return error.status
    return 422 if isinstance(error, _UNREADABLE) else 409


def error_body(error: DvergarError, language: str) -> JsonObject:
    """Return an error as it is sent: its key, its rule, and its text in the reader's language."""
    return {"key": error.key, "rule": getattr(error, "rule", None), "text": sendable(error.text(language))}


def sendable(text: str) -> str:
    """Replace what UTF-8 cannot encode in a text that may repeat a client's input."""
    return text.encode("utf-8", "replace").decode()
