"""The score pad as a screen in the terminal."""
