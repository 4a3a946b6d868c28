# Les bots : qui ils sont, ce qui va mal, pourquoi ils ont choisi, et leurs résultats les uns contre les autres.

## Les places

seat-thumb = { $name } (règles simples)
seat-exec = { $name } ({ $program })

## Quels bots il y a

error-mind = Bot inconnu : « { $mind } ». Bots possibles : { $minds } ou exec:PROGRAMME.
error-program = « { $program } » ne désigne aucun programme. Écrivez exec: et une commande, par exemple exec:./mybot --fast.
error-no-program = Aucun programme exécutable ne s’appelle « { $program } ».

## Ce qui va mal avec un programme, et ce qui est joué à la place

bot-no-start = Impossible de lancer { $bot } ({ $problem }). Joué à sa place : « { $played } ».
bot-crashed = { $bot } s’est arrêté sans répondre (code { $status }). Joué à sa place : « { $played } ».
bot-silent = { $bot } n’a pas répondu en { $seconds } s et a été arrêté. Joué à sa place : « { $played } ».
bot-stopped = { $bot } a été arrêté avant de répondre. Joué à sa place : « { $played } ».
bot-illegal = « { $played } » est joué, car { $bot } répond « { $answer } » : { $reason }
bot-gone = { $bot } n’est pas relancé. Joué à sa place : « { $played } ».

## Les raisons à la table

play-reason = { $seat } a choisi « { $action } ». { $unit ->
    [points] Valeur en points
    [chance] Chances de gagner, en pour cent
   *[other] Valeur
} : { $worths }
play-trouble = { $seat } n’a pas donné de réponse permise ; une action est jouée à sa place. Les détails s’affichent dès qu’ils ne révèlent plus rien de secret.
play-reasons-log = « log » montre toute la partie avec les raisons des bots ; toute autre réponse fait quitter.
play-reasons-verbose = --verbose affiche les raisons des bots.

## L’arène

cli-arena = faire jouer des bots les uns contre les autres et les comparer
cli-arena-epilog = Exemples : dvergar arena nidavellir --players 2 --bots thumb,random --games 2000 --seed 3 ; dvergar arena dwarf --solo andvettr --bots thumb,random ; dvergar arena --bots exec:./mybot,thumb
cli-bots = bots séparés par des virgules : un niveau (guest, apprentice, journeyman, master, elder, king), random, thumb, search:SIMULATIONS ou exec:PROGRAMME ; s’il y a moins de bots que de joueurs, ils occupent les places à tour de rôle ; s’il y en a plus, tous les groupes jouent (par défaut : thumb,random)
cli-arena-games = nombre de parties que joue chaque bot, arrondi au nombre entier de donnes supérieur (par défaut : 1000)
cli-simulations = nombre de simulations qu’un bot de recherche peut faire par décision
cli-seconds = nombre de secondes de réflexion d’un bot par décision (par défaut pour un programme : 10)
cli-bad-budget = Le nombre de simulations et celui de secondes doivent être supérieurs à 0.
arena-title = { $title } : { $games } parties de { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
arena-speed = { $games } parties par seconde
arena-fair = À parts égales, chaque place aurait { $share } des victoires.
arena-games = Parties
arena-seats = Places occupées
arena-score = Score moyen
arena-rank = Place moyenne
arena-margin = Avance sur le meilleur autre
arena-cpu = Temps CPU par coup
arena-pairs = Qui finit devant qui (une égalité compte pour moitié), avec l’intervalle à 95 %
arena-pair-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
arena-troubles = { $bot } : { $count ->
    [one] une décision a été prise à sa place.
   *[other] { $count } décisions ont été prises à sa place.
}
arena-trouble = { $count }×, la première fois dans la partie { $game } : { $text }
arena-repeat = Pour recommencer : { $command } (dvergar { $version })

# Que feriez-vous ? Le choix d’un bot fort, ses chances, le deuxième meilleur choix, et pourquoi.

hint-ask = Que feriez-vous ?
hint-key = conseil
hint-thinking = Réflexion en cours…
hint-choice = { $choice } : { $chance } % de chances de gagner
hint-choice-only = { $choice }
hint-next = Deuxième choix : { $choice }, { $chance } %.
hint-close = Tout aussi bon : { $choice }, { $chance } %.
hint-only = Il n’y a pas d’autre choix.
hint-alone = C’est simplement le choix qui gagne le plus souvent.
hint-simulations = { $count ->
    [one] { $count } partie simulée.
   *[other] { $count } parties simulées.
}
hint-less = Le noyau est interprété ici et simule moins : { $count ->
    [one] { $count } partie simulée.
   *[other] { $count } parties simulées.
}
settings-key-h = que feriez-vous ?
hint-pick = Choisir { $choice }

server-hint-under-way = Un conseil pour cette place est déjà en préparation.
server-hints-busy = Trop de conseils sont en préparation. Réessayez dans un instant.
server-no-hint = Le conseil a pris trop de temps. Réessayez.

## Nidavellir

hint-points = { $points ->
    [one] Cela rapporte aussitôt { $points } point.
   *[other] Cela rapporte aussitôt { $points } points.
}

# Ce qui ne peut pas se faire, et pourquoi. Les raisons suivies d’un numéro de règle n’ont pas de point final.

error-unknown = Un problème est survenu.
error-game-over = La partie est terminée.
error-game = Jeu inconnu : « { $game } ». Jeux possibles : { $games }.
error-no-score-pad = { $game } n’a pas de feuille de score.
error-no-weights = { $game } n’a pas de bot à règles simples dont on pourrait ajuster les poids.
error-option = Option inconnue : { $option }. Options possibles : { $options }.
error-option-value = Valeurs possibles pour { $option } : { $values }, pas { $given }.
error-seed = Une graine est un nombre entier ou 64 chiffres hexadécimaux, pas « { $seed } ».
error-nonce = Un nonce compte au plus 64 chiffres hexadécimaux, pas « { $nonce } ».
error-nonces = { $count } nonces pour { $players } places : donnez-en un par place.
error-seat = La place { $seat } n’a rien à décider maintenant.
error-no-seat = Il n’y a pas de place { $seat } : les places sont numérotées de 0 à { $last }.
error-seat-type = Une place est un nombre entier, pas { $given }.
error-words-type = Une action est un texte ou un code, pas { $given }.
error-words = « { $words } » n’est pas une action de ce jeu.
error-code = Le code { $code } n’est pas une action permise maintenant.
error-stale-core = Le noyau compilé de { $package } vient de sources plus anciennes. Réinstallez (pip install .), ou définissez DVERGAR_CORE=interpreted.

illegal-not-asked = « { $words } » n’est pas demandé maintenant : la décision attendue est « { $asked } … »
illegal-choice = « { $words } » n’est pas possible maintenant

position-list = Il faut ici une liste de mots.
position-table = Il faut ici un objet JSON.
position-field = Ce champ n’existe pas. Champs connus : { $fields }.
position-number = Il faut ici un nombre entier de { $least } à { $most }, pas « { $given } ».
position-name = « { $given } » ne fait pas partie de cette liste : { $names }.
position-card = « { $given } » n’est pas une carte possible ici.
position-seats = Il y a au plus { $players } places.
position-json = Il faut ici des données JSON : objets, listes, textes et nombres.
position-unstable = Aucune partie ne mène à cette position : elle s’écrirait autrement.
position-unknown = Une position à partir de laquelle on joue n’a pas de pièces inconnues.
position-stage = Aucune partie ne peut reprendre à ce moment.
position-no-choice = Personne n’a cette décision à prendre ici.

finding-coin-count = Chacun a cinq pièces ; ici, il y en a { $count }

record-json = Ce n’est pas du JSON valide.
record-format = Ce n’est pas un enregistrement de Dvergar.
record-field = Un enregistrement n’a pas de champ « { $field } ».
record-actions = Un enregistrement contient une liste d’actions.
record-action = L’action { $action } ne se compose pas d’une place et de mots.
record-version = L’enregistrement a été joué avec la version { $version } des règles ; celle-ci est la version { $known }.
record-secret = Le secret de l’enregistrement n’est pas encore révélé : la partie ne peut pas être rejouée.
record-start = La position de départ de l’enregistrement ne peut pas être jouée : { $reason }
record-seed = L’enregistrement ne peut pas démarrer : { $reason }
record-options = Les options d’un enregistrement forment un objet.
record-illegal = L’action { $action } enfreint une règle : { $reason }
record-commitment = L’engagement n’est pas le SHA-256 du secret.
record-order = Les actions ne sont pas écrites sous leur forme canonique, ou les mises ne suivent pas l’ordre des places.
record-result = Le résultat n’est pas celui de la partie.

## Les messages du système

system-not-found = fichier ou dossier introuvable
system-no-permission = permission refusée
system-is-folder = c’est un dossier
system-not-folder = une partie du chemin n’est pas un dossier
system-long-name = le nom est trop long
system-disk-full = le disque est plein
system-read-only = l’écriture n’est pas autorisée
system-disk-error = le disque signale une erreur
system-in-use = un autre programme l’utilise déjà
system-too-many-files = trop de fichiers sont ouverts
system-no-memory = la mémoire ne suffit pas
system-no-program = ce n’est pas un programme qui puisse fonctionner ici
system-invalid = la valeur n’est pas valide
system-port = un port est un nombre de 0 à 65535
system-other-address = cette adresse n’est pas celle de cet ordinateur
system-no-host = aucun ordinateur ne porte ce nom
system-refused = la connexion a été refusée
system-cut-off = la connexion a été coupée
system-unreachable = l’autre ordinateur est injoignable
system-late = aucune réponse dans le temps imparti
system-error = le système signale l’erreur { $number } ({ $name })
system-unknown = le système signale une erreur ({ $name })
system-not-opened = le fichier ne peut pas être ouvert
system-no-database = le fichier n’est pas une base de données
system-damaged = le fichier est endommagé

record-no-json = Ce n’est pas du JSON valide : { $reason }.
json-place = erreur à la ligne { $line }, colonne { $column }
json-empty = le texte est vide
json-encoding = le texte n’est pas en UTF-8
json-depth = les listes et les objets sont trop imbriqués
json-number = un nombre a trop de chiffres

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

# Ce que dit le serveur : pourquoi une demande ou un message est refusé, et l’aide de la commande qui le lance.

server-not-understood = Ce n’est pas un message du protocole.
server-bad-field = Champ non valide : { $field }.
server-bad-body = La requête n’est pas du JSON en UTF-8.
server-body-slow = La requête n’est pas arrivée à temps.
server-too-deep = Le message est trop imbriqué.
server-too-large = Le message est trop long : { $most } octets au plus.
server-one-of-them = Donnez soit un enregistrement, soit un jeu avec une position.
server-chair = La place d’un bot indique lequel ; celle d’une personne n’en indique pas.
server-seat-twice = Une place est indiquée deux fois.
server-many-seats = Trop de places à la fois : { $most } au plus.
server-clock = Le temps par décision va de { $least } à { $most } secondes.
server-no-bot = Bot inconnu ici : « { $bot } ». Bots possibles : { $bots }.
server-name-long = Un nom compte au plus { $length } caractères.
server-name-signs = Un nom ne contient pas de caractères invisibles ni de marques de sens d’écriture.
server-name-empty = Un nom compte au moins un caractère visible.
server-name-taken = Quelqu’un à cette table porte déjà ce nom, ou un nom d’apparence identique.

server-no-token = Il faut le jeton d’une place.
server-foreign-token = Ce jeton ne donne accès à aucune place de cette table.
server-foreign-page = Les pages d’autres sites n’ont pas accès à ce serveur.
server-foreign-host = Le serveur ne répond pas sous ce nom.
server-spectator = Les spectateurs ne peuvent pas jouer.
server-no-table = Table introuvable.
server-no-page = Page introuvable.
server-no-method = Cette adresse n’accepte pas cette requête.
server-seat-taken = Cette place n’est pas libre.
server-left = Vous avez quitté cette place.
server-id-used = Cet identifiant a déjà servi pour autre chose.
server-bad-entry = Ce n’est pas une entrée d’une salle : « { $kind } ».

server-too-fast = Trop de requêtes. Attendez un instant.
server-many-sockets = Il y a trop de connexions depuis cette adresse.
server-many-tabs = Cette place est ouverte dans trop de fenêtres.
server-many-tables = Il y a trop de tables. Réessayez plus tard.
server-many-bad = Trop de messages non valides.
server-many-fragments = Le message est arrivé en trop de morceaux.
server-many-own-tables = Cette adresse a déjà { $most } tables ouvertes ou en cours. Terminez-en d’abord quelques-unes.
server-many-bot-tables = Cette adresse a déjà { $most } tables où seuls des bots jouent. Attendez que l’une d’elles soit terminée.
server-full = Le serveur est plein. Réessayez plus tard.
server-no-greeting = Le premier message n’est pas arrivé à temps.
server-slow = La connexion est trop lente.
server-not-kept = L’enregistrement a échoué ; rien n’a été changé. Réessayez.
server-not-read = La table ne peut pas être lue pour le moment. Réessayez.
server-not-healthy = La base de données ne fonctionne pas : { $reason }
server-stopping = Le serveur s’arrête. Revenez dans un instant.
server-broken = Une erreur s’est produite dans le serveur. Elle est dans le journal sous { $id }.

server-no-limit = Limite inconnue : « { $limit } ».
server-limit-value = La limite { $limit } ne peut pas être « { $value } ».
server-bot-form = Un bot s’écrit NOM=exec:PROGRAMME, avec un nom en minuscules, chiffres et traits d’union qu’aucun autre bot ne porte ; « { $given } » ne convient pas.
server-no-address = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $reason }
server-ready = Dvergar écoute sur { $address }
server-everybody = Toute personne qui peut atteindre cette machine peut maintenant ouvrir des tables. Ctrl-C arrête le serveur.
server-any-name = Sans --origin, les pages peuvent utiliser le serveur sous l’adresse où elles l’ont atteint, quel que soit le nom qui mène ici. Derrière un proxy, indiquez l’adresse publique : --origin https://…

cli-serve = héberger des tables pour les navigateurs et les programmes
cli-serve-epilog = Exemples : dvergar serve ; dvergar serve --port 9000 --db sqlite:///tables.db ; dvergar serve --bot avide=exec:./avide.sh ; dvergar serve --host 0.0.0.0
cli-host = l’adresse d’écoute (par défaut : 127.0.0.1, cette machine seule)
cli-port = le port d’écoute (par défaut : 8000 ; 0 pour un port libre)
cli-db = où les tables sont enregistrées : sqlite:///FICHIER ou postgresql://UTILISATEUR@HOTE/NOM (par défaut : un fichier dans le dossier de données de l’utilisateur)
cli-bot = un programme qui peut jouer comme bot, sous la forme NOM=exec:PROGRAMME ; peut être répété
cli-origin = une autre adresse web dont les pages ont accès au serveur, comme https://play.example ; peut être répété
cli-proxy = un proxy se trouve devant le serveur : se fier à la dernière adresse de X-Forwarded-For
cli-compress = compresser les messages pour les connexions lentes ; chaque connexion demande alors plus de mémoire et de temps CPU
cli-limit = changer une limite, sous la forme NOM=VALEUR ; peut être répété

# Le stockage du serveur : ce qui n’a pas pu être conservé, et pourquoi. Une raison rare de PostgreSQL est donnée telle quelle.

