"""Bots. A bot gets a view and a decision and answers with an action."""
