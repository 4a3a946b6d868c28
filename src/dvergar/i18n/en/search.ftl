# The bot that searches.

seat-search = { $name } (search)

error-simulations = “{ $given }” is not a number of simulations: write search:1000, or any number from 1 to { $most }.