store-failed = Échec de l’enregistrement : { $reason }
store-closed = Échec de l’enregistrement : la base est fermée.
store-not-read = Les tables enregistrées n’ont pas pu être lues : { $reason }
store-not-opened = La base de données n’a pas pu être ouverte : { $reason }
store-moved = le fichier de la base a été déplacé, remplacé ou supprimé pendant que le serveur fonctionnait
store-unreachable = la base de données est injoignable
store-trouble = la base de données signale une erreur
store-no-journal = La base de données { $place } ne peut pas tenir de journal d’écriture anticipée (WAL). Placez-la sur un disque local.
store-conflict = L’entrée { $number } ne suit pas la dernière de cette table : la suivante est la { $next }.
store-no-room = Cette table n’existe pas, ou n’existe plus.
store-damaged = Cette table est endommagée à partir de l’entrée { $number }. La personne qui gère le serveur peut la réparer.
store-busy = Trop d’écritures sont en attente. Réessayez dans un instant.
store-newer = La base de données { $place } vient d’une version plus récente de Dvergar. Installez cette version, ou prenez une autre base.
store-in-use = La base de données { $place } est utilisée : un autre serveur Dvergar fonctionne avec elle.
store-address = Ceci ne désigne aucune base de données. Écrivez sqlite:///FICHIER ou postgresql://UTILISATEUR:MOTDEPASSE@HOTE/NOM.
store-no-driver = PostgreSQL demande un pilote qui n’est pas installé. Installez-le avec : pip install "dvergar[postgres]"
store-not-ours = La base de données { $place } n’a jamais servi à Dvergar.

# Ce qui se dit à la table : pourquoi une chose ne se fait pas, et ce que la table note elle-même dans le journal.

table-clock-setting = Le temps par décision doit être supérieur à 0 et d’au plus { $most } secondes, pas { $clock }.
table-chairs = { $count } places pour { $players } joueurs : il en faut une par joueur.
table-entry = Ce n’est pas une entrée de table : { $field }.
table-entry-broken = L’entrée { $number } de la table ne peut pas être exécutée : { $reason }
table-begun = La partie a déjà commencé.
table-not-begun = La partie n’a pas encore commencé.
table-not-over = Ce n’est possible qu’après la partie.
table-taken = Cette place est déjà prise.
table-not-taken = Personne n’occupe cette place.
table-chairs-free = Il reste des places libres.
table-stale-decision = Cette décision n’est plus demandée.
table-stand-in-plays = Un bot joue à cette place. Reprenez-la d’abord.
table-player-plays = Aucun bot ne joue à cette place en ce moment.
table-no-say = Seuls ceux qui jouent à cette table peuvent le faire.
table-has-bot = Un bot y joue déjà.
table-not-absent = Ce joueur est absent depuis moins de deux minutes.
table-no-stand-in = Ici, les bots ne peuvent pas remplacer les joueurs.
table-undo-revealed = Quelque chose a été révélé depuis : il est trop tard pour annuler.
table-undo-others = Quelqu’un d’autre a décidé depuis : il est trop tard pour annuler.
table-undo-nothing = Il n’y a rien à annuler.
table-undo-late = Le temps de cette décision est écoulé : il est trop tard pour annuler.
table-not-bots = Cette place n’est pas occupée par un bot.
table-not-offered = Cette place n’est pas à prendre.

table-sat = { $name } s’assied.
table-stood = { $name } se lève.
table-bot = Un bot s’assied : { $name } ({ $mind }).
table-began = La partie commence.
table-stand-in = Un bot remplace { $name } ({ $mind }).
table-back = { $name } joue de nouveau.
table-offered = Place à prendre pour qui veut continuer : { $name }.
table-offer-over = Cette place n’est plus à prendre : { $name }.
table-taken-over = { $name } remplace le bot { $mind }.
table-clock = Temps écoulé pour { $name } : un bot décide.
table-undone = { $name } annule { $count ->
    [one] la dernière action
   *[other] les { $count } dernières actions
}.

## Un jeu montré sous forme de texte

text-wait = On attend { $names }.
text-pick = Choisissez d’abord une action
text-go = Jouer : { $choice }
text-over = La partie est terminée.
text-bid = Votre mise est posée : { $bid }. Vous pouvez encore la changer.
text-table = La table en texte
text-points = Points

sheet-proof = La donne peut être vérifiée
sheet-proof-text = Le serveur a publié ce nombre avant la donne. L’enregistrement montre que personne n’a choisi la donne.

# Ce que seule la page dit.

## Partout

web-home = Dvergar, page d’accueil
web-loading = Un instant…
web-to-decision = Aller à la décision
web-no-server = Le serveur ne répond pas. Veuillez réessayer.
web-connection-lost = La connexion est coupée. Elle se rétablira d’elle-même ; rien n’est perdu.
web-no-table = Table introuvable
web-open-rule = Ouvrir la règle { $rule }
web-your-turn = C’est à vous.
web-undo = Annuler

## Le cadre d’une table

web-decision = Votre décision
web-table-tools = Table
web-log = Journal
web-rules = Règles
web-settings = Réglages

## Plusieurs personnes, un appareil

web-curtain-pass = Passez l’appareil à { $name }
web-curtain-show = Je suis { $name }, montrer ma table

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

# Les niveaux des bots, et l’échelle.

seat-level = { $name } ({ $level })
start-bot-guest = Invité
    .text = Joue souvent au hasard. Facile, à la portée d’un enfant.
start-bot-apprentice = Apprenti
    .text = Voit en général ce qu’un choix rapporte, et se trompe de temps en temps.
start-bot-journeyman = Compagnon
    .text = Pèse ce que chaque choix rapporte maintenant et plus tard, et se trompe rarement.
start-bot-master = Maître
    .text = Simule quelques parties avant chaque décision.
start-bot-elder = Ancien
    .text = Simule une centaine de parties avant chaque décision.
start-bot-king = Roi
    .text = Simule des milliers de parties. Le bot le plus fort.
level-elo = Elo { $elo } ; le jeu au hasard est à 0.
level-interpreted = Les règles tournent ici en mode interprété (sans noyau compilé) : ce niveau simule moins et joue moins bien.
level-weaker = { $level } simule moins ici et joue moins bien, car les règles sont interprétées.

cli-levels = niveaux et leur force à deux joueurs (Elo, { $games } ; le jeu au hasard est à 0) :
cli-ladder = faire jouer les niveaux des bots les uns contre les autres et mesurer leurs écarts
cli-ladder-epilog = Exemple : dvergar ladder nidavellir --write docs/measurements. Cela prend jusqu’à une heure sur deux cœurs.
cli-ladder-deals = nombre de donnes jouées à deux ; quatre fois plus en solo, moitié moins à plus de joueurs (par défaut : 60)
cli-ladder-up-to = jouer seulement de deux à ce nombre de joueurs, et pas en solo
cli-ladder-write = écrire la page et son image dans ce dossier
ladder-title = { $game }, { $players } joueurs : Elo au-dessus du jeu au hasard, intervalle à 95 %, temps CPU par coup ({ $games } parties)
ladder-alone = En solo contre { $opponent } : parties gagnées sur { $games }
ladder-repeat = Pour recommencer : { $command }
ladder-written = Écrit : { $path }

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

# Dwarf : noms et textes courts des cartes et des termes, en français.

## Cartes de la Mine

dwarf-card-iron-seam = Filon de fer
    .text = Carte Mine. Prenez 3 fers.
dwarf-card-gold-seam = Filon d’or
    .text = Carte Mine. Prenez 1 or.
dwarf-card-alloy-steel = Couler l’acier
    .text = Carte Mine, pas une Forge. Payez 3 fers et prenez 2 aciers ; avec moins de 3 fers, rien ne se passe.
dwarf-card-forge-axe = Forger la Hache
    .text = Carte Forge. Payez 2 aciers et prenez 1 objet.
dwarf-card-forge-crown = Forger la Couronne
    .text = Carte Forge. Payez 3 ors et prenez 1 objet.
dwarf-card-forge-dagger = Forger la Dague
    .text = Carte Forge. Payez 1 fer et 2 aciers et prenez 1 objet.
dwarf-card-forge-mace = Forger la Masse
    .text = Carte Forge. Payez 2 aciers et 1 or et prenez 1 objet.
dwarf-card-forge-armour = Forger l’Armure
    .text = Carte Forge. Payez 2 aciers et 1 or et prenez 1 objet.
dwarf-card-forge-diadem = Forger le Diadème
    .text = Carte Forge. Payez 1 fer, 1 acier et 1 or et prenez 1 objet.
dwarf-card-forge-helm = Forger le Heaume
    .text = Carte Forge. Payez 1 acier et 2 ors et prenez 1 objet.
dwarf-card-forge-sword = Forger l’Épée
    .text = Carte Forge. Payez 3 aciers et prenez 1 objet.
dwarf-card-dragon = Dragon
    .text = Carte Défense. Un ouvrier placé ici gagne 1 point de gloire. Si personne n’est là, chaque joueur perd 1 or.
dwarf-card-great-dragon = Grand Dragon
    .text = Carte Défense. Un ouvrier placé ici gagne 1 point de gloire. Si personne n’est là, chaque joueur perd tout son or.
dwarf-card-knockers = Esprits frappeurs
    .text = Carte Défense. Un ouvrier placé ici gagne 1 point de gloire. Si personne n’est là, chaque joueur perd 1 fer.
dwarf-card-orc-raiders = Pillards orcs
    .text = Carte Défense. Un ouvrier placé ici gagne 1 point de gloire. Si personne n’est là, aucune carte Mine n’est résolue pour le reste de la manche, Couler l’acier compris ; les Forges le sont.
dwarf-card-sidhe = Sidhe
    .text = Carte Défense. Un ouvrier placé ici gagne 1 point de gloire. Si personne n’est là, chaque joueur change 2 ors en 2 fers ; qui n’a que 1 or le change en 1 fer.
dwarf-card-get-help = Chercher du renfort
    .text = Vous pouvez poser 2 renforts dans cette manche, avant l’attaque des monstres. Si vous détenez le marqueur de premier joueur, il passe au joueur suivant.

## Actions spéciales

special-muster-an-army = Lever une armée
    .text = Aucun monstre n’attaque pendant cette manche. Seuls de vrais ouvriers gagnent de la gloire, et les emplacements de Défense sans ouvrier restent libres.
special-hold-a-council = Tenir conseil
    .text = La carte du dessus de chaque emplacement d’au moins deux cartes, occupé ou non, est mélangée à la Montagne.
special-sell-an-item = Vendre un objet
    .text = Rendez 1 objet et prenez 5 ressources parmi le fer, l’acier et l’or, dans la combinaison de votre choix.
special-past-glories = Gloires passées
    .text = Choisissez un emplacement d’au moins deux cartes, occupé ou non, et ramenez sur le dessus l’une des cartes du dessous. Les autres gardent leur ordre.
special-special-order = Commande spéciale
    .text = Payez exactement 5 ressources, avec au moins 1 fer, 1 acier et 1 or, et prenez 1 objet.
special-turn-back = Rebrousser chemin
    .text = Choisissez un emplacement libre d’au moins deux cartes : sa carte du dessus est mélangée à la Montagne, et l’un des ouvriers que vous venez de payer s’y rend. Sans un tel emplacement, rien ne se passe.
special-apprentice = Apprenti
    .text = L’un des ouvriers que vous venez de payer rejoint sur son emplacement un ouvrier adverse, épuisé ou non. Chaque ouvrier de cet emplacement qui n’est pas épuisé résout pleinement la carte. Ne sert pas en solo.
special-collapse-the-shafts = Effondrement des puits
    .text = La carte du dessus de chaque emplacement passe sous sa pile.
special-run-amok = Folie furieuse
    .text = La pile de chaque emplacement est mélangée, dans l’ordre de lecture.

## Adversaires solo

opponent-eldhusfifl = Eldhúsfífl
    .text = Son premier ouvrier suit le meeple noir de la dernière carte piochée, le second celui de la carte où vous êtes, ou bien votre carte Action spéciale là où elle se pose. Si l’emplacement est occupé, il suit le meeple blanc, puis va sur le premier emplacement libre. Il ne se demande pas si l’emplacement lui sert.
opponent-andvettr = Andvéttr
    .text = Il vise comme Eldhúsfífl, mais son second ouvrier préfère un Chercher du renfort libre, et si sa cible ne lui sert à rien, il cherche mieux dans la même rangée. Il forge deux fois s’il peut payer deux fois. Vos Actions spéciales, trois au plus, lui donnent de la gloire, et avec 12 points de gloire il gagne aussitôt.
opponent-andvettr-fadir = Andvéttr faðir
    .text = Il joue comme Andvéttr, mais si la rangée n’offre rien d’utilisable, il fouille toute la Mine. Il ne prend jamais un emplacement qui ne lui sert à rien.

## Biens

goods-iron = { $count ->
    [one] { $signed } fer
   *[other] { $signed } fers
}
goods-steel = { $count ->
    [one] { $signed } acier
   *[other] { $signed } aciers
}
goods-gold = { $count ->
    [one] { $signed } or
   *[other] { $signed } ors
}
goods-items = { $count ->
    [one] { $signed } objet
   *[other] { $signed } objets
}
goods-glory = { $count ->
    [one] { $signed } point de gloire
   *[other] { $signed } points de gloire
}
good-iron = Fer
good-steel = Acier
good-gold = Or
good-items = Objets
good-glory = Gloire

## Termes

dwarf-term-location = emplacement
    .text = L’une des neuf cases de la Mine, numérotées rangée par rangée ; avec deux exemplaires, il y en a 18. Chaque carte appartient à un emplacement.
dwarf-term-stack = pile
    .text = Les cartes d’un emplacement. Seule celle du dessus compte, mais tout le monde peut feuilleter la pile à tout moment.
dwarf-term-occupied = occupé
    .text = Au moins un ouvrier se trouve sur l’emplacement, fût-il épuisé. Un emplacement sans ouvrier est libre.
dwarf-term-worker = ouvrier
    .text = Chacun a 2 ouvriers ordinaires. Posé sur un emplacement, un ouvrier en résout la carte du dessus ; les deux ensemble, ou un seul et 4 points de gloire, paient une Action spéciale.
dwarf-term-helper = renfort
    .text = Votre troisième et votre quatrième ouvrier, venus par Chercher du renfort jusqu’à la fin de la manche. Dans les étapes Mine et Forge, ils passent après les ouvriers ordinaires.
dwarf-term-mountain = Montagne
    .text = La pioche, face cachée. Si une carte doit y être piochée et qu’il n’en reste plus, la partie s’arrête aussitôt.
dwarf-term-pile = paquet
    .text = L’un des trois paquets de cartes Action spéciale. Sa carte du dessus est visible ; un paquet n’est jamais bloqué.
dwarf-term-glory = gloire
    .text = Elle se gagne en défendant. 4 points de gloire remplacent un ouvrier pour payer une Action spéciale, et la gloire départage en premier les égalités à la fin.
dwarf-term-item = objet
    .text = Ce que rapporte une Forge ou Commande spéciale. Les objets sont une catégorie du décompte, et 4 objets à la fin d’une manche mettent fin à la partie.
dwarf-term-resource = ressource
    .text = Le fer, l’acier ou l’or. Les objets et la gloire ne sont pas des ressources.
