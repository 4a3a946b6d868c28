"""Words the decisions of Dwarf as on the page."""

from dvergar.api.values import Choice
from dvergar.core.json_data import JsonObject
from dvergar.games.dwarf.notation.actions import action_in
from dvergar.games.dwarf.present.narrator import DECKS, DwarfNarrator
from dvergar.games.dwarf.rules import material as m
from dvergar.ui.kit.prompts import capital
from dvergar.ui.kit.scene import Scene, listed

WORKERS = ("act", "second", "helper")
"""The decisions in which a worker is placed."""
MONSTERS = m.KIND_NAMES[m.DRAGON : m.GET_HELP]


class AskingDwarf:
    """The questions, consequences and buttons of Dwarf."""

    def title(self, scene: Scene) -> str:
        """Return the question."""
        kind = scene.asked
        if kind == "helper":
            return scene.say("dwarf-web-ask-helper", worker=next_worker(scene))
        if kind in WORKERS:
            return scene.say(f"dwarf-web-ask-{kind}")
        if kind in ("sell", "order"):
            return scene.say(f"dwarf-prompt-ask-{kind}", count=5)
        if kind == "exchange":
            first = scene.decision["choices"][0]
            return scene.say("dwarf-prompt-ask-exchange", card=narrator_of(scene).card(first["card"]), location=first["location"])
        return scene.say(f"dwarf-prompt-ask-{kind}")

    def note(self, scene: Scene) -> str:
        """Return what matters for the decision: the attacks, or what may be done."""
        if scene.asked not in WORKERS:
            return scene.say(f"dwarf-prompt-note-{scene.asked}")
        return strikes(scene) or scene.say(f"dwarf-web-hint-{scene.asked}")

    def says(self, scene: Scene, choice: JsonObject) -> str:
        """Describe the consequences of a choice, in sentences."""
        verb = action_in(choice["words"]).verb
        return " ".join(capital(text) for text in _CONSEQUENCES[verb](scene, choice) if text)

    def go(self, scene: Scene, choice: JsonObject) -> str:
        """Return the label of the button."""
        action = action_in(choice["words"])
        match action.verb:
            case "worker":
                return scene.say("dwarf-web-go-place", location=action.number)
            case "pass":
                return scene.say("dwarf-web-go-leave-out")
            case "special":
                return scene.say("dwarf-web-go-special", action=narrator_of(scene).special(choice["action"]))
            case "recall":
                return scene.say("dwarf-prompt-go-recall", card=narrator_of(scene).card(action.card))
            case "turn" | "join":
                return scene.say(f"dwarf-prompt-go-{action.verb}", location=action.number)
            case "first":
                return scene.say("dwarf-prompt-go-sort", location=action.number)
            case "decline" if scene.asked in ("sell", "order"):
                return scene.say(f"dwarf-prompt-decline-{scene.asked}")
        return scene.say(f"dwarf-prompt-go-{action.verb}")

    def label(self, scene: Scene, choice: Choice) -> str:
        """Name a choice: a location by its card, a closed one with its number, a Special Action by name and price."""
        action = action_in(choice.words)
        number = action.number
        if action.verb == "worker" and choice.code < 0:
            return scene.say("dwarf-web-place", location=number, card=narrator_of(scene).card(top(scene, number)))
        if action.verb == "special":
            special = choice.effects.get("action") or _pile(scene, number)["action"]
            if not special:
                return scene.say("dwarf-web-pile", pile=number)
            key = "dwarf-action-special-glory" if action.glory else "dwarf-action-special"
            return scene.say(key, action=narrator_of(scene).special(special), pile=number)
        return scene.narrator.action(choice, scene.asked)

    def thing(self, scene: Scene, words: str, args: JsonObject) -> str:
        """Return the help topic of a choice: the card there, or the Special Action."""
        action = action_in(words)
        if action.verb == "special":
            special = _pile(scene, action.number)["action"]
            return f"special {special}" if special else ""
        if action.verb in ("sell", "order"):
            return "good items"
        card = action.card or args.get("card", "") or (top(scene, action.number) if action.number else "")
        return card_thing(card) if card else ""

    def wait(self, scene: Scene) -> str:
        """Say what the table is waiting for while this player has no decision."""
        asked = scene.snapshot["asked"]
        if not asked or not asked["seats"]:
            return scene.say("dwarf-web-wait")
        kind = asked["kind"] if asked["kind"] in WORKERS else "other"
        return scene.say(f"dwarf-web-wait-{kind}", name=scene.name(asked["seats"][0]))


def top(scene: Scene, location: int) -> str:
    """Return the card on top of a location."""
    return str(scene.view["mine"][str(location)][-1])


