"""Data written by earlier versions: a folder for each version, never changed, and opened by tests from then on."""
