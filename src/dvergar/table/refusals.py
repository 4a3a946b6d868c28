"""What a table refuses."""

from dvergar.api.errors import DvergarError


class Refused(DvergarError):
    """The table does not do that now; nothing has changed."""
