"""A part of the screen that is redrawn only when its text changes, and laid out again only when its height does."""

from textual.content import Content
from textual.widgets import Static


class Part(Static):
    """Lines of text that change during the game."""

    def show(self, content: Content) -> None:
        """Show these lines. If they need more or fewer rows than the last ones, the screen is laid out again."""
        before = self.content
        if isinstance(before, Content) and before.is_same(content):
            return
        self.update(content, layout=not (isinstance(before, Content) and self._is_as_high(before, content)))

    def _is_as_high(self, one: Content, other: Content) -> bool:
        """Whether two texts need the same number of rows here; where the style sheet sets the height, they do."""
        height, width = self.styles.height, self.content_size.width
        if height is not None and not height.is_auto:
            return True
        rules = self.styles.get_rules()
        return width > 0 and one.get_height(rules, width) == other.get_height(rules, width)
