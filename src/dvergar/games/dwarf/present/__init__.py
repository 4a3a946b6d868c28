"""What people are shown: effects of choices, facts, reasons, the score sheet, and events in words."""

from dvergar.games.dwarf.present.choice_effects import asked, choices_of, closed_of, details_of, refusal
from dvergar.games.dwarf.present.facts import facts_of
from dvergar.games.dwarf.present.reasons import traits_of

__all__ = ["asked", "choices_of", "closed_of", "details_of", "facts_of", "refusal", "traits_of"]
