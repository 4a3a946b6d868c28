"""Seats around a position: people, bots, sealed bids, clocks, undo, log and record. Knows neither a network nor the time."""
