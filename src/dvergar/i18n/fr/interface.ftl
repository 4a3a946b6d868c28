# Tout ce que dit le terminal, hormis les erreurs, les règles et les cartes.

## Les places et les mots pour désigner les choses

labelled = { $label } : { $text }
list-and = { $names } et { $last }
list-or = { $names } ou { $last }
seat-1 = Bleu
seat-2 = Rouge
seat-3 = Vert
seat-4 = Violet
seat-5 = Gris
seat-you = { $name } (vous)
seat-random = { $name } (au hasard)

## La table en mots

score-title = Score final
score-now = Score si la partie se terminait maintenant
score-total = Total
score-place = Place
score-winner = { $names } gagne.
score-winners = { $names } gagnent ensemble.

## Jouer dans le terminal

play-interpreted = Les règles tournent ici en mode interprété (sans noyau compilé) : tout fonctionne, mais les grandes simulations sont lentes.
play-seed = Graine de cette partie : { $seed }
play-prompt = { $seat }>
play-closed = Impossible maintenant :
play-list-hint = { $count } choix ; « list » les montre tous avec leurs effets.
play-input-ended = L’entrée s’est terminée avant la fin de la partie.
play-saved = La partie est enregistrée : { $file }
play-resume = Pour continuer : dvergar play --resume { $file }
play-record = Enregistrement écrit : { $file }
play-pass-device = Laissez la place à { $seat }, puis appuyez sur Entrée.
play-no-number = Il n’y a pas de choix { $number }. Choisissez de 1 à { $count }.
play-log-empty = Il ne s’est encore rien passé.
play-help =
    Tapez le numéro d’un choix, ou une action en toutes lettres, comme { $actions }.
    list          tous les choix avec leurs effets
    table         toute la table
    score         le score si la partie se terminait maintenant
    hint          ce que ferait un bot fort, et pourquoi
    log           tout ce qui s’est passé, avec les numéros des règles et les raisons des bots
    rules { $rule }    explique une règle ; rules { $topic } explique une carte
    save FICHIER  enregistre la partie jouée jusqu’ici
    quit          enregistre la partie et quitte

## La ligne de commande

