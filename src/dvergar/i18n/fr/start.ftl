# Avant et après une partie : l’accueil, la préparation d’une table, la table avant sa partie, le rideau.

## L’accueil

start-motto = Deux jeux de nains. Sans compte, sans internet.
start-choose = Choisissez un jeu
start-name = Votre nom
start-settings = Réglages, langue { $language }
start-language = Langue
start-theme = Thème
start-theme-auto = Comme l’appareil
start-theme-light = Clair
start-theme-dark = Sombre
start-speed = Bots et animations
start-speed-slow = Lents
start-speed-normal = Normaux
start-speed-instant = Instantanés
start-against = Contre
start-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
start-beaten = , battu
start-strength = Force
start-play = Jouer
start-opening = Un instant…
start-setup = Préparer une table
start-no-server = Le serveur ne répond pas. La page réessaie d’elle-même.
start-more = Plus
start-rules-note = des deux jeux, avec nos mots
start-replay-note = parties terminées et enregistrements, étape par étape

## Mes tables, tables ouvertes

start-mine = Vos tables
start-more-over = { $count ->
    [one] 1 autre partie terminée
   *[other] { $count } autres parties terminées
}
start-table-with = { $game } avec { $names }
start-table-against = { $game } contre { $name }
start-table-plain = { $game }
start-waits = { $count ->
    [0] Tout le monde est là ; la partie peut commencer.
    [one] Pas commencée : une place est libre.
   *[other] Pas commencée : { $count } places sont libres.
}
start-won = { $shared ->
    [yes] Terminée : victoire partagée. Votre score : { $points }.
   *[no] Terminée : vous avez gagné. Votre score : { $points }.
}
start-over = Terminée. Votre score : { $points }.
start-asked = On attend votre décision.
start-asked-names = { $count ->
    [one] On attend { $names }.
   *[other] On attend { $names }.
}
start-go-on = Continuer
start-result = Résultat
start-replay = Revoir
start-open-tables = Tables ouvertes
start-free = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
start-join = Rejoindre
start-link = Rejoindre par un lien
start-link-note = depuis tout téléphone ou ordinateur de ce réseau
start-link-paste = Collez le lien ici
start-link-none = Ce texte ne contient pas de lien vers une table.

## Préparer une table

start-back = Retour
start-setup-title = { $game } : qui joue où
start-setup-note = De { $least } à { $most } places. Chaque place garde sa forme et sa couleur.
start-no-game = Jeu introuvable
start-seats = Places
start-seats-of = { $count } sur { $most }
start-seats-taken = { $count } sur { $most } prises
start-you-here = Vous, sur cet appareil
start-seat-link = Un ami, par un lien
start-seat-link-note = Un autre téléphone ou ordinateur. Vous recevez le lien à l’ouverture de la table.
start-seat-device = { $name }
start-seat-device-note = Même appareil : un rideau cache ce qui est secret entre deux tours
start-seat-bot = { $seat }, un bot
start-seat-bot-note = Décide aussitôt, mais attend que tout le monde soit prêt.
start-remove = Retirer la place { $seat }
start-who = Qui occupe la place { $seat } ?
start-which-bot = Quel bot joue { $seat } ?
start-kind-link = Par un lien
start-kind-device = Cet appareil
start-kind-bot = Un bot
start-their-name = Nom
start-empty = Vide
start-empty-note = Qui joue ici ?
start-empty-alone = Seul, vous affrontez un adversaire automatique. Sinon, qui joue ici ?
start-bot-thumb = Règles simples
    .text = Pèse ce que chaque choix rapporte, maintenant et pour les prochaines lignes, et prend le meilleur.
start-bot-random = Au hasard
    .text = Fait n’importe quel choix permis. Pour découvrir les règles.
