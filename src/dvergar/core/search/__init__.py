"""The search: the tree, the selection of choices, simulations, and an exact solver for endgames."""
