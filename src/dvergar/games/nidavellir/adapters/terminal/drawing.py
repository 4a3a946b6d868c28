"""Draws the table of Nidavellir: taverns, armies, coins, heroes on display and treasury."""

from collections.abc import Iterator

from textual.content import Content

from dvergar.games.nidavellir.adapters.terminal.prompts import narrator_of
from dvergar.games.nidavellir.rules import material as m
from dvergar.ui.kit.initials import initials
from dvergar.ui.kit.paint import (
    LIT,
    NOTHING,
    Lines,
    beside,
    clickable,
    coin,
    ends,
    joined,
    mark,
    pick,
    ruled,
    shares,
    styled,
    wrapped,
)
from dvergar.ui.kit.prompts import choice_of
from dvergar.ui.kit.scene import Scene

FEWEST_RANKS = 4
RANKS = {name: ranks for name, _, ranks, _, _ in m.HEROES} | {"smith": m.CARD_RANKS[m.SMITH]}
MOST, MISSING, GEM, HERO, HIDDEN = "★", "□", "◇", "♔", "?"


def where(scene: Scene) -> str:
    """Return the moment of the game."""
    if scene.snapshot["phase"] == "over":
        return scene.say("nid-over")
    view = scene.view
    return scene.say("table-title", age=view["age"], turn=view["turn"], turns=scene.facts["turns"])


def army(scene: Scene, seat: int, width: int, picked: str, *, tall: bool) -> Lines:
    """Draw an army with its figures: if tall with a row for each rank, otherwise with a row for each class."""
    rows = (
        _ranks(scene, seat, width, picked) if tall else [_class_row(scene, seat, name, width, picked) for name in m.CLASS_NAMES]
    )
    return [*rows, *_below(scene, seat, width)]


def _class_row(scene: Scene, seat: int, name: str, width: int, picked: str) -> Content:
    """Draw a column sideways: its ranks, its cards, its points."""
    facts, held = scene.facts["seats"][seat], scene.view["seats"][seat]
    label = styled(f"{narrator_of(scene).column(name):<13.13}", f"bold ${name}-ink")
    count = styled(f"{facts['ranks'][name]:>2} ", "bold")
    cards = joined([_rank(scene, name, word) for word in held["army"].get(name, "").split()])
    lacks = facts["missing"].get(name, 0) if facts["to_hero"] <= FEWEST_RANKS else 0
    missing = styled(f" {MISSING * lacks}" if lacks else "", "$lamp")
    points = styled(f" {facts['columns'][name]['points']:>3}{MOST if name in facts['most'] else ' '}", "bold")
    line = ends(Content.assemble(styled("▌", f"${name}"), label, count, cards, missing), points, width)
    return _column_pick(scene, seat, name, line, picked)


def _column_pick(scene: Scene, seat: int, name: str, content: Content, picked: str) -> Content:
    """Make a column clickable if it can be chosen now."""
    for verb in ("place", "discard"):
        words = f"{verb} {name}"
        if seat == scene.me and choice_of(scene, words):
            return pick(content.stylize(LIT) if picked == words else content.stylize("underline"), words)
    return content


def _rank(scene: Scene, name: str, word: str) -> Content:
    """Draw a card in an army: its points, a dot if it has none, a hero by name."""
    if word == "-":
        return styled("·", f"bold ${name}-ink")
    if word.isdigit():
        return styled(word, f"${name}-ink")
    return styled(f"{narrator_of(scene).card(word)}{'·' * (RANKS.get(word, 1) - 1)}", f"italic ${name}-ink")


