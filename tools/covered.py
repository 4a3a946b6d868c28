"""Measures branch coverage of the package without the compiled core, and fails below the floor.

python tools/covered.py [arguments for pytest]

Some tests are left out: those of the page and of builds, and slow files that add almost nothing, because other tests already
reach the same code or it runs compiled, where nothing is counted. Processes started by tests are counted too, unless they are
killed.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from dvergar.games import units

ROOT = Path(__file__).parent.parent
FLOOR = 92
LEFT_OUT = (
    "tests/ui/web", "tests/bench", "tests/core/compilation/test_three_builds.py", "tests/core/compilation/test_builds.py",
    "tests/lab/test_coverage.py", "tests/games/nidavellir/rules/test_secrets.py",
    "tests/games/nidavellir/rules/test_properties.py", "tests/games/dwarf/rules/test_properties.py", "tests/bots/test_hints.py",
    "tests/bots/test_bots.py", "tests/bots/test_search.py", "tests/bots/test_programs.py", "tests/table/test_history.py",
    "tests/table/test_leaks.py", "tests/table/test_reveals.py", "tests/table/test_snapshot.py",
    "tests/table/test_whole_games.py", "tests/ui/plain/test_dwarf_cli.py", "tests/ui/plain/test_narrator.py",
    "tests/ui/terminal/test_screens.py", "tests/i18n/test_catalogue.py", "tests/test_fuzz.py", "tests/lab/test_arena.py",
    "tests/lab/test_ladder.py", "tests/lab/test_fit.py", "tests/scorepad/test_random_games.py",
    "tests/cli/play/test_trouble.py", "tests/server/test_bad_messages.py", "tests/server/test_bids.py",
    "tests/server/test_games.py", "tests/server/test_hosting.py", "tests/server/test_kills.py", "tests/server/test_models.py",
    "tests/server/test_schema.py", "tests/server/test_secrets.py", "tests/server/store/test_killed.py",
    "tests/server/store/test_order.py", "tests/server/store/test_trouble.py",
)  # fmt: skip
CONFIG = """
[run]
branch = true
source = {source}
patch = subprocess
data_file = {folder}/data
omit =
    {omitted}

[report]
exclude_also =
    if TYPE_CHECKING:
    @abstractmethod
    ^\\s*\\.\\.\\.$
    if __name__ == "__main__":
"""


def compiled() -> list[str]:
    """Return the paths of the sources that run compiled."""
    return sorted({str(ROOT.joinpath("src", *name.split("."))) + ".py" for unit in units() for name in unit.sources})


def main() -> int:
    """Run the tests, print what they do not reach, and fail if that is too much."""
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder, "coverage.ini")
        config.write_text(CONFIG.format(folder=folder, source=ROOT / "src", omitted="\n    ".join(compiled())), encoding="utf-8")
        chosen = sys.argv[1:] or [f"--ignore={name}" for name in LEFT_OUT]
        report = ["--cov", f"--cov-config={config}", "--cov-report=term-missing:skip-covered", f"--cov-fail-under={FLOOR}"]
        command = [sys.executable, "-m", "pytest", "-q", *report, *chosen]
        return subprocess.run(command, cwd=ROOT, env=os.environ, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
