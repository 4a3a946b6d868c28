"""The rules of Hoard, chapter by chapter. Compiled."""