def _ranks(scene: Scene, seat: int, width: int, picked: str) -> Lines:
    """Draw a row for each rank, aligned in all columns, so that a complete line is a full row."""
    facts = scene.facts["seats"][seat]
    label = max(len(scene.say("nid-lines")), 6)
    widths = [label, *shares(width - label - 1, len(m.CLASS_NAMES))]
    columns = [_column(scene, seat, name, widths[1], picked) for name in m.CLASS_NAMES]
    rows = max(FEWEST_RANKS, *(len(column) - 2 for column in columns))
    lines = [styled(scene.say("nid-lines"), "$ink2")]
    for row in range(1, rows + 1):
        done = row <= facts["lines"]
        lines.append(styled(f"{row:>2} {'✓' if done else ''}", "bold $good" if done else "$ink2"))
    tails = [column.pop() for column in columns]
    padded = [
        [*column, *[styled("  ╌", "$line")] * (rows + 1 - len(column)), tail] for column, tail in zip(columns, tails, strict=True)
    ]
    return beside([lines, *padded], widths)


def _column(scene: Scene, seat: int, name: str, width: int, picked: str) -> Lines:
    """Draw a column from its first rank down, with its class above and the working behind its points below."""
    facts = scene.facts["seats"][seat]
    title = f"{narrator_of(scene).column(name)} {facts['ranks'][name]}{MOST if name in facts['most'] else ''}"
    head = _column_pick(scene, seat, name, styled(f" {title:<{width - 1}.{width - 1}}", f"bold $on-{name} on ${name}"), picked)
    cards: Lines = []
    for word in scene.view["seats"][seat]["army"].get(name, "").split():
        value = "·" if word == "-" else word if word.isdigit() else narrator_of(scene).card(word)
        cards.append(Content.assemble(styled("  ▌", f"${name}"), styled(value, f"bold ${name}-ink")))
        cards += [Content.assemble(styled("  ▌", f"${name}"), styled("┆", f"${name}-ink"))] * (RANKS.get(word, 1) - 1)
    return [head, *cards, styled(f" {scene.say(f'nid-column-{name}', **facts['columns'][name])}", "bold")]


def _below(scene: Scene, seat: int, width: int) -> Iterator[Content]:
    """Draw the lines, the distance to the next hero, and the heroes."""
    facts, held = scene.facts["seats"][seat], scene.view["seats"][seat]
    counted = styled(scene.say("table-lines", lines=facts["lines"], heroes=facts["heroes"]), "bold")
    missing = styled(f"  {scene.say('nid-next-hero', count=facts['to_hero'])}" if facts["to_hero"] else "", "$ink2")
    yield from wrapped(Content.assemble(counted, missing), width)
    heroes = [*map(narrator_of(scene).hero, held["heroes"].split())]
    if heroes:
        yield from wrapped(styled(narrator_of(scene).labelled(scene.say("score-part-heroes"), ", ".join(heroes)), "$ink2"), width)


def purse(scene: Scene, seat: int) -> Content:
    """Draw a seat's gem, and its coins as far as they are known."""
    held = scene.view["seats"][seat]
    gem = styled(f"{GEM}{held['gem']}", "bold $lamp")
    if "coins" in held:
        return joined([gem, Content("").join([coin(one) for one in held["coins"].split()])])
    out, into = (Content("").join([coin(one) for one in held.get(name, [])]) for name in ("coins_out", "coins_in"))
    return joined([gem, styled("−", "$ink2"), out, styled("+", "$ink2"), into] if out.plain or into.plain else [gem])


def players(scene: Scene, width: int) -> Lines:
    """Draw two lines for each other player: points, gem and coins; ranks by class and number of heroes."""
    short = initials([narrator_of(scene).column(name) for name in m.CLASS_NAMES])
    return [line for seat in scene.others for line in _player(scene, seat, width, short)]


def _player(scene: Scene, seat: int, width: int, short: list[str]) -> Lines:
    facts = scene.facts["seats"][seat]
    ranks = [
        styled(f"{letter}{facts['ranks'][name]}{MOST if name in facts['most'] else ''}", f"${name}-ink")
        for name, letter in zip(m.CLASS_NAMES, short, strict=True)
    ]
    heroes = styled(f"{HERO}{facts['heroes']}", "bold $neutral-ink") if facts["heroes"] else NOTHING
    points = styled(f" {scene.total(seat)}", "bold")
    name = styled(f" {scene.name(seat)}{_busy(scene, seat)}", colour_of(scene, seat))
    first = ends(ends(Content.assemble(mark(seat), name), purse(scene, seat), width - 4), fit_right(points, 4), width)
    return [clickable(first, "screen.everything"), Content.assemble("  ", joined([*ranks, heroes]))]


