"""The steps, each with its number and the number of the step before it."""
