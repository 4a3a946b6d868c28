"""Measures ratios against peers and against the interpreter: `python -m bench`."""
