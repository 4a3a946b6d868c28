"""What the interfaces share, and what a game's adapters build on."""
