"""The decisions of Nidavellir in the words of its page."""

from typing import Any

from dvergar.games import Choice
from dvergar.locale.nidavellir import TAVERNS, NidavellirTeller
from dvergar.nidavellir.tables import CLASS_NAMES
from dvergar.terminal.table.prompts import capital, details_of
from dvergar.terminal.table.sight import Sight

ALIKE = "dwerg"
"""The brothers go by one word."""
OTHERWISE_CLOSED = ("closed-hero-taken", "closed-hero-out")
"""Heroes that are not there need not be counted."""


class AskingNidavellir:
    """Questions, consequences and buttons of Nidavellir."""

    def title(self, sight: Sight) -> str:
        """The question."""
        kind, view = sight.asked, sight.view
        tell = teller(sight)
        match kind:
            case "take":
                return sight.say("nid-take", tavern=tell.tavern(view["tavern"]))
            case "hero":
                facts = sight.facts["seats"][sight.me]
                return sight.say("web-special-hero-asked", due=facts["lines"] - facts["heroes"])
            case "discard":
                return sight.say("web-special-dagda-asked" if _discards(sight) == 2 else "web-special-bonfur-asked")
            case "transform":
                return sight.say("web-special-transform-asked", plus=view["plus"])
            case "lay":
                return sight.say("web-special-lay-asked", tavern=short_tavern(sight, view["tavern"]))
            case "ylud":
                return sight.say("web-special-ylud-asked-move" if _may_stay(sight) else "web-special-ylud-asked")
        return sight.say(f"web-special-{kind}-asked")

    def note(self, sight: Sight) -> str:
        """What matters for it."""
        kind, decision = sight.asked, sight.decision
        match kind:
            case "take":
                return _take_note(sight)
            case "hero":
                facts = sight.facts["seats"][sight.me]
                shut = [closed for closed in decision["closed"] if closed["reason"] not in OTHERWISE_CLOSED]
                count = len(decision["choices"])
                numbers = {"lines": facts["lines"], "heroes": facts["heroes"], "open": count, "all": count + len(shut)}
                return sight.say("web-special-hero-note", **numbers)
            case "discard":
                return sight.say("web-special-dagda-note" if _discards(sight) == 2 else "web-special-bonfur-note")
            case "drop":
                return sight.say("web-special-drop-note", gets=decision["choices"][0].get("gets", ""))
            case "keep":
                only_you = sight.say("web-special-keep-only-you")
                return f"{only_you} {sight.say('web-special-keep-note')}"
            case "ylud":
                late = "-move" if _may_stay(sight) else "-late" if sight.view["age"] == 2 else ""
                return sight.say(f"web-special-ylud-note{late}")
        return sight.say(f"web-special-{kind}-note")

    def says(self, sight: Sight, choice: dict[str, Any]) -> str:
        """What follows from a choice, in sentences."""
        told = _SAYS[sight.asked](sight, choice, details_of(sight, choice["words"]))
        return " ".join(capital(text) for text in told if text)

    def go(self, sight: Sight, choice: dict[str, Any]) -> str:
        """What the button says."""
        tell, kind = teller(sight), sight.asked
        verb, _, rest = choice["words"].partition(" ")
        parts = rest.split()
        match kind:
            case "take" | "keep":
                return sight.say("nid-take-go" if kind == "take" else "web-special-keep-go", card=tell.card(rest))
            case "hero":
                return sight.say("web-special-hero-go", hero=tell.hero(rest))
            case "discard":
                return sight.say("web-special-discard-go", count=len(parts))
            case "thrud" | "ylud":
                if verb == "stay":
                    return sight.say("web-special-ylud-stay-go")
                return sight.say("web-special-put-go", hero=tell.hero(kind), column=tell.column(rest))
            case "transform":
                return sight.say("web-special-transform-go", coin=tell.coin(parts[-1]))
            case "trade":
                return sight.say("web-special-trade-go", high=tell.coin(parts[0]), low=tell.coin(parts[-1]))
            case "drop":
                return sight.say("web-special-drop-go", coin=_five(sight, rest))
        return sight.say("web-special-lay-go", coin=tell.coin(rest))

    def label(self, sight: Sight, choice: Choice) -> str:
        """What a choice is called; a coin that cannot be traded goes by its name."""
        verb, _, rest = choice.words.partition(" ")
        if verb == "trade" and " " not in rest:
            return teller(sight).coin(rest)
        return sight.tell.action(choice, sight.asked)

    def thing(self, sight: Sight, words: str, _args: dict[str, Any]) -> str:
        """What one can ask about a choice: its card, its hero, its coin or its column."""
        verb, _, rest = words.partition(" ")
        last = rest.split()[-1] if rest else ""
        if verb in ("take", "keep"):
            return f"card {rest.partition(' ')[0]}"
        if verb == "hero":
            brother = next((name for name in sight.view["hall"] if name.startswith(rest)), f"{ALIKE}_ymir")
            return f"hero {brother if rest == ALIKE else rest}"
        if verb in ("place", "discard"):
            return f"card {last}"
        if verb in ("lay", "transform", "trade", "drop"):
            return coin_thing(last)
        return "hero ylud" if verb == "stay" else ""

    def wait(self, sight: Sight) -> str:
        """What is awaited while nothing is asked."""
        asked = sight.told["asked"]
        if not asked or not asked["seats"]:
            return sight.say("nid-wait")
        seats = [seat for seat in asked["seats"] if not sight.told["chairs"][seat]["bid"]]
        names = sight.listed(seats or asked["seats"])
        args: dict[str, Any] = {"names": names}
        if asked["kind"] == "bid":
            args["count"] = len(seats or asked["seats"])
        if asked["kind"] in ("lay", "take"):
            args["tavern"] = short_tavern(sight, sight.view["tavern"])
        return sight.say(f"nid-wait-{asked['kind']}", **args)


