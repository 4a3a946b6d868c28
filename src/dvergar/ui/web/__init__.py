"""The table in a browser: the built files that the server hands out, made from `frontend/` by `tools/frontend.py`."""

from pathlib import Path

STATIC = Path(__file__).parent / "static"
