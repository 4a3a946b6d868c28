"""How many tests run side by side: tests of pages and terminals wait more than they compute, so one more than there are cores."""

import os


def pytest_xdist_auto_num_workers() -> int:
    """What `-n auto` means here."""
    return (os.cpu_count() or 1) + 1
