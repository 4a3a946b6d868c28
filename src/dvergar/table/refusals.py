"""Refusals of a table."""

from dvergar.api.errors import DvergarError


class Refused(DvergarError):
    """The table does not allow this now; nothing has changed."""
