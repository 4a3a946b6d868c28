# Ce que dit la feuille de score de Nidavellir, sur la page et dans le terminal.

nid-over = Partie terminée
nid-sheet-you-win = { $lead ->
    [one] Vous gagnez avec { $lead } point d’avance
   *[other] Vous gagnez avec { $lead } points d’avance
}
nid-sheet-wins = { $lead ->
    [one] { $name } gagne avec { $lead } point d’avance
   *[other] { $name } gagne avec { $lead } points d’avance
}
nid-sheet-share = { $names } et { $name } gagnent ensemble
nid-sheet-your-place = Vous êtes { $place ->
    [1] à la première place
    [2] à la deuxième place
    [3] à la troisième place
    [4] à la quatrième place
   *[other] à la cinquième place
} avec { $points } points.
nid-sheet-about = Nidavellir, { $players } joueurs.
nid-sheet-best = le plus dans cette catégorie
nid-sheet-caption = Score final par catégorie
nid-sheet-part = Catégorie
nid-sheet-ranks = { $count ->
    [one] { $count } grade
   *[other] { $count } grades
}
nid-sheet-neutral = Héros neutres
nid-sheet-warrior-coin = { $points } + pièce { $coin }
nid-sheet-square = { $ranks } × { $ranks }
nid-sheet-product = { $points } × { $ranks ->
    [one] { $ranks } grade
   *[other] { $ranks } grades
}
nid-sheet-idunn = { $points } + Idunn { $idunn }
nid-sheet-hero = { $hero } { $points }
nid-sheet-brothers = { $count ->
    [one] { $count } Dwerg
   *[other] { $count } Dwergs
} { $points }
nid-sheet-coins = { $coins }
nid-sheet-gem = gemme 6 : +{ $points }
nid-sheet-none = aucun
nid-sheet-won-where = Où la partie s’est jouée
nid-sheet-won-by = { $part } : { $name } { $points }, { $other } { $fewer }.
nid-sheet-won-tie = Le même total à la fin : victoire partagée.
nid-sheet-heroes = Héros
nid-sheet-distinctions = Distinctions
nid-sheet-no-distinction = personne
nid-sheet-proof-number = Engagement
nid-sheet-record = Télécharger la partie