start-bot-program = Un programme ajouté à ce serveur.
start-options = Options
start-more-options = Plus d’options
start-clock = Temps par décision
start-clock-none = Sans limite
start-clock-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } secondes
}
start-clock-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
start-clock-hours = { $count ->
    [one] 1 heure
   *[other] { $count } heures
}
start-clock-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
start-clock-note = { $time } par décision.
start-clock-left = Encore { $time }
start-listed = Qui peut venir
start-listed-link = Avec le lien
start-listed-open = Tout le monde sur ce serveur
start-missing-own = Entrez d’abord votre nom
start-missing-name = Indiquez qui occupe la place { $seat }
start-missing-seats = Il faut au moins { $least } places
start-open-it = Ouvrir la table
start-begin = Commencer la partie
start-open-note = La partie commence quand tout le monde est là. Vous pouvez fermer cette page ; la table vous attend dans « Vos tables ».
start-begin-note = Tout le monde est là : la partie commence tout de suite.

## La table avant sa partie

start-before = Avant la partie
start-lobby-title = { $game } : qui joue où
start-lobby-note = Envoyez le lien aux joueurs : quiconque l’a peut rejoindre la table.
start-lobby-guest = Vous avez suivi le lien. Prenez une place, ou restez pour regarder.
start-lobby-full = Toutes les places sont prises. Vous pouvez rester pour regarder.
start-free-seat = Libre
start-kept = Réservée à { $name }
start-chair-bot = Un bot : { $bot }
start-chair-free = Toute personne ayant le lien peut s’asseoir ici
start-chair-kept = A déjà joué et peut revenir
start-chair-other = Sur un autre appareil
start-waiting = en attente
start-away = absent
start-here = ici
start-sit = S’asseoir ici
start-sit-here-too = Sur cet appareil
start-let-bot = Mettre un bot ici
start-seat-it = L’installer ici
start-never-mind = Annuler
start-stand = Se lever
start-stand-name = { $name } se lève
start-invite = Inviter
start-qr = Le lien en code QR
start-scan = Scannez-le avec un téléphone de ce réseau, ou envoyez le lien.
start-the-link = Lien vers cette table
start-copy = Copier le lien
start-copied = Copié
start-copy-by-hand = Le lien est sélectionné : copiez-le au clavier ou par un appui long.
start-which-address = Adresse de cette machine
start-machine-alone = Le serveur n’écoute que sur cette machine : le lien ne marche qu’ici. Pour que des téléphones puissent entrer, lancez-le avec :
start-unknown-address = Ouvrez cette page à l’adresse de cette machine sur le réseau ; le lien marchera alors pour les autres.
start-missing-people = { $count ->
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
}

## Pas de table

start-no-seat = Cette place n’est plus la vôtre
start-no-seat-note = Son joueur est parti, ou quelqu’un d’autre l’a prise.
start-no-table-note = Les tables sont conservées une semaine après la fin de la partie, ou un jour si personne ne la commence. Le lien est peut-être incomplet.
start-look-on = Voir la table
start-to-start = Page d’accueil

## Le rideau

start-curtain-note = L’écran ne montre plus rien des autres.
start-curtain-rest = Vous avez tous décidé
start-curtain-rest-note = D’autres réfléchissent encore. Plus rien de secret n’est visible ; pour revoir votre table, dites qui vous êtes.
start-curtain-open = Visible de tous entre-temps : { $moment }
start-curtain-ready = { $count ->
    [one] { $names } est prêt.
   *[other] { $names } sont prêts.
}

## Les places pendant la partie

start-whose-table = Table : { $name }
start-undo-name = { $name } annule
start-bot-plays = Un bot joue pour vous.
start-bot-plays-name = Un bot joue pour { $name }.
start-take-back = Reprendre la place
start-long-away = { $name } est absent depuis deux minutes.
start-let-bot-play = Laisser jouer un bot
start-stand-in = un bot joue
start-chair-offered = Place à prendre : { $name }.
start-offer = Proposer cette place
start-withdraw = Ne plus la proposer
start-offered-note = Toute personne qui ouvre ce lien peut s’y asseoir. En attendant, le bot continue.
start-leave = Partir ; un bot continue
start-watching = Vous regardez

## Après une partie

start-after = Après la partie
start-rematch = Revanche
start-rematch-join = Rejoindre la revanche
start-rematch-open = Une revanche est ouverte ; votre place est réservée.
start-replay-long = Revoir la partie étape par étape
start-record = Télécharger l’enregistrement
