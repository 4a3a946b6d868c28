"""Draws the table of Dwarf: one or two mines, Special Actions, all goods, the automated opponent."""

from collections.abc import Container

from textual.content import Content

from dvergar.core.json_data import JsonMapping, JsonObject
from dvergar.games.dwarf.adapters.terminal.prompts import MONSTERS, kind_of, narrator_of, standing, top
from dvergar.games.dwarf.notation.actions import Action
from dvergar.games.dwarf.rules import material as m
from dvergar.ui.kit.initials import initials
from dvergar.ui.kit.paint import LIT, NOTHING, SHAPES, Lines, colour, ends, fit, joined, mark, pick, ruled, styled, wrapped
from dvergar.ui.kit.prompts import choice_of
from dvergar.ui.kit.scene import Scene

STRIKES, ANSWERS, MARKER, LEADS = "!", "◄", "⚑", "★"
SIGNS = {"items": "♦", "glory": "★"}
"""Goods with a symbol of their own; resources are shown by their first letters."""
RESOURCES = ("iron", "steel", "gold")
PLACING = ("worker", "turn", "join", "first")
ATTACKS = {
    "dragon": "terminal-attack-dragon",
    "great dragon": "terminal-attack-great-dragon",
    "knockers": "terminal-attack-knockers",
    "orc raiders": "terminal-attack-orc-raiders",
    "sidhe": "terminal-attack-sidhe",
}


def where(scene: Scene) -> str:
    """Return the moment of the game."""
    if scene.snapshot["phase"] == "over":
        return scene.say("dwarf-table-end")
    stage = scene.say(f"dwarf-web-stage-{scene.view['stage']}")
    return f"{scene.say('dwarf-web-where', round=scene.view['round'])}, {stage}"


def short_goods(scene: Scene) -> dict[str, str]:
    """Return the shortest name of each good."""
    letters = initials([narrator_of(scene).part(good).lower() for good in RESOURCES])
    return dict(zip(RESOURCES, letters, strict=True)) | SIGNS


def look_of(card: str) -> str:
    """Return the colour of a card by its purpose: mining, forging, defending, helping."""
    kind = kind_of(card)
    if kind in MONSTERS:
        return "defend"
    return "forge" if kind.startswith("forge") else "help" if kind == "get help" else "mine"


# The mine


def mine(scene: Scene, copy: int, width: int, picked: str) -> Lines:
    """Draw a mine as three rows of three locations."""
    inner = (width - m.SIDE - 1) // m.SIDE
    lines: Lines = []
    for row in range(m.SIDE):
        first = copy * m.LOCATIONS + row * m.SIDE + 1
        shown = range(first, first + m.SIDE)
        left, middle, right = "┌┬┐" if row == 0 else "├┼┤"
        edges = [_edge(scene, location, inner) for location in shown]
        lines.append(Content.assemble(styled(left, "$line"), styled(middle, "$line").join(edges), styled(right, "$line")))
        cells = [_cell(scene, location, inner, picked) for location in shown]
        bar = styled("│", "$line")
        lines += [Content.assemble(bar, bar.join(list(texts)), bar) for texts in zip(*cells, strict=True)]
    return [*lines, styled("└" + "┴".join(["─" * inner] * m.SIDE) + "┘", "$line")]


def _edge(scene: Scene, location: int, inner: int) -> Content:
    """Draw the upper edge of a location: its number, and the number of its cards if more than one."""
    height = len(scene.view["mine"][str(location)])
    choice = _choice(scene, location)
    number = styled(f" {location} ", LIT if choice else "bold")
    count = styled(f" ×{height} ", "$ink2") if height > 1 else NOTHING
    middle = styled("─" * max(0, inner - number.cell_length - count.cell_length - 2), "$line")
    line = Content.assemble(styled("─", "$line"), number, middle, count, styled("─", "$line"))
    return pick(line, choice["words"]) if choice else line


def _choice(scene: Scene, location: int) -> JsonObject | None:
    """Return what can be done at a location now."""
    return next((found for verb in PLACING if (found := choice_of(scene, f"{verb} {location}"))), None)


def _cell(scene: Scene, location: int, inner: int, picked: str) -> Lines:
    """Draw the top card, what it does, and who stands there."""
    card, choice = top(scene, location), _choice(scene, location)
    look, lit = look_of(card), choice is not None and choice["words"] == picked
    strikes = any(strike["location"] == location for strike in scene.facts["strikes"])
    sign = styled(f"{STRIKES} " if strikes else "", "bold $bad")
    name = Content.assemble(sign, styled(_name(scene, card, inner - 2 - len(sign.plain)), f"bold ${look}-ink"))
    workers = _standing(scene, location)
    answer = _answered(scene, location, picked)
    rows = [name, styled(_does(scene, location, inner - 2), "$ink"), joined([workers, answer])]
    cells = [
        Content.assemble(styled("▸" if lit else "▌", "bold $lamp" if lit else f"${look}"), fit(row, inner - 1)) for row in rows
    ]
    if lit:
        cells = [cell.stylize("on $lamp-soft") for cell in cells]
    return [pick(cell, choice["words"]) for cell in cells] if choice else cells