cli-lang = langue : en, fr ou de (par défaut : celle de votre système)
cli-version = afficher la version et le noyau des règles utilisé
cli-version-line = dvergar { $version }, noyau des règles : { $build }
cli-build-compiled = compilé
cli-build-checked = compilé avec toutes les vérifications
cli-build-interpreted = interprété (sans noyau compilé)
cli-game = quel jeu : { $games } (par défaut : le premier)
cli-seats = qui occupe chaque place, dans l’ordre : me, un niveau (guest, apprentice, journeyman, master, elder, king), random, thumb, search:SIMULATIONS ou exec:PROGRAMME, séparés par des virgules (par défaut : me et des bots qui jouent selon des règles simples, trois places en tout ; me seul avec --solo)
cli-option-edition = édition des règles (par défaut : fr)
cli-option-first_game = laisser de côté Thrud, Ylud et Uline, comme les livrets de règles le conseillent pour une première partie
cli-option-gems = les gemmes en jeu (N2.1)
cli-option-take_back = la pièce tout juste défaussée (N7.4)
cli-option-special_smith = ce qu’est la carte spéciale Forgeron (N8.4)
cli-option-pioneer_discard = la carte qui part si personne n’est Pionnier du Royaume (N9.7)
cli-option-coins = les pièces des autres à l’écran (N4.5)
cli-option-mountain = comment on mélange les cartes de la Montagne (D2.3)
cli-option-decline = permettre de refuser un échange que l’on peut payer (D6.7)
cli-option-special_backs = quelle Action spéciale se trouve au recto de quelle carte Mine (D1.5)
cli-option-muster_locations = si les renforts peuvent aller sur les emplacements de Défense sous Lever une armée (D5.1)
cli-option-opponent_row = l’emplacement de la rangée que prend Andvéttr quand sa cible ne lui sert à rien (D8.4)
cli-option-opponent_help = quand le second ouvrier d’Andvéttr prend un Chercher du renfort libre (D8.4)
cli-option-solo = jouer en solo contre un adversaire automatique (D8.1)
cli-seed = graine de la donne : un nombre ou 64 chiffres hexadécimaux (par défaut : une nouvelle)
cli-record = écrire l’enregistrement de la partie dans ce fichier
cli-resume = continuer une partie enregistrée ; sans fichier, la dernière
cli-verbose = afficher tous les événements, pas seulement les plus importants, et les raisons des bots dès qu’elles ne révèlent plus rien de secret
cli-replay = revoir une partie enregistrée
cli-file = un enregistrement (JSON) ; « - » lit l’entrée standard
cli-to = s’arrêter après ce nombre d’actions
cli-json = afficher la position et les événements en JSON
cli-verify = vérifier un enregistrement : engagement, donne, chaque action, résultat
cli-verified = { $actions ->
    [one] Vérifié : { $title }, { $actions } action.
   *[other] Vérifié : { $title }, { $actions } actions.
}
cli-verified-deal = La donne découle du secret et des nonces ; l’engagement est le SHA-256 du secret : { $commitment }
cli-verified-running = La partie n’est pas encore terminée.
cli-rules = expliquer une règle, une carte ou un terme du jeu
cli-topic = un numéro de règle (N8.4, D8.2), un héros, une classe, une carte, une Action spéciale, un adversaire ; sans rien, la liste de toutes les règles
cli-rules-close = Aucune règle ni carte ne s’appelle « { $topic } ». Vouliez-vous dire { $names } ?
cli-rules-unknown = Aucune règle ni carte « { $topic } ». Les règles ont des numéros comme N8.4 ou D8.2 ; les cartes se désignent par leur nom, comme thrud ou turn back.
cli-no-file = Impossible de lire le fichier { $file } : { $reason }
cli-no-write = Impossible d’écrire le fichier { $file } : { $reason }
cli-no-saved = Il n’y a pas de partie enregistrée à continuer.
cli-options-of = options de { $game }
cli-value = { $value } : { $text }
option-chosen = { $option } : { $value }
cli-other-option = { $option } n’est pas une option de { $game }. Ses options : { $options }.
cli-bad-seats = « { $given } » n’est pas une liste de places valable. Les places sont me, { $bots } ou exec:PROGRAMME, séparées par des virgules.
cli-resume-seats = La partie enregistrée se joue à { $players } : indiquez { $players } places.
cli-error = Erreur : { $reason }
cli-interrupted = Interrompu.

## Ce que dit l’analyseur de la ligne de commande

parser-usage = utilisation :
parser-arguments = arguments
parser-options = options
parser-commands = commandes
parser-help = afficher cette aide et quitter
parser-error = erreur : { $message }
parser-invalid-choice = choix incorrect : { $value } (au choix : { $choices })
parser-required = argument manquant : { $names }
parser-unrecognized = arguments non reconnus : { $names }
parser-expected-one = une valeur est attendue
parser-invalid-value = valeur incorrecte : { $value }

## Simulation

cli-simulate = jouer beaucoup de parties au hasard et montrer comment elles se passent
cli-simulate-epilog = Exemples : dvergar simulate nidavellir --players 3 --games 10000 --seed 7 ; dvergar simulate dwarf --solo andvettr
cli-players = nombre de joueurs (par défaut : 3 ; 1 avec --solo)
cli-games = nombre de parties (par défaut : 1000)
cli-simulate-seed = un nombre ; la même graine donne partout les mêmes parties (par défaut : 0)
cli-processes = nombre de processus (par défaut : un par cœur)
cli-coverage = compter les règles dans les événements des parties (plus lent)
cli-records = enregistrer chaque partie dans ce dossier (plus lent)
cli-simulate-json = afficher le résultat en JSON
cli-bad-number = Le nombre de parties et celui de processus doivent être d’au moins 1, la graine d’au moins 0.
simulate-title = { $title } : { $games } parties
simulate-speed = { $games } parties et { $decisions } décisions par seconde
simulate-length = { $decisions } décisions par partie
simulate-core = Noyau des règles : { $build }
simulate-mean = Moyenne
simulate-wins = Part de victoires
simulate-interval = Intervalle à 95 %
counted-end = Comment les parties se terminent
counted-end-items = quatre objets
counted-end-mountain = Montagne vide
counted-end-glory = 12 points de gloire
simulate-rules = Règles citées dans les événements (– : par aucun)
simulate-checksum = Somme de contrôle de toutes les positions finales : { $checksum }
