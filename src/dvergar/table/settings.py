"""The settings of a table, chosen when it is opened."""

from dataclasses import asdict, dataclass, fields
from typing import Self

from dvergar.api.errors import BadOption, BadRecord, shown
from dvergar.core.json_data import JsonMapping, JsonObject

LONGEST_CLOCK = 30 * 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Settings:
    """How a table plays.

    `clock` is the time for a decision in seconds, None for no clock. With `autoplay` the table makes decisions that have only one
    choice. At an `analysis` table everything is open, and everything can be taken back.
    """

    clock: float | None = None
    autoplay: bool = True
    analysis: bool = False

    def __post_init__(self) -> None:
        """Refuse invalid settings."""
        if self.clock is not None:
            number = isinstance(self.clock, int | float) and not isinstance(self.clock, bool)
            if not number or not 0 < self.clock <= LONGEST_CLOCK:
                raise BadOption("table-clock-setting", clock=shown(self.clock), most=int(LONGEST_CLOCK))
        for name in ("autoplay", "analysis"):
            if not isinstance(getattr(self, name), bool):
                raise BadOption("error-option-value", option=name, values="true, false", given=shown(getattr(self, name)))

    def to_dict(self) -> JsonObject:
        """Return the settings as JSON data."""
        return asdict(self)

    @classmethod
    def of(cls, data: JsonMapping) -> Self:
        """Restore settings from `to_dict`; unknown fields are refused."""
        known = {field.name for field in fields(cls)}
        for name in data:
            if name not in known:
                raise BadRecord("record-field", field=shown(name))
        return cls(**data)