def coin_thing(coin: str) -> str:
    """What one can ask about a coin.

    >>> coin_thing("0"), coin_thing("5"), coin_thing("5t"), coin_thing("3s")
    ('coin 0', 'coin basic', 'coin treasury', 'coin 3s')
    """
    if coin in ("0", "3s"):
        return f"coin {coin}"
    return "coin basic" if coin in ("2", "3", "4", "5") else "coin treasury"


def short_tavern(sight: Sight, tavern: str) -> str:
    """A tavern's short name."""
    return sight.say(f"tavern-{TAVERNS.index(tavern) + 1}.short")


def teller(sight: Sight) -> NidavellirTeller:
    """The teller, who knows the things of this game."""
    assert isinstance(sight.tell, NidavellirTeller)
    return sight.tell


def _discards(sight: Sight) -> int:
    return int(sight.view.get("discards_due", 1))


def _may_stay(sight: Sight) -> bool:
    return any(choice["words"] == "stay" for choice in sight.decision["choices"])


def _take_note(sight: Sight) -> str:
    view = sight.view
    after, place = view["order"][view["played"] + 1 :], view["played"] + 1
    if not after:
        return sight.say("nid-take-last", place=place, of=len(view["order"]))
    return sight.say("nid-take-place", place=place, of=len(view["order"]), names=sight.listed(after), count=len(after))


def _lines(sight: Sight, choice: dict[str, Any]) -> list[str]:
    """A line that is completed, and the hero for it."""
    told = [sight.say("nid-completes", line=choice["lines"])] if choice.get("lines") and choice.get("hero") else []
    return told + ([sight.say("nid-hero-comes")] if choice.get("hero") else [])


def _take(sight: Sight, choice: dict[str, Any], _: dict[str, Any]) -> list[str]:
    facts, me, card = sight.facts, sight.me, choice["words"].partition(" ")[2]
    told = [_brought(sight, choice, facts["brings"].get(card)), *_lines(sight, choice)]
    tie = next((tie for tie in facts.get("ties", []) if me in tie["seats"]), None)
    if tie:
        gem, after = (tie[name][tie["seats"].index(me)] for name in ("gems", "after"))
        if gem != after:
            told.append(f"{sight.say('nid-gem-becomes', gem=gem, after=after)} (N6.1)")
    coin = teller(sight).coin(facts["laid"][me]) if facts.get("laid") else ""
    return [*told, sight.say("nid-then-trade" if me in facts.get("trades", []) else "nid-no-trade", coin=coin)]


