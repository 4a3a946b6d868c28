"""Builds the compiled core from the plain sources; without a C compiler the package installs interpreted."""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent))

from dvergar.core.compilation.command import setup_arguments
from hoard.unit import UNIT

setup(**setup_arguments([UNIT]))
