"""Builds the page: `python tools/frontend.py` writes what the package ships; `--check` tells whether that is up to date.

Types come from the server's schema, tables of cards from the rules, texts from the catalogue. The bundle is made by deno
(`pip install deno`), which also checks the types (`--types`). The same sources give the same bytes.
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
STATIC = ROOT / "src" / "dvergar" / "ui" / "web" / "static"
TYPES = "npm:openapi-typescript@7.13.0"
READER = ("bots", "hints", "errors", "interface", "server", "store", "table", "web", "start", "levels", "panels", "scorepad")
"""The shared texts that the page loads at its start, with those of the games; the rules are loaded when somebody opens them."""
RULES = "rules.ftl"


def deno(*arguments: str) -> None:
    """Run deno with the certificates of the system."""
    program = shutil.which("deno", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")
    if program is None:
        raise SystemExit("deno is missing: pip install deno")
    surroundings = os.environ | {"DENO_TLS_CA_STORE": "system", "NO_COLOR": "1", "DENO_NO_UPDATE_CHECK": "1"}
    done = subprocess.run([program, *arguments], cwd=FRONTEND, env=surroundings, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"deno {' '.join(arguments)}\n{done.stdout}{done.stderr}")


def schema() -> dict[str, Any]:
    """Return the OpenAPI schema of the server, with the messages of its sockets."""
    from dvergar.server.app import make_app
    from dvergar.server.operations.settings import Settings
    from dvergar.server.store import Store

    with tempfile.TemporaryDirectory() as folder, Store.open(f"sqlite:///{folder}/t.db") as store:
        return make_app(Settings(), store).openapi()


def tables() -> dict[str, dict[str, Any]]:
    """Return what the page needs to draw each game, by the games' names."""
    from dvergar.api.registry import built_in_games, rules_of

    return {game: rules_of(game).adapters.drawing_tables() | explained(game) for game in built_in_games()}


def generate(target: Path) -> None:
    """Write the generated sources."""
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
    """Return the rules of a game, and the items that the page explains."""
    from dvergar.ui.kit.page_items import groups
    from dvergar.ui.kit.topics import all_topics

    things = {
        group.name: [
            {"words": one.words, "name": one.name, "art": one.art, "rules": " ".join(one.rules), "text": one.text}
            for one in group.items
        ]
        for group in groups(game)
    }
    return {"rules": " ".join(all_topics()[game].rules), "things": things}


def check_types() -> None:
    """Check the types, the style and the imports of the sources."""
    import frontend_imports
    import frontend_styles

    if found := frontend_imports.complaints() + frontend_styles.complaints():
        raise SystemExit("\n".join(found))
    deno("check", "src/main.tsx")
    deno("lint")
    deno("fmt", "--check")


def bundle_styles(target: Path) -> None:
    """Write the stylesheet: the files that style/main.css imports, in their layers, breakpoints resolved, minified."""
    import frontend_styles

    with tempfile.TemporaryDirectory() as folder:
        main = frontend_styles.copy_resolved(Path(folder))
        deno("bundle", "--minify", "-o", str(target / "look.css"), str(main))


def build(target: Path) -> None:
    """Write the files that the package ships."""
    from dvergar.i18n import LANGUAGES, text_folders

    target.mkdir(parents=True, exist_ok=True)
    deno("bundle", "--minify", "--platform", "browser", "-o", str(target / "app.js"), "src/main.tsx")
    bundle_styles(target)
    for name in ("index.html", "symbols.svg", "icon.svg"):
        shutil.copy(FRONTEND / "style" / name, target / name)
    for language in LANGUAGES:
        shared, *games = text_folders(language)
        own = [path for folder in games for path in sorted(folder.glob("*.ftl"))]
        start = [*(shared / f"{part}.ftl" for part in READER), *(path for path in own if path.name != RULES)]
        for name, files in ((language, start), (f"{language}-rules", [path for path in own if path.name == RULES])):
            text = "\n".join(path.read_text(encoding="utf-8") for path in files)
            (target / f"{name}.ftl").write_text(text, encoding="utf-8")


def differences(fresh: Path, kept: Path) -> list[str]:
    """Return the files that are missing or not up to date."""
    names = sorted({path.name for folder in (fresh, kept) for path in folder.iterdir()})
    _, wrong, missing = filecmp.cmpfiles(fresh, kept, names, shallow=False)
    return wrong + missing


def size(language: str = "en") -> int:
    """Return the compressed size of the first load, in bytes."""
    names = ("index.html", "app.js", "look.css", "symbols.svg", "icon.svg", f"{language}.ftl")
    return sum(len(gzip.compress((STATIC / name).read_bytes())) for name in names if (STATIC / name).exists())


def main() -> int:
    """Build, or compare with the existing files."""
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
