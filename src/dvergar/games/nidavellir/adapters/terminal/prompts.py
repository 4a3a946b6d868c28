"""Words the decisions of Nidavellir as on the page."""

from typing import Any

from dvergar.api.values import Choice
from dvergar.core.json_data import JsonObject
from dvergar.games.nidavellir.notation.actions import CARD_VERBS, action_in
from dvergar.games.nidavellir.present.narrator import NidavellirNarrator
from dvergar.games.nidavellir.rules import material as m
from dvergar.ui.kit.prompts import capital, details_of
from dvergar.ui.kit.scene import Scene

ALIKE = "dwerg"
"""The word that all brothers share."""
OTHERWISE_CLOSED = ("closed-hero-taken", "closed-hero-out")
"""Reasons of heroes that are not on display and so are not counted as closed."""


class AskingNidavellir:
    """The questions, consequences and buttons of Nidavellir."""

    def title(self, scene: Scene) -> str:
        """Return the question."""
        kind, view = scene.asked, scene.view
        narrator = narrator_of(scene)
        match kind:
            case "take":
                return scene.say("nid-take", tavern=narrator.tavern(view["tavern"]))
            case "hero":
                facts = scene.facts["seats"][scene.me]
                return scene.say("nid-hero-asked", due=facts["lines"] - facts["heroes"])
            case "discard":
                return scene.say("nid-dagda-asked" if _discards(scene) == 2 else "nid-bonfur-asked")
            case "transform":
                return scene.say("nid-transform-asked", plus=view["plus"])
            case "lay":
                return scene.say("nid-lay-asked", tavern=short_tavern(scene, view["tavern"]))
            case "ylud":
                return scene.say("nid-ylud-asked-move" if _may_stay(scene) else "nid-ylud-asked")
        return scene.say(f"nid-{kind}-asked")

    def note(self, scene: Scene) -> str:
        """Return what matters for the decision."""
        kind, decision = scene.asked, scene.decision
        match kind:
            case "take":
                return _take_note(scene)
            case "hero":
                facts = scene.facts["seats"][scene.me]
                shut = [closed for closed in decision["closed"] if closed["reason"] not in OTHERWISE_CLOSED]
                count = len(decision["choices"])
                numbers = {"lines": facts["lines"], "heroes": facts["heroes"], "open": count, "all": count + len(shut)}
                return scene.say("nid-hero-note", **numbers)
            case "discard":
                return scene.say("nid-dagda-note" if _discards(scene) == 2 else "nid-bonfur-note")
            case "drop":
                return scene.say("nid-drop-note", gets=decision["choices"][0].get("gets", ""))
            case "keep":
                only_you = scene.say("nid-keep-only-you")
                return f"{only_you} {scene.say('nid-keep-note')}"
            case "ylud":
                late = "-move" if _may_stay(scene) else "-late" if scene.view["age"] == 2 else ""
                return scene.say(f"nid-ylud-note{late}")
        return scene.say(f"nid-{kind}-note")

    def says(self, scene: Scene, choice: JsonObject) -> str:
        """Describe the consequences of a choice, in sentences."""
        sentences = _CONSEQUENCES[scene.asked](scene, choice, details_of(scene, choice["words"]))
        return " ".join(capital(text) for text in sentences if text)

    def go(self, scene: Scene, choice: JsonObject) -> str:
        """Return the label of the button."""
        narrator, kind = narrator_of(scene), scene.asked
        action = action_in(choice["words"])
        name = action.name
        match kind:
            case "take" | "keep":
                return scene.say("nid-take-go" if kind == "take" else "nid-keep-go", card=narrator.card(name))
            case "hero":
                return scene.say("nid-hero-go", hero=narrator.hero(name))
            case "discard":
                return scene.say("nid-discard-go", count=len(action.names))
            case "thrud" | "ylud":
                if action.verb == "stay":
                    return scene.say("nid-ylud-stay-go")
                return scene.say("nid-put-go", hero=narrator.hero(kind), column=narrator.column(name))
            case "transform":
                return scene.say("nid-transform-go", coin=narrator.coin(name))
            case "trade":
                return scene.say("nid-trade-go", high=narrator.coin(action.names[0]), low=narrator.coin(name))
            case "drop":
                return scene.say("nid-drop-go", coin=_five(scene, name))
        return scene.say("nid-lay-go", coin=narrator.coin(name))

    def label(self, scene: Scene, choice: Choice) -> str:
        """Name a choice; a coin that cannot be traded goes by its name."""
        action = action_in(choice.words)
        if action.verb == "trade" and len(action.names) == 1:
            return narrator_of(scene).coin(action.name)
        return scene.narrator.action(choice, scene.asked)

    def thing(self, scene: Scene, words: str, _args: JsonObject) -> str:
        """Return the help topic of a choice: its card, its hero, its coin or its column."""
        action = action_in(words)
        verb, name = action.verb, action.name
        if verb in CARD_VERBS:
            return f"card {name.partition(' ')[0]}"
        if verb == "hero":
            brother = next((one for one in scene.view["hall"] if one.startswith(name)), f"{ALIKE}_ymir")
            return f"hero {brother if name == ALIKE else name}"
        if verb in ("place", "discard"):
            return f"card {name}"
        if verb in ("lay", "transform", "trade", "drop"):
            return coin_thing(name)
        return "hero ylud" if verb == "stay" else ""

    def wait(self, scene: Scene) -> str:
        """Say what the table is waiting for while this player has no decision."""
        asked = scene.snapshot["asked"]
        if not asked or not asked["seats"]:
            return scene.say("nid-wait")
        seats = [seat for seat in asked["seats"] if not scene.snapshot["chairs"][seat]["bid"]]
        names = scene.listed(seats or asked["seats"])
        args: JsonObject = {"names": names}
        if asked["kind"] == "bid":
            args["count"] = len(seats or asked["seats"])
        if asked["kind"] in ("lay", "take"):
            args["tavern"] = short_tavern(scene, scene.view["tavern"])
        return scene.say(f"nid-wait-{asked['kind']}", **args)


