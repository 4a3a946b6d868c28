"""Who may reach the server, and how much: addresses, tokens, names, limits, guards, and the transport below them."""
