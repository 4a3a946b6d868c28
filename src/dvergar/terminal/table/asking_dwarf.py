"""The decisions of Dwarf in the words of its page."""

from typing import Any

from dvergar.dwarf.tables import REGULAR
from dvergar.games import Choice
from dvergar.locale.dwarf import DECKS, DwarfTeller
from dvergar.terminal.table.prompts import capital
from dvergar.terminal.table.sight import Sight, listed

WORKERS = ("act", "second", "helper")
"""What is asked when a worker is placed."""
MONSTERS = ("dragon", "great dragon", "knockers", "orc raiders", "sidhe")


class AskingDwarf:
    """Questions, consequences and buttons of Dwarf."""

    def title(self, sight: Sight) -> str:
        """The question."""
        kind = sight.asked
        if kind == "helper":
            return sight.say("dwarf-web-ask-helper", worker=next_worker(sight))
        if kind in WORKERS:
            return sight.say(f"dwarf-web-ask-{kind}")
        if kind in ("sell", "order"):
            return sight.say(f"dwarf-prompt-ask-{kind}", count=5)
        if kind == "exchange":
            first = sight.decision["choices"][0]
            return sight.say("dwarf-prompt-ask-exchange", card=teller(sight).card(first["card"]), location=first["location"])
        return sight.say(f"dwarf-prompt-ask-{kind}")

    def note(self, sight: Sight) -> str:
        """What matters for it: what strikes, or what may be done."""
        if sight.asked not in WORKERS:
            return sight.say(f"dwarf-prompt-note-{sight.asked}")
        return strikes(sight) or sight.say(f"dwarf-web-hint-{sight.asked}")

    def says(self, sight: Sight, choice: dict[str, Any]) -> str:
        """What follows from a choice, in sentences."""
        verb = choice["words"].partition(" ")[0]
        return " ".join(capital(text) for text in _SAYS[verb](sight, choice) if text)

    def go(self, sight: Sight, choice: dict[str, Any]) -> str:
        """What the button says."""
        verb, _, rest = choice["words"].partition(" ")
        location, _, card = rest.partition(" ")
        match verb:
            case "worker":
                return sight.say("dwarf-web-go-place", location=location)
            case "pass":
                return sight.say("dwarf-web-go-leave-out")
            case "special":
                return sight.say("dwarf-web-go-special", action=teller(sight).special(choice["action"]))
            case "recall":
                return sight.say("dwarf-prompt-go-recall", card=teller(sight).card(card))
            case "turn" | "join":
                return sight.say(f"dwarf-prompt-go-{verb}", location=location)
            case "first":
                return sight.say("dwarf-prompt-go-sort", location=location)
            case "decline" if sight.asked in ("sell", "order"):
                return sight.say(f"dwarf-prompt-decline-{sight.asked}")
        return sight.say(f"dwarf-prompt-go-{verb}")

    def label(self, sight: Sight, choice: Choice) -> str:
        """What a choice is called: a location by its card, a closed one with its number, a Special Action by name and price."""
        verb, _, rest = choice.words.partition(" ")
        if verb == "worker" and choice.code < 0:
            return sight.say("dwarf-web-place", location=rest, card=teller(sight).card(top(sight, int(rest))))
        if verb == "special":
            pile, _, glory = rest.partition(" ")
            action = choice.effects.get("action") or _pile(sight, int(pile))["action"]
            if not action:
                return sight.say("dwarf-web-pile", pile=pile)
            key = "dwarf-action-special-glory" if glory else "dwarf-action-special"
            return sight.say(key, action=teller(sight).special(action), pile=pile)
        return sight.tell.action(choice, sight.asked)

    def thing(self, sight: Sight, words: str, args: dict[str, Any]) -> str:
        """What one can ask about a choice: the card there or the Special Action."""
        verb, _, rest = words.partition(" ")
        if verb == "special":
            action = _pile(sight, int(rest.split()[0]))["action"]
            return f"special {action}" if action else ""
        if verb in ("sell", "order"):
            return "good items"
        location, _, card = rest.partition(" ")
        card = card or args.get("card", "") or (top(sight, int(location)) if location.isdigit() else "")
        return card_thing(card) if card else ""

    def wait(self, sight: Sight) -> str:
        """What is awaited while nothing is asked."""
        asked = sight.told["asked"]
        if not asked or not asked["seats"]:
            return sight.say("dwarf-web-wait")
        kind = asked["kind"] if asked["kind"] in WORKERS else "other"
        return sight.say(f"dwarf-web-wait-{kind}", name=sight.name(asked["seats"][0]))


