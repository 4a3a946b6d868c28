"""Checks the imports of the page's sources: no cycles, layers in one direction, games only through their registry.

Type-only imports (`import type`, or only `type` names between the braces) vanish when the page is built, so they cannot form
a cycle. They must respect the layers like all others.
"""

import re
import sys
from pathlib import Path
from typing import NamedTuple

SOURCES = Path(__file__).parents[1] / "frontend" / "src"
LAYERS = ("generated", "client", "i18n", "components", "layout", "games", "pages")
"""From the lowest to the highest: a file may import from its own layer and those below."""
GAMES = "games"
GENERATED = "generated"
REGISTRY = "games/index.ts"
INTERFACE = "games/game.ts"

_IMPORT = re.compile(r"""^(?:import|export)\s+(?:(?P<what>[^"';]*?)\s*from\s+)?"(?P<path>\.[^"]+)";""", re.M)


class Import(NamedTuple):
    """An import of one file by another, both relative to the sources."""

    importer: str
    imported: str
    types_only: bool


def imports_of(root: Path) -> list[Import]:
    """Return all relative imports of the sources under a folder."""
    files = sorted(path for kind in ("*.ts", "*.tsx") for path in root.rglob(kind))
    return [one for path in files for one in _imports_in(path, root)]


def _imports_in(path: Path, root: Path) -> list[Import]:
    importer = path.relative_to(root).as_posix()
    found = []
    for match in _IMPORT.finditer(path.read_text(encoding="utf-8")):
        target = (path.parent / match["path"]).resolve().relative_to(root.resolve())
        found.append(Import(importer, target.as_posix(), _is_types_only(match["what"])))
    return found


def _is_types_only(what: str | None) -> bool:
    """Whether an import brings nothing that exists at run time."""
    if what is None:
        return False
    if what.startswith("type "):
        return True
    names = [name.strip() for name in what.strip("{} \n").split(",") if name.strip()]
    return what.startswith("{") and all(name.startswith("type ") for name in names)


def cycles(imports: list[Import]) -> list[list[str]]:
    """Return the groups of files that import each other at run time, directly or indirectly."""
    graph: dict[str, set[str]] = {}
    for one in imports:
        graph.setdefault(one.importer, set())
        if not one.types_only:
            graph[one.importer].add(one.imported)
    reached = {file: _reachable(file, graph) for file in graph}
    groups = {tuple(sorted(other for other in reached[file] if file in reached.get(other, ()))) for file in graph}
    return sorted(list(group) for group in groups if group)


def _reachable(start: str, graph: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    waiting = [*graph[start]]
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            waiting.extend(graph.get(file, ()))
    return found


def against_direction(imports: list[Import]) -> list[str]:
    """Return a complaint about every import from a lower layer to a higher one, or past the registry of games."""
    return [complaint for one in imports if (complaint := _complaint(one))]


def _complaint(one: Import) -> str:
    importer, imported = _layer(one.importer), _layer(one.imported)
    if imported > importer:
        return f"{one.importer} imports {one.imported}, which is in a higher layer"
    if LAYERS[imported : imported + 1] != (GAMES,):
        return ""
    if importer > imported and one.imported != REGISTRY:
        return f"{one.importer} imports {one.imported}; outside {GAMES}/ a game is reached through {REGISTRY}"
    if importer == imported and not _is_within_games(one):
        return f"{one.importer} imports {one.imported}; a game does not know another, nor the registry"
    return ""


def _layer(file: str) -> int:
    """Return the layer of a file as a number; a file at the root (main.tsx) is above all layers."""
    return LAYERS.index(file.partition("/")[0]) if "/" in file else len(LAYERS)


def _is_within_games(one: Import) -> bool:
    """Whether an import between two files of games/ stays within a game, imports the interface, or is the registry's."""
    if one.imported == INTERFACE:
        return True
    if one.importer == REGISTRY:
        return one.imported.endswith(("/index.ts", "/index.tsx"))
    return one.importer.split("/")[:2] == one.imported.split("/")[:2] and one.imported.count("/") > 1


def games_named_outside(root: Path) -> list[str]:
    """Return a complaint about every file that names a game but neither belongs to one nor is generated."""
    games = "|".join(path.name for path in sorted((root / GAMES).iterdir()) if path.is_dir())
    return [
        f"{file} names {found[0]}; only {GAMES}/ knows the games"
        for path in sorted(root.rglob("*.ts*"))
        if (file := path.relative_to(root).as_posix()).partition("/")[0] not in (GAMES, GENERATED)
        and (found := re.search(games, path.read_text(encoding="utf-8"), re.I))
    ]


def complaints(root: Path = SOURCES) -> list[str]:
    """Return everything that is wrong with the imports of the sources under a folder."""
    found = imports_of(root)
    return (
        [f"imports go round: {', '.join(cycle)}" for cycle in cycles(found)]
        + against_direction(found)
        + games_named_outside(root)
    )


def main() -> int:
    """Print what is wrong, and fail if anything is."""
    found = complaints()
    print("\n".join(found) or "imports: no cycles, one direction, games only through their registry")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
