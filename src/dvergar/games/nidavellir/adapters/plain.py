"""The table of Nidavellir as lines of text, as one seat sees it."""

from collections.abc import Iterator

from dvergar.api.play import Decision, View
from dvergar.core.json_data import JsonObject
from dvergar.games.nidavellir.present.fields import fields_in
from dvergar.games.nidavellir.present.narrator import NidavellirNarrator
from dvergar.games.nidavellir.rules import material as m
from dvergar.games.nidavellir.rules.armies import lines as lines_of
from dvergar.games.nidavellir.rules.armies import standing
from dvergar.ui.kit.plain_screen import Screen, heading


class NidavellirScreen(Screen[NidavellirNarrator]):
    """Taverns, deck and treasury, then every seat with its coins and army."""

    minor = frozenset(
        {"counted"} | {"ordered", "judged", "coin-gone", "shuffled", "sealed", "coins-back", "put", "turn-began", "filled", "due"}
    )
    secret = frozenset({"bid", "keep"})

    def moment(self, decision: Decision) -> object:
        """Show the table once a turn, before the bids."""
        fields = fields_in(decision.view)
        return (fields.age, fields.turn) if decision.kind == "bid" else None

    def table_lines(self, view: View, narrator: NidavellirNarrator) -> Iterator[str]:
        """Yield the whole table as a seat sees it."""
        seen = view.to_dict()
        turns = m.TURNS[view.game.players]
        title = "table-end" if view.over else "table-title"
        yield heading(narrator.say(title, age=seen["age"], turn=seen["turn"], turns=turns))
        width = max(len(narrator.tavern(name)) for name in m.TAVERN_NAMES)
        for name in m.TAVERN_NAMES:
            cards = " · ".join(map(narrator.card, seen["taverns"][name])) or narrator.say("table-empty")
            yield f"  {narrator.tavern(name):<{width}}  {cards}"
        deck = seen["deck"] if isinstance(seen["deck"], int) else len(seen["deck"])
        treasury = " ".join(value if count == 1 else f"{value}×{count}" for value, count in seen["treasury"].items())
        yield f"  {narrator.say('table-deck', count=deck)}"
        yield f"  {narrator.say('table-treasury', coins=treasury)}"
        for number in range(view.game.players):
            yield ""
            yield from _seat_lines(view, seen["seats"][number], number, narrator)


def _seat_lines(view: View, seat: JsonObject, number: int, narrator: NidavellirNarrator) -> Iterator[str]:
    points = view.scores()[number].total
    coins = (
        narrator.say("table-coins", coins=seat["coins"])
        if "coins" in seat
        else narrator.say(
            "table-coins-secret", out=" ".join(seat["coins_out"]) or "–", **{"in": " ".join(seat["coins_in"]) or "–"}
        )
    )
    facts = [narrator.say("table-gem", gem=seat["gem"]), coins, narrator.say("table-points", points=points)]
    yield narrator.labelled(narrator.seat(number), ", ".join(facts))
    if "bid" in seat:
        yield f"  {_lying(seat, narrator)}"
    army = [
        f"{narrator.column(name)} {standing(fields_in(view), number, column)} ({_cards(seat['army'][name], narrator)})"
        for column, name in enumerate(m.CLASS_NAMES)
        if name in seat["army"]
    ]
    if army:
        yield f"  {' · '.join(army)}"
    lines = lines_of(fields_in(view), number)
    heroes = ", ".join(map(narrator.hero, seat["heroes"].split()))
    if heroes or lines:
        counted = narrator.say("table-lines", lines=lines, heroes=len(seat["heroes"].split()))
        yield f"  {narrator.labelled(counted, heroes) if heroes else counted}"


def _cards(cards: str, narrator: NidavellirNarrator) -> str:
    """Return a column from bottom to top, with dots for ranks without points."""
    return " ".join("·" if card == "-" else card if card.isdigit() else narrator.card(card) for card in cards.split())


def _lying(seat: JsonObject, narrator: NidavellirNarrator) -> str:
    on = zip(m.TAVERN_NAMES, seat["bid"].split(), strict=True)
    places = [f"{narrator.place(name)} {coin}" for name, coin in on if coin != "-"]
    places += [f"{narrator.place(name)} {seat[name]}" for name in ("pouch", "hand") if name in seat]
    text = narrator.say("table-lying", places=", ".join(places))
    if "known" in seat:
        known = ", ".join(f"{narrator.place(name)} {coins}" for name, coins in seat["known"].items())
        text += f" · {narrator.say('table-known', places=known)}"
    return text
