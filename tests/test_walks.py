"""A bid and a bot's decision pass through few files (docs/develop/architecture.md), without the page and with it."""

import os
import shutil
import subprocess
import sys

import pytest

import dvergar
from tests.places import ROOT
from tests.ui.web.browsing import PROGRAMS

PATIENCE = 120
compiled = pytest.mark.skipif(
    dvergar.game("nidavellir", players=2).rules.build.is_interpreted,
    reason="INTERPRETED CORE: its sources would be counted one by one",
)


def walked(*options: str) -> list[list[str]]:
    """Return the files that a bid and a bot's decision pass through, after checking their number."""
    command = [sys.executable, str(ROOT / "tools" / "walk.py"), "--check", *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stdout + done.stderr
    parts = done.stdout.split("passed through: ")[1:]
    return [[line.split()[1] for line in part.partition("\n\n")[0].splitlines()[1:]] for part in parts]


@compiled
@pytest.mark.thorough
def test_the_server_passes_a_bid_and_a_bots_decision_through_few_files() -> None:
    bid, bot = walked("--without-page")
    way = [
        "server/sockets.py",
        "server/rooms.py",
        "table/table.py",
        "table/moves.py",
        "server/store/writer.py",
        "table/snapshot.py",
    ]
    assert [file for file in bid if file in way] == way
    assert {"server/bots/pool.py", "server/bots/worker.py", "table/moves.py", "server/store/writer.py"} <= {*bot}


@compiled
@pytest.mark.thorough
@pytest.mark.skipif(not any(map(shutil.which, PROGRAMS)) and os.environ.get("CI") != "true", reason="no Chromium here")
def test_a_bid_goes_from_a_click_to_another_screen_through_few_files() -> None:
    bid, _ = walked()
    assert bid[:3] == ["frontend/src/layout/Dock.tsx", "frontend/src/client/viewerClient.ts", "server/sockets.py"]
    assert bid[-1] == "frontend/src/pages/table/TablePage.tsx"
