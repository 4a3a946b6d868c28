"""The stylesheet's sources: their named breakpoints put in, and what keeps them readable.

`style/main.css` says which files there are and in which layer each lies, `style/breakpoints.css` what the breakpoints are
called. A file says `@media (--phone)`; browsers do not know such names, so that `resolved` puts in what they stand for.
"""

import re
from collections.abc import Iterator
from pathlib import Path

FRONTEND = Path(__file__).parents[1] / "frontend"
STYLE = FRONTEND / "style"
MAIN = "main.css"
BREAKPOINTS = "breakpoints.css"
GAMES = ("nidavellir", "dwarf")
MOST_IMPORTANT = 10
"""As often may `!important` stand in all files together."""
DEEPEST = 3
"""As many compound selectors may a selector be deep: `.table--five .player .coin`, and no more."""
MOST_LINES = 450

CUSTOM_MEDIA = re.compile(r"@custom-media\s+(--[\w-]+)\s+([^;]+);")
IMPORT = re.compile(r'@import "\./([\w/-]+\.css)" layer\(([\w-]+)\);')
LAYERS = re.compile(r"@layer ([\w\s,-]+);")
MEDIA_NAME = re.compile(r"\((--[\w-]+)\)")
CONDITIONS = re.compile(r"print|\(--[\w-]+\)|\(prefers-[\w-]+: [\w-]+\)")
"""What may stand behind `@media`: a breakpoint by its name, paper, or what somebody prefers."""


def breakpoints(style: Path = STYLE) -> dict[str, str]:
    """The conditions of the breakpoints by their names."""
    return dict(CUSTOM_MEDIA.findall((style / BREAKPOINTS).read_text(encoding="utf-8")))


def resolved(text: str, named: dict[str, str]) -> str:
    """A stylesheet with the conditions of its breakpoints in place of their names."""

    def media(prelude: re.Match[str]) -> str:
        return MEDIA_NAME.sub(lambda name: named[name.group(1)], prelude.group())

    return re.sub(r"@media[^{]+", media, text)


def copy_resolved(target: Path, style: Path = STYLE) -> Path:
    """Write all files with their breakpoints resolved to another folder; the file there that imports all others."""
    named = breakpoints(style)
    for path in style.rglob("*.css"):
        copy = target / path.relative_to(style)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(resolved(path.read_text(encoding="utf-8"), named), encoding="utf-8")
    return target / MAIN


def complaints(style: Path = STYLE, source: Path = FRONTEND / "src") -> list[str]:
    """What is wrong with the files of the stylesheet."""
    files = {str(path.relative_to(style)): bare(path.read_text(encoding="utf-8")) for path in sorted(style.rglob("*.css"))}
    classes = Classes(source)
    found = list(_imports(files))
    for name, text in files.items():
        found += [f"{name}: {complaint}" for complaint in _of_file(name, text, breakpoints(style), classes)]
        if (lines := len((style / name).read_text(encoding="utf-8").splitlines())) > MOST_LINES:
            found.append(f"{name}: {lines} lines, more than {MOST_LINES}")
    if (important := sum(text.count("!important") for text in files.values())) > MOST_IMPORTANT:
        found.append(f"{important} times !important, more than {MOST_IMPORTANT}: a later layer does without")
    return found


def bare(text: str) -> str:
    """A stylesheet without its comments."""
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


def _imports(files: dict[str, str]) -> Iterator[str]:
    """Each file is imported once, into a layer that is declared."""
    declared = LAYERS.search(files[MAIN])
    layers = [layer.strip() for layer in declared.group(1).split(",")] if declared else []
    imported = IMPORT.findall(files[MAIN])
    yield from (f"{MAIN}: {name} lies in an unknown layer, {layer}" for name, layer in imported if layer not in layers)
    for name in files.keys() - {MAIN, BREAKPOINTS}:
        if (often := [one for one, _ in imported].count(name)) != 1:
            yield f"{MAIN}: {name} is imported {often} times"


def _of_file(name: str, text: str, named: dict[str, str], classes: "Classes") -> Iterator[str]:
    """What is wrong within one file."""
    for condition in re.findall(r"@media\s+([^{]+?)\s*\{", text):
        if not CONDITIONS.fullmatch(condition):
            yield f"@media {condition} is none of the named breakpoints"
        elif (one := MEDIA_NAME.fullmatch(condition)) and one.group(1) not in named:
            yield f"no breakpoint is called {one.group(1)}"
    for selector in selectors(text):
        if depth(selector) > DEEPEST:
            yield f"{selector} is {depth(selector)} compound selectors deep"
        yield from (f"{selector}: no source has the class {one}" for one in classes_in(selector) if one not in classes)
    if not name.startswith("games/") and name != MAIN and any(game in text.lower() for game in GAMES):
        yield "a game is named outside games/"


def selectors(text: str) -> list[str]:
    """All selectors of a stylesheet, lists taken apart."""
    rules = re.sub(r"@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*\s*\}|@[^{};]+;", "", text)
    preludes = [prelude.strip() for prelude in re.findall(r"([^{};]+)\{", rules)]
    return [one for prelude in preludes if not prelude.startswith("@") for one in _parts(prelude, ",")]


def depth(selector: str) -> int:
    """How many compound selectors stand behind each other."""
    return len(_parts(re.sub(r"\s*[>+~]\s*", " ", _closed(selector)), " "))


def classes_in(selector: str) -> set[str]:
    """The names of classes in a selector."""
    return set(re.findall(r"\.([a-zA-Z][\w-]*)", selector))


def _closed(selector: str) -> str:
    """A selector without what stands in brackets."""
    while (shorter := re.sub(r"\([^()]*\)|\[[^\]]*\]", "", selector)) != selector:
        selector = shorter
    return selector


def _parts(text: str, separator: str) -> list[str]:
    """A text taken apart where a separator stands outside all brackets."""
    parts, open_brackets = [""], 0
    for char in text:
        open_brackets += (char in "([") - (char in ")]")
        if char == separator and not open_brackets:
            parts.append("")
        else:
            parts[-1] += char
    return [part.strip() for part in parts if part.strip()]


class Classes:
    """The names that the page's sources can give to elements: words, and beginnings that a value is put behind."""

    def __init__(self, source: Path) -> None:
        paths = [path for path in source.rglob("*.ts*") if path.parent.name != "generated"]
        text = "\n".join(path.read_text(encoding="utf-8") for path in paths)
        self._words = set(re.findall(r"[\w-]+", text))
        self._beginnings = tuple(set(re.findall(r"([a-z][\w-]*-)\$\{", text)))

    def __contains__(self, name: str) -> bool:
        return name in self._words or name.startswith(self._beginnings)
