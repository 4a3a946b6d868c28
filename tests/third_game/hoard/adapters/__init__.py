"""What the server and the user interfaces need of Hoard: the table as lines of text. Everything else follows from them."""

from typing import TYPE_CHECKING

from dvergar.ui.kit.plain_adapters import PlainAdapters

if TYPE_CHECKING:
    from dvergar.ui.kit.topics import Topics
    from hoard.adapters.plain import HoardScreen


class HoardAdapters(PlainAdapters):
    """Each part is imported on demand."""

    def plain_screen(self) -> "HoardScreen":
        """Return the screen that shows the table as lines of text."""
        from hoard.adapters.plain import HoardScreen

        return HoardScreen()

    def help_topics(self) -> "Topics":
        """Return the rules and terms that players can look up."""
        from dvergar.ui.kit.topics import Topics
        from hoard.rules.rule_ids import RULES

        names = {f"hoard-term-{name}": name for name in ("coin", "treasure", "lamp")}
        return Topics(RULES, names, {"hoard-term-lamp": ("H1.3", "H3.3", "H3.4")})
