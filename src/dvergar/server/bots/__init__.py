"""The server's bots: a pool of worker processes that choose their moves."""
