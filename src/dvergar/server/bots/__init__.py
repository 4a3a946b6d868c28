"""Bots of a server: a pool of worker processes that think for them."""
