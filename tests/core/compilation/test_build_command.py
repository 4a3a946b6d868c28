"""Installation: without a C compiler the games run interpreted and one line says so; with one, every failure stops it."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from dvergar.core.compilation.units import Unit
from tests.core.compilation.tiny_unit import WriteUnit, write_unit

__all__ = ["write_unit"]

COMPILER = (sysconfig.get_config_var("CC") or "cl").split()[0]
compiler_only = pytest.mark.skipif(
    not shutil.which(COMPILER) and not os.environ.get("CI"), reason="NO C COMPILER: the builds are not tried"
)
RULES = """
from typing import cast
from tiny import tables, tables_too as t
from tiny.tables import LIMIT
from dvergar.core.fields import Annotated, Fields, Row, byte, scratch, u64, verb


def several_lines(a: int) -> u64:
    found: u64 = (
        a  # the first
        + 1
    )
    return found


def one_line(a: int) -> int: x: int = a; return x + 1


def conditional(a: int) -> int:
    x = 9
    if a: x: int = 4
    return x


def in_a_loop(a: int) -> int:
    total = 0
    for i in range(a):
        if 1 < i < 5: continue
        y: int = i * 2; total += y
    return total


def with_defaults(a: int, b: int = 5, c: int = -t.MORE, d: int = LIMIT) -> int:
    return 1000 * a + 100 * b + 10 * c + d


def of_constants(a: int) -> int:
    filled = with_defaults(a) + with_defaults(a, 1) + with_defaults(a, t.MORE, 3, with_defaults(1, a))
    return t.MORE * a + tables.PRICES[a % 2] + filled


class Item(Fields):
    size: Annotated[int, byte()]

    @verb
    def twice(self) -> int:
        return 2 * self.size


class Large(Item):
    more: Annotated[int, scratch()]

    @verb
    def twice(self) -> int:
        return 4 * self.size


def of_large(item: Item) -> int:
    return cast(
        "Large",
        item,
    ).more + cast(Large, item).twice()


class Engine(Large):
    def answers(self, a: int) -> list[int]:
        self.size = a
        self.more = 7
        return [several_lines(a), one_line(a), conditional(a), conditional(0), in_a_loop(a), of_large(self),
                of_constants(a), with_defaults(a, 2)]
"""
TABLES = "LIMIT = 4\nPRICES = (3, 5)\n"


def build(folder: Path, unit: Unit | None = None, *, extra: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `setup.py build_ext --inplace` in a folder that has the unit, or the extensions given as text."""
    units = f"[Unit(*{tuple(unit)!r})]" if unit else "[]"
    setup = f"""
import sys
from setuptools import Extension, setup
from dvergar.core.compilation.command import setup_arguments
from dvergar.core.compilation.units import Unit
sys.path.insert(0, {str(folder)!r})
arguments = setup_arguments({units})
arguments["ext_modules"] += [{extra}]
setup(name="tiny", packages=[], **arguments)
"""
    (folder / "setup.py").write_text(setup)
    return subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=folder,
        env={**os.environ, "CFLAGS": "-O0", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def libraries(folder: Path) -> list[Path]:
    return [*folder.rglob("*.so"), *folder.rglob("*.pyd")]


@compiler_only
def test_a_unit_is_compiled_and_answers_as_its_sources_do(write_unit: WriteUnit, tmp_path: Path) -> None:
    unit = write_unit(tables=TABLES, tables_too="MORE = 6\n", rules=RULES)
    done = build(tmp_path, unit)
    assert done.returncode == 0, done.stderr
    code = f"""
from {unit.module} import Engine as Fast
from {unit.sources[-1]} import Engine as Plain
assert Fast is not Plain
assert [Fast().answers(a) for a in range(9)] == [Plain().answers(a) for a in range(9)], Fast().answers(3)
"""
    subprocess.run([sys.executable, "-c", code], cwd=tmp_path, check=True)


@compiler_only
def test_broken_c_stops_the_installation(tmp_path: Path) -> None:
    (tmp_path / "broken.c").write_text("this is no C\n")
    done = build(tmp_path, extra="Extension('broken', ['broken.c'])")
    assert done.returncode != 0
    assert "broken.c" in done.stderr
    assert "interpreted" not in done.stderr


@compiler_only
def test_a_refused_source_stops_the_installation(write_unit: WriteUnit, tmp_path: Path) -> None:
    unit = write_unit(rules="def f(a: int = 0.5) -> int:\n    return a\n")
    done = build(tmp_path, unit)
    assert done.returncode != 0
    assert "default value" in done.stderr
    assert f'File "{unit.path(unit.sources[0])}", line 1' in done.stderr
    assert "interpreted" not in done.stderr


@compiler_only
def test_a_source_that_cython_rejects_stops_the_installation(write_unit: WriteUnit, tmp_path: Path) -> None:
    unit = write_unit(rules="def f(a: int) -> int:\n    return a.size\n")
    done = build(tmp_path, unit)
    assert done.returncode != 0
    assert "CompileError" in done.stderr
    assert libraries(tmp_path) == []


@pytest.mark.parametrize(
    ("environment", "reason"),
    [
        ({"CC": "false"}, "false"),
        ({"CC": "no-such-compiler"}, "no-such-compiler"),
        pytest.param({"LDSHARED": "false"}, "false", marks=compiler_only),
        pytest.param({"CFLAGS": "-nostdinc"}, "fatal error", marks=compiler_only),
    ],
    ids=str,
)
def test_without_a_compiler_nothing_is_built_and_one_line_says_why(
    tmp_path: Path, environment: dict[str, str], reason: str
) -> None:
    (tmp_path / "broken.c").write_text("this is no C\n")
    done = build(tmp_path, None, extra="Extension('broken', ['broken.c'])", **environment)
    assert done.returncode == 0, done.stderr
    (line,) = done.stderr.splitlines()
    assert "no C compiler works here" in line
    assert "interpreted" in line
    assert reason in line
    assert libraries(tmp_path) == []


def test_without_a_compiler_a_source_is_not_even_read(write_unit: WriteUnit, tmp_path: Path) -> None:
    done = build(tmp_path, write_unit(rules="def f(a: int = 0.5) -> int:\n    return a\n"), CC="false")
    assert (done.returncode, len(done.stderr.splitlines())) == (0, 1), done.stderr


def test_the_checked_core_needs_a_compiler(tmp_path: Path) -> None:
    done = build(tmp_path, extra="Extension('broken', ['broken.c'])", CC="false", DVERGAR_BUILD="checked")
    assert done.returncode != 0
    assert "the checked core needs a C compiler" in done.stderr


def test_a_library_of_an_earlier_build_is_not_installed_without_a_compiler(tmp_path: Path) -> None:
    built = tmp_path / "lib" / f"old{sysconfig.get_config_var('EXT_SUFFIX')}"
    built.parent.mkdir()
    built.touch()
    (tmp_path / "setup.cfg").write_text("[build_ext]\nbuild_lib = lib\n")
    assert build(tmp_path, extra="Extension('old', ['old.c'])", CC="false").returncode == 0
    assert not built.exists()
