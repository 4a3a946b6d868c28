# La feuille de score pour les parties avec de vraies cartes : commande, terminal et page.

## La commande

cli-score = Compter les points d’une partie jouée avec de vraies cartes
cli-score-epilog = Sans FILE s’ouvre un écran à remplir. FILE est du JSON, décrit dans docs/scorepad.md ; « - » lit l’entrée.
cli-score-game = le jeu : { $games }
cli-score-file = une feuille en JSON, ou « - » pour l’entrée
cli-score-demo = compter une feuille déjà remplie, pour essayer
cli-score-save = garder la partie dans l’historique
cli-score-history = montrer l’historique et ses statistiques
cli-score-json = écrire du JSON (c’est le cas si rien d’autre n’est demandé)
cli-score-text = écrire une feuille à lire
cli-score-csv = écrire du CSV pour un tableur

score-no-json = Ce n’est pas du JSON : { $reason }
score-format = « { $given } » n’est pas une feuille de score de Dvergar
score-other-game = Cette feuille est pour « { $given } », pas pour { $game }
score-seats = Une feuille contient une liste de sièges, chacun étant une table
score-seat-count = Ici, { $seats } sièges ont un score, pas { $given }
score-name = Un nom est un texte d’au plus { $most } caractères
score-date = « { $given } » n’est pas une date comme 2026-11-16
score-not-kept = L’historique n’a pas pu être écrit : { $reason }
score-no-book = Cet historique n’existe pas.
score-no-pad = Cette feuille n’est pas dans l’historique.
score-full = L’historique est plein : { $most } feuilles. Exportez-en et retirez-en quelques-unes.
score-unreadable = { $count ->
    [one] Un fichier de { $folder } est illisible ; il a été laissé tel quel.
   *[other] { $count } fichiers de { $folder } sont illisibles ; ils ont été laissés tels quels.
}

## Ce qui est impossible ou étrange en fin de partie

finding-ranks-many = Tous ensemble ont plus de grades qu’il n’en existe : { $most }
finding-ranks-missing = Les grades manquent : sans eux, on ne peut pas compter
finding-points-many = { $ranks ->
    [0] Aucun grade, donc aucun point
    [one] 1 grade vaut au plus { $most } points
   *[other] { $ranks } grades valent au plus { $most } points
}
finding-ylud-stands = En fin de partie, Ylud est dans une colonne : ajoutez-la là
finding-items-many = La dernière manche ne peut mener personne au-delà de { $most } objets

## D’où vient un score et à quel point il est remarquable

score-brothers = Dwergs { $points }
score-special = { $name } : { $total } bat { $percent } % de { $scores } scores simulés ; celui du milieu est { $middle }.
score-decimal = { $whole },{ $tenths }
score-csv-date = Date
score-csv-game = Jeu
score-csv-name = Nom
score-csv-place = Place
score-csv-total = Total
score-history-empty = Aucune partie n’a encore été gardée.
score-statistics-line = { $games ->
    [one] 1 partie, { $average } en moyenne
   *[other] { $games } parties, { $average } en moyenne
}
score-best-line = { $total } { $name }, { $date } : mieux que { $percent } % des scores simulés
score-head-games = Parties
score-head-wins = Victoires
score-head-best = Record
score-head-average = Moyenne

## La page et l’écran

score-pad-title = Feuille de score
score-about = Pour une partie avec de vraies cartes. Tout est additionné à mesure que vous l’entrez.
score-add-player = Ajouter un joueur
score-remove-player = Retirer { $name }
score-player = Joueur
score-name-label = Nom du joueur { $number }
score-date-label = Date
score-points = points
score-ranks = grades
score-less = { $what } : un de moins
score-more = { $what } : un de plus
score-entry = { $what }, { $part }, { $name }
score-note-warrior = somme ; le plus de grades : + la meilleure pièce
score-note-hunter = grades × grades
score-note-miner = points × grades
score-note-blacksmith = 3, 7, 12, 18, 25, 33…
score-note-explorer = somme des points ; Idunn : + 2 par grade
score-note-heroes = touchez pour choisir
score-note-coins = les cinq ; +3 avec la gemme 6
score-note-steel = le plus mène la catégorie
score-note-gold = le plus mène la catégorie
score-note-items = le plus mène la catégorie
score-note-glory = départage d’abord
score-note-iron = départage ensuite
score-cards = Cartes
score-cards-of = { $part }, { $name } : touchez les cartes
score-heroes-of = Héros de { $name }
score-heroes-class = Héros d’une classe : leurs grades et points sont dans une colonne
score-coins-of = Pièces de { $name } : touchez les cinq
score-choose-heroes = Choisir des héros, { $name }
score-choose-coins = Choisir des pièces, { $name }
score-choose-cards = Toucher les cartes : { $part }, { $name }
score-type-instead = Entrer grades et points
score-chosen = Choisi
score-nothing-chosen = Rien encore. Touchez une carte ci-dessus.
score-remove-card = Retirer { $card }
score-gem-six = Gemme 6
score-done = Terminé
score-opponent = Contre
score-against-none = À plusieurs
score-demo = Exemple : 204 points
score-clear = Nouvelle feuille
score-keep = Garder dans l’historique
score-kept = Gardé dans l’historique.
score-keep-again = Garder les corrections
score-sure = Pas encore gardé. Vraiment ?
score-print = Imprimer
score-csv = CSV
score-json = JSON
score-history = Historique
score-statistics = Statistiques
score-open-pad = Ouvrir
score-remove-pad = Retirer
score-remove-sure = Vraiment retirer ?
score-bests = Meilleurs scores
score-no-findings = Rien ne semble faux.
score-decided = Résultat
score-compared = Un score remarquable ?
score-compared-note = Face à { $scores } scores de parties entre joueurs qui suivent des règles simples, aussi nombreux qu’ici. Celui du milieu est { $middle }.
score-beats = bat { $percent } %
score-sheet = Feuille avec toutes les parties du score
score-running = { $name } { $total }
score-start-note = De vraies cartes sur votre table ? Comptez ici.
score-no-server = Le serveur ne répond pas : rien n’est additionné pour le moment.
score-history-note = Gardé sur ce serveur dans un historique à vous.
score-history-home = Gardé sur cette machine ; le terminal montre le même historique.

## L’écran dans le terminal

score-screen-hint = { $part } : { $example }
score-example-warrior = cartes « 5 6 9 kraal », ou grades/points « 4/28 »
score-example-hunter = grades « 4 », avec héros « 2 aral »
score-example-miner = cartes « 0 1 2 zoral », ou grades/points « 5/4 »
score-example-blacksmith = grades « 3 », avec héros « 2 bonfur smith »
score-example-explorer = cartes « 5 8 11 idunn », ou grades/points « 4/34 »
score-example-heroes = noms « skaa dwerg dwerg »
score-example-coins = les cinq « 3s 5 9 12 24 » ; 3s est le 3 spécial, 5t le 5 du trésor ; « gem » pour la gemme 6
score-example-goods = un nombre
score-example-name = un nom
score-key-save = Garder
score-key-add = Ajouter
score-key-remove = Retirer
score-key-history = Historique
score-key-demo = Démo
score-key-new = Nouvelle
score-key-rule = Règle
score-key-light = Clair/sombre
score-key-opponent = Adversaire
score-key-leave = Quitter
score-key-back = Retour
score-key-again = Cette feuille n’est pas encore gardée : appuyez de nouveau pour la quitter.
score-no-number = « { $given } » n’est pas un nombre
