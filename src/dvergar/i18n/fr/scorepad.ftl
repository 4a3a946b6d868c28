# La feuille de score pour les parties avec de vraies cartes : commande, terminal et page.

## La commande

cli-score = compter les points d’une partie jouée avec de vraies cartes
cli-score-epilog = Sans FILE, un formulaire s’ouvre dans le terminal. FILE est du JSON, décrit dans docs/play/scorepad.md ; « - » lit l’entrée standard.
cli-score-game = le jeu : { $games }
cli-score-file = une feuille en JSON, ou « - » pour l’entrée standard
cli-score-demo = compter une feuille déjà remplie, pour essayer
cli-score-save = enregistrer la partie dans l’historique
cli-score-history = montrer l’historique et ses statistiques
cli-score-json = afficher du JSON (par défaut)
cli-score-text = afficher une feuille à lire
cli-score-csv = afficher du CSV pour un tableur

score-format = « { $given } » n’est pas une feuille de score de Dvergar
score-other-game = Cette feuille est pour « { $given } », pas pour { $game }
score-seats = Une feuille contient une liste de places, chacune étant un objet
score-seat-count = Ici, une feuille compte { $seats } places, pas { $given }
score-name = Un nom est un texte d’au plus { $most } caractères
score-date = « { $given } » n’est pas une date comme 2026-11-16
score-not-kept = L’historique n’a pas pu être écrit : { $reason }
score-no-book = Cet historique n’existe pas.
score-no-pad = Cette feuille n’est pas dans l’historique.
score-full = L’historique est plein : { $most } feuilles. Exportez-en quelques-unes, puis supprimez-les.
score-many-books = Ce serveur est plein : il ne peut plus accueillir de nouvel historique.
score-many-new-books = Trop de nouveaux historiques depuis cette adresse. Réessayez demain.
score-unreadable = { $count ->
    [one] Un fichier de { $folder } est illisible ; il a été laissé tel quel.
   *[other] { $count } fichiers de { $folder } sont illisibles ; ils ont été laissés tels quels.
}

## D’où vient un score et à quel point il est remarquable

score-special = { $name } : { $total } bat { $percent } % de { $scores } scores simulés ; la médiane est { $middle }.
score-csv-date = Date
score-csv-game = Jeu
score-csv-name = Nom
score-csv-place = Place
score-csv-total = Total
score-history-empty = Aucune partie n’a encore été enregistrée.
score-statistics-line = { $games ->
    [one] 1 partie, { $average } en moyenne
   *[other] { $games } parties, { $average } en moyenne
}
score-best-line = { $total } { $name }, { $date } : mieux que { $percent } % des scores simulés
score-head-games = Parties
score-head-wins = Victoires
score-head-best = Meilleur
score-head-average = Moyenne

## La page et l’écran

score-pad-title = Feuille de score
score-about = Pour une partie avec de vraies cartes. Tout s’additionne au fur et à mesure.
score-add-player = Ajouter un joueur
score-remove-player = Retirer { $name }
score-player = Joueur
score-name-label = Nom du joueur { $number }
score-date-label = Date
score-less = { $what } : un de moins
score-more = { $what } : un de plus
score-chosen = Choix
score-nothing-chosen = Rien pour l’instant. Touchez une carte ci-dessus.
score-remove-card = Retirer { $card }
score-done = Terminé
score-opponent = Contre
score-against-none = À plusieurs
score-clear = Nouvelle feuille
score-keep = Enregistrer dans l’historique
score-kept = Enregistré dans l’historique.
score-keep-again = Enregistrer les corrections
score-sure = Abandonner sans enregistrer ?
score-print = Imprimer
score-csv = CSV
score-json = JSON
score-history = Historique
score-statistics = Statistiques
score-open-pad = Ouvrir
score-remove-pad = Supprimer
score-remove-sure = Vraiment supprimer ?
score-bests = Meilleurs scores
score-no-findings = Aucune anomalie.
score-decided = Résultat
score-compared = Comparaison
score-compared-note = Par rapport à { $scores } scores de parties entre bots à règles simples, à autant de joueurs. La médiane est { $middle }.
score-beats = bat { $percent } %
score-sheet = Feuille détaillée
score-running = { $name } { $total }
score-start-note = De vraies cartes sur votre table ? Comptez ici.
score-no-server = Le serveur ne répond pas : rien n’est compté pour le moment.
score-history-note = Enregistré sur ce serveur dans votre propre historique.
score-history-home = Enregistré sur cette machine ; le terminal montre le même historique.

## L’écran dans le terminal

score-screen-hint = { $part } : { $example }
score-example-name = un nom
score-key-save = Enregistrer
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
score-key-again = Cette feuille n’est pas enregistrée : appuyez de nouveau pour la quitter.

sheet-total = Total
sheet-shared = { $place ->
    [1] 1re place ex æquo
   *[other] { $place }e place ex æquo
}
sheet-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
