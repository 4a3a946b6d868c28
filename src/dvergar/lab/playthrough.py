"""Playthroughs: whole games as text, so that a changed rule or a changed view shows as a readable diff.

    python -m dvergar.lab.playthrough --renew     replay all stored games and store the result
    python -m dvergar.lab.playthrough --check     show what would change

The first lines of a stored file are its plan. To add a game, write those lines and renew:

>>> plan = Plan.read("game: nidavellir\\noptions: players=2, edition=en\\nseed: 3\\nprefers: hero thrud, +hero\\n")
>>> plan.options, plan.prefers
({'players': 2, 'edition': 'en'}, ('hero thrud', '+hero'))
>>> print("\\n".join(line for line in plan.played().splitlines() if "dealt" in line))
    seat 0 dealt: gem 4 (N2.1)
    seat 1 dealt: gem 5 (N2.1)

Nothing here knows a game; everything comes from the API.
"""

import argparse
import difflib
import hashlib
import json
import textwrap
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from dvergar.api.event import Event
from dvergar.api.play import Decision, Game, Position, View, game
from dvergar.api.values import Choice, Score
from dvergar.core.json_data import Json, JsonMapping, JsonObject
from dvergar.lab.policies import Drawing, Policy

FOLDER = "tests/playthroughs"
WHOLE = "turn-began"
RENEW = "python -m dvergar.lab.playthrough --renew"
WIDTH = 150
LONGEST = 160
SHORT = 60
"""Of longer lists that changed, only the difference is written."""
MOST_LISTED = 24
"""Longer lists of actions are written as their number, their ends and a fingerprint."""

Value = str | tuple[str, ...]
Lines = dict[tuple[str, ...], Value]
"""What a viewer sees: a value by its path."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The definition of a playthrough: game, options, seed, preferences, and the event after which full views are printed."""

    game: str
    options: JsonObject
    seed: int
    prefers: tuple[str, ...] = ()
    whole: str = WHOLE

    @classmethod
    def read(cls, text: str) -> Self:
        """Read the plan from the first lines of a stored playthrough."""
        head = dict(line.split(": ", 1) for line in text.split("\n\n", 1)[0].splitlines() if ": " in line)
        missing = [name for name in ("game", "options", "seed") if name not in head]
        if missing:
            raise ValueError(f"a playthrough begins with its game, options and seed; missing: {', '.join(missing)}")
        options = dict(option.split("=", 1) for option in head["options"].split(", "))
        return cls(
            head["game"],
            {name: _option(value) for name, value in options.items()},
            int(head["seed"]),
            tuple(head["prefers"].split(", ")) if "prefers" in head else (),
            head.get("whole", WHOLE),
        )

    def head(self, table: Game) -> Iterator[str]:
        """Return the plan, the rules' version and all options as completed by the game."""
        yield f"game: {self.game}"
        yield f"options: {_options(self.options)}"
        yield f"seed: {self.seed}"
        if self.prefers:
            yield f"prefers: {', '.join(self.prefers)}"
        yield f"whole: {self.whole}"
        yield f"rules: {table.rules.version}"
        yield f"in full: {_options(table.options)}"

    def played(self) -> str:
        """Play the game and return the whole text."""
        table = game(self.game, **self.options)
        told = tell(table.start(self.seed), Drawing(self.seed, self.prefers), lambda event: event.kind == self.whole)
        return "\n".join([*self.head(table), *told, ""])


def _option(text: str) -> Json:
    try:
        return json.loads(text)
    except ValueError:
        return text


def _options(options: JsonMapping) -> str:
    return ", ".join(f"{name}={value if isinstance(value, str) else json.dumps(value)}" for name, value in options.items())


def tell(position: Position, policy: Policy, whole: Callable[[Event], bool]) -> Iterator[str]:
    """Play a game to its end and report every decision, action and event, and what each seat and a spectator see.

    Views are written in full at the start and after an event for which `whole` holds; in between only their changes.
    """
    yield from ("", "== start")
    yield from _told_events(position.opening)
    seen = _seen(position)
    yield from _told_whole(seen)
    while not position.over:
        decision = position.decision(policy.seat(position.to_act))
        choice = policy.choice(decision)
        yield from _told_decision(decision, choice, position.to_act)
        events = position.play(decision.seat, choice.code)
        yield from _told_events(events)
        before, seen = seen, _seen(position)
        yield from _told_changes(before, seen)
        for event in filter(whole, events):
            yield from ("", f"== {_told_event(event)}")
            yield from _told_whole(seen)
    yield from ("", "== score")
    for score in position.scores():
        yield from _told_score(score)


