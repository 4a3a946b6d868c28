"""Named errors of games. Each carries a message of the catalogue, so it can be said in every language."""

from dvergar.core.errors import BadOption, DvergarError, StaleCore, shown

__all__ = [
    "BadOption", "BadPosition", "BadRecord", "DvergarError", "GameOver", "IllegalAction", "StaleCore", "UnknownWords",
    "WrongSeat", "WrongType", "shown",
]  # fmt: skip


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


class BadPosition(DvergarError):
    """No game can start from this position; `field` names what is wrong."""

    def __init__(self, field: str, key: str, /, **args: object) -> None:
        super().__init__(key, **args)
        self.field = field

    def text(self, language: str = "en") -> str:
        """The reason after the field's name."""
        from dvergar.i18n import catalogue

        return catalogue(language).say("labelled", label=self.field, text=super().text(language))


class BadRecord(DvergarError):
    """A record that is damaged or breaks a rule; `action` is the number of the action, counted from 1, `rule` the id."""

    def __init__(self, key: str, /, *, action: int | None = None, rule: str | None = None, **args: object) -> None:
        super().__init__(key, action=action or 0, **args)
        self.action = action
        self.rule = rule
