"""Compiles the units of a package when it is installed: the setuptools side of `core.compilation.compiler`, for a short setup.py.

    setup(**setup_arguments([UNIT]))

The setup.py of a game in a package of its own is in docs/develop/compiled-core.md.

First an empty extension is compiled and linked. If that fails, there is no usable C compiler: one line says why, and the games
run interpreted. If it succeeds, any later failure stops the installation.
`DVERGAR_BUILD=checked` builds the core that checks every index, division and overflow; it needs a compiler.
"""

import contextlib
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any

from Cython.Build import cythonize
from setuptools import Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError, PlatformError

from dvergar.core.compilation.compiler import join
from dvergar.core.compilation.units import Unit

FAST = ["-O3", "-ffp-contract=off", "-Wno-unused-const-variable"]
CAREFUL = ["-O0", "-g", "-fsanitize=undefined,bounds", "-fno-sanitize-recover=undefined", "-Wno-unused-const-variable"]

LONGEST = 160  # longest reason shown, in characters

PROBE = """\
#include <Python.h>

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "probe", NULL, -1, NULL};

PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&definition); }
"""


def is_checked() -> bool:
    """Whether the build with all checks was requested."""
    return os.environ.get("DVERGAR_BUILD") == "checked"


def setup_arguments(units: Iterable[Unit]) -> dict[str, Any]:
    """Return the arguments of `setup` that compile these units."""
    return {"ext_modules": [UnitExtension(unit) for unit in units], "cmdclass": {"build_ext": BuildUnits}}


def directives() -> dict[str, Any]:
    """Return Cython's directives for a unit."""
    checked = is_checked()
    return {
        "language_level": 3,
        "annotation_typing": False,
        "auto_pickle": False,
        "binding": False,
        "infer_types": True,
        "boundscheck": checked,
        "wraparound": False,
        "initializedcheck": checked,
        "nonecheck": False,
        "cdivision": not checked,
        "overflowcheck": checked,
    }


class UnitExtension(Extension):
    """The extension module of a unit. Its source is generated when it is built."""

    def __init__(self, unit: Unit) -> None:
        name = unit.checked if is_checked() else unit.module
        path = str(Path("build", "joined", *name.split(".")).with_suffix(".pyx"))
        if os.name == "nt":
            super().__init__(name, [path])
        elif is_checked():
            super().__init__(name, [path], extra_compile_args=CAREFUL, extra_link_args=["-fsanitize=undefined"])
        else:
            super().__init__(name, [path], extra_compile_args=FAST)
        self.unit = unit
        self.path = Path(path)

    def translate(self, *, force: bool) -> None:
        """Join the sources of the unit and translate them to C. An unchanged text is not written again."""
        text = join(self.unit)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if not self.path.exists() or self.path.read_text(encoding="utf-8") != text:
            self.path.write_text(text, encoding="utf-8")
        self.sources = cythonize([Extension(self.name, [str(self.path)])], compiler_directives=directives(), force=force)[
            0
        ].sources


class BuildUnits(build_ext):
    """The command `build_ext`: builds all extensions in parallel, or none if there is no C compiler."""

    extensions: list[Any]
    parallel: int | bool | None

    def finalize_options(self) -> None:
        """Build in parallel unless an option says otherwise."""
        super().finalize_options()
        self.parallel = True if self.parallel is None else self.parallel

    def build_extensions(self) -> None:
        """Build all extensions if there is a working compiler."""
        reason = self.compiler_failure()
        if reason:
            self.go_without(reason)
            return
        for extension in self.extensions:
            if isinstance(extension, UnitExtension):
                extension.translate(force=bool(self.force))
        super().build_extensions()

    def compiler_failure(self) -> str:
        """Return why an empty extension cannot be built, in one line; empty if it can."""
        with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryFile() as messages:
            source = Path(folder, "probe.c")
            source.write_text(PROBE, encoding="utf-8")
            extension = Extension("probe", [str(source)])
            try:
                with _errors_into(messages):
                    objects = self.compiler.compile([str(source)], output_dir=folder)
                    self.compiler.link_shared_object(
                        objects,
                        str(Path(folder, "probe.library")),
                        libraries=self.get_libraries(extension),
                        export_symbols=self.get_export_symbols(extension),
                        build_temp=folder,
                    )
            except (BaseError, CCompilerError, OSError) as error:
                messages.seek(0)
                return _first_reason(messages.read().decode(errors="replace"), str(error))
        return ""

    def go_without(self, reason: str) -> None:
        """Build nothing and say why; do not install the results of an earlier build."""
        if is_checked():
            raise PlatformError(f"the checked core needs a C compiler: {reason}")
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        self.extensions = []
        name = self.distribution.get_name()
        print(f"{name}: no C compiler works here, so the games will run interpreted ({reason})", file=sys.stderr)


@contextlib.contextmanager
def _errors_into(file: IO[bytes]) -> Iterator[None]:
    """Redirect the standard error stream, to which compilers write, into a file."""
    sys.stderr.flush()
    kept = os.dup(2)
    os.dup2(file.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


def _first_reason(messages: str, otherwise: str) -> str:
    """Return the first line that names an error, otherwise the first line, otherwise `otherwise`.

    >>> _first_reason("In file included from a.c:\\na.c:1: fatal error: Python.h: No such file\\n", "exit code 1")
    'a.c:1: fatal error: Python.h: No such file'
    >>> _first_reason("", "command 'cc' failed\\nwith exit code 1")
    "command 'cc' failed"
    """
    lines = [line.strip() for line in f"{messages}\n{otherwise}".splitlines() if line.strip()]
    found = next((line for line in lines if "error" in line.lower()), lines[0] if lines else "unknown reason")
    return found if len(found) <= LONGEST else found[:LONGEST] + "…"
