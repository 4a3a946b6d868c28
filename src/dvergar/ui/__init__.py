"""User interfaces: plain text, the terminal, the built web page, and what they share."""