def _name(scene: Scene, card: str, room: int) -> str:
    """Return a card's name, the short one if space is scarce."""
    full = narrator_of(scene).card(card)
    key = f"dwarf-web-name-{kind_of(card).replace(' ', '-')}"
    return scene.say(key) if len(full) > room and scene.words.has(key) else full


def _does(scene: Scene, location: int, room: int) -> str:
    """Return what a card does, in words if there is room for them."""
    kind = kind_of(top(scene, location))
    if kind == "get help":
        return scene.say("terminal-two-helpers")
    if kind in MONSTERS:
        if any(standing(scene, seat, location) for seat in range(len(scene.view["seats"]))):
            return f"+1 {SIGNS['glory']}"
        text = scene.say(f"dwarf-attack-{kind.replace(' ', '-')}")
        return text if len(text) <= room else _attack(scene, kind)
    exchange = dict(zip(m.GOOD_NAMES, m.EXCHANGES[m.KIND_NAMES.index(kind)], strict=True))
    pays = {good: -amount for good, amount in exchange.items() if amount < 0}
    gets = {good: amount for good, amount in exchange.items() if amount > 0}
    text = f"{narrator_of(scene).goods(pays)} → {narrator_of(scene).goods(gets)}" if pays else narrator_of(scene).gains(gets)
    if len(text) <= room:
        return text
    short = short_goods(scene)
    paid, got = (" ".join(f"{amount}{short[good]}" for good, amount in goods.items()) for goods in (pays, gets))
    return f"{paid} → {got}" if paid else f"+{got}"


def _attack(scene: Scene, kind: str) -> str:
    """Return what a monster takes from every player if nobody comes."""
    short = short_goods(scene)
    return scene.say(ATTACKS[kind], iron=short["iron"], gold=short["gold"])


def _standing(scene: Scene, location: int) -> Content:
    """Draw who stands on a location, worker by worker: a spent one in brackets, a helper with a plus."""
    found = []
    for seat in range(len(scene.view["seats"])):
        for number, worker in standing(scene, seat, location):
            helper = "+" if number > m.REGULAR else ""
            token = Content.assemble(mark(seat), styled(f"{_letter(scene, seat)}{helper}", f"bold {colour(seat)}"))
            found.append(Content.assemble("(", token, ")") if worker.get("spent") else token)
    return joined(found)


def _letter(scene: Scene, seat: int) -> str:
    return scene.name(seat)[:1]


def _answered(scene: Scene, location: int, picked: str) -> Content:
    """Draw where the automated opponent would answer the selected choice, or the card here."""
    chosen = choice_of(scene, picked) if picked else None
    if chosen and chosen.get("answer") == location:
        return styled(f"{ANSWERS} {scene.say('dwarf-web-he-comes')}", "bold $lamp")
    here = _choice(scene, location)
    if here and here.get("answer"):
        return styled(f"{ANSWERS}{here['answer']}", "$ink2")
    return NOTHING


# Beside the mine


