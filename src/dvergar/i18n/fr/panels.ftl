# Ce qui est à côté de la table : journal, règles, aide, réglages ; les règles en page ; les parties à revoir.

## À côté de la table

panel-close = Fermer
panel-help = Qu’est-ce que c’est ?
panel-what-is-what = Cartes et termes
panel-its-rules = Règles :
panel-lines = Tout ce qui s’est passé
panel-beginning = Le début
panel-secret-until-now = Secret jusqu’à la fin
panel-late = était secret
panel-undone = annulé
panel-again = Revoir : { $text }
panel-show-last = Revoir
panel-shown-again = Rediffusion
panel-shown-again-note = La partie continue pendant ce temps ; vous ne manquez rien.
panel-back-to-now = Revenir au présent
panel-then = La table à ce moment : { $text }
panel-replay = Revoir la partie
panel-step-back = Revenir en arrière dans la partie

## Réglages

settings-language = Langue
settings-theme = Thème
settings-theme-auto = comme l’appareil
settings-theme-light = clair
settings-theme-dark = sombre
settings-speed = Animations et bots
settings-speed-slow = lents
settings-speed-normal = normaux
settings-speed-instant = instantanés
settings-name = Votre nom
settings-name-note = Pour la prochaine table où vous prendrez place.
settings-proof = La donne peut être vérifiée
settings-proof-how = Le serveur a publié ce nombre avant la donne : c’est l’empreinte de son secret. À la fin de la partie, il révèle le secret, et chacun peut vérifier que rien n’a été changé.
settings-commitment = Engagement
settings-secret = Le secret
settings-proof-over = L’enregistrement contient tout le nécessaire : dvergar verify le vérifie sur votre propre ordinateur.
settings-keys = Touches
settings-key-l = journal
settings-key-r = règles
settings-key-s = réglages
settings-key-escape = fermer, annuler

## Règles

rules-title = Les règles, avec nos mots
rules-intro = Chaque règle a un numéro. Quand un coup est interdit, la table indique la règle, et son numéro mène ici.
rules-of = { $game } : les règles
rules-contents = Sommaire
rules-pages = Pages
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucun résultat.
    [one] Un passage trouvé.
   *[other] { $count } passages trouvés.
}

## Cartes et termes

things-search = Chercher carte ou terme
things-words = Termes et symboles

## Revoir

replay-where = Revoir : { $where }
replay-title = Parties à revoir
replay-intro = Revoyez une partie étape par étape, du point de vue de chaque joueur.
replay-mine = Parties sur cet appareil
replay-open = Ouvrir un enregistrement
replay-open-note = Un fichier téléchargé après une partie. Il montre tout, mises cachées comprises.
replay-choose-file = Choisir un fichier
replay-no-record = Ce fichier n’est pas l’enregistrement d’une partie.
replay-steps = La partie étape par étape
replay-step = Étape
replay-step-of = Étape { $step } sur { $last }
replay-first = Au début
replay-back = Étape précédente
replay-next = Étape suivante
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-whose = Point de vue
replay-all-open = Tout visible
replay-own = Ce que vous avez vu
replay-public = Ce que tous ont vu
replay-curve = Les points, étape par étape
replay-points = Les points
replay-end = fin : { $names } { $points }
replay-total = Total
replay-part = Courbe affichée
replay-standing = { $name } : { $points }
replay-to-table = À la table
replay-record = Télécharger l’enregistrement
replay-record-short = Enregistrement
