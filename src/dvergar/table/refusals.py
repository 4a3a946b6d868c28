"""What a table refuses."""

from dvergar.core.errors import DvergarError


class Refused(DvergarError):
    """The table does not do that now; nothing has changed."""
