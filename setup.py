"""Builds the compiled core from the plain sources; where no C compiler is, the package installs interpreted.

`DVERGAR_BUILD=checked python setup.py build_ext --inplace` builds the core that checks every index, division and overflow.
"""

import os
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

sys.path.insert(0, str(Path(__file__).parent / "src"))

from dvergar.core.joining import join
from dvergar.core.units import UNITS, Unit

CHECKED = os.environ.get("DVERGAR_BUILD") == "checked"

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "auto_pickle": False,
    "binding": False,
    "infer_types": True,
    "boundscheck": CHECKED,
    "wraparound": False,
    "initializedcheck": CHECKED,
    "nonecheck": False,
    "cdivision": not CHECKED,
    "overflowcheck": CHECKED,
}
FAST = ["-O3", "-ffp-contract=off", "-Wno-unused-const-variable"]
CAREFUL = ["-O0", "-g", "-fsanitize=undefined,bounds", "-fno-sanitize-recover=undefined", "-Wno-unused-const-variable"]


def extension(unit: Unit) -> Extension:
    """The unit's joined text as an extension module."""
    name = unit.checked if CHECKED else unit.module
    path = Path("build", "joined", *name.split(".")).with_suffix(".pyx")
    path.parent.mkdir(parents=True, exist_ok=True)
    text = join(unit)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
    if os.name == "nt":
        return Extension(name, [str(path)])
    flags = CAREFUL if CHECKED else FAST
    return Extension(name, [str(path)], extra_compile_args=flags, extra_link_args=["-fsanitize=undefined"] if CHECKED else [])


extensions = cythonize([extension(unit) for unit in UNITS], compiler_directives=DIRECTIVES)
for module in extensions:
    module.optional = not CHECKED  # cythonize drops it when it is given above

setup(ext_modules=extensions, options={"build_ext": {"parallel": True}})
