"""Benchmarks as ratios to peers and to the interpreted build: `python -m bench`."""
