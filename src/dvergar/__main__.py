"""The command `dvergar`, also as `python -m dvergar`: an interrupt is clean even while it is still loading."""

import sys


def main() -> int:
    """Run the command; the result is the exit status."""
    try:
        from dvergar.cli.main import main as run

        return run()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