def _told_decision(decision: Decision, chosen: Choice, to_act: tuple[int, ...]) -> Iterator[str]:
    owing = f", owed by seats {' '.join(map(str, to_act))}" if len(to_act) > 1 else ""
    yield ""
    yield f"seat {decision.seat}: {decision.kind} ({decision.rule}){owing}"
    yield from _wrapped("  may ", _listed([_told_choice(choice) for choice in decision.choices]))
    closed = [f"{closed.words} ({closed.rule} {closed.key}{_told_args(closed.args, ' ')})" for closed in decision.closed]
    if closed:
        yield from _wrapped("  closed ", closed)
    yield from _wrapped("  plays ", [_told_choice(chosen)])


def _listed(actions: list[str]) -> list[str]:
    """List all actions or, if there are very many, their number, the first, the last and a hash of all."""
    if len(actions) <= MOST_LISTED:
        return actions
    fingerprint = hashlib.sha256("\n".join(actions).encode()).hexdigest()[:8]
    return [f"{len(actions)} actions #{fingerprint}: {actions[0]} … {actions[-1]}"]


def _told_choice(choice: Choice) -> str:
    """Describe an action with its effects; long forecasts are left to the events."""
    effects = {name: value for name, value in choice.effects.items() if not _is_lengthy(value)}
    return choice.words + (f" ({_told_args(effects)})" if effects else "")


def _is_lengthy(value: Json) -> bool:
    return isinstance(value, list) and not all(isinstance(one, int) for one in value or [""])


def _told_args(args: JsonMapping, lead: str = "") -> str:
    """Format named values; empty if there are none."""
    return lead + "; ".join(f"{name} {_told_arg(value)}" for name, value in args.items()) if args else ""


def _told_arg(value: Json) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_told_arg, value))}]"
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {amount:+d}" for name, amount in value.items()) or "-"
    return str(value)


def _told_events(events: Iterable[Event]) -> Iterator[str]:
    for number, event in enumerate(events):
        if not number:
            yield "  events"
        yield f"    {_told_event(event)}"


def _told_event(event: Event) -> str:
    seat = "" if event.seat is None else f"seat {event.seat} "
    only = "" if event.to is None else f", only seat {event.to}"
    return f"{seat}{event.kind}{_told_args(event.args, ': ')} ({event.rule}){only}"


def _told_score(score: Score) -> list[str]:
    parts = [f"{name} {points} ({score.rules[name]})" for name, points in score.parts.items()]
    return _wrapped(f"  seat {score.seat}, place {score.place}, {score.total} points: ", parts)


def _seen(position: Position) -> list[Lines]:
    """Return what each seat and, last, a spectator see."""
    return [_lines(position.view(seat)) for seat in (*range(position.game.players), None)]


def _lines(view: View) -> Lines:
    """Return a view as values by their paths: its dict, who owes a decision, and everyone's points."""
    points = {str(score.seat): score.total for score in view.scores()}
    return dict(_leaves({**view.to_dict(), "to_act": list(view.to_act), "points": points}, ()))


def _leaves(value: Json, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Value]]:
    if isinstance(value, Mapping):
        for name, inner in value.items():
            yield from _leaves(inner, (*path, str(name)))
    elif isinstance(value, list) and any(isinstance(inner, Mapping | list) for inner in value):
        for number, inner in enumerate(value):
            yield from _leaves(inner, (*path, str(number)))
    else:
        yield path, tuple(map(str, value)) if isinstance(value, list) else str(value)


def _told_whole(seen: list[Lines]) -> Iterator[str]:
    yield from _told_by_viewers([{path: _told_value(path, value) for path, value in lines.items()} for lines in seen])


def _told_changes(before: list[Lines], after: list[Lines]) -> Iterator[str]:
    yield from _told_by_viewers(
        [
            {path: _told_change(path, old.get(path), new.get(path)) for path in {**old, **new} if old.get(path) != new.get(path)}
            for old, new in zip(before, after, strict=True)
        ]
    )


