# La feuille de score.

finding-ranks-many = À eux tous, les joueurs ont plus de grades qu’il n’en existe : { $most }
finding-ranks-missing = Les grades manquent : sans eux, on ne peut pas compter
finding-points-many = { $ranks ->
    [0] Aucun grade, donc aucun point
    [one] 1 grade vaut au plus { $most } points
   *[other] { $ranks } grades valent au plus { $most } points
}
finding-ylud-stands = En fin de partie, Ylud est dans une colonne : ajoutez-la à cette colonne
score-points = points
score-ranks = grades
score-entry = { $what }, { $part }, { $name }
score-note-warrior = somme ; le plus de grades : + la meilleure pièce
score-note-hunter = grades × grades
score-note-miner = points × grades
score-note-blacksmith = 3, 7, 12, 18, 25, 33…
score-note-explorer = somme des points ; Idunn : + 2 par grade
score-note-heroes = touchez pour choisir
score-note-coins = les cinq ; +3 avec la gemme 6
score-cards = Cartes
score-cards-of = { $part }, { $name } : touchez les cartes
score-heroes-of = Héros : { $name }
score-heroes-class = Héros d’une classe : leurs grades et points sont dans une colonne
score-coins-of = Pièces, { $name } : touchez les cinq
score-choose-heroes = Choisir des héros, { $name }
score-choose-coins = Choisir des pièces, { $name }
score-choose-cards = Toucher les cartes : { $part }, { $name }
score-type-instead = Entrer grades et points
score-gem-six = Gemme 6
score-demo = Exemple : 204 points
score-example-warrior = cartes « 5 6 9 kraal », ou grades/points « 4/28 »
score-example-hunter = grades « 4 », avec héros « 2 aral »
score-example-miner = cartes « 0 1 2 zoral », ou grades/points « 5/4 »
score-example-blacksmith = grades « 3 », avec héros « 2 bonfur smith »
score-example-explorer = cartes « 5 8 11 idunn », ou grades/points « 4/34 »
score-example-heroes = noms « skaa dwerg dwerg »
score-example-coins = les cinq « 3s 5 9 12 24 » ; 3s est le 3 spécial, 5t le 5 du Trésor ; « gem » pour la gemme 6