dwarf-term-early-resolution = résolution anticipée
    .text = Si une Action spéciale va se poser là où se trouvent des ouvriers, ils résolvent d’abord la carte en place. Ils sont ensuite épuisés.
dwarf-term-spent = épuisé
    .text = Se dit d’un ouvrier qui a fait sa résolution anticipée. Il occupe toujours son emplacement et y empêche les attaques, mais ne résout plus rien dans la manche.
dwarf-term-claim = droit aux renforts
    .text = Un ouvrier sur Chercher du renfort donne à son propriétaire le droit à 2 renforts ; plusieurs ouvriers n’en donnent pas davantage. Qui a posé le sien en premier commence.
dwarf-term-start-marker = marqueur de premier joueur
    .text = Qui le détient commence la manche suivante. Il passe au joueur suivant dans le sens horaire si son détenteur a eu du renfort, puis encore une fois si celui qui le détient alors a pris une Forge.
dwarf-term-category = catégorie
    .text = L’acier, l’or et les objets sont comparés à la fin. Qui est seul à en avoir le plus mène la catégorie, et qui en mène le plus gagne.
dwarf-term-reading-order = ordre de lecture
    .text = De gauche à droite et de haut en bas, donc selon les numéros des emplacements ; la première Mine vient avant la seconde.
dwarf-term-meeple = meeple
    .text = Les marques noire et blanche de la petite grille de chaque carte. Elles disent à l’adversaire solo où aller : d’abord la noire, puis la blanche si l’emplacement noir est occupé.

# Ce que les pages et commandes communes disent de ce jeu.

game-dwarf = Dwarf

rules-about-dwarf = Placer des ouvriers dans la Mine, forger, tenir les monstres à distance. Seul ou de 2 à 5 joueurs.

score-demo-dwarf = Montrer un exemple

start-dwarf = Envoyez vos ouvriers dans une mine qui change à chaque manche : creusez, forgez, combattez. 1 à 5 joueurs, 45 minutes.
start-bots-dwarf = { $count ->
    [3] Deux exemplaires du jeu, 18 emplacements. { $how }
    [4] Deux exemplaires du jeu, 18 emplacements. { $how }
   *[other] { $how }
}
start-moment-dwarf = Manche { $round }.
option-dwarf-solo = Adversaire
option-dwarf-solo-none = Personne
    .note = On joue à plusieurs, sans adversaire automatique.
option-dwarf-solo-eldhusfifl = Eldhúsfífl
    .note = { start-opponent-eldhusfifl }
option-dwarf-solo-andvettr = Andvéttr
    .note = { start-opponent-andvettr }
option-dwarf-solo-andvettr-fadir = Andvéttr faðir
    .note = { start-opponent-andvettr-fadir }
option-dwarf-mountain = La Montagne
option-dwarf-mountain-mixed = Tout mélangé
    .note = Les cartes A et B sont mélangées ensemble.
option-dwarf-mountain-a-over-b = Les A d’abord
    .note = Les cartes A viennent avant les B : les monstres se renforcent au fil de la partie.
option-dwarf-decline = Échanges
option-dwarf-decline-false = Toujours faits
    .note = Qui peut payer un échange le fait.
option-dwarf-decline-true = Refus permis
    .note = À chaque Couler l’acier et à chaque Forge, le joueur peut refuser.
option-dwarf-special-backs = Dos des Actions spéciales
option-dwarf-special-backs-duplex = En miroir, comme imprimés
    .note = L’emplacement où se pose une carte Action spéciale est celui d’un exemplaire imprimé.
option-dwarf-special-backs-same-order = Même ordre
    .note = Les dos suivent le même ordre que les faces.
option-dwarf-muster-locations = Renforts et Lever une armée
option-dwarf-muster-locations-free = Défense permise
    .note = Lever une armée n’empêche que les attaques : un renfort peut aller sur un emplacement de Défense libre et y gagner de la gloire.
option-dwarf-muster-locations-occupied = Défense interdite
    .note = Lever une armée occupe tous les emplacements de Défense pendant la résolution des actions : aucun renfort ne peut y aller.
option-dwarf-opponent-row = Second essai d’Andvéttr dans la rangée
option-dwarf-opponent-row-useful = Le premier emplacement utile
    .note = Si sa cible ne lui sert à rien, Andvéttr prend le premier emplacement libre de la rangée qui lui est utile.
option-dwarf-opponent-row-free = Le premier emplacement libre
    .note = Si sa cible ne lui sert à rien, Andvéttr prend le premier emplacement libre de la rangée, utile ou non.
option-dwarf-opponent-help = Andvéttr et Chercher du renfort
option-dwarf-opponent-help-once = Tant qu’il n’a pas de renforts
    .note = Le second ouvrier d’Andvéttr délaisse Chercher du renfort s’il a déjà des renforts dans cette manche.
option-dwarf-opponent-help-always = Dès qu’un emplacement est libre
    .note = Le second ouvrier d’Andvéttr prend un Chercher du renfort libre même s’il a déjà des renforts, et vous en prive.

start-opponent-eldhusfifl = Il suit les cartes sans se demander si un emplacement lui sert. Le premier des trois.
start-opponent-andvettr = Il cherche ce qui lui sert, forge deux fois, et vos Actions spéciales lui donnent de la gloire. Le deuxième des trois.
start-opponent-andvettr-fadir = Il fouille toute la Mine et ne gaspille aucun ouvrier. Le dernier des trois.

panel-round = Manche { $round }
things-locations = Emplacements
things-monsters = Monstres
things-specials = Actions spéciales
things-goods = Biens
things-opponents = Adversaires en solo
help-good-iron = Une ressource : il vient des Filons de fer, et « Couler l’acier » change trois fers en deux aciers. À la fin, il départage quand la gloire ne suffit pas. Les Esprits frappeurs en volent.
help-good-steel = Une ressource : il vient de « Couler l’acier », et la plupart des Forges en demandent. Qui est seul à en avoir le plus à la fin mène une catégorie.
help-good-gold = Une ressource : il vient des Filons d’or, et les Forges précieuses en demandent. Qui est seul à en avoir le plus à la fin mène une catégorie. Les dragons en volent.
replay-end-leads = fin : { $names }, { $points ->
    [one] { $points } catégorie
   *[other] { $points } catégories
}
replay-total-leads = Catégories menées

terminal-two-helpers = +2 renforts
terminal-attack-dragon = tous −1{ $gold }
terminal-attack-great-dragon = plus aucun { $gold }
terminal-attack-knockers = tous −1{ $iron }
terminal-attack-orc-raiders = ferme la Mine
terminal-attack-sidhe = 2{ $gold } → 2{ $iron }

# Les décisions autres que le placement des ouvriers : ouvrir les piles, payer et choisir.

## Feuilleter une pile

dwarf-leaf-title = Emplacement { $location } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes, de haut en bas
}
dwarf-leaf-location = Emplacement { $location }
dwarf-leaf-count = { $count ->
    [one] 1 carte
   *[other] { $count } cartes, celle du dessus d’abord
}
dwarf-leaf-close = Fermer la pile
dwarf-leaf-turn = Passer à l’emplacement { $location }
dwarf-leaf-meeples = L’envoie sur le { $black } (noir), sinon sur le { $white } (blanc).

## Ce qui est demandé, et la ligne en dessous

dwarf-prompt-mine = Dwarf : la Mine
dwarf-prompt-ask-sell = Quelles { $count } ressources prenez-vous ?
dwarf-prompt-note-sell = Vous donnez 1 objet en échange. Toute combinaison convient.
dwarf-prompt-ask-order = Quelles { $count } ressources payez-vous ?
dwarf-prompt-note-order = Au moins une de chaque. Vous prenez ensuite 1 objet.
dwarf-prompt-ask-recall = Quelle carte passe sur le dessus ?
dwarf-prompt-note-recall = Tout emplacement d’au moins deux cartes, toute carte sous celle du dessus.
dwarf-prompt-ask-turn = Où rebroussez-vous chemin ?
dwarf-prompt-note-turn = La carte du dessus retourne dans la Montagne et votre ouvrier va sur cet emplacement.
dwarf-prompt-ask-join = Qui votre ouvrier rejoint-il ?
dwarf-prompt-note-join = Sur tout emplacement où se trouve un ouvrier adverse. Tous y résolvent la carte.
dwarf-prompt-ask-sort = Quel ouvrier passe en premier ?
dwarf-prompt-note-sort = L’ordre change ce que vous obtenez.
dwarf-prompt-ask-exchange = { $card } sur l’emplacement { $location } : faire l’échange ?
dwarf-prompt-note-exchange = Dans les deux cas, votre ouvrier est utilisé.

## Le bouton, et ce qui manque

dwarf-prompt-go-sell = Vendre l’objet
dwarf-prompt-more-sell = Prenez-en encore { $count }
dwarf-prompt-decline-sell = Garder l’objet
dwarf-prompt-go-order = Payer l’objet
dwarf-prompt-more-order = Payez-en encore { $count }
dwarf-prompt-decline-order = Ne rien payer
dwarf-prompt-not-owned = Vous ne les avez pas
dwarf-prompt-go-recall = Sur le dessus : { $card }
dwarf-prompt-more-recall = Choisissez une carte
dwarf-prompt-go-turn = Rebrousser sur le { $location }
dwarf-prompt-go-join = Rejoindre sur le { $location }
dwarf-prompt-more-place = Choisissez un emplacement
dwarf-prompt-go-sort = Commencer par le { $location }
dwarf-prompt-more-sort = Choisissez un ouvrier
dwarf-prompt-go-exchange = Faire l’échange
dwarf-prompt-go-decline = Refuser
dwarf-prompt-go-more-exchange = Choisissez l’un des deux

## Ce qu’un choix entraîne

dwarf-prompt-becomes = Sur le dessus de l’emplacement { $location } : { $card }
dwarf-prompt-turned = Emplacement { $location } : { $card } à la place de { $leaves }
dwarf-prompt-joined = Avec { $names } sur le { $location } : { $card }
dwarf-prompt-first = D’abord { $location } { $card }
dwarf-prompt-gives = Un ouvrier y obtient : { $gains }.
dwarf-prompt-gets = Votre ouvrier y obtient : { $gains }.
dwarf-prompt-help = Un ouvrier y amène deux renforts.
dwarf-prompt-poor = Vous ne pouvez pas payer maintenant : un ouvrier n’y gagnerait rien.
dwarf-prompt-stirs = Attaque dans cette manche si personne ne vient.
dwarf-prompt-calms = Désormais dessous, sans attaque : { $card }. Les autres gardent leur ordre.
dwarf-prompt-buried = Votre carte Action spéciale s’y pose et la recouvre aussitôt.
dwarf-prompt-early = Votre carte Action spéciale s’y pose. Résolution anticipée : { $names }.
dwarf-prompt-answer = Il irait sur le { $location }.
dwarf-prompt-sort-gets = D’abord { $gains }.
dwarf-prompt-sort-poor = D’abord rien : vous ne pouvez pas encore payer.
dwarf-prompt-together = Les deux ensemble : { $gains }.
dwarf-prompt-declined = Vous gardez ce que vous avez.

## Le choix de cinq ressources

dwarf-prompt-own = { $good }, vous en avez { $count }
dwarf-prompt-less = Une unité de moins : { $good }
dwarf-prompt-plus = Une unité de plus : { $good }
dwarf-prompt-missing = { $own }, il en manque { $count }
dwarf-prompt-of = { $sum } sur { $whole }
dwarf-prompt-closed-mixes = { $count ->
    [one] 1 combinaison hors de vos moyens
   *[other] { $count } combinaisons hors de vos moyens
}

# Ce qui est refusé, et pourquoi.

position-flag = Il faut ici true ou false, pas « { $given } ».
position-card-which = « { $given } » peut désigner plusieurs cartes ici : ajoutez la lettre de son paquet.
position-card-elsewhere = « { $given } » appartient à un autre emplacement
position-card-twice = « { $given } » se trouverait à deux endroits
position-stack = Un emplacement contient de 1 à 7 cartes
position-pile-size = Les paquets ne correspondent pas aux Actions spéciales restantes : trois cartes au plus par paquet, et chaque carte à un seul endroit
position-mountain-size = La Montagne ne correspond pas aux cartes restantes.
position-layers = Les cartes A ne se trouvent pas toutes au-dessus des cartes B ici
position-apprentice = { special-apprentice } ne sert pas en solo
position-workers = Quatre ouvriers au plus : des numéros d’emplacements, « pile », « home » ou des objets.
position-worker = Un ouvrier ne peut pas se trouver là maintenant ({ $given })
position-worker-twice = Deux ouvriers d’un même joueur n’occupent pas le même emplacement
position-helpers = Les renforts n’arrivent qu’une fois Chercher du renfort résolu.
position-mustered = Aucun renfort ne peut se trouver sur un emplacement de Défense que Lever une armée défend.
position-placed = L’ordre de placement se compte à partir de 1, sans trou.
position-claim = Un droit aux renforts est le numéro de pose d’un ouvrier épuisé de cette place.
position-not-asked = À ce moment, seuls ceux qui ont joué ont placé ou payé des ouvriers
position-solo-start = En solo, l’adversaire (place 1) commence et détient le marqueur
position-renown = Avec autant de gloire, l’adversaire a déjà gagné
position-drawn = N’indiquez la carte que suit l’adversaire que si son ouvrier est le prochain.
finding-items = { $items } objets au début d’une manche : la partie serait terminée
finding-helpers-late = Son ouvrier sur Chercher du renfort aurait amené ses renforts aussitôt

# Tout ce qui se dit pour Dwarf, hormis ses règles et ses cartes. Les raisons suivies d’un numéro de règle n’ont pas de point final.

## Ce qui est demandé

dwarf-ask-act = { $seat } : posez un ouvrier sur un emplacement libre ou prenez une Action spéciale.
dwarf-ask-second = { $seat } : posez votre second ouvrier sur un emplacement libre ou laissez-le de côté.
dwarf-ask-helper = { $seat } : posez votre renfort (ouvrier { $worker }) sur un emplacement libre ou laissez-le de côté.
dwarf-ask-sell = { $seat } : quelles 5 ressources prenez-vous contre l’objet ?
dwarf-ask-recall = { $seat } : quelle carte passe sur le dessus ?
dwarf-ask-order = { $seat } : quelles 5 ressources payez-vous pour l’objet ?
dwarf-ask-turn = { $seat } : de quel emplacement la carte du dessus retourne-t-elle dans la Montagne ? Votre ouvrier y va.
dwarf-ask-join = { $seat } : quel emplacement votre ouvrier rejoint-il ?
dwarf-ask-sort = { $seat } : lequel de vos ouvriers passe en premier ?
dwarf-ask-exchange = { $seat } : faites-vous l’échange de l’emplacement { $location } ({ $card }) ou le refusez-vous ?

## Ce que fait un choix