def _brought(sight: Sight, choice: dict[str, Any], after: dict[str, Any] | None) -> str:
    """The column after a card has come, or the coin that grows."""
    if not after:
        return sight.say("nid-offering-change", plus=choice.get("plus", 0))
    column, points = after["column"], choice.get("points", 0)
    before = sight.facts["seats"][sight.me]["ranks"][column]
    change = sight.say("effect-points", value=points, signed=f"{points:+d}")
    return sight.say(
        "nid-ranks-change", **{"class": teller(sight).column(column)}, before=before, after=after["ranks"], points=change
    )


def _hero(sight: Sight, choice: dict[str, Any], details: dict[str, Any]) -> list[str]:
    hero, tell = choice["words"].partition(" ")[2], teller(sight)
    told = [sight.say(f"web-special-hero-does-{hero}")]
    column = next((name for name in CLASS_NAMES if name in details.get("columns", {})), "")
    if column:
        change = details["columns"][column]
        key = "-discards" if choice.get("discard") else "-lifts" if details.get("lifts") else ""
        numbers = dict(zip(("before", "after", "from", "to"), (*change["ranks"], *change["points"]), strict=True))
        goes = sight.say(f"web-special-hero-goes{key}", column=tell.column(column), count=choice.get("discard", 0), **numbers)
    elif hero == ALIKE:
        mine = sum(name.startswith(ALIKE) for name in sight.view["seats"][sight.me]["heroes"].split())
        goes = sight.say("web-special-hero-goes-brother", number=mine + 1, points=choice.get("points", 0))
    else:
        args = {"points": choice.get("points", 0), "plus": choice.get("plus", 0), "age": sight.view["age"]}
        goes = sight.say(f"web-special-hero-goes-{hero}", **args)
    return [*told, f"{tell.labelled(tell.hero(hero), goes)}{'' if goes.endswith('.') else '.'}"]


def _put(hero: str) -> Any:
    def told(sight: Sight, choice: dict[str, Any], details: dict[str, Any]) -> list[str]:
        tell, column = teller(sight), choice["words"].partition(" ")[2]
        if not column:
            return [sight.say("web-special-ylud-stays-note")]
        change = details.get("columns", {}).get(column, {"ranks": [0, 0]})
        names = {"hero": tell.hero(hero), "column": tell.column(column)}
        first = sight.say("web-special-put-ranks", **names, before=change["ranks"][0], after=change["ranks"][1])
        if hero == "thrud":
            key = "web-special-thrud-line" if choice.get("lines") else "web-special-thrud-end"
            return [f"{first}.", sight.say(key, line=choice.get("lines", 0))]
        lifts = [sight.say("web-special-ylud-lifts")] if details.get("lifts") else []
        return [f"{first}.", *_lines(sight, choice), *lifts]

    return told


def _discard(sight: Sight, choice: dict[str, Any], _: dict[str, Any]) -> list[str]:
    points = choice.get("points", 0)
    change = sight.say("effect-points", value=points, signed=f"{points:+d}")
    if "lines" in choice:
        return [f"{change}.", sight.say("web-special-discard-lines", lines=choice["lines"])]
    return [f"{change}.", sight.say("web-special-discard-lines-stay")]