def kind_of(card: str) -> str:
    """Return a card without the letter of its deck.

    >>> kind_of("great dragon a"), kind_of("iron seam")
    ('great dragon', 'iron seam')
    """
    name, _, letter = card.rpartition(" ")
    return name if letter in DECKS else card


def card_thing(card: str) -> str:
    """Return the help topic of a card."""
    return f"{'monster' if kind_of(card) in MONSTERS else 'location'} {kind_of(card)}"


def next_worker(scene: Scene) -> int:
    """Return the number of the helper to be placed now."""
    workers = scene.view["seats"][scene.me]["workers"]
    return next((number for number in range(m.REGULAR, len(workers)) if workers[number] == "home"), m.REGULAR) + 1


def strikes(scene: Scene, cards: list[str] | None = None) -> str:
    """Name the monsters that will attack, each kind once."""
    found = [top(scene, strike["location"]) for strike in scene.facts["strikes"]] if cards is None else cards
    names = [narrator_of(scene).card(card) for card in found]
    sentences = [
        name if names.count(name) == 1 else scene.say("dwarf-web-several", count=names.count(name), name=name) for name in names
    ]
    monsters = list(dict.fromkeys(sentences))
    return scene.say("dwarf-web-will-strike", monsters=listed(monsters, scene.words), count=len(names)) if names else ""


def _pile(scene: Scene, number: int) -> JsonObject:
    return next(pile for pile in scene.facts["piles"] if pile["pile"] == number)


def narrator_of(scene: Scene) -> DwarfNarrator:
    """Return the narrator as that of this game."""
    assert isinstance(scene.narrator, DwarfNarrator)
    return scene.narrator


def _worker(scene: Scene, choice: JsonObject) -> list[str]:
    still = [one.partition(" ")[2] for one in choice.get("strikes", [])]
    return [_now(scene, choice), *_answer(scene, choice), strikes(scene, still)]


def _now(scene: Scene, choice: JsonObject) -> str:
    """Say what the worker of a choice would get."""
    narrator, card = narrator_of(scene), kind_of(choice.get("card", ""))
    if choice.get("short"):
        key = "dwarf-web-now-later" if choice.get("later") else "dwarf-web-now-short"
        return f"{scene.say(key, goods=narrator.goods(choice['short']))} (D6.7)"
    if choice.get("spoiled"):
        rule = "D6.4" if choice["spoiled"] == "orcs" else "D6.2"
        return f"{scene.say('dwarf-web-now-spoiled-' + choice['spoiled'])} ({rule})"
    if card == "get help":
        return scene.say("dwarf-web-now-help" if choice.get("help") else "dwarf-web-now-blocks")
    if card in MONSTERS:
        return _guarding(scene, choice)
    goods = scene.view["seats"][scene.me]
    gains = choice.get("gains", {})
    changes = [
        scene.say("dwarf-web-change", **{"good": narrator.part(good), "from": goods[good], "to": goods[good] + amount})
        for good, amount in gains.items()
    ]
    pays = any(amount < 0 for amount in gains.values())
    return scene.say("dwarf-web-now-pays" if pays else "dwarf-web-now-gets", changes=", ".join(changes)) if changes else ""


def _guarding(scene: Scene, choice: JsonObject) -> str:
    if scene.view.get("muster"):
        return scene.say("dwarf-web-now-mustered")
    kept = {good: amount for good, amount in choice.get("saves", {}).items() if amount > 0}
    return scene.say("dwarf-web-now-keeps", goods=narrator_of(scene).goods(kept)) if kept else scene.say("dwarf-web-now-guards")


def _answer(scene: Scene, choice: JsonObject) -> list[str]:
    """Say where the automated opponent would answer, and what his helpers do."""
    sentences = []
    if choice.get("answer"):
        place = scene.say("dwarf-web-place", location=choice["answer"], card=narrator_of(scene).card(choice["answer_card"]))
        sentences.append(f"{scene.say('dwarf-web-he-goes', place=place)} ({choice['answer_rule']})")
    if choice.get("answer_helpers"):
        sentences.append(scene.say("dwarf-web-his-helpers", locations=scene.words.listed(map(str, choice["answer_helpers"]))))
    return sentences


def _pass(scene: Scene, choice: JsonObject) -> list[str]:
    still = [one.partition(" ")[2] for one in choice.get("strikes", [])]
    return [scene.say("dwarf-web-chosen-pass"), *_answer(scene, choice), strikes(scene, still)]