def coin_thing(coin: str) -> str:
    """Return the help topic of a coin.

    >>> coin_thing("0"), coin_thing("5"), coin_thing("5t"), coin_thing("3s")
    ('coin 0', 'coin basic', 'coin treasury', 'coin 3s')
    """
    if coin in ("0", "3s"):
        return f"coin {coin}"
    return "coin basic" if coin in ("2", "3", "4", "5") else "coin treasury"


def short_tavern(scene: Scene, tavern: str) -> str:
    """Return a tavern's short name."""
    return scene.say(f"tavern-{m.TAVERN_NAMES.index(tavern) + 1}.short")


def narrator_of(scene: Scene) -> NidavellirNarrator:
    """Return the narrator as that of this game."""
    assert isinstance(scene.narrator, NidavellirNarrator)
    return scene.narrator


def _discards(scene: Scene) -> int:
    return int(scene.view.get("discards_due", 1))


def _may_stay(scene: Scene) -> bool:
    return any(action_in(choice["words"]).verb == "stay" for choice in scene.decision["choices"])


def _take_note(scene: Scene) -> str:
    view = scene.view
    after, place = view["order"][view["played"] + 1 :], view["played"] + 1
    if not after:
        return scene.say("nid-take-last", place=place, of=len(view["order"]))
    return scene.say("nid-take-place", place=place, of=len(view["order"]), names=scene.listed(after), count=len(after))


def _lines(scene: Scene, choice: JsonObject) -> list[str]:
    """Say which line is completed, and that a hero follows."""
    sentences = [scene.say("nid-completes", line=choice["lines"])] if choice.get("lines") and choice.get("hero") else []
    return sentences + ([scene.say("nid-hero-comes")] if choice.get("hero") else [])


