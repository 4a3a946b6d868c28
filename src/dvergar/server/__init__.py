"""The table on the network: HTTP and WebSocket, seats and tokens, storage."""
