"""The migrations, each with its number and the number of the one before it."""