def top(sight: Sight, location: int) -> str:
    """The card on top of a location."""
    return str(sight.view["mine"][str(location)][-1])


def kind_of(card: str) -> str:
    """A card without the letter of its deck.

    >>> kind_of("great dragon a"), kind_of("iron seam")
    ('great dragon', 'iron seam')
    """
    name, _, letter = card.rpartition(" ")
    return name if letter in DECKS else card


def card_thing(card: str) -> str:
    """What one can ask about a card."""
    return f"{'monster' if kind_of(card) in MONSTERS else 'location'} {kind_of(card)}"


def next_worker(sight: Sight) -> int:
    """The number of the helper that is placed now."""
    workers = sight.view["seats"][sight.me]["workers"]
    return next((number for number in range(REGULAR, len(workers)) if workers[number] == "home"), REGULAR) + 1


def strikes(sight: Sight, cards: list[str] | None = None) -> str:
    """The monsters that will strike, each kind once."""
    found = [top(sight, strike["location"]) for strike in sight.facts["strikes"]] if cards is None else cards
    names = [teller(sight).card(card) for card in found]
    told = [
        name if names.count(name) == 1 else sight.say("dwarf-web-several", count=names.count(name), name=name) for name in names
    ]
    monsters = list(dict.fromkeys(told))
    return sight.say("dwarf-web-will-strike", monsters=listed(monsters, sight.words), count=len(names)) if names else ""


def _pile(sight: Sight, number: int) -> dict[str, Any]:
    return next(pile for pile in sight.facts["piles"] if pile["pile"] == number)


def teller(sight: Sight) -> DwarfTeller:
    """The teller, who knows the things of this game."""
    assert isinstance(sight.tell, DwarfTeller)
    return sight.tell


def _worker(sight: Sight, choice: dict[str, Any]) -> list[str]:
    still = [one.partition(" ")[2] for one in choice.get("strikes", [])]
    return [_now(sight, choice), *_answer(sight, choice), strikes(sight, still)]


def _now(sight: Sight, choice: dict[str, Any]) -> str:
    """What the worker of a choice would get."""
    tell, card = teller(sight), kind_of(choice.get("card", ""))
    if choice.get("short"):
        key = "dwarf-web-now-later" if choice.get("later") else "dwarf-web-now-short"
        return f"{sight.say(key, goods=tell.goods(choice['short']))} (D6.7)"
    if choice.get("spoiled"):
        rule = "D6.4" if choice["spoiled"] == "orcs" else "D6.2"
        return f"{sight.say('dwarf-web-now-spoiled-' + choice['spoiled'])} ({rule})"
    if card == "get help":
        return sight.say("dwarf-web-now-help" if choice.get("help") else "dwarf-web-now-blocks")
    if card in MONSTERS:
        return _guarding(sight, choice)
    goods = sight.view["seats"][sight.me]
    gains = choice.get("gains", {})
    changes = [
        sight.say("dwarf-web-change", **{"good": tell.part(good), "from": goods[good], "to": goods[good] + amount})
        for good, amount in gains.items()
    ]
    pays = any(amount < 0 for amount in gains.values())
    return sight.say("dwarf-web-now-pays" if pays else "dwarf-web-now-gets", changes=", ".join(changes)) if changes else ""


def _guarding(sight: Sight, choice: dict[str, Any]) -> str:
    if sight.view.get("muster"):
        return sight.say("dwarf-web-now-mustered")
    kept = {good: amount for good, amount in choice.get("saves", {}).items() if amount > 0}
    return sight.say("dwarf-web-now-keeps", goods=teller(sight).goods(kept)) if kept else sight.say("dwarf-web-now-guards")


def _answer(sight: Sight, choice: dict[str, Any]) -> list[str]:
    """Where the automated opponent would answer, and what his helpers do."""
    told = []
    if choice.get("answer"):
        place = sight.say("dwarf-web-place", location=choice["answer"], card=teller(sight).card(choice["answer_card"]))
        told.append(f"{sight.say('dwarf-web-he-goes', place=place)} ({choice['answer_rule']})")
    if choice.get("answer_helpers"):
        told.append(sight.say("dwarf-web-his-helpers", locations=", ".join(map(str, choice["answer_helpers"]))))
    return told


def _pass(sight: Sight, choice: dict[str, Any]) -> list[str]:
    still = [one.partition(" ")[2] for one in choice.get("strikes", [])]
    return [sight.say("dwarf-web-chosen-pass"), *_answer(sight, choice), strikes(sight, still)]


