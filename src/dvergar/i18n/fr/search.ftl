# Le bot qui simule des parties.

seat-search = { $name } (recherche)

error-simulations = « { $given } » n’est pas un nombre de simulations : écrivez search:1000, ou tout nombre de 1 à { $most }.
