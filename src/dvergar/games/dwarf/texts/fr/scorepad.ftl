# La feuille de score.

finding-items-many = Même après la dernière manche, personne ne peut dépasser { $most } objets
score-note-steel = le plus mène la catégorie
score-note-gold = le plus mène la catégorie
score-note-items = le plus mène la catégorie
score-note-glory = départage en premier
score-note-iron = départage en second
score-example-goods = un nombre
score-no-number = « { $given } » n’est pas un nombre