def fit_right(content: Content, width: int) -> Content:
    """Align a text to the right edge of its space."""
    return content.pad_left(max(0, width - content.cell_length))


def colour_of(scene: Scene, seat: int) -> str:
    """Return the style of a name: bold while the seat owes a decision."""
    asked = scene.snapshot["asked"]
    return "bold" if asked and seat in asked["seats"] else ""


def _busy(scene: Scene, seat: int) -> str:
    """Return the mark for a seat that is thinking or away."""
    chair, asked = scene.snapshot["chairs"][seat], scene.snapshot["asked"]
    if chair["kind"] == "human" and not chair["present"] and not chair["mind"]:
        return f" ({scene.say('start-away')})"
    return " …" if asked and seat in asked["seats"] and not chair["bid"] else ""


# What all share


def treasure(scene: Scene, width: int) -> Lines:
    """Draw the coins of the treasury, each with its number."""
    coins = [
        Content.assemble(coin(f"{value}t" if value == "5" else value), styled("" if count == 1 else f"×{count}", "$ink2"))
        for value, count in scene.view["treasury"].items()
        if count
    ]
    return wrapped(joined(coins), width)


def hall(scene: Scene, width: int) -> Lines:
    """Draw the heroes that can still be recruited, by class."""
    here, lines = scene.view["hall"], list[Content]()
    for place, name in enumerate((*m.CLASS_NAMES, "neutral")):
        heroes = [hero for hero, kind, *_ in m.HEROES if kind == place and hero in here]
        if not heroes:
            continue
        names = ", ".join(
            dict.fromkeys(narrator_of(scene).hero("dwerg" if hero.startswith("dwerg_") else hero) for hero in heroes)
        )
        label = scene.say("nid-neutral") if name == "neutral" else narrator_of(scene).column(name)
        lines += wrapped(
            Content.assemble(styled("▌", f"${name}"), styled(narrator_of(scene).labelled(label, names), f"${name}-ink")), width
        )
    return lines


def distinctions(scene: Scene, width: int) -> Lines:
    """Draw who has each distinction, or would get it now."""
    given, lines = scene.view["distinctions"], list[Content]()
    for name in m.CLASS_NAMES:
        seat = given.get(name, scene.facts["leads"][name])
        holder = Content.assemble(mark(seat), f" {scene.who(seat)}") if seat >= 0 else styled("–", "$ink2")
        label = Content.assemble(styled("▌", f"${name}"), styled(scene.say(f"distinction-{name}"), f"${name}-ink"), " ")
        lines.append(ends(label, holder, width))
    return lines


def common(scene: Scene, width: int) -> Lines:
    """Draw treasury, heroes on display, distinctions and deck, one below the other."""
    view = scene.view
    state = "nid-distinctions-given" if view["distinctions"] else "nid-distinctions-to-come"
    deck = view["deck"] if isinstance(view["deck"], int) else len(view["deck"])
    discards = " · ".join(map(narrator_of(scene).card, view["discards"]))
    gone = f"{scene.say('nid-discards', count=len(view['discards']))} ({discards})" if discards else ""
    return [
        ruled(styled(scene.say("nid-treasure"), "bold"), width),
        *treasure(scene, width),
        NOTHING,
        ruled(styled(scene.say("nid-hall"), "bold"), width),
        *hall(scene, width),
        NOTHING,
        ruled(styled(f"{scene.say('nid-distinctions')}: {scene.say(state)}", "bold"), width),
        *distinctions(scene, width),
        NOTHING,
        styled(scene.say("nid-deck", count=deck), "$ink2"),
        *wrapped(styled(gone, "$ink2"), width),
    ]
