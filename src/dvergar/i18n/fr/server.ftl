# Ce que dit le serveur : pourquoi une demande ou un message est refusé, et l’aide de la commande qui le lance.

server-not-understood = Ce n’est pas un message du protocole.
server-bad-field = Ceci n’a pas été compris : { $field }.
server-bad-body = La demande n’est pas un texte JSON en UTF-8.
server-body-slow = La demande n’est pas venue à temps.
server-too-deep = Le message est imbriqué trop profondément.
server-too-large = Le message est trop long : { $most } octets au plus.
server-one-of-them = Donnez soit un enregistrement, soit un jeu avec une position.
server-chair = La place d’un bot nomme son bot, celle d’une personne non.
server-seat-twice = Une place est nommée deux fois.
server-many-seats = Trop de places à la fois : { $most } au plus.
server-clock = La pendule donne de { $least } à { $most } secondes par décision.
server-no-bot = Il n’y a pas de robot « { $bot } » ici. Il y a : { $bots }.
server-name-long = Un nom a au plus { $length } caractères.
server-name-signs = Un nom n’a pas de caractères invisibles ni de sens d’écriture.
server-name-empty = Un nom a au moins un caractère visible.
server-name-taken = Quelqu’un à cette table porte déjà ce nom.

server-no-token = Il faut le jeton d’une place.
server-foreign-token = Ce jeton n’ouvre aucune place à cette table.
server-foreign-page = Une autre page web ne peut pas parler à ce serveur.
server-foreign-host = Le serveur ne répond pas sous ce nom.
server-spectator = Qui regarde seulement ne peut pas agir.
server-no-table = Cette table n’existe pas.
server-no-page = Cette page n’existe pas.
server-no-method = Cela ne se fait pas avec cette page.
server-seat-taken = Cette place n’est pas libre.
server-left = La place a été quittée.
server-rematch-open = La revanche est déjà ouverte.
server-id-used = Cet identifiant a déjà servi pour autre chose.
server-bad-entry = Ce n’est pas une entrée d’une salle : « { $kind } ».

server-too-fast = C’était trop rapide. Attendez un instant.
server-many-sockets = Il y a trop de connexions depuis cette adresse.
server-many-tabs = Cette place est ouverte dans trop de fenêtres.
server-many-tables = Il y a trop de tables. Réessayez plus tard.
server-many-bad = Trop de messages étaient incompréhensibles.
server-full = Le serveur est plein. Réessayez plus tard.
server-no-greeting = Le premier message n’est pas venu à temps.
server-slow = La connexion est trop lente.
server-not-kept = Cela n’a pas pu être conservé et n’a donc pas eu lieu. Réessayez.
server-not-read = La table ne peut pas être lue maintenant. Réessayez.
server-stopping = Le serveur s’arrête. Revenez dans un instant.
server-broken = Quelque chose s’est cassé dans le serveur. C’est noté au journal : { $id }.

server-no-limit = Il n’y a pas de limite « { $limit } ».
server-limit-value = La limite { $limit } ne peut pas être « { $value } ».
server-bot-form = Un robot s’écrit NOM=exec:PROGRAMME, avec un nom en minuscules, chiffres et traits d’union qu’aucun autre robot ne porte : « { $given } » n’en est pas un.
server-no-address = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $reason }
server-ready = Dvergar écoute sur { $address }
server-everybody = Tous ceux qui atteignent cette machine peuvent maintenant ouvrir des tables. Ctrl-C arrête le serveur.

cli-serve = servir des tables aux navigateurs et aux programmes
cli-serve-epilog = Exemples : dvergar serve ; dvergar serve --port 9000 --db sqlite:///tables.db ; dvergar serve --bot avide=exec:./avide.sh ; dvergar serve --host 0.0.0.0
cli-host = l’adresse d’écoute (par défaut : 127.0.0.1, cette machine seule)
cli-port = le port d’écoute (par défaut : 8000 ; 0 en prend un libre)
cli-db = où les tables sont conservées : sqlite:///FICHIER ou postgresql://UTILISATEUR@HOTE/NOM (par défaut : un fichier dans le dossier de données de l’utilisateur)
cli-bot = un programme qui peut s’asseoir comme robot, sous la forme NOM=exec:PROGRAMME ; peut être répété
cli-origin = une autre adresse web dont les pages peuvent parler au serveur, comme https://play.example ; peut être répété
cli-proxy = un proxy est devant le serveur : croire la dernière adresse de X-Forwarded-For
cli-compress = compresser les messages pour les lignes lentes ; chaque connexion prend alors plus de mémoire et de temps
cli-limit = changer une limite, sous la forme NOM=VALEUR ; peut être répété