dwarf-effect-gains = { $value }
dwarf-effect-poor = impossible à payer maintenant
dwarf-effect-short = il manque { $value }
dwarf-effect-spoiled = { $value ->
    [orcs] les Pillards orcs ferment la Mine avant
   *[losses] impossible à payer après les attaques à venir
}
dwarf-effect-later = payable le moment venu
dwarf-effect-help = deux renforts
dwarf-effect-answer = il va sur l’emplacement { $value } ({ $rule })
dwarf-effect-helpers = ses renforts sur { $value }
dwarf-effect-lands = la carte va sur le { $value }
dwarf-effect-card = { $value } sur le dessus
dwarf-effect-no-effect = sans effet maintenant
dwarf-effect-early = résolution anticipée : { $value }
dwarf-effect-opponent-glory = { $value ->
    [one] lui donne { $value } point de gloire
   *[other] lui donne { $value } points de gloire
}
dwarf-effect-together = les deux ensemble : { $value }
dwarf-effect-stirs = attaque si personne ne vient
dwarf-effect-calms = le monstre n’attaque plus
dwarf-effect-buried = la carte Action spéciale se pose dessus

dwarf-action-special = { $action } (paquet { $pile }, les deux ouvriers)
dwarf-action-special-glory = { $action } (paquet { $pile }, un ouvrier et 4 points de gloire)
dwarf-action-pass = laisser l’ouvrier de côté
dwarf-action-pass-helper = laisser le renfort de côté
dwarf-action-sell = vendre un objet contre { $goods }
dwarf-action-order = payer { $goods } pour un objet
dwarf-action-decline = refuser
dwarf-action-exchange = faire l’échange ({ $card })
dwarf-action-recall = emplacement { $location }, passer sur le dessus : { $card }
dwarf-action-turn = rebrousser chemin sur l’emplacement { $location }
dwarf-action-join = rejoindre l’emplacement { $location }
dwarf-action-first = d’abord l’ouvrier de l’emplacement { $location }

## Ce qui s’est passé

dwarf-event-start-player = { $seat } commence la partie.
dwarf-event-pile-dealt = Paquet { $pile }, sur le dessus : { $action }.
dwarf-event-shuffled = { $mountain ->
    [2] La seconde Montagne
   *[other] La Montagne
} est mélangée ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}).
dwarf-event-round-began = Manche { $round } : { $seat } commence.
dwarf-event-drew = Carte piochée : { $card }, pour l’emplacement { $location }.
dwarf-event-third-card = Les deux cartes vont sur l’emplacement { $location } : une troisième est piochée.
dwarf-event-mountain-empty = { $mountain ->
    [2] La seconde Montagne
   *[other] La Montagne
} est vide : la partie s’arrête.
dwarf-event-placed = { $seat } pose l’ouvrier { $worker } sur l’emplacement { $location } ({ $card }).
dwarf-event-left-out = { $seat } laisse l’ouvrier { $worker } de côté.
dwarf-event-skipped = { $seat } a payé ses deux ouvriers : son tour est sauté.
dwarf-event-lost-helper = Aucun emplacement n’est libre : { $seat } perd l’ouvrier { $worker }.
dwarf-event-paid = { $seat } paie { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}{ $glory ->
    [0] {""}
    [one] {" "}et { $glory } point de gloire
   *[other] {" "}et { $glory } points de gloire
}.
dwarf-event-took-special = { $seat } prend une Action spéciale du paquet { $pile } : { $action }.
dwarf-event-renown = { $seat } gagne en renommée grâce à cette Action spéciale : { $gains }.
dwarf-event-no-effect = { $seat } : { $action }, sans effet.
dwarf-event-mustered = { $seat } lève une armée : aucun monstre n’attaque pendant cette manche.
dwarf-event-returned = De l’emplacement { $location }, retour dans la Montagne : { $card }.
dwarf-event-sold = { $seat } vend un objet : { $gains }.
dwarf-event-recalled = { $seat } fait passer sur le dessus de l’emplacement { $location } : { $card }.
dwarf-event-commissioned = { $seat } passe une commande spéciale : { $gains }.
dwarf-event-collapsed = Emplacement { $location } : maintenant sur le dessus, { $card } ; tout en dessous, { $under }.
dwarf-event-mixed = L’emplacement { $location } est mélangé, maintenant sur le dessus : { $card }.
dwarf-event-early = { $seat } fait une résolution anticipée : ouvrier { $worker } sur l’emplacement { $location } ({ $card }).
dwarf-event-landed = La carte Action spéciale se pose sur l’emplacement { $location } : { $card }.
dwarf-event-claimed = { $seat } a droit à des renforts grâce à l’emplacement { $location }.
dwarf-event-defended = { $seat } défend l’emplacement { $location } ({ $card }) : { $gains }.
dwarf-event-held-off = Emplacement { $location } ({ $card }) : un ouvrier épuisé empêche l’attaque, sans gloire.
dwarf-event-kept-away = Emplacement { $location } ({ $card }) : pas d’attaque, une armée est levée.
dwarf-event-attacked = Attaque depuis l’emplacement { $location } : { $card }. { $losses }
dwarf-no-losses = Personne ne perd rien.
dwarf-event-mines-closed = Personne n’arrête les Pillards orcs : aucune carte Mine n’est résolue dans cette manche.
dwarf-event-sorted = { $seat } commence par l’ouvrier de l’emplacement { $location }.
dwarf-event-mined = { $seat } extrait sur l’emplacement { $location } ({ $card }) : { $gains }.
dwarf-event-forged = { $seat } forge sur l’emplacement { $location } ({ $card }) : { $gains }.
dwarf-event-too-poor = { $seat } ne peut pas payer sur l’emplacement { $location } ({ $card }) : rien ne se passe.
dwarf-event-declined = { $seat } refuse l’échange sur l’emplacement { $location } ({ $card }).
dwarf-event-declined-special = { $seat } refuse l’échange : { $action }.
dwarf-event-marker-passed = Le marqueur de premier joueur passe à { $seat }.
dwarf-event-workers-home = Tous les ouvriers rentrent.
dwarf-event-four-items = { $seat } possède { $items } objets : la partie est terminée.
dwarf-event-aims = { $meeple ->
    [black] { $seat }, meeple noir ({ $card }) : emplacement { $location }, { $verdict ->
        [occupied] occupé
        [useless] inutilisable
       *[free] libre
    }.
    [white] { $seat }, meeple blanc ({ $card }) : emplacement { $location }, { $verdict ->
        [occupied] occupé
        [useless] inutilisable
       *[free] libre
    }.
    [first-free] { $seat }, premier emplacement libre dans l’ordre de lecture : { $location }{ $verdict ->
        [occupied] , occupé
        [useless] , inutilisable
       *[free] {""}
    }.
    [help] { $seat }, premier Chercher du renfort libre : { $location }{ $verdict ->
        [occupied] , occupé
        [useless] , inutilisable
       *[free] {""}
    }.
    [row] { $seat }, même rangée : { $location }{ $verdict ->
        [occupied] , occupé
        [useless] , inutilisable
       *[free] {""}
    }.
    [column] { $seat }, même colonne : { $location }{ $verdict ->
        [occupied] , occupé
        [useless] , inutilisable
       *[free] {""}
    }.
    [one-each] { $seat }, un dans la rangée et un dans la colonne : { $location }{ $verdict ->
        [occupied] , occupé
        [useless] , inutilisable
       *[free] {""}
    }.
    [rest] { $seat }, ce qui reste, dans l’ordre de lecture : { $location }{ $verdict ->
        [occupied] , occupé
        [useless] , inutilisable
       *[free] {""}
    }.
    [mine] { $seat }, toute la Mine dans l’ordre de lecture : { $location }{ $verdict ->
        [occupied] , occupé
        [useless] , inutilisable
       *[free] {""}
    }.
    [back] { $seat }, rien d’utilisable dans la rangée, retour à la cible : { $location }.
   *[none] { $seat } ne trouve aucun emplacement utilisable dans toute la Mine.
}
dwarf-event-leads = { $category } : { $seat } mène avec { $amount }.
dwarf-event-nobody-leads = { $category } : personne ne mène, le maximum de { $amount } est partagé.
dwarf-event-tie-broken = Égalité départagée, { $seat } l’emporte : { $by }.
dwarf-event-scored = { $seat } mène { $leads ->
    [one] { $leads } catégorie.
   *[other] { $leads } catégories.
}
dwarf-event-won = { $seat } gagne avec { $leads ->
    [one] { $leads } catégorie menée.
   *[other] { $leads } catégories menées.
}
dwarf-event-won-by-glory = { $seat } a { $glory } points de gloire et gagne aussitôt.

## La table en mots

