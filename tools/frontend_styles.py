"""Put the named breakpoints into the stylesheet's sources, and check what keeps these sources readable.

`style/main.css` says which files there are and in which layer each lies, `style/breakpoints.css` what the breakpoints are
called. A file says `@media (--phone)`; browsers do not know such names, so the build replaces them with their conditions.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

FRONTEND = Path(__file__).parents[1] / "frontend"
STYLE = FRONTEND / "style"
MAIN = "main.css"
BREAKPOINTS = "breakpoints.css"
GAMES = "games"
MOST_IMPORTANT = 10
"""How often `!important` may stand in all files together."""
DEEPEST = 3
"""How many compound selectors may follow each other: `.table--five .player .coin` has three."""
MOST_LINES = 450

_CUSTOM_MEDIA = re.compile(r"@custom-media\s+(--[\w-]+)\s+([^;]+);")
_IMPORT = re.compile(r'@import "\./([\w/-]+\.css)" layer\(([\w-]+)\);')
_LAYERS = re.compile(r"@layer ([\w\s,-]+);")
_NAME = re.compile(r"\((--[\w-]+)\)")
_CONDITION = re.compile(r"print|\(--[\w-]+\)|\(prefers-[\w-]+: [\w-]+\)")
"""What may stand behind `@media`: a breakpoint by its name, paper, or what somebody prefers."""


class Rule(NamedTuple):
    """The head of a rule, and the condition of the `@media` around it."""

    condition: str
    selectors: tuple[str, ...]


def breakpoints(style: Path = STYLE) -> dict[str, str]:
    """Return the conditions of the breakpoints by their names."""
    return dict(_CUSTOM_MEDIA.findall((style / BREAKPOINTS).read_text(encoding="utf-8")))


def resolved(text: str, named: dict[str, str]) -> str:
    """Return a stylesheet with the conditions of its breakpoints in place of their names."""

    def with_conditions(head: re.Match[str]) -> str:
        return _NAME.sub(lambda name: named[name.group(1)], head.group())

    return re.sub(r"@media[^{]+", with_conditions, text)


def copy_resolved(target: Path, style: Path = STYLE) -> Path:
    """Copy all files to a folder with their breakpoints resolved, and return the copy that imports all others."""
    named = breakpoints(style)
    for path in style.rglob("*.css"):
        copy = target / path.relative_to(style)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(resolved(path.read_text(encoding="utf-8"), named), encoding="utf-8")
    return target / MAIN


def rules(text: str) -> list[Rule]:
    """Return the rules of a stylesheet in their order, without those of animations."""
    found, around = [], [""]
    for match in re.finditer(r"([^{};]*)([{};])", _without_comments(text)):
        head, end = " ".join(match.group(1).split()), match.group(2)
        if end == "}":
            around.pop()
        elif end == "{":
            around.append(head if head.startswith("@") else around[-1])
            if not head.startswith("@") and not around[-1].startswith("@keyframes"):
                found.append(Rule(around[-1], tuple(_parts(head, ","))))
    return found


def depth(selector: str) -> int:
    """Return how many compound selectors follow each other in a selector."""
    while (shorter := re.sub(r"\([^()]*\)|\[[^\]]*\]", "", selector)) != selector:
        selector = shorter
    return len(re.sub(r"\s*[>+~]\s*", " ", selector).split())


def complaints(style: Path = STYLE, source: Path = FRONTEND / "src") -> list[str]:
    """Return what is wrong with the files of the stylesheet."""
    files = {path.relative_to(style).as_posix(): path.read_text(encoding="utf-8") for path in sorted(style.rglob("*.css"))}
    games = [path.name for path in (style / GAMES).glob("*/")]
    checks = _Checks(breakpoints(style), games, _Classes(source))
    found = list(_wrong_imports(files))
    for name, text in files.items():
        found += [f"{name}: {complaint}" for complaint in checks.of_file(name, text)]
    if (important := sum(_without_comments(text).count("!important") for text in files.values())) > MOST_IMPORTANT:
        found.append(f"{important} times !important, more than {MOST_IMPORTANT}: a later layer does without")
    return found


def _wrong_imports(files: dict[str, str]) -> Iterator[str]:
    """Each file is imported once, into a layer that is declared."""
    declared = _LAYERS.search(files[MAIN])
    layers = [layer.strip() for layer in declared.group(1).split(",")] if declared else []
    imported = _IMPORT.findall(files[MAIN])
    yield from (f"{MAIN}: {name} lies in an unknown layer, {layer}" for name, layer in imported if layer not in layers)
    for name in files.keys() - {MAIN, BREAKPOINTS}:
        if (often := [one for one, _ in imported].count(name)) != 1:
            yield f"{MAIN}: {name} is imported {often} times"


class _Classes:
    """The names that the page's sources can give to elements: words, and beginnings that a value is put behind."""

    def __init__(self, source: Path) -> None:
        paths = [path for path in source.rglob("*.ts*") if path.parent.name != "generated"]
        text = "\n".join(path.read_text(encoding="utf-8") for path in paths)
        self._words = set(re.findall(r"[\w-]+", text))
        self._beginnings = tuple(set(re.findall(r"([a-z][\w-]*-)\$\{", text)))

    def __contains__(self, name: str) -> bool:
        return name in self._words or name.startswith(self._beginnings)


class _Checks(NamedTuple):
    """What is asked of a single file."""

    named: dict[str, str]
    games: list[str]
    classes: _Classes

    def of_file(self, name: str, text: str) -> Iterator[str]:
        """Yield what is wrong with one file."""
        if (lines := len(text.splitlines())) > MOST_LINES:
            yield f"{lines} lines, more than {MOST_LINES}"
        if not name.startswith(f"{GAMES}/") and name != MAIN:
            yield from (f"{game} is named outside {GAMES}/" for game in self.games if game in text.lower())
        yield from self._of_conditions(text)
        found = rules(text)
        yield from (f"{', '.join(rule.selectors)} stands twice" for rule in sorted(set(found)) if found.count(rule) > 1)
        for selector in sorted({selector for rule in found for selector in rule.selectors}):
            yield from self._of_selector(selector)

    def _of_conditions(self, text: str) -> Iterator[str]:
        for condition in re.findall(r"@media\s+([^{]+?)\s*\{", _without_comments(text)):
            if not _CONDITION.fullmatch(condition):
                yield f"@media {condition} is none of the named breakpoints"
            elif (name := _NAME.fullmatch(condition)) and name.group(1) not in self.named:
                yield f"no breakpoint is called {name.group(1)}"

    def _of_selector(self, selector: str) -> Iterator[str]:
        if depth(selector) > DEEPEST:
            yield f"{selector} is {depth(selector)} compound selectors deep"
        for one in sorted(set(re.findall(r"\.([a-zA-Z][\w-]*)", selector))):
            if one not in self.classes:
                yield f"{selector}: no source has the class {one}"


def _without_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


def _parts(text: str, separator: str) -> list[str]:
    """Take a text apart where a separator stands outside all brackets."""
    parts, open_brackets = [""], 0
    for char in text:
        open_brackets += (char in "([") - (char in ")]")
        if char == separator and not open_brackets:
            parts.append("")
        else:
            parts[-1] += char
    return [part.strip() for part in parts if part.strip()]
