"""Builds the compiled core from the plain sources; where no C compiler works, the package installs interpreted.

`DVERGAR_BUILD=checked python setup.py build_ext --inplace` builds the core that checks every index, division and overflow.
"""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent / "src"))

from dvergar.core.compilation.command import setup_arguments
from dvergar.games import units

setup(**setup_arguments(units()))
