"""The table in a browser: the built files that the server hands out. Their sources are in `frontend/`, `tools/frontend.py` builds them."""

from pathlib import Path

STATIC = Path(__file__).parent / "static"
