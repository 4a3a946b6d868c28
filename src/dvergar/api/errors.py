"""Named errors of games. Each carries a message of the catalogue, so it can be shown in every language."""

from dvergar.core.errors import BadOption, DvergarError, StaleCore, shown

__all__ = [
    "BadOption", "BadPosition", "BadRecord", "DvergarError", "GameOver", "IllegalAction", "StaleCore", "UnknownWords",
    "WrongSeat", "WrongType", "shown",
]  # fmt: skip


class IllegalAction(DvergarError):
    """An action that the rules forbid; `rule` is the id of the rule."""

    def __init__(self, rule: str, key: str, /, **args: object) -> None:
        super().__init__(key, **args)
        self.rule = rule

    def text(self, language: str = "en") -> str:
        """Return the reason with its rule: “Dagda needs two other columns with a dwarf card on top (N8.4)”."""
        return f"{super().text(language)} ({self.rule})"


class UnknownWords(DvergarError):
    """Words that are not an action of this game."""


class WrongSeat(DvergarError):
    """A seat that owes no decision now, or does not exist."""


class GameOver(DvergarError):
    """An action after the end of the game."""

    default = "error-game-over"


class WrongType(DvergarError):
    """A value of the wrong type, such as a list where a text is expected."""


class BadPosition(DvergarError):
    """A position from which no game can start; `field` names what is wrong."""

    def __init__(self, field: str, key: str, /, **args: object) -> None:
        super().__init__(key, **args)
        self.field = field

    def text(self, language: str = "en") -> str:
        """Return the reason after the name of the field."""
        from dvergar.i18n import catalogue

        return catalogue(language).say("labelled", label=self.field, text=super().text(language))


class BadRecord(DvergarError):
    """A record that is damaged or breaks a rule; `action` is the number of the action, counted from 1, `rule` the rule's id."""

    def __init__(self, key: str, /, *, action: int | None = None, rule: str | None = None, **args: object) -> None:
        super().__init__(key, action=action or 0, **args)
        self.action = action
        self.rule = rule
