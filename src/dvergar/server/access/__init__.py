"""Access control: addresses, tokens, names, rate limits, request guards, and limits on raw connections."""
