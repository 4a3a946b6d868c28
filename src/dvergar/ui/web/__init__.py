"""The page in a browser: the built files that the server delivers, made from `frontend/` by `tools/frontend.py`."""

from pathlib import Path

STATIC = Path(__file__).parent / "static"
