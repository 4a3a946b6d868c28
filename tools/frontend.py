"""Builds the page: `python tools/frontend.py` writes what the package ships, `--check` tells whether that is up to date.

Types come from the server's schema, tables of cards from the rules, texts from the catalogue; the bundle is made by deno
(`pip install deno`), which also checks the types. The same sources give the same bytes.
"""

import argparse
import filecmp
import gzip
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FRONTEND = ROOT / "frontend"
GENERATED = FRONTEND / "src" / "generated"
STATIC = ROOT / "src" / "dvergar" / "web" / "static"
TYPES = "npm:openapi-typescript@7.13.0"
STYLES = (
    "tokens.css",
    "look.css",
    "page.css",
    "start.css",
    "panels.css",
    "scorepad.css",
    "nidavellir.css",
    "nidavellir-special.css",
    "dwarf.css",
    "dwarf-special.css",
    "tablet.css",
)
READER = (
    "bots",
    "hints",
    "errors",
    "interface",
    "server",
    "store",
    "table",
    "web",
    "start",
    "levels",
    "panels",
    "scorepad",
    "nidavellir-cards",
    "nidavellir-web",
    "nidavellir-special",
    "dwarf",
    "dwarf-cards",
    "dwarf-web",
    "dwarf-special",
)
"""The parts of the catalogue that the page reads at its start; the rules come when somebody opens them."""
RULES = ("nidavellir-rules", "dwarf-rules")


