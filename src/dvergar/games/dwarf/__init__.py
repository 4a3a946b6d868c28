"""Dwarf: worker placement on a shifting mine, for one to five."""
