# Ce qui est à côté de la table : journal, règles, aide, réglages ; les règles en page ; les parties à revoir.

## À côté de la table

panel-close = Fermer
panel-help = Qu’est-ce que c’est ?
panel-what-is-what = Tout le matériel
panel-its-rules = Règles :
panel-lines = Tout ce qui s’est passé
panel-beginning = Le début
panel-secret-until-now = Secret jusqu’à la fin
panel-late = était secret
panel-undone = annulé
panel-again = Montrer encore : { $text }
panel-show-last = Revoir
panel-shown-again = Remontré
panel-shown-again-note = La partie continue pendant ce temps ; rien n’est perdu.
panel-back-to-now = Revenir au présent
panel-then = La table à ce moment : { $text }
panel-replay = Revoir la partie
panel-step-back = Revenir en arrière dans la partie

## Réglages

settings-language = Langue
settings-theme = Apparence
settings-theme-auto = comme l’appareil
settings-theme-light = clair
settings-theme-dark = sombre
settings-speed = Mouvements et bots
settings-speed-slow = lents
settings-speed-normal = normaux
settings-speed-instant = instantanés
settings-name = Votre nom
settings-name-note = Pour la prochaine table où vous prendrez place.
settings-proof = La donne peut être prouvée
settings-proof-how = Avant que quiconque n’ajoute du hasard à la donne, le serveur s’est engagé sur son secret par ce nombre. À la fin de la partie il le révèle, et chacun peut vérifier que rien n’a été changé.
settings-commitment = Engagement
settings-secret = Le secret
settings-proof-over = L’enregistrement contient tout le nécessaire : dvergar verify le contrôle sur votre propre ordinateur.
settings-keys = Touches
settings-key-l = journal
settings-key-r = règles
settings-key-s = réglages
settings-key-escape = fermer, reposer

## Règles

rules-title = Les règles, dans nos mots
rules-intro = Chaque règle a un numéro. Quand la table interdit quelque chose, elle nomme la règle, et le numéro mène ici.
rules-of = { $game } : les règles
rules-contents = Sommaire
rules-pages = Pages
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé.
    [one] Un passage trouvé.
   *[other] { $count } passages trouvés.
}

## Tout le matériel

things-search = Chercher un élément
things-words = Mots et signes

## Revoir

replay-where = À revoir : { $where }
replay-title = Parties à revoir
replay-intro = Revoyez une partie pas à pas, par les yeux de chaque place.
replay-mine = Parties sur cet appareil
replay-open = Ouvrir un enregistrement
replay-open-note = Un fichier téléchargé après une partie. Tout est alors ouvert, mises cachées comprises.
replay-choose-file = Choisir un fichier
replay-no-record = Ce fichier n’est pas l’enregistrement d’une partie.
replay-steps = La partie pas à pas
replay-step = Pas
replay-step-of = Pas { $step } sur { $last }
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Pas suivant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-whose = Par quels yeux
replay-all-open = Tout ouvert
replay-own = Ce qui vous a été dit
replay-public = Ce qui a été dit à tous
replay-curve = Les points, pas à pas
replay-points = Les points
replay-end = fin : { $names } { $points }
replay-total = Total
replay-part = Ce qui est tracé
replay-standing = { $name } : { $points }
replay-to-table = À la table
replay-record = Télécharger l’enregistrement
replay-record-short = Enregistrement