def deno(*arguments: str) -> None:
    """Run deno, which finds certificates where the system has them."""
    program = shutil.which("deno", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")
    if program is None:
        raise SystemExit("deno is missing: pip install deno")
    surroundings = os.environ | {"DENO_TLS_CA_STORE": "system", "NO_COLOR": "1", "DENO_NO_UPDATE_CHECK": "1"}
    done = subprocess.run([program, *arguments], cwd=FRONTEND, env=surroundings, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"deno {' '.join(arguments)}\n{done.stdout}{done.stderr}")


def schema() -> dict[str, Any]:
    """The OpenAPI of the server, with the messages of its sockets."""
    from dvergar.server.app import make_app
    from dvergar.server.settings import Settings
    from dvergar.server.store import Store

    with tempfile.TemporaryDirectory() as folder, Store.open(f"sqlite:///{folder}/t.db") as store:
        return make_app(Settings(), store).openapi()


def tables() -> dict[str, dict[str, Any]]:
    """What the page needs of each game for drawing, by the games' names."""
    found = {"nidavellir": nidavellir_tables(), "dwarf": dwarf_tables()}
    return {game: found[game] | explained(game) for game in found}


def nidavellir_tables() -> dict[str, Any]:
    """Cards, heroes and coins of Nidavellir as the rules have them."""
    from dvergar.nidavellir import tables

    classes = (*tables.CLASS_NAMES, "")
    heroes = {
        name: {"class": classes[kind], "ranks": ranks, "points": points, "end": end}
        for name, kind, ranks, points, end in tables.HEROES
    }
    return {
        "heroes": heroes,
        "smith": {"class": tables.CLASS_NAMES[tables.BLACKSMITH], "ranks": tables.CARD_RANKS[tables.SMITH]},
        "ylud": dict(zip(tables.CLASS_NAMES, tables.YLUD_POINTS, strict=True)),
        "dwarfs": dwarf_cards(),
        "coins": tables.COIN_NAMES,
        "treasury": [value for value, coins in enumerate(tables.TREASURY) if coins],
    }


def dwarf_tables() -> dict[str, Any]:
    """Opponents, locations and cards of Dwarf as the rules have them."""
    from dvergar.dwarf import tables

    exchanges = {
        name: {good: change for good, change in zip(tables.GOOD_NAMES, changes, strict=True) if change}
        for name, changes in zip(tables.KIND_NAMES, tables.EXCHANGES, strict=False)
    }
    groups = (("mine", tables.IRON_SEAM), ("forge", tables.AXE), ("defend", tables.DRAGON), ("help", tables.GET_HELP))
    kinds = {
        name: next(group for group, first in reversed(groups) if kind >= first) for kind, name in enumerate(tables.KIND_NAMES)
    }
    return {"opponents": tables.OPPONENT_NAMES, "exchanges": exchanges, "kinds": kinds, "meeples": meeples()}


def dwarf_cards() -> dict[str, list[str]]:
    """The dwarf cards of each class of Nidavellir, as one writes them into a column."""
    from dvergar.nidavellir import tables as nidavellir

    found: dict[str, list[str]] = {name: [] for name in nidavellir.CLASS_NAMES}
    for kind, points, _, _ in nidavellir.DWARFS:
        found[nidavellir.CLASS_NAMES[kind]].append("-" if points is None else str(points))
    return found


def meeples() -> dict[str, list[int]]:
    """Where the black and the white meeple of each card of Dwarf point, by its location and words."""
    from dvergar.dwarf import tables as dwarf

    cards = zip(dwarf.CARD_LOCATION, dwarf.CARD_WORDS, dwarf.CARD_BLACK, dwarf.CARD_WHITE, strict=True)
    return {f"{location + 1} {words}": [black + 1, white + 1] for location, words, black, white in cards if words}


def generate(target: Path) -> None:
    """The generated sources."""
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "openapi.json"
        path.write_text(json.dumps(schema()))
        deno("run", "--allow-all", "--no-lock", TYPES, str(path), "-o", str(target / "schema.ts"))
    head = "// Made from the rules by tools/frontend.py."
    for game, found in tables().items():
        data = json.dumps(found, indent=2, ensure_ascii=False)
        (target / f"{game}.ts").write_text(f"{head}\nexport const TABLES = {data} as const;\n", encoding="utf-8")


def explained(game: str) -> dict[str, Any]:
    """The rules of a game, and the things that the page explains."""
    from dvergar.terminal.topics import all_topics
    from dvergar.web.things import groups

    things = {
        group.name: [
            {"words": one.words, "name": one.name, "art": one.art, "rules": " ".join(one.rules), "text": one.text}
            for one in group.things
        ]
        for group in groups(game)
    }
    return {"rules": " ".join(all_topics()[game].rules), "things": things}


def check_types() -> None:
    """Check the types, the style and the imports of the sources."""
    import frontend_imports

    if found := frontend_imports.complaints():
        raise SystemExit("\n".join(found))
    deno("check", "src/main.tsx")
    deno("lint")
    deno("fmt", "--check")


def build(target: Path) -> None:
    """What the package ships."""
    from dvergar.locale import FOLDER, LANGUAGES

    target.mkdir(parents=True, exist_ok=True)
    deno("bundle", "--minify", "--platform", "browser", "-o", str(target / "app.js"), "src/main.tsx")
    style = FRONTEND / "style"
    styles = [(style / name).read_text(encoding="utf-8") for name in STYLES if (style / name).exists()]
    (target / "look.css").write_text("".join(styles), encoding="utf-8")
    for name in ("index.html", "symbols.svg", "icon.svg"):
        if (style / name).exists():
            shutil.copy(style / name, target / name)
    for language in LANGUAGES:
        for name, parts in ((language, READER), (f"{language}-rules", RULES)):
            found = [FOLDER / language / f"{part}.ftl" for part in parts]
            text = "\n".join(path.read_text(encoding="utf-8") for path in found if path.exists())
            (target / f"{name}.ftl").write_text(text, encoding="utf-8")


def differences(fresh: Path, kept: Path) -> list[str]:
    """The files that are not as they would be made."""
    names = sorted({path.name for folder in (fresh, kept) for path in folder.iterdir()})
    _, wrong, missing = filecmp.cmpfiles(fresh, kept, names, shallow=False)
    return wrong + missing


def size(language: str = "en") -> int:
    """Bytes of the first load, packed."""
    names = ("index.html", "app.js", "look.css", "symbols.svg", "icon.svg", f"{language}.ftl")
    return sum(len(gzip.compress((STATIC / name).read_bytes())) for name in names if (STATIC / name).exists())


def main() -> int:
    """Build, or compare with what is there."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing, fail if the shipped files differ")
    parser.add_argument("--types", action="store_true", help="only check the types and the style of the sources")
    options = parser.parse_args()
    if options.types:
        check_types()
        return 0
    if not options.check:
        generate(GENERATED)
        build(STATIC)
        print(f"first load {size():,} bytes packed")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        sources, shipped = Path(folder) / "generated", Path(folder) / "static"
        generate(sources)
        build(shipped)
        wrong = differences(sources, GENERATED) + differences(shipped, STATIC)
    print("\n".join(f"differs: {name}" for name in wrong) or "up to date")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
