"""How the compiled core is made from plain sources, and how the right build is loaded."""
