"""The plain-text interface."""
