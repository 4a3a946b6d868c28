# Ce qui ne peut pas se faire, et pourquoi. Les raisons suivies d’un numéro de règle n’ont pas de point final.

error-unknown = Un problème est survenu.
error-game-over = La partie est terminée.
error-game = Il n’y a pas de jeu « { $game } ». Jeux connus : { $games }.
error-players = Nidavellir se joue de { $least } à { $most } Elvalands, pas à { $given }.
error-option = Option inconnue : { $option }. Options connues : { $options }.
error-option-value = Valeurs possibles pour { $option } : { $values }, pas { $given }.
error-seed = Une graine est un nombre entier ou 64 chiffres hexadécimaux, pas « { $seed } ».
error-nonce = Un nonce compte au plus 64 chiffres hexadécimaux ; « { $nonce } » ne convient pas.
error-nonces = Nonces : { $count }, sièges : { $players } ; donnez un nonce par siège.
error-seat = Le siège { $seat } n’a rien à décider maintenant.
error-no-seat = Il n’y a pas de siège { $seat } : les sièges sont numérotés de 0 à { $last }.
error-seat-type = Un siège est un nombre entier, pas { $given }.
error-words-type = Une action est un texte ou un code, pas { $given }.
error-words = « { $words } » n’est pas une action de ce jeu.
error-code = Le code { $code } n’est pas une action permise maintenant.
error-coin = « { $coin } » n’est pas une pièce (dans « { $words } »).
error-hero = « { $hero } » n’est pas un héros (dans « { $words } »).
error-class = « { $word } » n’est pas une classe (dans « { $words } ») : warrior, hunter, miner, blacksmith, explorer.
error-card = « { $card } » n’est pas une carte (dans « { $words } »).
error-bid-words = Une mise nomme trois pièces, une par taverne : « bid 5 0 3 », pas « { $words } ».
error-transform-words = Dites où se trouve la pièce et laquelle c’est : « transform pouch 4 », pas « { $words } ».
error-trade-words = Un échange nomme deux pièces : « trade 4 3 », pas « { $words } ».
error-drop-words = Dites quel 5 part : « drop 5 » ou « drop 5t », pas « { $words } ».
error-stale-core = Le noyau compilé vient de sources plus anciennes. Réinstallez (pip install .), ou définissez DVERGAR_CORE=interpreted.

illegal-not-asked = « { $words } » n’est pas demandé maintenant : la décision attendue est « { $asked } … »
illegal-coin-not-there = Vous n’avez plus de pièce { $coin } pour cette mise
illegal-coin-not-in-place = Il n’y a pas de pièce { $coin } à cet endroit ({ $place })
illegal-discard-count = { $count ->
    [one] Nommez une seule colonne où défausser
   *[other] Nommez { $count } colonnes différentes où défausser
}
illegal-discard-twice = Les deux défausses se font dans des colonnes différentes
illegal-ylud-must = Ylud doit maintenant être posée sur une colonne
illegal-card-not-here = « { $card } » n’est pas dans cette taverne
illegal-card-not-seen = « { $card } » ne fait pas partie des trois cartes du Pionnier
illegal-choice = « { $words } » n’est pas possible maintenant

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
closed-coin-on-tavern = Le { $coin } reste sur une taverne jusqu’à la fin du tour
closed-ylud-own = La reposer sur sa propre colonne reviendrait à ne pas la bouger

