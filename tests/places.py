"""Paths in the repository."""

from pathlib import Path

TESTS = Path(__file__).parent
ROOT = TESTS.parent
PLAYTHROUGHS = TESTS / "playthroughs"
MYBOT = ROOT / "examples" / "mybot.py"
SLOW_BOT = TESTS / "server" / "slow_bot.py"