def piles(scene: Scene, copies: Container[int], width: int, picked: str, *, full: bool) -> Lines:
    """Draw the Special Actions on top of these mines' piles, what each does, and where its card lands."""
    shown = [pile for pile in scene.facts["piles"] if (pile["pile"] - 1) // m.PILES in copies]
    return [line for pile in shown for line in _pile(scene, pile, width, picked, full)]


def _pile(scene: Scene, pile: JsonMapping, width: int, picked: str, full: bool) -> Lines:
    number = styled(f"P{pile['pile']} ", "$ink2")
    if not pile["left"]:
        return [Content.assemble(number, styled(scene.say("dwarf-web-left", left=0), "$ink2"))]
    actions = [Action("special", pile["pile"], glory=glory).words for glory in (False, True)]
    words = next((words for words in actions if choice_of(scene, words)), "")
    lit = picked in actions
    name = styled(narrator_of(scene).special(pile["action"]), LIT if lit else "bold $help-ink" if words else "bold")
    lands = styled(f" →{pile['lands']} ×{pile['left']}", "$ink2")
    lines = [ends(Content.assemble(number, name), lands, width)]
    if full:
        lines += wrapped(styled(scene.say(f"dwarf-web-special-{pile['action'].replace(' ', '-')}"), "$ink2"), width, "   ")
    return [pick(line, words) for line in lines] if words else lines


def players(scene: Scene, width: int) -> Lines:
    """Draw two lines for each seat: name, workers left, leads; then its goods."""
    return [line for seat in scene.seats for line in _player(scene, seat, width)]


def _player(scene: Scene, seat: int, width: int) -> Lines:
    held, asked = scene.view["seats"][seat], scene.snapshot["asked"]
    waits = " …" if asked and seat in asked["seats"] and seat != scene.me else ""
    who = styled(f" {scene.name(seat)}{waits}", "bold" if seat == scene.me or waits else "")
    flag = styled(f" {MARKER}" if scene.view["marker"] == seat else "", "bold $lamp")
    left = sum(worker == "home" for worker in held["workers"][: m.REGULAR])
    home = styled(_workers(seat, left, held), colour(seat))
    name = Content.assemble(mark(seat), who, flag)
    led = [good for good, leader in scene.facts["leads"].items() if leader == seat]
    goods = [_good(scene, good, held[good], good in led) for good in m.GOOD_NAMES]
    return [ends(name, home, width), Content.assemble("  ", joined(goods, "  "))]


def _workers(seat: int, left: int, held: JsonMapping) -> str:
    """Return the regular workers at home, and the helpers claimed."""
    claim = f" +{held['claim']}" if held.get("claim") else ""
    return f"{SHAPES[seat % len(SHAPES)] * left}{'·' * (m.REGULAR - left)}{claim} "


def _good(scene: Scene, good: str, amount: int, leads: bool) -> Content:
    sign = short_goods(scene)[good]
    return styled(f"{amount}{sign}{'‹' if leads else ''}", "bold $good" if leads else "bold" if amount else "$ink2")


def legend(scene: Scene, width: int) -> Lines:
    """Draw what the symbols of goods mean, and who leads."""
    short = short_goods(scene)
    text = ", ".join(f"{short[good]} {narrator_of(scene).part(good).lower()}" for good in m.GOOD_NAMES)
    return wrapped(styled(f"{text}; ‹ {scene.say('dwarf-web-leads-alone')}", "$ink2"), width)


def mountain(scene: Scene, *, brief: bool) -> str:
    """Return how many cards the Mountains have, and roughly how many rounds they last."""
    if brief:
        cards = ", ".join(str(one["cards"]) for one in scene.facts["mountains"])
        return f"{scene.say('dwarf-web-mountain-name')} {cards}"
    found = [scene.say("dwarf-web-mountain", cards=one["cards"], rounds=one["rounds"]) for one in scene.facts["mountains"]]
    return " · ".join(found)


def remarks(scene: Scene) -> Lines:
    """Draw what currently applies."""
    messages = []
    if scene.view.get("muster"):
        messages.append(scene.say("dwarf-web-mustered"))
    if scene.view.get("orcs"):
        messages.append(scene.say("dwarf-web-mines-closed"))
    return [styled(text, "bold $lamp") for text in messages]


def opponent(scene: Scene, width: int, picked: str) -> Lines:
    """Draw the automated opponent: his renown, where he would answer, and why."""
    if not scene.snapshot["opponents"]:
        return []
    him = len(scene.snapshot["chairs"])
    lines = [ruled(Content.assemble(mark(him), styled(f" {scene.name(him)}", "bold")), width)]
    if scene.facts["renown"]:
        glory = scene.view["seats"][him]["glory"]
        lines += wrapped(
            styled(f"{scene.say('dwarf-web-renown', glory=glory, renown=scene.facts['renown'])} (D8.7)", "$ink2"), width
        )
    chosen = choice_of(scene, picked) if picked else None
    if chosen and chosen.get("answer_aims"):
        for aim in chosen["answer_aims"]:
            lines += wrapped(styled(_aim(scene, him, aim), "$ink2"), width, "  ")
    elif scene.asked == "second":
        lines += wrapped(styled(scene.say("dwarf-web-no-answer"), "$ink2"), width)
    elif scene.asked:
        lines += wrapped(styled(scene.say("dwarf-web-answer-choose"), "$ink2"), width)
    return lines


def _aim(scene: Scene, him: int, aim: JsonMapping) -> str:
    args = {**aim, "card": narrator_of(scene).card(aim["card"])}
    rule = args.pop("rule")
    return f"{scene.say('dwarf-event-aims', seat=scene.name(him), **args)} ({rule})"


def stacks(scene: Scene, width: int) -> Lines:
    """Draw every location with its cards from the top down, and what lies in the piles."""
    lines: Lines = []
    for location, cards in scene.view["mine"].items():
        names = ", ".join(map(narrator_of(scene).card, reversed(cards)))
        lines += wrapped(Content.assemble(styled(f"{location:>2} ", "bold"), names), width)
    return lines
