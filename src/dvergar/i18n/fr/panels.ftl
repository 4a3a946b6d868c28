# Ce qui est à côté de la table : journal, règles, aide, réglages ; les règles en page ; les parties à revoir.

## À côté de la table

panel-close = Fermer
panel-help = Qu’est-ce que c’est ?
panel-what-is-what = Tout le matériel
panel-its-rules = Règles :
panel-lines = Tout ce qui s’est passé
panel-beginning = Le début
panel-turn = Âge { $age }, tour { $turn }
panel-round = Manche { $round }
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
things-cards = Nains et cartes
things-heroes = Héros
things-coins = Pièces
things-gems = Gemmes
things-taverns = Tavernes
things-distinctions = Distinctions
things-words = Mots et signes
things-locations = Lieux
things-monsters = Monstres
things-specials = Actions spéciales
things-goods = Biens
things-opponents = Adversaires en solo

help-coin-value = Pièce { $coin }
help-coin-zero = Le 0, qui échange
    .text = Qui mise le 0 passe en dernier, mais échange après avoir pris une carte : les deux pièces de la bourse sont additionnées, la pièce du Trésor de cette somme arrive, et la plus haute des deux s’en va. Les deux flèches marquent les pièces qui échangent.
help-coin-basic = Pièce de base
    .text = Ronde, en bronze. Chacun commence avec 0, 2, 3, 4 et 5. Une pièce de base échangée ou transformée quitte le jeu.
help-coin-treasury = Pièce du Trésor
    .text = À douze côtés, en or. Elle vient du Trésor Royal, par échange ou transformation, et y retourne quand elle est remplacée. Si la valeur voulue manque, vous recevez la suivante au-dessus, sinon la plus haute en dessous.
help-coin-special = Le 3 spécial
    .text = À six côtés, en argent. Il arrive avec le Maître de Chasse à la place du 0 : il fait échanger comme le 0, mise comme un 3 et ne peut jamais être transformé.
help-coin-sealed = Pièce cachée
    .text = Une mise que seul son propriétaire connaît. Toutes les pièces d’une taverne sont retournées ensemble ; celles de la bourse restent cachées.
help-gem = Gemme
help-gem-value = Gemme { $value }
help-gem-six = Gemme 6
    .text = La gemme du Joaillier de la Couronne. Elle gagne toutes les égalités, n’est jamais échangée et vaut 3 points à la fin.
help-hero-due = Un héros est dû
    .text = Dès que vous avez plus de lignes complètes que de héros, vous devez recruter un héros. Plusieurs lignes à la fois apportent plusieurs héros, l’un après l’autre.
help-good-iron = Une ressource : il vient des filons de fer, et « Couler l’acier » change trois fers en deux aciers. À la fin il départage quand la gloire ne suffit pas. Les Esprits frappeurs en veulent.
help-good-steel = Une ressource : il se fait avec du fer, et la plupart des forges en demandent. Qui en a seul le plus à la fin mène une catégorie.
help-good-gold = Une ressource : il vient des filons d’or, et les forges précieuses en demandent. Qui en a seul le plus à la fin mène une catégorie. Les dragons en veulent.

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
replay-end = fin : { $names } { $points }
replay-end-leads = fin : { $names }, { $points ->
    [one] { $points } catégorie
   *[other] { $points } catégories
}
replay-bid = { $name } mise { $coins }.
replay-bids-shown = Les mises sont montrées ; elles étaient cachées alors.
replay-curve = Les points, pas à pas
replay-points = Les points
replay-part = Ce qui est tracé
replay-total = Total
replay-total-leads = Catégories menées
replay-standing = { $name } : { $points }
replay-to-table = À la table
replay-record = Télécharger l’enregistrement
replay-record-short = Enregistrement
