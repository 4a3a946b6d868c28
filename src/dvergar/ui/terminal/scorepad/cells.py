"""The cells of the pad's screen."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, Static

from dvergar.core.json_data import JsonObject
from dvergar.i18n import Catalogue
from dvergar.ui.plain.scorepad import place_of


def write(line: Static, text: str) -> None:
    """Write a text into a line of a fixed height; what stands there already is not drawn again."""
    if line.content != text:
        line.update(text, layout=False)


class Entry(Input):
    """A cell's line to type in."""

    def neighbour(self, by: int) -> "Entry":
        """The entry above or below; below the last stands the first of the next column."""
        entries = list(self.screen.query(Entry))
        column = [entry for entry in entries if entry.seat == self.seat]
        place = column.index(self) + by
        if place < len(column):
            return column[max(place, 0)]
        following = [entry for entry in entries if entry.seat == self.seat + 1]
        return (following or entries)[0]

    @property
    def seat(self) -> int:
        """The column in which it stands."""
        cell = self.parent
        return cell.seat if isinstance(cell, Cell | NameCell) else 0


class NameCell(Vertical):
    """A player's name."""

    part = "name"

    def __init__(self, seat: int, text: str, colour: str) -> None:
        super().__init__()
        self.seat, self._text, self._colour = seat, text, colour

    def compose(self) -> ComposeResult:
        """The name, or the seat's colour where none is given."""
        yield Entry(self._text, placeholder=self._colour, max_length=24, select_on_focus=False)


class Cell(Vertical):
    """What a player holds of one part, and below it what that comes to."""

    def __init__(self, seat: int, part: str, text: str) -> None:
        super().__init__(id=f"{part}-{seat}")
        self.seat, self.part, self._text = seat, part, text
        self.how = ""

    def compose(self) -> ComposeResult:
        """The text, and its figure."""
        yield Entry(self._text, select_on_focus=False)
        yield Static("", classes="how", markup=False)

    def show(self, sheet: JsonObject) -> None:
        """The points, how they came, and a mark where something cannot be."""
        part = next(part for part in sheet["seats"][self.seat]["parts"] if part["part"] == self.part)
        odd = any((finding["seat"], finding["part"]) == (self.seat, self.part) for finding in sheet["findings"])
        self.set_class(odd, "odd")
        mark = "! " if odd else ""
        self.how = part["how"] if part["points"] else ""
        write(self.query_one(".how", Static), f"{mark}= {part['points']}  {self.how}")


class Total(Static):
    """What a column comes to, and its place."""

    def __init__(self, seat: int) -> None:
        super().__init__("", id=f"total-{seat}", markup=False)
        self.seat = seat

    def show(self, sheet: JsonObject, words: Catalogue) -> None:
        """The total with its place in words; the first is shown in reverse."""
        seat = sheet["seats"][self.seat]
        self.set_class(seat["place"] == 1, "total--first")
        write(self, f" {seat['total']}  {place_of(seat, words)}")
