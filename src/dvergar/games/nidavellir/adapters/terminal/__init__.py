"""The terminal's drawings of this game, and its questions."""