position-list = Il faut ici une liste de mots.
position-table = Il faut ici une table de champs.
position-field = Ce champ n’existe pas. Champs connus : { $fields }.
position-number = Il faut ici un nombre entier de { $least } à { $most }, pas « { $given } ».
position-name = « { $given } » ne fait pas partie de cette liste : { $names }.
position-coin = « { $given } » n’est pas une pièce : 0, 2, 3, 3s, 4, 5, 5t, 6 à 25.
position-card = « { $given } » n’est pas une carte possible ici.
position-hero = « { $given } » n’est pas un héros.
position-seats = Il y a au plus { $players } sièges.
position-bid = Une mise nomme trois pièces, une par taverne ; « - » là où il n’y en a pas.
position-bid-missing = À ce moment, les pièces de ce siège doivent se trouver sur les tavernes.
position-no-bid-now = À ce moment, il n’y a pas de pièces sur les tavernes.
position-coin-not-held = Ce siège ne possède pas la pièce { $coin } (ou pas en autant d’exemplaires).
position-hand = Ce ne sont pas les pièces restées en main.
position-uline = Qui possède Uline a des pièces sur les tavernes déjà jouées et nulle part ailleurs : { $count } à ce moment, les autres sont en main.
position-too-early = Personne ne peut avoir cela avant l’évaluation.
position-thrud = Thrud se trouve en dernier dans une colonne, ou dans la main de qui agit ; elle n’est dans la zone de commandement qu’à la fin.
position-json = Ce ne sont pas des données simples (tables, listes, textes, nombres).
position-unstable = Aucune partie n’arrive à cette position : elle s’écrirait autrement.
position-known = Une pièce écrite comme connue ne se trouve pas là.
position-unknown = Une position à partir de laquelle on joue n’a pas de pièces inconnues.
position-stand = Elle ne se trouve pas à cet endroit ({ $column }) : inscrivez-la dans la colonne.
position-dealt = Les tavernes sont garnies pendant cette étape ; ne les indiquez pas, ou prenez l’étape « bidding ».
position-stage = Aucune partie ne peut reprendre à ce moment.
position-order = L’ordre nomme une fois chacun des { $players } sièges, à partir de 0.
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
    [one] Le nombre de cartes défaussées ne convient pas : { $count } carte n’est nulle part.
   *[other] Le nombre de cartes défaussées ne convient pas : { $count } cartes ne sont nulle part.
}
position-treasury = Le Trésor Royal ne s’accorde pas avec les pièces que possèdent les sièges.
position-hall = Les héros exposés ne s’accordent pas avec ceux que possèdent les sièges.
position-no-choice = Personne ne pourrait avoir à décider cela ici.
position-flag = C’est true ou false, pas « { $given } ».
position-card-which = « { $given } » peut désigner plusieurs cartes ici : ajoutez la lettre de son paquet.
position-card-elsewhere = « { $given } » appartient à un autre lieu
position-card-twice = « { $given } » se trouverait à deux endroits
position-stack = Un lieu contient de 1 à 7 cartes
position-pile-size = Les paquets ne correspondent pas aux Actions spéciales restantes : trois cartes au plus par paquet, et chaque carte à un seul endroit
position-mountain-size = La Montagne ne correspond pas aux cartes restantes.
position-layers = Les cartes A ne se trouvent pas toutes au-dessus des cartes B ici
position-apprentice = { special-apprentice } n’est pas dans le jeu en solo
position-workers = Quatre ouvriers au plus : des numéros de lieux, « pile », « home » ou des tables.
position-worker = Un ouvrier ne peut pas se trouver là maintenant ({ $given })
position-worker-twice = Deux ouvriers du même siège n’occupent pas le même lieu
position-helpers = Les renforts ne sont pas placés avant que la carte de renfort soit résolue.
position-placed = L’ordre de placement se compte à partir de 1, sans trou.
position-claim = Un droit aux renforts est le numéro de pose d’un ouvrier à soi qui est épuisé.
position-not-asked = À ce moment, qui a joué a placé ou payé des ouvriers, et personne d’autre
position-solo-start = En solo, l’adversaire (siège 1) commence et détient le marqueur
position-renown = Avec autant de gloire, l’adversaire a déjà gagné
position-drawn = Indiquez la carte que suit l’adversaire, et seulement quand son ouvrier est le prochain.

finding-gem-twice = La gemme { $gem } est attribuée deux fois
finding-card-too-often = { $most ->
    [one] Cette carte n’existe qu’en { $most } exemplaire
   *[other] Cette carte n’existe qu’en { $most } exemplaires
}
finding-wrong-column = Cette carte ne va pas dans cette colonne
finding-neutral-in-column = Un héros neutre se trouve dans la zone de commandement
finding-army-large = Aucune armée ne peut dépasser { $most } cartes
finding-coin-count = Chacun a cinq pièces ; ici, il y en a { $count }
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
finding-items = { $items } objets au début d’une manche : la partie serait terminée
finding-helpers-late = Son ouvrier sur Chercher du renfort aurait amené ses renforts aussitôt

record-json = Ce n’est pas du JSON.
record-format = Ce n’est pas un enregistrement de Dvergar.
record-field = Un enregistrement n’a pas de champ « { $field } ».
record-actions = Un enregistrement contient une liste d’actions.
record-action = L’action { $action } n’est pas formée d’un siège et de ses mots.
record-version = L’enregistrement a été joué avec la version { $version } des règles ; celle-ci est la version { $known }.
record-secret = Le secret de l’enregistrement n’est pas encore révélé : il est impossible de le rejouer.
record-start = On ne peut pas jouer à partir du début de l’enregistrement : { $reason }
record-seed = L’enregistrement ne peut pas démarrer : { $reason }
record-options = Un enregistrement contient une table d’options.
record-illegal = L’action { $action } enfreint une règle : { $reason }
record-commitment = L’engagement n’est pas le SHA-256 du secret.
record-order = Les actions ne sont pas écrites sous leur unique forme canonique, ou les mises ne sont pas dans l’ordre des sièges.
record-result = Le résultat n’est pas celui que donne la partie.