def _take(scene: Scene, choice: JsonObject, _: JsonObject) -> list[str]:
    facts, me, card = scene.facts, scene.me, action_in(choice["words"]).name
    sentences = [_brought(scene, choice, facts["brings"].get(card)), *_lines(scene, choice)]
    tie = next((tie for tie in facts.get("ties", []) if me in tie["seats"]), None)
    if tie:
        gem, after = (tie[name][tie["seats"].index(me)] for name in ("gems", "after"))
        if gem != after:
            sentences.append(f"{scene.say('nid-gem-becomes', gem=gem, after=after)} (N6.1)")
    coin = narrator_of(scene).coin(facts["laid"][me]) if facts.get("laid") else ""
    return [*sentences, scene.say("nid-then-trade" if me in facts.get("trades", []) else "nid-no-trade", coin=coin)]


def _brought(scene: Scene, choice: JsonObject, after: JsonObject | None) -> str:
    """Say how the column changes, or how much a coin grows."""
    if not after:
        return scene.say("nid-offering-change", plus=choice.get("plus", 0))
    column, points = after["column"], choice.get("points", 0)
    before = scene.facts["seats"][scene.me]["ranks"][column]
    change = scene.say("effect-points", value=points, signed=f"{points:+d}")
    return scene.say(
        "nid-ranks-change", **{"class": narrator_of(scene).column(column)}, before=before, after=after["ranks"], points=change
    )


def _hero(scene: Scene, choice: JsonObject, details: JsonObject) -> list[str]:
    hero, narrator = action_in(choice["words"]).name, narrator_of(scene)
    sentences = [scene.say(f"nid-hero-does-{hero}")]
    column = next((name for name in m.CLASS_NAMES if name in details.get("columns", {})), "")
    if column:
        change = details["columns"][column]
        key = "-discards" if choice.get("discard") else "-lifts" if details.get("lifts") else ""
        numbers = dict(zip(("before", "after", "from", "to"), (*change["ranks"], *change["points"]), strict=True))
        goes = scene.say(f"nid-hero-goes{key}", column=narrator.column(column), count=choice.get("discard", 0), **numbers)
    elif hero == ALIKE:
        mine = sum(name.startswith(ALIKE) for name in scene.view["seats"][scene.me]["heroes"].split())
        goes = scene.say("nid-hero-goes-brother", number=mine + 1, points=choice.get("points", 0))
    else:
        args = {"points": choice.get("points", 0), "plus": choice.get("plus", 0), "age": scene.view["age"]}
        goes = scene.say(f"nid-hero-goes-{hero}", **args)
    return [*sentences, f"{narrator.labelled(narrator.hero(hero), goes)}{'' if goes.endswith('.') else '.'}"]


def _put(hero: str) -> Any:
    def consequences(scene: Scene, choice: JsonObject, details: JsonObject) -> list[str]:
        narrator, column = narrator_of(scene), action_in(choice["words"]).name
        if not column:
            return [scene.say("nid-ylud-stays-note")]
        change = details.get("columns", {}).get(column, {"ranks": [0, 0]})
        names = {"hero": narrator.hero(hero), "column": narrator.column(column)}
        first = scene.say("nid-put-ranks", **names, before=change["ranks"][0], after=change["ranks"][1])
        if hero == "thrud":
            key = "nid-thrud-line" if choice.get("lines") else "nid-thrud-end"
            return [f"{first}.", scene.say(key, line=choice.get("lines", 0))]
        lifts = [scene.say("nid-ylud-lifts")] if details.get("lifts") else []
        return [f"{first}.", *_lines(scene, choice), *lifts]

    return consequences


def _discard(scene: Scene, choice: JsonObject, _: JsonObject) -> list[str]:
    points = choice.get("points", 0)
    change = scene.say("effect-points", value=points, signed=f"{points:+d}")
    if "lines" in choice:
        return [f"{change}.", scene.say("nid-discard-lines", lines=choice["lines"])]
    return [f"{change}.", scene.say("nid-discard-lines-stay")]


