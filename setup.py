"""Builds the compiled core from the plain sources; where no C compiler is, the package installs interpreted."""

import os
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

sys.path.insert(0, str(Path(__file__).parent / "src"))

from dvergar.core.joining import join
from dvergar.core.units import UNITS, Unit

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "auto_pickle": False,
    "boundscheck": False,
    "cdivision": True,
    "infer_types": True,
    "initializedcheck": False,
    "nonecheck": False,
    "wraparound": False,
}


def extension(unit: Unit) -> Extension:
    """The unit's joined text as an extension module."""
    path = Path("build", "joined", *unit.module.split(".")).with_suffix(".pyx")
    path.parent.mkdir(parents=True, exist_ok=True)
    text = join(unit)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
    flags = [] if os.name == "nt" else ["-O3", "-ffp-contract=off", "-Wno-unused-const-variable"]
    return Extension(unit.module, [str(path)], extra_compile_args=flags)


extensions = cythonize([extension(unit) for unit in UNITS], compiler_directives=DIRECTIVES)
for module in extensions:
    module.optional = True  # cythonize drops it when it is given above

setup(ext_modules=extensions)
