"""Search over positions: the tree, how choices are selected, simulations, and an exact solver for endgames."""