dwarf-table-title = Manche { $round }, marqueur de premier joueur : { $marker }
dwarf-table-end = La partie est terminée
dwarf-table-mountain = Montagne : { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
dwarf-table-mountain-2 = Seconde Montagne : { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
dwarf-table-mine = Mine n° { $number }
dwarf-table-pile = Paquet { $number } : { $action }, { $left ->
    [one] { $left } carte dessous
   *[other] { $left } cartes dessous
}
dwarf-table-pile-empty = Paquet { $number } : vide
dwarf-table-left = Ouvriers libres
dwarf-table-strikes = attaque si personne ne vient
dwarf-attack-dragon = chacun perd 1 or
dwarf-attack-great-dragon = chacun perd tout son or
dwarf-attack-knockers = chacun perd 1 fer
dwarf-attack-orc-raiders = aucune carte Mine résolue
dwarf-attack-sidhe = 2 ors deviennent 2 fers
dwarf-table-muster = Aucun monstre n’attaque pendant cette manche (Lever une armée)
dwarf-table-spent = épuisé
dwarf-table-special = Action spéciale en cours : { $action }

dwarf-score-leads = Catégories menées

dwarf-title = Dwarf, { $players } joueurs
dwarf-title-solo = Dwarf en solo contre { $opponent }
dwarf-welcome = Dwarf, { $players } joueurs. « help » affiche ce que vous pouvez taper.
dwarf-welcome-solo = Dwarf en solo contre { $opponent }. « help » affiche ce que vous pouvez taper.
dwarf-play-actions = « worker 4 » ou « special 2 glory »

## Ce qui ne peut pas se faire

closed-occupied = L’emplacement { $location } est occupé
closed-mustered = Lever une armée défend déjà l’emplacement { $location }
closed-glory = Il faut 4 points de gloire, vous en avez { $glory }
closed-pile-empty = Le paquet { $pile } est vide
closed-fourth-special = Contre cet adversaire, vous n’avez droit qu’à trois Actions spéciales par partie
closed-turn-occupied = L’emplacement { $location } est occupé : Rebrousser chemin en demande un libre
closed-turn-single = L’emplacement { $location } n’a qu’une carte
closed-join = Aucun ouvrier adverse ne se trouve sur l’emplacement { $location }
closed-order = Vous n’avez pas ces ressources
closed-recall-top = Déjà sur le dessus de l’emplacement { $location } : { $card }
closed-recall-single = L’emplacement { $location } n’a qu’une seule carte : { $card }

illegal-special-second = Une Action spéciale ne se prend qu’au premier passage
illegal-location = Il n’y a pas d’emplacement { $given } : les emplacements vont de 1 à { $most }
illegal-pile = Il n’y a pas de paquet { $given } : les paquets vont de 1 à { $most }
illegal-recall = { $card } : cette carte n’est pas sous celle du dessus de l’emplacement { $location }
illegal-recall-which = Plusieurs cartes sous celle du dessus de l’emplacement { $location } s’appellent « { $card } » : ajoutez la lettre
illegal-sell = Indiquez exactement 5 ressources à prendre
illegal-order = Indiquez exactement 5 ressources à payer, avec au moins 1 fer, 1 acier et 1 or
illegal-first = Aucun des ouvriers à choisir ne se trouve sur l’emplacement { $location }

error-location-words = Indiquez un seul emplacement par son numéro : « worker 4 », pas « { $words } ».
error-special-words = Indiquez un paquet par son numéro, et ajoutez glory si vous payez avec de la gloire : « special 2 » ou « special 2 glory », pas « { $words } ».
error-goods-words = Indiquez chaque ressource avec son nombre : « sell 2 iron 3 gold », pas « { $words } ».
error-recall-words = Indiquez l’emplacement et une carte sous celle du dessus : « recall 1 alloy steel b », pas « { $words } ».
error-dwarf-players = Dwarf se joue de 1 à 5 joueurs, pas à { $given }.
error-solo-players = Un adversaire solo est prévu pour un seul joueur : retirez l’adversaire ou les autres joueurs.

dwarf-ladder-next = Vous avez battu { $opponent } : { $next } est le suivant (dvergar play dwarf --solo { $word }). (D8.9)
dwarf-ladder-top = Vous avez battu { $opponent } : personne n’est au-dessus de lui. (D8.9)
dwarf-ladder-shared = Une victoire partagée avec { $opponent } n’ouvre pas l’adversaire suivant. (D8.9)

counted-special = Actions spéciales utilisées, part des parties

# Les raisons d’un conseil.

hint-gains = Cela donne { $gains }.
hint-help = Cela amène deux renforts pour cette manche.
hint-lead = { $good } : vous êtes alors en tête.
hint-lead-lost = { $good } : après le deuxième choix, vous ne seriez plus en tête.
hint-short = Pour le deuxième choix, { $card }, il vous manque { $goods }.
hint-spoiled = Le deuxième choix, { $card }, ne donnerait rien à cause des monstres.
hint-no-effect = Le deuxième choix, { $action }, serait sans effet maintenant.
hint-saved = Cela empêche les monstres de vous prendre { $goods }.
hint-lost = Après le deuxième choix, les monstres vous attaquent : { $gains }.
hint-glory = { $glory ->
    [one] Le deuxième choix donne { $glory } point de gloire à votre adversaire.
   *[other] Le deuxième choix donne { $glory } points de gloire à votre adversaire.
}
hint-answer = Après le deuxième choix, { $seat } va sur l’emplacement { $location }, { $card }.
hint-taken = Sinon, { $seat } pourrait prendre { $card } sur l’emplacement { $location }.

# La feuille de score.

finding-items-many = Même après la dernière manche, personne ne peut dépasser { $most } objets
score-note-steel = le plus mène la catégorie
score-note-gold = le plus mène la catégorie
score-note-items = le plus mène la catégorie
score-note-glory = départage en premier
score-note-iron = départage en second
score-example-goods = un nombre
score-no-number = « { $given } » n’est pas un nombre

# Le score final de Dwarf.

dwarf-final-where = Dwarf, après la manche { $round }
dwarf-final-you-win = Vous gagnez
dwarf-final-wins = { $name } gagne
dwarf-final-renown = { $name } gagne par sa renommée
dwarf-final-shared = Victoire partagée : { $names }
dwarf-final-by-renown = { $glory } points de gloire : victoire immédiate.
dwarf-final-by-leads = { $led ->
    [one] { $led } catégorie menée, plus que tout autre joueur.
   *[other] { $led } catégories menées, plus que tout autre joueur.
}
dwarf-final-by-tie = { $by ->
    [glory] Autant de catégories menées : la gloire décide.
    [iron] Autant de catégories menées et de gloire : le fer décide.
   *[items] Autant de catégories menées, de gloire et de fer : les objets décident.
}
dwarf-final-by-nothing = Rien ne les départage : catégories menées, gloire, fer et objets sont égaux.
dwarf-final-caption = Score final par catégorie
dwarf-final-category = Catégorie
dwarf-final-most = le plus : 1 catégorie
dwarf-final-equal = égalité : à personne
dwarf-final-ahead = devant
dwarf-final-decided-leads = Les catégories menées décident
dwarf-final-no-tie = Aucune égalité à départager.
dwarf-final-tie = { $led ->
    [0] { $count } joueurs ne mènent rien
    [one] { $count } joueurs mènent chacun 1 catégorie
   *[other] { $count } joueurs mènent chacun { $led } catégories
}
dwarf-final-tie-order = Les égalités se départagent par la gloire, puis le fer, puis les objets.
dwarf-final-tie-shared = Gloire, fer et objets sont égaux aussi : la victoire est partagée.
dwarf-final-missing = Ce qui a manqué
dwarf-final-missing-note = Un seul de ces gains en plus, et vous auriez gagné :
dwarf-final-close = À quoi la partie a tenu
dwarf-final-close-note = Un seul de ces gains en plus aurait donné la victoire à ce joueur :
dwarf-final-ended = Pourquoi la partie s’est terminée
dwarf-final-end-items = Au moins quatre objets à la fin de la manche { $round } : { $names }.
dwarf-final-end-mountain = Il fallait piocher pour la manche { $round }, et la Montagne était vide.
dwarf-final-end-renown = { $names } a atteint, dans la manche { $round }, la gloire qui donne la victoire immédiate.
dwarf-final-ladder = Votre échelle
dwarf-final-ladder-next = Vous avez battu { $opponent } : { $next } est le suivant.
dwarf-final-ladder-top = Vous avez battu { $opponent } : personne n’est au-dessus de lui.
dwarf-final-ladder-shared = Une victoire partagée avec { $opponent } n’ouvre pas l’adversaire suivant.
dwarf-final-ladder-lost = { $opponent } n’est pas encore battu. Vous pouvez choisir n’importe lequel des trois à tout moment.
dwarf-final-record = { $won ->
    [one] { $won } victoire sur { $played }
   *[other] { $won } victoires sur { $played }
}
dwarf-final-not-met = jamais rencontré

# Ce que seule la page dit à une table de Dwarf.

## Noms là où la place manque

dwarf-web-name-forge-axe = Hache
dwarf-web-name-forge-crown = Couronne
dwarf-web-name-forge-dagger = Dague
dwarf-web-name-forge-mace = Masse
dwarf-web-name-forge-armour = Armure
dwarf-web-name-forge-diadem = Diadème
dwarf-web-name-forge-helm = Heaume
dwarf-web-name-forge-sword = Épée
dwarf-web-name-get-help = Renfort
dwarf-web-place = { $location } { $card }
dwarf-web-you = Vous

## Où en est-on

dwarf-web-title = Dwarf : la table
dwarf-web-where = Manche { $round }
dwarf-web-your-turn = à vous
dwarf-web-stage-setup = mise en place
dwarf-web-stage-mining = pioche
dwarf-web-stage-first = premiers ouvriers
dwarf-web-stage-answer = son coup
dwarf-web-stage-second = seconds ouvriers
dwarf-web-stage-help = renforts
dwarf-web-stage-defend = monstres
dwarf-web-stage-mine = extraction
dwarf-web-stage-forge = forge
dwarf-web-stage-home = fin de la manche
dwarf-web-stage-end = fin de la partie
dwarf-web-mustered = Armée levée : pas d’attaque
dwarf-web-mines-closed = Pillards orcs : Mine fermée
dwarf-web-in-mountain = cartes dans la Montagne

## La mine

dwarf-web-mine = La Mine
dwarf-web-mine-1 = Première mine
dwarf-web-mine-2 = Seconde mine
dwarf-web-which-mine = Quelle mine
dwarf-web-mountain-name = Montagne
dwarf-web-mountain = Montagne { $cards }, { $rounds ->
    [0] dernière manche
    [one] environ { $rounds } manche
   *[other] environ { $rounds } manches
}
dwarf-web-mountain-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $rounds ->
    [0] dernière manche
    [one] environ { $rounds } manche
   *[other] environ { $rounds } manches
}
dwarf-web-location = Emplacement { $location }, { $card }.
dwarf-web-stands = { $name } : ouvrier { $worker }{ $spent ->
    [true] , épuisé.
   *[other] .
}
dwarf-web-leaf = Feuilleter la pile de l’emplacement { $location } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
dwarf-web-about = Qu’est-ce que c’est ? { $thing }
dwarf-web-helpers = { $count ->
    [one] { $count } renfort
   *[other] { $count } renforts
}
dwarf-web-strikes = Attaque
dwarf-web-strikes-round = Attaque cette manche
dwarf-web-strikes-name = { $card } attaque
dwarf-web-strikes-now = Attaque cette manche.
dwarf-web-several = { $count } × { $name }
dwarf-web-attack = Si personne n’est là : { $attack }.
dwarf-web-yours = Votre ouvrier est là.
dwarf-web-short = à trouver

## Ce qu’un emplacement vous apporterait

dwarf-web-change = { $good } { $from } → { $to }
dwarf-web-then-card = Dessous : { $card }.
dwarf-web-now-gets = { $changes }.
dwarf-web-now-pays = Vous pouvez payer : { $changes }.
dwarf-web-now-short = Il manque { $goods } : vous n’auriez rien.
dwarf-web-now-later = Il manque { $goods } pour l’instant, mais vous pourrez payer à temps.
dwarf-web-now-spoiled-orcs = Les Pillards orcs attaquent avant : vous n’auriez rien.
dwarf-web-now-spoiled-losses = Vous pouvez payer maintenant, mais plus après les attaques.
dwarf-web-now-help = Deux ouvriers de plus cette manche.
dwarf-web-now-blocks = Ici, un renfort ne fait qu’occuper l’emplacement.
dwarf-web-now-keeps = Vous gardez { $goods } et gagnez 1 point de gloire.
dwarf-web-now-guards = Vous l’arrêtez et gagnez 1 point de gloire.
dwarf-web-now-mustered = Pas d’attaque cette manche. Vous gagnez 1 point de gloire.

## Actions spéciales

dwarf-web-specials = Actions spéciales
dwarf-web-specials-cost = Coûtent les deux ouvriers, ou un seul et 4 points de gloire.
dwarf-web-specials-cost-you = Coûtent les deux ouvriers, ou un seul et 4 points de gloire (vous en avez { $glory }).
dwarf-web-specials-left = { $left ->
    [0] Vous avez pris les trois de cette partie.
    [one] Vous pouvez encore en prendre { $left } dans cette partie.
   *[other] Vous pouvez encore en prendre { $left } dans cette partie.
}
dwarf-web-specials-first = Seulement avec votre premier ouvrier de la manche.
dwarf-web-pile = Paquet { $pile }
dwarf-web-left = { $left ->
    [0] vide
   *[other] reste { $left }
}
dwarf-web-lands = Puis se pose sur le { $location } : { $card }.
dwarf-web-lands-short = → { $location } { $card }
dwarf-web-no-effect = Sans effet maintenant.
dwarf-web-early = { $count ->
    [one] Résolution anticipée là-bas : { $names }.
   *[other] Résolutions anticipées là-bas : { $names }.
}
dwarf-web-gives-glory = { $glory ->
    [one] Lui donne { $glory } point de gloire.
   *[other] Lui donne { $glory } points de gloire.
}
dwarf-web-special-muster-an-army = Aucun monstre n’attaque cette manche.
dwarf-web-special-hold-a-council = Toutes les cartes du dessus qui en couvrent d’autres retournent dans la Montagne.
dwarf-web-special-sell-an-item = 1 objet contre 5 ressources au choix.
dwarf-web-special-past-glories = Faites passer une carte enfouie sur le dessus.
dwarf-web-special-special-order = Payez 5 ressources, au moins une de chaque, pour un objet.
dwarf-web-special-turn-back = Une carte du dessus retourne dans la Montagne et votre ouvrier prend sa place.
dwarf-web-special-apprentice = Votre ouvrier rejoint un ouvrier adverse.
dwarf-web-special-collapse-the-shafts = Chaque carte du dessus passe sous sa pile.
dwarf-web-special-run-amok = Chaque pile est mélangée.

## Joueurs

dwarf-web-players = Joueurs
dwarf-web-start-marker = Marqueur de premier joueur
dwarf-web-workers = { $left ->
    [one] encore { $left } ouvrier
   *[other] encore { $left } ouvriers
}{ $paid ->
    [0] {""}
    [one] , { $paid } payé
   *[other] , { $paid } payés
}
dwarf-web-claim = 2 renforts
dwarf-web-goods = Biens
dwarf-web-leads-alone = en tête
dwarf-web-leads-count = { $count ->
    [one] { $count } catégorie
   *[other] { $count } catégories
}
dwarf-web-decide = Acier, or et objets décident.
dwarf-web-leads = { $name } mène : { $goods }.
dwarf-web-you-lead = Vous menez : { $goods }.
dwarf-web-nobody-leads = Personne ne mène encore.
dwarf-web-now = maintenant
dwarf-web-then = { $at ->
    [1] ensuite
   *[other] dans { $at }
}
dwarf-web-just-now = À l’instant

## En solo

dwarf-web-opponent = Adversaire
dwarf-web-ladder-step = { $step ->
    [1] premier de l’échelle
    [2] deuxième de l’échelle
   *[other] sommet de l’échelle
}
dwarf-web-renown = { $glory ->
    [one] { $glory } point de gloire sur { $renown } : avec { $renown }, il gagne aussitôt.
   *[other] { $glory } points de gloire sur { $renown } : avec { $renown }, il gagne aussitôt.
}
dwarf-web-next-answer = Son prochain coup
dwarf-web-answer-choose = Chaque emplacement montre où il irait. Choisissez-en un pour savoir pourquoi.
dwarf-web-if-place = Si vous prenez { $place } :
dwarf-web-if-special = Si vous prenez { $action } :
dwarf-web-he-goes = il va sur l’emplacement { $place }.
dwarf-web-he-stays-out = il laisse son ouvrier de côté.
dwarf-web-answer-open = son coup dépend de ce qui se passe avant.
dwarf-web-his-helpers = Ses renforts vont sur { $locations }.
dwarf-web-would-answer = Il irait sur le { $location }.
dwarf-web-answers-on = il va sur le
dwarf-web-he-comes = il vient ici
dwarf-web-his-helper-comes = son renfort
dwarf-web-next = prévu
dwarf-web-why = Pourquoi il est allé sur le { $location }
dwarf-web-why-out = Pourquoi il reste de côté
dwarf-web-not-moved = Il n’a pas encore joué
dwarf-web-no-answer = Il ne répond pas à votre second ouvrier.
dwarf-web-ladder = Votre échelle
dwarf-web-won = { $won ->
    [one] { $won } victoire sur { $games }
   *[other] { $won } victoires sur { $games }
}
dwarf-web-not-met = jamais rencontré

## Ce qui est demandé

dwarf-web-ask-act = Posez votre premier ouvrier
dwarf-web-ask-second = Posez votre second ouvrier
dwarf-web-ask-helper = { $worker ->
    [4] Où placez-vous votre quatrième ouvrier ?
   *[other] Où placez-vous votre troisième ouvrier ?
}
dwarf-web-hint-act = Sur un emplacement libre, ou prenez une Action spéciale.
dwarf-web-hint-second = Sur un emplacement libre, ou laissez-le de côté.
dwarf-web-hint-helper = Sur un emplacement libre, ou laissez-le de côté.
dwarf-web-wait = Un instant…
dwarf-web-wait-act = { $name } pose un premier ouvrier
dwarf-web-wait-second = { $name } pose un second ouvrier
dwarf-web-wait-helper = { $name } pose un renfort
dwarf-web-wait-other = { $name } décide
dwarf-web-chosen = Choisi : { $place }.
dwarf-web-chosen-pass = Votre ouvrier reste de côté dans cette manche.
dwarf-web-pays-both = Coûte les deux ouvriers.
dwarf-web-pays-glory = Coûte un ouvrier et 4 points de gloire.
dwarf-web-will-strike = { $count ->
    [one] Attaque à venir : { $monsters }.
   *[other] Attaques à venir : { $monsters }.
}
dwarf-web-then-lost = puis
dwarf-web-leave-out = Laisser de côté
dwarf-web-go-choose = Choisissez un emplacement
dwarf-web-go-choose-place = Choisissez un emplacement
dwarf-web-go-place = Poser sur le { $location }
dwarf-web-go-leave-out = Laisser de côté
dwarf-web-go-special = Prendre { $action }

# Nidavellir : noms et textes courts des cartes, en français.

## Classes

class-warrior = Guerrier
    .plural = Guerriers
    .text = À la fin, additionnez les points de bravoure de vos Guerriers. Si personne n’a plus de grades de Guerrier que vous et que vous en avez au moins un, ajoutez votre pièce la plus haute, même en cas d’égalité.
class-hunter = Chasseur
    .plural = Chasseurs
    .text = À la fin, vos Chasseurs rapportent le carré de leur nombre de grades : 1, 4, 9, 16, 25, etc.
class-miner = Mineur
    .plural = Mineurs
    .text = À la fin, multipliez la somme des points de bravoure de vos Mineurs par leur nombre de grades.
class-blacksmith = Forgeron
    .plural = Forgerons
    .text = À la fin, vos Forgerons rapportent 3, 7, 12, 18, 25, 33 points, etc. selon leur nombre de grades : le premier vaut 3, et chaque grade suivant vaut 1 de plus que le précédent.
class-explorer = Explorateur
    .plural = Explorateurs
    .text = À la fin, additionnez les points de bravoure de vos Explorateurs.

## Héros

hero-tarah = Tarah Frappe Fatale
    .short = Tarah
    .text = Héros Guerrier, 1 grade portant 14 points.
hero-kraal = Kraal le Vénal
    .short = Kraal
    .text = Héros Guerrier, 2 grades portant 7 et 0 points.
hero-aral = Aral Serres d’Aigle
    .short = Aral
    .text = Héros Chasseur, 2 grades.
hero-dagda = Dagda l’Explosive
    .short = Dagda
    .text = Héros Chasseur, 3 grades. Quand vous la recrutez, défaussez la carte Nain du dessus de deux autres colonnes, différentes l’une de l’autre. Vous ne pouvez la recruter que si deux autres colonnes ont une carte Nain sur le dessus ; un héros sur le dessus ferme la colonne.
hero-lokdur = Lokdur Cœur cupide
    .short = Lokdur
    .text = Héros Mineur, 1 grade portant 3 points.
hero-zoral = Zoral le Contremaître
    .short = Zoral
    .text = Héros Mineur, 3 grades portant 1, 0 et 0 points.
hero-aegur = Aëgur Poing d’acier
    .short = Aëgur
    .text = Héros Forgeron, 2 grades.
hero-bonfur = Bonfur le Tyrannique
    .short = Bonfur
    .text = Héros Forgeron, 3 grades. Quand vous le recrutez, défaussez la carte Nain du dessus d’une autre colonne. Vous ne pouvez le recruter que si une autre colonne a une carte Nain sur le dessus ; un héros sur le dessus ferme la colonne.
hero-idunn = Idunn la Furtive
    .short = Idunn
    .text = Héros Explorateur, 1 grade portant 7 points. À la fin, ajoutez 2 points par grade d’Explorateur de votre armée, le sien compris.
hero-hourya = Hourya l’Insaisissable
    .short = Hourya
    .text = Héros Explorateur, 1 grade portant 20 points. Vous ne pouvez la recruter qu’avec au moins 5 grades d’Explorateur avant de la poser ; Thrud et Ylud comptent si elles sont dans cette colonne. Vous la gardez même si vous perdez ensuite des Explorateurs.
hero-astrid = Astrid la Fortunée
    .short = Astrid
    .text = Héros neutre. À la fin, ajoutez la valeur de votre pièce la plus haute.
hero-dwerg = Frères Dwerg
    .short = Frère Dwerg
    .text = Cinq héros neutres interchangeables. À la fin, les frères que vous avez réunis rapportent ensemble 13, 40, 81, 108 ou 135 points selon que vous en avez 1, 2, 3, 4 ou 5.
hero-dwerg_aesir = Dwerg Aesir
hero-dwerg_bergelmir = Dwerg Bergelmir
hero-dwerg_jungir = Dwerg Jungir
hero-dwerg_sigmir = Dwerg Sigmir
hero-dwerg_ymir = Dwerg Ymir
hero-skaa = Skaa l’Insondable
    .short = Skaa
    .text = Héros neutre. 17 points à la fin.
hero-grid = Grid la Mercantile
    .short = Grid
    .text = Héros neutre. Quand vous la recrutez, transformez aussitôt une de vos pièces de +7 (ni le 0, ni le 3 spécial). 7 points à la fin.
hero-uline = Uline la Voyante
    .short = Uline
    .text = Héros neutre. Dès que vous la recrutez, vous reprenez en main les pièces des tavernes non révélées et de votre bourse, sans les montrer ; ensuite, vous ne misez plus en secret et gardez vos pièces en main. À chaque taverne, vous posez une pièce de votre main face visible après la révélation des autres. Quand vous devez échanger des pièces, vous choisissez deux pièces de votre main. 9 points à la fin.
hero-thrud = Thrud la Chasseuse de têtes
    .short = Thrud
    .text = Posez-la sur le dessus de n’importe quelle colonne, où elle compte pour 1 grade. Elle n’est jamais recouverte : quand une carte va sur sa colonne, soulevez Thrud, posez la carte et appliquez son effet, puis reposez Thrud sur n’importe quelle colonne, la même comprise. Elle compte pour les lignes, pour Hourya et pour les majorités de l’Âge 1. Après l’Âge 2, avant le décompte, elle rejoint la zone de commandement et rapporte 13 points.
hero-ylud = Ylud l’Imprévisible
    .short = Ylud
    .text = Elle attend dans la zone de commandement. À la fin de l’Âge 1, avant l’évaluation des troupes, vous devez la poser sur la colonne de votre choix, où elle compte pour 1 grade ; si vous la recrutez plus tard, vous la posez à la fin de l’Âge 2. Déjà dans votre armée à la fin de l’Âge 2, elle peut changer de colonne avant le décompte. Elle vaut 11 points chez les Explorateurs, 7 chez les Guerriers, 1 chez les Mineurs, ou un grade sans points chez les Chasseurs et les Forgerons. Sa pose peut vous donner droit à un héros.

## Tavernes

tavern-1 = Gobelin Rieur
    .short = Gobelin
    .text = La première taverne résolue à chaque tour. La mise de chacun y décide qui prend une carte en premier.
tavern-2 = Dragon Dansant
    .short = Dragon
    .text = La deuxième taverne résolue à chaque tour, après le Gobelin Rieur.
tavern-3 = Cheval Fringuant
    .short = Cheval
    .text = La troisième et dernière taverne résolue à chaque tour ; ensuite toutes les pièces reviennent à leurs propriétaires.

## Distinctions

distinction-warrior = La Main du Roi
    .text = Transformez aussitôt une de vos pièces de +5 (ni le 0, ni le 3 spécial).
distinction-hunter = Maître de Chasse
    .text = Votre 0 quitte la partie et le 3 spécial prend sa place. Il vaut 3 dans les mises, déclenche un échange de pièces comme le 0 et n’est jamais transformé.
distinction-miner = Joaillier de la Couronne
    .text = Vous recevez la gemme 6 à la place de la vôtre. Elle remporte toutes les égalités, n’est jamais échangée et rapporte 3 points à la fin.
distinction-blacksmith = Armurier du Roi
    .text = Posez aussitôt la carte spéciale Forgeron (2 grades) sur votre colonne de Forgerons. Des héros peuvent s’ensuivre.
distinction-explorer = Pionnier du Royaume
    .text = Regardez en secret les trois cartes du dessus du paquet de l’Âge 2 et gardez-en une, que vous montrez. Une carte Nain rejoint votre armée, une Offrande Royale transforme une pièce de +5. Les deux autres retournent au paquet sans être montrées.

## Autres cartes

card-offering = Offrande Royale
    .text = Transformez aussitôt une de vos pièces du nombre indiqué : +3 à l’Âge 1, +5 à l’Âge 2 (ni le 0, ni le 3 spécial). La carte est ensuite défaussée ; elle n’a pas de grade.
card-smith = Carte spéciale Forgeron
    .text = Carte de Forgeron à 2 grades, hors des paquets, reçue avec l’Armurier du Roi. Ce n’est pas un héros. Dans les éditions française et anglaise, Dagda peut la défausser comme une carte Nain ; dans l’édition allemande, elle ferme sa colonne tant qu’elle est sur le dessus.

## Termes

term-player = Elvaland
    .text = Le nom que le jeu donne à chaque joueur.
term-bravery = points de bravoure
    .text = Les points inscrits dans les grades, et ceux qui font votre score à la fin. Chaque classe les compte à sa façon.
term-rank = grade
    .text = Le repère de classe d’une carte, avec ou sans points de bravoure. Lignes et majorités se comptent en grades, pas en cartes.
term-line = ligne
    .text = Un grade de chacune des cinq classes. Quand vous avez plus de lignes que de héros, vous recrutez un héros.
term-gem = gemme
    .text = Elle départage les mises égales, la plus haute jouant d’abord. Après la taverne, les Elvalands à égalité échangent leurs gemmes ; seule la gemme 6 ne change jamais de main.
term-pouch = bourse
    .text = L’endroit où reposent, face cachée, vos deux pièces qui ne sont sur aucune taverne. Ce sont elles qui s’additionnent dans un échange de pièces.
term-treasure = Trésor Royal
    .text = La réserve visible d’où viennent les nouvelles pièces, de 5 à 25. Les pièces du Trésor Royal que vous défaussez y retournent.
term-command-zone = zone de commandement
    .text = L’espace, à côté de votre armée, de vos héros neutres et de vos distinctions. Ils n’y comptent pour aucune ligne.
term-army = armée
    .text = Vos cartes Nain et vos héros de classe, rangés en cinq colonnes, une par classe.
term-evaluation = évaluation des troupes
    .text = À la fin de l’Âge 1, qui a le plus de grades dans une classe reçoit sa distinction. En cas d’égalité, personne ne la reçoit.
term-trade = échanger des pièces
    .text = Après avoir misé le 0 ou le 3 spécial, vous devez additionner les deux pièces de votre bourse (avec Uline, deux pièces de votre main) et prendre la pièce de la somme au Trésor Royal. Elle remplace la plus haute des deux.
term-transform = transformer une pièce
    .text = Vous remplacez une de vos pièces par une pièce du Trésor Royal valant X de plus, au même endroit et du même côté. Le 0 et le 3 spécial ne se transforment jamais.
term-age = Âge
    .text = L’une des deux moitiés de la partie, avec son propre paquet de cartes. Un Âge dure 4 tours à 2 ou 3 Elvalands, 3 tours à 4 ou 5.

# Ce que les pages et commandes communes disent de ce jeu.

game-nidavellir = Nidavellir
nidavellir-title = Nidavellir, { $edition ->
    [en] édition anglaise
    [de] édition allemande
   *[fr] édition française
}, { $players } joueurs
nidavellir-welcome = Nidavellir, { $edition ->
    [en] édition anglaise
    [de] édition allemande
   *[fr] édition française
}, { $players } joueurs. « help » affiche ce que vous pouvez taper.

rules-about-nidavellir = Miser dans trois tavernes, recruter des nains, gagner des héros. De 2 à 5 joueurs.

start-nidavellir = Misez dans trois tavernes, formez une armée de cinq classes, recrutez des héros. 2 à 5 joueurs, 40 minutes.
start-bots-nidavellir = { $how }
start-moment-nidavellir = Âge { $age }, tour { $turn }.
option-nidavellir-edition = Édition des règles
option-nidavellir-edition-fr = Française, la plus récente
    .note = Le texte le plus récent. Les éditions diffèrent sur cinq points ; chacun se règle plus bas.
option-nidavellir-edition-en = Anglaise
    .note = Comme la française, mais on peut prendre une autre pièce de la valeur tout juste défaussée.
option-nidavellir-edition-de = Allemande
    .note = Gemmes basses, pièces des autres non montrées, et trois autres petites différences.
option-nidavellir-first-game = Héros
option-nidavellir-first-game-false = Les 21
    .note = Tous les héros sont exposés dès le début.
option-nidavellir-first-game-true = Sans Thrud, Ylud, Uline
    .note = Comme les règles le conseillent pour une première partie : les trois plus difficiles à expliquer restent de côté.
option-nidavellir-gems = Gemmes en jeu
option-nidavellir-gems-high = Les plus hautes
    .note = Autant de gemmes que de joueurs, en descendant depuis 5.
option-nidavellir-gems-low = Les plus basses
    .note = Autant de gemmes que de joueurs, en montant depuis 1.
option-nidavellir-take-back = La pièce tout juste défaussée
option-nidavellir-take-back-value = Aucune de sa valeur
    .note = Dans un échange ou une transformation, vous ne recevez jamais une pièce de la valeur défaussée.
option-nidavellir-take-back-coin = Pas cette pièce-là
    .note = Vous pouvez recevoir une autre pièce de même valeur, mais pas celle que vous avez défaussée.
option-nidavellir-take-back-order = Après transformation, oui
    .note = Une pièce transformée retourne d’abord au Trésor Royal et peut être reprise ; dans un échange, pas cette pièce-là.
option-nidavellir-special-smith = La carte spéciale Forgeron est
option-nidavellir-special-smith-dwarf = Une carte Nain
    .note = Sur le dessus de sa colonne, Dagda peut la défausser.
option-nidavellir-special-smith-distinction = Une distinction
    .note = Sur le dessus de sa colonne, elle la ferme pour Dagda.
option-nidavellir-pioneer-discard = Si personne n’est Pionnier
option-nidavellir-pioneer-discard-open = La carte est montrée
    .note = La carte du dessus de l’Âge 2 quitte le paquet face visible.
option-nidavellir-pioneer-discard-unseen = La carte reste cachée
    .note = La carte du dessus de l’Âge 2 quitte le paquet face cachée.
option-nidavellir-coins = Pièces des autres
option-nidavellir-coins-public = Toujours montrées
    .note = Tout le monde voit les cinq pièces de chacun ; leur place reste secrète.
option-nidavellir-coins-secret = Non montrées
    .note = La table ne les montre pas ; qui retient chaque changement les connaît quand même.

start-asked-bid = On attend votre mise.
start-asked-hero = À vous de recruter un héros.

panel-turn = Âge { $age }, tour { $turn }
things-cards = Nains et cartes
things-heroes = Héros
things-coins = Pièces
things-gems = Gemmes
things-taverns = Tavernes
things-distinctions = Distinctions
help-coin-value = Pièce { $coin }
help-coin-zero = Le 0, qui échange
    .text = Qui mise le 0 joue en dernier, mais échange après avoir pris une carte : il additionne les deux pièces de sa bourse, prend la pièce de cette somme au Trésor Royal et défausse la plus haute des deux. Les deux flèches marquent les pièces qui échangent.
help-coin-basic = Pièce de base
    .text = Ronde, en bronze. Chacun commence avec 0, 2, 3, 4 et 5. Une pièce de base échangée ou transformée quitte le jeu.
help-coin-treasury = Pièce du Trésor
    .text = À douze côtés, en or. Elle vient du Trésor Royal, par échange ou transformation, et y retourne quand elle est remplacée. Si la valeur voulue manque, vous recevez la suivante au-dessus, sinon la plus haute en dessous.
help-coin-special = Le 3 spécial
    .text = À six côtés, en argent. Il arrive avec le Maître de Chasse à la place du 0 : il fait échanger comme le 0, vaut 3 dans les mises et ne peut jamais être transformé.
help-coin-sealed = Pièce cachée
    .text = Une mise que seul son propriétaire connaît. Toutes les pièces d’une taverne sont retournées ensemble ; celles de la bourse restent cachées.
help-gem = Gemme
help-gem-value = Gemme { $value }
help-gem-six = Gemme 6
    .text = La gemme du Joaillier de la Couronne. Elle remporte toutes les égalités, n’est jamais échangée et vaut 3 points à la fin.
help-hero-due = Recruter un héros
    .text = Dès que vous avez plus de lignes complètes que de héros, vous devez recruter un héros. Plusieurs lignes à la fois donnent droit à plusieurs héros, l’un après l’autre.
replay-bid = { $name } mise { $coins }.
replay-bids-shown = Les mises sont montrées ; pendant la partie, elles étaient cachées.

# Les décisions autres que les mises et les tavernes : le hall des héros, Thrud, Ylud, Dagda, Bonfur, la pièce d'Uline, les échanges, le Pionnier.

## Partout ici

nid-from-to = de { $from } à { $to }
nid-becomes = devient
nid-ask-you = Vous
nid-help = aide
nid-on-top = sur le dessus : { $card }
nid-ask-ranks = { $count ->
    [one] { $count } grade
   *[other] { $count } grades
}
nid-your-army = Votre armée
nid-top-dwarf = Nain dessus
nid-top-card = { $card } dessus
nid-ask-line-complete = Ligne { $line } complète.
nid-line-hero = Vous recrutez aussitôt un héros.
nid-line-hero-due = Vous recrutez un héros.
nid-lines-left = { $lines ->
    [one] Il ne reste que { $lines } ligne.
   *[other] Il ne reste que { $lines } lignes.
}
nid-no-points = aucun point
nid-choose-column = Choisissez une colonne
nid-choose-coin = Choisissez une pièce

## Le hall des héros

nid-ask-hall = Hall des héros
nid-hall-neutral = Neutres : dans la zone de commandement
nid-hero-asked = Recrutez un héros{ $due ->
    [one] {""}
   *[other] , d’autres suivront
}
nid-hero-note = { $lines ->
    [one] { $lines } ligne complète
   *[other] { $lines } lignes complètes
}, { $heroes ->
    [0] encore aucun héros
   *[other] { $heroes } héros chez vous
}. { $open } sur { $all } disponibles.
nid-hero-choose = Choisissez un héros
nid-hero-go = Recruter { $hero }
nid-hero-closed = { $hero }, indisponible
nid-hero-yours = chez vous
nid-ask-hero-out = hors de cette partie
nid-hero-left = { $count ->
    [one] le dernier
   *[other] il en reste { $count }, tous pareils
}
nid-hero-then-coin = puis +{ $plus } pour une pièce
nid-hero-then-discard = puis { $count ->
    [one] un Nain du dessus part
   *[other] { $count } Nains du dessus partent
}
nid-hero-brother = votre { $number ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
}
nid-hero-waits = fin de l’Âge { $age }
nid-hero-at-end = à la fin
nid-hero-another = et un autre héros
nid-hero-goes = sur vos { $column } : { $before } → { $after } grades, { $from } → { $to } points
nid-hero-goes-discards = sur vos { $column } : { $from } → { $to } points. Puis vous défaussez { $count ->
    [one] le Nain du dessus d’une autre colonne
   *[other] les Nains du dessus de { $count } autres colonnes
}.
nid-hero-goes-lifts = sur vos { $column } : { $from } → { $to } points. Thrud est soulevée, puis reposée.
nid-hero-goes-brother = dans la zone de commandement : avec { $number ->
    [one] ce frère
   *[other] { $number } frères
}, vous gagnez { $points } points
nid-hero-goes-astrid = dans la zone de commandement : vaut votre pièce la plus haute, { $points } pour l’instant
nid-hero-goes-skaa = dans la zone de commandement : { $points } points à la fin
nid-hero-goes-grid = dans la zone de commandement : une de vos pièces augmente aussitôt de { $plus }
nid-hero-goes-uline = dans la zone de commandement : désormais, vous posez vos pièces après les autres
nid-hero-goes-thrud = vous la posez ensuite sur une colonne ; elle n’est jamais recouverte
nid-hero-goes-ylud = attend dans la zone de commandement et rejoint une colonne à la fin de l’Âge { $age }

nid-hero-does-tarah = Un grade portant 14.
nid-hero-does-kraal = Deux grades portant 7 et 0.
nid-hero-does-aral = Deux grades.
nid-hero-does-dagda = Défaussez le Nain du dessus de deux autres colonnes.
nid-hero-does-lokdur = Un grade portant 3.
nid-hero-does-zoral = Trois grades portant 1, 0 et 0.
nid-hero-does-aegur = Deux grades.
nid-hero-does-bonfur = Défaussez le Nain du dessus d’une autre colonne.
nid-hero-does-idunn = Un grade portant 7, et +2 par grade d’Explorateur.
nid-hero-does-hourya = Un grade portant 20.
nid-hero-does-astrid = Vaut votre pièce la plus haute.
nid-hero-does-dwerg = De 1 à 5 frères : 13, 40, 81, 108, 135 ensemble.
nid-hero-does-skaa = 17 points.
nid-hero-does-grid = 7 points. Augmentez aussitôt une pièce de 7.
nid-hero-does-uline = 9 points. Vous posez vos pièces en dernier, face visible.
nid-hero-does-thrud = Un grade sur n’importe quelle colonne, jamais recouvert.
nid-hero-does-ylud = Rejoint une colonne à la fin de l’Âge.

## Thrud et Ylud

nid-put-go = { $hero } sur les { $column }
nid-put-ranks = { $hero } sur vos { $column } : { $before } → { $after } grades
nid-thrud-title = Thrud est dans votre main
nid-thrud-asked = Où posez-vous Thrud ?
nid-thrud-note = Sur n’importe quelle colonne, la même comprise. Elle n’est jamais recouverte.
nid-thrud-no-line = Pas de nouvelle ligne.
nid-thrud-line = La ligne { $line } est complète : vous recrutez un héros. Thrud rapporte 13 à la fin, où qu’elle soit.
nid-thrud-end = Pas de nouvelle ligne. Thrud rapporte 13 à la fin, où qu’elle soit.
nid-ylud-title = Ylud à la fin de l’Âge { $age }
nid-ylud-asked = Quelle colonne Ylud rejoint-elle ?
nid-ylud-asked-move = Ylud reste-t-elle ou change-t-elle de colonne ?
nid-ylud-note = Elle doit rejoindre une colonne, avant l’évaluation. D’autres cartes peuvent la recouvrir.
nid-ylud-note-late = Elle doit rejoindre une colonne, avant le décompte.
nid-ylud-note-move = Son dernier déplacement, avant le décompte. Les points sont comparés à ceux sans déplacement.
nid-ylud-here-lost = { $lost ->
    [one] { $here } ici, { $lost } perdu.
   *[other] { $here } ici, { $lost } perdus.
}
nid-ylud-stay = Elle reste.
nid-ylud-stay-go = Laisser Ylud ici
nid-ylud-stay-under = Rien ne bouge : sous Thrud, avec vos { $column }
nid-ylud-stays = Ylud reste avec vos { $column }
nid-ylud-stays-note = Rien ne bouge.
nid-ylud-lifts = Thrud est soulevée, puis reposée.

## Dagda et Bonfur

nid-dagda-title = Dagda défausse deux cartes
nid-dagda-asked = Quels deux Nains défaussez-vous ?
nid-dagda-note = Les cartes du dessus de deux colonnes différentes, en même temps.
nid-bonfur-title = Bonfur défausse une carte
nid-bonfur-asked = Quel Nain défaussez-vous ?
nid-bonfur-note = La carte du dessus d’une colonne.
nid-discard-go = Défausser { $count ->
    [one] celui-ci
   *[other] ces deux-là
}
nid-discard-choose = Choisissez { $count ->
    [one] une colonne
   *[other] { $count } colonnes
}
nid-discard-lines-stay = Vos lignes restent complètes. Vous gardez vos héros.
nid-discard-lines = { $lines ->
    [0] Il ne reste aucune ligne
    [one] Il reste 1 ligne
   *[other] Il reste { $lines } lignes
}. Vous gardez vos héros.

## La pièce d’Uline

nid-lay-title = Uline : votre pièce vient en dernier
nid-lay-asked = Quelle pièce posez-vous au { $tavern } ?
nid-lay-note = Celles des autres sont visibles. La vôtre est aussitôt définitive.
nid-lay-go = Poser le { $coin }
nid-lay-left = Reste dans votre main : { $coins }.
nid-lay-last = Vous jouez en dernier
nid-lay-place = Vous jouez { $place ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
    [4] en quatrième
   *[other] en cinquième
}
nid-lay-tie = à égalité avec { $names } : votre gemme { $gem } compte
nid-lay-gem = ensuite, vous avez la gemme { $gem }
nid-lay-after = après { $name }, sans égalité
nid-lay-first = premier choix, sans égalité
nid-lay-trades = puis vous échangez deux pièces de votre main
nid-tavern-here = maintenant
nid-tavern-later = plus tard

## Transformer et échanger

nid-place-tavern = Sur une taverne
nid-place-hand = Main
nid-place-pouch = Bourse
nid-place-up = { $place }, visible
nid-place-here = { $place }, ici
nid-place-down = { $place }, cachée
nid-transform-title = Transformer une pièce de +{ $plus }
nid-transform-asked = Quelle pièce augmente de { $plus } ?
nid-transform-note = La pièce est montrée et défaussée ; la nouvelle prend sa place, tournée du même côté.
nid-transform-go = Transformer le { $coin }
nid-transform-becomes = { $place } : votre { $coin } devient { $gets }
nid-coin-gone = Le { $coin } quitte la partie.
nid-coin-back = Le { $coin } retourne au Trésor Royal.
nid-coin-known = Tout le monde connaîtra le { $coin }.
nid-coin-missing = plus de { $wanted } : vous recevez le { $gets }
nid-coin-stands = l’ordre ne change pas
nid-coin-seen = cachée, mais connue de tous
nid-trade-title = Uline : vous échangez deux pièces de votre main
nid-trade-asked = Quelles deux pièces échangez-vous ?
nid-trade-note = Vous recevez la pièce de leur somme et gardez la plus basse.
nid-trade-go = Échanger le { $high } et le { $low }
nid-trade-choose = Choisissez { $count ->
    [one] encore une pièce
   *[other] { $count } pièces
}
nid-trade-pick = à échanger ?
nid-trade-second = et quelle autre ?
nid-trade-brings = { $high } + { $low } : le { $gets }
nid-trade-hand = Ensuite dans votre main : { $coins }
nid-trade-drop = Vous choisirez ensuite le 5 à défausser.
nid-drop-title = Un échange de deux 5
nid-drop-asked = Quel 5 défaussez-vous ?
nid-drop-note = 5 + 5 donne le { $gets } dans tous les cas.
nid-drop-basic = 5 de base
nid-drop-choose = Choisissez un 5
nid-drop-go = Défausser le { $coin }
nid-drop-leaves = Vous défaussez le { $coin }
nid-drop-keep = Vous gardez le { $coin }
nid-drop-have = Vous avez le { $coin } et le { $gets }
nid-drop-same = Les deux se valent pour vous. Cela décide seulement si un 5 retourne au Trésor Royal.

## Le Pionnier

nid-keep-title = { $distinction } : trois cartes de l’Âge 2
nid-keep-asked = Quelle carte gardez-vous ?
nid-keep-note = Elle est montrée à tous. Puis tout le paquet est mélangé.
nid-keep-only-you = Vous seul voyez ces trois cartes. Les deux autres retournent au paquet sans être montrées.
nid-keep-choose = Choisissez une carte
nid-keep-go = Garder { $card }
nid-keep-coin = +{ $plus } pour une pièce
nid-keep-hero = un héros
nid-keep-offering = une de vos pièces augmente de { $plus }
nid-keep-ranks = { $column } : { $before } → { $after } grades, { $signed } points
nid-keep-line = La ligne { $line } est complète : vous recrutez un héros.
nid-keep-others = Les deux autres retournent au paquet sans être montrées.

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

# Questions, choix et événements en mots.

coin-treasury-5 = 5 du Trésor
card-offering-plus = Offrande Royale +{ $plus }
card-class-points = { $class } { $points }
place-hand = main
place-goblin = Gobelin
place-dragon = Dragon
place-horse = Cheval
place-pouch = bourse
place-unknown = inconnu
ask-bid = { $seat } : misez une pièce sur chaque taverne (Gobelin, Dragon, Cheval). Vos pièces : { $coins }. Écrivez par exemple « bid { $example } ».
ask-lay = { $seat } : avec Uline, posez une pièce sur cette taverne.
ask-take = { $seat } : prenez une carte au { $tavern }.
ask-transform = { $seat } : choisissez une pièce à transformer de +{ $plus }.
ask-hero = { $seat } : recrutez un héros.
ask-discard = { $count ->
    [one] { $seat } : choisissez la colonne dont la carte du dessus est défaussée.
   *[other] { $seat } : choisissez les { $count } colonnes dont la carte du dessus est défaussée.
}
ask-thrud = { $seat } : posez Thrud sur une colonne.
ask-ylud = { $seat } : posez Ylud sur une colonne.
ask-trade = { $seat } : choisissez deux pièces de votre main à échanger.
ask-drop = { $seat } : quel 5 défaussez-vous ?
ask-keep = { $seat } : vous êtes Pionnier du Royaume. Gardez une de ces cartes ; vous seul les voyez.
effect-points = { $value ->
    [one] { $signed } point
   *[other] { $signed } points
}
effect-gets = le { $gives } devient un { $gets }
effect-plus = puis une pièce augmente de { $value }
effect-lines = { $value ->
    [one] { $value } ligne
   *[other] { $value } lignes
}
effect-hero = un héros à recruter
effect-discard = { $value ->
    [one] puis { $value } carte du dessus à défausser
   *[other] puis { $value } cartes du dessus à défausser
}
effect-discards = défausse { $value }
effect-pouch = bourse { $value }
effect-trade = l’échange donne { $value }
effect-trades = puis échange de pièces
effect-order = n° { $value } dans l’ordre de jeu
effect-tie = égalité : les gemmes départagent
action-stay = Ylud reste
action-lay = poser le { $coin }
action-transform = le { $coin } ({ $place })
action-trade = échanger le { $high } et le { $low }
action-drop = défausser le { $coin }
event-dealt = { $seat } reçoit la gemme { $gem }.
event-shuffled = Les { $cards } cartes de l’Âge { $age } sont mélangées.
event-age-began = L’Âge { $age } commence : { $turns } tours.
event-turn-began = Âge { $age }, tour { $turn }.
event-filled = { $tavern } : { $cards }.
event-sealed = { $seat } a misé.
event-revealed = { $seat } révèle le { $coin } au { $tavern }.
event-laid = { $seat } pose le { $coin } au { $tavern } (Uline).
event-ordered = { $seat } joue en { $place ->
    [1] premier
   *[other] { $place }e
} au { $tavern }.
event-tied = { $seat } est à égalité sur le { $coin }, avec la gemme { $gem }.
event-took = { $seat } prend la carte { $card }.
event-put = { $seat } pose { $card } sur la colonne des { $column }.
event-lifted = { $seat } soulève Thrud de la colonne des { $column }.
event-stood = { $seat } pose Thrud sur la colonne des { $column }.
event-discarded = { $seat } défausse { $card } de la colonne des { $column }.
event-offered = { $seat } utilise la carte { $card }.
event-transformed = { $seat } transforme le { $old } ({ $place }) en { $new }.
event-traded = { $seat } échange le { $high } et le { $low } et reçoit le { $new }.
event-coin-gone = { $seat } : la pièce de base { $coin } quitte la partie.
event-coin-missing = Plus de pièce { $wanted } au Trésor Royal : le { $new } la remplace.
event-coin-barred = Il ne reste rien au-dessus : le { $coin } devient un { $new }.
event-coin-has-to = { $seat } a misé le { $coin } et doit échanger des pièces.
event-due = { $seat } doit recruter un héros (lignes : { $lines }, héros : { $heroes }).
event-chained = { $seat } doit recruter plusieurs héros (lignes : { $lines }, héros : { $heroes }).
event-recruited = { $seat } recrute { $hero }.
event-none-free = { $seat } ne peut recruter aucun des héros exposés.
event-picked-up = { $seat } reprend { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} en main (Uline).
event-waits = { $seat } : Ylud attend dans la zone de commandement jusqu’à la fin de l’Âge 2.
event-swapped = { $seat } et { $other } échangent leurs gemmes : gemme { $gem } pour { $seat }, gemme { $given } pour { $other }.
event-kept-gem = { $seat } garde la gemme { $gem }.
event-left-out = { $seat } garde la gemme 6 : elle n’est jamais échangée.
event-left-over = La carte restante est défaussée : { $card }.
event-coins-back = Chacun reprend ses pièces.
event-age-ended = L’Âge { $age } se termine.
event-stayed = { $seat } laisse Ylud sur la colonne des { $column }.
event-moved-out = { $seat } retire Ylud de la colonne des { $column }.
event-judged = { $column } : { $seat } a { $ranks ->
    [one] { $ranks } grade.
   *[other] { $ranks } grades.
}
event-awarded = { $seat } a le plus de grades chez les { $column } ({ $ranks }) : { $distinction }.
event-nobody = { $column } : personne n’a la majorité.
event-hunted = { $seat } remplace son 0 par le 3 spécial.
event-crowned = { $seat } remplace sa gemme { $old } par la gemme 6.
event-looked = { $seat } regarde trois cartes : { $card1 }, { $card2 } et { $card3 }.
event-kept = { $seat } garde la carte { $card }.
event-top-discarded = La carte { $card } quitte le paquet de l’Âge 2.
event-top-unseen = Une carte quitte le paquet de l’Âge 2 sans que personne la voie.
event-left-army = { $seat } : Thrud quitte la colonne des { $column }.
event-scored = { $seat } : { $total ->
    [one] { $total } point.
   *[other] { $total } points.
}
event-bonus = { $seat } a le plus de grades de Guerrier ({ $ranks }) et ajoute sa pièce la plus haute, le { $coin }.
event-order-stands = { $seat } a changé sa pièce au { $tavern }, mais l’ordre y reste le même.
event-counted = { $seat }, { $part } : { $points }.
event-won = { $seat } gagne avec { $total ->
    [one] { $total } point.
   *[other] { $total } points.
}
table-title = Âge { $age }, tour { $turn } sur { $turns }
table-end = Fin de la partie
table-empty = vide
table-gem = gemme { $gem }
table-coins = pièces { $coins }
table-coins-secret = pièces non affichées (parties : { $out } ; arrivées : { $in })
table-lying = posées : { $places }
table-known = face cachée mais connues : { $places }
table-lines = { $lines ->
    [one] { $lines } ligne, { $heroes } héros
   *[other] { $lines } lignes, { $heroes } héros
}
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-deck = { $count ->
    [one] { $count } carte restante dans le paquet
   *[other] { $count } cartes restantes dans le paquet
}
table-treasury = Trésor Royal { $coins }
score-part-heroes = Héros
score-part-coins = Pièces
counted-hero = Héros recrutés, part des parties
coin-special = 3 spécial
play-actions = « bid 5 0 3 » ou « take explorer 11 »

# Les raisons d’un conseil.

hint-bid = { $coin } → { $tavern }
hint-points-lost = { $points ->
    [one] Le deuxième choix coûte aussitôt 1 point.
   *[other] Le deuxième choix coûte aussitôt { $points } points.
}
hint-coins = Vous recevez la pièce { $coin } : { $points } de plus qu’avant.
hint-plus = Une de vos pièces augmente de { $plus }.
hint-order = { $number ->
    [one] Vous y choisissez en premier.
   *[other] Vous y choisissez en { $number }e.
}
hint-line = Cela complète la ligne { $line } : vous recrutez un héros.
hint-nearer = { $count ->
    [one] Il ne manque alors plus que { $count } grade pour le prochain héros.
   *[other] Il manque alors { $count } grades pour le prochain héros.
}
hint-majority = { $column } : vous êtes alors seul à en avoir le plus.
hint-majority-lost = { $column } : après le deuxième choix, vous ne seriez plus seul à en avoir le plus.
hint-denied = { $points ->
    [one] { $card } rapporterait 1 point à { $seat }.
   *[other] { $card } rapporterait { $points } points à { $seat }.
}
hint-stake = { $points ->
    [one] { $tavern } : la pièce { $coin } vise { $card }, qui vous rapporte 1 point.
   *[other] { $tavern } : la pièce { $coin } vise { $card }, qui vous rapporte { $points } points.
}
hint-rival = { $points ->
    [one] { $tavern } : { $card } rapporterait 1 point à { $seat }.
   *[other] { $tavern } : { $card } rapporterait { $points } points à { $seat }.
}
hint-trade = Votre bourse s’échange contre la pièce { $coin } : { $points } de plus qu’avant.

# La feuille de score.

finding-ranks-many = À eux tous, les joueurs ont plus de grades qu’il n’en existe : { $most }
finding-ranks-missing = Les grades manquent : sans eux, on ne peut pas compter
finding-points-many = { $ranks ->
    [0] Aucun grade, donc aucun point
    [one] 1 grade vaut au plus { $most } points
   *[other] { $ranks } grades valent au plus { $most } points
}
finding-ylud-stands = En fin de partie, Ylud est dans une colonne : ajoutez-la à cette colonne
score-points = points
score-ranks = grades
score-entry = { $what }, { $part }, { $name }
score-note-warrior = somme ; le plus de grades : + la meilleure pièce
score-note-hunter = grades × grades
score-note-miner = points × grades
score-note-blacksmith = 3, 7, 12, 18, 25, 33…
score-note-explorer = somme des points ; Idunn : + 2 par grade
score-note-heroes = touchez pour choisir
score-note-coins = les cinq ; +3 avec la gemme 6
score-cards = Cartes
score-cards-of = { $part }, { $name } : touchez les cartes
score-heroes-of = Héros : { $name }
score-heroes-class = Héros d’une classe : leurs grades et points sont dans une colonne
score-coins-of = Pièces, { $name } : touchez les cinq
score-choose-heroes = Choisir des héros, { $name }
score-choose-coins = Choisir des pièces, { $name }
score-choose-cards = Toucher les cartes : { $part }, { $name }
score-type-instead = Entrer grades et points
score-gem-six = Gemme 6
score-demo = Exemple : 204 points
score-example-warrior = cartes « 5 6 9 kraal », ou grades/points « 4/28 »
score-example-hunter = grades « 4 », avec héros « 2 aral »
score-example-miner = cartes « 0 1 2 zoral », ou grades/points « 5/4 »
score-example-blacksmith = grades « 3 », avec héros « 2 bonfur smith »
score-example-explorer = cartes « 5 8 11 idunn », ou grades/points « 4/34 »
score-example-heroes = noms « skaa dwerg dwerg »
score-example-coins = les cinq « 3s 5 9 12 24 » ; 3s est le 3 spécial, 5t le 5 du Trésor ; « gem » pour la gemme 6

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

# La table de Nidavellir dans le navigateur.

nid-title = Nidavellir
nid-you = Vous
nid-where = { $where }, { $tavern }
nid-open = Ouvrir
nid-close = Fermer
nid-back = Retour
nid-just-now = À l’instant
nid-what-is = Qu’est-ce que c’est : { $name } ?
nid-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Tavernes

nid-taverns = Tavernes
nid-tavern-label = Taverne { $number }, { $name }
nid-tavern-moment = Taverne { $number }, { $name }, { $moment }
nid-tavern-order = { $number ->
    [1] première
    [2] deuxième
   *[other] troisième
}
nid-now = en cours
nid-done = terminée
nid-to-come = à venir
nid-done-mine = terminée : vous avez { $card }
nid-next-mine = votre pièce { $coin } y est posée
nid-cards = Cartes
nid-cards-left = { $count ->
    [one] Reste { $count } carte, { $you ->
        [yes] à vous
       *[no] { $name } choisit
    }
   *[other] Restent { $count } cartes, { $you ->
        [yes] à vous
       *[no] { $name } choisit
    }
}
nid-cards-here = { $count ->
    [one] Reste { $count } carte
   *[other] Restent { $count } cartes
}
nid-took = { $you ->
    [yes] Vous avez pris
   *[no] { $name } a pris
}
nid-paid = { $traded ->
    [yes] { $card }, échange fait
   *[no] { $card }
}
nid-sealed = mise faite
nid-not-yet = pas encore
nid-known-coin = cachée mais connue : pièce
nid-lays-later = posera plus tard (Uline)
nid-lays-now = pose maintenant
nid-revealed = révélée

## Ce qu’apporte une carte

nid-a-coin = pour une pièce
nid-a-hero = un héros
nid-offering-brings = une de vos pièces augmente de { $plus }
nid-brings = { $before } → { $after } points, { $ranks ->
    [one] { $ranks } grade
   *[other] { $ranks } grades
}
nid-brings-line = { $before } → { $after } points, ligne { $line } complète

## L’ordre à une taverne

nid-order = Ordre de jeu
nid-has-played = a joué
nid-chooses = { $you ->
    [yes] choisissez
   *[no] choisit
}
nid-decides = { $you ->
    [yes] décidez
   *[no] décide
}
nid-plays = { $last ->
    [yes] { $trades ->
        [yes] en dernier, puis échange
       *[no] joue en dernier
    }
   *[no] { $trades ->
        [yes] joue en { $place ->
            [1] 1er
           *[other] { $place }e
        }, puis échange
       *[no] joue en { $place ->
            [1] 1er
           *[other] { $place }e
        }
    }
}
nid-plays-short = { $last ->
    [yes] en dernier
   *[no] en { $place ->
        [1] 1er
       *[other] { $place }e
    }
}
nid-tie = Égalité sur le { $coin } :
nid-before = avant
nid-will-swap = elles s’échangent quand tous ont joué
nid-no-swap = personne n’échange
nid-gets-gem = { $name } reçoit la gemme { $gem }.

## Miser

nid-bid = Misez : une pièce sur chaque taverne
nid-bid-where = Misez : où va votre pièce { $coin } ?
nid-bid-ready = Misez : est-ce bien votre mise ?
nid-bid-sealed = Votre mise est faite
nid-bid-change = Changer votre mise ?
nid-bid-go = Valider la mise
nid-bid-again = Changer la mise
nid-place-more = { $count ->
    [one] Posez encore { $count } pièce
   *[other] Posez encore { $count } pièces
}
nid-taverns-left = { $count ->
    [one] Encore { $count } taverne.
   *[other] Encore { $count } tavernes.
} Les deux pièces gardées vont dans votre bourse.
nid-ties-first = Votre gemme { $gem } remporte toutes les égalités.
nid-ties-last = Votre gemme { $gem } perd toutes les égalités.
nid-ties-between = À égalité, votre gemme { $gem } perd contre { $ahead } et gagne contre { $behind }.
nid-pouch-stays = { $low } et { $high } restent dans votre bourse. Pas d’échange à ce tour.
nid-pouch-trades = { $low } et { $high } restent dans votre bourse ; l’échange donnera { $coin } si le Trésor Royal ne change pas.
nid-place = Votre mise, { $tavern } : { $text }
nid-place-empty = Votre mise
nid-place-free = vide
nid-put-here = Posez votre pièce { $coin } ici
nid-your-coin = Votre pièce { $coin }
nid-take-back = touchez pour reprendre
nid-your-coins = Vos pièces
nid-lifted = en main
nid-pouch = bourse
nid-trades = échange
nid-highest = la plus haute
nid-all-ready = { $count ->
    [one] { $names } : mise faite.
   *[other] { $names } : mises faites.
}
nid-still-bidding = { $count ->
    [one] { $names } n’a pas encore misé.
   *[other] { $names } n’ont pas encore misé.
}

## Prendre une carte

nid-take = Prenez une carte : { $tavern }
nid-take-this = Prendre cette carte : { $card } ?
nid-take-go = Prendre { $card }
nid-choose-card = Choisissez une carte
nid-take-place = Vous jouez en { $place ->
    [1] premier
   *[other] { $place }e
} sur { $of }. { $count ->
    [one] { $names } choisit après vous.
   *[other] { $names } choisissent après vous.
}
nid-take-last = Vous jouez en dernier sur { $of }.
nid-ranks-change = { $class } { $before } → { $after } grades, { $points }.
nid-offering-change = Une de vos pièces augmente de { $plus }.
nid-completes = La ligne { $line } est complète.
nid-hero-comes = Vous recrutez un héros.
nid-gem-becomes = Ensuite votre gemme { $gem } devient { $after }.
nid-then-trade = Puis vous échangez : vous avez misé { $coin }.
nid-no-trade = Pas d’échange : vous avez misé { $coin }.

## Attendre

nid-wait = La partie continue
nid-wait-bid = { $count ->
    [one] { $names } n’a pas encore misé
   *[other] { $names } n’ont pas encore misé
}
nid-wait-lay = { $names } pose une pièce : { $tavern }
nid-wait-take = { $names } prend une carte : { $tavern }
nid-wait-transform = { $names } transforme une pièce
nid-wait-hero = { $names } recrute un héros
nid-wait-discard = { $names } défausse des cartes
nid-wait-thrud = { $names } pose Thrud sur une colonne
nid-wait-ylud = { $names } décide pour Ylud
nid-wait-trade = { $names } échange deux pièces
nid-wait-drop = { $names } choisit le 5 à défausser
nid-wait-keep = { $names } regarde trois cartes et en garde une
nid-watching = Vous regardez la partie.
nid-bot-plays = Un bot joue à votre place.
nid-uline-waits = Avec Uline, vous posez vos pièces quand les autres ont révélé les leurs.
nid-you-played = Vous avez joué à cette taverne.
nid-you-play = Vous jouez ici en { $place ->
    [1] premier
   *[other] { $place }e
}.

## Armées

nid-army = { $you ->
    [yes] Votre armée
   *[no] Armée : { $name }
}
nid-own-army = Votre armée
nid-show-army = { $name } : montrer l’armée
nid-lines = Lignes
nid-line-complete = complète
nid-missing = manque
nid-here = ici
nid-missing-count = il en manque { $count }
nid-next-hero = { $count ->
    [one] Prochain héros : il manque { $count } grade
   *[other] Prochain héros : il manque { $count } grades
}
nid-ranks-missing = { $count ->
    [one] il manque { $count } grade
   *[other] il manque { $count } grades
}
nid-next-hero-class = { $count ->
    [one] Prochain héros : il manque { $count } { $class }
   *[other] Prochain héros : il manque { $count } { $class }s
}
nid-pouch-holds = bourse { $coins }
nid-ranks = { $count ->
    [one] grade
   *[other] grades
}
nid-column = Colonne : { $class }
nid-column-warrior = { $adds ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $sum } + { $adds } = { $points }
}
nid-column-hunter = { $ranks ->
    [0] 0 point
   *[other] { $ranks } × { $ranks } = { $points }
}
nid-column-miner = { $ranks ->
    [0] 0 point
   *[other] { $sum } × { $ranks } = { $points }
}
nid-column-blacksmith = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
nid-column-explorer = { $adds ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $sum } + { $adds } = { $points }
}
nid-command = Zone de commandement
nid-command-empty = vide : la place des héros neutres
nid-thrud-stands = { $you ->
    [yes] Thrud est sur vos { $column } : { $points } à la fin.
   *[no] Thrud est sur les { $column } : { $points } à la fin.
}
nid-ylud-waits = Ylud rejoint une colonne à la fin de l’Âge.

