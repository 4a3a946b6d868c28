"""The table of Hoard as lines of text: the offer, and what every seat still has and has taken."""

from collections.abc import Iterator

from dvergar.api.play import Decision, View
from dvergar.core.json_data import JsonMapping
from dvergar.ui.kit.plain_screen import Screen, heading
from hoard.present.narrator import HoardNarrator


class HoardScreen(Screen[HoardNarrator]):
    """One line for the offer, three for each seat."""

    minor = frozenset({"shuffled", "sealed"})
    secret = frozenset({"bid"})

    def moment(self, decision: Decision) -> object:
        """Return a new value before every bid."""
        return decision.view.to_dict()["round"] if decision.kind == "bid" else None

    def table_lines(self, view: View, narrator: HoardNarrator) -> Iterator[str]:
        """Yield the whole table as a seat sees it."""
        table = view.to_dict()
        yield heading(narrator.own("table-end" if view.over else "table-round", round=table["round"]))
        if table["offer"]:
            treasures = " · ".join(narrator.treasure(treasure) for treasure in table["offer"])
            yield "  " + narrator.labelled(narrator.own("table-offer"), treasures)
        for seat, held in enumerate(table["seats"]):
            yield ""
            yield from _seat_lines(seat, held, narrator, has_lamp=table["lamp"] == seat)


def _seat_lines(seat: int, held: JsonMapping, narrator: HoardNarrator, *, has_lamp: bool) -> Iterator[str]:
    """Yield a seat's name, coins and treasures, and its bid as far as the viewer knows it."""
    lamp = f" ({narrator.own('table-lamp')})" if has_lamp else ""
    yield f"  {narrator.seat(seat)}{lamp}"
    yield "    " + narrator.labelled(narrator.part("coins"), _listed(held["coins"]))
    yield "    " + narrator.labelled(narrator.part("treasures"), _listed(held["treasures"]))
    if "bid" in held:
        yield "    " + narrator.labelled(narrator.own("table-bid"), str(held["bid"]))


def _listed(numbers: list[int]) -> str:
    return " ".join(map(str, numbers)) or "–"
