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
