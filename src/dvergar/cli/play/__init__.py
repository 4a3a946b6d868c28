"""`dvergar play`: one command that puts somebody at a table, on the page, in the terminal or as plain text."""