def _lay(sight: Sight, choice: dict[str, Any], details: dict[str, Any]) -> list[str]:
    order, me = choice.get("order", 1), sight.me
    last = order == len(sight.view["seats"]) and order > 2
    told = [sight.say("web-special-lay-last") if last else sight.say("web-special-lay-place", place=order)]
    gem, queue = sight.view["seats"][me]["gem"], details.get("queue", [])
    if ties := details.get("ties"):
        names = ", ".join(map(sight.name, ties))
        told.append(sight.say("web-special-lay-tie", names=names, gem=gem))
        if details.get("gem", gem) != gem:
            told.append(sight.say("web-special-lay-gem", gem=details["gem"]))
    elif queue.index(me) > 0:
        told.append(sight.say("web-special-lay-after", name=sight.name(queue[queue.index(me) - 1])))
    else:
        told.append(sight.say("web-special-lay-first"))
    if choice.get("trades"):
        told.append(sight.say("web-special-lay-trades"))
    left = sight.say("web-special-lay-left", coins=teller(sight).coins(details["hand"])) if details.get("hand") else ""
    return [f"{', '.join(told)}.", left]


def _leaves(sight: Sight, coin: str, details: dict[str, Any]) -> str:
    return sight.say("web-special-coin-gone" if details.get("gone") else "web-special-coin-back", coin=teller(sight).coin(coin))


def _missing(sight: Sight, gets: str, details: dict[str, Any]) -> list[str]:
    if not details.get("missing"):
        return []
    return [f"{sight.say('web-special-coin-missing', wanted=details['missing'], gets=gets)} (N7.3)."]


def _transform(sight: Sight, choice: dict[str, Any], details: dict[str, Any]) -> list[str]:
    tell = teller(sight)
    place, coin = choice["words"].split()[1:3]
    gets = tell.coin(choice.get("gets", ""))
    told = [f"{sight.say('web-special-transform-becomes', place=tell.place(place), coin=tell.coin(coin), gets=gets)}."]
    told += [*_missing(sight, gets, details), _leaves(sight, coin, details)]
    if details.get("stands"):
        told.append(f"{sight.say('web-special-coin-stands')}.")
    if details.get("known"):
        told.append(f"{sight.say('web-special-coin-known', coin=gets)} (N13.4)")
    return told


def _trade(sight: Sight, choice: dict[str, Any], details: dict[str, Any]) -> list[str]:
    tell, parts = teller(sight), choice["words"].split()[1:]
    high, low, gets = tell.coin(parts[0]), tell.coin(parts[-1]), tell.coin(choice.get("gets", ""))
    told = [f"{sight.say('web-special-trade-brings', high=high, low=low, gets=gets)}.", *_missing(sight, gets, details)]
    if details.get("drop"):
        return [*told, sight.say("web-special-trade-drop")]
    return [*told, f"{sight.say('web-special-trade-hand', coins=tell.coins(details.get('hand', '')))}."]


def _five(sight: Sight, coin: str) -> str:
    return sight.say("web-special-drop-basic") if coin == "5" else teller(sight).coin(coin)


def _drop(sight: Sight, choice: dict[str, Any], details: dict[str, Any]) -> list[str]:
    coin = choice["words"].partition(" ")[2]
    kept = _five(sight, "5t" if coin == "5" else "5")
    have = sight.say("web-special-drop-have", coin=kept, gets=choice.get("gets", ""))
    return [f"{have}.", _leaves(sight, coin, details), sight.say("web-special-drop-same")]


def _keep(sight: Sight, choice: dict[str, Any], details: dict[str, Any]) -> list[str]:
    tell, columns = teller(sight), details.get("columns", {})
    if columns:
        column, change = next(iter(columns.items()))
        before, after = change["ranks"]
        signed = f"{choice.get('points', 0):+d}"
        first = sight.say("web-special-keep-ranks", column=tell.column(column), before=before, after=after, signed=signed)
    else:
        first = sight.say("web-special-keep-offering", plus=choice.get("plus", 0))
    line = choice.get("lines", 0)
    then = sight.say("web-special-keep-line", line=line) if choice.get("hero") else sight.say("web-special-keep-others")
    return [f"{first}.", then]


_SAYS = {
    "take": _take,
    "hero": _hero,
    "thrud": _put("thrud"),
    "ylud": _put("ylud"),
    "discard": _discard,
    "lay": _lay,
    "transform": _transform,
    "trade": _trade,
    "drop": _drop,
    "keep": _keep,
}
