"""Code that the user interfaces share and that games' adapters build on."""
