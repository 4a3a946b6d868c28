"""Nidavellir: its rules, one file per chapter, its bot, its notation, and everything that shows it to people."""
