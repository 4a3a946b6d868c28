"""`dvergar play`: start or join a game in the browser, in the terminal or as plain text."""