## Points

nid-sum = armée { $army }, pièces { $coins }
nid-sum-heroes = armée { $army }, héros { $heroes }, pièces { $coins }
nid-now-points = points
nid-score-of = Points actuels, { $name } :

## Les autres

nid-rail = Les autres joueurs et le Trésor Royal
nid-players = Joueurs
nid-others = Les autres joueurs
nid-coins-owned = Pièces :
nid-coins-of = Pièces : { $name }
nid-coins-changed = changées
nid-coins-first = les cinq pièces de base
nid-coin-out = pièce défaussée :
nid-bidding = doit miser
nid-most = (le plus)

## Ce qui est à tous

nid-treasure = Trésor Royal
nid-coins-count = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
nid-coins-dots = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} ; un point par exemplaire
nid-coin-left = Pièce { $coin }, reste { $count }
nid-hall = Hall des héros
nid-hall-all = Tous les héros
nid-on-display = { $count } à recruter
nid-heroes-left = { $count ->
    [one] { $count } héros
   *[other] { $count } héros
}
nid-neutral = Neutres
nid-hero-taken = chez { $name }
nid-brother-taken = { $hero } : chez { $name }
nid-hero-out = hors de cette partie
nid-distinctions = Distinctions
nid-distinctions-given = majorités de l’Âge 1
nid-distinctions-to-come = qui mène
nid-distinction-said = { $distinction }, majorité des { $class } : { $state ->
    [won] { $name } l’a
    [leads] { $name } mène
   *[nobody] personne
}
nid-deck = { $count ->
    [one] { $count } carte dans le paquet
   *[other] { $count } cartes dans le paquet
}
nid-discards = Défausse : { $count }
nid-discards-empty = Aucune carte n’a encore été défaussée.

web-coin = pièce
web-coin-sealed = pièce cachée
web-gem = gemme
