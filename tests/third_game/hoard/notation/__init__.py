"""Positions and actions as people write them."""
