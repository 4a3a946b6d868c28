"""What can be read beside the table: the log, the rules, and explanations of items."""

from textual.content import Content

from dvergar.i18n import Catalogue
from dvergar.ui.kit.page_items import Item, groups
from dvergar.ui.kit.paint import NOTHING, Lines, clickable, mark, ruled, styled, wrapped
from dvergar.ui.kit.scene import Line, Scene
from dvergar.ui.kit.topics import all_topics
from dvergar.ui.plain.topics import folded, rule_key

LONGEST = 1000
"""A width that no line of the log exceeds."""


def log_lines(scene: Scene, width: int, last: int | None = None) -> Lines:
    """Draw the log, oldest line first, or only its last lines; lines that were undone are struck through."""
    shown = scene.lines[-last:] if last else scene.lines
    return [part for line in shown for part in _log_line(scene, line, width)]


def log_tail(scene: Scene, width: int, rows: int) -> Lines:
    """Draw as many of the last lines of the log as fit into the given rows."""
    lines: Lines = []
    for line in reversed(scene.lines[-rows:]):
        parts = _log_line(scene, line, width)
        if len(lines) + len(parts) > rows:
            break
        lines = [*parts, *lines]
    return lines


def last_line(scene: Scene, width: int) -> Content:
    """Draw the last line of the log in one row."""
    told = Content.assemble(*_log_line(scene, scene.lines[-1], LONGEST)) if scene.lines else NOTHING
    return told.truncate(width, ellipsis=True)


def _log_line(scene: Scene, line: Line, width: int) -> Lines:
    head = mark(line["seat"]) if line["seat"] is not None else styled("·", "$ink2")
    text = styled(line["text"], "strike $ink2" if line["number"] in scene.snapshot["undone"] else "")
    rule = clickable(styled(f" {line['rule']}", "$ink2"), f"screen.rule({line['rule']!r})") if line["rule"] else NOTHING
    late = styled(f" ({scene.say('panel-late')})", "$ink2") if line.get("late") else NOTHING
    wraps = Content.assemble(text, late, rule).wrap(max(8, width - 2))
    return [Content.assemble(head if place == 0 else " ", " ", part.rstrip()) for place, part in enumerate(wraps)]


def rule_lines(rule: str, words: Catalogue, width: int) -> Lines:
    """Draw a rule with its title and text."""
    key = rule_key(rule)
    head = Content.assemble(styled(f"{rule}  ", "bold $lamp"), styled(words.say(f"{key}.title"), "bold"))
    return [head, *wrapped(" ".join(words.say(key).split()), width, "  ")]


def rules_of(game: str) -> tuple[str, ...]:
    """Return the ids of all rules of a game."""
    return all_topics()[game].rules


def rules_lines(game: str, words: Catalogue, width: int, search: str = "") -> Lines:
    """Draw the rules of a game by chapter; with a search, only those that match in id, title or text."""
    lines: Lines = []
    chapter, wanted = "", folded(search.strip())
    for rule in rules_of(game):
        text = f"{rule} {words.say(rule_key(rule) + '.title')} {words.say(rule_key(rule))}"
        if wanted not in folded(text):
            continue
        if rule.partition(".")[0] != chapter:
            chapter = rule.partition(".")[0]
            lines += [NOTHING, ruled(styled(f"{chapter}  {words.say(f'chapter-{chapter}')}", "bold"), width)]
        lines += [NOTHING, *rule_lines(rule, words, width)]
    return lines or [styled(words.say("rules-found", count=0), "$ink2")]


def thing_of(game: str, words: str) -> Item | None:
    """Find an item by its words, such as `hero thrud`."""
    return next((thing for group in groups(game) for thing in group.items if thing.words == words), None)


def thing_lines(game: str, thing: str, words: Catalogue, width: int) -> Lines:
    """Draw the explanation of an item, and the related rules."""
    found = thing_of(game, thing)
    if found is None:
        return []
    lines = [ruled(styled(words.say(found.name), "bold $lamp"), width, "$lamp")]
    lines += wrapped(" ".join(words.say(found.text).split()), width)
    for rule in found.rules:
        lines += [NOTHING, *rule_lines(rule, words, width)]
    return lines


def things_lines(game: str, words: Catalogue, width: int) -> Lines:
    """Draw everything that can be explained, by group."""
    lines: Lines = []
    for group in groups(game):
        lines += [NOTHING, ruled(styled(words.say(group.name), "bold"), width)]
        for thing in group.items:
            text = styled(" ".join(words.say(thing.text).split()), "$ink2")
            name = styled(words.say(thing.name), "bold")
            lines += wrapped(Content.assemble(name, "  ", text, styled(f" ({', '.join(thing.rules)})", "$ink2")), width)
    return lines
