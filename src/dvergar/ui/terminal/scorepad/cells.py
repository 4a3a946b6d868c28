"""The cells of the score pad screen."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, Static

from dvergar.core.json_data import JsonObject
from dvergar.i18n import Catalogue
from dvergar.ui.plain.scorepad import place_of


def write(line: Static, text: str) -> None:
    """Set the text of a line of fixed height, without redrawing it if unchanged."""
    if line.content != text:
        line.update(text, layout=False)


class Entry(Input):
    """The input line of a cell."""

    def neighbour(self, by: int) -> "Entry":
        """Return the entry above or below; after the last one comes the first of the next column."""
        entries = list(self.screen.query(Entry))
        column = [entry for entry in entries if entry.seat == self.seat]
        place = column.index(self) + by
        if place < len(column):
            return column[max(place, 0)]
        following = [entry for entry in entries if entry.seat == self.seat + 1]
        return (following or entries)[0]

    @property
    def seat(self) -> int:
        """The column of the cell."""
        cell = self.parent
        return cell.seat if isinstance(cell, Cell | NameCell) else 0


class NameCell(Vertical):
    """A player's name."""

    part = "name"

    def __init__(self, seat: int, text: str, colour: str) -> None:
        super().__init__()
        self.seat, self._text, self._colour = seat, text, colour

    def compose(self) -> ComposeResult:
        """Compose the name, or the seat's colour if no name is given."""
        yield Entry(self._text, placeholder=self._colour, max_length=24, select_on_focus=False)


class Cell(Vertical):
    """A player's entry for one part, and the points for it."""

    def __init__(self, seat: int, part: str, text: str) -> None:
        super().__init__(id=f"{part}-{seat}")
        self.seat, self.part, self._text = seat, part, text
        self.how = ""

    def compose(self) -> ComposeResult:
        """Compose the text and its points."""
        yield Entry(self._text, select_on_focus=False)
        yield Static("", classes="how", markup=False)

    def show(self, sheet: JsonObject) -> None:
        """Show the points, how they were reached, and a mark if something is impossible."""
        part = next(part for part in sheet["seats"][self.seat]["parts"] if part["part"] == self.part)
        odd = any((finding["seat"], finding["part"]) == (self.seat, self.part) for finding in sheet["findings"])
        self.set_class(odd, "odd")
        mark = "! " if odd else ""
        self.how = part["how"] if part["points"] else ""
        write(self.query_one(".how", Static), f"{mark}= {part['points']}  {self.how}")


class Total(Static):
    """The total of a column, and its place."""

    def __init__(self, seat: int) -> None:
        super().__init__("", id=f"total-{seat}", markup=False)
        self.seat = seat

    def show(self, sheet: JsonObject, words: Catalogue) -> None:
        """Show the total with its place in words; the winner is shown in reverse."""
        seat = sheet["seats"][self.seat]
        self.set_class(seat["place"] == 1, "total--first")
        write(self, f" {seat['total']}  {place_of(seat, words)}")
