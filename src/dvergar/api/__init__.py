"""What everybody uses: games, positions, decisions, views, events, records and errors; and what a game must provide."""
