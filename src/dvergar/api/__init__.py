"""The public API: games, positions, decisions, views, events, records and errors, and the protocols that a game implements."""
