"""A table: seats around a position, with people, bots, sealed bids, clocks, undo, log and record. Uses no network and no clock."""
