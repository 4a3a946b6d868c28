"""One source, two builds: equal in every byte, and a compiled core that does not match its sources is an error."""

import importlib
import importlib.util
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import dvergar
from dvergar.api.errors import StaleCore
from dvergar.api.registry import rules_of
from dvergar.core.compilation.compiler import join
from dvergar.core.compilation.loader import load_build
from dvergar.core.compilation.units import Unit
from dvergar.core.fields import layout_of
from dvergar.games.nidavellir.engine import Engine
from dvergar.games.nidavellir.unit import UNIT as NIDAVELLIR

BUILT = importlib.util.find_spec(NIDAVELLIR.module) is not None
compiled_only = pytest.mark.skipif(not BUILT and not os.environ.get("CI"), reason="NO COMPILED CORE: the builds are not compared")


def compiled() -> Any:
    return importlib.import_module(NIDAVELLIR.module).Engine


@compiled_only
@pytest.mark.parametrize("seed", range(40))
def test_both_builds_have_equal_positions_events_views_and_guesses_after_every_action(seed: int) -> None:
    rng = random.Random(seed)
    start = (2 + seed % 4, rng.randrange(2), rng.randrange(2), rng.randrange(3), rng.randrange(2), rng.randrange(2))
    plain, fast = Engine(), compiled()()
    for engine in (plain, fast):
        engine.start(*start)
        engine.record(1)
    while not plain.is_over():
        assert plain.to_bytes() == fast.to_bytes()
        assert plain.unpacked() == fast.unpacked()
        if plain.needs_shuffle():
            key = rng.getrandbits(64), rng.getrandbits(64)
            plain.shuffle(*key)
            fast.shuffle(*key)
            continue
        assert plain.to_act() == fast.to_act()
        seat = rng.choice(plain.to_act())
        codes = plain.legal(seat)
        assert codes == fast.legal(seat)
        code = rng.choice(codes)
        plain.step(seat, code)
        fast.step(seat, code)
        assert plain.take_log() == fast.take_log()
        seen = [engine.clone() for engine in (plain, fast)]
        viewer = rng.randrange(-1, start[0])
        key = rng.getrandbits(64), rng.getrandbits(64)
        for engine in seen:
            engine.blank(viewer)
        assert seen[0].to_bytes() == seen[1].to_bytes()
        for engine in seen:
            engine.imagine(*key)
        assert seen[0].to_bytes() == seen[1].to_bytes()
    assert fast.is_over()
    assert plain.to_bytes() == fast.to_bytes()
    assert [plain.score_parts(s) for s in range(start[0])] == [fast.score_parts(s) for s in range(start[0])]


@compiled_only
@pytest.mark.parametrize(
    "call",
    [
        lambda e: e.step(0, 10**9),
        lambda e: e.step(-1, 0),
        lambda e: e.step(5, 0),
        lambda e: e.step(0, -1),
        lambda e: e.step(0, 176),
        lambda e: e.shuffle(1, 2),
        lambda e: e.from_bytes(b"123"),
    ],
)
def test_the_integer_form_refuses_nonsense_in_both_builds(call: Any) -> None:
    for kind in (Engine, compiled()):
        engine = kind()
        engine.start(2, 0, 0, 0, 1, 0)
        engine.shuffle(1, 2)
        before = engine.to_bytes()
        with pytest.raises((ValueError, OverflowError) if kind is not Engine else (ValueError, Exception)):
            call(engine)
        assert engine.to_bytes() == before
        assert engine.legal(7) == engine.legal(-2) == []


def test_a_position_is_small() -> None:
    assert layout_of(Engine).size <= 512


@compiled_only
def test_a_core_built_from_other_sources_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DVERGAR_CORE", raising=False)
    monkeypatch.setattr(Unit, "source_hash", lambda self: "edited")
    sources = rules_of("nidavellir").sources
    with pytest.raises(StaleCore, match="DVERGAR_CORE"):
        load_build(NIDAVELLIR, sources)
    monkeypatch.setenv("DVERGAR_CORE", "interpreted")
    assert load_build(NIDAVELLIR, sources).is_interpreted


def copied_package(folder: Path) -> Path:
    shutil.copytree(Path(dvergar.__file__).parent, folder / "dvergar", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def version(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "dvergar", "--version", "--lang", "en"],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), "DVERGAR_CORE": "", **environment},
    )


@compiled_only
def test_an_edited_source_with_an_old_core_is_refused_by_the_command(tmp_path: Path) -> None:
    folder = copied_package(tmp_path)
    assert "compiled" in version(folder).stdout
    source = folder / "dvergar" / "games" / "nidavellir" / "rules" / "gems.py"
    source.write_text(source.read_text() + "\n# edited\n")
    done = version(folder)
    assert done.returncode == 1
    assert "older sources" in done.stderr
    assert "interpreted" in version(folder, DVERGAR_CORE="interpreted").stdout


def test_without_a_compiled_core_the_command_says_so_and_still_plays(tmp_path: Path) -> None:
    folder = copied_package(tmp_path)
    for library in (*folder.rglob("*.so"), *folder.rglob("*.pyd")):
        library.unlink()
    assert "interpreted (no compiled core)" in version(folder).stdout
    done = subprocess.run(
        [sys.executable, "-m", "dvergar", "play", "--seats", "random,random", "--seed", "1", "--lang", "en"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(folder), "DVERGAR_CORE": ""},
        cwd=folder,
    )
    assert "interpreted here" in done.stdout
    assert "Final score" in done.stdout


def test_the_joined_text_holds_every_source_and_its_hash() -> None:
    text = join(NIDAVELLIR)
    assert NIDAVELLIR.source_hash() in text
    assert "cdef int lines(State s, int seat) noexcept nogil:" in text
    assert "cdef class Engine(State):" in text
    assert "static const signed char CARD_CLASS[46]" in text


def test_the_version_is_printed_without_loading_rules() -> None:
    code = (
        "import sys, dvergar; dvergar.__version__; assert not [m for m in sys.modules if m.startswith('dvergar.')], sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
    subprocess.run([sys.executable, "-c", "import dvergar; dvergar.game('nidavellir', players=2).start(1)"], check=True)