def _special(scene: Scene, choice: JsonObject) -> list[str]:
    action = action_in(choice["words"])
    sentences = [scene.say(f"dwarf-web-special-{choice['action'].replace(' ', '-')}")]
    sentences.append(scene.say("dwarf-web-pays-glory" if action.glory else "dwarf-web-pays-both"))
    if choice.get("no_effect"):
        sentences.append(scene.say("dwarf-web-no-effect"))
    pile = _pile(scene, action.number)
    sentences.append(scene.say("dwarf-web-lands", location=pile["lands"], card=narrator_of(scene).card(pile["card"])))
    if choice.get("early"):
        sentences.append(
            f"{scene.say('dwarf-web-early', names=scene.listed(choice['early']), count=len(choice['early']))} (D4.3)"
        )
    if choice.get("opponent_glory"):
        sentences.append(scene.say("dwarf-web-gives-glory", glory=choice["opponent_glory"]))
    return [*sentences, *_answer(scene, choice)]


def _recall(scene: Scene, choice: JsonObject) -> list[str]:
    action = action_in(choice["words"])
    sentences = [f"{scene.say('dwarf-prompt-becomes', location=action.number, card=narrator_of(scene).card(action.card))}."]
    if choice.get("buried"):
        sentences.append(scene.say("dwarf-prompt-buried"))
    if choice.get("stirs"):
        sentences.append(scene.say("dwarf-prompt-stirs"))
    if choice.get("calms"):
        sentences.append(scene.say("dwarf-prompt-calms", card=narrator_of(scene).card(top(scene, action.number))))
    return sentences + _besides(scene, choice)


def _turn(scene: Scene, choice: JsonObject) -> list[str]:
    location, narrator = action_in(choice["words"]).number, narrator_of(scene)
    names = {"card": narrator.card(choice["card"]), "leaves": narrator.card(top(scene, location))}
    return [f"{scene.say('dwarf-prompt-turned', location=location, **names)}.", _gets(scene, choice), *_besides(scene, choice)]


def _join(scene: Scene, choice: JsonObject) -> list[str]:
    location, narrator = action_in(choice["words"]).number, narrator_of(scene)
    seats = [seat for seat in scene.others if standing(scene, seat, location)]
    args = {"names": scene.listed(seats), "location": location, "card": narrator.card(choice["card"])}
    return [f"{scene.say('dwarf-prompt-joined', **args)}.", _gets(scene, choice), *_besides(scene, choice)]


def standing(scene: Scene, seat: int, location: int) -> list[tuple[int, JsonObject]]:
    """Return a seat's workers on a location, with their numbers."""
    workers = enumerate(scene.view["seats"][seat]["workers"], start=1)
    return [(number, worker) for number, worker in workers if isinstance(worker, dict) and worker["at"] == location]


def _gets(scene: Scene, choice: JsonObject) -> str:
    if choice.get("help"):
        return scene.say("dwarf-prompt-help")
    if choice.get("poor"):
        return f"{scene.say('dwarf-prompt-poor')} (D6.7)"
    return scene.say("dwarf-prompt-gets", gains=narrator_of(scene).gains(choice["gains"])) if choice.get("gains") else ""


def _besides(scene: Scene, choice: JsonObject) -> list[str]:
    sentences = []
    if choice.get("early"):
        sentences.append(f"{scene.say('dwarf-prompt-early', names=scene.listed(choice['early']))} (D4.3)")
    return sentences + _answer(scene, choice)


def _first(scene: Scene, choice: JsonObject) -> list[str]:
    narrator, poor = narrator_of(scene), choice.get("poor")
    first = (
        scene.say("dwarf-prompt-sort-poor")
        if poor
        else scene.say("dwarf-prompt-sort-gets", gains=narrator.gains(choice.get("gains", {})))
    )
    return [first, scene.say("dwarf-prompt-together", gains=narrator.gains(choice.get("together", {})))]


def _exchange(scene: Scene, choice: JsonObject) -> list[str]:
    return [
        scene.narrator.labelled(
            narrator_of(scene).card(choice.get("card", "")), narrator_of(scene).gains(choice.get("gains", {}))
        )
        + "."
    ]


def _mix(scene: Scene, choice: JsonObject) -> list[str]:
    goods, narrator = scene.view["seats"][scene.me], narrator_of(scene)
    changes = [
        scene.say("dwarf-web-change", **{"good": narrator.part(good), "from": goods[good], "to": goods[good] + amount})
        for good, amount in choice.get("gains", {}).items()
    ]
    return [scene.say("dwarf-web-now-gets", changes=", ".join(changes)), *_besides(scene, choice)]


def _decline(scene: Scene, _: JsonObject) -> list[str]:
    return [scene.say("dwarf-prompt-declined")]


_CONSEQUENCES = {
    "worker": _worker,
    "pass": _pass,
    "special": _special,
    "recall": _recall,
    "turn": _turn,
    "join": _join,
    "first": _first,
    "exchange": _exchange,
    "decline": _decline,
    "sell": _mix,
    "order": _mix,
}
