"""Hoard: a small game of sealed bids for treasures, in its own package beside Dvergar."""
