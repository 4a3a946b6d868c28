"""Dwarf: a worker placement game on a shifting mine, for one to five players."""