def _special(sight: Sight, choice: dict[str, Any]) -> list[str]:
    glory = choice["words"].endswith("glory")
    told = [sight.say(f"dwarf-web-special-{choice['action'].replace(' ', '-')}")]
    told.append(sight.say("dwarf-web-pays-glory" if glory else "dwarf-web-pays-both"))
    if choice.get("no_effect"):
        told.append(sight.say("dwarf-web-no-effect"))
    pile = _pile(sight, int(choice["words"].split()[1]))
    told.append(sight.say("dwarf-web-lands", location=pile["lands"], card=teller(sight).card(pile["card"])))
    if choice.get("early"):
        told.append(f"{sight.say('dwarf-web-early', names=sight.listed(choice['early']), count=len(choice['early']))} (D4.3)")
    if choice.get("opponent_glory"):
        told.append(sight.say("dwarf-web-gives-glory", glory=choice["opponent_glory"]))
    return [*told, *_answer(sight, choice)]


def _recall(sight: Sight, choice: dict[str, Any]) -> list[str]:
    location, _, card = choice["words"].partition(" ")[2].partition(" ")
    told = [f"{sight.say('dwarf-prompt-becomes', location=location, card=teller(sight).card(card))}."]
    if choice.get("buried"):
        told.append(sight.say("dwarf-prompt-buried"))
    if choice.get("stirs"):
        told.append(sight.say("dwarf-prompt-stirs"))
    if choice.get("calms"):
        told.append(sight.say("dwarf-prompt-calms", card=teller(sight).card(top(sight, int(location)))))
    return told + _besides(sight, choice)


def _turn(sight: Sight, choice: dict[str, Any]) -> list[str]:
    location, tell = choice["words"].split()[1], teller(sight)
    names = {"card": tell.card(choice["card"]), "leaves": tell.card(top(sight, int(location)))}
    return [f"{sight.say('dwarf-prompt-turned', location=location, **names)}.", _gets(sight, choice), *_besides(sight, choice)]


def _join(sight: Sight, choice: dict[str, Any]) -> list[str]:
    location, tell = choice["words"].split()[1], teller(sight)
    seats = [seat for seat in sight.others if standing(sight, seat, int(location))]
    args = {"names": sight.listed(seats), "location": location, "card": tell.card(choice["card"])}
    return [f"{sight.say('dwarf-prompt-joined', **args)}.", _gets(sight, choice), *_besides(sight, choice)]


def standing(sight: Sight, seat: int, location: int) -> list[tuple[int, dict[str, Any]]]:
    """A seat's workers on a location, with their numbers."""
    workers = enumerate(sight.view["seats"][seat]["workers"], start=1)
    return [(number, worker) for number, worker in workers if isinstance(worker, dict) and worker["at"] == location]


def _gets(sight: Sight, choice: dict[str, Any]) -> str:
    if choice.get("help"):
        return sight.say("dwarf-prompt-help")
    if choice.get("poor"):
        return f"{sight.say('dwarf-prompt-poor')} (D6.7)"
    return sight.say("dwarf-prompt-gets", gains=teller(sight).gains(choice["gains"])) if choice.get("gains") else ""


def _besides(sight: Sight, choice: dict[str, Any]) -> list[str]:
    told = []
    if choice.get("early"):
        told.append(f"{sight.say('dwarf-prompt-early', names=', '.join(map(sight.name, choice['early'])))} (D4.3)")
    return told + _answer(sight, choice)


def _first(sight: Sight, choice: dict[str, Any]) -> list[str]:
    tell, poor = teller(sight), choice.get("poor")
    first = (
        sight.say("dwarf-prompt-sort-poor")
        if poor
        else sight.say("dwarf-prompt-sort-gets", gains=tell.gains(choice.get("gains", {})))
    )
    return [first, sight.say("dwarf-prompt-together", gains=tell.gains(choice.get("together", {})))]


def _exchange(sight: Sight, choice: dict[str, Any]) -> list[str]:
    return [sight.tell.labelled(teller(sight).card(choice.get("card", "")), teller(sight).gains(choice.get("gains", {}))) + "."]


def _mix(sight: Sight, choice: dict[str, Any]) -> list[str]:
    goods, tell = sight.view["seats"][sight.me], teller(sight)
    changes = [
        sight.say("dwarf-web-change", **{"good": tell.part(good), "from": goods[good], "to": goods[good] + amount})
        for good, amount in choice.get("gains", {}).items()
    ]
    return [sight.say("dwarf-web-now-gets", changes=", ".join(changes)), *_besides(sight, choice)]


def _decline(sight: Sight, _: dict[str, Any]) -> list[str]:
    return [sight.say("dwarf-prompt-declined")]


_SAYS = {
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
