"""The score pad for games with real cards: shared by the page, the terminal and JSON. The games do the counting."""
