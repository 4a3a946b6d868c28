"""How the terminal draws this game and asks its questions."""
