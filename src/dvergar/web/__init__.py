"""The table in a browser: the built files that the server hands out. Their sources are in `web/`, `tools/web.py` builds them."""

from pathlib import Path

STATIC = Path(__file__).parent / "static"
