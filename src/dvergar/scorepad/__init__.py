"""The score pad for games with real cards: one core for the page, the terminal and JSON. It counts nothing by itself."""
