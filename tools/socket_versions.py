"""Runs the tests of connections and sockets with other releases of uvicorn and websockets: `python tools/socket_versions.py`.

By default these are the oldest and the newest releases that pyproject.toml allows; pairs such as `0.54.0,17.4` select others.
Each pair is installed into its own folder, which comes first on the path of the tests and of the servers that they start.
"""

import os
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ACCESS = "tests/server/access"
TESTS = (f"{ACCESS}/test_transport.py", f"{ACCESS}/test_hostile.py", "tests/server/test_sockets.py")
NAMES = ("uvicorn", "websockets")


def main() -> int:
    """Test every pair; the exit status tells whether all tests passed."""
    pairs = [tuple(given.split(",")) for given in sys.argv[1:]] or [oldest(), newest()]
    return max(tested(dict(zip(NAMES, pair, strict=True))) for pair in pairs)


def requirements() -> dict[str, str]:
    """Return the version bounds of both packages in pyproject.toml."""
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    found = [re.match(r"([a-z]+)(?:\[\w+\])?(.*)", line) for line in listed]
    return {match[1]: match[2] for match in found if match and match[1] in NAMES}


def oldest() -> tuple[str, ...]:
    """Return the lowest releases allowed."""
    return tuple(f"=={requirements()[name].split(',')[0].removeprefix('>=')}" for name in NAMES)


def newest() -> tuple[str, ...]:
    """Return the bounds themselves, within which pip takes the highest release."""
    return tuple(requirements()[name] for name in NAMES)


def tested(versions: dict[str, str]) -> int:
    """Return the exit status of the tests with these releases."""
    with tempfile.TemporaryDirectory() as folder:
        wanted = [f"{name}{version if version[:1] in '=<>' else f'=={version}'}" for name, version in versions.items()]
        install = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", folder, *wanted]
        subprocess.run(install, check=True, stderr=subprocess.DEVNULL)
        environment = {**os.environ, "PYTHONPATH": folder}
        show = "import uvicorn as u, websockets as w; print('uvicorn', u.__version__, 'websockets', w.__version__, flush=True)"
        subprocess.run([sys.executable, "-c", show], check=True, env=environment, cwd=ROOT)
        pytest = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS]
        return subprocess.run(pytest, check=False, env=environment, cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main())
