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
