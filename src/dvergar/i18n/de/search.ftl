# Der Bot, der sucht.

seat-search = { $name } (Suche)

error-simulations = „{ $given }“ ist keine Anzahl von Simulationen: Schreibe search:1000 oder eine andere Zahl von 1 bis { $most }.
