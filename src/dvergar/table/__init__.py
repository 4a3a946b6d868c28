"""A table: seats around a position, people, bots, sealed bids, clocks, undo, log and record. Independent of network and time."""
