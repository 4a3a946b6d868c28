# The score pad.

finding-items-many = La dernière manche ne peut mener personne au-delà de { $most } objets
score-note-steel = le plus mène la catégorie
score-note-gold = le plus mène la catégorie
score-note-items = le plus mène la catégorie
score-note-glory = départage d’abord
score-note-iron = départage ensuite
score-example-goods = un nombre
score-no-number = « { $given } » n’est pas un nombre
