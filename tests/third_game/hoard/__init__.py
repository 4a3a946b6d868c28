"""Hoard: a small game of sealed bids for treasures, in a package of its own beside Dvergar."""
