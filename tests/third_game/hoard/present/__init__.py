"""What people are shown of a game."""