def _lay(scene: Scene, choice: JsonObject, details: JsonObject) -> list[str]:
    order, me = choice.get("order", 1), scene.me
    last = order == len(scene.view["seats"]) and order > 2
    sentences = [scene.say("nid-lay-last") if last else scene.say("nid-lay-place", place=order)]
    gem, queue = scene.view["seats"][me]["gem"], details.get("queue", [])
    if ties := details.get("ties"):
        names = scene.listed(ties)
        sentences.append(scene.say("nid-lay-tie", names=names, gem=gem))
        if details.get("gem", gem) != gem:
            sentences.append(scene.say("nid-lay-gem", gem=details["gem"]))
    elif queue.index(me) > 0:
        sentences.append(scene.say("nid-lay-after", name=scene.name(queue[queue.index(me) - 1])))
    else:
        sentences.append(scene.say("nid-lay-first"))
    if choice.get("trades"):
        sentences.append(scene.say("nid-lay-trades"))
    left = scene.say("nid-lay-left", coins=narrator_of(scene).coins(details["hand"])) if details.get("hand") else ""
    return [f"{', '.join(sentences)}.", left]


def _leaves(scene: Scene, coin: str, details: JsonObject) -> str:
    return scene.say("nid-coin-gone" if details.get("gone") else "nid-coin-back", coin=narrator_of(scene).coin(coin))


def _missing(scene: Scene, gets: str, details: JsonObject) -> list[str]:
    if not details.get("missing"):
        return []
    return [f"{scene.say('nid-coin-missing', wanted=details['missing'], gets=gets)} (N7.3)."]


def _transform(scene: Scene, choice: JsonObject, details: JsonObject) -> list[str]:
    narrator = narrator_of(scene)
    place, coin = action_in(choice["words"]).names
    gets = narrator.coin(choice.get("gets", ""))
    sentences = [f"{scene.say('nid-transform-becomes', place=narrator.place(place), coin=narrator.coin(coin), gets=gets)}."]
    sentences += [*_missing(scene, gets, details), _leaves(scene, coin, details)]
    if details.get("stands"):
        sentences.append(f"{scene.say('nid-coin-stands')}.")
    if details.get("known"):
        sentences.append(f"{scene.say('nid-coin-known', coin=gets)} (N13.4)")
    return sentences


def _trade(scene: Scene, choice: JsonObject, details: JsonObject) -> list[str]:
    narrator, coins = narrator_of(scene), action_in(choice["words"]).names
    high, low, gets = narrator.coin(coins[0]), narrator.coin(coins[-1]), narrator.coin(choice.get("gets", ""))
    sentences = [f"{scene.say('nid-trade-brings', high=high, low=low, gets=gets)}.", *_missing(scene, gets, details)]
    if details.get("drop"):
        return [*sentences, scene.say("nid-trade-drop")]
    return [*sentences, f"{scene.say('nid-trade-hand', coins=narrator.coins(details.get('hand', '')))}."]


def _five(scene: Scene, coin: str) -> str:
    return scene.say("nid-drop-basic") if coin == "5" else narrator_of(scene).coin(coin)


def _drop(scene: Scene, choice: JsonObject, details: JsonObject) -> list[str]:
    coin = action_in(choice["words"]).name
    kept = _five(scene, "5t" if coin == "5" else "5")
    have = scene.say("nid-drop-have", coin=kept, gets=choice.get("gets", ""))
    return [f"{have}.", _leaves(scene, coin, details), scene.say("nid-drop-same")]


def _keep(scene: Scene, choice: JsonObject, details: JsonObject) -> list[str]:
    narrator, columns = narrator_of(scene), details.get("columns", {})
    if columns:
        column, change = next(iter(columns.items()))
        before, after = change["ranks"]
        signed = f"{choice.get('points', 0):+d}"
        first = scene.say("nid-keep-ranks", column=narrator.column(column), before=before, after=after, signed=signed)
    else:
        first = scene.say("nid-keep-offering", plus=choice.get("plus", 0))
    line = choice.get("lines", 0)
    then = scene.say("nid-keep-line", line=line) if choice.get("hero") else scene.say("nid-keep-others")
    return [f"{first}.", then]


_CONSEQUENCES = {
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