def _told_by_viewers(told: list[dict[tuple[str, ...], list[str]]]) -> Iterator[str]:
    """Group lines by viewer: lines that several viewers share are printed once, those that all see first."""
    groups: dict[tuple[int, ...], list[str]] = {}
    for path in sorted({path for lines in told for path in lines}, key=_natural):
        texts = [lines.get(path) for lines in told]
        for text in [text for number, text in enumerate(texts) if text is not None and text not in texts[:number]]:
            viewers = tuple(viewer for viewer, other in enumerate(texts) if other == text)
            groups.setdefault(viewers, []).extend(text)
    for viewers in sorted(groups, key=lambda viewers: (len(viewers) < len(told), viewers)):
        yield f"  {_viewers(viewers, len(told) - 1)}"
        yield from groups[viewers]


def _natural(path: tuple[str, ...]) -> list[tuple[int, str]]:
    """Return a sort key that puts 9 before 10."""
    return [(int(part) if part.isdigit() else -1, part) for part in path]


def _viewers(viewers: tuple[int, ...], players: int) -> str:
    if len(viewers) > players:
        return "all see"
    seats = " ".join(str(viewer) for viewer in viewers if viewer < players)
    names = [f"seat{'s' if ' ' in seats else ''} {seats}"] if seats else []
    return " and ".join(names + ["a spectator"] * (players in viewers)) + (" see" if len(viewers) > 1 else " sees")


def _told_value(path: tuple[str, ...], value: Value, sign: str = "") -> list[str]:
    items = value if isinstance(value, tuple) else (value,)
    return _wrapped(f"    {sign}{'.'.join(path)}: ", items if any(items) else ("-",))


def _told_change(path: tuple[str, ...], old: Value | None, new: Value | None) -> list[str]:
    if old is None or new is None:
        return _told_value(path, new or "", "+ ") if old is None else _told_value(path, old, "- ")
    both = f"{_plain(old)} -> {_plain(new)}"
    if isinstance(old, tuple) and isinstance(new, tuple) and len(both) > SHORT:
        gone, come = [", ".join(counted.elements()) for counted in (Counter(old) - Counter(new), Counter(new) - Counter(old))]
        both = ", ".join([f"loses {gone}"] * bool(gone) + [f"gains {come}"] * bool(come)) or both
    return _told_value(path, tuple(both.split(", ")))


def _plain(value: Value) -> str:
    return (value if isinstance(value, str) else ", ".join(value)) or "-"


def _wrapped(label: str, items: Iterable[str]) -> list[str]:
    """Wrap items after a label."""
    lines, indent = [label], " " * (len(label) - len(label.lstrip()) + 4)
    for number, item in enumerate(items):
        if number:
            lines[-1] += ","
        if number and len(lines[-1]) + len(item) > WIDTH:
            lines.append(indent + item)
        else:
            lines[-1] += f" {item}" if number else item
    return [part for line in lines for part in _folded(line, f"{indent}    ")]


def _folded(line: str, indent: str) -> list[str]:
    """Split a line that a single item makes too long."""
    if len(line) <= LONGEST:
        return [line]
    return textwrap.wrap(line, WIDTH, subsequent_indent=indent, break_on_hyphens=False)


def difference(stored: str, played: str, most: int = 40) -> str:
    """Return the differences as a short unified diff; empty if there are none."""
    diff = list(difflib.unified_diff(stored.splitlines(), played.splitlines(), "stored", "played", n=3, lineterm=""))
    left = [f"… and {len(diff) - most} lines more"] if len(diff) > most else []
    return "\n".join(diff[:most] + left)


def main(arguments: Sequence[str] | None = None) -> int:
    """Renew or check the stored playthroughs; return 1 if a checked one differs."""
    parser = argparse.ArgumentParser(prog="python -m dvergar.lab.playthrough", description="Whole games as stored text.")
    task = parser.add_mutually_exclusive_group(required=True)
    task.add_argument("--renew", action="store_true", help="play all stored games again and store them")
    task.add_argument("--check", action="store_true", help="tell what would change")
    parser.add_argument("folder", nargs="?", default=FOLDER, help=f"where they are stored ({FOLDER})")
    given = parser.parse_args(arguments)
    changed = 0
    for path in sorted(Path(given.folder).glob("*.txt")):
        stored = path.read_text(encoding="utf-8")
        played = Plan.read(stored).played()
        changed += stored != played
        print(f"{path}: {'as stored' if stored == played else 'changed'}")
        if given.renew:
            path.write_text(played, encoding="utf-8", newline="\n")
        elif stored != played:
            print(difference(stored, played))
    return int(changed > 0 and given.check)


if __name__ == "__main__":
    raise SystemExit(main())
