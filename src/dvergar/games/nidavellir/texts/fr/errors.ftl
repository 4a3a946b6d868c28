# Ce qui est refusé, et pourquoi.

error-players = Nidavellir se joue de { $least } à { $most } joueurs, pas à { $given }.
error-coin = « { $coin } » n’est pas une pièce (dans « { $words } »).
error-hero = « { $hero } » n’est pas un héros (dans « { $words } »).
error-class = « { $word } » n’est pas une classe (dans « { $words } ») : warrior, hunter, miner, blacksmith, explorer.
error-card = « { $card } » n’est pas une carte (dans « { $words } »).
error-bid-words = Une mise indique trois pièces, une par taverne : « bid 5 0 3 », pas « { $words } ».
error-transform-words = Indiquez où se trouve la pièce et laquelle c’est : « transform pouch 4 », pas « { $words } ».
error-trade-words = Un échange indique deux pièces : « trade 4 3 », pas « { $words } ».
error-drop-words = Indiquez le 5 à défausser : « drop 5 » ou « drop 5t », pas « { $words } ».
illegal-coin-not-there = Vous n’avez plus de pièce { $coin } pour cette mise
illegal-coin-not-in-place = Il n’y a pas de pièce { $coin } à cet endroit ({ $place })
illegal-discard-count = { $count ->
    [one] Indiquez une seule colonne où défausser
   *[other] Indiquez { $count } colonnes différentes où défausser
}
illegal-discard-twice = Les deux défausses se font dans des colonnes différentes
illegal-ylud-must = Ylud doit maintenant être posée sur une colonne
illegal-card-not-here = « { $card } » n’est pas dans cette taverne
illegal-card-not-seen = « { $card } » ne fait pas partie des trois cartes du Pionnier
closed-dagda = Pour Dagda, il faut deux autres colonnes avec une carte Nain sur le dessus
closed-bonfur = Pour Bonfur, il faut une autre colonne avec une carte Nain sur le dessus
closed-hourya = Pour Hourya, il faut cinq grades d’Explorateur ; vous en avez { $ranks }
closed-hero-taken = Ce héros est déjà recruté
closed-hero-out = Ce héros est laissé de côté pour une première partie
closed-column-own = On ne défausse pas dans la colonne du héros lui-même
closed-column-empty = Cette colonne est vide
closed-column-hero = Un héros sur le dessus ferme cette colonne
closed-column-smith = La carte spéciale Forgeron compte ici comme une distinction et ferme cette colonne
closed-coin-fixed = Le { $coin } n’est jamais transformé
closed-coin-on-tavern = Le { $coin } reste sur sa taverne jusqu’à la fin du tour
closed-ylud-own = La reposer sur sa propre colonne reviendrait à ne pas la bouger
position-coin = « { $given } » n’est pas une pièce : 0, 2, 3, 3s, 4, 5, 5t, 6 à 25.
position-hero = « { $given } » n’est pas un héros.
position-bid = Une mise indique trois pièces, une par taverne ; « - » là où il n’y en a pas.
position-bid-missing = À ce moment, les pièces de ce joueur doivent se trouver sur les tavernes.
position-no-bid-now = À ce moment, il n’y a pas de pièces sur les tavernes.
position-coin-not-held = Ce joueur ne possède pas la pièce { $coin } (ou pas en autant d’exemplaires).
position-hand = Ce ne sont pas les pièces restées en main.
position-uline = Qui possède Uline a des pièces sur les tavernes déjà jouées et nulle part ailleurs : { $count } à ce moment, les autres sont en main.
position-too-early = Personne ne peut avoir cela avant l’évaluation.
position-thrud = Thrud se trouve sur le dessus d’une colonne, ou dans la main du joueur qui agit ; elle n’est dans la zone de commandement qu’à la fin.
position-known = Une pièce indiquée comme connue ne se trouve pas là.
position-stand = Elle ne se trouve pas à cet endroit ({ $column }) : inscrivez-la dans la colonne.
position-dealt = À cette étape, les tavernes sont encore vides : ne les indiquez pas, ou prenez l’étape « bidding ».
position-order = L’ordre indique une fois chacune des { $players } places, à partir de 0.
position-tavern-size = { $size ->
    [one] À ce moment, la taverne contient { $size } carte.
   *[other] À ce moment, la taverne contient { $size } cartes.
}
position-deck-size = { $size ->
    [one] À ce moment, le paquet contient { $size } carte.
   *[other] À ce moment, le paquet contient { $size } cartes.
}
position-deck-short = Le paquet n’a pas assez de cartes pour le Pionnier.
position-card-too-often = Cette carte n’existe pas en autant d’exemplaires : { $given }.
position-too-few-cards = Il ne reste pas assez de cartes pour cela.
position-discards = { $count ->
    [one] La défausse ne correspond pas : { $count } carte n’est nulle part, ou est en trop.
   *[other] La défausse ne correspond pas : { $count } cartes ne sont nulle part, ou sont en trop.
}
position-treasury = Le Trésor Royal ne correspond pas aux pièces que possèdent les joueurs.
position-hall = Les héros exposés ne correspondent pas à ceux que possèdent les joueurs.
finding-gem-twice = La gemme { $gem } est attribuée deux fois
finding-card-too-often = { $most ->
    [one] Cette carte n’existe qu’en { $most } exemplaire
   *[other] Cette carte n’existe qu’en { $most } exemplaires
}
finding-wrong-column = Cette carte ne va pas dans cette colonne
finding-neutral-in-column = Un héros neutre se trouve dans la zone de commandement
finding-army-large = Aucune armée ne peut dépasser { $most } cartes
finding-coin-twice = Personne n’a deux fois la pièce de base { $coin }
finding-coin-too-often = La pièce { $coin } n’existe pas en autant d’exemplaires
finding-coin-zero = Chacun a soit le 0, soit le 3 spécial
finding-special-twice = Il n’y a qu’un seul 3 spécial
finding-hero-twice = Il n’y a qu’un seul exemplaire du héros { $hero }
finding-hero-out = Le héros { $hero } est laissé de côté pour une première partie
finding-hero-no-column = Le héros { $hero } se trouve dans une colonne : inscrivez-le là
finding-dwergs = Il y a cinq frères Dwerg, pas { $count }
finding-thrud-covered = Thrud n’est jamais recouverte : elle est la dernière de sa colonne
finding-counted = Les grades et les points suffisent pour compter le score, pas pour continuer à jouer
finding-hero-due = { $lines ->
    [one] { $lines } ligne est complète, mais il y a moins de héros
   *[other] { $lines } lignes sont complètes, mais il y a moins de héros
}
